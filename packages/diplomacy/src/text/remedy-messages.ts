/** A change: whose unit, or null for the one that is asked about, and whether another change is told behind it. */
interface Changed {
  readonly unit: string | null;
  readonly more: boolean;
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

/** What might have been ordered otherwise, as the beginning of a sentence or a part of it. */
export interface RemedyChanges {
  held: Changed;
  moved: ChangedTo;
  'went-by-convoy': ChangedTo;
  'supported-hold': Helping;
  'supported-move': HelpingTo;
  convoyed: HelpingTo;
  retreated: ChangedTo;
  disbanded: Changed;
  'not-moved': ChangedTo;
  'not-supported-hold': Helping;
  'not-supported-move': HelpingTo;
  'not-convoyed': HelpingTo;
  'not-retreated': ChangedTo;
}
export type RemedyChangeCode = keyof RemedyChanges;

/** How the order would have come out, as the end of the sentence. */
export interface RemedyOutcomes {
  entered: { readonly to: string };
  stayed: object;
  counted: object;
  carried: object;
  went: { readonly to: string };
}
export type RemedyOutcomeCode = keyof RemedyOutcomes;

export interface RemedyMessages {
  /** Changes and outcome in the words above, and in whose hands it lay. */
  sentence: { readonly changes: readonly string[]; readonly outcome: string; readonly hands: string };
  built: { readonly unit: string; readonly hands: string };
  removed: { readonly unit: string; readonly hands: string };
  own: { readonly power: string };
  shared: { readonly power: string };
  others: { readonly power: string };
  none: object;
  'no-retreat': object;
  'no-build': object;
  'no-removal': object;
  'not-searched': object;
}
