import { provinceId } from '../map/board.ts';
import type { ProvinceId } from '../map/map-data.ts';
import type { Unit } from '../orders/position.ts';
import { tell } from '../text/catalogues.ts';
import { namingOf } from '../text/naming.ts';
import type { Scene } from './scene.ts';

/** What is to be said of a province: `빈: 오스트리아 육군, 오스트리아의 병참(오스트리아 본국)`. */
export function provinceTitle(scene: Scene, province: ProvinceId): string {
  const { picture, names } = scene;
  const { lang, position } = picture;
  const data = names.provinces.get(province);
  const here = ({ at }: Unit): boolean => provinceId(at) === province;
  const holds = [
    ...position.units.filter(here).map((unit) => unitText(scene, unit)),
    ...position.dislodged
      .filter(({ unit }) => here(unit))
      .map(({ unit }) => tell(lang, 'picture', 'dislodged', { unit: unitText(scene, unit) })),
  ];
  if (data?.centre === true) {
    const naming = namingOf(lang, names);
    const owner = position.centres[province];
    holds.push(
      tell(lang, 'picture', 'centre', {
        owner: owner === undefined ? null : naming.adjective(owner),
        home: data.home === undefined ? null : naming.power(data.home),
      }),
    );
  }
  return tell(lang, 'picture', 'province', { name: data?.name[lang] ?? province, holds });
}

/** What is to be said of a unit: `오스트리아 육군 빈(Vie)`. */
export function unitTitle({ picture, names }: Scene, unit: Unit, dislodged: boolean): string {
  const label = namingOf(picture.lang, names).label(unit);
  return dislodged ? tell(picture.lang, 'picture', 'dislodged', { unit: label }) : label;
}

/** A unit where its province is named already; its coast is told with it. */
function unitText({ picture: { lang }, names }: Scene, unit: Unit): string {
  const naming = namingOf(lang, names);
  if (unit.at !== provinceId(unit.at)) return naming.label(unit);
  return tell(lang, 'picture', 'unit', { power: naming.adjective(unit.power), type: unit.type });
}
