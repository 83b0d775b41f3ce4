import { isHangul } from '../map/folding.ts';
import type { PowerId } from '../map/map-data.ts';
import { idsNamed } from '../map/names.ts';
import type { PhaseKind, Season } from '../orders/position.ts';
import { orderBegins } from './likeness.ts';
import { takeName } from './place.ts';
import type { Reader } from './reader.ts';

/** The phase a sheet says it is for, as far as it says so. */
export interface SheetPhase {
  readonly season?: Season;
  readonly year?: number;
  readonly kind?: PhaseKind;
}

/** What stands under a heading: orders of any kind, builds, removals, or a list of what is on the board: units, owned centres, dislodged units. */
export type SheetSection = 'orders' | 'build' | 'disband' | 'units' | 'centres' | 'dislodged';

export interface Heading {
  readonly power?: PowerId;
  readonly phase?: SheetPhase;
  readonly section?: SheetSection;
  /** Where the heading ends and orders may follow on its line. */
  readonly end: number;
}

const SEASONS: readonly (readonly [RegExp, Season])[] = [
  [/(?:spring|봄|춘계)(?![a-z])/y, 'S'],
  [/(?:fall|autumn|가을|추계)(?![a-z])/y, 'F'],
  [/(?:winter|겨울|동계)(?![a-z])/y, 'W'],
];
const PHASE_CODE = /([sfw]) ?(\d{3,4}) ?([mra])?(?![a-z0-9])/y;
const YEAR = /'?(1[5-9]\d\d|20\d\d)(?: ?년(?:도)?)?(?![0-9])/y;
/** Any other number is a year where it says so, or where a season stands before it: `501년`, `Spring 501`. */
const TOLD_YEAR = /'?(\d{3,4}) ?년(?:도)?(?![0-9])/y;
const YEAR_OF_SEASON = /'?(\d{3,4})(?: ?년(?:도)?)?(?![0-9])/y;
const WORDS: readonly (readonly [RegExp, { readonly section: SheetSection; readonly kind?: PhaseKind }])[] = [
  [/(?:retreats?|퇴각|후퇴)(?![a-z])/y, { section: 'orders', kind: 'R' }],
  [/(?:builds?|창설|건설|생산)(?![a-z])/y, { section: 'build', kind: 'A' }],
  [/(?:disbands?|removals?|removes?|해산|제거)(?![a-z])/y, { section: 'disband', kind: 'A' }],
  [/(?:adjustments?|조정)(?![a-z])/y, { section: 'orders', kind: 'A' }],
  [/(?:movements?|moves|이동)(?![a-z])/y, { section: 'orders', kind: 'M' }],
  [/(?:orders?|order sheet|명령서|명령|오더)(?![a-z])/y, { section: 'orders' }],
  [
    /(?:(?:current )?(?:units?|positions?)(?: now)?|(?:현재 |지금 |이제 )?(?:있는 )?(?:부대|군대)(?: ?(?:위치|배치|목록|현황))?|현재 ?위치|위치|배치)(?![a-z])/y,
    { section: 'units' },
  ],
  [
    /(?:(?:current )?(?:supply )?cent(?:er|re)s?(?: now| owned| owners?| ownership)?|scs?|owners?|ownership|(?:현재 )?(?:병참|보급)(?: ?(?:기지|중심지|거점|지))?(?: ?(?:소유국?|목록|현황))?)(?![a-z])/y,
    { section: 'centres' },
  ],
  [/(?:dislodged(?: units?)?|밀려난(?: ?(?:부대|군대))?)(?![a-z])/y, { section: 'dislodged' }],
];
const FILLER =
  /(?:for|of|from|the|my|our|these|are|is|here|hi|hello|phase|turn|season|year|final|revised|new|and|submission)(?![a-z])|(?:안녕하세요|보냅니다|제출합니다|제출|드립니다|올립니다|입니다|이다|최종본?|수정본?|정정|단계|시즌|턴|의|국|군|단계의|차)(?![가-힣])/y;
const DECORATION = /[ #=\-_[\](){}<>:|.,/'~!]/;

/** What has been found of a heading. */
interface Finding {
  power?: PowerId;
  season?: Season;
  year?: number;
  kind?: PhaseKind;
  section?: SheetSection;
  /** Words that a sentence has and a title has not. */
  chatty?: boolean;
}

/**
 * Reads a line that says whose orders follow, for when, or of what kind: `Austria:`, `# 오스트리아 (빨간색)`, `1901년 봄`,
 * `Builds:`. Orders may follow on the line behind a colon, or behind a power in brackets.
 */
export function takeHeading(reader: Reader): Heading | undefined {
  const start = reader.at;
  const found: Finding = {};
  let named: Heading | undefined;
  for (;;) {
    const mark = passDecoration(reader, found);
    if (reader.at >= reader.folded.length) break;
    // `Austria: Build A Vie`: the word behind the colon may be an order's own.
    if (mark === 'colon' && found.power !== undefined) named = headingOf(found, reader.at);
    if (takePart(reader, found)) continue;
    if (takeFiller(reader)) {
      found.chatty = true;
      continue;
    }
    if (hasAny(found) && (mark === 'colon' || (mark === 'dash' && isPrefixed(reader, found)))) break;
    reader.at = named?.end ?? start;
    return named;
  }
  if (hasAny(found)) return headingOf(found, reader.at);
  reader.at = start;
  return undefined;
}

/** Passes marks; says if one of them parts a heading from what follows on its line. */
function passDecoration(reader: Reader, found: Finding): 'colon' | 'dash' | undefined {
  let parts: 'colon' | 'dash' | undefined;
  for (;;) {
    const mark = reader.folded[reader.at];
    if (mark === undefined || !DECORATION.test(mark)) return parts;
    if (mark === ':' || (mark === ']' && found.power !== undefined)) parts = 'colon';
    if (mark === '-' || mark === '>' || mark === ',') parts ??= 'dash';
    if (mark === "'" && /^'s(?![a-z])/.test(reader.folded.slice(reader.at, reader.at + 3))) reader.at++;
    if (mark === '(' && found.power !== undefined && !skipBracket(reader)) return parts;
    reader.at++;
  }
}

/** Behind a power and a dash: an order, or a remark of a few words that names no other power ("Austria - Kim"). */
function isPrefixed(reader: Reader, found: Finding): boolean {
  if (found.power === undefined) return false;
  if (orderBegins(reader)) return true;
  if (!/[->] *$/.test(reader.folded.slice(0, reader.at))) return false;
  const rest = reader.folded.slice(reader.at).trim();
  return (
    rest.split(/ +/).length <= 3 && !rest.split(/ +/).some((word) => idsNamed(reader.names.powerNames, word).length > 0)
  );
}

/** "Here are my orders" is a greeting and heads nothing. */
function hasAny({ power, season, year, section, chatty }: Finding): boolean {
  if (power !== undefined || season !== undefined || year !== undefined) return true;
  return section !== undefined && !(section === 'orders' && chatty === true);
}

function headingOf({ power, season, year, kind, section }: Finding, end: number): Heading {
  const dated = season !== undefined || year !== undefined;
  const phaseKind = kind ?? (season === 'W' ? 'A' : season === undefined ? undefined : 'M');
  const phase: SheetPhase = {
    ...(season === undefined ? {} : { season }),
    ...(year === undefined ? {} : { year }),
    ...(phaseKind === undefined ? {} : { kind: phaseKind }),
  };
  return {
    ...(power === undefined ? {} : { power }),
    ...(dated ? { phase } : {}),
    ...(section === undefined ? {} : { section }),
    end,
  };
}

/** A bracket behind a power holds a colour or a player's name; it is passed up to its end. */
function skipBracket(reader: Reader): boolean {
  const close = reader.folded.indexOf(')', reader.at);
  if (close < 0) return false;
  reader.at = close;
  return true;
}

function takePart(reader: Reader, found: Finding): boolean {
  return takePhasePart(reader, found) || takeSection(reader, found) || takePowerPart(reader, found);
}

function takePhasePart(reader: Reader, found: Finding): boolean {
  const { folded } = reader;
  PHASE_CODE.lastIndex = reader.at;
  const code = PHASE_CODE.exec(folded);
  if (code !== null && found.season === undefined) {
    reader.at = PHASE_CODE.lastIndex;
    found.season = (code[1] ?? '').toUpperCase() as Season;
    found.year = Number(code[2]);
    if (code[3] !== undefined) found.kind = code[3].toUpperCase() as PhaseKind;
    return true;
  }
  for (const [pattern, season] of found.season === undefined ? SEASONS : []) {
    pattern.lastIndex = reader.at;
    if (!pattern.test(folded)) continue;
    reader.at = pattern.lastIndex;
    found.season = season;
    return true;
  }
  for (const pattern of found.year === undefined ? yearsAfter(found) : []) {
    pattern.lastIndex = reader.at;
    const year = pattern.exec(folded);
    if (year === null) continue;
    reader.at = pattern.lastIndex;
    found.year = Number(year[1]);
    return true;
  }
  return false;
}

function yearsAfter({ season }: Finding): readonly RegExp[] {
  return season === undefined ? [YEAR, TOLD_YEAR] : [YEAR_OF_SEASON];
}

function takeSection(reader: Reader, found: Finding): boolean {
  for (const [pattern, meaning] of WORDS) {
    pattern.lastIndex = reader.at;
    if (!pattern.test(reader.folded)) continue;
    const after = reader.folded[pattern.lastIndex];
    if (isHangul(after) && !/^(?:입니다|이다|을|를)(?![가-힣])/.test(reader.folded.slice(pattern.lastIndex))) continue;
    reader.at = pattern.lastIndex;
    if (meaning.kind !== undefined) found.kind = meaning.kind;
    if (found.section === undefined || found.section === 'orders') found.section = meaning.section;
    return true;
  }
  return false;
}

function takePowerPart(reader: Reader, found: Finding): boolean {
  if (found.power !== undefined) return false;
  const name = takeName(reader, 'power');
  if (name?.ids.length !== 1) return false;
  found.power = name.ids[0] ?? '';
  return true;
}

function takeFiller(reader: Reader): boolean {
  FILLER.lastIndex = reader.at;
  if (!FILLER.test(reader.folded)) return false;
  reader.at = FILLER.lastIndex;
  return true;
}
