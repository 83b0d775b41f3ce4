import { describe, expect, it } from 'vitest';
import { STANDARD_MAP } from '../maps/index.ts';
import { generate } from '../oracle/index.ts';
import { createLegalOrders } from '../src/judge/legal-orders.ts';
import { orderRefusal } from '../src/judge/possible.ts';
import { readOrders, wipe } from '../src/judge/read.ts';
import * as scratch from '../src/judge/scratch.ts';
import {
  AUX_SHIFT,
  CONVOY,
  FLEET,
  MOVE,
  packUnit,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
  TARGET_SHIFT,
  VIA,
} from '../src/judge/word.ts';
import { ARMY_STEP, type Board, compileBoard } from '../src/map/board.ts';
import type { Unit } from '../src/orders/position.ts';

const board = compileBoard(STANDARD_MAP);
const legal = createLegalOrders(board);

function wordsOf(units: readonly Unit[]): Int32Array {
  return Int32Array.from(units, ({ at, type, power }) =>
    packUnit(board.locationIndex.get(at) ?? 0, type === 'F', board.powerIndex.get(power) ?? 0),
  );
}

/** Every order there is, asked one by one. */
function byAsking(words: Int32Array, i: number): Set<number> {
  const unit = words[i] ?? 0;
  const isFleet = (unit & FLEET) !== 0;
  const found = new Set([unit]);
  const homes = Array.from(words, (_, j) => scratch.home[j] ?? 0);
  const take = (kind: number, aux: number, target: number): void => {
    if (orderRefusal(board, i, kind, aux, target, false) === 0) {
      found.add(unit | kind | (aux << AUX_SHIFT) | (target << TARGET_SHIFT));
    }
  };
  for (let to = 0; to < board.locationCount; to++) {
    const isCoast = to >= board.provinceCount;
    if (isFleet || !isCoast) take(MOVE, 0, to);
    if (!isFleet && !isCoast && walks(board, homes[i] ?? 0, to)) take(MOVE | VIA, 0, to);
    homes.forEach((from, j) => {
      const helpsFleet = ((words[j] ?? 0) & FLEET) !== 0;
      const nameless = helpsFleet && !isCoast && (board.coasts[to] ?? []).length > 0;
      if (to === from) take(SUPPORT_HOLD, from, from);
      if (helpsFleet ? !nameless : !isCoast) take(SUPPORT_MOVE, from, to);
      if (!isCoast) take(CONVOY, from, to);
    });
  }
  return found;
}

const walks = (on: Board, from: number, to: number): boolean =>
  ((on.steps[from * on.locationCount + to] ?? 0) & ARMY_STEP) !== 0;

describe('the list of legal orders', () => {
  it('[DIP-L2] holds every order that is possible, once, and no other', () => {
    let orders = 0;
    for (let seed = 0; seed < 150; seed++) {
      const words = wordsOf(generate(STANDARD_MAP, seed).units);
      wipe();
      readOrders(board, words, 0, words.length);
      orders += legal.fill();
      words.forEach((_, i) => {
        const listed = Array.from(legal.words.subarray(legal.starts[i] ?? 0, legal.starts[i + 1] ?? 0));
        expect(new Set(listed), `seed ${seed}, unit ${i}`).toEqual(byAsking(words, i));
        expect(listed.length).toBe(new Set(listed).size);
      });
    }
    expect(orders).toBeGreaterThan(5000);
  });
});
