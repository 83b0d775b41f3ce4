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
const { runSoak } = await import(new URL('../apps/cli/dist/soak/run-soak.js', import.meta.url).href);
process.exitCode = await runSoak(positionals[0] ?? '', {
  ci: values.ci,
  cases: values.cases === undefined ? undefined : Number(values.cases),
  seed: Number(values.seed),
  folder: '.soak',
});
