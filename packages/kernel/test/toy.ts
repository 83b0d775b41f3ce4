import { z } from 'zod';
import {
  type Actor,
  type Audience,
  type Chance,
  type Choice,
  copyOf,
  type Draft,
  emission,
  type Game,
  type GameState,
  type GameTypes,
  type GameView,
  type Reading,
  type RuleId,
  type Ruling,
  rulingId,
  type SeatId,
  seatId,
} from '../src/index.ts';

/**
 * Purses: two seats hold coins the other cannot see. On its turn a seat flips for a point, passes, or stakes a coin face
 * down; a stake is answered by a stake until someone yields. Then the stack is turned up and the greater sum takes two.
 *
 * TOY-T1 only the seat that is asked acts · TOY-T2 nothing after the end · TOY-C1 a staked coin is in one's purse ·
 * TOY-C2 while coins are staked one stakes or yields, otherwise one flips, passes or stakes · TOY-C3 a stake asks the other
 * seat · TOY-W1 the greater sum takes two points · TOY-W2 most points win · TOY-M1 only the game master gives points
 */
export type ToyCommand =
  | { readonly kind: 'flip' | 'pass' | 'yield' }
  | { readonly kind: 'stake'; readonly coin: number }
  | { readonly kind: 'give'; readonly seat: SeatId; readonly points: number };
interface Stake {
  readonly seat: SeatId;
  readonly coin: number;
}
export type ToyEvent =
  | { readonly kind: 'opened'; readonly options: ToyOptions }
  | { readonly kind: 'dealt'; readonly coins: readonly (readonly number[])[]; readonly draws: number }
  | { readonly kind: 'flipped'; readonly seat: SeatId; readonly heads: boolean }
  | { readonly kind: 'passed'; readonly seat: SeatId }
  | ({ readonly kind: 'staked' } & Stake)
  | { readonly kind: 'revealed'; readonly stack: readonly Stake[]; readonly winner: SeatId | null }
  | { readonly kind: 'given'; readonly seat: SeatId; readonly points: number };
export interface ToyOptions {
  readonly turns: number;
  readonly coins: number;
}
export interface ToyState extends GameState {
  readonly turns: number;
  readonly purses: readonly { readonly coins: readonly number[]; readonly points: number }[];
  readonly stack: readonly Stake[];
}
export interface ToyView extends GameView {
  readonly seats: readonly SeatId[];
  readonly phase: number;
  readonly draws: number;
  readonly turns: number;
  readonly purses: readonly { readonly coins: readonly number[] | number; readonly points: number }[];
  readonly stack: readonly { readonly seat: SeatId; readonly coin: number | null }[];
  readonly asked: SeatId | null;
}
export type SeenToyEvent =
  | Exclude<ToyEvent, { kind: 'dealt' | 'staked' }>
  | { readonly kind: 'dealt'; readonly coins: readonly (readonly number[] | number)[] }
  | { readonly kind: 'staked'; readonly seat: SeatId; readonly coin: number | null };
export interface ToyTypes extends GameTypes {
  readonly Options: ToyOptions;
  readonly State: ToyState;
  readonly Command: ToyCommand;
  readonly Event: ToyEvent;
  readonly SeenEvent: SeenToyEvent;
  readonly View: ToyView;
  readonly Ask: { readonly kind: 'turn' | 'answer' };
}

const COINS = [1, 2, 3];
const nothing = Object.freeze([]);
const BLANK: ToyState = Object.freeze({
  seats: nothing,
  phase: 0,
  draws: 0,
  turns: 0,
  purses: nothing,
  stack: nothing,
});
const ascending = (a: number, b: number) => a - b;
const SEATS = [seatId('north'), seatId('south')];
const optionsSchema = z.strictObject({ turns: z.int().min(1).max(20), coins: z.int().min(0).max(5) });
const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['flip', 'pass', 'yield']) }),
  z.strictObject({ kind: z.literal('stake'), coin: z.int() }),
  z.strictObject({ kind: z.literal('give'), seat: z.string().transform(seatId), points: z.int() }),
]);
function read<T>(schema: z.ZodType<T>, json: unknown): Reading<T> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return { kind: 'read', value: parsed.data };
  return { kind: 'unparsable', at: '', found: typeof json, expected: parsed.error.issues.map(({ code }) => code) };
}

const asked = (state: ToyState): SeatId | null => {
  if (state.phase >= state.turns) return null;
  return state.seats[(state.phase + state.stack.length) % state.seats.length] ?? null;
};
const coinsOf = (state: ToyState, seat: SeatId) => state.purses[state.seats.indexOf(seat)]?.coins ?? [];
const sum = (stack: readonly Stake[], seat: SeatId) =>
  stack.reduce((total, stake) => total + (stake.seat === seat ? stake.coin : 0), 0);
const ruling = (id: string, rule: RuleId, subject: string, verdict: string, params: Ruling['params'] = {}): Ruling => ({
  id: rulingId(id),
  rule,
  subject,
  verdict,
  params,
  because: [],
});
const sees = (audience: Audience, seat: SeatId): boolean =>
  audience.kind === 'ended' ||
  (audience.kind === 'gameMaster' && audience.sealed) ||
  (audience.kind === 'seat' && audience.seat === seat);

/** Every rule that forbids a command of a seat. */
function forbidding(state: ToyState, command: ToyCommand, actor: Actor): readonly Ruling[] {
  const seat = actor.kind === 'gameMaster' ? null : actor.seat;
  const rules: RuleId[] = [];
  if (asked(state) === null) rules.push('TOY-T2');
  if (command.kind === 'give' ? actor.kind !== 'gameMaster' : seat === null) rules.push('TOY-M1');
  if (command.kind !== 'give' && seat !== asked(state)) rules.push('TOY-T1');
  if (command.kind === 'stake' && (seat === null || !coinsOf(state, seat).includes(command.coin))) rules.push('TOY-C1');
  if (command.kind === 'yield' && state.stack.length === 0) rules.push('TOY-C2');
  if ((command.kind === 'flip' || command.kind === 'pass') && state.stack.length > 0) rules.push('TOY-C2');
  return rules.map((rule, index) => ruling(`no${index}`, rule, `${seat ?? 'gameMaster'} ${command.kind}`, 'refused'));
}

function apply(draft: Draft<ToyState>, event: ToyEvent): void {
  const purse = (seat: SeatId) => draft.purses[draft.seats.indexOf(seat)] ?? { coins: [], points: 0 };
  switch (event.kind) {
    case 'opened':
      draft.seats = [...SEATS];
      draft.turns = event.options.turns;
      break;
    case 'dealt':
      draft.purses = event.coins.map((coins) => ({ coins: [...coins], points: 0 }));
      draft.draws += event.draws;
      break;
    case 'flipped':
      purse(event.seat).points += event.heads ? 1 : 0;
      draft.draws += 1;
      draft.phase += 1;
      break;
    case 'passed':
      draft.phase += 1;
      break;
    case 'staked':
      purse(event.seat).coins.splice(purse(event.seat).coins.indexOf(event.coin), 1);
      draft.stack.push({ seat: event.seat, coin: event.coin });
      break;
    case 'revealed':
      if (event.winner !== null) purse(event.winner).points += 2;
      draft.stack = [];
      draft.phase += 1;
      break;
    case 'given':
      purse(event.seat).points += event.points;
  }
}

export const toy: Game<ToyTypes> = {
  id: 'toy',
  options: { defaults: { turns: 6, coins: 3 }, read: (json) => read(optionsSchema, json) },
  readCommand: (json) => read(commandSchema, json),
  blank: BLANK,
  setup(options, chance) {
    const coins = SEATS.map((_, seat) =>
      Array.from({ length: options.coins }, (_, n) => COINS[chance.draw(seat * options.coins + n, 3)] ?? 1).sort(
        ascending,
      ),
    );
    return [
      { kind: 'opened', options },
      { kind: 'dealt', coins, draws: SEATS.length * options.coins },
    ];
  },
  pending(state) {
    const seat = asked(state);
    if (seat === null) return [];
    const staked = state.stack.length > 0;
    const fallback: ToyCommand = { kind: staked ? 'yield' : 'pass' };
    return [{ seat, ask: { kind: staked ? 'answer' : 'turn' }, sealed: false, fallback }];
  },
  choices(state, seat) {
    if (asked(state) !== seat) return [];
    const kinds = (['flip', 'pass', 'yield'] as const).map((kind): ToyCommand => ({ kind }));
    return [...kinds, ...COINS.map((coin): ToyCommand => ({ kind: 'stake', coin }))].map(
      (command): Choice<ToyCommand> => {
        const reasons = forbidding(state, command, { kind: 'seat', seat });
        return reasons.length === 0 ? { kind: 'allowed', command } : { kind: 'barred', command, reasons };
      },
    );
  },
  decide(state, command, actor, chance) {
    const forbids = forbidding(state, command, actor);
    if (forbids.length > 0) return { kind: 'refused', rulings: forbids };
    const { draft, events, emit } = emission<ToyTypes>(apply, state);
    const rulings: Ruling[] = [];
    const seat = actor.kind === 'gameMaster' ? seatId('') : actor.seat;
    switch (command.kind) {
      case 'flip':
        emit({ kind: 'flipped', seat, heads: chance.draw(draft.draws, 2) === 1 });
        break;
      case 'pass':
        emit({ kind: 'passed', seat });
        break;
      case 'give':
        emit({ kind: 'given', seat: command.seat, points: command.points });
        break;
      case 'stake': {
        emit({ kind: 'staked', seat, coin: command.coin });
        const staked = ruling('staked', 'TOY-C1', seat, 'staked', { coin: command.coin });
        rulings.push(staked, { ...ruling('asked', 'TOY-C3', asked(draft) ?? '', 'asked'), because: [staked.id] });
        break;
      }
      case 'yield': {
        const sums = SEATS.map((side) => sum(state.stack, side));
        const lead = (sums[0] ?? 0) - (sums[1] ?? 0);
        const winner = (lead === 0 ? null : SEATS[lead > 0 ? 0 : 1]) ?? null;
        emit({ kind: 'revealed', stack: copyOf(state.stack), winner });
        rulings.push(ruling('sum', 'TOY-W1', winner ?? 'nobody', 'takes', { sums }));
      }
    }
    return { kind: 'accepted', events, rulings };
  },
  apply,
  outcome(state) {
    if (asked(state) !== null || state.seats.length === 0) return null;
    const most = Math.max(...state.purses.map(({ points }) => points));
    const seats = state.seats.filter((_, index) => state.purses[index]?.points === most);
    return { kind: seats.length === 1 ? 'won' : 'drawn', seats, rule: 'TOY-W2' };
  },
  viewFor: (state, audience) => ({
    audience,
    seats: state.seats,
    phase: state.phase,
    draws: state.draws,
    turns: state.turns,
    purses: state.purses.map(({ coins, points }, index) => ({
      coins: sees(audience, state.seats[index] ?? seatId('')) ? coins : coins.length,
      points,
    })),
    stack: state.stack.map(({ seat, coin }) => ({ seat, coin: sees(audience, seat) ? coin : null })),
    asked: asked(state),
  }),
  eventFor(event, _before, _after, audience) {
    if (event.kind === 'staked') {
      return { kind: 'staked', seat: event.seat, coin: sees(audience, event.seat) ? event.coin : null };
    }
    if (event.kind !== 'dealt') return event;
    return {
      kind: 'dealt',
      coins: event.coins.map((coins, index) => (sees(audience, SEATS[index] ?? seatId('')) ? coins : coins.length)),
    };
  },
  rulingFor: (given, _state, audience) =>
    given.verdict !== 'staked' || sees(audience, seatId(given.subject)) ? given : null,
  imagine(view, chance: Chance) {
    let draws = 0;
    const coin = () => COINS[chance.draw(draws++, 3)] ?? 1;
    const purses = view.purses.map(({ coins, points }) => ({
      coins: typeof coins === 'number' ? Array.from({ length: coins }, coin).sort(ascending) : coins,
      points,
    }));
    const stack = view.stack.map((stake) => ({ seat: stake.seat, coin: stake.coin ?? coin() }));
    return { seats: view.seats, phase: view.phase, draws: view.draws, turns: view.turns, purses, stack };
  },
};
