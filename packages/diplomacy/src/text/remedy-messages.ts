import type { UnitType } from '../orders/order.ts';

/** A change: whose unit, or null for the one that is asked about. */
interface Changed {
  readonly unit: string | null;
}
/** An order it might have had; `isOnly` where it had it, and a different one as well. */
interface Ordered extends Changed {
  readonly isOnly: boolean;
}
interface ChangedTo extends Changed {
  readonly to: string;
}
/** The unit helped; null for the one that is asked about. */
interface Helping extends Changed {
  readonly other: string | null;
}
interface HelpingTo extends Helping {
  readonly to: string;
}
/** The move helped, by its ends; `from` is null where it is the one that is asked about. */
interface HelpingMove extends ChangedTo {
  readonly from: string | null;
}
/** Whether the unit asked about has just been named. */
interface Fate {
  readonly isNamed: boolean;
}
interface FateAt extends Fate {
  readonly to: string;
}

/** What might have been ordered otherwise: who, and what; the sentence puts an end to it. */
export interface RemedyChanges {
  held: Ordered;
  moved: ChangedTo & Ordered;
  'went-by-convoy': ChangedTo & Ordered;
  /** A move that was ordered by convoy. */
  'went-over-land': ChangedTo & Ordered;
  'supported-hold': Helping & Ordered;
  'supported-move': HelpingMove & Ordered;
  convoyed: HelpingTo & Ordered;
  retreated: ChangedTo & Ordered;
  disbanded: Ordered;
  'not-moved': ChangedTo;
  'not-supported-hold': Helping;
  'not-supported-move': HelpingMove;
  'not-convoyed': HelpingTo;
  'not-retreated': ChangedTo;
}
export type RemedyChangeCode = keyof RemedyChanges;

/** How the order would have come out, as the end of the sentence. */
export interface RemedyOutcomes {
  entered: FateAt;
  stayed: Fate;
  counted: object;
  carried: object;
  went: FateAt;
  /** A retreat elsewhere. */
  survived: Fate;
}
export type RemedyOutcomeCode = keyof RemedyOutcomes;

/** A change in the words above, and whether it is an order left out. */
export interface ToldChange {
  readonly phrase: string;
  readonly isLeftOut: boolean;
}

export interface RemedyMessages {
  /** Changes and outcome in the words above, and in whose hands it lay. */
  sentence: { readonly changes: readonly ToldChange[]; readonly outcome: string; readonly hands: string };
  built: { readonly power: string; readonly type: UnitType; readonly place: string };
  removed: { readonly power: string; readonly unit: string };
  own: { readonly power: string };
  shared: { readonly power: string };
  others: { readonly power: string };
  none: object;
  'no-retreat': object;
  'no-build': object;
  'no-removal': object;
  'not-searched': object;
}
