#!/usr/bin/env node
// Committed, so that `npm ci` can link the command before anything is built.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(fileURLToPath(main))) {
  process.stderr.write(
    'panjeong: 아직 빌드하지 않았어요. 먼저 `npm run build`를 실행하세요. / Not built yet: run `npm run build` first.\n',
  );
  process.exit(2);
}
const { run } = await import(main.href);
process.exitCode = await run(process.argv);
