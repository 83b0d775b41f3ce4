import { josa, particleAfter } from '@panjeong/kernel';
import type { Force, Rival } from './messages.ts';

/** Turns of phrase that the Korean texts share. */

export function list(items: readonly string[]): string {
  return items.join(', ');
}

/** `힘 2(세르비아(Ser)의 지원)로`: the particle follows the figure, as it is read. */
export function withForce({ strength, supporters, uncounted }: Force): string {
  const parts = [
    ...(supporters.length > 0 ? [`${list(supporters)}의 지원`] : []),
    ...(uncounted.length > 0 ? [`${list(uncounted)}의 지원은 세지 않음`] : []),
  ];
  const bracket = parts.length > 0 ? `(${parts.join('; ')})` : '';
  return `힘 ${strength}${bracket}${particleAfter(String(strength), '으로/로')}`;
}

/** `베네치아(Ven)의 이탈리아 육군(힘 2, 티롤(Tyr)의 지원)을`: the particle follows the unit's name. */
export function rivalWith({ unit, strength, supporters }: Rival, particle: '을/를' | '과/와'): string {
  const support = supporters.length > 0 ? `, ${list(supporters)}의 지원` : '';
  return `${unit}(힘 ${strength}${support})${particleAfter(unit, particle)}`;
}

/** `빈(Vie)이나 그리스(Gre)`, `빈(Vie), 그리스(Gre)나 티롤(Tyr)`. */
export function either(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${josa(list(items.slice(0, -1)), '이나/나')} ${last}`;
}

export function are(items: readonly string[]): string {
  return josa(list(items), '은/는');
}

export function they(items: readonly string[]): string {
  return josa(list(items), '이/가');
}
