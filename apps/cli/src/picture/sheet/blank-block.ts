import {
  askOf,
  type LocationId,
  type MapData,
  type NameIndex,
  type Position,
  type PowerId,
  printLocation,
  provinceId,
} from '@panjeong/diplomacy';
import { LOCALES, type Locale } from '@panjeong/kernel';
import { placeName } from '../../text/names.ts';
import { wordsIn } from '../../text/words.ts';

/** The same in both languages: whoever writes on paper may read either. */
export type Both = Readonly<Record<Locale, string>>;

/** A line for one order to be written on. */
export interface BlankRow {
  /** `육군` and `A`, or what is to be done: `창설`, `Build`. */
  readonly badge: Both;
  /** Where the unit stands; null where that is to be written too. */
  readonly place: Both | null;
  /** Beneath the line: where it may retreat. */
  readonly hint: string | null;
}

/** What one power fills in. */
export interface BlankBlock {
  readonly power: PowerId;
  readonly name: Both;
  /** What it has: centres, and units where no line is for them. */
  readonly has: readonly { readonly label: Both; readonly places: string }[];
  readonly rows: readonly BlankRow[];
  /** Said where there is nothing to write. */
  readonly note: Both | null;
}

export interface BlankQuestion {
  readonly map: MapData;
  readonly names: NameIndex;
  readonly position: Position;
  /** Whose places are named first where both languages do not fit. */
  readonly locale: Locale;
}

/** What a power has, and a line for each of its orders of the phase: units, retreats, builds or removals. */
export function blankBlock({ map, names, position, locale }: BlankQuestion, power: PowerId): BlankBlock {
  const { units, centres, dislodged, phase, civilDisorder } = position;
  const own = units.filter((unit) => unit.power === power);
  const place = (at: LocationId): Both => ({ ko: placeIn(at, names, 'ko'), en: placeIn(at, names, 'en') });
  const short = (at: LocationId): string => shortPlace(at, names, locale);
  const listed = (label: Both, places: readonly string[]): BlankBlock['has'] =>
    places.length === 0 ? [] : [{ label, places: `${places.length} · ${places.join(', ')}` }];
  const owned = map.provinces.filter(({ id }) => centres[id] === power).map(({ id }) => id);
  const unitsListed = own.map(({ type, at }) => `${BADGES[type][locale]} ${short(at)}`);
  const has = [
    ...listed(both('centres'), owned.map(short)),
    ...(phase.endsWith('M') ? [] : listed(both('standing'), unitsListed)),
  ];
  const block = { power, name: nameOf(power, names), has, rows: [], note: null };
  if (civilDisorder.includes(power)) return { ...block, note: both('desk-in-disorder') };
  const ask = askOf(map, position, power);
  switch (ask?.kind) {
    case 'orders':
      return { ...block, rows: own.map(({ type, at }) => ({ badge: BADGES[type], place: place(at), hint: null })) };
    case 'retreats': {
      const rows = dislodged
        .filter(({ unit }) => unit.power === power)
        .map(
          ({ unit, retreats }): BlankRow => ({
            badge: BADGES[unit.type],
            place: place(unit.at),
            hint:
              retreats.length === 0
                ? both('sheet-disband')[locale]
                : retreats.map((to) => shortPlace(to, names, locale)).join(', '),
          }),
        );
      return { ...block, rows };
    }
    case 'builds': {
      const open = listed(both('sheet-open-centres'), ask.centres.map(short));
      return { ...block, has: [...has, ...open], rows: repeated(ask.count, both('sheet-build')) };
    }
    case 'removals':
      return { ...block, rows: repeated(ask.count, both('sheet-remove')) };
    default:
      return { ...block, note: both('desk-nothing-to-order') };
  }
}

const BADGES = { A: { ko: '육군', en: 'A' }, F: { ko: '해군', en: 'F' } } as const;

const repeated = (count: number, badge: Both): readonly BlankRow[] =>
  Array.from({ length: count }, () => ({ badge, place: null, hint: null }));

/** A fixed text in both languages. */
export function both(
  code: 'centres' | 'standing' | 'desk-in-disorder' | 'desk-nothing-to-order' | `sheet-${Fixed}`,
): Both {
  const [ko, en] = LOCALES.map((locale) => wordsIn(locale)(code));
  return { ko: ko ?? '', en: en ?? '' };
}

type Fixed =
  | 'disband'
  | 'open-centres'
  | 'build'
  | 'remove'
  | 'player'
  | 'edition'
  | 'deadline'
  | `key-${'M' | 'R' | 'A'}`;

function nameOf(power: PowerId, names: NameIndex): Both {
  return names.powers.get(power)?.name ?? { ko: power, en: power };
}

/** `빈`, `상트 페테르부르크 남쪽 해안`; `Vienna (Vie)`, `St. Petersburg (Stp, sc)`. */
function placeIn(at: LocationId, names: NameIndex, locale: Locale): string {
  return locale === 'ko' ? printLocation(at, names, 'ko').replace(/\([^)]*\)/g, '') : placeName(at, names, 'en');
}

/** `빈(Vie)`, or the abbreviation alone. */
function shortPlace(at: LocationId, names: NameIndex, locale: Locale): string {
  const id = provinceId(at);
  const province = names.provinces.get(id);
  const coast = at.slice(id.length + 1).toLowerCase();
  const code = `${province?.abbr ?? id}${coast === '' ? '' : `/${coast}`}`;
  return locale === 'ko' && province !== undefined ? `${province.name.ko}(${code})` : code;
}
