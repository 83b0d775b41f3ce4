import { copyOf, type Draft } from '@panjeong/kernel';
import type { PlamerEvent } from '../state/event.ts';
import type { PlamerState } from '../state/state.ts';

type Part = 'players' | 'pieces' | 'stack';

const NOTHING: readonly Part[] = [];
const PLAYERS: readonly Part[] = ['players'];
const PIECES: readonly Part[] = ['pieces'];
const COINS: readonly Part[] = ['players', 'pieces'];

/** The parts that applying an event changes within; what it sets as a whole, such as `flow`, needs no copy. */
const TOUCHED: Readonly<Record<PlamerEvent['kind'], readonly Part[]>> = {
  opened: NOTHING,
  'turn-began': NOTHING,
  'flow-set': NOTHING,
  'victory-checked': PLAYERS,
  'dor-changed': PLAYERS,
  'card-drawn': PLAYERS,
  'card-laid': PLAYERS,
  'card-set': PLAYERS,
  'card-activated': PLAYERS,
  'card-retired': PLAYERS,
  'card-spent': PLAYERS,
  'piece-entered': COINS,
  'piece-moved': PIECES,
  'piece-flipped': PIECES,
  'piece-hit': PIECES,
  'piece-granted': PIECES,
  'piece-captured': COINS,
  'piece-returned': COINS,
  'piece-fragmented': COINS,
  'piece-destroyed': COINS,
  'cell-restored': PIECES,
  'captives-handed': PLAYERS,
  declared: ['stack'],
  passed: NOTHING,
  'stack-popped': ['stack'],
  'battle-began': NOTHING,
  'battle-card-used': NOTHING,
  'rotation-ended': NOTHING,
  'battle-ended': NOTHING,
  'chance-drawn': NOTHING,
  'draw-offered': NOTHING,
  'draw-declined': NOTHING,
  ended: NOTHING,
};

/** A draft that `apply` may change by this event while the state stays as it was; the rest is shared. */
export function draftFor(state: PlamerState, event: PlamerEvent): Draft<PlamerState> {
  const draft = { ...state } as Draft<PlamerState>;
  for (const part of TOUCHED[event.kind]) copyPart(draft, part);
  return draft;
}

/** A state that its caller owns: every part that any event changes within is copied, the rest is shared. */
export function ownedCopy(state: PlamerState): Draft<PlamerState> {
  const draft = { ...state } as Draft<PlamerState>;
  for (const part of PARTS) copyPart(draft, part);
  return draft;
}

const PARTS: readonly Part[] = ['players', 'pieces', 'stack'];

function copyPart(draft: Draft<PlamerState>, part: Part): void {
  switch (part) {
    case 'players':
      draft.players = copyOf(draft.players);
      break;
    case 'pieces':
      draft.pieces = copyOf(draft.pieces);
      break;
    case 'stack':
      draft.stack = copyOf(draft.stack);
  }
}
