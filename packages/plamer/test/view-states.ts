import { copyOf, seatId } from '@panjeong/kernel';
import { diceOf } from '../secrecy/dice.ts';
import { CELLS } from '../src/board/cell.ts';
import { HOUSE } from '../src/house.ts';
import type { Target } from '../src/state/command.ts';
import { type Frame, TURNS } from '../src/state/flow.ts';
import type { Piece } from '../src/state/piece.ts';
import type { FieldCard, Player } from '../src/state/player.ts';
import { otherSide, type Side } from '../src/state/side.ts';
import type { PlamerState } from '../src/state/state.ts';

const KINDS = ['ant', 'amplifier', 'planet-digger', 'colossus', 'sea-base', 'eroded-quarry'];
const SPECIALS = ['reboot', 'bulk-up-ant', 'emp', 'hacking', 'return-fire'];
const PLACES = CELLS.map((_, cell) => cell).slice(0, 6);

/** Any state that could be written down, crowded into few cells, with every kind of frame; the rules need not lead there. */
export function anyState(seed: number): PlamerState {
  const dice = diceOf(seed);
  const nextPiece = 16;
  const pieces: Piece[] = [];
  for (let id = 0; id < nextPiece; id++) {
    if (dice.below(4) === 0) continue;
    const stance = dice.one(['mobile', 'settled'] as const);
    pieces.push({
      id,
      owner: dice.one([0, 1] as const),
      card: dice.one(KINDS),
      stance,
      at: dice.one(PLACES),
      arrived: pieces.length,
      hp: 1 + dice.below(5),
      since: dice.below(4),
      ...(dice.below(4) === 0 ? { granted: { atk: 1 + dice.below(3) } } : {}),
    });
  }
  const active = dice.one([0, 1] as const);
  const idsOf = (side: Side) => pieces.flatMap(({ id, owner }) => (owner === side ? [id] : []));
  const gone = Array.from({ length: nextPiece + 1 }, (_, id) => id).filter((id) =>
    pieces.every((piece) => piece.id !== id),
  );
  const some = <Item>(items: readonly Item[]) => items.filter(() => dice.below(2) === 0);
  const targetOf = (side: Side): Target => ({
    ...(dice.below(2) === 0 ? { cell: dice.one(PLACES) } : {}),
    ...(dice.below(2) === 0 ? { piece: dice.one([...idsOf(side), ...gone]) } : {}),
    ...(dice.below(2) === 0 ? { pieces: some(idsOf(side)) } : {}),
    ...(dice.below(3) === 0 ? { captives: { joker: 1, bandit: 2 } } : {}),
  });
  const cards = () => Array.from({ length: dice.below(5) }, () => dice.one([...KINDS, ...SPECIALS]));
  const player = (): Player => ({
    faction: 'bgm',
    dor: dice.below(9),
    vp: dice.below(9),
    hand: cards(),
    deck: cards(),
    discard: cards(),
    field: Array.from({ length: 5 }, (_, slot): FieldCard | null =>
      dice.below(4) === 0
        ? null
        : {
            card: dice.one([...KINDS, ...SPECIALS]),
            face: slot > 1 && dice.below(2) === 0 ? 'down' : 'up',
            opening: slot < 2,
          },
    ),
    used: { colossus: 1, ant: 3 },
    returned: { ant: 1 },
    captives: { joker: 1, bandit: 2 },
    fragments: { 'sea-base': 1 },
    gone: {},
    freed: { ant: 2 },
  });
  const frames: readonly Frame[] = [
    {
      kind: 'turn',
      moved: some(idsOf(active)),
      again: some(idsOf(active)),
      fired: some(idsOf(active)),
      present: idsOf(active),
      retired: dice.below(2) === 0,
    },
    { kind: 'response', asked: otherSide(active), passed: true },
    { kind: 'battles', cells: [3, 4], fought: [0] },
    {
      kind: 'battle',
      cell: 3,
      asked: 0,
      passed: false,
      cards: [{ side: active, card: 'bulk-up-ant', target: targetOf(active) }],
    },
  ];
  return {
    seats: [seatId('a'), seatId('b')],
    phase: dice.below(9),
    draws: dice.below(9),
    house: HOUSE,
    round: 4,
    turn: dice.one(TURNS),
    active,
    players: [player(), player()],
    pieces,
    arrivals: pieces.length,
    nextPiece,
    flow: some(frames),
    stack: some([0, 1] as const).map((side) => ({
      side,
      card: 'reboot',
      power: 'reboot',
      piece: dice.one([null, dice.below(nextPiece)]),
      target: targetOf(side),
    })),
    offer: null,
    outcome: null,
  };
}

/** The same match for whoever does not see `side`: every secret of it is another one, wherever that is possible. */
export function withOtherSecrets(state: PlamerState, side: Side, seed: number): PlamerState {
  const dice = diceOf(seed);
  const draft = copyOf(state);
  const own = draft.pieces.filter(({ owner }) => owner === side);
  const settled = own.filter(({ stance }) => stance === 'settled');
  const kinds = settled.map(({ card }) => card);
  for (const piece of settled) {
    piece.card = kinds.splice(dice.below(kinds.length), 1)[0] ?? piece.card;
    piece.hp = 1 + dice.below(9);
    delete piece.granted;
    // Among the coins of its cell it may lie anywhere.
    const index = draft.pieces.indexOf(piece);
    draft.pieces.splice(index, 1);
    draft.pieces.splice(dice.below(draft.pieces.length + 1), 0, piece);
  }
  for (const piece of own) piece.since = dice.below(4);
  for (const [index, piece] of draft.pieces.entries()) piece.arrived = index * 3;
  const player = draft.players[side];
  player.hand = player.hand.map(() => dice.one(SPECIALS));
  for (const each of draft.players) each.deck = each.deck.map(() => dice.one(SPECIALS));
  for (const laid of player.field) if (laid?.face === 'down') laid.card = dice.one(SPECIALS);
  draft.draws += dice.below(5);
  return draft;
}
