import { tell } from '../text/catalogues.ts';
import { phaseText } from '../text/phase-text.ts';
import { titleOf } from './heading.ts';
import { holdingsOf } from './legend.ts';
import { waivedText } from './legend-keys.ts';
import type { Scene } from './scene.ts';
import { escaped } from './svg.ts';
import { waivedBuilds } from './waived-builds.ts';

/** What the whole picture is, for whoever hears it: its title, and what each power has. Both escaped. */
export function describe(scene: Scene): { readonly title: string; readonly description: string } {
  const { lang, position } = scene.picture;
  const title = tell(lang, 'picture', 'whole', { title: titleOf(scene), phase: phaseText(position.phase, lang) });
  const holdings = scene.map.powers.map(({ id, name }) =>
    tell(lang, 'picture', 'holdings', { power: name[lang], ...holdingsOf(scene, id) }),
  );
  const waived = [...waivedBuilds(scene.picture)].map(([power, builds]) => `${waivedText(scene, power, builds)}.`);
  return { title: escaped(title), description: escaped([...holdings, ...waived].join(' ')) };
}
