import { setImmediate as nextTick } from 'node:timers/promises';
import type { Locale } from '@panjeong/kernel';
import { PLAYABLE } from '@panjeong/plamer';
import { DONE } from '../../exit-status.ts';
import { type Terminal, write } from '../../terminal.ts';
import { type Words, wordsIn } from '../../text/words.ts';
import { UsageError } from '../../usage-error.ts';
import { PAIRINGS } from '../match/pairings.ts';
import { readSeated, readWhole, seatedOtherwise } from '../match/players.ts';
import { BOTS, type BotKind } from './bot-for.ts';
import { playMatch } from './matches.ts';
import type { PlayoutOptions } from './playout-options.ts';
import { type Summary, Tallying } from './summary.ts';

/** Milliseconds between two looks at how far it is, and at whether somebody wishes to stop. */
const LOOK_EVERY = 200;

/** Lets bots play match after match and tells how they ended. */
export async function playout(
  terminal: Terminal,
  locale: Locale,
  game: string,
  options: PlayoutOptions,
): Promise<number> {
  const words = wordsIn(locale);
  const { stdout, stderr } = terminal;
  const count = readWhole('--count', options.count, words, 1);
  const seed = readWhole('--seed', options.seed, words);
  const bots = readBots(options.bots, words);
  const chosen = readSeated('--faction', options.faction, PLAYABLE, words);
  const pairings = PAIRINGS.filter(([a, b]) => (chosen.a ?? a) === a && (chosen.b ?? b) === b);
  if (pairings.length === 0) throw seatedOtherwise(options.faction ?? [], words);
  const tallying = new Tallying();
  const stop = stopAsked();
  const started = performance.now();
  let looked = started;
  try {
    for (let index = 0; index < count && !stop.isAsked(); index++) {
      const factions = pairings[index % pairings.length] ?? ['dgm', 'bgm'];
      tallying.add(playMatch({ seed: seed + index, bots, factions }));
      const now = performance.now();
      if (now - looked < LOOK_EVERY) continue;
      looked = now;
      await nextTick();
      if (stderr.isTTY !== true) continue;
      const rate = Math.round((tallying.games * 1000) / (now - started));
      stderr.write(`\r${words('playout-progress', { done: tallying.games, count, rate })}  `);
    }
  } finally {
    stop.forget();
  }
  if (stderr.isTTY === true) stderr.write(`\r${' '.repeat(70)}\r`);
  const summary = tallying.summary();
  if (summary.games < count) await write(stderr, `${words('playout-stopped', { done: summary.games })}\n`);
  if (options.json === true) {
    await write(stdout, `${JSON.stringify({ game, seed, bots, ...summary })}\n`);
    return DONE;
  }
  const seconds = (performance.now() - started) / 1000;
  await write(stdout, `${lines(summary, { seed, bots, seconds }, words).join('\n')}\n`);
  return DONE;
}

function readBots(text: string | undefined, words: Words): readonly [BotKind, BotKind] {
  const named = (text ?? 'random,random').split(',').map((name) => BOTS.find((bot) => bot === name.trim()));
  const [a, b] = named.length === 1 ? [named[0], named[0]] : named;
  if (a === undefined || b === undefined || named.length > 2) {
    const allowed = BOTS.flatMap((one) => BOTS.map((other) => `${one},${other}`));
    throw new UsageError(words('bad-value', { option: '--bots', value: text ?? '', allowed }));
  }
  return [a, b];
}

/** Ctrl-C ends the run after the match at hand; a second one ends the program. */
function stopAsked(): { isAsked(): boolean; forget(): void } {
  let isAsked = false;
  const take = (): void => {
    isAsked = true;
  };
  process.once('SIGINT', take);
  return { isAsked: () => isAsked, forget: () => process.off('SIGINT', take) };
}

function lines(
  { games, results, endings, rounds, decisions, factions, hash }: Summary,
  { seed, bots, seconds }: { readonly seed: number; readonly bots: readonly string[]; readonly seconds: number },
  words: Words,
): readonly string[] {
  return [
    words('playout-head', { games, seed, bots }),
    words('playout-results', results),
    words('playout-endings', { endings: Object.entries(endings).map(([rule, many]) => `${rule} ${many}`) }),
    ...Object.entries(factions).map(([faction, { played, won }]) => `  ${faction} ${won}/${played}`),
    words('playout-rounds', rounds),
    words('playout-decisions', { mean: Math.round(decisions / Math.max(1, games)) }),
    words('playout-speed', { games: Math.round(games / seconds), decisions: Math.round(decisions / seconds) }),
    words('playout-hash', { hash }),
  ];
}
