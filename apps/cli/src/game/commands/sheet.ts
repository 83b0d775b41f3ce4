import { type PowerId, phaseText } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { DONE } from '../../exit-status.ts';
import { svgOf } from '../../picture/draw.ts';
import { pngOf } from '../../picture/png.ts';
import { savePicture } from '../../picture/save-picture.ts';
import { characterName, settable } from '../../picture/settable.ts';
import { blankBlock } from '../../picture/sheet/blank-block.ts';
import { PRINT_WIDTH, pdfOf } from '../../picture/sheet/pdf.ts';
import { type PrintedSheet, sheetPages } from '../../picture/sheet/sheet-pages.ts';
import { pathOf, targetOf } from '../../picture/target.ts';
import { kindOf } from '../../sheet/phase-names.ts';
import { write } from '../../terminal.ts';
import { UsageError } from '../../usage-error.ts';
import type { GameContext } from '../context.ts';
import { type Desk, phaseNow } from '../desk/desk.ts';
import { readDesk } from '../desk/desk-file.ts';
import { powerNamed } from '../desk/named.ts';
import { Refusal } from '../desk/refusal.ts';
import type { Answer } from '../told/answer.ts';
import { timeText } from '../told/clock.ts';
import { endingText } from '../told/ending-text.ts';
import { SHEET_FORMATS, type SheetFormat, type SheetOptions } from './sheet-options.ts';

/** Makes sheets of paper to write the orders of the phase at hand on: for one power, for each a sheet of its own, or for all. */
export async function printSheet(context: GameContext, file: string, options: SheetOptions): Promise<Answer> {
  const { words, terminal, locale } = context;
  const { power, each, output, format, print } = options;
  if (print !== true) throw new UsageError(words('sheet-print-missing'));
  const asked = { output, format, formats: SHEET_FORMATS, usual: 'pdf', texts: ['svg'] } as const;
  const target = await targetOf<SheetFormat>(asked, terminal, words);
  const { desk, warning } = await readDesk(file, words);
  if (warning !== null) await write(terminal.stderr, `${warning}\n`);
  const ending = endingText(desk, locale);
  if (ending !== null) throw new Refusal(ending);
  const there = powersThere(desk);
  const named = power === undefined ? there : [powerNamed(power, desk.adjudicator.names, context)];
  const map = await mapOf(desk, locale);
  const sheets = each === true ? named.map((one) => [one]) : [named];
  const pages = sheets.flatMap((powers) => sheetPages(sheetOf(desk, powers, map, locale)));
  const title = `${titleOf(desk, locale)} · ${phaseText(phaseNow(desk), locale)}`;
  const lost = new Set(target.format === 'svg' ? [] : pages.flatMap((page) => settable(page).lost));
  if (lost.size > 0) {
    const characters = [...lost].map(characterName);
    await write(terminal.stderr, `${words('picture-lost-characters', { characters })}\n`);
  }
  const path = target.path === null ? null : pathOf(target.path, phaseNow(desk));
  if (target.format === 'pdf') return put(context, path, [await pdfOf(title, pages)]);
  if (target.path === null && pages.length > 1) throw new UsageError(words('sheet-pages', { pages: pages.length }));
  return put(
    context,
    path,
    target.format === 'svg' ? pages : await Promise.all(pages.map((page) => pngOf(page, PRINT_WIDTH))),
  );
}

/** Writes a file, or where there are several `sheet-1.svg`, `sheet-2.svg`. */
async function put(
  { words, terminal }: GameContext,
  path: string | null,
  contents: readonly (string | Uint8Array)[],
): Promise<Answer> {
  const told: string[] = [];
  for (const [index, content] of contents.entries()) {
    if (path === null) {
      await write(terminal.stdout, content);
      continue;
    }
    const file = contents.length === 1 ? path : path.replace(/(\.[^./\\]*)?$/, (end) => `-${index + 1}${end}`);
    const fault = await savePicture(file, content, words);
    if (fault !== null) throw new Refusal([...told, fault].join('\n'));
    told.push(words('sheet-saved', { file }));
  }
  return path === null ? { status: DONE, document: '', lines: [], json: {} } : { status: DONE, lines: told, json: {} };
}

/** Powers that have something left, in the order of seats. */
function powersThere({ match }: Desk): readonly PowerId[] {
  const { seats, position } = match.state;
  const { units, dislodged, centres } = position;
  const there = new Set([
    ...units.map(({ power }) => power),
    ...dislodged.map(({ unit }) => unit.power),
    ...Object.values(centres),
  ]);
  return seats.filter((seat) => there.has(seat));
}

function mapOf({ adjudicator, match }: Desk, locale: Locale): Promise<string> {
  const { position } = match.state;
  const look = { palette: 'print', ...MAP_SIZE, legend: true, title: undefined, vision: undefined } as const;
  return svgOf(adjudicator, { position, given: null, result: null, rulings: [] }, { ...look, heading: false }, locale);
}

/** Lines as fine as on the widest picture, and letters that can be read on paper, which is narrower than a screen. */
const MAP_SIZE = { width: 1600, size: 'small' } as const;

function sheetOf(desk: Desk, powers: readonly PowerId[], map: string, locale: Locale): PrintedSheet {
  const { adjudicator, deadline, settings, edition, match } = desk;
  const { referee, names } = adjudicator;
  const phase = phaseNow(desk);
  const question = { map: referee.board.data, names, position: match.state.position, locale };
  return {
    title: titleOf(desk, locale),
    phase: { ko: phaseText(phase, 'ko'), en: phaseText(phase, 'en') },
    kind: kindOf(phase),
    deadline: deadline === null ? null : timeText(deadline, settings, locale),
    edition,
    map,
    blocks: powers.map((power) => blankBlock(question, power)),
    locale,
  };
}

const titleOf = ({ settings, adjudicator }: Desk, locale: Locale): string =>
  settings.title ?? adjudicator.referee.board.data.name[locale];
