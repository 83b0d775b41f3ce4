import type { Expectation, ProblemCode } from '../notation/problem.ts';
import type { Ignored } from '../orders/encode-faults.ts';
import type { PhaseKind, Season } from '../orders/position.ts';
import type { Verdict } from '../orders/verdict.ts';
import type { Policy } from '../policy/policy.ts';
import type { RuleCode } from '../rules/registry.ts';
import type { Section } from '../rules/rule.ts';
import type { ExchangeTexts } from './exchange-messages.ts';
import type { HintMessages, HintTitles } from './hint-messages.ts';
import type { MarkTexts } from './mark-messages.ts';
import type { PictureTexts } from './picture-messages.ts';
import type { RemedyChanges, RemedyMessages, RemedyOutcomes } from './remedy-messages.ts';

/**
 * What the catalogues must have words for, by code, with what each text is told. Units, provinces and powers come as
 * names of the language already; the texts put them together and find the particles.
 */

/** A fixed text. */
type Fixed = object;

/** A strength as a figure, with the places its supports came from, and those of supports that did not count (DIP-M9). */
export interface Force {
  readonly strength: number;
  readonly supporters: readonly string[];
  readonly uncounted: readonly string[];
}

/** A unit and the strength it stood or moved with. */
export interface Rival {
  readonly unit: string;
  readonly strength: number;
  readonly supporters: readonly string[];
}

interface To {
  readonly to: string;
}
interface Attackers {
  readonly attackers: readonly string[];
}
interface Fleets {
  readonly fleets: readonly string[];
}
interface Clash {
  readonly force: Force;
  readonly rival: Rival;
}

/** One sentence each for what a ruling can say; which one it is, `ruling-words.ts` and its neighbours decide. */
export interface RulingMessages {
  'move.free': To;
  'move.vacated': { readonly leaver: string };
  /** DIP-M7: rivals that were dislodged from where this unit's own predecessor went. */
  'move.repelled': To & { readonly losers: readonly string[] };
  /** DIP-C6: rivals whose convoy failed. */
  'move.unreached': To & { readonly rivals: readonly string[] };
  'move.stronger': To & Clash;
  /** The rival stood where the move went. */
  'move.takes': Clash;
  'move.strongest': To & { readonly force: Force; readonly rivals: readonly string[]; readonly against: number };
  'move.rotates': To;
  'move.swaps': To & { readonly other: string | null };
  'move.standoff': Clash;
  'move.weaker': Clash;
  'move.held': Clash;
  'move.head-on': Clash;
  'move.own-unit': { readonly unit: string };
  'move.own-support': Clash;
  'move.stuck': { readonly unit: string };
  'move.failed-together': Fixed;
  'move.no-route': To;
  'move.route-broken': To;
  'move.paradox': To;
  'support.stands': Fixed;
  'support.withstands': Attackers;
  /** DIP-S3 */
  'support.spared': Attackers;
  /** DIP-C6 */
  'support.unreached': Attackers;
  'support.own': Attackers;
  'support.paradox-rule': Attackers;
  'way.own-fleet': Fleets;
  'way.via': Fixed;
  'way.convoyed': Fixed;
  'way.walks': Fixed;
  'way.unrouted': Fixed;
  'support.cut': Attackers;
  /** DIP-S4 */
  'support.dislodged': Attackers;
  'convoy.stands': Fixed;
  'convoy.paradox': Fixed;
  'route.stands': Fleets;
  'route.unordered': Fleets;
  'route.broken': Attackers;
  'route.paradox': Fixed;
  'hold.holds': Fixed;
  'hold.unordered': Fixed;
  'hold.repeated': Fixed;
  'hold.disorder': Fixed;
  'order.army-at-sea': To;
  'order.fleet-inland': To;
  'order.fleet-too-far': To;
  'order.army-too-far': To;
  'order.no-fleet-for-via': To;
  'order.own-province': Fixed;
  'order.coast-unnamed': To;
  'order.coast-unreachable': To;
  'order.out-of-reach': To;
  'order.supports-itself': Fixed;
  'order.supports-own-province': Fixed;
  'order.helps-impossible': Fixed;
  'order.needs-supporter': Fixed;
  'order.no-convoy': Fixed;
  'order.needless-convoy': Fixed;
  'order.garbled': Fixed;
  'order.absent': Fixed;
  'order.repeated': Fixed;
  'order.wrong-phase': Fixed;
  'order.disorder': Fixed;
  'order.void-hold': { readonly unit: string };
  'order.void-move': { readonly unit: string };
  'order.void': Fixed;
  'order.void-coast': Fixed;
  'order.void-coast-missing': Fixed;
  'order.void-disorder': Fixed;
  'order.dislodged': Attackers;
  'retreat.goes': To;
  'retreat.disbands': Fixed;
  'retreat.unordered': Fixed;
  'retreat.disorder': Fixed;
  'retreat.meets': { readonly others: readonly string[] };
  'retreat.to-origin': To;
  'retreat.to-standoff': To;
  'retreat.too-far': To;
  'retreat.not-dislodged': Fixed;
  'build.made': Fixed;
  'place.occupied': { readonly units: readonly string[] };
  'build.waived': Fixed;
  'removal.ordered': Fixed;
  'removal.farthest': Fixed;
  'removal.fleet': Fixed;
  'removal.name': Fixed;
  'knot.rotates': Fixed;
  'knot.swaps': Fixed;
  'knot.paradox': Fixed;
  'knot.settled': Fixed;
}
export type RulingCode = keyof RulingMessages;

/**
 * Outcomes to be told by a word, and by a phrase of a few words: besides the verdicts those of orders settled together,
 * of retreats that met, of what the rules chose, and of commands not accepted.
 */
export type VerdictCode =
  | Verdict
  | 'rotates'
  | 'swaps'
  | 'paradox'
  | 'settled-together'
  | 'convoyed'
  | 'walks'
  | 'unrouted'
  | 'disbanded-together'
  | 'by-rule'
  | 'refused';
export type VerdictTexts = Record<VerdictCode, Fixed>;

/** What a ruling or result is headed by: whose order, and how it came out. */
export interface HeadMessages {
  order: { readonly label: string; readonly word: string };
  route: { readonly label: string; readonly stands: boolean };
  /** What a rule forbids, with the power or place it was about. */
  found: { readonly sentence: string; readonly found: string };
  /** Why an order failed, and who dislodged its unit besides; two sentences. */
  'and-dislodged': { readonly cause: string; readonly fate: string };
  /** Orders settled together. */
  knot: { readonly units: readonly string[]; readonly word: string };
}

export interface ProblemParts {
  /** Line and column, before what is wrong there. */
  place: { readonly line: number; readonly column: number };
  /** What would have been understood there. */
  expected: { readonly what: string };
  /** What may have been meant. */
  nearest: { readonly names: readonly string[] };
  /** The rest of what was not read because of the problem. */
  unread: { readonly text: string };
  /** Once behind a list of problems: nothing else is lost. */
  rest: Fixed;
}
export type ProblemTexts = Record<ProblemCode, { readonly read: string }>;
export type ExpectationTexts = Record<Expectation, Fixed>;

export interface NoteMessages {
  captured: { readonly province: string; readonly from: string | null; readonly to: string };
  eliminated: { readonly power: string };
  'retreat-passed-over': { readonly unit: string; readonly to: string; readonly rule: string };
  'retreat-refused': { readonly unit: string };
  'different-orders': { readonly unit: string; readonly orders: readonly string[] };
  'words-ignored': { readonly order: string; readonly ignored: readonly string[] };
  'builds-unused': { readonly power: string; readonly builds: number };
  'flying-dutchman': { readonly unit: string };
}
export type NoteCode = keyof NoteMessages;
export type IgnoredTexts = Record<Ignored, Fixed>;

export interface OutcomeMessages {
  victory: { readonly power: string };
  'draw-agreed': { readonly powers: readonly string[] };
  'draw-quiet': { readonly powers: readonly string[] };
  concession: { readonly power: string };
  ended: { readonly powers: readonly string[] };
}

/** Policy fields whose values are words. */
export type ChoiceField = { [F in keyof Policy]: Policy[F] extends string ? F : never }[keyof Policy];
export type ChoiceCode = { [F in ChoiceField]: `${F}=${Policy[F]}` }[ChoiceField];
export type PolicyMessages = Record<ChoiceCode, Fixed> & {
  victoryCentres: { readonly value: number | null };
  lastYear: { readonly value: number | null };
  drawAfterYears: { readonly value: number | null };
};
/** What a field is about, in a few words. */
export type PolicyTitles = Record<keyof Policy, Fixed>;

export interface PhaseMessages {
  phase: { readonly year: number; readonly season: string; readonly kind: string };
}
export type SeasonTexts = Record<Season, Fixed>;
export type PhaseKindTexts = Record<PhaseKind, Fixed>;

/** One sentence a rule, the same as in RULES.md. */
export type RuleTexts = Record<RuleCode, Fixed>;
export type SectionTexts = Record<Section, Fixed>;

/** All catalogues of a language, by what they are for. */
export interface TextMessages extends ExchangeTexts, PictureTexts {
  readonly rules: RuleTexts;
  readonly sections: SectionTexts;
  readonly rulings: RulingMessages;
  readonly verdictWords: VerdictTexts;
  readonly verdictPhrases: VerdictTexts;
  readonly heads: HeadMessages;
  readonly problems: ProblemTexts;
  readonly problemParts: ProblemParts;
  readonly expectations: ExpectationTexts;
  readonly notes: NoteMessages;
  readonly ignored: IgnoredTexts;
  readonly hints: HintMessages;
  readonly hintTitles: HintTitles;
  readonly outcomes: OutcomeMessages;
  readonly policy: PolicyMessages;
  readonly policyTitles: PolicyTitles;
  readonly phases: PhaseMessages;
  readonly seasons: SeasonTexts;
  readonly phaseKinds: PhaseKindTexts;
  readonly remedies: RemedyMessages;
  readonly remedyChanges: RemedyChanges;
  readonly remedyOutcomes: RemedyOutcomes;
  readonly marks: MarkTexts;
}
