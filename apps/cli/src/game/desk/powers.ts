import { askOf, type Position, type PowerId } from '@panjeong/diplomacy';
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

/** In a phase of retreats: none of the power's units has anywhere to go, so that there is nothing to choose. */
function isTrapped({ phase, dislodged }: Position, power: PowerId): boolean {
  return phase.endsWith('R') && dislodged.every(({ unit, retreats }) => unit.power !== power || retreats.length === 0);
}

/** How every power stands in the phase at hand, in the order of seats. */
export function standingsOf(desk: Desk): readonly PowerStanding[] {
  const { state } = desk.match;
  const { position } = state;
  const { board } = desk.adjudicator.referee;
  return state.seats.map((power) => {
    const account = accountOf(desk, power);
    // Nobody is asked anything after the end.
    const ask = state.outcome === null ? askOf(board.data, position, power) : null;
    const now = linesNow(phaseNow(desk), account.lines);
    const isIn =
      position.units.some((unit) => unit.power === power) ||
      position.dislodged.some(({ unit }) => unit.power === power) ||
      Object.values(position.centres).includes(power);
    const asked = ask === null || ask.kind === 'wait' ? 0 : 'units' in ask ? ask.units.length : ask.count;
    // In winter orders are counted, else the units that have some: two to one unit are no two.
    const given = ask !== null && 'units' in ask ? asked - account.unordered.length : now.length;
    const sending: Sending = !isIn
      ? 'out'
      : position.civilDisorder.includes(power)
        ? 'disorder'
        : ask === null || isTrapped(position, power)
          ? 'nothing'
          : now.length > 0
            ? 'sent'
            : 'missing';
    return { power, sending, account, asked, given };
  });
}
