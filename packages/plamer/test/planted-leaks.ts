import { type Audience, type Ruling, rulingId } from '@panjeong/kernel';
import type { PlamerGame } from '../secrecy/index.ts';
import type { PlamerState } from '../src/state/state.ts';
import { seesSide } from '../src/views/sees.ts';

/** Face-down coins of the sides that an audience does not see, in the state's own order. */
const concealed = (state: PlamerState, audience: Audience) =>
  state.pieces.filter(({ owner, stance }) => stance === 'settled' && !seesSide(audience, owner));

const hiddenHands = (state: PlamerState, audience: Audience) =>
  state.players.flatMap(({ hand }, side) => (seesSide(audience, side === 0 ? 0 : 1) ? [] : hand));

/** Something that hangs on what is hidden from an audience. */
const oddSecret = (state: PlamerState, audience: Audience): boolean =>
  [...concealed(state, audience).map(({ card, at }) => `${card}${at}`), ...hiddenHands(state, audience)]
    .sort()
    .join('')
    .split('')
    .reduce((sum, letter) => sum + letter.charCodeAt(0), 0) %
    2 ===
  1;

const seatOf = (seat: string): Audience => ({ kind: 'seat', seat: seat as never });

/** The game with one leak each, made round its value. @returns what leaks, and the game that leaks it */
export const plantedLeaks = (game: PlamerGame): readonly (readonly [leak: string, leaking: PlamerGame])[] => [
  [
    'a view says what a face-down coin is',
    {
      ...game,
      viewFor: (state, audience) => ({
        ...game.viewFor(state, audience),
        kinds: concealed(state, audience)
          .map(({ card, at }) => `${at} ${card}`)
          .sort(),
      }),
    },
  ],
  [
    'a view lists cells in the order of what lies there',
    {
      ...game,
      viewFor(state, audience) {
        const view = game.viewFor(state, audience);
        const cells = concealed(state, audience).sort((one, other) => (one.card < other.card ? -1 : 1));
        const order = (at: number) => cells.findIndex((piece) => piece.at === at);
        const sorted = view.players.map((player) => ({
          ...player,
          concealed: [...player.concealed].sort((one, other) => order(one.at) - order(other.at)),
        }));
        return { ...view, players: sorted as never };
      },
    },
  ],
  [
    'a view keeps face-down coins in the order of arrival',
    {
      ...game,
      viewFor: (state, audience) => ({
        ...game.viewFor(state, audience),
        coins: concealed(state, audience).map(({ at }) => at),
      }),
    },
  ],
  [
    'the order of keys in a view tells',
    {
      ...game,
      viewFor(state, audience) {
        const view = game.viewFor(state, audience);
        return oddSecret(state, audience) ? { ...view } : Object.assign({ offer: view.offer }, view);
      },
    },
  ],
  [
    "a view shows the other's hand",
    {
      ...game,
      viewFor: (state, audience) => ({ ...game.viewFor(state, audience), hands: hiddenHands(state, audience) }),
    },
  ],
  [
    'a view counts how often chance was asked',
    { ...game, viewFor: (state, audience) => ({ ...game.viewFor(state, audience), draws: state.draws }) },
  ],
  [
    'an event says which coin it is about by number',
    {
      ...game,
      eventFor(event, before, after, audience) {
        const seen = game.eventFor(event, before, after, audience);
        return seen !== null && 'piece' in event ? { ...seen, piece: event.piece } : seen;
      },
    },
  ],
  [
    'an event names the card that was drawn',
    {
      ...game,
      eventFor: (event, before, after, audience) =>
        event.kind === 'card-drawn' || event.kind === 'card-set'
          ? event
          : game.eventFor(event, before, after, audience),
    },
  ],
  [
    'there is an event only if a face-down coin is there',
    {
      ...game,
      eventFor: (event, before, after, audience) =>
        event.kind === 'turn-began' && oddSecret(before, audience)
          ? null
          : game.eventFor(event, before, after, audience),
    },
  ],
  [
    'choices come in an order that tells',
    {
      ...game,
      choices(state, seat) {
        const choices = game.choices(state, seat);
        return oddSecret(state, seatOf(seat)) ? choices.toReversed() : choices;
      },
    },
  ],
  [
    'whether one is asked at all hangs on a secret',
    {
      ...game,
      pending: (state) =>
        game.pending(state).map((pending) => ({
          ...pending,
          sealed: oddSecret(state, seatOf(pending.seat)),
        })),
    },
  ],
  [
    'a refusal gives a reason that hangs on a secret',
    {
      ...game,
      decide(state, command, actor, chance) {
        const decision = game.decide(state, command, actor, chance);
        if (decision.kind !== 'refused' || actor.kind === 'gameMaster') return decision;
        return oddSecret(state, seatOf(actor.seat))
          ? { ...decision, rulings: [...decision.rulings, ...decision.rulings.slice(0, 1).map(again)] }
          : decision;
      },
    },
  ],
  [
    'a command is refused only if a secret is so',
    {
      ...game,
      decide(state, command, actor, chance) {
        const refused = game.decide(state, command, actor, chance);
        if (refused.kind === 'accepted' || actor.kind === 'gameMaster' || oddSecret(state, seatOf(actor.seat)))
          return refused;
        return { kind: 'accepted', events: [], rulings: [] };
      },
    },
  ],
  ['a ruling is handed out as the referee made it', { ...game, rulingFor: (ruling) => ruling }],
  [
    'there is a ruling only if a secret is so',
    {
      ...game,
      rulingFor: (ruling, state, audience) =>
        oddSecret(state, audience) ? null : game.rulingFor(ruling, state, audience),
    },
  ],
];

const again = (ruling: Ruling): Ruling => ({ ...ruling, id: rulingId(`${ruling.id}-again`) });
