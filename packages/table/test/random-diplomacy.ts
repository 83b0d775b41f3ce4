import { type DiplomacyTypes, diplomacy, type Order } from '@panjeong/diplomacy';
import { type SeatId, seededChance } from '@panjeong/kernel';
import { choicesOf, type Match, openMatch, type Referee, submit } from '../src/index.ts';

export type DiplomacyMatch = Match<DiplomacyTypes>;

export const referee: Referee<DiplomacyTypes> = {
  game: diplomacy,
  chance: seededChance(1),
  release: '0.1.0',
  masterSeesSealed: false,
};
export const at = 1_800_000_000_000;

type Draw = (below: number) => number;
type UnitOrder = Exclude<Order, { readonly kind: 'waive' }>;

/** Every seat drafts orders by chance from its choices, phase by phase, until the match ends. */
export function randomMatch(seed: number, lastYear: number): DiplomacyMatch {
  const chance = seededChance(seed);
  let drawn = 0;
  const draw: Draw = (below) => chance.draw(drawn++, below);
  let match = openMatch(referee, { ...diplomacy.options.defaults, policy: { lastYear } }, at);
  while (match.state.outcome === null) {
    const { phase } = match.state;
    for (const { seat } of diplomacy.pending(match.state)) {
      if (match.state.phase !== phase) throw new Error(`${seat} was asked for a phase that is over`);
      for (const order of drafted(match, seat, draw)) match = play(match, seat, { kind: 'order', order });
      match = play(match, seat, { kind: 'ready', ready: true });
    }
  }
  return match;
}

/** @throws Error when the command is not accepted */
export function play(match: DiplomacyMatch, seat: SeatId, command: object): DiplomacyMatch {
  const submission = submit(referee, match, { actor: { kind: 'seat', seat }, command, at });
  if (submission.kind === 'accepted') return submission.match;
  throw new Error(`${seat} ${JSON.stringify(command)}: ${JSON.stringify(submission)}`);
}

/**
 * An order by chance for most units; half of those that could help a move already drafted do, so that something happens. As
 * many builds or removals as may be.
 */
function drafted(match: DiplomacyMatch, seat: SeatId, draw: Draw): readonly UnitOrder[] {
  const choices = choicesOf(referee, match, seat).flatMap(({ kind, command }) =>
    kind === 'allowed' && command.kind === 'order' && command.order.kind !== 'waive' ? [command.order] : [],
  );
  const orders: UnitOrder[] = [];
  for (const place of new Set(choices.map(placeOf))) {
    const own = choices.filter((order) => placeOf(order) === place);
    const helpful = own.filter((order) => orders.some((other) => helps(order, other)));
    const moves = own.filter(({ kind }) => kind === 'move');
    const from = [draw(2) === 0 ? moves : helpful, own].find((list) => list.length > 0) ?? own;
    const order = from[draw(from.length)];
    if (order !== undefined && draw(8) > 0) orders.push(order);
  }
  const ask = diplomacy.pending(match.state).find((pending) => pending.seat === seat)?.ask;
  return ask?.kind === 'builds' || ask?.kind === 'removals' ? orders.slice(0, ask.count) : orders;
}

const placeOf = ({ unit }: UnitOrder): string => unit.at.slice(0, 3);

function helps(order: UnitOrder, move: UnitOrder): boolean {
  if (move.kind !== 'move' || (order.kind !== 'support-move' && order.kind !== 'convoy')) return false;
  const helped = order.kind === 'convoy' ? order.army : order.target;
  return helped.at === move.unit.at && order.to === move.to;
}
