import { describe, expect, it } from 'vitest';
import { nonInterference } from '../secrecy/index.ts';
import { plamer } from '../src/game.ts';
import { plantedLeaks } from './planted-leaks.ts';

describe('non-interference', () => {
  it('[PLM-H9] nothing that leaves the table depends on what is hidden', () => {
    const report = nonInterference(plamer, { count: 500, seed: 1, steps: 60, every: 6 });
    expect(report.games).toBe(500);
    // A run that compared little would prove little.
    expect(report.varied).toBeGreaterThan(report.pairs * 0.95);
    expect(report.whole).toBeGreaterThan(report.pairs * 0.7);
    for (const part of ['pairs', 'choices', 'refusals', 'events', 'rulings'] as const) {
      expect(report[part]).toBeGreaterThan(2000);
    }
  });

  it('[PLM-H9] nor does it at the end of a long match', () => {
    const report = nonInterference(plamer, { count: 12, seed: 5000, every: 8 });
    expect(report.decisions).toBeGreaterThan(1000);
  });

  it.each(plantedLeaks(plamer))('finds a planted leak: %s', (_leak, leaking) => {
    const run = { count: 60, seed: 1, steps: 150, every: 3 };
    expect(() => nonInterference(leaking, run)).toThrow('depends on what is hidden');
  });
});
