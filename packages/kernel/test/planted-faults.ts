import { type Game, rulingId, type SeatId } from '../src/index.ts';
import { type ToyEvent, type ToyState, type ToyTypes, toy } from './toy.ts';

type Toy = Game<ToyTypes>;

const hiddenSum = (state: ToyState, but: SeatId | null = null) =>
  state.purses
    .flatMap(({ coins }, index) => (state.seats[index] === but ? [] : coins))
    .reduce((sum, coin) => sum + coin, 0);
const whoOf = (audience: Parameters<Toy['viewFor']>[1]) => (audience.kind === 'seat' ? audience.seat : null);
const withRulings = (rulingsOf: (state: ToyState, because: readonly ReturnType<typeof rulingId>[]) => object): Toy => ({
  ...toy,
  decide(state, command, actor, chance) {
    const decision = toy.decide(state, command, actor, chance);
    return {
      ...decision,
      rulings: decision.rulings.map((ruling) => ({ ...ruling, ...rulingsOf(state, ruling.because) })),
    };
  },
});
let remembered = 0;

/** Toy games with one fault each, and the checks of the contract suite that must find it. */
export const planted: readonly (readonly [fault: string, game: Toy, checks: readonly string[]])[] = [
  [
    'a view shows the first hidden coin',
    {
      ...toy,
      viewFor: (state, audience) => ({
        ...toy.viewFor(state, audience),
        first: state.purses.map(({ coins }) => coins[0] ?? 0),
      }),
    },
    ['no leak through views'],
  ],
  [
    'a view lists purses in the order of what is in them',
    {
      ...toy,
      viewFor(state, audience) {
        const view = toy.viewFor(state, audience);
        const worth = (index: number) => state.purses[index]?.coins.reduce((sum, coin) => sum + coin, 0) ?? 0;
        const order = state.seats.map((_, index) => index).sort((a, b) => worth(b) - worth(a));
        return { ...view, richest: order };
      },
    },
    ['no leak through views'],
  ],
  [
    'a view has one entry for each coin worth 3',
    {
      ...toy,
      viewFor: (state, audience) => ({
        ...toy.viewFor(state, audience),
        handles: state.purses.map(({ coins }) => coins.filter((coin) => coin === 3).map(() => 'coin')),
      }),
    },
    ['no leak through views'],
  ],
  [
    'the order of keys in a view tells who is richer',
    {
      ...toy,
      viewFor(state, audience) {
        const view = toy.viewFor(state, audience);
        return hiddenSum(state) % 2 === 0 ? view : Object.assign({ asked: view.asked }, view);
      },
    },
    ['no leak through order'],
  ],
  [
    'an event names the staked coin',
    {
      ...toy,
      eventFor: (event, before, after, audience) =>
        event.kind === 'staked' ? event : toy.eventFor(event, before, after, audience),
    },
    ['no leak through events'],
  ],
  [
    'the opening names the dealt coins',
    {
      ...toy,
      eventFor: (event, before, after, audience) =>
        event.kind === 'dealt' ? event : toy.eventFor(event, before, after, audience),
    },
    ['no leak through events'],
  ],
  [
    'an event is dropped when the purses hold an odd sum',
    {
      ...toy,
      eventFor: (event, before, after, audience) =>
        event.kind === 'passed' && hiddenSum(before) % 2 === 1 ? null : toy.eventFor(event, before, after, audience),
    },
    ['no leak through events'],
  ],
  ['a ruling on a hidden coin is shown to all', { ...toy, rulingFor: (ruling) => ruling }, ['no leak through rulings']],
  [
    'a ruling counts hidden coins in its params',
    withRulings((state) => ({ params: { left: hiddenSum(state) } })),
    // The refusal carries the same figure, and so do the reasons of barred choices only if they come from `decide`.
    ['no leak through refusals', 'no leak through rulings'],
  ],
  [
    'choices differ by what the other seat holds',
    {
      ...toy,
      choices: (state, seat) => {
        const choices = toy.choices(state, seat);
        return hiddenSum(state, seat) > 5 ? choices.slice(1) : choices;
      },
    },
    ['no leak through choices'],
  ],
  [
    'a fallback differs by what the other seat holds',
    {
      ...toy,
      pending: (state) =>
        toy
          .pending(state)
          .map((pending) =>
            state.stack.length === 0 && hiddenSum(state, pending.seat) > 5
              ? { ...pending, fallback: { kind: 'flip' } }
              : pending,
          ),
    },
    ['no leak through choices'],
  ],
  [
    'a refusal names one rule more when the other seat is rich',
    {
      ...toy,
      decide(state, command, actor, chance) {
        const decision = toy.decide(state, command, actor, chance);
        const [first] = decision.rulings;
        if (decision.kind === 'accepted' || first === undefined || actor.kind === 'gameMaster') return decision;
        if (hiddenSum(state, actor.seat) <= 5) return decision;
        return { kind: 'refused', rulings: [...decision.rulings, { ...first, id: rulingId('also'), rule: 'TOY-C3' }] };
      },
    },
    ['no leak through refusals'],
  ],
  [
    'imagine knows more than the view',
    { ...toy, imagine: (view, chance) => toy.imagine({ ...view, purses: view.purses.slice(1) }, chance) },
    ['no leak through views'],
  ],
  [
    'a counter outside the state decides a flip',
    {
      ...toy,
      decide(state, command, actor, chance) {
        if (command.kind !== 'flip') return toy.decide(state, command, actor, chance);
        remembered += 1;
        return toy.decide(state, command, actor, { draw: () => remembered % 2 });
      },
    },
    ['the same question gets the same answer'],
  ],
  [
    'choices sort the purse they were given',
    {
      ...toy,
      choices(state, seat) {
        (state.purses[0]?.coins as number[] | undefined)?.sort();
        return toy.choices(state, seat);
      },
    },
    ['asking changes nothing'],
  ],
  [
    'a view takes a coin out of the state',
    {
      ...toy,
      viewFor(state, audience) {
        if (whoOf(audience) !== null) (state.purses[0]?.coins as number[] | undefined)?.pop();
        return toy.viewFor(state, audience);
      },
    },
    ['asking changes nothing'],
  ],
  [
    'draftFor shares what apply changes',
    { ...toy, draftFor: (state) => ({ ...state }) as ReturnType<NonNullable<Toy['draftFor']>> },
    ['apply and evolve agree after every event'],
  ],
  [
    'apply takes the time from elsewhere',
    {
      ...toy,
      apply(draft, event) {
        toy.apply(draft, event);
        remembered += 1;
        if (event.kind === 'passed') draft.turns += remembered % 2;
      },
    },
    ['a replayed log leads to the same state', 'apply and evolve agree after every event'],
  ],
  [
    'apply keeps a list of the event and changes it later',
    {
      ...toy,
      apply(draft, event) {
        toy.apply(draft, event);
        if (event.kind === 'revealed') (event.stack as object[]).pop();
      },
    },
    ['apply and evolve agree after every event'],
  ],
  [
    'the state holds a date',
    {
      ...toy,
      apply(draft, event) {
        toy.apply(draft, event);
        Object.assign(draft, { since: new Date(0) });
      },
    },
    ['state, events and answers are plain JSON'],
  ],
  [
    'a draw is not counted',
    {
      ...toy,
      apply(draft, event) {
        toy.apply(draft, event);
        if (event.kind === 'flipped') draft.draws -= 1;
      },
    },
    ['every draw is counted'],
  ],
  [
    'the outcome of a draw is not in the event',
    {
      ...toy,
      decide(state, command, actor, chance) {
        const decision = toy.decide(state, command, actor, chance);
        if (decision.kind === 'refused') return decision;
        const events = decision.events.map(
          (event): ToyEvent => (event.kind === 'flipped' ? { ...event, heads: true } : event),
        );
        return { ...decision, events: chance.draw(0, 2) === 1 ? events : decision.events };
      },
    },
    ['every draw is counted'],
  ],
  [
    'an offered choice is refused',
    { ...toy, choices: (state, seat) => toy.choices(state, seat).map(({ command }) => ({ kind: 'allowed', command })) },
    ['choices are accepted or barred as offered'],
  ],
  [
    'a choice is barred for another reason than the refusal gives',
    {
      ...toy,
      choices: (state, seat) =>
        toy
          .choices(state, seat)
          .map((choice) =>
            choice.kind === 'allowed'
              ? choice
              : { ...choice, reasons: choice.reasons.map((reason) => ({ ...reason, rule: 'TOY-W2' })) },
          ),
    },
    ['choices are accepted or barred as offered'],
  ],
  [
    'a wrong command is accepted',
    {
      ...toy,
      decide: (state, command, actor, chance) =>
        toy.decide(state, command, command.kind === 'give' ? { kind: 'gameMaster' } : actor, chance),
    },
    ['wrong commands are refused with a rule'],
  ],
  [
    'a refusal gives no ruling',
    {
      ...toy,
      decide(state, command, actor, chance) {
        const decision = toy.decide(state, command, actor, chance);
        return decision.kind === 'refused' ? { kind: 'refused', rulings: [] } : decision;
      },
    },
    ['choices are accepted or barred as offered', 'wrong commands are refused with a rule'],
  ],
  [
    'a refusal cites a rule that does not exist',
    {
      ...toy,
      decide(state, command, actor, chance) {
        const decision = toy.decide(state, command, actor, chance);
        if (decision.kind === 'accepted' || command.kind !== 'stake') return decision;
        return { kind: 'refused', rulings: decision.rulings.map((ruling) => ({ ...ruling, rule: 'TOY-X9' })) };
      },
    },
    ['choices are accepted or barred as offered', 'wrong commands are refused with a rule'],
  ],
  [
    'a fallback is not possible',
    { ...toy, pending: (state) => toy.pending(state).map((pending) => ({ ...pending, fallback: { kind: 'yield' } })) },
    ['a passed deadline is always answered'],
  ],
  [
    'a ruling rests on itself',
    withRulings(() => ({ because: [rulingId('staked')] })),
    ['rulings rest on rulings, never in circles'],
  ],
  [
    'a ruling rests on nothing',
    withRulings(() => ({ because: [rulingId('gone')] })),
    ['rulings rest on rulings, never in circles'],
  ],
  [
    'the winner changes after the end',
    {
      ...toy,
      decide(state, command, actor, chance) {
        if (state.phase < state.turns || command.kind !== 'pass') return toy.decide(state, command, actor, chance);
        return { kind: 'accepted', events: [], rulings: [] };
      },
    },
    ['an outcome is final'],
  ],
  [
    'a command is read from anything',
    { ...toy, readCommand: (json) => ({ kind: 'read', value: json as { kind: 'pass' } }) },
    ['commands and options read back from JSON'],
  ],
];
