import { EDITIONS, MAX_SHEET_BYTES, type NameIndex, phaseText } from '@panjeong/diplomacy';
import type { Locale } from '@panjeong/kernel';
import { DONE, UNREADABLE } from '../exit-status.ts';
import { decodeSheet } from '../input/decode-sheet.ts';
import { readSource } from '../input/read-source.ts';
import { adjudicateSheet } from '../sheet/adjudicate-sheet.ts';
import { inSheetOrder, isFault } from '../sheet/notice.ts';
import { noticeText } from '../sheet/notice-text.ts';
import { readPhaseName } from '../sheet/phase-names.ts';
import { paintFor, type Terminal, write } from '../terminal.ts';
import { plainText } from '../text/plain-text.ts';
import { unopenedText } from '../text/unopened.ts';
import { wordsIn } from '../text/words.ts';
import { UsageError } from '../usage-error.ts';
import { explainOrder } from '../why/explain-order.ts';
import { findOrder } from '../why/find-order.ts';
import { type JudgedPhase, ordersIn } from '../why/judged-phase.ts';
import { isMatchFile, resolvedPhases } from '../why/match-phase.ts';
import { notFoundReport } from '../why/not-found-report.ts';
import { readOrderQuery } from '../why/order-query.ts';
import { whyJson, whyReport } from '../why/why-report.ts';
import { widthOf } from '../wrap.ts';
import type { SheetOptions } from './adjudicate-options.ts';
import { knownPosition, readOptions } from './adjudicated-file.ts';

/** What can be said behind `panjeong why`. */
export interface WhyCommandOptions extends SheetOptions {
  readonly format: 'text' | 'json';
}

/** The phases that may be asked about, and what of the input could not be read. */
interface Asked {
  readonly phases: readonly JudgedPhase[];
  readonly names: NameIndex;
  readonly faults: readonly string[];
  /** A match is under rules of its own. */
  readonly edition?: string;
}

/** Tells why one order came out as it did, and what would have worked. */
export async function why(
  terminal: Terminal,
  locale: Locale,
  file: string,
  typed: string,
  options: WhyCommandOptions,
): Promise<number> {
  const text = plainText(typed);
  const asked = await phasesIn(terminal, locale, file, options);
  const refuse = async (lines: readonly string[]): Promise<number> => {
    await write(terminal.stderr, `${lines.join('\n')}\n`);
    return UNREADABLE;
  };
  if ('refused' in asked) return refuse([asked.refused]);
  const { phases, names, faults, edition } = asked;
  const all = ordersIn(phases);
  const query = readOrderQuery(text, names);
  const found = findOrder(query, all);
  if (found.kind !== 'found') {
    return refuse([...notFoundReport({ text, query }, found, all, names, locale), ...faults]);
  }
  const told = explainOrder(found.found, locale);
  const answer =
    options.format === 'json'
      ? whyJson(told, locale)
      : whyReport(told, names, {
          locale,
          paint: paintFor(terminal),
          width: widthOf(terminal),
          ...(edition === undefined ? {} : { edition }),
        });
  await write(terminal.stdout, answer);
  return faults.length > 0 ? refuse(faults) : DONE;
}

async function phasesIn(
  terminal: Terminal,
  locale: Locale,
  file: string,
  options: WhyCommandOptions,
): Promise<Asked | { readonly refused: string }> {
  const words = wordsIn(locale);
  const { map, phase, power } = readOptions(options, locale);
  const source = await readSource(file, terminal.stdin, MOST_BYTES);
  if (source.kind === 'unopened') return { refused: unopenedText(file, source.code, words) };
  if (source.kind === 'too-large') return { refused: words('too-large', { limit: MOST_BYTES }) };
  if (isMatchFile(source.bytes)) return phasesOfMatch(source.bytes, locale, file, options);
  if (source.bytes.length > MAX_SHEET_BYTES) return { refused: words('too-large', { limit: MAX_SHEET_BYTES }) };
  const sheet = decodeSheet(source.bytes);
  if (sheet.kind === 'binary') return { refused: words('binary') };
  const known = await knownPosition(terminal, locale, options, map);
  if ('refused' in known) return known;
  const answer = adjudicateSheet({
    text: sheet.text,
    map,
    policy: EDITIONS[options.rules],
    position: { ...known.position, ...(phase === undefined ? {} : { phase }) },
    ...(power === undefined ? {} : { power }),
  });
  const { referee, names } = answer;
  const faults = inSheetOrder([...known.notices, ...answer.notices]).filter(isFault);
  return {
    phases: answer.phases.map((judged) => ({ referee, names, phase: judged })),
    names,
    faults: faults.map((fault) => {
      const { place, text } = noticeText(fault, names, locale);
      return place === null ? text : `${place}  ${text}`;
    }),
    edition: options.rules,
  };
}

/** A match of many years; a sheet is held to its own limit. */
const MOST_BYTES = 64_000_000;

/** The phase asked for, else the one resolved last. */
function phasesOfMatch(
  bytes: Uint8Array,
  locale: Locale,
  file: string,
  { phase: asked, units, power }: WhyCommandOptions,
): Asked | { readonly refused: string } {
  const words = wordsIn(locale);
  for (const [option, value] of Object.entries({ '--units': units, '--power': power })) {
    if (value !== undefined) throw new UsageError(words('why-match-option', { option }));
  }
  const match = resolvedPhases(bytes);
  if (match.kind === 'unreadable') {
    const { at, found, expected } = match;
    return { refused: words('why-match-unreadable', { file, at, found, expected }) };
  }
  const { phases, now, lost } = match;
  const name = asked === undefined ? phases.at(-1)?.phase.result.phase : readPhaseName(asked);
  const phase = phases.findLast((one) => one.phase.result.phase === name);
  const text = (one: JudgedPhase): string => phaseText(one.phase.result.phase, locale);
  if (phase === undefined) {
    const wanted = name === null || name === undefined ? now : name;
    return { refused: words('why-unresolved', { phase: phaseText(wanted, locale), resolved: phases.map(text) }) };
  }
  const faults = lost === 0 ? [] : [words('why-match-damaged', { lines: lost })];
  return { phases: [phase], names: phase.names, faults };
}
