import { canonicalJson, copyOf, seededChance } from '@panjeong/kernel';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { opened, PAIRS, picker } from '../bench/random-match.ts';
import { askedSide } from '../src/choices/asked.ts';
import { choicesOf, tableCommands } from '../src/choices/choices.ts';
import { commandsOf } from '../src/choices/commands.ts';
import { decide, playCommand } from '../src/play/decide.ts';
import { SEATS } from '../src/state/seats.ts';
import { otherSide } from '../src/state/side.ts';
import type { PlamerState } from '../src/state/state.ts';

const STEPS = 900;

function hold(holds: boolean, what: string, ...values: readonly unknown[]): void {
  if (!holds) throw new Error([what, ...values.map((value) => JSON.stringify(value))].join('\n  '));
}

const sorted = (commands: readonly unknown[]): readonly string[] => commands.map(canonicalJson).sort();

/** Positions of random matches, one in `every`. */
function onPositions(every: number, property: (state: PlamerState, seed: number) => void, numRuns: number): void {
  const matches = fc.record({ seed: fc.nat(), factions: fc.constantFrom(...PAIRS) });
  fc.assert(
    fc.property(matches, (match) => {
      const chance = seededChance(match.seed);
      const pick = picker(match.seed);
      const state = opened(match, chance);
      for (let step = 0; step < STEPS; step += 1) {
        const side = askedSide(state);
        if (side === null) break;
        if ((step + match.seed) % every === 0) property(copyOf(state) as PlamerState, match.seed + step);
        const commands = commandsOf(state, side);
        const command = commands[pick(commands.length)];
        if (command !== undefined) playCommand(state, side, command, chance);
      }
    }),
    { numRuns, seed: 5, endOnFailure: true },
  );
}

describe('choices', () => {
  it('[PLM-T1] list as allowed what `commandsOf` lists, for who is asked, and the table’s commands for both', () => {
    onPositions(
      5,
      (state) => {
        const side = askedSide(state) ?? 0;
        const allowed = choicesOf(state, SEATS[side]).flatMap(({ kind, command }) =>
          kind === 'allowed' ? command : [],
        );
        const fast = [...commandsOf(state, side), ...tableCommands(state, side)];
        hold(canonicalJson(sorted(allowed)) === canonicalJson(sorted(fast)), 'the lists differ', allowed, fast);
        const idle = choicesOf(state, SEATS[otherSide(side)]).map(({ command }) => command);
        hold(
          idle.every(({ kind }) => kind === 'resign' || kind.endsWith('-draw')),
          'another seat may act',
          idle,
        );
      },
      30,
    );
  });

  it('are accepted where allowed, and refused with the same reasons where barred', () => {
    onPositions(
      29,
      (state, seed) => {
        const side = askedSide(state) ?? 0;
        for (const choice of choicesOf(state, SEATS[side])) {
          const actor = { kind: 'seat', seat: SEATS[side] } as const;
          const decision = decide(state, choice.command, actor, seededChance(seed));
          if (choice.kind === 'allowed') hold(decision.kind === 'accepted', 'refused', choice.command, decision);
          else
            hold(
              decision.kind === 'refused' && canonicalJson(decision.rulings) === canonicalJson(choice.reasons),
              'barred for other reasons',
              choice,
              decision,
            );
        }
      },
      30,
    );
  });
});
