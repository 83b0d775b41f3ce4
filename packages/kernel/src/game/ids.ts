declare const brand: unique symbol;

/** A string that is not to be mixed up with another kind of string; it is JSON all the same. */
export type Brand<Name extends string> = string & { readonly [brand]: Name };

/** A place at the table: a power in Diplomacy, a faction's player in The Plamer. */
export type SeatId = Brand<'SeatId'>;
export type MatchId = Brand<'MatchId'>;
/** Names one ruling among those of one decision (or, projected, among those one audience sees of it). */
export type RulingId = Brand<'RulingId'>;
/** A rule's stable id as in the game's RULES.md: `DIP-M2`, `PLM-B4`. Never reused. */
export type RuleId = `${string}-${string}`;

export const seatId = (text: string): SeatId => text as SeatId;
export const matchId = (text: string): MatchId => text as MatchId;
export const rulingId = (text: string): RulingId => text as RulingId;
