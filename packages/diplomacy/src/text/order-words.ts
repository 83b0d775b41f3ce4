import { provinceId } from '../map/board.ts';
import { fixed, type RulingWords } from './ruling-code.ts';
import { goalOf, named, type RulingFacts } from './ruling-facts.ts';

/** Sentences for orders of a movement phase that are told without strengths: impossible, matching none, or dislodged. */
export function orderWords(facts: RulingFacts): RulingWords | null {
  const { ruling, opponents } = facts;
  switch (ruling.verdict) {
    case 'dislodged':
      return opponents.length === 0
        ? null
        : { code: 'order.dislodged', params: { attackers: named(facts, opponents) } };
    case 'void':
      return voidWords(facts);
    case 'illegal':
      return illegalWords(facts);
    default:
      return null;
  }
}

function voidWords(facts: RulingFacts): RulingWords {
  const { ruling, culprits, order, to } = facts;
  if (ruling.rule === 'DIP-X1') return fixed('order.void-disorder');
  if (ruling.rule === 'DIP-V2' && order?.kind === 'support-move') {
    return fixed(to === provinceId(to) ? 'order.void-coast-missing' : 'order.void-coast');
  }
  const [client] = culprits;
  if (ruling.rule !== 'DIP-V1' || client === undefined) return fixed('order.void');
  const unit = named(facts, [client])[0] ?? '';
  return { code: order?.kind === 'support-hold' ? 'order.void-hold' : 'order.void-move', params: { unit } };
}

/** Why an order was impossible. */
function illegalWords(facts: RulingFacts): RulingWords | null {
  const { ruling, order, naming } = facts;
  const to = goalOf(facts);
  const isProvince = facts.to === provinceId(facts.to);
  switch (ruling.rule) {
    case 'DIP-L1':
      return { code: isArmy(facts) ? 'order.army-at-sea' : 'order.fleet-inland', params: { to } };
    case 'DIP-L2': {
      if (!isArmy(facts)) return { code: 'order.fleet-too-far', params: { to } };
      const via = order?.kind === 'move' && order.via;
      return { code: via ? 'order.no-fleet-for-via' : 'order.army-too-far', params: { to } };
    }
    case 'DIP-L3':
      return fixed('order.own-province');
    case 'DIP-L4':
      return { code: isProvince ? 'order.coast-unnamed' : 'order.coast-unreachable', params: { to } };
    case 'DIP-L5':
      return { code: 'order.out-of-reach', params: { to: naming.place(provinceId(facts.to)) } };
    case 'DIP-L6':
      return fixed(supportsItself(facts) ? 'order.supports-itself' : 'order.supports-own-province');
    case 'DIP-L7':
      return fixed('order.helps-impossible');
    case 'DIP-L8':
      return fixed('order.needs-supporter');
    case 'DIP-L9':
      return fixed('order.no-convoy');
    case 'DIP-L10':
      return fixed('order.needless-convoy');
    case 'DIP-O2':
      return fixed('order.wrong-phase');
    case 'DIP-O3':
      return fixed('order.repeated');
    case 'DIP-O5':
      return fixed('order.absent');
    case 'DIP-O7':
      return fixed('order.garbled');
    case 'DIP-X1':
      return fixed('order.disorder');
    default:
      return null;
  }
}

function isArmy({ order }: RulingFacts): boolean {
  return order !== undefined && order.kind !== 'waive' && order.unit.type === 'A';
}

function supportsItself({ order }: RulingFacts): boolean {
  if (order?.kind !== 'support-hold' && order?.kind !== 'support-move') return false;
  return provinceId(order.unit.at) === provinceId(order.target.at);
}
