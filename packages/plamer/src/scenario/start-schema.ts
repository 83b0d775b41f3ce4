import { z } from 'zod';
import { cellAt } from '../board/cell.ts';
import { PLAYABLE } from '../cards/card.ts';
import { type PlamerOptions, readOptions } from '../read/options.ts';
import type { StartPiece } from '../read/start.ts';
import { TURNS } from '../state/flow.ts';
import { FIELD_SLOTS, type FieldCard } from '../state/player.ts';
import { SIDES, type Side } from '../state/side.ts';
import { openingOf } from '../turns/setup/deck.ts';

/** Something for each of the two seats; either may be left out. */
const bySeat = <Value extends z.ZodType>(value: Value) => z.strictObject({ a: value.optional(), b: value.optional() });

const amount = z.int().min(0);
const cards = z.array(z.string());
const tally = z.record(z.string(), z.int().min(1));
/** By cell, its coins in the order of arrival: `"(2,4)": [gatekeeper, guardsman settled, explosives new]`. */
const cells = z.record(z.string(), z.array(z.string()));

/** What a scenario file says of its board. Seats are `a` and `b`; what is left out is none, or as in an opening. */
export const startSchema = z
  .strictObject({
    factions: z.tuple([z.enum(PLAYABLE), z.enum(PLAYABLE)]).default(['dgm', 'bgm']),
    /** Decides what chance decides. */
    seed: z.int().min(0).default(1),
    house: z.record(z.string(), z.int()).default({}),
    round: z.int().min(1).default(2),
    turn: z.enum(TURNS).default('movement'),
    /** The turn player. */
    active: z.enum(['a', 'b']).default('a'),
    pieces: bySeat(cells).default({}),
    /** Cells that hold more of a side than a match allows, on purpose: the page's own walkthrough does (S3). */
    crowded: z.array(z.string()).default([]),
    dor: bySeat(amount).default({}),
    vp: bySeat(amount).default({}),
    /** Slot by slot: a card face up, `reboot set` face down, `~` an empty slot. */
    field: bySeat(z.array(z.string().nullable()).max(FIELD_SLOTS)).default({}),
    hand: bySeat(cards).default({}),
    /** The next card first. Empty unless given, so that nothing is drawn by chance. */
    deck: bySeat(cards).default({}),
    discard: bySeat(cards).default({}),
    used: bySeat(tally).default({}),
    captives: bySeat(tally).default({}),
    fragments: bySeat(tally).default({}),
    returned: bySeat(tally).default({}),
    gone: bySeat(tally).default({}),
  })
  .transform((written, context): ScenarioStart => {
    const { factions, seed, house, round, turn, active } = written;
    const issue = (path: readonly (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path: [...path], message });
    const players = SIDES.map((side) => {
      const seat = SEAT_NAMES[side];
      const given = (key: SeatKey): unknown => (written[key] as { readonly [Seat in SeatName]?: unknown })[seat];
      const field = (written.field[seat] ?? openingOf(factions[side])).map((text) => laidOf(text, factions[side]));
      return {
        ...present({
          dor: given('dor') ?? 0,
          vp: given('vp'),
          hand: given('hand'),
          discard: given('discard'),
          used: given('used'),
          captives: given('captives'),
          fragments: given('fragments'),
          returned: given('returned'),
          gone: given('gone'),
        }),
        deck: [...(written.deck[seat] ?? [])].reverse(),
        field: Array.from({ length: FIELD_SLOTS }, (_, slot) => field[slot] ?? null),
      };
    });
    const pieces = SIDES.flatMap((side) =>
      Object.entries(written.pieces[SEAT_NAMES[side]] ?? {}).flatMap(([place, coins]) => {
        const cell = readCell(place);
        if (cell === null) issue(['pieces', SEAT_NAMES[side], place], 'expected a living cell, such as (2,4)');
        return cell === null ? [] : coins.map((coin): StartPiece => pieceOf(coin, side, cell, round));
      }),
    );
    const crowded = written.crowded.flatMap((place) => readCell(place) ?? []);
    const start = {
      round,
      turn,
      active: active === 'a' ? 0 : 1,
      players,
      pieces,
      ...(crowded.length > 0 ? { crowded } : {}),
    };
    const options = readOptions({ factions, house, start });
    if (options.kind === 'read') return { options: options.value, seed };
    issue([], `${options.at}: read ${options.found}, expected ${options.expected.join(' | ')}`);
    return z.NEVER;
  });

export interface ScenarioStart {
  readonly options: PlamerOptions;
  readonly seed: number;
}

const SEAT_NAMES = ['a', 'b'] as const;
export type SeatName = (typeof SEAT_NAMES)[number];
type SeatKey = 'dor' | 'vp' | 'hand' | 'discard' | 'used' | 'captives' | 'fragments' | 'returned' | 'gone';

/** Without what is not given. */
function present(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** `(2,4)`; null where none lives. */
export function readCell(text: string): number | null {
  const found = /^\((\d),(\d)\)$/.exec(text.replaceAll(' ', ''));
  return found === null ? null : cellAt(Number(found[1]), Number(found[2]));
}

/** `guardsman settled`, `explosives new`: settled where it says so, come in this round where it says so. */
function pieceOf(text: string, side: Side, at: number, round: number): StartPiece {
  const [card = '', ...marks] = text.split(/\s+/);
  const stance = marks.includes('settled') ? 'settled' : 'mobile';
  return { side, card, at, stance, ...(marks.includes('new') ? { since: round } : {}) };
}

function laidOf(text: string | null, faction: (typeof PLAYABLE)[number]): FieldCard | null {
  if (text === null) return null;
  const [card = '', ...marks] = text.split(/\s+/);
  const face = marks.includes('set') ? 'down' : 'up';
  return { card, face, opening: face === 'up' && openingOf(faction).includes(card) };
}
