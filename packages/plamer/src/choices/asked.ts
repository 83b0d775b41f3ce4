import { assertNever, type Pending } from '@panjeong/kernel';
import type { Cell } from '../board/cell.ts';
import type { PlamerCommand } from '../state/command.ts';
import type { Turn } from '../state/flow.ts';
import { SEATS } from '../state/seats.ts';
import type { Side } from '../state/side.ts';
import type { PlamerState } from '../state/state.ts';

/** What a seat is asked. */
export type Ask =
  /** One thing after the other, until done. */
  | { readonly kind: 'turn'; readonly turn: Turn }
  /** To declare something, or pass. */
  | { readonly kind: 'response' }
  /** Which battle is next. */
  | { readonly kind: 'battles'; readonly cells: readonly Cell[] }
  /** To use a (battle) special card in this cell, or pass. */
  | { readonly kind: 'battle'; readonly cell: Cell };

/** The side that is asked, or null before the opening and after the end. */
export function askedSide({ flow, active }: PlamerState): Side | null {
  const frame = flow.at(-1);
  if (frame === undefined) return null;
  return frame.kind === 'response' || frame.kind === 'battle' ? frame.asked : active;
}

/** Who is asked what; nothing is sealed, since nobody acts while another does. */
export function pendingIn(state: PlamerState): readonly Pending<Ask, PlamerCommand>[] {
  const frame = state.flow.at(-1);
  const side = askedSide(state);
  if (frame === undefined || side === null) return [];
  const pending = (ask: Ask, fallback: PlamerCommand) => [{ seat: SEATS[side], ask, sealed: false, fallback }];
  switch (frame.kind) {
    case 'turn':
      return pending({ kind: 'turn', turn: state.turn }, { kind: 'done' });
    case 'response':
      return pending({ kind: 'response' }, { kind: 'pass' });
    case 'battles':
      return pending({ kind: 'battles', cells: frame.cells }, { kind: 'fight', cell: frame.cells[0] ?? -1 });
    case 'battle':
      return pending({ kind: 'battle', cell: frame.cell }, { kind: 'pass' });
    default:
      return assertNever(frame);
  }
}
