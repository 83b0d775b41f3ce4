import { isHangul } from '../map/folding.ts';
import { matchNames } from '../map/names.ts';
import type { Heading } from './heading.ts';
import type { Reader } from './reader.ts';

/** A chat's way to say whose orders follow: `오스트리아 갑니다!!`, `Hi all, England here`. */
export interface Announcement {
  readonly heading: Heading;
  /** It could also be talk of another: "터키 갑니다" is said of a march too. */
  readonly isLoose: boolean;
}

const latin = (...words: readonly string[]): string => `(?:${words.join('|')})(?![a-z])`;
const korean = (...words: readonly string[]): string => `(?:${words.join('|')})(?![가-힣])`;

const GREETINGS = latin(
  'hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|all|everyone|everybody|folks|guys|there|ok|okay|so',
);
const KOREAN_GREETINGS = korean('안녕하세요|안녕하십니까|안녕|여러분|모두|네|넵|저는|제가|저희는|우리는|여기는|여기');
/** What a line may begin with before its writer says who that is. */
const GREETING = new RegExp(`(?:${GREETINGS}|${KOREAN_GREETINGS}|[ ,.!~-])*`, 'y');
const I_AM = /(?:this is|it'?s|it is|i'?m|i am|we are|we'?re) +/y;

const EXCUSES = latin(
  "(?:and )?sorry(?: (?:for (?:being|the)|i'?m|i am|to be|about the))?(?: late| delay| lateness)?|(?:a bit )?late",
  '(?:with )?(?:my |the )?orders(?: (?:below|follow|attached))?|reporting(?: in)?|checking in',
  'thanks|thank you|cheers|good luck|gl|all|everyone',
);
const KOREAN_EXCUSES = korean(
  '(?:늦어서 ?)?(?:죄송(?:합니다|해요|함다)?|미안(?:합니다|해요)?)|늦었(?:습니다|어요|네요)',
  '(?:잘 ?)?부탁(?:드립니다|드려요|드릴게요|합니다|해요)?|감사합니다|고맙습니다|고마워요|수고하세요|화이팅|파이팅',
);
/** Excuses, thanks and laughs up to the end or a colon: anything else makes the line talk of the power. */
const AFTER = `(?:${EXCUSES}|${KOREAN_EXCUSES}|[ㄱ-ㅣ^]+|[ ,.!~;()-])*(?=:|$)`;

/** `England here`, behind the power's name. */
const HERE = new RegExp(` ${latin('here|reporting(?: in)?|checking in')}${AFTER}`, 'y');
/** `this is England`, behind the power's name. */
const NOTHING_MORE = new RegExp(AFTER, 'y');
/** `오스트리아입니다`, `러시아예요`. */
const IS = new RegExp(`[국군]? ?${korean('입니다|입니당|임다|이에요|예요|에요')}${AFTER}`, 'y');

const SENDS = korean(
  '갑니다|가요|갈게요|나갑니다|냅니다|낼게요|드립니다|보냅니다|보내요|보낼게요',
  '올립니다|올려요|올릴게요|제출합니다|제출해요|제출할게요',
);
/** `러시아요`, `오스트리아 갑니다`, `터키 명령 올려요`. */
const LOOSE = new RegExp(
  `(?:[국군]?${korean('이요|요')}| (?:(?:명령서?|오더) ?)?${SENDS}| 여기 ?${korean('요|입니다|예요|있습니다|있어요')})${AFTER}`,
  'y',
);

/**
 * Reads a line of a chat that names one power and says nothing but that its writer speaks for it. All of the line, or what
 * stands before its colon, has to be that: talk about a power heads nothing.
 */
export function takeAnnouncement(reader: Reader, from: number): Announcement | undefined {
  const { folded } = reader;
  const begin = endOf(GREETING, folded, from) ?? from;
  const named = endOf(I_AM, folded, begin);
  const at = named ?? begin;
  const match = matchNames(reader.names.powerNames, folded, at)[0];
  if (match?.ids.length !== 1) return undefined;
  const found = (pattern: RegExp): number | undefined => endOf(pattern, folded, match.end);
  const isKorean = isHangul(folded[match.end - 1]);
  const certain = isKorean ? found(IS) : found(named === undefined ? HERE : NOTHING_MORE);
  const end = certain ?? (isKorean ? found(LOOSE) : undefined);
  if (end === undefined) return undefined;
  const heading = { power: match.ids[0] ?? '', end: folded[end] === ':' ? end + 1 : end };
  return { heading, isLoose: certain === undefined };
}

function endOf(pattern: RegExp, folded: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(folded) ? pattern.lastIndex : undefined;
}
