import { type PlamerView, TURNS } from '@panjeong/plamer';
import { wordsIn } from '../../text/words.ts';
import type { Look } from '../play/screen.ts';
import { factionName, seatLetter, turnName } from './names.ts';

/** `라운드 12/60 · a(대광명연방)의 라운드`. */
export function roundLine({ round, active, players, house }: PlamerView, { locale, paint }: Look): string {
  const faction = factionName(players[active].faction, locale);
  return paint(
    'bold',
    wordsIn(locale)('round-line', { round, rounds: house.rounds, seat: seatLetter(active), faction }),
  );
}

/** The seven turns of a round as a track, the current one in brackets. */
export function trackLine({ turn }: PlamerView, { locale, paint }: Look): string {
  return TURNS.map((one) => (one === turn ? paint('bold', `[${turnName(one, locale)}]`) : turnName(one, locale))).join(
    ' > ',
  );
}
