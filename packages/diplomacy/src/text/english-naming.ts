import { assertNever } from '@panjeong/kernel';
import { provinceId } from '../map/board.ts';
import type { NameIndex } from '../map/names.ts';
import type { UnitName } from '../orders/order.ts';
import { coastOf, type NamedUnit, type Naming } from './named-unit.ts';

const TYPES = { A: 'army', F: 'fleet' } as const;
const COASTS: Readonly<Record<string, string>> = {
  NC: 'north coast',
  SC: 'south coast',
  EC: 'east coast',
  WC: 'west coast',
};

/** Names in full; seas take an article. */
export function englishNaming(names: NameIndex): Naming {
  const power = (id: string): string => names.powers.get(id)?.name.en ?? id;
  const adjective = (id: string): string => names.powers.get(id)?.adjective ?? power(id);
  const bare = (at: string): string => names.provinces.get(provinceId(at))?.name.en ?? at;
  const province = (at: string): string => {
    const article = names.provinces.get(provinceId(at))?.kind === 'sea' ? 'the ' : '';
    return article + bare(at);
  };
  const coast = (at: string): string => COASTS[coastOf(at)] ?? coastOf(at).toLowerCase();
  const place = (at: string): string => (coastOf(at) === '' ? province(at) : `${province(at)} (${coast(at)})`);
  const labelOf = (at: string): string => (coastOf(at) === '' ? bare(at) : `${bare(at)} (${coast(at)})`);
  const owner = ({ power: id, type }: NamedUnit): string =>
    [...(id === null ? [] : [adjective(id)]), type === null ? 'unit' : TYPES[type]].join(' ');
  const where = (at: string): string =>
    coastOf(at) === '' ? `in ${province(at)}` : `on the ${coast(at)} of ${province(at)}`;
  const unit = (named: NamedUnit): string => `the ${owner(named)} ${where(named.at)}`;
  const label = (named: NamedUnit): string => `${owner(named)} ${labelOf(named.at)}`;
  const other = ({ at }: UnitName): string => labelOf(at);

  return {
    power,
    adjective,
    place,
    unit,
    label,
    unitInSentence: unit,
    order: ({ power: giver, order }) => {
      if (order.kind === 'waive') return `${power(giver)} waives a build`;
      const { type = null, at } = order.unit;
      const self = label({ power: giver, type, at });
      switch (order.kind) {
        case 'hold':
          return `${self} holds`;
        case 'move':
          return `${self} → ${labelOf(order.to)}${order.via ? ' via convoy' : ''}`;
        case 'support-hold':
          return `${self} supports ${other(order.target)}`;
        case 'support-move':
          return `${self} supports ${other(order.target)} → ${labelOf(order.to)}`;
        case 'convoy':
          return `${self} convoys ${other(order.army)} → ${labelOf(order.to)}`;
        case 'retreat': {
          const [first] = order.to;
          return first === undefined || first === 'disband'
            ? `${self} disbands`
            : `${self} retreats → ${labelOf(first)}`;
        }
        case 'disband':
          return `${self} disbands`;
        case 'build':
          return `${power(giver)} builds ${type === 'A' ? 'an army' : type === 'F' ? 'a fleet' : 'a unit'} ${where(at)}`;
        default:
          return assertNever(order);
      }
    },
  };
}
