import type { Catalogue } from '@panjeong/kernel';
import { list } from './korean.ts';
import type { PictureTexts } from './picture-messages.ts';

export const picture: { readonly [Kind in keyof PictureTexts]: Catalogue<PictureTexts[Kind]> } = {
  picture: {
    whole: ({ title, phase }) => `${title}: ${phase}`,
    holdings: ({ power, centres, units }) => `${power}: 병참 ${centres}개, 부대 ${units}개.`,
    counts: ({ centres, units }) => `병참 ${centres} · 부대 ${units}`,
    waived: ({ power, builds }) => `${power}: 창설 ${builds}개 포기`,
    province: ({ name, holds }) => (holds.length === 0 ? name : `${name}: ${list(holds)}`),
    unit: ({ power, type }) => `${power} ${type === 'A' ? '육군' : '해군'}`,
    dislodged: ({ unit }) => `밀려난 ${unit}`,
    centre: ({ owner, home }) => {
      const own = owner === null ? '주인 없는 병참' : `${owner}의 병참`;
      return home === null ? own : `${own}(${home} 본국)`;
    },
  },
  legend: {
    army: '육군',
    fleet: '해군',
    dislodged: '밀려난 부대',
    'home-centre': '본국의 병참',
    centre: '그 밖의 병참',
    'open-centre': '주인 없는 병참',
    impassable: '갈 수 없는 땅',
  },
};
