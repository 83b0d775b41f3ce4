/** Emblems of powers: one closed figure each, legible at 8 px, in a box of {@link EMBLEM_BOX} around the origin. */
export const EMBLEM_BOX = 16;

export const EMBLEMS = {
  crown: 'M-6.4 6H6.4L7.8-4.2 3.7-.2 0-6.6-3.7-.2-7.8-4.2z',
  rose: petals(5, 4.7, 3.15),
  lily: 'M0-8C2.9-5 2.7-2.2 1.5.8 2-2.6 4-4.4 6-3.6 8.4-2.6 7.6 1.2 4.6 1.7 5.3.5 4.4-.6 3.3.3 2.7.8 2.4 1.5 2.4 2.2H3.7V4.2H1.9C1.9 5.8 1 7.2 0 8-1 7.2-1.9 5.8-1.9 4.2H-3.7V2.2H-2.4C-2.4 1.5-2.7.8-3.3.3-4.4-.6-5.3.5-4.6 1.7-7.6 1.2-8.4-2.6-6-3.6-4-4.4-2-2.6-1.5.8-2.7-2.2-2.9-5 0-8z',
  cross:
    'M-3.9-7.5H3.9C2.4-5.4 1.7-3.6 1.6-1.6 3.6-1.7 5.4-2.4 7.5-3.9V3.9C5.4 2.4 3.6 1.7 1.6 1.6 1.7 3.6 2.4 5.4 3.9 7.5H-3.9C-2.4 5.4-1.7 3.6-1.6 1.6-3.6 1.7-5.4 2.4-7.5 3.9V-3.9C-5.4-2.4-3.6-1.7-1.6-1.6-1.7-3.6-2.4-5.4-3.9-7.5z',
  star: spikes(5, 8, 3.3),
  dome: 'M0-8.4C.4-6.4 1.6-5.4 3.4-4.2 6.9-1.9 7.1 1.4 4.5 3.6H-4.5C-7.1 1.4-6.9-1.9-3.4-4.2-1.6-5.4-.4-6.4 0-8.4zM-5 5H5V8H-5z',
  crescent: 'M5-5.6A7.5 7.5 0 1 0 5 5.6 5.9 5.9 0 1 1 5-5.6z',
  tower:
    'M-6.2-7.4H-3.3V-5.2H-1.5V-7.4H1.5V-5.2H3.3V-7.4H6.2V-2.8L4.4-1.2V4.4L6.2 7.4H1.6V3.4A1.6 1.6 0 0 0-1.6 3.4V7.4H-6.2L-4.4 4.4V-1.2L-6.2-2.8z',
  leaf: 'M7-7.4C7.8 1 3.2 6.2-3.3 5.2L-5.8 7.7-7.4 6.1-4.9 3.6C-6-2.9-1-7.6 7-7.4z',
  ring: 'M0-7.4A7.4 7.4 0 1 1 0 7.4 7.4 7.4 0 1 1 0-7.4zM0-3.4A3.4 3.4 0 1 0 0 3.4 3.4 3.4 0 1 0 0-3.4z',
} as const;
export type Emblem = keyof typeof EMBLEMS;

/** Whose emblem is which; powers of other maps take {@link OTHER_EMBLEMS} in their order. */
export const EMBLEM_OF: Readonly<Record<string, Emblem>> = {
  AUSTRIA: 'crown',
  ENGLAND: 'rose',
  FRANCE: 'lily',
  GERMANY: 'cross',
  ITALY: 'star',
  RUSSIA: 'dome',
  TURKEY: 'crescent',
};
export const OTHER_EMBLEMS: readonly [Emblem, ...Emblem[]] = [
  'tower',
  'leaf',
  'ring',
  'star',
  'crescent',
  'crown',
  'cross',
  'rose',
  'lily',
  'dome',
];

/** Circles of that radius around the middle, near enough to overlap and leave it open. */
function petals(count: number, away: number, radius: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = spoke(i / count, away);
    return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0 ${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
  }).join('');
}

function spikes(count: number, outer: number, inner: number): string {
  const points = Array.from({ length: 2 * count }, (_, i) => spoke(i / (2 * count), i % 2 === 0 ? outer : inner));
  return `M${points.map((point) => point.join(' ')).join('L')}z`;
}

/** A point that far from the middle, a share of the way round clockwise from the top. */
function spoke(turn: number, away: number): readonly [number, number] {
  return [round(away * Math.sin(2 * Math.PI * turn)), round(-away * Math.cos(2 * Math.PI * turn))];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
