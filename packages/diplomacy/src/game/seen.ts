import { type Audience, assertNever, type Ruling } from '@panjeong/kernel';
import type { DiplomacyEvent } from './event.ts';
import { DRAFT, REFUSAL } from './ruling.ts';
import { seesDraft } from './view.ts';

/** An event as an audience may know it: a draft is for its own seat, all else is for everyone. */
export function eventFor(event: DiplomacyEvent, audience: Audience): DiplomacyEvent | null {
  switch (event.kind) {
    case 'order-drafted':
    case 'sheet-submitted':
    case 'order-withdrawn':
    case 'order-amended':
      return seesDraft(audience, event.power) ? event : null;
    case 'match-opened':
    case 'readiness-declared':
    case 'phase-resolved':
    case 'vote-cast':
    case 'vote-withdrawn':
    case 'drawn':
    case 'conceded':
    case 'power-fell-into-civil-disorder':
    case 'power-found-a-player':
    case 'position-amended':
    case 'game-ended':
      return event;
    default:
      return assertNever(event);
  }
}

/** Kinds of rulings on a resolved phase, whose orders everyone knows. */
const PUBLIC: readonly unknown[] = ['move', 'support', 'convoy', 'route', 'hold', 'order', 'knot', 'note'];

/** What is ruled on a draft, or refused, is told to the seat it is about; what is refused to the game master, to him. */
export function rulingFor(ruling: Ruling, audience: Audience): Ruling | null {
  const { kind, seat } = ruling.params;
  if (PUBLIC.includes(kind)) return ruling;
  if (kind === DRAFT) return typeof seat === 'string' && seesDraft(audience, seat) ? ruling : null;
  if (kind !== REFUSAL) return null;
  if (audience.kind === 'seat') return audience.seat === seat ? ruling : null;
  return audience.kind === 'gameMaster' && seat === null ? ruling : null;
}
