import type { Locale, Ruling } from '@panjeong/kernel';
import { cellName } from '../board/cell.ts';
import type { PieceRef, Verdicts } from '../rulings/verdicts.ts';
import { tell } from './catalogues.ts';
import { piece as englishPiece } from './english.ts';
import { piece as koreanPiece } from './korean.ts';
import { rulingText } from './ruling-text.ts';

/** Verdicts of a battle that are told by a sentence, beside the strikes; a loss that rests on a strike stands with it. */
const TOLD: ReadonlySet<string> = new Set([
  'took-effect',
  'fizzled',
  'hit',
  'granted',
  'idle',
  'plundered',
  'captured',
  'fragmented',
  'returned',
  'held-back',
  'side-empty',
  'swept',
  'spared',
] satisfies readonly (keyof Verdicts)[]);

/**
 * The battle of a decision as a table, rotation by rotation: who struck whom, HP before and after, what became of whoever was
 * struck; before that what stages 1 to 3 did, and after it the clean-up. Read off its rulings, so it shows what these show to
 * whoever got them. Empty where there was no battle.
 */
export function battleTable(rulings: readonly Ruling[], lang: Locale): readonly string[] {
  const cell = cellOf(rulings);
  if (cell === null) return [];
  const fates = fatesOf(rulings);
  const lines = [tell(lang, 'table', 'title', { cell: cellName(cell) })];
  let heading = '';
  const under = (title: string, line: string): void => {
    if (title !== heading) lines.push(`  ${title}`);
    heading = title;
    lines.push(`    ${line}`);
  };
  let title = tell(lang, 'table', 'before', {});
  for (const ruling of rulings) {
    if (ruling.verdict === 'checked') {
      const { goesOn, rotation } = checkedIn(ruling);
      title = goesOn
        ? tell(lang, 'table', 'rotation', { rotation: rotation + 1 })
        : tell(lang, 'table', 'clean-up', {});
    } else if (ruling.verdict === 'struck') {
      const { rotation } = struckIn(ruling);
      if (rotation > 0) title = tell(lang, 'table', 'rotation', { rotation });
      under(title, strikeLine(ruling, fates, lang));
    } else if (TOLD.has(ruling.verdict) && !ruling.because.some((id) => fates.has(id))) {
      under(title, rulingText(ruling, lang));
    }
  }
  return lines;
}

const struckIn = ({ params }: Ruling): Verdicts['struck'] => params as unknown as Verdicts['struck'];
const checkedIn = ({ params }: Ruling): Verdicts['checked'] => params as unknown as Verdicts['checked'];

function cellOf(rulings: readonly Ruling[]): number | null {
  for (const ruling of rulings) if (ruling.verdict === 'checked') return checkedIn(ruling).cell;
  const struck = rulings.find(({ verdict }) => verdict === 'struck');
  return struck === undefined ? null : struckIn(struck).target.at;
}

function strikeLine(ruling: Ruling, fates: ReadonlyMap<string, Fate>, lang: Locale): string {
  const { striker, target, atk, before, after, stage } = struckIn(ruling);
  const fate = fates.get(ruling.id);
  return tell(lang, 'table', 'strike', {
    stage: String(stage),
    striker: named(striker, lang),
    target: named(target, lang),
    atk,
    before,
    after,
    fate: fate === undefined ? '' : tell(lang, 'table', fate, {}),
  });
}

type Fate = 'captured' | 'fragmented' | 'returned';
const FATES: readonly string[] = ['captured', 'fragmented', 'returned'] satisfies readonly Fate[];

/** What a strike led to, by its id: the loss rests on it, and on those before it that wore the piece down. */
function fatesOf(rulings: readonly Ruling[]): ReadonlyMap<string, Fate> {
  const strikes = new Set<string>(rulings.flatMap(({ id, verdict }) => (verdict === 'struck' ? id : [])));
  return new Map(
    rulings.flatMap(({ verdict, because }): readonly (readonly [string, Fate])[] => {
      const last = because.filter((id) => strikes.has(id)).at(-1);
      return FATES.includes(verdict) && last !== undefined ? [[last, verdict as Fate]] : [];
    }),
  );
}

const named = (ref: PieceRef, lang: Locale): string => (lang === 'ko' ? koreanPiece(ref) : englishPiece(ref));
