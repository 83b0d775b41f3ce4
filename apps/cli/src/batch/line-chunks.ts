/** Some whole lines of the input. */
export interface LineChunk {
  /** The lines with their line ends; the last line of the input may lack one. */
  readonly bytes: Uint8Array;
  /** Number of the first of them, from 1. */
  readonly firstLine: number;
  readonly lines: number;
  /** One line that is longer than {@link MAX_LINE_BYTES}: its beginning only. */
  readonly tooLong: boolean;
}

/** A longer line is refused before it is read; it must not fill the memory. */
export const MAX_LINE_BYTES = 1_000_000;

const NEWLINE = 10;

/** Cuts a stream of bytes into chunks of whole lines. Holds no more than one read and one line beyond a chunk. */
export class LineCutter {
  readonly #size: number;
  /** Whole lines, not handed out yet. */
  #ready: Uint8Array[] = [];
  #readyBytes = 0;
  #readyLines = 0;
  /** The beginning of a line. */
  #open: Uint8Array[] = [];
  #openBytes = 0;
  /** In a line that is too long: its beginning is kept, the rest passed over. */
  #skipping = false;
  #nextLine = 1;
  readonly #queue: LineChunk[] = [];

  /** @param size bytes a chunk should have before it is handed out */
  constructor(size: number) {
    this.#size = size;
  }

  push(bytes: Uint8Array): void {
    const last = bytes.lastIndexOf(NEWLINE);
    if (last < 0) {
      this.#grow(bytes);
      return;
    }
    let from = 0;
    if (this.#skipping) {
      from = bytes.indexOf(NEWLINE) + 1;
      this.#endLongLine();
    }
    if (from <= last) {
      this.#ready.push(...this.#open, bytes.subarray(from, last + 1));
      this.#readyBytes += this.#openBytes + last + 1 - from;
      this.#readyLines += countLines(bytes.subarray(from, last + 1));
      this.#open = [];
      this.#openBytes = 0;
    }
    this.#grow(bytes.subarray(last + 1));
  }

  /** The next chunk that has the wished size; with `eager` whatever whole lines there are. */
  take(eager: boolean): LineChunk | undefined {
    if (this.#readyLines > 0 && (this.#readyBytes >= this.#size || eager)) this.#cut();
    return this.#queue.shift();
  }

  /** The input has ended: what is open is its last line. */
  end(): void {
    if (this.#skipping) this.#endLongLine();
    if (this.#openBytes > 0) {
      this.#ready.push(...this.#open);
      this.#readyBytes += this.#openBytes;
      this.#readyLines++;
      this.#open = [];
      this.#openBytes = 0;
    }
  }

  #grow(bytes: Uint8Array): void {
    if (bytes.length === 0 || this.#skipping) return;
    this.#open.push(bytes);
    this.#openBytes += bytes.length;
    if (this.#openBytes > MAX_LINE_BYTES) this.#skipping = true;
  }

  /** Puts the long line in the queue, behind the lines before it. */
  #endLongLine(): void {
    if (this.#readyLines > 0) this.#cut();
    const bytes = joined(this.#open).slice(0, 200);
    this.#queue.push({ bytes, firstLine: this.#nextLine++, lines: 1, tooLong: true });
    this.#skipping = false;
    this.#open = [];
    this.#openBytes = 0;
  }

  #cut(): void {
    const lines = this.#readyLines;
    this.#queue.push({ bytes: joined(this.#ready), firstLine: this.#nextLine, lines, tooLong: false });
    this.#nextLine += lines;
    this.#ready = [];
    this.#readyBytes = 0;
    this.#readyLines = 0;
  }
}

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
}

/** A copy that owns its memory, so that it can be handed over to a thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
