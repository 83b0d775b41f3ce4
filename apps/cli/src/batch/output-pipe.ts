import type { Writable } from 'node:stream';
import { OutputError } from '../terminal.ts';

/** Output whose reader may go away (`| head`): then nothing more is written, and nobody is told of an error. */
export class OutputPipe {
  readonly #stream: Writable;
  readonly #onBroken: () => void;
  #broken = false;
  #error: Error | undefined;

  /** @param onBroken called once when the reader has gone, or the output cannot be written for another reason */
  constructor(stream: Writable, onBroken: () => void) {
    this.#stream = stream;
    this.#onBroken = onBroken;
    stream.on('error', this.#fail);
  }

  get isBroken(): boolean {
    return this.#broken;
  }

  /** What kept the output from being written while its reader was still there: a full disk. */
  get error(): Error | undefined {
    return this.#error;
  }

  /**
   * Resolves when the output has taken the bytes: true, or false when the reader has gone.
   *
   * @throws {@link error}
   */
  async write(bytes: Uint8Array): Promise<boolean> {
    if (!this.#broken && bytes.length > 0) {
      await new Promise<void>((resolve) => {
        this.#stream.write(bytes, (error) => {
          if (error) this.#fail(error);
          resolve();
        });
      });
    }
    if (this.#error !== undefined) throw this.#error;
    return !this.#broken;
  }

  readonly #fail = (error: Error): void => {
    if (this.#broken) return;
    this.#broken = true;
    if (!('code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED')))
      this.#error = new OutputError(error);
    this.#onBroken();
  };
}
