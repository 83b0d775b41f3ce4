import type { Board } from '../map/board.ts';
import { provinceId } from '../map/board.ts';
import type { Policy } from '../policy/policy.ts';
import type { UnitName } from './order.ts';

/** A unit as it stands: number of its location, whether it is a fleet, number of its power. */
export interface Standing {
  readonly at: number;
  readonly fleet: boolean;
  readonly power: number;
}

/** What of a written order was passed over, since one meaning was left (DIP-O7). */
export type Ignored = 'unit-type' | 'unit-coast' | 'coast' | 'nationality' | 'path' | 'via-convoy';

/** What is wrong with the words of an order, by the policy's light. */
export interface Faults {
  /** The order is void of meaning for this policy: illegal (DIP-O7). */
  refused: boolean;
  /** Another order of the unit, without such a fault, goes before it. */
  yields: boolean;
  readonly ignored: Ignored[];
}

export function noFaults(): Faults {
  return { refused: false, yields: false, ignored: [] };
}

/** Notes something left out that a policy may ask for. */
function omit(faults: Faults, choice: 'valid' | 'illegal' | 'unless-other'): void {
  if (choice === 'illegal') faults.refused = true;
  if (choice === 'unless-other') faults.yields = true;
}

/** Notes something wrong that a policy may forgive. */
function contradict(faults: Faults, choice: 'valid' | 'illegal' | 'unless-other', what: Ignored): void {
  omit(faults, choice);
  if (choice !== 'illegal') faults.ignored.push(what);
}

/** Notes a coast that is none, or makes no difference. */
export function ignoreCoast(faults: Faults, choice: Policy['irrelevantCoast'], what: Ignored): void {
  if (choice === 'illegal') faults.refused = true;
  else faults.ignored.push(what);
}

/** Compares type and coast of a unit as named with the unit as it stands (DATC 4.B.5, 4.B.6, 4.C.1, 4.C.2). */
export function checkUnitName(board: Board, policy: Policy, name: UnitName, unit: Standing, faults: Faults): void {
  const { fleet } = unit;
  if (name.type === undefined) omit(faults, policy.missingUnitType);
  else if ((name.type === 'F') !== fleet) contradict(faults, policy.wrongUnitType, 'unit-type');
  if (name.at === provinceId(name.at) || name.at === board.locationIds[unit.at]) return;
  const exists = board.locationIndex.has(name.at);
  if (fleet && exists) ignoreCoast(faults, policy.wrongUnitCoast, 'unit-coast');
  else ignoreCoast(faults, policy.irrelevantCoast, 'coast');
}

/** Compares the power named for a supported or convoyed unit with its owner (DATC 4.C.5, 4.C.6). */
export function checkNationality(
  board: Board,
  policy: Policy,
  name: UnitName,
  unit: Standing,
  giver: number,
  faults: Faults,
): void {
  if (name.power === undefined) {
    if (unit.power !== giver) omit(faults, policy.missingNationality);
  } else if (board.powerIndex.get(name.power) !== unit.power) {
    contradict(faults, policy.wrongNationality, 'nationality');
  }
}
