import { assertNever } from '@panjeong/kernel';
import { powerUse } from '../choices/power-command.ts';
import { sideSubject } from '../rulings/subject.ts';
import type { PlamerCommand } from '../state/command.ts';
import { otherSide, type Side } from '../state/side.ts';
import { askResponse } from '../turns/4-response.ts';
import { askStage1, beginBattle, fight } from '../turns/5-battle.ts';
import { layCard, retireCard, setCard } from '../turns/cards.ts';
import { agreeToDraw, resign } from '../turns/ending.ts';
import { endTurn } from '../turns/flow.ts';
import { flipPiece, movePiece } from '../turns/pieces.ts';
import { producePiece } from '../turns/produce.ts';
import { usePower } from '../verbs/use-power.ts';
import type { Play } from './play.ts';

/** Carries out a command that nothing forbids. */
export function act(play: Play, side: Side, command: PlamerCommand): void {
  // Whoever goes on playing declines what the other has offered.
  const { offer } = play.state;
  if (offer !== null && offer !== side && command.kind !== 'accept-draw' && command.kind !== 'resign') {
    play.emit({ kind: 'draw-declined' });
    play.record?.rule('PLM-E3', sideSubject(side), 'draw-declined', { side });
  }
  switch (command.kind) {
    case 'lay':
      layCard(play, side, command.card, command.slot);
      break;
    case 'set':
      setCard(play, side, command.card, command.slot);
      break;
    case 'retire':
      retireCard(play, side, command.slot);
      break;
    case 'move':
      movePiece(play, command.piece, command.to);
      break;
    case 'flip':
      flipPiece(play, command.piece);
      break;
    case 'produce':
      producePiece(play, side, command.card, command.at);
      break;
    case 'play':
    case 'fire':
      usePower(play, side, powerUse(play.state, side, command));
      break;
    case 'respond':
    case 'respond-by-piece':
      usePower(play, side, powerUse(play.state, side, command));
      askResponse(play, otherSide(side), false);
      break;
    case 'use':
      usePower(play, side, powerUse(play.state, side, command));
      askStage1(play, play.state.active, false);
      break;
    case 'pass':
      pass(play, side);
      break;
    case 'fight': {
      const battles = play.state.flow.at(-1);
      if (battles?.kind === 'battles') beginBattle(play, battles, command.cell);
      break;
    }
    case 'done':
      endTurn(play);
      break;
    case 'resign':
      resign(play, side);
      break;
    case 'offer-draw':
      play.emit({ kind: 'draw-offered', side });
      play.record?.rule('PLM-E3', sideSubject(side), 'draw-offered', { side });
      break;
    case 'accept-draw':
      agreeToDraw(play);
      break;
    default:
      assertNever(command);
  }
}

/** Both in a row close the response turn, or stage 1 of a battle. */
function pass(play: Play, side: Side): void {
  play.emit({ kind: 'passed', side });
  const [battles] = play.state.flow;
  const frame = play.state.flow.at(-1);
  if (frame?.kind === 'response') {
    if (frame.passed) endTurn(play);
    else askResponse(play, otherSide(side), true);
  } else if (frame?.kind === 'battle' && battles?.kind === 'battles') {
    if (!frame.passed) askStage1(play, otherSide(side), true);
    else if (!fight(play, battles, frame.cell, frame.cards) && play.state.outcome === null) endTurn(play);
  }
}
