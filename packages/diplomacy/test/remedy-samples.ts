import type { Samples } from '@panjeong/kernel';
import type { RemedyChanges, RemedyMessages, RemedyOutcomes } from '../src/text/remedy-messages.ts';

const ONE_OR_TWO = [['F NTH'], ['F NTH', 'F ENG']] as const;
const MAYBE = [null, 'A BUL'] as const;
const WHOSE = MAYBE.flatMap((unit) => [false, true].map((isOnly) => ({ unit, isOnly })));
const TO = WHOSE.map((change) => ({ ...change, to: 'RUM' }));
const OTHER = WHOSE.flatMap((change) => MAYBE.map((other) => ({ ...change, other })));
const OTHER_TO = OTHER.map((change) => ({ ...change, to: 'RUM' }));
const FROM_TO = TO.flatMap((change) => [null, 'SER'].map((from) => ({ ...change, from })));
const FATES = [false, true].map((isNamed) => ({ isNamed, to: 'RUM' }));

/** Parameters for the sentences that say what would have worked, enough to take every branch. */
export const REMEDY_SAMPLES: {
  readonly remedies: Partial<Samples<RemedyMessages>>;
  readonly remedyChanges: Samples<RemedyChanges>;
  readonly remedyOutcomes: Samples<RemedyOutcomes>;
} = {
  remedies: {
    sentence: [false, true].flatMap((isLeftOut) =>
      ONE_OR_TWO.map((phrases) => ({
        changes: phrases.map((phrase) => ({ phrase, isLeftOut })),
        outcome: 'x',
        hands: 'y.',
      })),
    ),
    built: (['A', 'F'] as const).map((type) => ({ power: 'Austria', type, place: 'VIE' })),
    removed: [{ power: 'Austria', unit: 'A BUL' }],
    own: [{ power: 'Austria' }],
    shared: [{ power: 'Austria' }],
    others: [{ power: 'Austria' }],
  },
  remedyChanges: {
    held: WHOSE,
    moved: TO,
    'went-by-convoy': TO,
    'went-over-land': TO,
    'supported-hold': OTHER,
    'supported-move': FROM_TO,
    convoyed: OTHER_TO,
    retreated: TO,
    disbanded: WHOSE,
    'not-moved': TO,
    'not-supported-hold': OTHER,
    'not-supported-move': FROM_TO,
    'not-convoyed': OTHER_TO,
    'not-retreated': TO,
  },
  remedyOutcomes: { entered: FATES, stayed: FATES, counted: [{}], carried: [{}], went: FATES, survived: FATES },
};
