import { askOf, type PowerId } from '@panjeong/diplomacy';
import { type Desk, phaseNow } from './desk.ts';
import { accountOf, type DraftAccount, linesNow } from './draft-account.ts';

export type Sending =
  /** Has orders for the phase at hand; they may not be for all of its units. */
  | 'sent'
  | 'missing'
  /** Has nothing to order in this phase. */
  | 'nothing'
  /** Has no player (DIP-X1). */
  | 'disorder'
  /** Has neither a unit nor a centre left (DIP-W4). */
  | 'out';

export interface PowerStanding {
  readonly power: PowerId;
  readonly sending: Sending;
  readonly account: DraftAccount;
  /** How many orders it has to give; in winter how many builds or removals, at most. */
  readonly asked: number;
  /** How many it has given for the phase at hand. */
  readonly given: number;
}

/** How every power stands in the phase at hand, in the order of seats. */
export function standingsOf(desk: Desk): readonly PowerStanding[] {
  const { state } = desk.match;
  const { position } = state;
  const { board } = desk.adjudicator.referee;
  return state.seats.map((power) => {
    const account = accountOf(desk, power);
    const ask = askOf(board.data, position, power);
    const given = linesNow(phaseNow(desk), account.lines).length;
    const isIn =
      position.units.some((unit) => unit.power === power) ||
      position.dislodged.some(({ unit }) => unit.power === power) ||
      Object.values(position.centres).includes(power);
    const asked = ask === null || ask.kind === 'wait' ? 0 : 'units' in ask ? ask.units.length : ask.count;
    const sending: Sending = !isIn
      ? 'out'
      : position.civilDisorder.includes(power)
        ? 'disorder'
        : ask === null
          ? 'nothing'
          : given > 0
            ? 'sent'
            : 'missing';
    return { power, sending, account, asked, given };
  });
}
