import { createLegalOrders } from '../judge/legal-orders.ts';
import { readOrders, wipe } from '../judge/read.ts';
import { MAX_UNITS } from '../judge/scratch.ts';
import { INLAND } from '../map/board.ts';
import { ADJUSTMENTS, FALL_RETREATS, SPRING_RETREATS, stepOf } from './calendar.ts';
import { type PackedPosition, PLAYING } from './packed-position.ts';
import { DISBAND } from './retreats.ts';
import type { Season } from './season.ts';
import { unitWord } from './unit-word.ts';

/** A number from 0 up to, not including, `bound`. */
export type Draw = (bound: number) => number;

/** Plays games by chance: every legal order of a unit is as likely as any other. For bots, properties and measurements. */
export interface Playout {
  /** Plays one phase. */
  step(position: PackedPosition, draw: Draw): void;
  /** Plays until the match ends or the phase numbered `until` is reached; returns the movement phases played. */
  run(position: PackedPosition, until: number, draw: Draw): number;
}

/**
 * @throws Error on a map too large for orders of one word: its legal orders are not listed.
 */
export function createPlayout(season: Season): Playout {
  const { board, centres, layout, retreats } = season;
  if (layout.wide) throw new Error(`map ${board.data.id} is too large to be played out`);
  const legal = createLegalOrders(board);
  const most = Math.min(board.provinceCount, MAX_UNITS);
  const orders = new Int32Array(most);
  const choices = new Int16Array(most);
  const open = new Int16Array(board.locationCount);
  const marked = new Uint8Array(most);
  const builds = new Int32Array(most);
  const occupied = new Uint8Array(board.provinceCount);

  const move = (position: PackedPosition, draw: Draw): void => {
    wipe();
    readOrders(board, position.words, 0, position.units);
    legal.fill();
    for (let i = 0; i < position.units; i++) {
      const first = legal.starts[i] ?? 0;
      orders[i] = legal.words[first + draw((legal.starts[i + 1] ?? 0) - first)] ?? 0;
    }
    season.move(position, orders);
  };

  const retreat = (position: PackedPosition, draw: Draw): void => {
    retreats.survey(position);
    for (let d = 0; d < position.dislodged; d++) {
      const power = ((position.losers[d] ?? 0) >> layout.powerShift) & layout.powerMask;
      const found = position.civilDisorder[power] === 1 ? 0 : retreats.choices(position, d, open);
      const drawn = draw(found + 1);
      choices[d] = drawn === found ? DISBAND : (open[drawn] ?? DISBAND);
    }
    season.retreat(position, choices);
  };

  /** Draws what one power builds; returns the number of builds so far. */
  const build = (position: PackedPosition, power: number, due: number, from: number, draw: Draw): number => {
    let built = from;
    for (let province = 0; province < board.provinceCount && built - from < due; province++) {
      if (board.home[province] !== power || position.owner[province] !== power || occupied[province] === 1) continue;
      const coasts = board.coasts[province];
      const shores =
        coasts !== undefined && coasts.length > 0 ? coasts.length : board.kind[province] === INLAND ? 0 : 1;
      const drawn = draw(2 + shores);
      if (drawn === 1 + shores) continue;
      const location = drawn === 0 || coasts === undefined || coasts.length === 0 ? province : (coasts[drawn - 1] ?? 0);
      builds[built++] = unitWord(layout, location, drawn > 0, power);
    }
    return built;
  };

  const adjust = (position: PackedPosition, draw: Draw): void => {
    const { centres: owned, units } = centres.count(position);
    marked.fill(0, 0, position.units);
    occupied.fill(0);
    for (let i = 0; i < position.units; i++) {
      occupied[board.provinceOf[(position.words[i] ?? 0) & layout.locationMask] ?? 0] = 1;
    }
    let built = 0;
    for (let power = 0; power < board.powerCount; power++) {
      const due = (owned[power] ?? 0) - (units[power] ?? 0);
      if (position.civilDisorder[power] === 1) continue;
      if (due > 0) built = build(position, power, due, built, draw);
      // Half the powers name the units they remove, the rest leave it to the rules.
      else if (due < 0 && draw(2) === 0) markAny(position, power, -due, draw);
    }
    season.adjust(position, marked, builds, built);
  };

  const markAny = (position: PackedPosition, power: number, due: number, draw: Draw): void => {
    let left = 0;
    for (let i = 0; i < position.units; i++) if (powerOf(position, i) === power) left++;
    let needed = due;
    for (let i = 0; i < position.units && needed > 0; i++) {
      if (powerOf(position, i) !== power) continue;
      if (draw(left--) >= needed) continue;
      marked[i] = 1;
      needed--;
    }
  };

  const powerOf = (position: PackedPosition, i: number): number =>
    ((position.words[i] ?? 0) >> layout.powerShift) & layout.powerMask;

  const step = (position: PackedPosition, draw: Draw): void => {
    switch (stepOf(position.phase)) {
      case SPRING_RETREATS:
      case FALL_RETREATS:
        retreat(position, draw);
        return;
      case ADJUSTMENTS:
        adjust(position, draw);
        return;
      default:
        move(position, draw);
    }
  };

  return {
    step,
    run: (position, until, draw) => {
      let movements = 0;
      while (position.ending === PLAYING && position.phase < until) {
        if ((stepOf(position.phase) & 1) === 0 && stepOf(position.phase) !== ADJUSTMENTS) movements++;
        step(position, draw);
      }
      return movements;
    },
  };
}
