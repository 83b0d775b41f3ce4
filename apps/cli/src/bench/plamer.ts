import { copyOf, seatId, seededChance } from '@panjeong/kernel';
import {
  CELLS,
  commandsOf,
  DEFAULT_OPTIONS,
  type PlamerCommand,
  type PlamerState,
  plamer,
  type StartPiece,
} from '@panjeong/plamer';
import { packedRandom, packedScene8 } from '@panjeong/plamer/bench';
import { PAIRINGS } from '../plamer/match/pairings.ts';
import { playMatch } from '../plamer/playout/matches.ts';
import type { Measured } from './timing.ts';

const SEED = 60;
const GAMES = 40;
/** Positions of each fill, and coins on the board. */
const POSITIONS = 40;
export const FILLS = [4, 12, 24] as const;

export interface RandomPlay {
  readonly games: Measured;
  /** Decisions and rounds of a match, on average over those that are timed. */
  readonly decisions: number;
  readonly rounds: number;
}

export const battles = (): readonly Measured[] => [packedScene8(), packedRandom(SEED)];

/** Whole random matches, from the setup to the end. */
export function randomPlay(): RandomPlay {
  const plan = (index: number) => ({
    seed: SEED + index,
    bots: ['random', 'random'] as const,
    factions: PAIRINGS[index % PAIRINGS.length] ?? (['dgm', 'bgm'] as const),
  });
  const played = Array.from({ length: GAMES }, (_, index) => playMatch(plan(index)));
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  return {
    games: { id: 'plamer-games', item: 'game', items: GAMES, run: (index) => playMatch(plan(index)).decisions },
    decisions: mean(played.map(({ decisions }) => decisions)),
    rounds: mean(played.map(({ state }) => state.round)),
  };
}

/** A command found, judged with its rulings and applied, on boards that fill. */
export const growth = (): readonly Measured[] => FILLS.map(deciding);

function deciding(coins: number): Measured {
  const cases = Array.from({ length: POSITIONS }, (_, index) => caseWith(coins, index));
  const chance = seededChance(SEED);
  return {
    id: `plamer-decide-${coins}-coins`,
    item: 'decision',
    items: POSITIONS,
    run(index) {
      const one = cases[index];
      if (one === undefined) return 0;
      const { state, command } = one;
      const allowed = commandsOf(state, 0).length;
      const decision = plamer.decide(state, command, { kind: 'seat', seat: seatId('a') }, chance);
      return allowed + (decision.kind === 'accepted' ? decision.events.length : 0);
    },
  };
}

/** Kinds of each side of which so many may be on the board. */
const KINDS = [
  ['gatekeeper', 'artisan', 'watchtower'],
  ['ant', 'amplifier', 'sea-base'],
] as const;

function caseWith(coins: number, seed: number): { readonly state: PlamerState; readonly command: PlamerCommand } {
  const chance = seededChance(SEED * 1000 + seed);
  let draws = 0;
  const draw = (below: number): number => chance.draw(draws++, below);
  const pieces: StartPiece[] = [];
  for (let coin = 0; coin < coins; coin++) {
    const side = coin % 2 === 0 ? 0 : 1;
    const kinds = KINDS[side];
    const card = kinds[(coin >> 1) % kinds.length] ?? kinds[0];
    const room = (at: number): boolean => pieces.filter((piece) => piece.side === side && piece.at === at).length < 3;
    let at = draw(CELLS.length);
    while (!room(at)) at = draw(CELLS.length);
    pieces.push({ side, card, at, stance: draw(2) === 0 ? 'mobile' : 'settled' });
  }
  const start = { turn: 'movement', active: 0, players: [{}, {}], pieces } as const;
  const state = copyOf(plamer.blank);
  for (const event of plamer.setup({ ...DEFAULT_OPTIONS, start }, chance)) plamer.apply(state, event);
  const commands = commandsOf(state as PlamerState, 0);
  return { state: state as PlamerState, command: commands[draw(commands.length)] ?? { kind: 'done' } };
}
