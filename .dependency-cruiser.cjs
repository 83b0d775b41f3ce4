/**
 * The arrows between the parts: kernel ← diplomacy ← table ← cli. `scripts/check-arrows.mjs` runs this on the sources,
 * where type imports count, and the rule about cycles on what is built of them, where only real imports are left.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'kernel-knows-no-one',
      comment: 'The kernel is what every game is made of.',
      severity: 'error',
      from: { path: '^packages/kernel/' },
      to: { path: '^(packages/(?!kernel/)|apps/)' },
    },
    {
      name: 'games-know-the-kernel-alone',
      comment: 'A game knows neither the table nor an app, nor another game.',
      severity: 'error',
      from: { path: '^packages/(?!kernel/|table/)([^/]+)/' },
      to: { path: '^(packages/|apps/)', pathNot: '^packages/(kernel|$1)/' },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'through-the-front-door',
      comment: 'Another package is used through the entries it names in its package.json.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: ['^$1/$2/', '/index\\.ts$'] },
    },
    {
      name: 'engine-knows-no-oracle',
      comment: 'The oracle and the benches look at the engine, never the other way round.',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|maps)/' },
      to: { path: '^packages/[^/]+/(oracle|bench|secrecy|test|scenarios)/' },
    },
    {
      name: 'engine-knows-no-drawing-board',
      comment: 'Drawings are made on a disk, of libraries that only whoever draws has; the engine takes them as data.',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|maps)/', pathNot: '/maps/draw/' },
      to: { path: '/maps/draw/' },
    },
    {
      name: 'core-runs-anywhere',
      comment: 'A browser, a worker and a server run the same code; a disk is for table/src/node.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '^packages/table/src/node/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that need each other to start can be neither read nor tested alone.',
      severity: 'error',
      from: { path: '/dist/' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|test)/' },
    tsPreCompilationDeps: true,
  },
};
