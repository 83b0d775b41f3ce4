import { seededChance } from '@panjeong/kernel';
import { createPackedBattle } from '../src/packed/packed-battle.ts';
import { type PackedPiece, PLACES, packPiece, RESULT_WORDS } from '../src/packed/word.ts';
import type { Workload } from './workload.ts';

/** How many battles of a workload differ. */
const BATTLES = 4096;

const mobile = (lv: number, hp: number, atk: number): PackedPiece => ({
  lv,
  hp,
  atk,
  settled: false,
  structure: false,
  singleCharge: false,
});

/** The battle of the page's scene 8: three against three, four rotations (S3). */
const SCENE_8: readonly PackedPiece[] = [
  mobile(6, 3, 1),
  mobile(5, 8, 3),
  mobile(2, 2, 1),
  mobile(7, 12, 3),
  mobile(2, 3, 1),
  { ...mobile(4, 3, 1), settled: true },
];

/** Scene 8 over and over, without powers: from packed words to packed results. */
export function packedScene8(): Workload {
  return packed('battle-scene-8', () => SCENE_8);
}

/** Battles of its size with figures of their own. */
export function packedRandom(seed: number): Workload {
  const chance = seededChance(seed);
  let draws = 0;
  const draw = (below: number): number => chance.draw(draws++, below);
  return packed('battle-random', () =>
    Array.from({ length: PLACES }, () => ({ ...mobile(1 + draw(8), 1 + draw(12), draw(5)), settled: draw(6) === 0 })),
  );
}

function packed(id: string, next: () => readonly PackedPiece[]): Workload {
  const battle = createPackedBattle();
  const words = new Int32Array(BATTLES * PLACES);
  for (let at = 0; at < BATTLES; at += 1) {
    for (const [place, piece] of next().entries()) words[at * PLACES + place] = packPiece(piece);
  }
  const results = new Int32Array(RESULT_WORDS);
  const first = (): number => 0;
  return {
    id,
    item: 'battle',
    items: BATTLES,
    run(index) {
      battle.fight(words, (index % BATTLES) * PLACES, results, 0, first);
      return Math.imul(results[0] ?? 0, 31) + (results[1] ?? 0);
    },
  };
}
