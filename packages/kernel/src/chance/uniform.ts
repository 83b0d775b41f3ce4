const WORDS = 2 ** 32;

/**
 * Turns uniform 32-bit words into an unbiased integer below `below`, by rejecting the words of the last, incomplete round.
 *
 * @param next gives words 0 … 2^32 - 1; asked again for as long as one is rejected
 */
export function uniformBelow(below: number, next: () => number): number {
  const limit = WORDS - (WORDS % below);
  for (;;) {
    const word = next();
    if (word < limit) return word % below;
  }
}

/** @throws RangeError when a draw is asked for that {@link Chance} does not have */
export function checkDraw(at: number, below: number): void {
  if (!Number.isSafeInteger(at) || at < 0) throw new RangeError(`no draw has the number ${at}`);
  if (!Number.isSafeInteger(below) || below < 1 || below > WORDS)
    throw new RangeError(`nothing to draw below ${below}`);
}
