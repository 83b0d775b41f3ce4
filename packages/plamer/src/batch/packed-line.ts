import { seededChance } from '@panjeong/kernel';
import { figureIn } from '../cards/figure.ts';
import { pieceCardOf } from '../cards/index.ts';
import { HOUSE } from '../house.ts';
import { createPackedBattle, type PackedBattle } from '../packed/packed-battle.ts';
import { fateOf, isStandoff, occupierOf, type PackedFate, PLACES, packPiece, RESULT_WORDS } from '../packed/word.ts';
import { hasSingleCharge, isStructure } from '../pieces/figures.ts';
import type { BattleAnswer, BothSides } from './battle-answer.ts';
import type { BattleLine, BattlePiece } from './battle-line.ts';

const SIDE = PLACES / 2;

/** Fights lines without powers by the packed resolver: no rulings, and no state. One a thread. */
export function createPackedFighter(battle: PackedBattle = createPackedBattle()): (line: BattleLine) => BattleAnswer {
  const words = new Int32Array(PLACES);
  const results = new Int32Array(RESULT_WORDS);
  return (line) => {
    words.fill(0);
    for (const [place, piece] of line.attacker.entries()) words[place] = packed(piece);
    for (const [place, piece] of line.defender.entries()) words[SIDE + place] = packed(piece);
    const chance = seededChance(line.seed);
    let draws = 0;
    battle.fight(words, 0, results, 0, (below) => chance.draw(draws++, below));
    return answerOf(line, results[0] ?? 0, results[1] ?? 0, battle.log);
  };
}

function packed({ card, state, lv, hp, atk }: BattlePiece): number {
  const of = pieceCardOf(card);
  return packPiece({
    lv: lv ?? figureIn(HOUSE, of.lv),
    hp: hp ?? figureIn(HOUSE, of.hp),
    atk: atk ?? figureIn(HOUSE, of.atk),
    settled: state === 'settled',
    structure: isStructure(card),
    singleCharge: hasSingleCharge(card),
  });
}

function answerOf(line: BattleLine, rotations: number, result: number, log: Int16Array): BattleAnswer {
  const captured = placesOf(result, 'captured');
  return {
    id: line.id,
    rotations: Array.from({ length: rotations }, (_, rotation) => ({
      attacker: logged(log, rotation * PLACES),
      defender: logged(log, rotation * PLACES + SIDE),
    })),
    captured: { byAttacker: captured.defender, byDefender: captured.attacker },
    fragments: placesOf(result, 'fragment'),
    returned: { attacker: [], defender: [] },
    survivors: placesOf(result, 'stands'),
    occupier: occupierOf(result),
    standoff: isStandoff(result),
    dor: { attacker: line.dor[0], defender: line.dor[1] },
  };
}

function placesOf(result: number, fate: PackedFate): BothSides<readonly number[]> {
  const of = (first: number): readonly number[] => [0, 1, 2].filter((place) => fateOf(result, first + place) === fate);
  return { attacker: of(0), defender: of(SIDE) };
}

function logged(log: Int16Array, from: number): readonly (readonly [number, number])[] {
  return [0, 1, 2].flatMap((place) => {
    const hp = log[from + place] ?? -1;
    return hp < 0 ? [] : [[place, hp] as const];
  });
}
