import { type PhaseName, phaseText } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { type Terminal, write } from '../terminal.ts';
import { wordsIn } from '../text/words.ts';
import { encoded, svgOf } from './draw.ts';
import type { Look, PictureFormat } from './picture-options.ts';
import { savePicture } from './save-picture.ts';
import { characterName, settable } from './settable.ts';
import { type OrdersAsked, type Snapshot, shownOf, snapshotOf } from './snapshot.ts';
import { EACH_PHASE, pathOf, type Target } from './target.ts';

/** What is to be drawn of the phases there are, and where to. */
export interface PicturesAsked {
  readonly snapshots: readonly Snapshot[];
  /** The last when left out; with {@link EACH_PHASE} in the path, every one. */
  readonly phase: PhaseName | undefined;
  readonly orders: OrdersAsked | undefined;
  readonly look: Look;
  readonly target: Target<PictureFormat>;
}

/** What became of it: what is told of it, or why there is none; both in the language. */
export type PicturesPut =
  | { readonly kind: 'put'; readonly told: readonly string[]; readonly aside: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string };

/** Draws what was asked for and puts it where it was to go. */
export async function putPictures(terminal: Terminal, locale: Locale, asked: PicturesAsked): Promise<PicturesPut> {
  const { snapshots, phase, orders, look, target } = asked;
  const words = wordsIn(locale);
  const { path, format } = target;
  const isEach = path?.includes(EACH_PHASE) === true && phase === undefined;
  const chosen = isEach ? snapshots : [snapshotOf(snapshots, phase) ?? []].flat();
  if (chosen.length === 0) {
    const there = snapshots.map(({ position }) => phaseText(position.phase, locale));
    const wanted = phase === undefined ? '' : phaseText(phase, locale);
    return { kind: 'refused', message: words('picture-no-phase', { phase: wanted, phases: there }) };
  }
  const told: string[] = [];
  const lost = new Set<string>();
  for (const snapshot of chosen) {
    const svg = await svgOf(snapshot, shownOf(snapshot, orders), look, locale);
    if (format !== 'svg') for (const character of settable(svg).lost) lost.add(character);
    const content = await encoded(svg, format);
    if (path === null) {
      await write(terminal.stdout, content);
      continue;
    }
    const file = pathOf(path, snapshot.position.phase);
    const fault = await savePicture(file, content, words);
    if (fault !== null) return { kind: 'refused', message: [...told, fault].join('\n') };
    told.push(words('picture-saved', { file, phase: phaseText(snapshot.position.phase, locale) }));
  }
  // Whoever asked for a file of that name gets one, and is told that there was more to draw.
  const isMore = phase === undefined && chosen.length < snapshots.filter(({ isSealed }) => isSealed !== true).length;
  const aside = [
    ...(isMore ? [words('picture-last-of', { phases: snapshots.length })] : []),
    ...(lost.size > 0 ? [words('picture-lost-characters', { characters: [...lost].map(characterName) })] : []),
  ];
  return { kind: 'put', told, aside };
}
