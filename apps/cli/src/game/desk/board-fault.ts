import { UNIT_FAULT_CODES } from '@panjeong/diplomacy';
import type { Ruling } from '@panjeong/kernel';
import { placeName, unitName } from '../../text/names.ts';
import type { GameContext } from '../context.ts';
import type { Desk } from './desk.ts';
import { Refusal } from './refusal.ts';

/** Why the board cannot be amended so (DIP-T5): every reason, in words. */
export function boardFault(rulings: readonly Ruling[], { adjudicator }: Desk, { words, locale }: GameContext): Refusal {
  const { names } = adjudicator;
  const texts = rulings.map(({ rule, params }) => {
    const { found } = params;
    const [code, ...rest] = typeof found === 'string' ? found.split(' ') : [];
    const about = rest.join(' ');
    const unit = UNIT_FAULT_CODES.find((one) => one === code);
    if (unit !== undefined) return `${words(`fault-${unit}`, { unit: unitName(about, names, locale) })} ${rule}`;
    const place = placeName(about, names, locale);
    switch (code) {
      case 'two-units':
        return `${words('desk-occupied', { place })} ${rule}`;
      case 'no-unit':
        return `${words('desk-no-unit', { place })} ${rule}`;
      case 'no-centre':
        return `${words('fault-no-centre', { place })} ${rule}`;
      default:
        return `${words('desk-not-amended')} ${rule}`;
    }
  });
  return new Refusal(texts.join('\n'));
}
