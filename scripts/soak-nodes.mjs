// npm run soak -- nodes: the same games end in the same states on every Node that is supported. The npm packages
// node-<system>-<processor> hold nothing but the program; they are fetched into a temporary folder and removed again.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAJORS = [20, 22, 24];
const FULL = 2_000;
const CI = 100;

const panjeong = fileURLToPath(new URL('../apps/cli/bin/panjeong.js', import.meta.url));
const system = process.platform === 'win32' ? 'win' : process.platform;

/** @returns {Promise<number>} exit status: 0 when all hashes are equal */
export async function soakNodes({ ci, cases, seed }) {
  const count = cases ?? (ci ? CI : FULL);
  const folder = mkdtempSync(join(tmpdir(), 'panjeong-nodes-'));
  const started = performance.now();
  try {
    const programs = MAJORS.map((major) => fetched(folder, major));
    const runs = [];
    // One after another: two at once would make the slower one look slow.
    for (const program of programs) runs.push(await played(program, count, seed));
    for (const { version, hash, games, rate } of runs) {
      process.stdout.write(`${version.padEnd(10)} ${games} games, ${rate}, ${hash}\n`);
    }
    const isEqual = new Set(runs.map(({ hash }) => hash)).size === 1 && runs.every(({ games }) => games === count);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stdout.write(
      `| nodes | ${count.toLocaleString('en')} | ${seed} | ${seconds} s | ${isEqual ? 'equal' : 'DIFFERENT'} | ${runs.map(({ version }) => version).join(', ')} |\n`,
    );
    return isEqual ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The newest Node of a major version. */
function fetched(folder, major) {
  const own = join(folder, String(major));
  const name = `node-${system}-${process.arch}`;
  mkdirSync(own);
  writeFileSync(join(own, 'package.json'), '{"private":true}');
  const install = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-save', `${name}@${major}`], {
    cwd: own,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) throw new Error(`${name}@${major} could not be fetched:\n${install.stderr}`);
  return join(own, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

async function played(program, count, seed) {
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const started = performance.now();
  const out = await outputOf(program, [
    panjeong,
    'playout',
    'plamer',
    '--count',
    String(count),
    '--seed',
    String(seed),
    '--json',
  ]);
  const { hash, games } = JSON.parse(out);
  const rate = `${Math.round((games * 1000) / (performance.now() - started))} a second`;
  return { version, hash, games, rate };
}

function outputOf(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (part) => {
      out += part;
    });
    child.on('error', reject);
    child.on('close', (status) => (status === 0 ? resolve(out) : reject(new Error(`${program} ended with ${status}`))));
  });
}
