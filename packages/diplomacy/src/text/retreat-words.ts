import { fixed, type RulingWords } from './ruling-code.ts';
import { goalOf, named, type RulingFacts } from './ruling-facts.ts';

/** Sentences for retreats, and for units disbanded instead (DIP-R1 to R8). Null: the rule's own sentence says it. */
export function retreatWords(facts: RulingFacts): RulingWords | null {
  const { ruling, culprits, order } = facts;
  const units = named(facts, culprits);
  const disbands = order?.kind === 'retreat' && order.to[0] === 'disband';
  if (disbands) return ruling.verdict === 'succeeds' ? disbandWords(facts) : null;
  const to = goalOf(facts);
  switch (ruling.rule) {
    case 'DIP-R1':
      return { code: 'retreat.goes', params: { to } };
    case 'DIP-R2':
      return { code: 'retreat.to-origin', params: { to } };
    case 'DIP-R3':
      return { code: 'retreat.to-standoff', params: { to } };
    case 'DIP-R4':
      return units.length === 0 ? null : { code: 'place.occupied', params: { units } };
    case 'DIP-R5':
      return units.length === 0 ? null : { code: 'retreat.meets', params: { others: units } };
    case 'DIP-R7':
      return { code: 'retreat.too-far', params: { to } };
    default:
      return null;
  }
}

function disbandWords({ ruling }: RulingFacts): RulingWords | null {
  switch (ruling.rule) {
    case 'DIP-R1':
      return fixed('retreat.disbands');
    case 'DIP-R8':
      return fixed('retreat.unordered');
    case 'DIP-X1':
      return fixed('retreat.disorder');
    default:
      return null;
  }
}
