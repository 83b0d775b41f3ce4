import { matchId } from '@panjeong/kernel';
import { changeMatch, headerOf, MatchChangedError, openMatchStore, writeAtomically } from '../src/node/index.ts';
import { withLock } from '../src/node/lock.ts';
import { entryOf, linesOf, weightOf } from './entries.ts';

/**
 * A process of its own that writes to a store until it is killed or has done what it is for, and says on its standard output
 * what has been acknowledged, a line for each.
 */
const [directory = '', task = '', argument = ''] = process.argv.slice(2);
const id = matchId('killed');
const header = headerOf('toy', 'c');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** `entry <seq>` for a match, `whole <n>` for a file that is written anew each time. */
async function append(): Promise<void> {
  const store = await openMatchStore(directory);
  if (!(await store.list()).includes(id)) {
    await store.create(id, { header, entries: [entryOf(0)] }, { secret: 'a', nonces: [], key: 'b' });
  }
  const loaded = await store.load(id);
  if (loaded.kind === 'unparsable') throw new Error(`cannot be opened: ${loaded.at}`);
  for (let seq = loaded.value.entries.length; ; seq += 2) {
    await store.append(id, [entryOf(seq, weightOf(seq)), entryOf(seq + 1)]);
    say(`entry ${seq + 1}`);
    await writeAtomically(`${directory}/whole`, `${seq}\n`.repeat(linesOf(seq)));
    say(`whole ${seq}`);
  }
}

/** Tries to create `m0`, `m1`, … with a key of its own: `made <n>`. Others do the same. */
async function create(): Promise<void> {
  const store = await openMatchStore(directory);
  for (let number = 0; ; number++) {
    const name = matchId(`m${number}`);
    try {
      await store.create(
        name,
        { header: { ...header, commitment: argument }, entries: [entryOf(0, weightOf(number))] },
        { secret: argument, nonces: [], key: argument },
      );
      say(`made ${number}`);
    } catch (error) {
      if (!(error instanceof Error && error.message.endsWith('already'))) throw error;
    }
  }
}

/**
 * Adds whatever entry is next, against others who do the same: `won <seq>`. Says `ready` first, begins when its standard input
 * says anything, and stops once it has added an entry after its standard input has ended.
 */
async function race(): Promise<void> {
  const store = await openMatchStore(directory);
  let toldToStop = false;
  const begun = new Promise((resolve) => process.stdin.once('data', resolve));
  process.stdin.on('end', () => {
    toldToStop = true;
  });
  say('ready');
  await begun;
  for (let seq = 1; ; seq++) {
    const last = toldToStop;
    try {
      await store.append(id, [{ ...entryOf(seq, weightOf(seq)), release: argument }]);
      say(`won ${seq}`);
      if (last) return;
    } catch (error) {
      if (!(error instanceof MatchChangedError)) throw error;
    }
  }
}

/** Adds whatever entry is next to the match in one file, against others who may do the same: `entry <seq>`. */
async function lone(): Promise<void> {
  for (;;) {
    let seq = 0;
    await changeMatch(`${directory}/season.jsonl`, ({ entries }) => {
      seq = entries.length;
      return [entryOf(seq, weightOf(seq))];
    });
    say(`entry ${seq}`);
  }
}

/** Takes the lock of the match and keeps it: `held`. */
const hold = (): Promise<never> =>
  withLock(`${directory}/.lock-killed`, () => {
    say('held');
    setInterval(() => {}, 60_000);
    return new Promise<never>(() => {});
  });

const tasks: Partial<Record<string, () => Promise<void>>> = { append, create, race, lone, hold };
await tasks[task]?.();
