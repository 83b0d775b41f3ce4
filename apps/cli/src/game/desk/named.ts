import {
  idsNamed,
  type NameIndex,
  type PowerId,
  type ProvinceId,
  parseSheet,
  problemCause,
  provinceId,
  type UnitName,
} from '@panjeong/diplomacy';
import { powerName } from '../../text/names.ts';
import { UsageError } from '../../usage-error.ts';
import type { GameContext } from '../context.ts';

type Speaker = Pick<GameContext, 'words' | 'locale'>;

/** @throws UsageError with the names of all powers, in the language */
export function powerNamed(text: string, names: NameIndex, { words, locale }: Speaker): PowerId {
  const [id, ...others] = idsNamed(names.powerNames, text);
  if (id !== undefined && others.length === 0) return id;
  const powers = [...names.powers.keys()].map((power) => powerName(power, names, locale));
  throw new UsageError(words('desk-unknown-power', { read: text, powers }));
}

/** A unit as a list of positions would have it, such as `AUSTRIA A Vie` or `오스트리아 육군 빈`. @throws UsageError */
export function unitNamed(text: string, names: NameIndex, speaker: Speaker): UnitName {
  const sheet = parseSheet(`Units\n${text}`, names);
  const [unit, ...others] = sheet.units;
  const [order] = sheet.orders;
  if (unit !== undefined && others.length === 0 && order === undefined && sheet.problems.length === 0) {
    const power = unit.unit.power ?? unit.power;
    return { ...unit.unit, ...(power === undefined ? {} : { power }) };
  }
  const [problem] = sheet.problems;
  const { words, locale } = speaker;
  const cause = problem === undefined ? '' : ` ${problemCause({ ...problem, text: problem.read }, locale, names)}`;
  throw new UsageError(`${words('desk-unknown-unit', { read: text })}${cause}`);
}

/** A place, or a unit as far as it is named: `Vie`, `빈(Vie)`, `A Vie`, `Italy A Ven`. @throws UsageError */
export function standingNamed(text: string, names: NameIndex, speaker: Speaker): UnitName {
  const [id, ...others] = idsNamed(names.provinceNames, text);
  return id !== undefined && others.length === 0 ? { at: id } : unitNamed(text, names, speaker);
}

/** The province of a place or of a unit named. @throws UsageError */
export function provinceNamed(text: string, names: NameIndex, speaker: Speaker): ProvinceId {
  return provinceId(standingNamed(text, names, speaker).at);
}
