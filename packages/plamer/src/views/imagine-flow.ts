import { assertNever } from '@panjeong/kernel';
import type { Target } from '../state/command.ts';
import type { Declared, Frame, UsedCard } from '../state/flow.ts';
import type { Side } from '../state/side.ts';
import type { Lots } from './drawing-lots.ts';
import type { ImaginedPieces } from './imagine-pieces.ts';
import type { SeenAim, SeenTarget } from './seen-target.ts';
import type { SeenDeclared, SeenFrame, SeenUsedCard, TurnMark } from './view.ts';

/** Frames and declarations that fit a view, on the coins imagined for it. */
export interface FlowImaginer {
  readonly frame: (seen: SeenFrame) => Frame;
  readonly declared: (seen: SeenDeclared) => Declared;
}

export function flowImaginer(imagined: ImaginedPieces, lots: Lots): FlowImaginer {
  const { pieces, marks, spare } = imagined;

  /** A coin that a declaration points at: one of those it may be. A coin that has gone gets a number that no coin has now. */
  const aim = (side: Side, { id, card, at, place }: SeenAim, others: readonly number[] = []): number => {
    if (id !== null) return id;
    const gone = spare[0] ?? -1;
    if (at === null) return gone;
    const own = pieces.filter((piece) => piece.owner === side && piece.at === at);
    const faceUp = place === null ? undefined : own.filter(({ stance }) => stance === 'mobile')[place];
    if (faceUp !== undefined) return faceUp.id;
    const down = own.filter(({ stance, id: other }) => stance === 'settled' && !others.includes(other));
    const ofKind = down.filter((piece) => piece.card === card);
    return lots.one(ofKind.length > 0 ? ofKind : down)?.id ?? gone;
  };

  const aims = (side: Side, seen: readonly SeenAim[]): number[] => {
    const found: number[] = [];
    for (const each of seen) found.push(aim(side, each, found));
    return found;
  };

  const target = (side: Side, seen: SeenTarget): Target => ({
    ...(seen.cell === null ? {} : { cell: seen.cell }),
    ...(seen.to === null ? {} : { to: seen.to }),
    ...(seen.card === null ? {} : { card: seen.card }),
    ...(seen.captives === null ? {} : { captives: seen.captives }),
    ...(seen.piece === null ? {} : { piece: aim(side, seen.piece) }),
    ...(seen.pieces === null ? {} : { pieces: aims(side, seen.pieces) }),
  });

  const used = ({ side, card, target: seen }: SeenUsedCard): UsedCard => ({ side, card, target: target(side, seen) });

  const marked = (mark: TurnMark): number[] =>
    [...marks].flatMap(([id, has]) => has.filter((each) => each === mark).map(() => id));

  return {
    frame(seen) {
      switch (seen.kind) {
        case 'turn':
          return {
            kind: 'turn',
            moved: marked('moved'),
            again: marked('again'),
            fired: marked('fired'),
            present: marked('present'),
            retired: seen.retired,
          };
        case 'response':
        case 'battles':
          return seen;
        case 'battle':
          return { ...seen, cards: seen.cards.map(used) };
        default:
          return assertNever(seen);
      }
    },
    declared: ({ side, card, power, byPiece, piece, target: seen }) => ({
      side,
      card,
      power,
      piece: piece ?? (byPiece ? (spare[0] ?? -1) : null),
      target: target(side, seen),
    }),
  };
}
