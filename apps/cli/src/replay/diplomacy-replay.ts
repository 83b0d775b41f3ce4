import {
  type DiplomacyTypes,
  diplomacy,
  indexNames,
  mapById,
  phaseText,
  printLocation,
  printUnit,
} from '@panjeong/diplomacy';
import { holdingText } from '../report/holdings.ts';
import { powerName } from '../text/names.ts';
import { wordsIn } from '../text/words.ts';
import { actorText, commonEntry } from './entry-line.ts';
import type { ReplayOf } from './replay-of.ts';

/** A season's entries, one line each: what was handed in stays with those who may know it. `game show` has the rulings. */
export const diplomacyReplay: ReplayOf<DiplomacyTypes> = {
  game: diplomacy,
  title: (locale) => (locale === 'ko' ? '디플로머시' : 'Diplomacy'),
  told({ entry, before }, audience, { locale }) {
    const words = wordsIn(locale);
    const { seq, actor, command } = entry;
    const names = namesOf(before.map);
    const seatText = (seat: string): string => (names === undefined ? seat : powerName(seat, names, locale));
    const who = actorText(actor, words, seatText);
    const phase = seq === 0 ? '' : phaseText(before.position.phase, locale);
    const told = (what: string): readonly string[] => [words('replay-entry', { seq, who, what })];
    const common = commonEntry(entry, words);
    if (common !== null) return told(common);
    if (command.kind !== 'play') return [];
    if (command.command.kind === 'process') return told(words('desk-log-processed', { phase }));
    const isOwn =
      audience.kind === 'ended' || (audience.kind === 'seat' && 'seat' in actor && actor.seat === audience.seat);
    if (!isOwn) return [];
    if (command.command.kind !== 'submit') return told(`${phase} ${command.command.kind}`);
    const power = 'seat' in actor ? seatText(actor.seat) : '';
    const { orders, says } = command.command;
    return told(words('desk-log-sheet', { power, phase, count: orders.length, adds: says === 'adds' }));
  },
  position({ map, position }, _audience, { locale, paint }) {
    const words = wordsIn(locale);
    const data = mapById(map);
    const names = namesOf(map);
    if (data === undefined || names === undefined) return [];
    const lists = (of: (power: string) => readonly string[]): readonly string[] =>
      data.powers.flatMap(({ id }) => {
        const places = of(id);
        return places.length === 0 ? [] : [`  ${holdingText({ power: powerName(id, names, locale), places })}`];
      });
    const centres = Object.entries(position.centres).sort(([one], [other]) => (one < other ? -1 : 1));
    return [
      paint('bold', phaseText(position.phase, locale)),
      words('standing'),
      ...lists((power) =>
        position.units
          .filter((unit) => unit.power === power)
          .map(({ type, at }) => printUnit({ type, at }, names, locale).replace(',', '')),
      ),
      words('centres'),
      ...lists((power) =>
        centres.flatMap(([centre, owner]) => (owner === power ? [printLocation(centre, names, locale)] : [])),
      ),
    ];
  },
};

function namesOf(id: string) {
  const map = mapById(id);
  return map === undefined ? undefined : indexNames(map);
}
