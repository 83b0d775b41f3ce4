import type { PhaseName, PowerId, Problem, ProvinceId, UnitFaultCode, UnitType } from '@panjeong/diplomacy';

/** Where on the sheet something is; lines and columns from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/**
 * Something about a sheet that its writer should know. The first four are faults: what they are about was not
 * adjudicated as it was meant. The others say what was taken for granted, or left aside with reason.
 */
export type Notice =
  /** Could not be read. */
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** No such unit can stand there. */
  | {
      readonly kind: 'unit';
      readonly at: Place;
      readonly code: UnitFaultCode | 'two-units' | 'no-type';
      /** `A VIE`, as far as it was written. */
      readonly unit: string;
      readonly nearest: readonly string[];
    }
  /** No such centre can be owned so. */
  | {
      readonly kind: 'centre';
      readonly at: Place;
      readonly code: 'no-centre' | 'two-owners';
      readonly province: ProvinceId;
      /** Who owns it already, of two owners. */
      readonly power?: PowerId;
    }
  /** An order that its phase has no use for: adjudicated, and impossible. */
  | { readonly kind: 'wrong-phase'; readonly at: Place; readonly phase: PhaseName }
  /** The sheet was not written in UTF-8. */
  | { readonly kind: 'decoded'; readonly encoding: string }
  /** The positions were taken from the orders. */
  | { readonly kind: 'units-from-orders' }
  /** The type of a unit was guessed. */
  | { readonly kind: 'type-guessed'; readonly at: Place; readonly unit: string; readonly type: UnitType }
  /** The coast a fleet stands on was found by where it is ordered to. */
  | { readonly kind: 'coast-guessed'; readonly at: Place; readonly unit: string; readonly coast: string }
  /** The line names another power than its heading does: it is that power's order. */
  | { readonly kind: 'power-named'; readonly at: Place; readonly power: PowerId }
  /** Nobody said whose unit, or whose order, it is. */
  | { readonly kind: 'owner-unknown'; readonly at: Place; readonly unit: string }
  /** A later sheet of the power does not repeat the order (DIP-O4). */
  | { readonly kind: 'replaced'; readonly at: Place }
  /** A retreat of a unit that was not dislodged. */
  | { readonly kind: 'retreat-unneeded'; readonly at: Place }
  /** Retreats without the movement that made them necessary. */
  | { readonly kind: 'movement-missing' }
  /** Dislodged units are listed with where their attackers came from, and where standoffs were is not known. */
  | { readonly kind: 'standoffs-missing' }
  /** Dislodged units are listed before another phase than retreats. */
  | { readonly kind: 'dislodged-unneeded'; readonly at: Place }
  /** Powers with units that a list of centres leaves out. */
  | { readonly kind: 'centres-of-others'; readonly powers: readonly PowerId[] }
  /** Builds or removals without the centres that allow them: those of the start are taken. */
  | { readonly kind: 'centres-from-start' };

/** Notices as they stand on the sheet, those about all of it first. */
export function inSheetOrder(notices: readonly Notice[]): readonly Notice[] {
  return [...notices].sort((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    return one.line - other.line || one.column - other.column;
  });
}

function placeOf(notice: Notice): Pick<Place, 'line' | 'column'> {
  if (notice.kind === 'problem') return notice.problem.at;
  return 'at' in notice ? notice.at : { line: 0, column: 0 };
}

export function isFault({ kind }: Notice): boolean {
  return kind === 'problem' || kind === 'unit' || kind === 'centre' || kind === 'wrong-phase';
}
