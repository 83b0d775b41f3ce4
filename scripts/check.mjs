// Everything that must hold before a change lands, step by step; every step runs, and the first that fails is shown whole.
// `--without-tests` leaves the tests out, for whoever has just run them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => `${root}node_modules/.bin/${name}`;

/** @type {[name: string, command: string, args: string[]][]} */
const steps = [
  ['installed', process.execPath, ['scripts/ensure-installed.mjs']],
  ['types', bin('tsc'), ['-b']],
  ['types of tests', bin('tsc'), ['-p', 'tsconfig.tests.json']],
  ['format and lint (biome)', bin('biome'), ['check', '--diagnostic-level=warn', '.']],
  ['lint with types (oxlint)', bin('oxlint'), ['--type-aware', '--quiet']],
  ['arrows', process.execPath, ['scripts/check-arrows.mjs']],
  ['nothing unused (knip)', bin('knip'), ['--no-config-hints']],
  ['drawings are as their points', process.execPath, ['packages/diplomacy/dist/maps/draw/draw.js', '--check']],
  ['documents', process.execPath, ['scripts/check-docs.mjs']],
  ['tests', bin('vitest'), ['run']],
];

const isLeftOut = ([name]) => name === 'tests' && process.argv.includes('--without-tests');

let shown = false;
let failed = 0;
for (const [name, command, args] of steps.filter((step) => !isLeftOut(step))) {
  const started = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const passed = status === 0 && error === undefined;
  process.stdout.write(`${passed ? 'ok  ' : 'FAIL'}  ${name}  ${seconds} s\n`);
  if (passed) continue;
  failed++;
  if (shown) continue;
  shown = true;
  process.stdout.write(`\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}\n`);
}
process.stdout.write(failed === 0 ? 'all hold\n' : `${failed} of ${steps.length} do not hold\n`);
process.exitCode = failed === 0 ? 0 : 1;
