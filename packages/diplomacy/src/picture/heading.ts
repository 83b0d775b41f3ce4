import { textWidth } from '../drawing/text-width.ts';
import { phaseText } from '../text/phase-text.ts';
import type { Scene } from './scene.ts';
import { STRIPS } from './sizes.ts';
import { lineOfText, shortened } from './svg.ts';

/** The strip above the map: the phase, and what the picture is called. */
export function drawHeading(scene: Scene): string {
  const { margin, heading, phase: letter, title: titleLetter, gap } = STRIPS[scene.size];
  const { colours } = scene.style;
  const phase = phaseText(scene.picture.position.phase, scene.picture.lang);
  const left = scene.width - 2 * margin - textWidth(phase, letter) - gap;
  return [
    '<g class="heading">',
    lineOfText({ text: phase, x: margin, middle: heading / 2, letter, fill: colours.ink, bold: true }),
    lineOfText({
      text: shortened(titleOf(scene), titleLetter, left),
      x: scene.width - margin,
      middle: heading / 2 + 0.3 * (letter - titleLetter),
      letter: titleLetter,
      fill: colours.quietInk,
      anchor: 'end',
    }),
    '</g>',
  ].join('');
}

/** What the picture is called. */
export function titleOf({ picture, map }: Scene): string {
  return picture.title ?? map.name[picture.lang];
}
