/** What came of some cases of a soak. */
export interface SoakReport {
  readonly done: number;
  /** Things counted along the way, such as positions with a paradox. */
  readonly counts: Readonly<Record<string, number>>;
  /** What must not happen, in words that let a person repeat it. */
  readonly failures: readonly string[];
}

/** A long check over numbered cases: the same number is the same case on every machine. */
export interface Soak {
  readonly name: string;
  /** Cases of the full figure, and of the one that runs before every landing. */
  readonly full: number;
  readonly ci: number;
  /** Cases handed to a thread at a time. */
  readonly chunk: number;
  run(from: number, to: number): SoakReport;
  /** The counts in words, where a list of them is not what to tell. */
  readonly tell?: (counts: Readonly<Record<string, number>>) => readonly string[];
  /** Lines to show before it. */
  readonly table?: (counts: Readonly<Record<string, number>>) => readonly string[];
  /** What must not come of all cases together. */
  readonly check?: (counts: Readonly<Record<string, number>>) => readonly string[];
}

export const NOTHING: SoakReport = { done: 0, counts: {}, failures: [] };

export function sum(one: SoakReport, other: SoakReport): SoakReport {
  const counts: Record<string, number> = { ...one.counts };
  for (const [what, many] of Object.entries(other.counts)) counts[what] = (counts[what] ?? 0) + many;
  return { done: one.done + other.done, counts, failures: [...one.failures, ...other.failures] };
}
