import type { Json, Ruling } from '@panjeong/kernel';
import { provinceId } from '../../map/board.ts';
import type { LocationId } from '../../map/map-data.ts';
import type { FactKind } from '../../rulings/fact.ts';

/** What the rulings on a phase say of its units, by the kind of fact and where the unit stood. */
export interface PhaseFacts {
  fact(kind: FactKind, at: LocationId): UnitFact | null;
}

export interface UnitFact {
  readonly verdict: string;
  readonly rule: string;
  /** Where the units stood that it names. */
  readonly opponents: readonly LocationId[];
  readonly others: readonly LocationId[];
  readonly culprits: readonly LocationId[];
  readonly dislodgers: readonly LocationId[];
}

/** Indexes rulings on a movement phase; with none at hand every answer is null. */
export function phaseFacts(rulings: readonly Ruling[]): PhaseFacts {
  const byId = new Map<string, UnitFact>();
  for (const ruling of rulings) {
    // The id of a ruling is its scope, which ends in the province explained, and the fact: `S1901M/VIE/move:VIE`.
    const parts = ruling.id.split('/');
    const fact = parts.at(-1) ?? '';
    const own = fact.slice(fact.indexOf(':') + 1) === parts.at(-2);
    // What its own explanation says of a unit may name more than what another's says of it in passing.
    if (own || !byId.has(fact)) byId.set(fact, factOf(ruling));
  }
  return { fact: (kind, at) => byId.get(`${kind}:${provinceId(at)}`) ?? null };
}

function factOf({ verdict, rule, params }: Ruling): UnitFact {
  return {
    verdict,
    rule,
    opponents: places(params['opponents']),
    others: places(params['others']),
    culprits: places(params['culprits']),
    dislodgers: places(params['dislodgedBy']),
  };
}

/** Units read `AUSTRIA F TRI`. */
function places(units: Json | undefined): readonly LocationId[] {
  if (!Array.isArray(units)) return [];
  return units.flatMap((unit) => (typeof unit === 'string' ? unit.slice(unit.lastIndexOf(' ') + 1) : []));
}
