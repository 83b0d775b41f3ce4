/**
 * Durations as counts that chunks of a soak can add up: one bucket a step of five per cent, so that percentiles are known to
 * that much.
 */
const STEP = Math.log(1.05);
const BUCKET = /^≤ ([\d.]+) ms$/;

/** The bucket of a duration in milliseconds. */
export function bucketOf(milliseconds: number): string {
  const power = Math.ceil(Math.log(Math.max(milliseconds, 0.01)) / STEP);
  return `≤ ${Number(Math.exp(power * STEP).toPrecision(3))} ms`;
}

/** The counts with their buckets put together as percentiles: `p50 1.2 ms`. */
export function withPercentiles(counts: Readonly<Record<string, number>>, what: string): readonly string[] {
  const entries = Object.entries(counts);
  const others = entries.filter(([name]) => !BUCKET.test(name));
  const buckets = entries
    .flatMap(([name, many]) => {
      const match = BUCKET.exec(name);
      return match === null ? [] : [{ limit: Number(match[1]), many }];
    })
    .sort((a, b) => a.limit - b.limit);
  const total = buckets.reduce((sum, { many }) => sum + many, 0);
  const below = (share: number): number => {
    let seen = 0;
    for (const { limit, many } of buckets) {
      seen += many;
      if (seen >= share * total) return limit;
    }
    return 0;
  };
  const told = others.map(([name, many]) => `${name} ${many.toLocaleString('en')}`);
  if (total === 0) return told;
  const figures = [`p50 ${below(0.5)} ms`, `p99 ${below(0.99)} ms`, `most ${below(1)} ms`];
  return [...told, `${what}: ${total.toLocaleString('en')}, ${figures.join(', ')}`];
}
