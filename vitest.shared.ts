import type { ViteUserConfig } from 'vitest/config';

/** Every package's tests read the sources of the others, so that no build can be stale. */
export const shared: ViteUserConfig = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: { include: ['test/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
};
