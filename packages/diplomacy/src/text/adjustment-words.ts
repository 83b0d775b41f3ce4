import { fixed, type RulingWords } from './ruling-code.ts';
import { named, type RulingFacts } from './ruling-facts.ts';

/** Sentences for builds and removals (DIP-B2 to B6, DIP-D1 to D5). Null: the rule's own sentence says it. */
export function adjustmentWords(facts: RulingFacts): RulingWords | null {
  const { ruling, culprits, order } = facts;
  const { rule, verdict } = ruling;
  if (rule === 'DIP-B2' && verdict === 'illegal') {
    return culprits.length === 0 ? null : { code: 'place.occupied', params: { units: named(facts, culprits) } };
  }
  if (verdict !== 'succeeds') return null;
  switch (rule) {
    case 'DIP-B2':
      return fixed('build.made');
    case 'DIP-B6':
      return fixed('build.waived');
    case 'DIP-D1':
      return fixed('removal.farthest');
    case 'DIP-D2':
      return fixed('removal.fleet');
    case 'DIP-D3':
      return fixed('removal.name');
    default:
      return order?.kind === 'disband' ? fixed('removal.ordered') : null;
  }
}
