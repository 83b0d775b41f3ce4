import type { LocationId, ProvinceId } from '../src/map/map-data.ts';
import type { Unit } from '../src/orders/position.ts';
import type { Policy } from '../src/policy/policy.ts';
import { type Backup, backup } from './cycles.ts';
import type { Question } from './equations.ts';
import * as equations from './equations.ts';
import type { Geography } from './geography.ts';
import { type Board, couldBeSupported, type LegalOrder } from './legality.ts';
import { neededRoutes, type Route } from './routes.ts';

/** Everything the solver decides by, one function a sentence of the rules: faults are planted by replacing one. */
export interface Rules {
  // Which orders are legal (DATC 4.E.1)
  readonly convoysFrom: (geography: Geography, province: ProvinceId) => boolean;
  readonly routes: (
    geography: Geography,
    seas: ReadonlySet<ProvinceId>,
    from: ProvinceId,
    to: ProvinceId,
  ) => readonly Route[];
  readonly couldBeSupported: (board: Board, supporter: Unit, mover: Unit, to: LocationId) => boolean;
  // Which orders go together
  readonly canBeHeld: (order: LegalOrder) => boolean;
  readonly coastAgrees: (supported: LocationId | undefined, ordered: LocationId) => boolean;
  readonly wantsConvoy: (board: Board, army: number, via: boolean, fleets: readonly number[]) => boolean;
  readonly walksWithoutRoute: (policy: Policy) => boolean;
  // The equations (DATC 5.B)
  readonly moveSucceeds: (q: Question, unit: number) => boolean;
  readonly supportStands: (q: Question, unit: number) => boolean;
  readonly convoyStands: (q: Question, unit: number) => boolean;
  readonly attackCuts: (q: Question, unit: number, attacker: number) => boolean;
  readonly dislodgementCuts: (q: Question, attacker: number) => boolean;
  readonly path: (q: Question, unit: number) => boolean;
  readonly headToHead: (q: Question, unit: number) => number | undefined;
  readonly attack: (q: Question, unit: number) => number;
  readonly hold: (q: Question, province: ProvinceId | undefined) => number;
  readonly prevent: (q: Question, unit: number) => number;
  readonly hasNoEffect: (q: Question, unit: number) => boolean;
  readonly defend: (q: Question, unit: number) => number;
  /** What happens to decisions that depend only on each other (DATC 5.B.9). */
  readonly backup: Backup;
}

export const TRUE_RULES: Rules = {
  convoysFrom: (geography, province) => geography.kinds.get(province) === 'sea',
  routes: neededRoutes,
  couldBeSupported,
  canBeHeld: (order) => order.kind !== 'move',
  coastAgrees: (supported, ordered) => supported === undefined || supported === ordered,
  wantsConvoy: (board, army, via, fleets) =>
    via || fleets.some((fleet) => board.units[fleet]?.power === board.units[army]?.power),
  walksWithoutRoute: (policy) => policy.landFallback === 'no-route',
  moveSucceeds: equations.moveSucceeds,
  supportStands: equations.supportStands,
  convoyStands: equations.convoyStands,
  attackCuts: equations.attackCuts,
  dislodgementCuts: equations.dislodgementCuts,
  path: equations.path,
  headToHead: equations.headToHead,
  attack: equations.attack,
  hold: equations.hold,
  prevent: equations.prevent,
  hasNoEffect: equations.hasNoEffect,
  defend: equations.defend,
  backup,
};
