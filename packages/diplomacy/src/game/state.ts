import type { GameState, Outcome } from '@panjeong/kernel';
import type { PowerId } from '../map/map-data.ts';
import type { Position } from '../orders/position.ts';
import { DEFAULT_EDITION, EDITIONS } from '../policy/editions.ts';
import type { Policy } from '../policy/policy.ts';
import type { DraftLine } from './order-schema.ts';

/** How a power wants the match to end. */
export type Vote =
  /** Powers in the order of seats. */
  { readonly kind: 'draw'; readonly among: readonly PowerId[] } | { readonly kind: 'concede'; readonly to: PowerId };

/**
 * A match. Its seats are all powers of the map, in the map's order; those without a player are in civil disorder.
 * Records and lists keep the order of seats, so that their order tells nothing.
 */
export interface DiplomacyState extends GameState {
  readonly map: string;
  readonly policy: Policy;
  readonly position: Position;
  /** By seat, what it has ordered for this phase so far: sealed until the phase is resolved. */
  readonly drafts: Readonly<Record<PowerId, readonly DraftLine[]>>;
  /** By seat, orders given once for every turn (DATC 4.E.4): sealed for as long as they stand. */
  readonly perpetual: Readonly<Record<PowerId, readonly DraftLine[]>>;
  /** Seats that want the phase resolved; everyone knows. */
  readonly ready: readonly PowerId[];
  /** Votes cast in this phase; everyone knows. */
  readonly votes: Readonly<Record<PowerId, Vote>>;
  readonly outcome: Outcome | null;
  /** Whether decisions explain the phases they resolve. */
  readonly rulings: boolean;
}

/** Before the opening event. */
export const BLANK: DiplomacyState = {
  seats: [],
  phase: 0,
  draws: 0,
  map: '',
  policy: EDITIONS[DEFAULT_EDITION],
  position: { phase: 'S1M', units: [], centres: {}, dislodged: [], contested: [], civilDisorder: [] },
  drafts: {},
  perpetual: {},
  ready: [],
  votes: {},
  outcome: null,
  rulings: false,
};
