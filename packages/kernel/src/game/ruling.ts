import type { RuleId, RulingId } from './ids.ts';
import type { Json } from './json.ts';

/**
 * What the referee says of one subject, and why. The rulings of one decision are an acyclic graph over `because`;
 * a cycle of orders is one node its members point to. Codes and parameters only: the words are in the text catalogues.
 */
export interface Ruling {
  /** Unique among the rulings of its decision. */
  readonly id: RulingId;
  /** The rule that decided, also when it is a backup rule. */
  readonly rule: RuleId;
  /** What is ruled on, in the game's canonical notation: `AUSTRIA A TRI - VEN`. */
  readonly subject: string;
  /** A code of the game's: `succeeds`, `bounced`, `refused`. */
  readonly verdict: string;
  /** What the words need: figures, units, provinces. */
  readonly params: Readonly<Record<string, Json>>;
  /** Ids of other rulings of the same decision. */
  readonly because: readonly RulingId[];
}
