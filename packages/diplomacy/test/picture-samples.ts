import { readFileSync } from 'node:fs';
import { LESSON_MAP, STANDARD_MAP } from '../maps/index.ts';
import type { MapDrawing } from '../src/drawing/drawing.ts';
import type { MapData } from '../src/map/map-data.ts';
import type { Position } from '../src/orders/position.ts';
import { createPainter } from '../src/picture/painter.ts';
import type { Picture } from '../src/picture/picture.ts';

function read(map: MapData): MapDrawing {
  return JSON.parse(readFileSync(new URL(`../maps/${map.id}/drawing.json`, import.meta.url), 'utf8')) as MapDrawing;
}

export const STANDARD_DRAWING = read(STANDARD_MAP);
export const standardPainter = createPainter(STANDARD_MAP, STANDARD_DRAWING);
export const lessonPainter = createPainter(LESSON_MAP, read(LESSON_MAP));

/** A retreat phase with a fleet on each of two coasts, centres of all kinds and a unit that was dislodged. */
export const RETREATS: Position = {
  phase: 'F1902R',
  units: [
    { power: 'AUSTRIA', type: 'A', at: 'RUM' },
    { power: 'AUSTRIA', type: 'F', at: 'TRI' },
    { power: 'RUSSIA', type: 'F', at: 'STP/SC' },
    { power: 'FRANCE', type: 'F', at: 'SPA/NC' },
    { power: 'ITALY', type: 'A', at: 'TYR' },
  ],
  centres: { VIE: 'AUSTRIA', TRI: 'AUSTRIA', STP: 'RUSSIA', SPA: 'FRANCE', ROM: 'ITALY', MUN: 'FRANCE' },
  dislodged: [{ unit: { power: 'TURKEY', type: 'A', at: 'RUM' }, from: 'SER', retreats: ['BUL'] }],
  contested: [],
  civilDisorder: [],
};

export const PICTURE: Picture = { position: RETREATS, width: 1600, lang: 'ko', palette: 'light' };

/** The element of that class or with that attribute, whole, where it holds no other of its own name. */
export function elements(svg: string, opening: RegExp): readonly string[] {
  return [...svg.matchAll(new RegExp(`<g[^>]*${opening.source}[^>]*>.*?</g>`, 'gs'))].map(([found]) => found);
}

/** What is wrong with an XML document's tags, or null. */
export function tagFault(xml: string): string | null {
  const open: string[] = [];
  for (const [whole, end, name = '', attributes = '', own] of xml.matchAll(
    /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `an attribute twice: ${whole}`;
    if (end === '/' && open.pop() !== name) return `closes what is not open: ${whole}`;
    if (end === '' && own === '') open.push(name);
  }
  const rest = xml.replace(/<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g, '');
  if (/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(rest)) return `loose signs: ${rest.match(/.{0,40}[<>&].{0,40}/)?.[0]}`;
  return open.length === 0 ? null : `never closed: ${open.join(' ')}`;
}
