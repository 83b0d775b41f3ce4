import { copyOf, evolve, seatId, seededChance } from '@panjeong/kernel';
import { type Cell, cellAt } from '../src/board/cell.ts';
import type { PlayableFaction } from '../src/cards/card.ts';
import { plamer } from '../src/game.ts';
import type { House } from '../src/house.ts';
import { DEFAULT_OPTIONS, type PlamerOptions } from '../src/read/options.ts';
import type { StartPiece, StartPlayer } from '../src/read/start.ts';
import { BLANK } from '../src/state/blank.ts';
import type { PlamerCommand } from '../src/state/command.ts';
import type { Turn } from '../src/state/flow.ts';
import { SEATS, sideOf } from '../src/state/seats.ts';
import type { Side } from '../src/state/side.ts';
import type { PlamerState } from '../src/state/state.ts';

/** `2,4` or `(2,4)`. */
export function cell(name: string): Cell {
  const [column = -1, row = -1] = name.replace(/[()]/g, '').split(',').map(Number);
  const found = cellAt(column, row);
  if (found === null) throw new Error(`no cell ${name}`);
  return found;
}

/** `a guardsman 2,4` stands mobile, `b ant 2,4 settled` lies face down. */
export function piece(text: string): StartPiece {
  const [seat = '', card = '', at = '', stance = 'mobile'] = text.split(' ');
  const side = sideOf(seatId(seat));
  if (side === null || (stance !== 'mobile' && stance !== 'settled')) throw new Error(`no piece: ${text}`);
  return { side, card, at: cell(at), stance };
}

export interface Setting {
  readonly factions?: readonly [PlayableFaction, PlayableFaction];
  readonly round?: number;
  readonly turn?: Turn;
  readonly active?: Side;
  readonly a?: StartPlayer;
  readonly b?: StartPlayer;
  readonly pieces?: readonly string[];
  readonly house?: Partial<House>;
}

/** Options of a match that starts from a position; hands and decks are empty unless given, so that nothing is asked for cards. */
export function optionsOf(setting: Setting): PlamerOptions {
  const { factions = ['dgm', 'bgm'], round = 3, turn = 'movement', active = 0, a = {}, b = {} } = setting;
  return {
    ...DEFAULT_OPTIONS,
    factions,
    house: setting.house ?? {},
    start: {
      round,
      turn,
      active,
      players: [
        { hand: [], deck: [], ...a },
        { hand: [], deck: [], ...b },
      ],
      pieces: (setting.pieces ?? []).map(piece),
    },
  };
}

/** The position after the opening events of a setting. */
export function positionOf(setting: Setting, seed = 1): PlamerState {
  const options = optionsOf(setting);
  const reading = plamer.options.read(JSON.parse(JSON.stringify(options)));
  if (reading.kind !== 'read') throw new Error(`impossible: ${JSON.stringify(reading)}`);
  const state = copyOf(BLANK);
  for (const event of plamer.setup(reading.value, seededChance(seed))) plamer.apply(state, event);
  return state;
}

/** Gives commands one after the other; each must be accepted. */
export function give(state: PlamerState, ...moves: readonly (readonly [Side, PlamerCommand])[]): PlamerState {
  let now = state;
  for (const [side, command] of moves) {
    const decision = plamer.decide(now, command, { kind: 'seat', seat: SEATS[side] }, seededChance(1));
    if (decision.kind === 'refused')
      throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(decision.rulings)}`);
    for (const event of decision.events) now = evolve(plamer, now, event);
  }
  return now;
}

/** Reasons by which a command is refused, as `rule verdict`; empty when it is accepted. */
export function reasons(state: PlamerState, side: Side, command: PlamerCommand): readonly string[] {
  const decision = plamer.decide(state, command, { kind: 'seat', seat: SEATS[side] }, seededChance(1));
  return decision.kind === 'accepted' ? [] : decision.rulings.map(({ rule, verdict }) => `${rule} ${verdict}`);
}

/** The id of the first piece of a side and kind, in a cell if one is named. */
export function idOf(state: PlamerState, side: Side, card: string, at?: string): number {
  const found = state.pieces.find(
    (each) => each.owner === side && each.card === card && (at === undefined || each.at === cell(at)),
  );
  if (found === undefined) throw new Error(`no ${card} of side ${side}`);
  return found.id;
}

export const DONE: PlamerCommand = { kind: 'done' };
export const PASS: PlamerCommand = { kind: 'pass' };
