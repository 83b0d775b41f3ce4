import type { Catalogue } from '@panjeong/kernel';
import type { PictureTexts } from './picture-messages.ts';

export const picture: { readonly [Kind in keyof PictureTexts]: Catalogue<PictureTexts[Kind]> } = {
  picture: {
    whole: ({ title, phase }) => `${title}: ${phase}`,
    holdings: ({ power, centres, units }) =>
      `${power}: ${counted(centres, 'centre', 'centres')}, ${counted(units, 'unit', 'units')}.`,
    counts: ({ centres, units }) => `${counted(centres, 'centre', 'centres')} · ${counted(units, 'unit', 'units')}`,
    waived: ({ power, builds }) => `${power}: ${counted(builds, 'build', 'builds')} waived`,
    province: ({ name, holds }) => (holds.length === 0 ? name : `${name}: ${holds.join(', ')}`),
    unit: ({ power, type }) => `${power} ${type === 'A' ? 'army' : 'fleet'}`,
    dislodged: ({ unit }) => `dislodged ${unit}`,
    centre: ({ owner, home }) => {
      const own = owner === null ? 'unowned supply centre' : `${owner} supply centre`;
      return home === null ? own : `${own} (home of ${home})`;
    },
  },
  legend: {
    army: 'Army',
    fleet: 'Fleet',
    dislodged: 'Dislodged unit',
    'home-centre': 'Home centre',
    centre: 'Other centre',
    'open-centre': 'Unowned centre',
    impassable: 'Impassable',
  },
};

function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}
