import { matchId } from '@panjeong/kernel';
import { headerOf, openMatchStore, writeAtomically } from '../src/node/index.ts';
import { entryOf, linesOf, weightOf } from './entries.ts';

/**
 * Writes to a store until it is killed, and says on its standard output what has been acknowledged: `entry <seq>` for the
 * match, `whole <n>` for a file that is written anew each time.
 */
const directory = process.argv[2] ?? '';
const id = matchId('killed');
const store = await openMatchStore(directory);
if (!(await store.list()).includes(id)) {
  const secret = { secret: 'a', nonces: [], key: 'b' };
  await store.create(id, { header: headerOf('toy', 'c'), entries: [entryOf(0)] }, secret);
}
const loaded = await store.load(id);
if (loaded.kind === 'unparsable') throw new Error(`cannot be opened: ${loaded.at}`);
for (let seq = loaded.value.entries.length; ; seq += 2) {
  await store.append(id, [entryOf(seq, weightOf(seq)), entryOf(seq + 1)]);
  process.stdout.write(`entry ${seq + 1}\n`);
  await writeAtomically(`${directory}/whole`, `${seq}\n`.repeat(linesOf(seq)));
  process.stdout.write(`whole ${seq}\n`);
}
