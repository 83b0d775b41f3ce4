import type { Recorder } from '../rulings/recorder.ts';
import type { PlamerEvent } from '../state/event.ts';
import type { PlamerState } from '../state/state.ts';

/**
 * One command being played: everything that acts gets this and nothing else. Whoever emits an event finds it applied at
 * once, so every later step reads the state as it then is.
 */
export interface Play {
  /** Changed by `emit` alone. */
  readonly state: PlamerState;
  readonly emit: (event: PlamerEvent) => void;
  /**
   * One draw of chance, uniform over 0 … `below - 1`; emits that it was made (`chance-drawn`). Not called for a choice
   * among one.
   */
  readonly draw: (below: number) => number;
  /** Null when nobody asks why: then nothing is put together for it. */
  readonly record: Recorder | null;
}
