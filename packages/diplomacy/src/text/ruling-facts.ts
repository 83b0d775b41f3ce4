import type { Json, Ruling } from '@panjeong/kernel';
import { provinceId } from '../map/board.ts';
import type { LocationId } from '../map/map-data.ts';
import type { Order } from '../orders/order.ts';
import { readSubject } from './canonical-order.ts';
import type { Force, Rival } from './messages.ts';
import { type Naming, readUnit } from './named-unit.ts';

/** A ruling as its parameters tell it (see `renderExplanation`); units are `AUSTRIA A TRI`. */
export interface RulingFacts {
  readonly ruling: Ruling;
  readonly naming: Naming;
  /** The order ruled on, if the subject is one. */
  readonly order: Order | undefined;
  readonly supporters: readonly string[];
  readonly uncounted: readonly string[];
  readonly exempt: readonly string[];
  readonly opponents: readonly string[];
  readonly others: readonly string[];
  readonly culprits: readonly string[];
  /** Who dislodged the unit, where the verdict tells something else. */
  readonly dislodgedBy: readonly string[];
  readonly strength: number;
  readonly against: number;
  /** Where the order goes, or where its support or convoy is for; empty where it says no place. */
  readonly to: LocationId;
  /** Ids of the facts cited, without the scope: `move:BUL`. */
  readonly cited: ReadonlySet<string>;
}

export function readFacts(ruling: Ruling, naming: Naming): RulingFacts {
  const { params, because, subject } = ruling;
  const { supporters, uncounted, exempt, opponents, others, culprits, dislodgedBy, strength, against } = params;
  const order = readSubject(subject)?.order;
  return {
    ruling,
    naming,
    order,
    supporters: texts(supporters),
    uncounted: texts(uncounted),
    exempt: texts(exempt),
    opponents: texts(opponents),
    others: texts(others),
    culprits: texts(culprits),
    dislodgedBy: texts(dislodgedBy),
    strength: figure(strength),
    against: figure(against),
    to: destinationOf(order),
    cited: new Set(because.map((id) => id.slice(id.lastIndexOf('/') + 1))),
  };
}

function texts(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function figure(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function destinationOf(order: Order | undefined): LocationId {
  switch (order?.kind) {
    case 'move':
    case 'support-move':
    case 'convoy':
      return order.to;
    case 'support-hold':
      return provinceId(order.target.at);
    case 'retreat':
      return order.to[0] ?? '';
    case undefined:
    case 'hold':
    case 'disband':
    case 'build':
    case 'waive':
      return '';
  }
}

export function provinceOf(unit: string): string {
  return provinceId(readUnit(unit).at);
}

/** Units in words. */
export function named({ naming }: RulingFacts, units: readonly string[]): readonly string[] {
  return units.map((unit) => naming.unitInSentence(readUnit(unit)));
}

function placesOf({ naming }: RulingFacts, units: readonly string[]): readonly string[] {
  return units.map((unit) => naming.place(readUnit(unit).at));
}

/** The strength of a move and where its supports came from. */
export function forceOf(facts: RulingFacts): Force {
  const { strength, supporters, uncounted } = facts;
  return { strength, supporters: placesOf(facts, supporters), uncounted: placesOf(facts, uncounted) };
}

/** The unit that stood against it, and those whose support counted for that one. */
export function rivalOf(facts: RulingFacts, units: readonly string[]): Rival {
  const [first = '', ...supporters] = units;
  return { unit: named(facts, [first])[0] ?? '', strength: facts.against, supporters: placesOf(facts, supporters) };
}

/** Where the order goes, in words. */
export function goalOf({ naming, to }: RulingFacts): string {
  return naming.place(to);
}
