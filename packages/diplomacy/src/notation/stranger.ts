import { passBullet } from './bullet.ts';
import { placeBegins } from './likeness.ts';
import { takeOrderList } from './order-list.ts';
import { peekKeyword, type Reader, readerOf, type Stretch } from './reader.ts';

const DECORATION = /[\s#=*_[\](){}<>:|.~「」『』-]/;
/** Words that are said before orders and name nobody. */
const SAID = new Set(
  (
    'hi hello hey dear thanks thank good great ok okay sure yes yep no sorry please cheers regards best sincerely final ' +
    'draft orders morning evening afternoon everyone everybody all gm luck note notes revised fixed update updated done ' +
    'here first second then next also finally front north south east west northern southern eastern western plan to from ' +
    'and the my our your you me we us welcome greetings attack defence defense game turn 안녕 감사 화이팅 파이팅 네 넵 예 응 ' +
    'centres centers centre center supply owned owners ownership dislodged 병참 보급 중심지 보급지 소유 밀려난 부대 ' +
    '참고 추가 계획 작전 수정 정정 최종 북부 남부 동부 서부 전선 공격 방어 명령 모두 여러분 그리고 게임'
  ).split(' '),
);
const SPOKEN = /(?:요|다|까|죠|지|네|음|함|됨|임|ㅋ|ㅎ|ㅠ|님|께|중)$/;

/**
 * A line that looks like the heading of a power and names none of the map (`USSR`, `Narnia:`): one or two words written
 * like a name, before a line of orders.
 */
export function strangerOn(reader: Reader, from: number, next: string | undefined): Stretch | undefined {
  const { text } = reader;
  let start = from;
  let to = text.length;
  while (start < to && DECORATION.test(text[start] ?? '')) start++;
  while (to > start && DECORATION.test(text[to - 1] ?? '')) to--;
  const isMarked = start > from || text.slice(to).trim() !== '';
  const words = text.slice(start, to).split(/\s+/);
  if (words.length > 2 || !words.every((word) => isNameLike(word, isMarked))) return undefined;
  reader.at = start;
  const isOrder = placeBegins(reader) || (peekKeyword(reader)?.word.length ?? 0) > 1;
  reader.at = from;
  return isOrder || next === undefined || !holdsOrders(next, reader) ? undefined : { from: start, to };
}

/** A line like a title of up to three words: what stands under it is no longer the list of units before it. */
export function isTitle(text: string): boolean {
  const words = text.split(/[\s#=*_[\](){}<>:|.~-]+/).filter((word) => word !== '');
  if (isUnknownSection(text)) return true;
  return (
    words.length > 0 &&
    words.length <= 3 &&
    words.every((word) => /^\p{L}+$/u.test(word) && !SPOKEN.test(word) && !/^none$/i.test(word))
  );
}

/** A title of what sheets cannot tell yet: who owns which centre, which units were dislodged. */
export function isUnknownSection(text: string): boolean {
  return /^[\s#*[(=-]*(?:supply )?(?:cent(?:er|re)s?|scs?|owners?|dislodged|병참|보급|밀려난)(?![a-z])[^,;]{0,20}$/i.test(
    text,
  );
}

/** A single word that may be a name, of a power that is none or of a person. */
export function isNameLike(word: string, isMarked: boolean): boolean {
  if (!/^[\p{L}][\p{L}'’-]*$/u.test(word) || SAID.has(word.toLowerCase())) return false;
  if (/^[가-힣]/.test(word)) return !SPOKEN.test(word);
  return isMarked || /^\p{Lu}/u.test(word);
}

/** Does a line hold an order, or what was meant as one? */
export function holdsOrders(line: string, { names }: Reader): boolean {
  const reader = readerOf(line.slice(0, 200), names);
  passBullet(reader);
  const kind = takeOrderList(reader, { suggest: false })[0]?.kind;
  return kind === 'order' || kind === 'problem';
}
