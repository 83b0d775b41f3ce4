import type { Catalogue } from '@panjeong/kernel';
import { exchange } from './en-exchange.ts';
import { hints, hintTitles } from './en-hints.ts';
import { marks } from './en-marks.ts';
import { picture } from './en-picture.ts';
import { policy, policyTitles } from './en-policy.ts';
import { remedies, remedyChanges, remedyOutcomes } from './en-remedies.ts';
import { rules } from './en-rules.ts';
import { rulings } from './en-rulings.ts';
import { capital, list } from './english.ts';
import type { TextMessages } from './messages.ts';

/** Rules in the present tense, what happened in the past. One word for one thing. */
export const en: { readonly [Kind in keyof TextMessages]: Catalogue<TextMessages[Kind]> } = {
  sections: {
    O: 'Orders as written',
    L: 'Impossible orders',
    V: 'Orders that match none',
    M: 'Movement',
    S: 'Supports',
    C: 'Convoys',
    R: 'Retreats',
    B: 'Centres and builds',
    D: 'Removals',
    X: 'Civil disorder',
    W: 'How a match ends',
    T: 'At the table',
  },

  rules,

  rulings,

  verdictWords: {
    succeeds: 'succeeds',
    bounced: 'bounced',
    cut: 'support cut',
    dislodged: 'dislodged',
    'no-route': 'no convoy route',
    void: 'no match',
    illegal: 'impossible',
    holds: 'holds',
    rotates: 'rotation',
    swaps: 'swap',
    paradox: 'convoy paradox',
    'settled-together': 'judged together',
    convoyed: 'by sea',
    walks: 'over land',
    unrouted: 'over land',
    'disbanded-together': 'disbanded together',
    'by-rule': 'chosen by the rules',
    refused: 'refused',
  },
  verdictPhrases: {
    succeeds: 'the order did what it says',
    bounced: 'it was stopped and stayed where it was',
    cut: 'an attack cut the support',
    dislodged: 'a stronger attack dislodged it',
    'no-route': 'it had no convoy route and did not go',
    void: 'no order matched it, so it did not count',
    illegal: 'it cannot be done in any case, so it was ignored',
    holds: 'it stayed where it was',
    rotates: 'all of them rotated',
    swaps: 'with a convoy they swapped places',
    paradox: 'the paradox rule settled it',
    'settled-together': 'they hang on each other and were judged together',
    convoyed: 'it was convoyed',
    walks: 'it went over land',
    unrouted: 'without a convoy route, it went over land',
    'disbanded-together': 'they retreated to one province and were disbanded',
    'by-rule': 'nobody ordered it, so the rules chose',
    refused: 'a rule forbids it, so it was not accepted',
  },

  heads: {
    order: ({ label, word }) => `${label}: ${word}.`,
    route: ({ label, stands }) => `${label}, convoy route: ${stands ? 'held' : 'none'}.`,
    found: ({ sentence, found }) => `${sentence} (${capital(found)})`,
    'and-dislodged': ({ cause, fate }) => `${cause} ${fate}`,
    knot: ({ units, word }) => `${list(units)}: ${word}.`,
  },

  problems: {
    'unknown-province': ({ read }) => `${quote(read)}: no province has that name.`,
    'unknown-power': ({ read }) => `${quote(read)}: no power has that name.`,
    'unknown-coast': ({ read }) => `${quote(read)}: the province has no such coast.`,
    'ambiguous-name': ({ read }) => `${quote(read)}: several places could be meant.`,
    'names-disagree': ({ read }) => `${quote(read)}: the two names mean two places.`,
    'unknown-order': ({ read }) => `${quote(read)}: it does not say what to do.`,
    'incomplete-order': ({ read }) => `${quote(read)}: the order breaks off here.`,
    'trailing-text': ({ read }) => `${quote(read)}: words behind the order that might change it.`,
    'taken-back': ({ read }) => `${quote(read)}: this seems to take an order back.`,
    'path-not-sea': ({ read }) => `${quote(read)}: a convoy route passes through seas only.`,
    'several-orders': ({ read }) => `${quote(read)}: more than one order.`,
    'line-too-long': ({ read }) => `${quote(read)}: a line of more than 2,000 characters, so it was not read.`,
    'too-large': ({ read }) => `${quote(read)}: the sheet is too large.`,
  },
  problemParts: {
    place: ({ line, column }) => `Line ${line}, column ${column}:`,
    expected: ({ what }) => `Expected: ${what}.`,
    nearest: ({ names }) => `Did you mean ${list(names, 'or')}?`,
    unread: ({ text }) => `Not read: ${quote(text)}.`,
    rest: 'Everything else was read.',
  },
  expectations: {
    province: 'the name of a province',
    power: 'the name of a power',
    coast: 'a coast, such as nc or sc',
    sea: 'the name of a sea',
    verb: 'what to do: hold, move, support, convoy',
    unit: 'a unit: army or fleet, and its province',
    end: 'the end of the order',
    'one-order': 'a single order',
    'plain-order': 'an order with nothing that takes it back',
    'line-size': 'one order a line, or a few',
    size: 'a shorter sheet',
  },

  notes: {
    captured: ({ province, from, to }) =>
      from === null ? `${to} gained ${province}, which nobody owned.` : `${to} gained ${province} from ${from}.`,
    eliminated: ({ power }) => `${power} has no units and no centres left and is out.`,
    'retreat-passed-over': ({ unit, to, rule }) =>
      `${capital(unit)} could not retreat to ${to} and followed its next choice. ${rule}`,
    'retreat-refused': ({ unit }) => `${capital(unit)} had no order for a retreat open to it, so it was disbanded.`,
    'different-orders': ({ unit, orders }) =>
      `${capital(unit)} was given different orders and held: ${orders.join(' / ')}.`,
    'words-ignored': ({ order, ignored }) => `${order}: ignored, since the meaning stays the same: ${list(ignored)}.`,
    'builds-unused': ({ power, builds }) =>
      `${power} did not use ${builds} ${builds === 1 ? 'build' : 'builds'} it could have made.`,
    'flying-dutchman': ({ unit }) =>
      `${capital(unit)} was more than its power’s centres allow and was taken off the board.`,
  },
  ignored: {
    'unit-type': 'the wrong type of unit',
    'unit-coast': 'the wrong coast of the unit',
    coast: 'a needless coast',
    nationality: 'the wrong power',
    path: 'the convoy route',
    'via-convoy': 'the words “via convoy”',
  },

  hints,
  hintTitles,

  outcomes: {
    victory: ({ power }) => `${power} won.`,
    'draw-agreed': ({ powers }) => `An agreed draw between ${list(powers)}.`,
    'draw-quiet': ({ powers }) => `No centre changed hands for years: a draw between ${list(powers)}.`,
    concession: ({ power }) => `The others conceded, and ${power} won.`,
    ended: ({ powers }) => `The last year is over. Most centres: ${list(powers)}.`,
  },

  policyTitles,
  policy,

  ...exchange,

  ...picture,
  marks,

  phases: { phase: ({ year, season, kind }) => `${season} ${year} ${kind}` },
  seasons: { S: 'Spring', F: 'Fall', W: 'Winter' },
  phaseKinds: { M: 'moves', R: 'retreats', A: 'builds and removals' },

  remedies,
  remedyChanges,
  remedyOutcomes,
};

function quote(text: string): string {
  return text === '' ? 'End of the line' : `“${text}”`;
}
