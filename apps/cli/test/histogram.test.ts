import { describe, expect, it } from 'vitest';
import { bucketOf, withPercentiles } from '../src/soak/histogram.ts';

function counted(times: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = { orders: times.length };
  for (const time of times) counts[bucketOf(time)] = (counts[bucketOf(time)] ?? 0) + 1;
  return counts;
}

describe('durations counted in buckets', () => {
  it('give back percentiles to five per cent, and leave other counts alone', () => {
    const times = Array.from({ length: 1000 }, (_, index) => (index + 1) / 10);
    const [orders, figures] = withPercentiles(counted(times), 'searches');
    expect(orders).toBe('orders 1,000');
    const [p50 = 0, p99 = 0, most = 0] = [...(figures?.matchAll(/([\d.]+) ms/g) ?? [])].map(([, figure]) =>
      Number(figure),
    );
    expect(figures).toMatch(/^searches: 1,000, p50 /);
    for (const [figure, time] of [
      [p50, 50],
      [p99, 99],
      [most, 100],
    ] as const) {
      expect(figure).toBeGreaterThanOrEqual(time * 0.99);
      expect(figure).toBeLessThan(time * 1.06);
    }
  });

  it('hold the shortest and the longest', () => {
    for (const time of [0, 0.001, 999, 5_000, 1_000_000]) {
      const [, figures] = withPercentiles(counted([time]), 'searches');
      expect(figures).toMatch(/^searches: 1, p50 [\d.]+ ms, p99 [\d.]+ ms, most [\d.]+ ms$/);
    }
  });
});
