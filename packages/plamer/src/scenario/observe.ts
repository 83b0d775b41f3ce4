import { evolve, type Ruling } from '@panjeong/kernel';
import type { PlayedStep } from '@panjeong/kernel/scenario';
import { CELLS, cellName } from '../board/cell.ts';
import { classFor, isStandoff, standsOf, territorySummary } from '../board/presence.ts';
import { TERRITORIES } from '../board/territories.ts';
import { askedSide } from '../choices/asked.ts';
import { plamer } from '../game.ts';
import { printCommand } from '../notation/print-command.ts';
import { standingOf } from '../notation/standing.ts';
import { atkOf, lvOf } from '../pieces/figures.ts';
import type { PlamerTypes } from '../plamer-types.ts';
import { seatName } from '../rulings/subject.ts';
import type { Verdicts } from '../rulings/verdicts.ts';
import type { Piece } from '../state/piece.ts';
import { sideOf } from '../state/seats.ts';
import { SIDES } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import type { ExpectedStep } from './expect-schema.ts';
import { readCell } from './start-schema.ts';

type Step = PlayedStep<PlamerTypes>;

/** Everything that a scenario may expect of a step; of what is told by seat, cell or piece only what it asks for. */
export function observe(step: Step, expected: ExpectedStep): Readonly<Record<keyof ExpectedStep, unknown>> {
  const { after } = step;
  const { players } = after;
  const stands = standsOf(after);
  const rulings = step.entries.flatMap((entry) => entry.rulings);
  const asked = askedSide(after);
  const seats = <Value>(key: keyof ExpectedStep, of: (side: 0 | 1) => Value) =>
    Object.fromEntries(
      SIDES.map((side) => [seatName(side), of(side)] as const).filter(([seat]) =>
        Object.hasOwn((expected[key] as object | undefined) ?? {}, seat),
      ),
    );
  const byName = (key: 'lv' | 'hp' | 'atk', of: (piece: Piece) => number) =>
    Object.fromEntries(
      Object.keys(expected[key] ?? {}).flatMap((name) => {
        const piece = after.pieces.find((one) => nameOf(one) === name);
        return piece === undefined ? [] : [[name, of(piece)]];
      }),
    );
  const summaries = SIDES.map((side) => territorySummary(after, side));
  return {
    pieces: seats('pieces', (side) => {
      const out: Record<string, string[]> = {};
      for (const piece of after.pieces)
        if (piece.owner === side) out[cellName(piece.at)] = [...(out[cellName(piece.at)] ?? []), coinOf(piece)].sort();
      return out;
    }),
    at: Object.fromEntries(
      Object.keys(expected.at ?? {}).map((place) => {
        const there = after.pieces.filter(({ at }) => at === readCell(place));
        return [place, there.map((piece) => `${seatName(piece.owner)} ${coinOf(piece)}`).sort()];
      }),
    ),
    secured: seats('secured', (side) => summaries[side]?.secured),
    occupied: seats('occupied', (side) => summaries[side]?.occupied),
    classes: seats('classes', (side) =>
      (['secured', 'occupied', 'secured-by-opponent', 'neither'] as const).map(
        (one) => summaries[side]?.classes.filter((each) => each === one).length,
      ),
    ),
    classOf: Object.fromEntries(
      Object.keys(expected.classOf ?? {}).flatMap((place) => {
        const cell = readCell(place);
        return cell === null || !TERRITORIES.includes(cell) ? [] : [[place, classFor(stands[cell] ?? 0, 0)]];
      }),
    ),
    standoffs: CELLS.flatMap((_, cell) => (isStandoff(stands[cell] ?? 0) ? [cellName(cell)] : [])).sort(),
    dor: seats('dor', (side) => players[side].dor),
    vp: seats('vp', (side) => players[side].vp),
    gained: seats('gained', (side) => lastRuled(rulings, 'vp-gained', side)?.gain),
    income: seats('income', (side) => lastRuled(rulings, 'income', side)?.sum),
    captives: seats('captives', (side) => players[side].captives),
    fragments: seats('fragments', (side) => players[side].fragments),
    returned: seats('returned', (side) => players[side].returned),
    gone: seats('gone', (side) => players[side].gone),
    used: seats('used', (side) => players[side].used),
    hand: seats('hand', (side) => [...players[side].hand].sort()),
    discard: seats('discard', (side) => [...players[side].discard].sort()),
    field: seats('field', (side) =>
      players[side].field.map((laid) => (laid === null ? null : `${laid.card}${laid.face === 'down' ? ' set' : ''}`)),
    ),
    lv: byName('lv', (piece) => lvOf(after, piece)),
    hp: byName('hp', ({ hp }) => hp),
    atk: byName('atk', (piece) => atkOf(after, piece)),
    rotations: rotationsOf(step),
    strikes: ruled(rulings, 'struck').map(
      ({ striker, target, before, after: left }) =>
        `${seatName(striker.side)} ${striker.card} > ${seatName(target.side)} ${target.card} ${before}-${left}`,
    ),
    fizzled: ruled(rulings, 'fizzled').map(({ card, power }) => (card === power ? card : `${card} ${power}`)),
    refused: refusedIn(step, expected.refused ?? {}),
    stack: after.stack.length,
    round: after.round,
    turn: after.turn,
    active: seatName(after.active),
    asked: asked === null ? null : seatName(asked),
    ended: endedAs(after),
  };
}

/** `a gatekeeper (2,4)`. */
const nameOf = (piece: Piece): string => `${seatName(piece.owner)} ${piece.card} ${cellName(piece.at)}`;
const coinOf = ({ card, stance }: Piece): string => (stance === 'settled' ? `${card} settled` : card);

function ruled<Verdict extends keyof Verdicts>(
  rulings: readonly Ruling[],
  verdict: Verdict,
): readonly Verdicts[Verdict][] {
  return rulings.flatMap((ruling) =>
    ruling.verdict === verdict ? [ruling.params as unknown as Verdicts[Verdict]] : [],
  );
}

function lastRuled<Verdict extends 'vp-gained' | 'income'>(rulings: readonly Ruling[], verdict: Verdict, side: 0 | 1) {
  return ruled(rulings, verdict)
    .filter((params) => params.side === side)
    .at(-1);
}

/** HP of everyone in a battle's cell whenever a rotation ends. */
function rotationsOf({ before, entries }: Step): readonly Readonly<Record<string, number>>[] {
  const rows: Record<string, number>[] = [];
  let state = before;
  for (const event of entries.flatMap(({ events }) => events)) {
    state = evolve(plamer, state, event);
    if (event.kind !== 'rotation-ended') continue;
    const row: Record<string, number> = {};
    for (const { owner, card, hp } of state.pieces.filter(({ at }) => at === event.cell)) {
      let key = `${seatName(owner)} ${card}`;
      for (let again = 2; key in row; again += 1) key = `${seatName(owner)} ${card} ${again}`;
      row[key] = hp;
    }
    rows.push(row);
  }
  return rows;
}

/**
 * Refused commands as they are written canonically. An own piece is named by where it stands, which may change within a
 * step: of the names that a command could have had, the one that the scenario uses, else the first.
 */
function refusedIn(
  { before, entries, refusals }: Step,
  expected: Readonly<Record<string, unknown>>,
): Readonly<Record<string, readonly string[]>> {
  const states = [before];
  for (const { events } of entries) {
    let state = states.at(-1) ?? before;
    for (const event of events) state = evolve(plamer, state, event);
    states.push(state);
  }
  return Object.fromEntries(
    refusals.map(({ move: { actor, command }, rulings }) => {
      const side = actor.kind === 'gameMaster' ? null : sideOf(actor.seat);
      const texts = states.map((state) => printCommand(command, standingOf(state, side ?? 0)));
      const readable = texts.filter((text) => !text.includes('@'));
      const text = readable.find((one) => Object.hasOwn(expected, one)) ?? readable[0] ?? texts[0] ?? '';
      return [text, [...new Set(rulings.map(({ rule }) => rule))].sort()];
    }),
  );
}

function endedAs({ outcome }: PlamerState): string | null {
  if (outcome === null) return null;
  const { kind, seats, rule } = outcome;
  return [kind, ...(kind === 'won' ? seats : []), rule].join(' ');
}
