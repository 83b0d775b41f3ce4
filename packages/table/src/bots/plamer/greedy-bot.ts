import { type Chance, type Draft, seededChance } from '@panjeong/kernel';
import {
  askedSide,
  ownedCopy,
  type PlamerCommand,
  type PlamerState,
  type PlamerTypes,
  plamer,
  playCommand,
  type Side,
} from '@panjeong/plamer';
import type { Bot, Sight } from '../bot.ts';
import { type Dice, dice } from '../own-chance.ts';
import { sideIn } from './bout-game.ts';
import { surveyOf } from './survey-of.ts';
import { worth } from './worth.ts';

/** Scores this near to each other are equal to the bot. */
const EQUAL = 0.01;
/** Answers after which a battle turn imagined to its end is left. */
const MOST_ANSWERS = 40;
const DRAWS = 2 ** 32;

/**
 * Looks one command ahead: imagines a state that fits its view, tries on it each command that it may give, and takes the one
 * after which it likes the position best. What it cannot see it guesses at, and never learns.
 */
export function greedyBot(seed: number): Bot<PlamerTypes> {
  const draw = dice(seed);
  return {
    id: 'greedy',
    choose: (sight) => (sight.allowed.length === 1 ? onlyOf(sight) : best(sight, draw)),
  };
}

function onlyOf({ allowed }: Sight<PlamerTypes>): PlamerCommand {
  const only = allowed[0];
  if (only === undefined) throw new Error('a bot was asked and there is nothing that it may do');
  return only;
}

function best(sight: Sight<PlamerTypes>, draw: Dice): PlamerCommand {
  const { seat, allowed } = sight;
  const side = sideIn(seat);
  const state = plamer.imagine(sight.view(), seededChance(draw(DRAWS)));
  const chance = seededChance(draw(DRAWS));
  let top = Number.NEGATIVE_INFINITY;
  let tops: PlamerCommand[] = [];
  for (const command of allowed) {
    const score = scoreOf(state, command, side, chance);
    if (score > top + EQUAL) [top, tops] = [score, [command]];
    else if (score > top - EQUAL) tops.push(command);
  }
  const chosen = tops[tops.length > 1 ? draw(tops.length) : 0];
  if (chosen === undefined) throw new Error('no command is the best one');
  return chosen;
}

function scoreOf(state: PlamerState, command: PlamerCommand, side: Side, chance: Chance): number {
  const isInTurn = state.flow.at(-1)?.kind === 'turn';
  // To leave it at that costs nothing and gains nothing; what the next turn brings, it brings anyway.
  if (isInTurn && command.kind === 'done') return worth(surveyOf(state), side);
  const draft = ownedCopy(state);
  playCommand(draft, side, command, chance);
  if (!isInTurn) finishBattles(draft, chance);
  return worth(surveyOf(draft as PlamerState), side);
}

/** Lets the declarations and battles under way come to their end, nobody declaring or using anything more. */
function finishBattles(draft: Draft<PlamerState>, chance: Chance): void {
  const state = draft as PlamerState;
  for (let answers = 0; answers < MOST_ANSWERS && state.outcome === null; answers++) {
    const frame = state.flow.at(-1);
    const asked = askedSide(state);
    if (frame === undefined || frame.kind === 'turn' || asked === null) return;
    const cell = frame.kind === 'battles' ? frame.cells[0] : undefined;
    playCommand(draft, asked, cell === undefined ? { kind: 'pass' } : { kind: 'fight', cell }, chance);
  }
}
