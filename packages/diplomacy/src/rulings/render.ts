import type { RuleId, Ruling } from '@panjeong/kernel';
import { rulingId } from '@panjeong/kernel';
import type { Fact } from './fact.ts';
import type { Explanation } from './facts.ts';

/** What a unit is called in rulings: its power, how it stands (`A TRI`), and the order it followed in full. */
export interface UnitText {
  readonly power: string;
  readonly unit: string;
  readonly order: string;
}

/**
 * Renders one explanation to rulings, the top one first. Units in parameters read `AUSTRIA A TRI`, where they stood.
 *
 * Parameters: `kind` (move, way, support, convoy, route, hold, order, knot), `unit`, `strength` and `against` (0 where there
 * is none), and the lists `supporters`, `uncounted`, `exempt`, `opponents`, `others`, `culprits`; and `dislodgedBy` where the
 * unit was dislodged and the verdict tells something else.
 *
 * @param texts by the unit's place in the phase
 * @param scope tells the rulings of one order's explanation from those of another
 */
export function renderExplanation(explanation: Explanation, texts: readonly UnitText[], scope: string): Ruling[] {
  const rulings: Ruling[] = [];
  const seen = new Set<string>();
  const visit = (fact: Fact): void => {
    if (seen.has(fact.id)) return;
    seen.add(fact.id);
    rulings.push(renderFact(fact, texts, scope));
    for (const id of fact.because) {
      const cited = explanation.facts.get(id);
      if (cited !== undefined) visit(cited);
    }
  };
  visit(explanation.top);
  return rulings;
}

function renderFact(fact: Fact, texts: readonly UnitText[], scope: string): Ruling {
  const name = (unit: number): string => {
    const text = texts[unit];
    return text === undefined ? '' : `${text.power} ${text.unit}`;
  };
  const own = texts[fact.unit];
  const members = fact.others.map(name);
  return {
    id: rulingId(`${scope}/${fact.id}`),
    rule: fact.rule as RuleId,
    subject: own === undefined ? members.join(', ') : `${own.power} ${own.order}`,
    verdict: fact.verdict,
    params: {
      kind: fact.kind,
      unit: own === undefined ? '' : name(fact.unit),
      strength: fact.strength,
      against: fact.against,
      supporters: fact.supporters.map(name),
      uncounted: fact.uncounted.map(name),
      exempt: fact.exempt.map(name),
      opponents: fact.opponents.map(name),
      others: members,
      culprits: fact.culprits.map(name),
      ...(fact.dislodgers.length > 0 ? { dislodgedBy: fact.dislodgers.map(name) } : {}),
    },
    because: fact.because.map((id) => rulingId(`${scope}/${id}`)),
  };
}
