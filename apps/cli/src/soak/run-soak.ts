import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { NOTHING, type Soak, type SoakReport, sum } from './soak.ts';
import { SOAKS } from './soaks.ts';

export interface SoakOptions {
  /** The size that runs before every landing. */
  readonly ci: boolean;
  /** Cases, instead of either size. */
  readonly cases?: number | undefined;
  /** Number of the first case. */
  readonly seed: number;
  /** Where progress is kept, so that a soak that was stopped goes on where it was. */
  readonly folder: string;
}

interface Progress {
  /** Chunks done, by the number of their first case. */
  readonly chunks: number[];
  readonly report: SoakReport;
  readonly seconds: number;
}

const SAVE_EVERY_MS = 5_000;

/**
 * Runs a soak on all cores.
 *
 * @returns exit status: 0 without a failure, 1 with one, 2 for a name that is not a soak's
 */
export async function runSoak(name: string, options: SoakOptions): Promise<number> {
  const make = SOAKS[name];
  if (make === undefined) {
    process.stderr.write(`soak: no soak named ${name || '(nothing)'}; there are: ${Object.keys(SOAKS).join(', ')}\n`);
    return 2;
  }
  const soak = make();
  const total = options.cases ?? (options.ci ? soak.ci : soak.full);
  const file = `${options.folder}/${name}-${options.seed}-${total}.json`;
  const before = readProgress(file);
  const progress = await runThreads(soak, options.seed, total, before, (now) =>
    saveProgress(options.folder, file, now),
  );
  rmSync(file, { force: true });
  const { report } = progress;
  const failures = [...report.failures, ...(soak.check?.(report.counts) ?? [])];
  tell(soak, options.seed, { ...progress, report: { ...report, failures } });
  return failures.length > 0 ? 1 : 0;
}

function readProgress(file: string): Progress {
  if (!existsSync(file)) return { chunks: [], report: NOTHING, seconds: 0 };
  return JSON.parse(readFileSync(file, 'utf8')) as Progress;
}

function saveProgress(folder: string, file: string, progress: Progress): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(progress));
  renameSync(`${file}.new`, file);
}

async function runThreads(
  soak: Soak,
  seed: number,
  total: number,
  before: Progress,
  save: (progress: Progress) => void,
): Promise<Progress> {
  const done = new Set(before.chunks);
  const waiting: number[] = [];
  for (let from = seed; from < seed + total; from += soak.chunk) if (!done.has(from)) waiting.push(from);
  const started = Date.now();
  let report = before.report;
  let saved = Date.now();
  const now = (): Progress => ({
    chunks: [...done],
    report,
    seconds: before.seconds + (Date.now() - started) / 1000,
  });
  const threads = Math.min(availableParallelism(), waiting.length);
  await Promise.all(
    Array.from({ length: threads }, () =>
      workThrough(
        soak.name,
        waiting,
        (from) => Math.min(from + soak.chunk, seed + total),
        (from, chunk) => {
          report = sum(report, chunk);
          done.add(from);
          showProgress(report, total);
          if (Date.now() - saved < SAVE_EVERY_MS) return;
          saved = Date.now();
          save(now());
        },
      ),
    ),
  );
  return now();
}

/** One thread, given chunk after chunk until none waits. */
function workThrough(
  name: string,
  waiting: number[],
  endOf: (from: number) => number,
  take: (from: number, report: SoakReport) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: { name } });
    let current = 0;
    const next = (): void => {
      const from = waiting.shift();
      if (from === undefined) {
        void worker.terminate().then(() => resolve());
        return;
      }
      current = from;
      worker.postMessage({ from, to: endOf(from) });
    };
    worker.on('message', (report: SoakReport) => {
      take(current, report);
      next();
    });
    worker.on('error', reject);
    next();
  });
}

function showProgress({ done, failures }: SoakReport, total: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r${done.toLocaleString('en')} of ${total.toLocaleString('en')}, ${failures.length} failures `);
}

function tell(soak: Soak, seed: number, { report, seconds }: Progress): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
  for (const failure of report.failures.slice(0, 20)) process.stdout.write(`${failure}\n\n`);
  for (const line of soak.table?.(report.counts) ?? []) process.stdout.write(`${line}\n`);
  const listed = Object.entries(report.counts).map(([what, many]) => `${what} ${many.toLocaleString('en')}`);
  const counts = soak.tell?.(report.counts) ?? listed;
  const cells = [soak.name, report.done.toLocaleString('en'), String(seed), `${seconds.toFixed(0)} s`];
  process.stdout.write(`| ${[...cells, `${report.failures.length} failures`, counts.join(', ')].join(' | ')} |\n`);
}
