import { seededChance } from '@panjeong/kernel';
import { describe, expect, it } from 'vitest';
import type { BattleAnswer } from '../src/batch/battle-answer.ts';
import type { BattleLine, BattlePiece } from '../src/batch/battle-line.ts';
import { createPackedFighter } from '../src/batch/packed-line.ts';
import { fightInStages } from '../src/batch/staged-battle.ts';
import { figureIn } from '../src/cards/figure.ts';
import { PIECE_CARDS } from '../src/cards/index.ts';
import { HOUSE } from '../src/house.ts';
import { type Fighter, fightPlainly } from './battle-oracle.ts';

const BATTLES = 5_000;

/** A source of whole numbers from a seed. */
function numbers(seed: number): (below: number) => number {
  const chance = seededChance(seed);
  let at = 0;
  return (below) => chance.draw(at++, below);
}

function randomLine(id: number, next: (below: number) => number): BattleLine {
  const piece = (): BattlePiece => {
    const card = PIECE_CARDS[next(PIECE_CARDS.length)]?.id ?? 'ant';
    const some = (name: 'lv' | 'hp' | 'atk', least: number, below: number) =>
      next(4) === 0 ? { [name]: least + next(below) } : {};
    return {
      card,
      state: next(3) === 0 ? 'settled' : 'mobile',
      ...some('lv', 0, 10),
      ...some('hp', 1, 14),
      ...some('atk', 0, 6),
    };
  };
  const side = (): readonly BattlePiece[] => Array.from({ length: next(12) === 0 ? 0 : 1 + next(3) }, piece);
  const [attacker, defender] = [side(), side()];
  return { id, cell: next(42), dor: [0, 0], attacker, defender, powers: false, seed: id, rulings: false };
}

function fighter({ card, state, lv, hp, atk }: BattlePiece): Fighter {
  const of = PIECE_CARDS.find(({ id }) => id === card);
  if (of === undefined) throw new Error(card);
  return {
    lv: lv ?? figureIn(HOUSE, of.lv),
    hp: hp ?? figureIn(HOUSE, of.hp),
    atk: atk ?? figureIn(HOUSE, of.atk),
    faceDown: state === 'settled',
    structure: of.tier.value === 'structure',
    bomb: card === 'explosives',
  };
}

const told = ({ rotations, captured, fragments, survivors, occupier, standoff }: BattleAnswer) => ({
  rotations,
  captured,
  fragments,
  survivors,
  occupier,
  standoff,
});

describe('battles without powers', () => {
  it(`[PLM-B4] [PLM-B7] come out of ${BATTLES} random ones as a second resolver has it, packed and in stages`, () => {
    const next = numbers(20260925);
    const packed = createPackedFighter();
    const seen = { standoff: 0, swept: 0, fragments: 0, long: 0, empty: 0, chance: 0 };
    for (let id = 0; id < BATTLES; id += 1) {
      const line = randomLine(id, next);
      const draw = numbers(line.seed);
      let draws = 0;
      const expected = fightPlainly(line.attacker.map(fighter), line.defender.map(fighter), (of) => {
        draws += 1;
        return draw(of);
      });
      expect(told(packed(line)), JSON.stringify(line)).toEqual(expected);
      expect(told(fightInStages(line)), JSON.stringify(line)).toEqual(expected);
      seen.standoff += Number(expected.standoff);
      seen.fragments += expected.fragments.attacker.length + expected.fragments.defender.length;
      seen.long += Number(expected.rotations.length > 3);
      seen.empty += Number(line.attacker.length === 0 || line.defender.length === 0);
      seen.chance += draws;
      const before = expected.rotations.at(-1);
      seen.swept += Number((before?.attacker.length ?? 0) > expected.survivors.attacker.length);
      seen.swept += Number((before?.defender.length ?? 0) > expected.survivors.defender.length);
    }
    // Every kind of end is among them, so that agreeing means something.
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(50);
  });
});
