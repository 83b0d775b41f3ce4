import type { CardId } from '../cards/card.ts';
import type { Play } from '../play/play.ts';
import { cardSubject } from '../rulings/subject.ts';
import type { Side } from '../state/side.ts';
import { ruleOnEntry, ruleOnEntryEnded } from './entry-effect.ts';
import { turnFrame } from './marks.ts';

/** A piece card face up: active at once, with its entry effect (PLM-F2). */
export function layCard(play: Play, side: Side, card: CardId, slot: number): void {
  play.emit({ kind: 'card-laid', side, card, slot });
  const ruled = play.record?.rule('PLM-F2', cardSubject(side, card), 'activated', { side, card, slot });
  if (ruled !== undefined) ruleOnEntry(play, side, card, ruled);
}

/** Face down, free of charge (PLM-R6). */
export function setCard(play: Play, side: Side, card: CardId, slot: number): void {
  play.emit({ kind: 'card-set', side, card, slot });
  play.record?.rule('PLM-F2', cardSubject(side, null), 'set-down', { side, slot });
}

/** Turns up a set piece card by its first production (PLM-P6). */
export function activate(play: Play, side: Side, card: CardId, slot: number): void {
  play.emit({ kind: 'card-activated', side, card, slot });
  const ruled = play.record?.rule('PLM-P6', cardSubject(side, card), 'activated', { side, card, slot });
  if (ruled !== undefined) ruleOnEntry(play, side, card, ruled);
}

/** Its production and its standing effects end; pieces on the board stay (PLM-F4). */
export function retireCard(play: Play, side: Side, slot: number): void {
  const { card, face } = play.state.players[side].field[slot] ?? {};
  const frame = turnFrame(play.state);
  if (card === undefined || frame === null) throw new RangeError(`nothing to retire in slot ${slot}`);
  play.emit({ kind: 'card-retired', side, card, slot });
  play.emit({ kind: 'flow-set', flow: [{ ...frame, retired: true }] });
  const ruled = play.record?.rule('PLM-F4', cardSubject(side, card), 'retired', { side, card, slot });
  if (ruled !== undefined && face === 'up') ruleOnEntryEnded(play, side, card, ruled);
}
