import {
  idsNamed,
  type NameIndex,
  nearestNames,
  type PhaseKind,
  type PowerId,
  type ProvinceId,
  type Season,
  type UnitType,
} from '@panjeong/diplomacy';
import { type OrderWord, orderWord, type Verb } from './order-words.ts';

/** An order as somebody names it, in whatever words: `불가리아`, `A Bul-Rum`, `터키 불가리아`. */
export interface OrderQuery {
  readonly power?: PowerId;
  readonly type?: UnitType;
  /** The places named, in their order; a name that several provinces bear holds them all. */
  readonly places: readonly (readonly ProvinceId[])[];
  readonly verbs: readonly Verb[];
  readonly season?: Season;
  readonly year?: number;
  readonly phase?: PhaseKind;
  /** Words that mean nothing here, and the ids whose names are most like each. */
  readonly unknown: readonly { readonly text: string; readonly nearest: readonly string[] }[];
}

type Part =
  | { readonly kind: 'place'; readonly ids: readonly ProvinceId[] }
  | { readonly kind: 'power'; readonly id: PowerId }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'unknown'; readonly text: string }
  | OrderWord;

/** Names are made of no more words than this. */
const MOST_WORDS = 4;
/** Words, and the dashes and arrows between them. */
const WORDS = /[-‐‑‒–—―−~→⟶➔➜⇒>]+|[^-\s,;:()[\]"'“”‘’./?!·‐‑‒–—―−~→⟶➔➜⇒>]+/gu;
const DASH = /^[-‐‑‒–—―−~→⟶➔➜⇒>]+$/u;
const PHASE_CODE = /^([SFW])(\d{3,4})([MRA])$/i;

export function readOrderQuery(text: string, names: NameIndex): OrderQuery {
  const [when, rest] = afterPhase(text, names);
  const parts = [...when, ...partsOf(rest, names)];
  const firstPlace = parts.findIndex(({ kind }) => kind === 'place');
  const places = parts.flatMap((part) => (part.kind === 'place' ? [part.ids] : []));
  const verbs = new Set(parts.flatMap((part) => (part.kind === 'verb' ? [part.verb] : [])));
  const helps = verbs.has('support') || verbs.has('convoy');
  /** What stands behind the first place may be said of the unit that is helped. */
  const own = helps && firstPlace >= 0 ? parts.slice(0, firstPlace) : parts;
  const single = places.length > 1 && firstPlace >= 0 ? parts.slice(0, firstPlace) : own;
  const power = own.find((part) => part.kind === 'power')?.id;
  const type = single.find((part) => part.kind === 'type')?.type;
  const season = parts.find((part) => part.kind === 'season')?.season;
  const year = parts.find((part) => part.kind === 'year')?.year;
  const phase = parts.find((part) => part.kind === 'phase-kind')?.phase;
  return {
    places,
    verbs: [...verbs],
    unknown: parts.flatMap((part) =>
      part.kind === 'unknown'
        ? [
            {
              text: part.text,
              nearest: [...nearestNames(names.provinceNames, part.text), ...nearestNames(names.powerNames, part.text)],
            },
          ]
        : [],
    ),
    ...(power === undefined ? {} : { power }),
    ...(type === undefined ? {} : { type }),
    ...(season === undefined ? {} : { season }),
    ...(year === undefined ? {} : { year }),
    ...(phase === undefined ? {} : { phase }),
  };
}

/** `1901년 봄 이동: …`, `Fall 1901 retreats: …`: the phase that a list of orders puts before each, and what follows it. */
function afterPhase(text: string, names: NameIndex): readonly [readonly Part[], string] {
  const [, before = '', rest = ''] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  const dates = partsOf(before, names).filter(({ kind }) => kind === 'season' || kind === 'year');
  if (dates.length === 0) return [[], text];
  const phase = TITLES.find(([title]) => title.test(before))?.[1];
  return [phase === undefined ? dates : [...dates, { kind: 'phase-kind', phase }], rest];
}

const TITLES: readonly (readonly [RegExp, PhaseKind])[] = [
  [/retreat|퇴각|후퇴/i, 'R'],
  [/build|adjust|remov|창설|조정|해산/i, 'A'],
  [/move|이동/i, 'M'],
];

function partsOf(text: string, names: NameIndex): readonly Part[] {
  const tokens = text.normalize('NFC').match(WORDS) ?? [];
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [found, used] = partAt(tokens, at, names);
    const last = parts.at(-1);
    for (const part of found) {
      // `불가리아(Bul)` names one place twice.
      const isAgain = part.kind === 'place' && last?.kind === 'place' && last.ids.join() === part.ids.join();
      if (!isAgain) parts.push(part);
    }
    at += used;
  }
  return parts;
}

/** What begins with a word, and of how many it is made: the longest name first. */
function partAt(tokens: readonly string[], at: number, names: NameIndex): readonly [readonly Part[], number] {
  const token = tokens[at] ?? '';
  if (DASH.test(token)) return [[{ kind: 'verb', verb: 'move' }], 1];
  for (let size = Math.min(MOST_WORDS, tokens.length - at); size > 0; size--) {
    const run = tokens.slice(at, at + size);
    // `Gas-Con` is no Gascon; `상트-페테르부르크` is one name all the same.
    const isOne = run.every((word) => !DASH.test(word)) || idsNamed(names.provinceNames, run.join('')).length === 1;
    const name =
      isOne && !DASH.test(run.at(-1) ?? '')
        ? named(
            run.filter((word) => !DASH.test(word)),
            run,
            names,
          )
        : null;
    if (name !== null) return [[name], size];
  }
  const code = PHASE_CODE.exec(token);
  if (code !== null) {
    const [, season = '', year = '', kind = ''] = code;
    return [
      [
        { kind: 'season', season: season.toUpperCase() as Season },
        { kind: 'year', year: Number(year) },
        { kind: 'phase-kind', phase: kind.toUpperCase() as PhaseKind },
      ],
      1,
    ];
  }
  return [wordsIn(token, names, 0) ?? [{ kind: 'unknown', text: token }], 1];
}

function named(words: readonly string[], run: readonly string[], names: NameIndex): Part | null {
  // Three letters about a dash are two abbreviations.
  if (words.length !== run.length && words.some((word) => word.length <= 3)) return null;
  const text = words.join(' ');
  const ids = idsNamed(names.provinceNames, text);
  if (ids.length > 0) return { kind: 'place', ids };
  const [power, other] = idsNamed(names.powerNames, text);
  return power !== undefined && other === undefined ? { kind: 'power', id: power } : null;
}

/** A word by itself, or several that Korean writes together: `터키육군`, `불가리아의`. */
function wordsIn(token: string, names: NameIndex, from: number): readonly Part[] | null {
  const year = /^(\d{3,4})년?$/.exec(token);
  if (year !== null) return [{ kind: 'year', year: Number(year[1]) }];
  const known = orderWord(token, from > 0) ?? named([token], [token], names);
  if (known !== null && known !== undefined) return [known];
  if (!/^[가-힣]+$/u.test(token)) return null;
  for (let end = token.length - 1; end > 0; end--) {
    const head = token.slice(0, end);
    const first = named([head], [head], names) ?? orderWord(head, from > 0);
    const rest = first === undefined || first === null ? null : wordsIn(token.slice(end), names, from + 1);
    if (first !== undefined && first !== null && rest !== null) return [first, ...rest];
  }
  return null;
}
