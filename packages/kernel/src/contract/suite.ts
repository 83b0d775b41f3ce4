import type { Game, GameTypes } from '../game/game.ts';
import { leakChecks } from './leak-checks.ts';
import type { ContractCheck, ContractOptions } from './options.ts';
import { purityChecks } from './purity-checks.ts';
import { refusalChecks } from './refusal-checks.ts';
import { replayChecks } from './replay-checks.ts';
import { rulingChecks } from './ruling-checks.ts';

/**
 * What every game must keep, as named checks over random matches:
 *
 * ```ts
 * describe('contract', () => {
 *   for (const { name, run } of contractSuite(game, options)) it(name, run);
 * });
 * ```
 */
export function contractSuite<T extends GameTypes>(
  game: Game<T>,
  options: ContractOptions<T>,
): readonly ContractCheck[] {
  const subject = { game, options };
  return [
    ...purityChecks(subject),
    ...replayChecks(subject),
    ...refusalChecks(subject),
    ...rulingChecks(subject),
    ...leakChecks(subject),
  ];
}
