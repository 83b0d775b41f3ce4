import { seededChance } from '../chance/seeded-chance.ts';
import type { Audience } from '../game/audience.ts';
import { evolve } from '../game/evolve.ts';
import type { GameTypes } from '../game/game.ts';
import { canonicalJson } from '../log/canonical.ts';
import { rulingsFor } from '../rulings/projection.ts';
import { demand, demandSame } from './demand.ts';
import type { ContractCheck, Move } from './options.ts';
import { countedFrom, looksSame, onPairs, type Pair, played } from './pairs.ts';
import { audiencesOf, onPlans, opening, type Subject, sampled } from './walk.ts';

/** The same question answered from both states, or null where the answers may differ by the rules. */
type Told = readonly (readonly [what: string, fromReal: unknown, fromImagined: unknown])[];
type Channel = 'views' | 'events' | 'choices' | 'refusals' | 'rulings';

/** Nothing that leaves the table for an audience depends on what is hidden from it: content, order or length. */
export function leakChecks<T extends GameTypes>(subject: Subject<T>): readonly ContractCheck[] {
  const channels: Readonly<Record<Channel, (pair: Pair<T>) => Told>> = {
    views: toldByViews,
    events: toldByEvents,
    choices: toldByChoices,
    refusals: toldByRefusals,
    rulings: toldByRulings,
  };
  const names = Object.keys(channels) as Channel[];
  return [
    {
      name: 'imagining varies what is hidden',
      run() {
        let varied = 0;
        let sealed = 0;
        let twins = 0;
        onPairs(subject, ({ states: [real, imagined], moves: [move, twin] }) => {
          if (canonicalJson(real) !== canonicalJson(imagined)) varied += 1;
          if (canonicalJson(move.command) !== canonicalJson(twin.command)) twins += 1;
          sealed += subject.game.pending(real).filter((pending) => pending.sealed).length;
        });
        demand(
          sealed === 0 || twins > 0,
          'commands are sealed, but options.alike never took two for one: no leak can show',
        );
        demand(
          varied > 0 || subject.options.secrets === false,
          'imagine only ever gave the real state: no leak can show',
        );
      },
    },
    ...names.map((channel) => ({
      name: `no leak through ${channel}`,
      run() {
        if (channel === 'events') onPlans(subject, ({ options, seed }) => demandSameOpening(subject, options, seed));
        onPairs(subject, (pair) => {
          if (channel !== 'views' && !looksSame(pair)) return;
          for (const [what, real, imagined] of channels[channel](pair)) {
            demandSame(real, imagined, `${what}, for ${nameOf(pair.audience)}, depends on what is hidden`);
          }
        });
      },
    })),
    {
      name: 'no leak through order',
      run: () =>
        onPairs(subject, (pair) => {
          if (!looksSame(pair)) return;
          for (const [what, real, imagined] of names.flatMap((channel) => channels[channel](pair))) {
            // Differences of content are the other checks' to report.
            if (canonicalJson(real) !== canonicalJson(imagined)) continue;
            const texts = [JSON.stringify(real), JSON.stringify(imagined)];
            demand(texts[0] === texts[1], `${what}, for ${nameOf(pair.audience)}: the order of keys tells`, ...texts);
          }
        }),
    },
  ];
}

function toldByViews<T extends GameTypes>(pair: Pair<T>): Told {
  const { game } = pair.subject;
  const [real, imagined] = pair.states;
  const now = ['the view', game.viewFor(real, pair.audience), game.viewFor(imagined, pair.audience)] as const;
  const [afterReal, afterImagined] = played(pair) ?? [];
  if (afterReal === undefined || afterImagined === undefined || afterReal.reveals || afterImagined.reveals)
    return [now];
  const later = [afterReal, afterImagined].map(({ after }) => game.viewFor(after, pair.audience));
  return [now, [`the view after ${pair.moves[0].command.kind}`, later[0], later[1]]];
}

function toldByEvents<T extends GameTypes>(pair: Pair<T>): Told {
  const [real, imagined] = played(pair) ?? [];
  if (real === undefined || imagined === undefined) return [];
  // Up to the first event that reveals by the rules, and to the length both have if one of them does.
  const length = real.reveals || imagined.reveals ? Math.min(real.seen.length, imagined.seen.length) : undefined;
  const what = `the events of ${pair.moves[0].command.kind}`;
  return [[what, real.seen.slice(0, length), imagined.seen.slice(0, length)]];
}

function toldByRulings<T extends GameTypes>(pair: Pair<T>): Told {
  const [real, imagined] = played(pair) ?? [];
  if (real === undefined || imagined === undefined || real.reveals || imagined.reveals) return [];
  const [one, other] = [real, imagined].map(({ rulings, after }) =>
    rulingsFor(pair.subject.game, rulings, after, pair.audience),
  );
  return [[`the rulings of ${pair.moves[0].command.kind}`, one, other]];
}

function toldByChoices<T extends GameTypes>({ subject: { game }, audience, states: [real, imagined] }: Pair<T>): Told {
  if (audience.kind !== 'seat') return [];
  const { seat } = audience;
  const asked = (state: T['State']) => game.pending(state).filter((pending) => pending.seat === seat);
  return [
    ['what is asked', asked(real), asked(imagined)],
    ['the list of choices', game.choices(real, seat), game.choices(imagined, seat)],
  ];
}

function toldByRefusals<T extends GameTypes>(pair: Pair<T>): Told {
  const { audience, states, seed } = pair;
  const { game, options } = pair.subject;
  if (audience.kind !== 'seat' && audience.kind !== 'gameMaster') return [];
  const mine = ({ actor }: Move<T>) =>
    audience.kind === 'gameMaster'
      ? actor.kind === 'gameMaster'
      : actor.kind !== 'gameMaster' && actor.seat === audience.seat;
  const choices = audience.kind === 'seat' ? game.choices(states[0], audience.seat) : [];
  const offered = sampled(choices, seed).map(
    ({ command }): Move<T> => ({ actor: audience.kind === 'seat' ? audience : { kind: 'gameMaster' }, command }),
  );
  return [pair.moves[0], ...options.wrong(states[0]), ...offered].filter(mine).map(({ command, actor }) => {
    const [real, imagined] = states.map((state) => {
      const decision = game.decide(state, command, actor, countedFrom(state.draws, seed));
      return decision.kind === 'accepted' ? 'accepted' : rulingsFor(game, decision.rulings, state, audience);
    });
    return [`the refusal of ${command.kind}`, real, imagined];
  });
}

/** Two openings of the same match that look the same afterwards must have looked the same on the way. */
function demandSameOpening<T extends GameTypes>(subject: Subject<T>, options: T['Options'], seed: number): void {
  const { game } = subject;
  const plans = [seed, seed + 1].map((each) => ({ options, seed: each, picks: [] }));
  const [one, other] = plans.map((plan) => opening(game, plan));
  if (one === undefined || other === undefined) return;
  for (const audience of audiencesOf(game, one)) {
    if (canonicalJson(game.viewFor(one, audience)) !== canonicalJson(game.viewFor(other, audience))) continue;
    const [told, retold] = plans.map((plan) => {
      let after: T['State'] = game.blank;
      return game.setup(options, seededChance(plan.seed)).flatMap((event) => {
        const before = after;
        after = evolve(game, before, event);
        return game.eventFor(event, before, after, audience) ?? [];
      });
    });
    demandSame(told, retold, `the opening, for ${nameOf(audience)}, depends on what is hidden`);
  }
}

const nameOf = (audience: Audience): string => (audience.kind === 'seat' ? audience.seat : audience.kind);
