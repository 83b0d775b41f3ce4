import { type Cell, cellAt, type PlamerView } from '@panjeong/plamer';

/** A player may say beforehand that passes are to be given: for this turn, for this battle, or until a cell's battle (T). */
export type Preset =
  | { readonly kind: 'turn'; readonly round: number; readonly turn: string }
  | { readonly kind: 'battle'; readonly round: number; readonly cell: Cell }
  | { readonly kind: 'until'; readonly round: number; readonly cell: Cell };

/** Whether a preset answers the question at hand with a pass. */
export function passesNow(preset: Preset, { round, turn, flow }: Pick<PlamerView, 'round' | 'turn' | 'flow'>): boolean {
  const frame = flow.at(-1);
  if (preset.round !== round || (frame?.kind !== 'response' && frame?.kind !== 'battle')) return false;
  switch (preset.kind) {
    case 'turn':
      return preset.turn === turn;
    case 'battle':
      return frame.kind === 'battle' && frame.cell === preset.cell;
    case 'until':
      return frame.kind !== 'battle' || frame.cell !== preset.cell;
  }
}

/** Reads `turn`, `battle` or `(2,4)`, in both languages. */
export function readPreset(text: string, { round, turn, flow }: PlamerView): Preset | null {
  const frame = flow.at(-1);
  if (frame?.kind !== 'response' && frame?.kind !== 'battle') return null;
  if (/^(turn|턴|이 턴)$/i.test(text)) return { kind: 'turn', round, turn };
  if (/^(battle|전투|이 전투)$/i.test(text)) {
    return frame.kind === 'battle' ? { kind: 'battle', round, cell: frame.cell } : { kind: 'turn', round, turn };
  }
  const [, column, row] = /^\(?(\d)\s*,\s*(\d)\)?$/.exec(text) ?? [];
  const cell = column === undefined ? null : cellAt(Number(column), Number(row));
  return cell === null ? null : { kind: 'until', round, cell };
}
