import { type Catalogue, type Locale, say } from '@panjeong/kernel';
import type { Verdicts } from '../rulings/verdicts.ts';
import { events as enEvents } from './en-events.ts';
import { expectations as enExpectations, problems as enProblems } from './en-problems.ts';
import { rules as enRules } from './en-rules.ts';
import { rulings as enRulings } from './en-rulings.ts';
import { table as enTable } from './en-table.ts';
import { events as koEvents } from './ko-events.ts';
import { expectations as koExpectations, problems as koProblems } from './ko-problems.ts';
import { rules as koRules } from './ko-rules.ts';
import { rulings as koRulings } from './ko-rulings.ts';
import { table as koTable } from './ko-table.ts';
import type { EventMessages, ExpectationTexts, ProblemMessages, RuleTexts, TableMessages } from './messages.ts';

/** All catalogues of a language, by what they are for; names stand in `naming.ts`. */
export interface TextMessages {
  readonly rules: RuleTexts;
  readonly rulings: Verdicts;
  readonly events: EventMessages;
  readonly table: TableMessages;
  readonly problems: ProblemMessages;
  readonly expectations: ExpectationTexts;
}

type Texts = { readonly [Kind in keyof TextMessages]: Catalogue<TextMessages[Kind]> };

/** All words of the game but names, in both languages. */
export const TEXTS: Readonly<Record<Locale, Texts>> = {
  ko: {
    rules: koRules,
    rulings: koRulings,
    events: koEvents,
    table: koTable,
    problems: koProblems,
    expectations: koExpectations,
  },
  en: {
    rules: enRules,
    rulings: enRulings,
    events: enEvents,
    table: enTable,
    problems: enProblems,
    expectations: enExpectations,
  },
};

/** The words for a code of one of the catalogues. */
export function tell<Kind extends keyof TextMessages, Code extends keyof TextMessages[Kind]>(
  lang: Locale,
  kind: Kind,
  code: Code,
  params: TextMessages[Kind][Code],
): string {
  return say<TextMessages[Kind], Code>(TEXTS[lang][kind], code, params);
}
