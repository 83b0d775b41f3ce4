import type { Locale } from '@panjeong/kernel';
import type { PlayCommands } from '../plamer-program.ts';
import { replay } from '../replay/replay-command.ts';
import type { Terminal } from '../terminal.ts';
import { battle } from './battle/battle-command.ts';
import { cards } from './cards/cards-command.ts';
import { play } from './play/play-command.ts';
import { playout } from './playout/playout-command.ts';

export const playCommands = (terminal: Terminal, locale: Locale): PlayCommands => ({
  play: (_game, options) => play(terminal, locale, options),
  battle: (file, options) => battle(terminal, locale, file, options),
  playout: (game, options) => playout(terminal, locale, game, options),
  replay: (file, options) => replay(terminal, locale, file, options),
  cards: (card, options) => cards(terminal, locale, card, options),
});
