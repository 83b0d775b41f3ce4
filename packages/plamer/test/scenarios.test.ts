import { runScenario } from '@panjeong/kernel/scenario';
import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../src/cards/card.ts';
import { RULE_CODES, RULES } from '../src/rules/registry.ts';
import { plamerScenarios } from '../src/scenario/adapter.ts';
import { scenarioTexts } from './scenario-files.ts';

const files = scenarioTexts().map((file) => ({ ...file, title: `[${file.rules.join(' ')}] ${file.id}` }));

/** The rows of section 10 of the specification. */
const WORKED_EXAMPLES = [
  'scene-9',
  'faq-secure',
  'observe',
  'standoff',
  'income',
  'scene-6',
  'ladder',
  'ant-tunnel',
  'infiltrate',
  'walkthrough',
  'scene-8',
  'bulk-ant',
  'empty-side',
  'poise',
  'mass-capture',
  'home-win',
  'several-kinds',
  'opening-cards',
  'liberation',
];

describe('the scenarios, live and again from their log', () => {
  it('have ids of their own, which are their places', () => {
    expect(files.map(({ id }) => id)).toEqual(files.map(({ path }) => path.replace(/\.yaml$/, '')));
  });

  it('are all that is promised: worked examples with a question each, two for every card, what was confirmed', () => {
    const ids = files.map(({ id }) => id);
    expect(WORKED_EXAMPLES.filter((name) => !ids.includes(`pages/${name}`))).toEqual([]);
    expect(files.filter(({ id, hasQuestion }) => id.startsWith('pages/') && !hasQuestion)).toEqual([]);
    expect(CARD_IDS.flatMap((card) => [card, `${card}-not`]).filter((name) => !ids.includes(`cards/${name}`))).toEqual(
      [],
    );
    const confirmed = files.filter(({ id }) => id.startsWith('confirmed/')).flatMap(({ rules }) => rules);
    const dated = RULE_CODES.filter((id) => RULES[id].section !== 'K' && RULES[id].confirmed.length > 0);
    expect(dated.filter((id) => !confirmed.includes(id) && id !== 'PLM-B9')).toEqual([]);
  });

  it.each(files)('$title', ({ text }) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

/** A line each, short enough to be read. */
function faultsOf(text: string): readonly string[] {
  return runScenario(text, plamerScenarios).faults.map((fault) => {
    const place = `${fault.line}:${fault.column} ${fault.at}`;
    if (fault.kind === 'misprint') return `${place}: ${fault.message}`;
    return `${place} ${fault.kind} ${fault.run}: expected ${JSON.stringify(fault.expected)}, found ${JSON.stringify(fault.found)}`;
  });
}
