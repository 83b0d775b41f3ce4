import type { Locale, Message, Samples } from '@panjeong/kernel';
import { TEXTS } from '../src/text/catalogues.ts';
import type { Force, Rival, RulingMessages, TextMessages } from '../src/text/messages.ts';
import { EXCHANGE_SAMPLES } from './exchange-samples.ts';
import { PICTURE_SAMPLES } from './picture-text-samples.ts';
import { REMEDY_SAMPLES } from './remedy-samples.ts';

const FORCES: readonly Force[] = [
  { strength: 1, supporters: [], uncounted: [] },
  { strength: 3, supporters: ['SER', 'GRE'], uncounted: ['CON'] },
];
const RIVALS: readonly Rival[] = [
  { unit: 'A BUL', strength: 1, supporters: [] },
  { unit: 'A BUL', strength: 2, supporters: ['CON'] },
];
const CLASHES = FORCES.flatMap((force) => RIVALS.map((rival) => ({ force, rival })));
const ONE_OR_TWO = [['F NTH'], ['F NTH', 'F ENG']] as const;

/** Parameters for the ruling sentences that need some, enough to take every branch. */
export const RULINGS: Partial<Samples<RulingMessages>> = {
  'move.vacated': [{ leaver: 'A BUL' }],
  'move.repelled': ONE_OR_TWO.map((losers) => ({ to: 'RUM', losers })),
  'move.unreached': ONE_OR_TWO.map((rivals) => ({ to: 'RUM', rivals })),
  'move.stronger': CLASHES.map((clash) => ({ to: 'RUM', ...clash })),
  'move.takes': CLASHES,
  'move.strongest': FORCES.map((force) => ({ to: 'RUM', force, rivals: ['A BUL', 'A SER'], against: 1 })),
  'move.swaps': [
    { to: 'BEL', other: null },
    { to: 'BEL', other: 'A BEL' },
  ],
  'move.standoff': CLASHES,
  'move.weaker': CLASHES,
  'move.held': CLASHES,
  'move.head-on': CLASHES,
  'move.own-unit': [{ unit: 'A BER' }],
  'move.own-support': CLASHES,
  'move.stuck': [{ unit: 'A BER' }],
  'support.withstands': ONE_OR_TWO.map((attackers) => ({ attackers })),
  'support.spared': ONE_OR_TWO.map((attackers) => ({ attackers })),
  'support.paradox-rule': ONE_OR_TWO.map((attackers) => ({ attackers })),
  'support.own': ONE_OR_TWO.map((attackers) => ({ attackers })),
  'way.own-fleet': ONE_OR_TWO.map((fleets) => ({ fleets })),
  'support.unreached': ONE_OR_TWO.map((attackers) => ({ attackers })),
  'support.cut': ONE_OR_TWO.map((attackers) => ({ attackers })),
  'support.dislodged': ONE_OR_TWO.map((attackers) => ({ attackers })),
  'route.stands': [{ fleets: [] }, ...ONE_OR_TWO.map((fleets) => ({ fleets }))],
  'route.unordered': ONE_OR_TWO.map((fleets) => ({ fleets })),
  'route.broken': ONE_OR_TWO.map((attackers) => ({ attackers })),
  'order.void-hold': [{ unit: 'A BER' }],
  'order.void-move': [{ unit: 'A BER' }],
  'order.dislodged': [{ attackers: ['A BER'] }],
  'place.occupied': [{ units: ['A BER'] }],
  'retreat.meets': ONE_OR_TWO.map((others) => ({ others })),
};

/** For every code the samples given, or one that only names a place. */
export function sampled<Messages extends object>(
  kind: keyof TextMessages,
  given: Partial<Samples<Messages>>,
): Samples<Messages> {
  const codes = Object.keys(TEXTS.ko[kind]);
  return Object.fromEntries(
    codes.map((code) => [code, given[code as keyof Messages] ?? [{ to: 'RUM' }]]),
  ) as Samples<Messages>;
}

const CLIENTS = [null, 'A BUL - RUM'].map((does) => ({ order: 'A SER S A BUL', client: 'A BUL', does }));
const COASTS = [['SPA/NC'], ['SPA/NC', 'SPA/SC']].map((coasts) => ({ order: 'F MAO - SPA', to: 'SPA', coasts }));
const POWERS = [['Austria'], ['Austria', 'Italy', 'Turkey']] as const;
export const SAMPLES: { readonly [Kind in keyof TextMessages]: Partial<Samples<TextMessages[Kind]>> } = {
  rules: {},
  sections: {},
  rulings: RULINGS,
  verdictWords: {},
  marks: {},
  verdictPhrases: {},
  heads: {
    order: [{ label: 'A BUL', word: 'up' }],
    route: [true, false].map((stands) => ({ label: 'A BUL', stands })),
    found: [{ sentence: 'No.', found: 'BUL' }],
    'and-dislodged': [{ cause: 'No.', fate: 'Yes.' }],
    knot: ONE_OR_TWO.map((units) => ({ units, word: 'up' })),
  },
  problems: Object.fromEntries(
    Object.keys(TEXTS.ko.problems).map((code) => [code, [{ read: 'Bulgar' }, { read: '' }]]),
  ),
  problemParts: {
    place: [{ line: 3, column: 12 }],
    expected: [{ what: 'x' }],
    nearest: ONE_OR_TWO.map((list) => ({ names: list })),
    unread: [{ text: 'A Bulgar - Rum' }],
  },
  expectations: {},
  notes: {
    captured: [null, 'Turkey'].map((from) => ({ province: 'BUL', from, to: 'Austria' })),
    eliminated: [{ power: 'Turkey' }],
    'retreat-passed-over': [{ unit: 'A BUL', to: 'RUM', rule: 'No.' }],
    'retreat-refused': [{ unit: 'A BUL' }],
    'different-orders': [{ unit: 'A BUL', orders: ['A BUL H', 'A BUL - RUM'] }],
    'words-ignored': [{ order: 'A BUL H', ignored: ['x', 'y'] }],
    'builds-unused': [1, 2].map((builds) => ({ power: 'Turkey', builds })),
    'flying-dutchman': [{ unit: 'A BUL' }],
  },
  ignored: {},
  hintTitles: {},
  hints: {
    'support-unmatched': CLIENTS,
    'convoy-unmatched': CLIENTS,
    'convoy-missing': [{ order: 'F NTH H', to: 'BEL' }],
    'self-bounce': [{ units: ['A BUL', 'A SER'], to: 'RUM' }],
    'own-unit-stays': [{ order: 'A BUL - RUM', occupant: 'A RUM' }],
    'own-swap': [{ units: ['A BUL', 'A SER'] }],
    'support-against-own': [{ order: 'A SER S A BUL - RUM', occupant: 'A RUM' }],
    'look-alike': [['TYS'], ['TYS', 'TUS'], ['TYS', 'TUS', 'TUN']].map((meant) => ({
      order: 'A X',
      read: 'TYR',
      meant,
    })),
    'idle-unit': [{ unit: 'A BUL' }],
    'impossible-order': [{ order: 'A BUL - NTH' }],
    'different-orders': [{ unit: 'A BUL', orders: ['A BUL H', 'A BUL - RUM'] }],
    'coast-unnamed': COASTS,
    'coast-unreachable': COASTS,
    'retreat-unordered': [{ unit: 'A BUL', retreats: ['RUM', 'SER'] }],
    'retreats-meet': [{ units: ['A BUL', 'A SER'], to: 'RUM' }],
    'builds-unused': [1, 2].map((unused) => ({ power: 'Turkey', unused })),
    'builds-too-many': [0, 2].map((allowed) => ({ power: 'Turkey', ordered: 3, allowed })),
    'removals-too-few': [1, 2].map((missing) => ({ power: 'Turkey', missing })),
    'removals-too-many': [0, 2].map((due) => ({ power: 'Turkey', ordered: 3, due })),
  },
  outcomes: {
    victory: [{ power: 'Turkey' }],
    'draw-agreed': POWERS.map((powers) => ({ powers })),
    'draw-quiet': POWERS.map((powers) => ({ powers })),
    concession: [{ power: 'Turkey' }],
    ended: POWERS.map((powers) => ({ powers })),
  },
  policyTitles: {},
  policy: {
    victoryCentres: [null, 18].map((value) => ({ value })),
    lastYear: [null, 1910].map((value) => ({ value })),
    drawAfterYears: [null, 1, 3].map((value) => ({ value })),
  },
  phases: { phase: [{ year: 1901, season: 'x', kind: 'y' }] },
  seasons: {},
  phaseKinds: {},
  ...EXCHANGE_SAMPLES,
  ...PICTURE_SAMPLES,
  ...REMEDY_SAMPLES,
};
export const KINDS = Object.keys(SAMPLES) as (keyof TextMessages)[];

/** Every text of a language, over its samples. */
export function textsOf(lang: Locale, kind: keyof TextMessages): readonly string[] {
  const samples: Readonly<Record<string, readonly unknown[]>> = { ...sampled<object>(kind, SAMPLES[kind]) };
  return Object.entries<Message<never>>(TEXTS[lang][kind]).flatMap(([code, message]) =>
    (samples[code] ?? []).map((params) => (typeof message === 'function' ? message(params as never) : message)),
  );
}
