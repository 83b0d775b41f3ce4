import type { PaletteId, Vision } from '@panjeong/diplomacy/picture';
import { type Command, Option } from 'commander';
import { titleNamed } from '../text/title.ts';
import type { Words } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';

/** What a picture can be written as. */
export const PICTURE_FORMATS = ['svg', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const isPictureFormat = (format: string): format is PictureFormat =>
  PICTURE_FORMATS.some((one) => one === format);

/** How a picture is to look, as typed. */
export interface LookOptions {
  readonly palette: PaletteId;
  readonly width: string;
  /** Commander's way to say `--no-legend`. */
  readonly legend: boolean;
  readonly title?: string;
  readonly simulate?: Vision;
}

/** How a picture is to look. */
export interface Look {
  readonly palette: PaletteId;
  /** In px. */
  readonly width: number;
  readonly legend: boolean;
  /** Size of letters and units; by {@link width} when left out. */
  readonly size?: 'small' | 'large';
  /** The strip with title and phase; there when left out. */
  readonly heading?: boolean;
  readonly title: string | undefined;
  /** As an eye of that type sees it, to be looked over by others. */
  readonly vision: Vision | undefined;
}

/** Named here once more, so that no other command has to load what draws; the compiler holds them to be all. */
const PALETTES = { light: 0, dark: 0, print: 0, page: 0, 'high-contrast': 0 } satisfies Readonly<Record<PaletteId, 0>>;
const VISIONS = { protan: 0, deutan: 0, tritan: 0 } satisfies Readonly<Record<Vision, 0>>;

const WIDTH = 1600;
/** Nothing can be read on a smaller one; a larger one takes more memory than a desk has. */
const [NARROWEST, WIDEST] = [240, 8000];

/** Adds what can be said of a picture's look; where the answer is none, whoever says it is told so. */
export function withLook(command: Command, words: Words): Command {
  const looks = [
    new Option('--palette <name>', words('palette-option')).choices(Object.keys(PALETTES)).default('light'),
    new Option('--width <px>', words('width-option')).default(String(WIDTH)),
    new Option('--no-legend', words('no-legend-option')),
    new Option('--title <text>', words('picture-title-option')),
    new Option('--simulate <type>', words('simulate-option')).choices(Object.keys(VISIONS)),
  ];
  for (const look of looks) command.addOption(look);
  return command.hook('preAction', () => {
    const { format, batch } = command.opts<{ readonly format?: string; readonly batch?: true }>();
    if (format === undefined || isPictureFormat(format)) return;
    const said = looks.find((look) => isTyped(command, look.attributeName()))?.long;
    if (said === undefined) return;
    throw new UsageError(words(batch === true ? 'text-or-batch' : 'picture-format-missing', { option: said ?? '' }));
  });
}

/** Whether an option was said, and is not there by default. */
export const isTyped = (command: Command, name: string): boolean => command.getOptionValueSource(name) === 'cli';

/** @throws UsageError for a width that is none, or a title that cannot be drawn */
export function readLook({ palette, width, legend, title, simulate }: LookOptions, words: Words): Look {
  const pixels = /^\d{1,5}$/.test(width) ? Number(width) : 0;
  if (pixels < NARROWEST || pixels > WIDEST) {
    throw new UsageError(words('picture-width', { value: width, least: NARROWEST, most: WIDEST }));
  }
  const named = title === undefined ? undefined : titleNamed(title, words);
  return { palette, width: pixels, legend, title: named, vision: simulate };
}
