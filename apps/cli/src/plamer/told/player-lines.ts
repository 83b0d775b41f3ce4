import { otherSide, type PlamerView, type SeenPlayer, type Side } from '@panjeong/plamer';
import { wordsIn } from '../../text/words.ts';
import type { Look } from '../play/screen.ts';
import { cardName, factionName, seatLetter, tallyText } from './names.ts';

/** Both players: points, dor, field, hand, captives, reserve; the one who looks first. */
export function playerLines(view: PlamerView, look: Look): readonly string[] {
  return [...oneSide(view, look.side, look), ...oneSide(view, otherSide(look.side), look)];
}

function oneSide(view: PlamerView, side: Side, look: Look): readonly string[] {
  const { locale, paint } = look;
  const words = wordsIn(locale);
  const player = view.players[side];
  const seat = seatLetter(side);
  const faction = factionName(player.faction, locale);
  const head = words('player-line', {
    seat,
    faction,
    vp: player.vp,
    target: view.house['vp-target'],
    dor: player.dor,
    hand: player.hand.count,
    deck: player.deck.count,
    discard: player.discard.length,
  });
  return [paint('bold', head), `  ${words('field-line')} ${fieldText(player, look)}`, ...holdingLines(player, look)];
}

/** `1 수문장* | 2 장인* | 3 (뒤) | 4 - | 5 -`: what lies face down is in brackets. */
function fieldText({ field }: SeenPlayer, { locale }: Look): string {
  const words = wordsIn(locale);
  return field
    .map((laid, slot) => {
      if (laid === null) return `${slot + 1} -`;
      const name = laid.card === null ? words('face-down') : cardName(laid.card, locale);
      const shown = laid.face === 'down' && laid.card !== null ? `(${name})` : name;
      return `${slot + 1} ${shown}${laid.opening ? '*' : ''}`;
    })
    .join(' | ');
}

function holdingLines(player: SeenPlayer, { locale }: Look): readonly string[] {
  const words = wordsIn(locale);
  const hand = player.hand.cards?.map((card) => cardName(card, locale)).join(', ') ?? '';
  const tallies = [
    ['captives-line', tallyText(player.captives, locale)],
    ['returned-line', tallyText(player.returned, locale)],
    ['fragments-line', tallyText(player.fragments, locale)],
    ['gone-line', tallyText(player.gone, locale)],
  ] as const;
  return [
    ...(hand === '' ? [] : [`  ${words('hand-line')} ${hand}`]),
    ...tallies.flatMap(([code, text]) => (text === '' ? [] : [`  ${words(code)} ${text}`])),
  ];
}
