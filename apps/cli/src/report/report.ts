import type { PhaseName, RulingLine, Verdict } from '@panjeong/diplomacy';

/**
 * What is told of a sheet or of a phase, in words already and in one language, but in no layout: each format lays out the
 * same.
 */
export interface SheetTold {
  readonly phases: readonly PhaseTold[];
  /** What was worth a second look, for the game master alone: what is sent to players leaves it out. */
  readonly hints: readonly LineTold[];
  /** What was taken for granted, or left aside with reason. */
  readonly remarks: readonly LineTold[];
  /** What was not adjudicated as it was meant. */
  readonly faults: readonly LineTold[];
  /** Greetings and the like, in quotes; they may be private, so what is sent to players leaves them out. */
  readonly unread: readonly LineTold[];
}

/** A sentence, and where on the sheet it is about (`8:9`), if anywhere. */
export interface LineTold {
  readonly place: string | null;
  readonly text: string;
}

export interface PhaseTold {
  readonly phase: PhaseName;
  /** `1901년 봄 이동`, `Spring 1901 moves`. */
  readonly name: string;
  /** `규칙 tutorial-2021`. */
  readonly edition: string;
  /** In the order of the map; powers without orders are left out. */
  readonly powers: readonly PowerTold[];
  /** A sentence a dislodged unit: who it is, and where it may retreat. */
  readonly dislodged: readonly string[];
  /** Places that a standoff left empty. */
  readonly contested: readonly string[];
  readonly notes: readonly string[];
  /** Units after the phase. */
  readonly units: readonly HoldingTold[];
  /** Centres after the phase; empty where they are not worth telling. */
  readonly centres: readonly HoldingTold[];
  /** What comes next, and who orders what in it; null when the match is over. */
  readonly next: string | null;
}

export interface PowerTold {
  readonly name: string;
  readonly orders: readonly OrderTold[];
}

export interface OrderTold {
  /** In the notation of the language. */
  readonly text: string;
  readonly verdict: Verdict;
  /** The verdict in a word or two. */
  readonly word: string;
  readonly rule: string;
  /** Nobody ordered it: the unit held, or the rules chose. */
  readonly isUnordered: boolean;
  /** One sentence for why, as far as the detail asked for it; null also where no ruling explains the order. */
  readonly cause: CauseTold | null;
  /** The whole chain of causes, the order itself first; empty unless chains were asked for. */
  readonly chain: readonly RulingLine[];
  /** What would have worked, a sentence each; beneath the chain. */
  readonly remedies: readonly string[];
}

export interface CauseTold {
  readonly text: string;
  readonly rules: readonly string[];
}

/** What one power has: its units or its centres. */
export interface HoldingTold {
  readonly power: string;
  readonly places: readonly string[];
}

/** How much is told of why: nothing, one sentence under what failed, or every order's chain of causes. */
export type Detail = 'verdicts' | 'causes' | 'chains';
