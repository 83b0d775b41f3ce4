import * as scratch from '../judge/scratch.ts';
import { ruleOf, verdictOf } from '../judge/verdict.ts';
import * as word from '../judge/word.ts';
import { VERDICTS } from '../orders/verdict.ts';
import type { Draft, Telling } from './fact-book.ts';
import type { PhaseView } from './phase-view.ts';

const { CONVOY, IMPOSSIBLE, SUPPORT_HOLD, SUPPORT_MOVE } = word;
const { aux, client, CONVOYED, DISLODGED, home, ILLEGAL, IS_CONVOY, IS_MOVE, IS_SUPPORT, kind, knot } = scratch;
const { LOST, MATCHED, NO_PATH, reason, REASON, STALLED, standing, target, UNMATCHED, WON } = scratch;

/** The fact that explains the verdict of a unit's order: what describes the order goes before what befell the unit. */
export function orderFact(telling: Telling, i: number): string {
  const { view, book, tell } = telling;
  const verdict = VERDICTS[verdictOf(i)] ?? 'holds';
  const rule = ruleOf(i, view.rules);
  const own = view.bits(i);
  if (own & ILLEGAL) return book.add('order', i, rule, verdict, () => impossible(view, i));
  if (own & UNMATCHED) return book.add('order', i, rule, verdict, () => mismatch(telling, i));
  if (own & IS_MOVE && own & NO_PATH) return tell.move(i);
  if (own & DISLODGED) return book.add('order', i, 'DIP-M11', verdict, () => dislodgement(telling, i));
  if (own & IS_MOVE) return tell.move(i);
  if (own & IS_SUPPORT) return tell.support(i);
  if (own & IS_CONVOY) return book.add('convoy', i, rule, verdict, () => convoy(telling, i));
  return book.add('hold', i, rule, verdict, () => ({}));
}

/** An order impossible because of fleets that are there, or are not enough (DIP-L8, L10), names them. */
function impossible(view: PhaseView, i: number): Draft {
  const byFleets = reason[i] === REASON.neededForConvoy || reason[i] === REASON.needless;
  const subject = subjectOf(view, i);
  return { others: [...(subject >= 0 ? [subject] : []), ...(byFleets ? view.fleetsAtSea(i) : [])] };
}

/** The units a mismatching order's verdict rests on: the client, and fleets that make it possible. */
function mismatch({ view, tell }: Telling, i: number): Draft {
  const { bits } = view;
  const unit = subjectOf(view, i);
  if (unit < 0) return {};
  const floats = bits(i) & IS_CONVOY || bits(unit) & CONVOYED || bits(i) & IS_SUPPORT;
  const because = bits(unit) & CONVOYED ? [tell.route(unit)] : [];
  // What an order itself leaves out is nobody else’s doing: it would match nothing whatever the client did.
  const isOwnDoing = ((kind[i] ?? 0) & IMPOSSIBLE) !== 0;
  if (isOwnDoing) return { others: [unit, ...(floats ? view.fleetsAtSea(i) : [])], because };
  return { culprits: [unit], others: floats ? view.fleetsAtSea(i) : [], because };
}

/** The unit that a support or convoy is for, or -1. An order refused as written says so in `target` (`judgedBits`). */
function subjectOf({ board }: PhaseView, i: number): number {
  if (((kind[i] ?? 0) & (SUPPORT_HOLD | SUPPORT_MOVE | CONVOY)) === 0) return -1;
  const place = (kind[i] ?? 0) & IMPOSSIBLE ? (board.provinceOf[target[i] ?? 0] ?? 0) : (aux[i] ?? 0);
  return standing[place] ?? -1;
}

function dislodgement({ view, tell }: Telling, i: number): Draft {
  const { bits, counted } = view;
  const winners = view.movers(home[i] ?? 0).filter((j) => bits(j) & WON);
  const because = winners.map(tell.move);
  if (bits(i) & IS_MOVE) because.unshift(tell.move(i));
  return {
    opponents: winners,
    others: context(view, i),
    culprits: winners.flatMap((j) => [j, ...counted(j)]),
    because,
  };
}

function convoy({ view, tell }: Telling, i: number): Draft {
  const { bits } = view;
  const id = knot[i] ?? 0;
  if (bits(i) & STALLED) {
    return { others: context(view, i), culprits: view.membersOf(id).filter((m) => m !== i), because: [tell.knot(id)] };
  }
  const because = view.movers(home[i] ?? 0).flatMap((j) => (bits(j) & (LOST | NO_PATH) ? [tell.move(j)] : []));
  return { others: context(view, i), because };
}

/** The units without whom the order would not be possible, or would match nothing. */
function context({ bits, carriers, fleetsAtSea, floaters }: PhaseView, i: number): readonly number[] {
  if (bits(i) & IS_MOVE) return floaters(i);
  if ((bits(i) & MATCHED) === 0) return [];
  const unit = client[i] ?? 0;
  return bits(i) & IS_CONVOY ? [unit, ...carriers(unit), ...fleetsAtSea(i)] : [unit, ...floaters(unit)];
}
