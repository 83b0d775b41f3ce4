import type { Force, Rival } from './messages.ts';

/** Turns of phrase that the English texts share. */

/** `A`, `A and B`, `A, B and C`. */
export function list(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** `Strength 2 (supported from Serbia)`. */
export function force({ strength, supporters, uncounted }: Force): string {
  const parts = [
    ...(supporters.length > 0 ? [`supported from ${list(supporters)}`] : []),
    ...(uncounted.length > 0 ? [`not counting the support from ${list(uncounted)}`] : []),
  ];
  return `strength ${strength}${parts.length > 0 ? ` (${parts.join('; ')})` : ''}`;
}

/** `the Italian army in Venice (strength 2, supported from Tyrolia)`. */
export function rival({ unit, strength, supporters }: Rival): string {
  const support = supporters.length > 0 ? `, supported from ${list(supporters)}` : '';
  return `${unit} (strength ${strength}${support})`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `was` or `were`. */
export function were(items: readonly unknown[]): string {
  return items.length === 1 ? 'was' : 'were';
}
