import type { GameTypes } from '../game/game.ts';
import { hashOf } from '../log/canonical.ts';
import type { PlayedStep, ScenarioAdapter } from './adapter.ts';
import { compare, type Mismatch } from './compare.ts';
import { expectationsOf, readPart } from './expectation.ts';
import { playAgain, playLive } from './play.ts';
import { type Misprint, readScenario } from './read-scenario.ts';

/** Something that did not come out as the scenario says, and where the scenario says so. */
export interface ScenarioFailure extends Omit<Misprint, 'kind'> {
  readonly kind: 'differs' | 'refused';
  readonly run: 'live' | 'replay';
  readonly expected: unknown;
  readonly found: unknown;
}

export interface ScenarioReport {
  /** Null for a file that could not be read. */
  readonly id: string | null;
  /** Empty when everything came out as written, twice. */
  readonly faults: readonly (Misprint | ScenarioFailure)[];
}

/**
 * Plays a scenario twice, live and then from its log through JSON and replay, and compares every step with what is said of it.
 *
 * @param text YAML of the file
 * @throws Error for bugs of the game only; whatever may be wrong with the file is in the report
 */
export function runScenario<T extends GameTypes, Start, Expect extends object>(
  text: string,
  adapter: ScenarioAdapter<T, Start, Expect>,
): ScenarioReport {
  const reading = readScenario(text);
  if (reading.kind === 'unparsable') return { id: null, faults: reading.misprints };
  const located = reading.value;
  const { id, game } = located.scenario;
  if (game !== adapter.game.id) return { id, faults: [located.misprint(['game'], `expected ${adapter.game.id}`)] };
  const start = readPart(located, adapter.start, located.scenario.start, ['start']);
  const { expectations, misprints } = expectationsOf(located, adapter.expect);
  if (start.value === undefined || misprints.length > 0) return { id, faults: [...start.misprints, ...misprints] };
  const live = playLive(located, start.value, adapter);
  if (live.misprints.length > 0) return { id, faults: live.misprints };
  const replayed = playAgain(live, adapter);

  const failure = (
    kind: ScenarioFailure['kind'],
    run: ScenarioFailure['run'],
    { path, expected, found }: Mismatch,
  ): ScenarioFailure => ({ ...located.misprint(path, ''), kind, run, expected, found });
  const compared = (run: ScenarioFailure['run'], steps: readonly PlayedStep<T>[]): readonly ScenarioFailure[] =>
    expectations.flatMap((expectation) => {
      const played = steps[expectation.step];
      if (played === undefined) return [];
      return compare(expectation, played, adapter).map((mismatch) => failure('differs', run, mismatch));
    });
  const refused = live.steps.flatMap(({ refusals }, step) => {
    const isExpected = expectations.some(
      ({ step: of, expect }) => of === step && expect !== undefined && 'refused' in expect,
    );
    if (refusals.length === 0 || isExpected) return [];
    return [failure('refused', 'live', { path: ['steps', step, 'orders'], expected: [], found: refusals })];
  });
  const diverged = live.steps.flatMap(({ after }, step) => {
    const [expected, found] = [hashOf(after), hashOf(replayed[step]?.after ?? null)];
    return expected === found ? [] : [failure('differs', 'replay', { path: ['steps', step], expected, found })];
  });
  return { id, faults: [...refused, ...compared('live', live.steps), ...compared('replay', replayed), ...diverged] };
}
