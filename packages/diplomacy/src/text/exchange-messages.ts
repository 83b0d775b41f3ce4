import type { ExchangeExpectation, ExchangeFormat } from '../exchange/season-record.ts';

/** What is said of seasons that are read from a file. Units, provinces, powers and phases come as names of the language. */

/** A fixed text. */
type Fixed = object;

interface Unit {
  readonly unit: string;
}

export interface ExchangeRemarkMessages {
  'outcome-differs': { readonly phase: string; readonly differences: readonly string[] };
  'order-unread': { readonly place: string; readonly text: string };
  'edition-assumed': { readonly edition: string };
  'attacker-unknown': Unit & { readonly phase: string };
  'cases-apart': { readonly cases: number };
  'messages-left-out': { readonly messages: number };
  'note-unread': { readonly place: string; readonly text: string };
}

export interface ExchangeDifferenceMessages {
  phase: { readonly recorded: string; readonly ruled: string };
  'unit-recorded': Unit;
  'unit-ruled': Unit;
  'dislodged-recorded': Unit;
  'dislodged-ruled': Unit;
  centre: { readonly province: string; readonly recorded: string | null; readonly ruled: string | null };
}

export interface ExchangePartMessages {
  line: { readonly line: number };
  path: { readonly path: string };
  /** The place of what concerns the file as a whole. */
  whole: Fixed;
  unreadable: { readonly place: string; readonly found: string; readonly expected: readonly string[] };
}

export interface ExchangeTexts {
  readonly exchangeRemarks: ExchangeRemarkMessages;
  readonly exchangeDifferences: ExchangeDifferenceMessages;
  readonly exchangeParts: ExchangePartMessages;
  readonly exchangeFormats: Record<ExchangeFormat, Fixed>;
  readonly exchangeExpectations: Record<ExchangeExpectation, Fixed>;
}
