import {
  canBeginScenario,
  diplomacyScenarios,
  draftOf,
  type EditionId,
  type GivenOrder,
  mapById,
  type NameIndex,
  type PhaseResult,
  type Policy,
  type Position,
  phaseText,
  recordingOf,
  verdictsOf,
} from '@panjeong/diplomacy';
import { canonicalJson, LOCALES, type Locale } from '@panjeong/kernel';
import { recordScenario, runScenario, writeScenario } from '@panjeong/kernel/scenario';
import { misprintText } from '../text/misprints.ts';
import { wordsIn } from '../text/words.ts';

/** A board and what was ordered on it, to be kept as a scenario file. */
export interface ScenarioAsked {
  readonly edition: EditionId;
  /** Fields set otherwise than the edition has them. */
  readonly policy?: Partial<Policy>;
  readonly position: Position;
  /** Whether the owners of the centres are known; without them nobody owns any. */
  readonly tellsCentres: boolean;
  readonly steps: readonly {
    readonly given: readonly GivenOrder[];
    /** How it came out where it was asked: a scenario that plays otherwise is not written. */
    readonly result?: Pick<PhaseResult, 'phase' | 'orders'>;
  }[];
  /** `group/name`. */
  readonly id?: string;
  readonly title?: { readonly ko?: string | undefined; readonly en?: string | undefined };
  /** Where it comes from; a file's name, say. */
  readonly source?: string;
}

export type ScenarioWriting =
  | { readonly kind: 'written'; readonly text: string }
  /** In the language. */
  | { readonly kind: 'unwritable'; readonly why: string };

/** Id of a scenario that nobody gave one. */
export const NEW_ID = 'new/scenario';

/**
 * The text of a scenario file that expects what the referee says today, with a comment at its top and placeholders for its
 * prose that say in both languages that a person must check it. It passes.
 */
export function scenarioText(asked: ScenarioAsked, names: NameIndex, locale: Locale): ScenarioWriting {
  const words = wordsIn(locale);
  const { id = NEW_ID, title = {}, source = words('new-source'), steps, position } = asked;
  const strangers = strangersIn(asked, names);
  if (strangers.length > 0) return { kind: 'unwritable', why: words('new-unknown-powers', { powers: strangers }) };
  if (!canBeginScenario(position)) return { kind: 'unwritable', why: words('new-begins-late') };
  const sketch = {
    ...asked,
    map: names.map.id,
    id,
    source,
    title: { ko: title.ko ?? wordsIn('ko')('new-title'), en: title.en ?? wordsIn('en')('new-title') },
    prose: { ko: wordsIn('ko')('new-prose'), en: wordsIn('en')('new-prose') },
    steps: steps.map(({ given }) => given),
  };
  const recorded = recordScenario(draftOf(sketch, names, locale), diplomacyScenarios, recordingOf);
  if (recorded.kind === 'unplayable') {
    const { at, message } = recorded;
    return { kind: 'unwritable', why: words('new-unplayable', { at, what: misprintText(message, locale) }) };
  }
  for (const [index, { result }] of steps.entries()) {
    const phase = recorded.played[index]?.before.position.phase;
    const orders = recorded.scenario.steps[index]?.expect?.['orders'];
    if (result === undefined) continue;
    if (result.phase !== phase || canonicalJson(verdictsOf(result.orders)) !== canonicalJson(orders)) {
      return { kind: 'unwritable', why: words('new-differs', { phase: phaseText(result.phase, locale) }) };
    }
  }
  const comment = LOCALES.map((one) => wordsIn(one)('new-comment')).join('\n');
  const text = writeScenario(recorded.scenario, comment);
  const [fault] = runScenario(text, diplomacyScenarios).faults;
  if (fault === undefined) return { kind: 'written', text };
  const what = fault.kind === 'misprint' ? misprintText(fault.message, locale) : '';
  return { kind: 'unwritable', why: words('new-unplayable', { at: fault.at, what }) };
}

/** Powers that are none of the map's: what a sheet calls a power, or `?` where it says nothing. */
function strangersIn({ position, steps }: ScenarioAsked, names: NameIndex): readonly string[] {
  const { units, centres } = position;
  const known = new Set(mapById(names.map.id)?.powers.map(({ id }) => id));
  const named = [...units, ...steps.flatMap(({ given }) => given)].map(({ power }) => power);
  return [...new Set([...named, ...Object.values(centres)])].filter((power) => !known.has(power));
}
