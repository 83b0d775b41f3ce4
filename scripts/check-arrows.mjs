// Which part may import which. A tool that sees no modules finds no fault: so it is also asked what it has seen.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** Fewer modules than this were not all there are. */
const LEAST_MODULES = 250;

const faults = [];

async function look(paths, rules, more) {
  const { output } = await cruise(paths, { ...options, ...more, validate: true, ruleSet: { forbidden: rules } });
  for (const { from, to, rule, cycle } of output.summary.violations) {
    const way = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
    faults.push(`${rule.name}: ${from} → ${way}`);
  }
  if (output.summary.totalCruised < LEAST_MODULES) {
    faults.push(`only ${output.summary.totalCruised} modules of ${paths.join(', ')} were seen`);
  }
  return output.modules;
}

const isOfCycles = ({ name }) => name === 'no-cycles';
const arrows = forbidden.filter((rule) => !isOfCycles(rule));
const sources = await look(['packages', 'apps'], arrows, {
  parser: 'swc',
  exclude: { path: '(^|/)(node_modules|dist|test)/' },
  enhancedResolveOptions: { conditionNames: ['source', 'import', 'node', 'default'], exportsFields: ['exports'] },
});
const built = await look(
  ['packages', 'apps'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}/dist`)),
  forbidden.filter(isOfCycles),
  {
    exclude: { path: '(^|/)(node_modules)/|\\.d\\.ts$' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
);

// Every arrow there is must have been seen at least once.
for (const [modules, from, to] of [
  [sources, /^packages\/diplomacy\/src\//, /^packages\/kernel\/src\/index\.ts$/],
  [sources, /^packages\/table\/src\//, /^packages\/diplomacy\/src\/index\.ts$/],
  [sources, /^packages\/plamer\/src\//, /^packages\/kernel\/src\/index\.ts$/],
  [sources, /^packages\/table\/src\//, /^packages\/plamer\/src\/index\.ts$/],
  [sources, /^apps\/cli\/src\//, /^packages\/diplomacy\/src\/index\.ts$/],
  [sources, /^apps\/cli\/src\//, /^packages\/plamer\/src\/index\.ts$/],
  [built, /^apps\/cli\/dist\//, /^packages\/diplomacy\/dist\/src\/index\.js$/],
]) {
  const seen = modules.some(
    ({ source, dependencies }) => from.test(source) && dependencies.some(({ resolved }) => to.test(resolved)),
  );
  if (!seen) faults.push(`no import from ${from} to ${to} was seen`);
}

// The oracle shares no code with what it is compared with: of `src` it knows types alone.
const oracle = 'packages/diplomacy/oracle';
for (const name of readdirSync(oracle).filter((file) => file.endsWith('.ts'))) {
  const imports = readFileSync(`${oracle}/${name}`, 'utf8').match(/^(?:import|export)\b[^;]*?from '[^']*';/gms) ?? [];
  for (const line of imports) {
    if (/from '\.\.\/src\//.test(line) && !/^(?:import|export) type\b/.test(line)) {
      faults.push(`oracle-shares-no-code: ${oracle}/${name}: ${line.replaceAll('\n', ' ')}`);
    }
  }
}

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${sources.length} modules as written, ${built.length} as built, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
