// What the documents say must be so: commands, scripts and files they name exist, and rules are the same everywhere.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createProgram } from '../apps/cli/dist/program.js';
import { wordsIn } from '../apps/cli/dist/text/words.js';
import { RULE_CODES } from '../packages/diplomacy/dist/src/index.js';
import { RULE_CODES as PLAMER_RULE_CODES } from '../packages/plamer/dist/src/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const REQUIRED = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'packages/diplomacy/RULES.md',
  'packages/plamer/RULES.md',
];
const documents = [...REQUIRED, 'BENCHMARKS.md'].filter((name) => existsSync(name));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const faults = REQUIRED.filter((name) => !existsSync(name)).map((name) => `${name} is missing`);
let looked = 0;

for (const name of documents) {
  for (const [index, line] of readFileSync(name, 'utf8').split('\n').entries()) {
    const tell = (fault) => faults.push(`${name}:${index + 1} ${fault}`);
    for (const [, command] of line.matchAll(/\bpanjeong ((?:[a-z]|--)[^`|;&#]*)/g)) await checkCommand(command, tell);
    for (const [, script] of line.matchAll(/\bnpm (?:run |(?=test\b|start\b))([\w:-]+)/g)) {
      looked++;
      if (scripts[script] === undefined) tell(`no script ${script} in package.json`);
    }
    for (const [, path] of line.matchAll(/`((?:packages|apps|scripts)\/[\w./@-]*|[A-Z]+\.md)`/g)) {
      looked++;
      if (!existsSync(path)) tell(`no file ${path}`);
    }
  }
}

/** Parses a command of a document without running it; capitals and angle brackets stand for any value. */
async function checkCommand(text, tell) {
  if (/[가-힣]/.test(text)) return;
  looked++;
  const args = text
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.,:)]+$/, ''))
    .filter((word) => word !== '');
  const isBlank = (word) => /^[<[]|[>\]…]$|^[A-Z_]+$/.test(word);
  const done = async () => 0;
  const stubs = {
    adjudicate: done,
    why: done,
    ask: done,
    map: done,
    rules: done,
    runScenarios: done,
    showScenarios: done,
    newScenario: done,
    bench: done,
    playing: { play: done, battle: done, playout: done, replay: done, cards: done },
  };
  try {
    const program = createProgram(wordsIn('en'), stubs, () => undefined);
    const silent = { writeOut: () => undefined, writeErr: () => undefined };
    for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
      command.configureOutput(silent);
    }
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    const { code = '', exitCode } = error;
    if (exitCode === 0 || (code === 'commander.invalidArgument' && args.some(isBlank))) return;
    // `panjeong rules --edition` in the middle of a sentence.
    if (code === 'commander.optionMissingArgument' && args.at(-1)?.startsWith('--')) return;
    if (code === 'commander.help' && args.length === 1) return;
    tell(`"panjeong ${args.join(' ')}": ${error.message}`);
  }
}

// Rules: each game's registry and its RULES.md have the same, and nobody cites another.
const games = [
  { file: 'packages/diplomacy/RULES.md', codes: RULE_CODES, row: /^\| DIP-[A-Z]\d+ \|/gm },
  { file: 'packages/plamer/RULES.md', codes: PLAMER_RULE_CODES, row: /^\| PLM-[A-Z]\d+ \|/gm },
];
for (const { file, codes, row } of games) {
  const written = new Set(
    (existsSync(file) ? readFileSync(file, 'utf8') : '').match(row)?.map((one) => one.slice(2, -2)),
  );
  for (const code of codes) if (!written.has(code)) faults.push(`${code} is not in ${file}`);
  for (const code of written) if (!codes.includes(code)) faults.push(`${code} of ${file} is not in the registry`);
}
const known = new Set(games.flatMap(({ codes }) => codes));
for (const folder of ['packages', 'apps', ...documents]) {
  for (const file of filesIn(folder)) {
    for (const [code] of readFileSync(file, 'utf8').matchAll(/\b(?:DIP|PLM)-[A-Z]\d+\b/g)) {
      looked++;
      if (!known.has(code) && !isAboutNothing(file)) faults.push(`${file} cites ${code}, which is no rule`);
    }
  }
}

/** Tests of refusals name rules that are none. */
function isAboutNothing(file) {
  return /\/test\//.test(file);
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => {
    if (name === 'node_modules' || name === 'dist') return [];
    const inside = `${path}/${name}`;
    return statSync(inside).isDirectory() || /\.(ts|yaml|md)$/.test(name) ? filesIn(inside) : [];
  });
}

for (const fault of new Set(faults)) process.stdout.write(`${fault}\n`);
process.stdout.write(`${looked} mentions in ${documents.length} documents and the code, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
