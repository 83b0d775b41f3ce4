import type { Catalogue } from '@panjeong/kernel';
import { list } from './english.ts';
import type { TextMessages } from './messages.ts';

const it = (unit: string | null): string => unit ?? 'it';
/** A move of the unit that is asked about, or of another. */
const moveOf = (other: string | null, to: string): string =>
  other === null ? `its move to ${to}` : `the move of ${other} to ${to}`;

/** Parts of sentences that begin with “Had”; how many there are shows in the sentence alone. */
export const remedyChanges: Catalogue<TextMessages['remedyChanges']> = {
  held: ({ unit }) => `${it(unit)} held`,
  moved: ({ unit, to }) => `${it(unit)} moved to ${to}`,
  'went-by-convoy': ({ unit, to }) => `${it(unit)} moved to ${to} via convoy`,
  'supported-hold': ({ unit, other }) => `${it(unit)} supported ${it(other)} where it stood`,
  'supported-move': ({ unit, other, to }) => `${it(unit)} supported ${moveOf(other, to)}`,
  convoyed: ({ unit, other, to }) => `${it(unit)} convoyed ${it(other)} to ${to}`,
  retreated: ({ unit, to }) => `${it(unit)} retreated to ${to}`,
  disbanded: ({ unit }) => `${it(unit)} disbanded`,
  'not-moved': ({ unit, to }) => `${it(unit)} not been ordered to ${to}`,
  'not-supported-hold': ({ unit, other }) => `${it(unit)} not supported ${it(other)} where it stood`,
  'not-supported-move': ({ unit, other, to }) => `${it(unit)} not supported ${moveOf(other, to)}`,
  'not-convoyed': ({ unit, other, to }) => `${it(unit)} not convoyed ${it(other)} to ${to}`,
  'not-retreated': ({ unit, to }) => `${it(unit)} not retreated to ${to}`,
};

export const remedyOutcomes: Catalogue<TextMessages['remedyOutcomes']> = {
  entered: ({ to }) => `it would have entered ${to}`,
  stayed: 'it would not have been dislodged',
  counted: 'its support would have counted',
  carried: 'its convoy would have stood',
  went: ({ to }) => `it would have retreated to ${to}`,
};

export const remedies: Catalogue<TextMessages['remedies']> = {
  sentence: ({ changes, outcome, hands }) => `Had ${list(changes)}, ${outcome}. ${hands}`,
  built: ({ unit, hands }) => `It could have built ${unit} instead. ${hands}`,
  removed: ({ unit, hands }) => `It could have removed ${unit} instead. ${hands}`,
  own: ({ power }) => `That lay in the hands of ${power}.`,
  shared: ({ power }) => `That lay only in part in the hands of ${power}.`,
  others: ({ power }) => `That did not lie in the hands of ${power}.`,
  none: 'No one or two other orders would have made it work.',
  'no-retreat': 'No one or two other retreats would have saved it.',
  'no-build': 'No other build would have counted instead.',
  'no-removal': 'No other removal would have counted instead.',
  'not-searched': 'For this map or edition nobody has looked for what would have worked.',
};
