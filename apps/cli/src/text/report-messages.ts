type Fixed = object;

/** What is said only where a report is to be sent. */
export interface ReportMessages {
  next: Fixed;
  'next-phase': { readonly phase: string; readonly powers: readonly string[] };
  'next-builds': { readonly power: string; readonly count: number };
  'next-removals': { readonly power: string; readonly count: number };
  /** Heading of a block that goes on in another message. */
  continued: { readonly heading: string };
}
