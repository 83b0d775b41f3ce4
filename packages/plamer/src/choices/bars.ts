import { assertNever } from '@panjeong/kernel';
import { type Bar, bar, FREE } from '../rulings/bar.ts';
import type { PlamerCommand } from '../state/command.ts';
import type { Frame, Turn } from '../state/flow.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';
import { producible } from '../turns/producible.ts';
import { barsOfPower } from '../verbs/use-power.ts';
import { askedSide } from './asked.ts';
import { barsOfLaying, barsOfRetiring, barsOfSetting } from './card-bars.ts';
import { barsOfFlip, barsOfMove } from './piece-bars.ts';
import { powerUse } from './power-command.ts';

const ALL_BUT_OTHERS: readonly Turn[] = ['victory-check', 'supply', 'movement', 'production', 'blackout'];

/** Turns in which a command of the turn player has a place. */
const TURNS_OF = {
  lay: ALL_BUT_OTHERS,
  set: ALL_BUT_OTHERS,
  retire: ['production'],
  move: ['movement'],
  play: ['movement', 'production'],
  fire: ['supply', 'movement', 'production'],
  produce: ['production'],
  flip: ['blackout'],
  done: ALL_BUT_OTHERS,
} as const satisfies Readonly<Partial<Record<PlamerCommand['kind'], readonly Turn[]>>>;

/** What each other command answers. */
const FRAME_OF = {
  respond: 'response',
  'respond-by-piece': 'response',
  fight: 'battles',
  use: 'battle',
} as const satisfies Readonly<Partial<Record<PlamerCommand['kind'], Frame['kind']>>>;

const RESPONSE: readonly Turn[] = ['response'];
const BATTLE: readonly Turn[] = ['battle'];
const PASSING: readonly Turn[] = ['response', 'battle'];

/** Every reason why a side may not give a command now; none when it may. */
export function barsOf(state: PlamerState, side: Side, command: PlamerCommand): readonly Bar[] {
  if (state.outcome !== null) return [bar('PLM-T2', 'not-after-the-end', {})];
  switch (command.kind) {
    case 'resign':
      return FREE;
    case 'offer-draw':
      return state.offer === null ? FREE : [bar('PLM-E3', 'not-a-second-offer', { by: state.offer })];
    case 'accept-draw':
      return state.offer === null || state.offer === side ? [bar('PLM-E3', 'no-offer', {})] : FREE;
    default: {
      const out = barsOfTime(state, side, command);
      const own = barsInside(state, side, command);
      if (out.length === 0) return own;
      return own.length === 0 ? out : [...out, ...own];
    }
  }
}

type GameCommand = Exclude<PlamerCommand, { kind: 'resign' | 'offer-draw' | 'accept-draw' }>;

/** Only who is asked acts, and only in what is asked (PLM-T1). */
function barsOfTime(state: PlamerState, side: Side, { kind }: GameCommand): readonly Bar[] {
  const { turn, flow } = state;
  const asked = askedSide(state);
  if (asked !== side) return [bar('PLM-T1', 'not-your-turn', { turn, asked })];
  const frame = flow.at(-1)?.kind;
  if (kind in TURNS_OF) {
    const allowed: readonly Turn[] = TURNS_OF[kind as keyof typeof TURNS_OF];
    const rule = kind === 'lay' || kind === 'set' ? 'PLM-F3' : 'PLM-T1';
    return frame === 'turn' && allowed.includes(turn) ? FREE : [bar(rule, 'not-this-turn', { turn, allowed })];
  }
  if (kind === 'pass') {
    if (frame === 'response' || frame === 'battle') return FREE;
    return [bar('PLM-T1', 'not-this-turn', { turn, allowed: PASSING })];
  }
  const wanted = FRAME_OF[kind as keyof typeof FRAME_OF];
  if (frame === wanted) return FREE;
  return [bar('PLM-T1', 'not-this-turn', { turn, allowed: wanted === 'response' ? RESPONSE : BATTLE })];
}

/** Reasons that lie in the command itself. */
function barsInside(state: PlamerState, side: Side, command: GameCommand): readonly Bar[] {
  switch (command.kind) {
    case 'lay':
      return barsOfLaying(state, side, command.card, command.slot);
    case 'set':
      return barsOfSetting(state, side, command.card, command.slot);
    case 'retire':
      return barsOfRetiring(state, side, command.slot);
    case 'move':
      return barsOfMove(state, side, command.piece, command.to);
    case 'flip':
      return barsOfFlip(state, side, command.piece);
    case 'produce':
      return producible(state, side, command.card, command.at);
    case 'play':
    case 'fire':
    case 'respond':
    case 'respond-by-piece':
    case 'use':
      return barsOfPower(state, side, powerUse(state, side, command));
    case 'fight':
      return barsOfFight(state, command.cell);
    case 'pass':
    case 'done':
      return FREE;
    default:
      return assertNever(command);
  }
}

function barsOfFight({ flow }: PlamerState, cell: number): readonly Bar[] {
  const frame = flow.at(-1);
  const cells = frame?.kind === 'battles' ? frame.cells : [];
  return cells.includes(cell) ? FREE : [bar('PLM-B20', 'not-a-battle', { cell, cells })];
}
