import type { PlayableFaction } from '@panjeong/plamer';
import { PAIRINGS } from '../plamer/match/pairings.ts';
import { playMatch } from '../plamer/playout/matches.ts';
import type { Soak } from './soak.ts';

/** Rounds that the median match is to have, and the share of wins that nobody is to have more of (section 11). */
const ROUNDS = [16, 36] as const;
const MOST_WON = 0.6;

type Counts = Readonly<Record<string, number>>;

/**
 * Greedy against greedy, over all pairings of factions in turn: how often each seat, each faction and whoever starts wins,
 * and how long a match is.
 */
export function balanceSoak(): Soak {
  return {
    name: 'balance',
    full: 400,
    ci: 21,
    chunk: 7,
    run: (from, to) => {
      const counts: Record<string, number> = {};
      const count = (what: string): void => {
        counts[what] = (counts[what] ?? 0) + 1;
      };
      for (let seed = from; seed < to; seed++) {
        const factions = PAIRINGS[seed % PAIRINGS.length] ?? ['dgm', 'dgm'];
        const { state, outcome } = playMatch({ seed, bots: ['greedy', 'greedy'], factions });
        const winner = outcome.kind === 'won' ? (outcome.seats[0] ?? '-') : '-';
        count(`${factions.join('-')} ${winner}`);
        count(`${factions.join('-')} rounds ${state.round}`);
        count(`by ${outcome.rule}`);
        // Rounds alternate, so the last one says who began.
        const first = (state.round % 2 === 1) === (state.active === 0) ? 'a' : 'b';
        count(winner === '-' ? 'start -' : winner === first ? 'start won' : 'start lost');
      }
      return { done: to - from, counts, failures: [] };
    },
    check: (counts) => faultsOf(counts),
    tell: (counts) => [`median ${medianOf(roundsIn(counts, () => true))} rounds`],
    table: (counts) => tableOf(counts),
  };
}

interface Wins {
  readonly played: number;
  readonly won: number;
}

const share = ({ played, won }: Wins): number => (played === 0 ? 0 : won / played);
const percent = (record: Wins): string => `${(100 * share(record)).toFixed(0)} %`;

const countOf = (counts: Counts, what: string): number => counts[what] ?? 0;

function pairRecord(counts: Counts, pair: readonly string[]): Readonly<Record<'a' | 'b' | 'drawn' | 'played', number>> {
  const [a, b, drawn] = ['a', 'b', '-'].map((winner) => countOf(counts, `${pair.join('-')} ${winner}`));
  const [wonByA = 0, wonByB = 0, none = 0] = [a, b, drawn];
  return { a: wonByA, b: wonByB, drawn: none, played: wonByA + wonByB + none };
}

/** Wins among matches that somebody won, of whatever is asked about. */
function seatRecord(counts: Counts, seat: 'a' | 'b'): Wins {
  const records = PAIRINGS.map((pair) => pairRecord(counts, pair));
  return {
    played: records.reduce((sum, { played }) => sum + played, 0),
    won: records.reduce((sum, record) => sum + record[seat], 0),
  };
}

/** Against other factions: a mirror says nothing of a faction. */
function factionRecord(counts: Counts, faction: PlayableFaction): Wins {
  let [played, won] = [0, 0];
  for (const pair of PAIRINGS) {
    if (pair[0] === pair[1] || !pair.includes(faction)) continue;
    const record = pairRecord(counts, pair);
    played += record.played;
    won += pair[0] === faction ? record.a : record.b;
  }
  return { played, won };
}

const startRecord = (counts: Counts): Wins => {
  const [won, lost, drawn] = [countOf(counts, 'start won'), countOf(counts, 'start lost'), countOf(counts, 'start -')];
  return { played: won + lost + drawn, won };
};

function roundsIn(counts: Counts, isAsked: (pair: string) => boolean): readonly number[] {
  return Object.entries(counts).flatMap(([what, many]) => {
    const [, pair = '', rounds = ''] = /^(\S+) rounds (\d+)$/.exec(what) ?? [];
    return pair !== '' && isAsked(pair) ? Array.from({ length: many }, () => Number(rounds)) : [];
  });
}

const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function tableOf(counts: Counts): readonly string[] {
  const rows = PAIRINGS.map((pair) => {
    const { a, b, drawn, played } = pairRecord(counts, pair);
    const median = medianOf(roundsIn(counts, (name) => name === pair.join('-')));
    return `| ${pair[0]} | ${pair[1]} | ${played} | ${a} | ${b} | ${drawn} | ${median} |`;
  });
  const factions = [...new Set(PAIRINGS.flat())];
  const endings = Object.entries(counts).filter(([what]) => what.startsWith('by '));
  return [
    '| seat a | seat b | games | a wins | b wins | drawn | median rounds |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `seat a ${percent(seatRecord(counts, 'a'))}, seat b ${percent(seatRecord(counts, 'b'))}, whoever starts ${percent(startRecord(counts))}`,
    factions.map((faction) => `${faction} ${percent(factionRecord(counts, faction))}`).join(', '),
    `median of all: ${medianOf(roundsIn(counts, () => true))} rounds`,
    endings.map(([rule, many]) => `${rule.slice(3)} ${many}`).join(', '),
  ];
}

/** What is out of balance; nothing where so few were played that it says nothing. */
function faultsOf(counts: Counts): readonly string[] {
  const seats = (['a', 'b'] as const).map((seat) => [`seat ${seat}`, seatRecord(counts, seat)] as const);
  const factions = [...new Set(PAIRINGS.flat())].map((one) => [one, factionRecord(counts, one)] as const);
  const median = medianOf(roundsIn(counts, () => true));
  const played = seatRecord(counts, 'a').played;
  if (played < 400) return [];
  return [
    ...[...seats, ...factions].flatMap(([name, record]) =>
      share(record) > MOST_WON ? [`${name} wins ${percent(record)}`] : [],
    ),
    ...(median < ROUNDS[0] || median > ROUNDS[1] ? [`the median match has ${median} rounds`] : []),
  ];
}
