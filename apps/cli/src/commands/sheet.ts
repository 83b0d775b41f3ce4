import type { Locale } from '@panjeong/kernel';
import { DONE, UNREADABLE } from '../exit-status.ts';
import { positionJson } from '../position/position-json.ts';
import { asideOf, detailFor, render } from '../report/render.ts';
import { tellSheet } from '../report/tell-sheet.ts';
import type { AdjudicatedSheet } from '../sheet/adjudicate-sheet.ts';
import { jsonReport } from '../sheet/json-report.ts';
import { isFault } from '../sheet/notice.ts';
import { paintFor, type Terminal, write } from '../terminal.ts';
import { wordsIn } from '../text/words.ts';
import type { AdjudicateOptions, Format } from './adjudicate-options.ts';
import { adjudicatedFile, type TellsCentres } from './adjudicated-file.ts';

/** Adjudicates one sheet and tells how it came out. */
export async function adjudicateFile(
  terminal: Terminal,
  locale: Locale,
  file: string,
  options: AdjudicateOptions & { readonly format: Format },
): Promise<number> {
  const refuse = async (message: string): Promise<number> => {
    await write(terminal.stderr, `${message}\n`);
    return UNREADABLE;
  };
  const adjudicated = await adjudicatedFile(terminal, locale, file, options);
  if (adjudicated.kind === 'refused') return refuse(adjudicated.message);
  const { answer, notices, tellsCentres } = adjudicated;
  const { format, rules: edition } = options;
  const explain = options.explain === true;
  const isJson = format === 'json';
  if (isJson) {
    const report = jsonReport(answer, notices, { locale, edition, explain });
    await write(terminal.stdout, withPosition(report, answer, tellsCentres));
  } else {
    const detail = detailFor(format, explain);
    const isWhole = answer.hasCentres;
    const told = tellSheet(answer, notices, { locale, edition, detail, tellsCentres, isWhole });
    const style = { locale, paint: paintFor(terminal) };
    await write(terminal.stdout, render(format, told, style));
    const aside = asideOf(format, told, { locale, paint: (_, text) => text });
    if (aside !== '') await write(terminal.stderr, aside);
  }
  const isEmpty = answer.phases.length === 0 && !notices.some(isFault);
  if (isEmpty && !isJson) return refuse(wordsIn(locale)('no-orders'));
  return answer.phases.length === 0 || notices.some(isFault) ? UNREADABLE : DONE;
}

/** With the position after the last phase, which `--units` takes. */
function withPosition(report: string, { phases }: AdjudicatedSheet, tellsCentres: TellsCentres): string {
  const last = phases.at(-1);
  if (last === undefined) return report;
  const position = positionJson(last.result.next, phases.some(tellsCentres));
  return `${JSON.stringify({ ...JSON.parse(report), position }, null, 2)}\n`;
}
