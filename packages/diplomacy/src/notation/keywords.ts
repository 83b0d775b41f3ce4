import { isHangul } from '../map/folding.ts';
import { isWordLetter } from '../map/names.ts';

/** The words of an order that are no names. */
export type Keyword =
  | 'army'
  | 'fleet'
  | 'hold'
  | 'support'
  | 'convoy'
  | 'move'
  | 'retreat'
  | 'disband'
  | 'build'
  | 'waive'
  | 'via'
  | 'if-dislodged'
  | 'else'
  | 'to'
  | 'and'
  | 'polite';

const LATIN_WORDS: Readonly<Record<Keyword, string>> = {
  army: 'a|army|armies',
  fleet: 'f|fleet|fleets|flt',
  hold: 'h|hold|holds|holding|stand|stands|stay|stays|hld',
  support: 's|sup|supp|support|supports|supporting|supported',
  convoy: 'c|conv|convoy|convoys|convoying|transport|transports',
  move: 'm|mv|move|moves|moving|go|goes|going|attack|attacks|attacking|advance|advances',
  retreat: 'r|ret|retreat|retreats|retreating',
  disband: 'd|dis|disb|disband|disbands|disbanded|remove|removes|removed|destroy|destroys|destroyed',
  build: 'b|build|builds|built|raise|raises',
  waive: 'waive|waives|waived|waiving',
  via: 'via|through',
  'if-dislodged': '',
  else: 'else|otherwise|or',
  to: 'to|into|onto|towards',
  and: 'and|then',
  polite: 'please|pls|plz|thanks|thx',
};

/** Stems; a space may be left out. What may follow one without a space is an ending, a name or another stem. */
const KOREAN_STEMS: Readonly<Record<Keyword, string>> = {
  army: '육군|보병|지상군',
  fleet: '해군|함대',
  hold: '대기|홀드|수비|방어|유지|정지',
  support: '지원|후원|서포트',
  convoy: '호송|수송',
  move: '이동|진격|공격|전진|진군|침공|갑니다|간다|가겠습니다|가세요|가기|들어갑니다|들어간다',
  retreat: '퇴각|후퇴',
  disband: '해산|제거|해체',
  build: '창설|건설|생산|건조|징집',
  waive: '포기',
  via: '경유|거쳐',
  'if-dislodged': '퇴각하면|퇴각 시|퇴각할 경우|퇴각해야 하면|후퇴하면|밀려나면|쫓겨나면|밀리면|격퇴되면',
  else: '아니면|안 되면|불가능하면|불가하면|또는|혹은',
  to: '',
  and: '그리고|및',
  polite: '추가요|추가|부탁드립니다|부탁드려요|부탁합니다|부탁해요|부탁|주세요|감사합니다',
};

/** Endings of Korean verbs and nouns after a stem: 지원합니다, 이동을. */
const ENDINGS = new Set(
  (
    '하다|한다|합니다|하며|하고|하기|하라|하자|하세요|하십시오|하겠습니다|하겠다|하도록|해|해요|해라|해줘|해주세요|' +
    '했다|했습니다|함|할게요|할게|할께요|할것|할|시켜|시킨다|시킵니다|시킴|시키기|된다|됩니다|됨|되며|되고|' +
    '입니다|임|이다|요|을|를|은|는|이|가|의|로|으로|하여|해서|에'
  ).split('|'),
);

/** Particles after a name or a unit type, with what they say of it. The longer ones first. */
export const PARTICLES: readonly (readonly [particle: string, marker: Marker])[] = [
  ['쪽으로', 'to'],
  ['으로부터', 'from'],
  ['로부터', 'from'],
  ['에서의', 'from'],
  ['에서', 'from'],
  ['부터', 'from'],
  ['으로의', 'to'],
  ['으로', 'to'],
  ['로의', 'to'],
  ['까지', 'to'],
  ['로', 'to'],
  ['에', 'at'],
  ['의', 'of'],
  ['을', 'plain'],
  ['를', 'plain'],
  ['은', 'plain'],
  ['는', 'plain'],
  ['이', 'plain'],
  ['가', 'plain'],
  ['도', 'plain'],
  ['과', 'plain'],
  ['와', 'plain'],
];

/** What a Korean particle makes of its name: where from, where to, where at, whose. */
export type Marker = 'from' | 'to' | 'at' | 'of' | 'plain';

const latin = new Map<string, Keyword>();
const stems = new Map<string, (readonly [stem: string, keyword: Keyword])[]>();
for (const [keyword, words] of entries(LATIN_WORDS)) for (const word of words) latin.set(word, keyword);
for (const [keyword, words] of entries(KOREAN_STEMS)) {
  for (const word of words) {
    const first = word[0] ?? '';
    stems.set(
      first,
      [...(stems.get(first) ?? []), [word, keyword] as const].sort((a, b) => b[0].length - a[0].length),
    );
  }
}

function entries(table: Readonly<Record<Keyword, string>>): (readonly [Keyword, readonly string[]])[] {
  return (Object.keys(table) as Keyword[]).map((key) => [key, table[key].split('|').filter((word) => word !== '')]);
}

/** Words written together without a space are no longer than this: it bounds the work. */
const LONGEST_RUN = 40;

export interface KeywordMatch {
  readonly keyword: Keyword;
  readonly end: number;
  /** As folded, without an ending. */
  readonly word: string;
}

const DISLODGED =
  /(?:if|when)(?: +(?:it|the unit))?(?: +(?:is|gets|must|has))?(?: +(?:to))? +(?:dislodged|displaced|retreat|retreats|retreating|forced +to +retreat)(?![a-z])/y;

/** The keyword that begins at `at`. `follows` says whether a name begins where a Korean stem ends without a space. */
export function matchKeyword(
  folded: string,
  at: number,
  follows: (end: number) => boolean = () => false,
): KeywordMatch | undefined {
  const first = folded[at];
  if (isHangul(first)) return matchStem(folded, at, follows);
  if (!isWordLetter(first)) return undefined;
  if (first === 'i' || first === 'w') {
    DISLODGED.lastIndex = at;
    if (DISLODGED.test(folded)) return { keyword: 'if-dislodged', end: DISLODGED.lastIndex, word: 'if' };
  }
  let end = at;
  while (isWordLetter(folded[end])) end++;
  const word = folded.slice(at, end);
  const keyword = latin.get(word);
  return keyword === undefined ? undefined : { keyword, end, word };
}

function matchStem(folded: string, at: number, follows: (end: number) => boolean): KeywordMatch | undefined {
  for (const [stem, keyword] of stems.get(folded[at] ?? '') ?? []) {
    const end = endOfStem(folded, at, stem);
    if (end < 0) continue;
    let runEnd = end;
    while (isHangul(folded[runEnd]) && runEnd - end <= LONGEST_RUN) runEnd++;
    if (runEnd - end > LONGEST_RUN) continue;
    const rest = folded.slice(end, runEnd);
    if (rest === '' || ENDINGS.has(rest)) return { keyword, end: runEnd, word: stem };
    if (follows(end) || matchStem(folded, end, follows) !== undefined) return { keyword, end, word: stem };
    const particle = PARTICLES.find(([text]) => rest.startsWith(text));
    if (particle === undefined) continue;
    const after = end + particle[0].length;
    if (follows(after) || matchStem(folded, after, follows) !== undefined) return { keyword, end: after, word: stem };
  }
  return undefined;
}

/** Where the stem ends in the line, spaces in the stem being optional; -1 when it is not there. */
function endOfStem(folded: string, at: number, stem: string): number {
  let position = at;
  for (const character of stem) {
    if (character === ' ') {
      while (folded[position] === ' ') position++;
    } else if (folded[position] === character) {
      position++;
    } else {
      return -1;
    }
  }
  return position;
}
