import type { Locale } from '@panjeong/kernel';
import { PLAYABLE, type PlamerTypes, type PlayableFaction, plamer } from '@panjeong/plamer';
import { UNREADABLE } from '../../exit-status.ts';
import { Refusal } from '../../game/desk/refusal.ts';
import { type Terminal, write } from '../../terminal.ts';
import { type Words, wordsIn } from '../../text/words.ts';
import { UsageError } from '../../usage-error.ts';
import { PAIRINGS } from '../match/pairings.ts';
import { DEFAULT_SEATING, PLAYERS, readSeated, readWhole, seatedOtherwise } from '../match/players.ts';
import { secretFor } from '../match/secret.ts';
import type { PlayOptions } from './play-options.ts';
import { keep, newPlaying, type Playing, resumedPlaying } from './playing.ts';
import { runTable } from './table-loop.ts';

/** Options that say how a new match begins. */
const FOR_NEW = ['faction', 'seed', 'save'] as const;

/** Opens a match of The Plamer, or takes one up again, and plays it. */
export async function play(terminal: Terminal, locale: Locale, options: PlayOptions): Promise<number> {
  const words = wordsIn(locale);
  try {
    const playing = await opened(terminal, options, words);
    if (options.resume !== undefined) {
      await write(terminal.stdout, `${words('resumed', { file: options.resume, entries: playing.kept })}\n`);
    }
    return await runTable(terminal, locale, playing);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await write(terminal.stderr, `${error.message}\n`);
    return UNREADABLE;
  }
}

async function opened(terminal: Terminal, options: PlayOptions, words: Words): Promise<Playing> {
  const seating = readSeated('--seat', options.seat, PLAYERS, words);
  if (options.resume !== undefined) {
    for (const option of FOR_NEW) {
      if (options[option] !== undefined) throw new UsageError(words('resume-or-new', { option: `--${option}` }));
    }
    return resumedPlaying(options.resume, seating, words);
  }
  const factions = readSeated('--faction', options.faction, PLAYABLE, words);
  const seed = options.seed === undefined ? null : readWhole('--seed', options.seed, words);
  const at = (terminal.now ?? Date.now)();
  const playing = newPlaying(
    optionsWith(options.faction, factions, words),
    { ...DEFAULT_SEATING, ...seating },
    secretFor(seed),
    at,
  );
  if (options.save !== undefined) {
    playing.file = options.save;
    await keep(playing, words);
  }
  return playing;
}

/** A faction that is not chosen is the first that fits. */
function optionsWith(
  given: readonly string[] | undefined,
  { a, b }: ReturnType<typeof readSeated<PlayableFaction>>,
  words: Words,
): PlamerTypes['Options'] {
  const { defaults } = plamer.options;
  const fits = PAIRINGS.filter((pair) => (a ?? pair[0]) === pair[0] && (b ?? pair[1]) === pair[1]);
  const usual = fits.find((pair) => pair[0] !== pair[1]) ?? fits[0];
  if (usual === undefined) throw seatedOtherwise(given ?? [], words);
  return { ...defaults, factions: usual };
}
