// npm start: installs and builds what is missing, then lets the referee read the order sheets of the Korean tutorial.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import './ensure-installed.mjs';
import { ensureBuilt } from './ensure-built.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await ensureBuilt();

const examples = ['3-1', '3-2', '3-3', '4-1', '4-2', '4-3', '4-4', '4-5'].map((example) => `tutorial/${example}`);
const { status } = spawnSync(
  process.execPath,
  [`${root}apps/cli/bin/panjeong.js`, 'scenario', 'show', ...examples, '--lang', 'ko'],
  { cwd: root, stdio: 'inherit' },
);
if (status === 0) {
  process.stdout.write(`
내 명령서도 판정할 수 있어요:
  npx panjeong adjudicate 명령서.txt --explain
Your own sheets, in either language:
  npx panjeong adjudicate sheet.txt --explain --lang en
`);
}
process.exitCode = status ?? 1;
