import type { Catalogue } from '@panjeong/kernel';
import { list } from './english.ts';
import type { TextMessages } from './messages.ts';

const THIS = 'this unit';
const named = (unit: string | null, isOnly = false): string =>
  `${unit ?? THIS}${isOnly ? ', given no other order,' : ''}`;
/** The move that is asked about, or another. */
const moveOf = (from: string | null, to: string): string =>
  from === null ? 'this move' : `the move from ${from} to ${to}`;
const it = (isNamed: boolean): string => (isNamed ? 'it' : THIS);

/** Parts of sentences that begin with “Had”. */
export const remedyChanges: Catalogue<TextMessages['remedyChanges']> = {
  held: ({ unit, isOnly }) => `${named(unit, isOnly)} held`,
  moved: ({ unit, isOnly, to }) => `${named(unit, isOnly)} moved to ${to}`,
  'went-by-convoy': ({ unit, isOnly, to }) => `${named(unit, isOnly)} moved to ${to} via convoy`,
  'went-over-land': ({ unit, isOnly, to }) => `${named(unit, isOnly)} moved to ${to} over land`,
  'supported-hold': ({ unit, isOnly, other }) => `${named(unit, isOnly)} supported ${named(other)} where it stood`,
  'supported-move': ({ unit, isOnly, from, to }) => `${named(unit, isOnly)} supported ${moveOf(from, to)}`,
  convoyed: ({ unit, isOnly, other, to }) => `${named(unit, isOnly)} convoyed ${named(other)} to ${to}`,
  retreated: ({ unit, isOnly, to }) => `${named(unit, isOnly)} retreated to ${to}`,
  disbanded: ({ unit, isOnly }) => `${named(unit, isOnly)} disbanded`,
  'not-moved': ({ unit, to }) => `${named(unit)} not been ordered to ${to}`,
  'not-supported-hold': ({ unit, other }) => `${named(unit)} not supported ${named(other)} where it stood`,
  'not-supported-move': ({ unit, from, to }) => `${named(unit)} not supported ${moveOf(from, to)}`,
  'not-convoyed': ({ unit, other, to }) => `${named(unit)} not convoyed ${named(other)} to ${to}`,
  'not-retreated': ({ unit, to }) => `${named(unit)} not retreated to ${to}`,
};

export const remedyOutcomes: Catalogue<TextMessages['remedyOutcomes']> = {
  entered: ({ to, isNamed }) => `${it(isNamed)} would have entered ${to}`,
  stayed: ({ isNamed }) => `${it(isNamed)} would not have been dislodged`,
  counted: 'this support would have counted',
  survived: ({ isNamed }) => `${it(isNamed)} would not have been disbanded`,
  carried: 'this convoy would have stood',
  went: ({ to, isNamed }) => `${it(isNamed)} would have retreated to ${to}`,
};

export const remedies: Catalogue<TextMessages['remedies']> = {
  sentence: ({ changes, outcome, hands }) => `Had ${list(changes.map(({ phrase }) => phrase))}, ${outcome}. ${hands}`,
  built: ({ power, type, place }) =>
    `${power} could have ordered ${type === 'A' ? 'an army' : 'a fleet'} in ${place} instead.`,
  removed: ({ power, unit }) => `${power} could have ordered ${unit} to be removed instead.`,
  own: ({ power }) => `${power} could have ordered that.`,
  shared: ({ power }) => `${power} could have ordered only part of that.`,
  others: ({ power }) => `${power} could not order that.`,
  none: 'Changing one or two orders of its own power, or leaving out others’, would not have made it work.',
  'no-retreat': 'No change of one or two retreats would have saved it.',
  'no-build': 'No other build would have counted instead.',
  'no-removal': 'No other removal would have counted instead.',
  'not-searched': 'On this map or under this edition, what would have worked is not looked for.',
};
