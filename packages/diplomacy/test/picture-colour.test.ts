import { describe, expect, it } from 'vitest';
import { LESSON_MAP, STANDARD_MAP } from '../maps/index.ts';
import { hexOf, inGamut, linearOf, linearOfHex, oklabOf, oklabOfLinear } from '../src/picture/colour/oklch.ts';
import { contrast, distance, seenBy, simulate, VISIONS } from '../src/picture/colour/vision.ts';
import { PALETTES } from '../src/picture/palettes/index.ts';
import { type Oklch, PALETTE_IDS, type PaletteId } from '../src/picture/palettes/palette.ts';
import { type Hex, type PowerStyle, styleOf } from '../src/picture/style.ts';

/** The least distance between any two of the colours as anybody sees them. */
function leastDistance(colours: readonly Hex[]): number {
  const views = [colours, ...VISIONS.map((vision) => colours.map((colour) => seenBy(vision, colour)))];
  return Math.min(
    ...views.flatMap((seen) => seen.flatMap((one, i) => seen.slice(i + 1).map((other) => distance(one, other)))),
  );
}

const looksOf = (id: PaletteId): readonly PowerStyle[] => [...styleOf(STANDARD_MAP, id).powers.values()];

describe('colours', () => {
  it.each<[string, Oklch, Hex]>([
    ['white', [1, 0, 0], '#ffffff'],
    ['black', [0, 0, 0], '#000000'],
    ['red', [0.627955, 0.257683, 29.2339], '#ff0000'],
    ['green', [0.86644, 0.294827, 142.4953], '#00ff00'],
    ['blue', [0.452014, 0.313214, 264.052], '#0000ff'],
    ['grey', [0.599871, 0, 0], '#808080'],
  ])('are turned from OKLCH to sRGB: %s', (_, oklch, hex) => {
    expect(hexOf(oklch)).toBe(hex);
    expect(inGamut(oklch)).toBe(true);
    const [lightness] = oklabOfLinear(linearOfHex(hex));
    expect(lightness).toBeCloseTo(oklch[0], 3);
  });

  it.each<Oklch>([
    [0.9, 0.2, 260],
    [0.3, 0.25, 140],
    [1.02, 0, 0],
  ])('that no screen shows are told from those it does: %s %s %s', (...oklch) => {
    expect(inGamut(oklch)).toBe(false);
  });

  it('go to light and back', () => {
    const lab = oklabOf([0.6, 0.1, 200]);
    oklabOfLinear(linearOf(lab)).forEach((value, i) => {
      expect(value).toBeCloseTo(lab[i] ?? 0, 5);
    });
  });

  it('differ from black to white by 1, and contrast by 21', () => {
    expect(distance('#000000', '#ffffff')).toBeCloseTo(1, 3);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('are the same to every eye where they are grey, and not where they are red and green', () => {
    for (const vision of VISIONS) expect(distance(seenBy(vision, '#888888'), '#888888')).toBeLessThan(0.01);
    const [red, green] = ['#b05040', '#707a30'] as const;
    expect(distance(seenBy('deutan', red), seenBy('deutan', green))).toBeLessThan(distance(red, green) / 2);
  });

  it('of a picture are seen by such an eye one by one, and nothing else changes', () => {
    const svg = '<a fill="#b05040" id="map-707a30" href="#emblem-star"/><b fill="#707a30"/>';
    expect(simulate(svg, 'protan')).toBe(
      `<a fill="${seenBy('protan', '#b05040')}" id="map-707a30" href="#emblem-star"/><b fill="${seenBy('protan', '#707a30')}"/>`,
    );
  });
});

describe('palettes', () => {
  it.each(PALETTE_IDS)('hold nothing that a screen cannot show: %s', (id) => {
    const { ground, powers, others } = PALETTES[id];
    const all: [string, Oklch][] = Object.entries(ground);
    for (const [name, { strong, emblem }] of [...Object.entries(powers), ...Object.entries(others)]) {
      all.push([name, strong], [`${name}'s emblem`, emblem]);
    }
    expect(all.filter(([, colour]) => !inGamut(colour)).map(([name]) => name)).toEqual([]);
  });

  // Two greys of a step of 0.02 in lightness can just be told apart side by side.
  it.each<[PaletteId, number, number]>([
    ['light', 0.14, 0.04],
    ['dark', 0.115, 0.04],
    ['page', 0.1, 0.02],
    ['high-contrast', 0.14, 0.025],
  ])('keep powers apart for every eye: %s', (id, strong, tint) => {
    expect(leastDistance(looksOf(id).map((look) => look.strong))).toBeGreaterThan(strong);
    expect(leastDistance(looksOf(id).map((look) => look.tint))).toBeGreaterThan(tint);
  });

  it('fail to where two powers share a colour', () => {
    const shared = looksOf('light').map((look) => look.strong);
    expect(leastDistance([...shared, shared[0] ?? '#000000'])).toBe(0);
  });

  it.each(PALETTE_IDS)('let letters be read on every ground: %s', (id) => {
    const { colours, powers } = styleOf(STANDARD_MAP, id);
    const land = [colours.land, ...[...powers.values()].flatMap(({ tint, held }) => [tint, held])];
    // A label of a small land may stand on the sea beside it.
    land.push(colours.sea);
    for (const ground of land) expect(contrast(colours.landLabel, ground)).toBeGreaterThan(4.5);
    for (const sea of [colours.sea, colours.shallows]) expect(contrast(colours.seaLabel, sea)).toBeGreaterThan(4.5);
    for (const ink of [colours.ink, colours.quietInk]) expect(contrast(ink, colours.paper)).toBeGreaterThan(4.5);
  });

  it.each(PALETTE_IDS)('let emblems, outlines, lines and patterns be seen: %s', (id) => {
    const { colours, powers } = styleOf(STANDARD_MAP, id);
    for (const { strong, emblemInk, tint, patternInk } of powers.values()) {
      expect(contrast(emblemInk, strong)).toBeGreaterThan(3);
      expect(contrast(colours.outline, tint)).toBeGreaterThan(4.5);
      expect(contrast(colours.line, tint)).toBeGreaterThan(4.5);
      expect(contrast(patternInk, tint)).toBeGreaterThan(1.4);
    }
    expect(contrast(colours.failure, colours.lineHalo)).toBeGreaterThan(3);
    expect(contrast(colours.coast, colours.sea)).toBeGreaterThan(3);
  });

  it('print without colours', () => {
    const { colours, powers } = styleOf(STANDARD_MAP, 'print');
    const inks = [
      ...Object.values(colours),
      ...[...powers.values()].flatMap((look) => [look.strong, look.tint, look.patternInk]),
    ];
    for (const ink of inks) expect(ink).toMatch(/^#(..)\1\1$/);
  });
});

describe('the look of a power', () => {
  const many = {
    ...STANDARD_MAP,
    powers: Array.from({ length: 10 }, (_, i) => ({ id: `P${i}`, name: { ko: 'ㄱ', en: 'A' } })),
  };

  it.each(PALETTE_IDS)('is known by its pattern alone and by its emblem alone: %s', (id) => {
    for (const map of [STANDARD_MAP, LESSON_MAP, many]) {
      const looks = [...styleOf(map, id).powers.values()];
      expect(looks).toHaveLength(map.powers.length);
      expect(new Set(looks.map(({ pattern }) => pattern)).size).toBe(looks.length);
      expect(new Set(looks.map(({ emblem }) => emblem)).size).toBe(looks.length);
    }
  });

  it('is its own on a map that has only some of the powers', () => {
    const few = { ...STANDARD_MAP, powers: STANDARD_MAP.powers.filter(({ id }) => id === 'TURKEY' || id === 'ITALY') };
    const whole = styleOf(STANDARD_MAP, 'page').powers;
    expect([...styleOf(few, 'page').powers]).toEqual([...whole].filter(([id]) => id === 'TURKEY' || id === 'ITALY'));
  });

  it.each(PALETTE_IDS)(
    'stays its own beside a power that the map does not have, which looks like none of them: %s',
    (id) => {
      const more = { ...STANDARD_MAP, powers: [...STANDARD_MAP.powers, { id: '?', name: { ko: '?', en: '?' } }] };
      const { powers } = styleOf(more, id);
      const stranger = powers.get('?');
      const own = [...powers].filter(([power]) => power !== '?');
      expect(own).toEqual([...styleOf(STANDARD_MAP, id).powers]);
      expect(own.map(([, { emblem }]) => emblem)).not.toContain(stranger?.emblem);
      expect(own.map(([, { strong }]) => strong)).not.toContain(stranger?.strong);
    },
  );

  it('of the tutorial page has the hue that the page names', () => {
    const hues = Object.entries(PALETTES.page.powers).map(([id, { strong }]) => [id, strong[2]] as const);
    const within: Readonly<Record<string, readonly [number, number]>> = {
      AUSTRIA: [20, 32],
      ENGLAND: [250, 270],
      FRANCE: [340, 360],
      GERMANY: [90, 105],
      RUSSIA: [135, 150],
      TURKEY: [295, 312],
    };
    for (const [id, hue] of hues) {
      const [from, to] = within[id] ?? [40, 75];
      expect(hue).toBeGreaterThanOrEqual(from);
      expect(hue).toBeLessThanOrEqual(to);
    }
  });
});
