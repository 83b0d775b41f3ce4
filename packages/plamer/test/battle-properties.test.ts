import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fightLine } from '../src/batch/answer-line.ts';
import type { BattleLine, BattlePiece } from '../src/batch/battle-line.ts';
import { PIECE_IDS } from '../src/cards/card.ts';
import { pieceCardOf } from '../src/cards/index.ts';

const piece: fc.Arbitrary<BattlePiece> = fc.record(
  {
    card: fc.constantFrom(...PIECE_IDS),
    state: fc.constantFrom('mobile', 'mobile', 'settled'),
    lv: fc.integer({ min: 0, max: 9 }),
    hp: fc.integer({ min: 1, max: 14 }),
    atk: fc.integer({ min: 0, max: 6 }),
  },
  { requiredKeys: ['card', 'state'] },
);
const side = fc.array(piece, { maxLength: 3 });
const line: fc.Arbitrary<BattleLine> = fc.record({
  id: fc.constant(null),
  cell: fc.nat({ max: 41 }),
  dor: fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 })),
  attacker: side,
  defender: side,
  powers: fc.boolean(),
  seed: fc.nat(),
  rulings: fc.constant(true),
});

const structure = (card: string): boolean => pieceCardOf(card).tier.value === 'structure';

describe('whatever is fought', () => {
  it('[PLM-B19] [PLM-B16] leaves every piece in one place, and makes or loses no dor', () => {
    fc.assert(
      fc.property(line, (battle) => {
        const { captured, fragments, returned, survivors, dor } = fightLine(battle);
        for (const [who, pieces, taken] of [
          ['attacker', battle.attacker, captured.byDefender],
          ['defender', battle.defender, captured.byAttacker],
        ] as const) {
          const places = [...taken, ...fragments[who], ...returned[who], ...survivors[who]];
          expect(places.sort()).toEqual(pieces.map((_, place) => place));
          for (const place of taken) expect(structure(pieces[place]?.card ?? '')).toBe(false);
          for (const place of fragments[who]) expect(structure(pieces[place]?.card ?? '')).toBe(true);
          for (const place of returned[who]) expect(pieces[place]).toMatchObject({ card: 'ant', state: 'mobile' });
          if (!battle.powers) expect(returned[who]).toEqual([]);
        }
        expect(dor.attacker + dor.defender).toBe(battle.dor[0] + battle.dor[1]);
        expect(Math.min(dor.attacker, dor.defender)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2_000, seed: 4 },
    );
  });

  it('[PLM-B6] [PLM-B14] ends with a mobile side alone, or with a rotation that changed nothing', () => {
    fc.assert(
      fc.property(line, (battle) => {
        const { rotations } = fightLine(battle);
        const last = rotations.at(-1);
        const before = rotations.at(-2);
        for (const [at, { attacker, defender }] of rotations.entries()) {
          for (const [, hp] of [...attacker, ...defender]) expect(hp).toBeGreaterThan(0);
          const mobile = (who: 'attacker' | 'defender', there: readonly (readonly [number, number])[]) =>
            there.some(([place]) => battle[who][place]?.state === 'mobile');
          const both = mobile('attacker', attacker) && mobile('defender', defender);
          if (at < rotations.length - 1) expect(both).toBe(true);
          else if (both && before !== undefined) expect(last).toEqual(before);
        }
      }),
      { numRuns: 2_000, seed: 5 },
    );
  });

  it('[PLM-B4] [PLM-B13] only mobile pieces with ATK strike, and every figure follows from the one before', () => {
    fc.assert(
      fc.property(line, (battle) => {
        for (const { verdict, params } of fightLine(battle).rulings ?? []) {
          if (verdict !== 'struck') continue;
          const { striker, target, atk, before, after } = params as unknown as Struck;
          expect(striker.stance).toBe('mobile');
          expect(striker.side).not.toBe(target.side);
          expect(atk).toBeGreaterThan(0);
          const atOnce = target.stance === 'settled' || target.card === 'explosives';
          expect(after).toBe(atOnce ? 0 : Math.max(0, before - atk));
        }
      }),
      { numRuns: 1_000, seed: 6 },
    );
  });

  it('gives each loss rulings that were made before it', () => {
    fc.assert(
      fc.property(line, (battle) => {
        const made = new Set<string>();
        for (const { id, verdict, because, params } of fightLine(battle).rulings ?? []) {
          for (const cause of because) expect(made.has(cause)).toBe(true);
          if (verdict === 'captured' || verdict === 'fragmented' || verdict === 'returned')
            expect(because.length, JSON.stringify(params)).toBeGreaterThan(0);
          made.add(id);
        }
      }),
      { numRuns: 1_000, seed: 7 },
    );
  });
});

interface Struck {
  readonly striker: { readonly side: number; readonly stance: string };
  readonly target: { readonly side: number; readonly stance: string; readonly card: string };
  readonly atk: number;
  readonly before: number;
  readonly after: number;
}
