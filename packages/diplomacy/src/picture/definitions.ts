import { EMBLEMS } from './emblems.ts';
import type { Scene } from './scene.ts';

/** What a picture draws more than once: the emblems of its powers. */
export function definitions({ id, style }: Scene): string {
  const emblems = new Set([...style.powers.values()].map(({ emblem }) => emblem));
  const paths = [...emblems].map(
    (emblem) => `<path id="${id(`emblem-${emblem}`)}" d="${EMBLEMS[emblem]}" fill-rule="evenodd"/>`,
  );
  return `<defs>${paths.join('')}</defs>`;
}
