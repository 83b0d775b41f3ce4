import { assertNever } from '@panjeong/kernel';
import type { NameIndex } from '../map/names.ts';
import { printLocation } from '../notation/print-order.ts';
import type { UnitName } from '../orders/order.ts';
import type { NamedUnit, Naming } from './named-unit.ts';

const TYPES = { A: '육군', F: '해군' } as const;

/** Names with the codes of the map in brackets, as the tutorial page prints them. */
export function koreanNaming(names: NameIndex): Naming {
  const power = (id: string): string => names.powers.get(id)?.name.ko ?? id;
  const place = (at: string): string => printLocation(at, names, 'ko');
  const owner = ({ power: id, type }: NamedUnit): string =>
    [...(id === null ? [] : [power(id)]), type === null ? '부대' : TYPES[type]].join(' ');
  const unit = (named: NamedUnit): string => `${owner(named)} ${place(named.at)}`;
  const other = ({ at }: UnitName): string => place(at);

  return {
    power,
    adjective: power,
    place,
    unit,
    label: unit,
    unitInSentence: (named) => `${place(named.at)}의 ${owner(named)}`,
    order: ({ power: giver, order }) => {
      if (order.kind === 'waive') return `${power(giver)} 창설 포기`;
      const { type = null, at } = order.unit;
      const self = unit({ power: giver, type, at });
      switch (order.kind) {
        case 'hold':
          return `${self} 대기`;
        case 'move':
          return `${self} → ${place(order.to)}${order.via ? ' (호송 경유)' : ''}`;
        case 'support-hold':
          return `${self}, ${other(order.target)} 대기 지원`;
        case 'support-move':
          return `${self}, ${other(order.target)} → ${place(order.to)} 지원`;
        case 'convoy':
          return `${self}, ${other(order.army)} → ${place(order.to)} 호송`;
        case 'retreat': {
          const [first] = order.to;
          return first === undefined || first === 'disband' ? `${self} 해산` : `${self} → ${place(first)} 퇴각`;
        }
        case 'disband':
          return `${self} 해산`;
        case 'build':
          return `${self} 창설`;
        default:
          return assertNever(order);
      }
    },
  };
}
