// npm run soak -- NAME [--ci] [--cases N] [--seed N]: the full figures, on all cores; stopped, it goes on where it was.
import { parseArgs } from 'node:util';
import { ensureBuilt } from './ensure-built.mjs';

await ensureBuilt();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ci: { type: 'boolean', default: false },
    cases: { type: 'string' },
    seed: { type: 'string', default: '0' },
  },
});
const cases = values.cases === undefined ? undefined : Number(values.cases);
const seed = Number(values.seed);
if (positionals[0] === 'nodes') {
  const { soakNodes } = await import('./soak-nodes.mjs');
  process.exit(await soakNodes({ ci: values.ci, cases, seed }));
}
const { runSoak } = await import(new URL('../apps/cli/dist/soak/run-soak.js', import.meta.url).href);
process.exitCode = await runSoak(positionals[0] ?? '', {
  ci: values.ci,
  cases,
  seed,
  folder: '.soak',
});
