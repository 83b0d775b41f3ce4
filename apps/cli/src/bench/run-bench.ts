import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { compileBoard, createReferee, EDITIONS, STANDARD_MAP } from '@panjeong/diplomacy';
import {
  adjudicatorOf,
  batchChecksum,
  type Corpus,
  type CorpusLine,
  createJudge,
  createSeason,
  enumerating,
  generateCorpus,
  gridMap,
  judging,
  judgingWide,
  linesOf,
  movingOn,
  packLines,
  playing,
  recording,
  remedying,
  type Workload,
  widePhases,
} from '@panjeong/diplomacy/bench';
import { seededChance } from '@panjeong/kernel';
import { createChunkAdjudicator } from '../batch/chunk-adjudicator.ts';
import type { LineChunk } from '../batch/line-chunks.ts';
import { drawing, firstPicture } from './drawing.ts';
import { battles, growth, randomPlay } from './plamer.ts';
import { baseline, type Timing, time } from './timing.ts';

/** Phases generated when no corpus is given. */
const GENERATED = 2000;
const SEED = 1901;
/** Failed orders of full boards for which it is searched what would have worked. */
const REMEDIED = 200;
/** Lines of a chunk of the batch. */
const CHUNK = 100;

export interface BenchOptions {
  /** Files in the batch format, gzipped or not, read in turn line by line: half and half. */
  readonly corpus: readonly string[];
  readonly seed?: number;
}

interface Material {
  readonly corpus: Corpus;
  readonly lines: readonly CorpusLine[];
}

/** Measures everything and prints one line a figure. */
export async function runBench(options: BenchOptions, write: (line: string) => void): Promise<void> {
  const draws = seededChance(options.seed ?? SEED);
  let drawn = 0;
  const draw = (bound: number): number => draws.draw(drawn++, bound);
  const board = compileBoard(STANDARD_MAP);
  const policy = EDITIONS['datc-3'];
  const season = createSeason(board, policy);
  const judge = createJudge(board, policy);
  const referee = createReferee(STANDARD_MAP, policy);
  const first = await firstPicture(referee);
  const { corpus, lines } = options.corpus.length > 0 ? readMaterial(options.corpus, board) : generated(season, draw);

  write(`node ${process.version} · ${cpus()[0]?.model.trim() ?? ''} · ${cpus().length} cores`);
  write(
    `${corpus.phases} movement phases${options.corpus.length > 0 ? '' : ' (generated)'}, seed ${options.seed ?? SEED}`,
  );
  write('');
  write('figure                    a second      × baseline   p50 µs    p99 µs   bytes an item');
  const base = time(baseline());
  const show = (timing: Timing): Timing => {
    write(row(timing, base));
    return timing;
  };
  show(base);
  const judged = show(time(judging(judge, corpus)));
  const recorded = show(time(recording(judge, corpus)));
  show(time(movingOn(season, corpus)));
  show(time(enumerating(season, corpus)));
  show(time(playing(season, 50, draw)));
  show(time(batching(lines)));
  const grid = compileBoard(gridMap(26));
  const wide = createJudge(grid, policy);
  for (const units of [10, 34, 300]) {
    show(time(judgingWide(wide, `wide-${units}-units`, widePhases(grid, units, 200, draw))));
  }
  show(time(remedying(adjudicatorOf({ map: STANDARD_MAP.id, policy }), 34, REMEDIED)));
  for (const workload of await drawing(referee)) show(time(workload));
  for (const workload of battles()) show(time(workload));
  const { games, decisions, rounds } = randomPlay();
  const played = show(time(games));
  for (const workload of growth()) show(time(workload));
  write('');
  write(`first picture of a process: SVG ${first.svg.toFixed(0)} ms, then PNG ${first.png.toFixed(0)} ms`);
  write(
    `The Plamer at random: ${Math.round(played.perSecond * decisions).toLocaleString('en')} decisions a second, ` +
      `a match has ${decisions.toFixed(0)} decisions and ${rounds.toFixed(1)} rounds`,
  );
  write(`recorder: ${percent(judged.perSecond / recorded.perSecond - 1)} slower than without`);
  const said = batchChecksum(referee, lines);
  write(`checksum: judge ${judged.sum}, batch ${said}: ${said === judged.sum ? 'equal' : 'DIFFERENT'}`);
}

function generated(season: ReturnType<typeof createSeason>, draw: (bound: number) => number): Material {
  const lines = linesOf(season.board, generateCorpus(season, GENERATED, draw));
  // Packed again, power by power, as the lines list them: the checksum counts places.
  return { corpus: packLines(season.board, lines), lines };
}

/** Lines of the batch format, from text to text, on one thread: what each thread of `--batch` does. */
function batching(lines: readonly CorpusLine[]): Workload {
  const adjudicate = createChunkAdjudicator({
    kind: 'movement',
    map: STANDARD_MAP.id,
    edition: 'datc-3',
    locale: 'en',
  });
  const encoder = new TextEncoder();
  const texts = lines.map((line) => JSON.stringify({ id: 'x', phase: 'S1901M', ...line }));
  const chunks = Array.from({ length: Math.floor(texts.length / CHUNK) }, (_, n): LineChunk => {
    const bytes = encoder.encode(`${texts.slice(n * CHUNK, (n + 1) * CHUNK).join('\n')}\n`);
    return { bytes, firstLine: 1, lines: CHUNK, tooLong: false };
  });
  return {
    id: 'batch-lines',
    item: 'line',
    items: chunks.length,
    each: CHUNK,
    run: (index) => {
      const chunk = chunks[index];
      return chunk === undefined ? 0 : adjudicate(chunk).bytes.length;
    },
  };
}

function readMaterial(files: readonly string[], board: Parameters<typeof packLines>[0]): Material {
  const read = files.map((file) => {
    const bytes = readFileSync(file);
    const text = file.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as CorpusLine);
  });
  const longest = Math.max(...read.map((lines) => lines.length));
  const lines = Array.from({ length: longest }, (_, n) => read.flatMap((file) => file[n] ?? [])).flat();
  return { corpus: packLines(board, lines), lines };
}

function row({ id, perSecond, p50, p99, bytes }: Timing, base: Timing): string {
  const cells = [
    id.padEnd(22),
    figure(perSecond).padStart(12),
    ratio(perSecond / base.perSecond).padStart(14),
    p50.toFixed(2).padStart(10),
    p99.toFixed(2).padStart(9),
    bytes.toFixed(0).padStart(12),
  ];
  return cells.join(' ');
}

/** Whole, but for things of which there are few in a second. */
const figure = (value: number): string => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
const ratio = (value: number): string => (value < 0.001 ? value.toPrecision(2) : value.toFixed(4));
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
