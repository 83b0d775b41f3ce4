import type { Locale } from '@panjeong/kernel';
import { provinceId } from '../map/board.ts';
import type { NameIndex } from '../map/names.ts';
import type { Order, UnitName } from '../orders/order.ts';
import { isSameOrder } from '../orders/same-order.ts';
import type { OrderResult } from '../referee/results.ts';
import type { Change, Remedies, Remedy } from '../remedies/remedy.ts';
import { readCanonical } from './canonical-order.ts';
import { tell } from './catalogues.ts';
import type { Naming } from './named-unit.ts';
import { namingOf } from './naming.ts';
import type { RemedyChangeCode, RemedyChanges, RemedyOutcomeCode, RemedyOutcomes } from './remedy-messages.ts';

/** What is told of one order: its result, what it said, and how to name things. */
interface Telling {
  readonly order: OrderResult;
  readonly asked: Order | null;
  readonly locale: Locale;
  readonly naming: Naming;
}

/**
 * What would have worked for an order, in a sentence or two a remedy, each with whether its power could have ordered it; one
 * sentence where nothing would have. Empty for an order that did not fail.
 */
export function remedyLines(
  remedies: Remedies,
  order: OrderResult,
  locale: Locale,
  names: NameIndex,
): readonly string[] {
  const telling: Telling = { order, asked: readCanonical(order.order), locale, naming: namingOf(locale, names) };
  switch (remedies.kind) {
    case 'found':
      return remedies.remedies.map((remedy) => remedySentence(telling, remedy));
    case 'none':
      return [tell(locale, 'remedies', noneCode(telling.asked), {})];
    case 'not-searched':
      return [tell(locale, 'remedies', 'not-searched', {})];
    case 'not-needed':
      return [];
  }
}

function noneCode(asked: Order | null): 'none' | 'no-retreat' | 'no-build' | 'no-removal' {
  switch (asked?.kind) {
    case 'retreat':
      return 'no-retreat';
    case 'build':
      return 'no-build';
    case 'disband':
      return 'no-removal';
    default:
      return 'none';
  }
}

function remedySentence(telling: Telling, remedy: Remedy): string {
  const { order, locale, naming } = telling;
  const { changes, inHand } = remedy;
  const owned = inHand ? 'own' : changes.some(({ kind }) => kind !== 'absent') ? 'shared' : 'others';
  const power = naming.power(order.power);
  const hands = tell(locale, 'remedies', owned, { power });
  const [first] = changes;
  const instead = first === undefined || first.kind === 'absent' ? null : first.order;
  if (instead?.kind === 'build') {
    const { type = 'A', at } = instead.unit;
    return tell(locale, 'remedies', 'built', { power, type, place: naming.place(at) });
  }
  if (instead?.kind === 'disband' && telling.asked?.kind === 'disband') {
    const unit = naming.unitInSentence({ power: null, type: instead.unit.type ?? null, at: instead.unit.at });
    return tell(locale, 'remedies', 'removed', { power, unit });
  }
  const told = changes.map((change) => ({
    phrase: changePhrase(telling, change),
    isLeftOut: change.kind === 'absent',
  }));
  return tell(locale, 'remedies', 'sentence', { changes: told, outcome: outcomeText(telling, remedy), hands });
}

function changePhrase(telling: Telling, change: Change): string {
  const { naming, order: asked } = telling;
  const order = change.kind === 'absent' ? readCanonical(change.order) : change.order;
  const absent = change.kind === 'absent';
  const isAsked = change.unit.at === asked.unit;
  const present = absent ? null : readCanonical(change.instead);
  const isOnly = present !== null && order !== null && isSameOrder(present, order);
  const unit = isAsked ? null : naming.unitInSentence({ power: change.power, ...change.unit });
  const other = (name: UnitName): string | null => {
    if (isAskedAbout(telling, name)) return null;
    // The text of an order left out does not say whose unit it was for.
    const owner = name.power ?? (absent ? null : change.power);
    return naming.unitInSentence({ power: owner, type: name.type ?? null, at: name.at });
  };
  const words = <Code extends RemedyChangeCode>(code: Code, params: RemedyChanges[Code]): string =>
    tell(telling.locale, 'remedyChanges', code, params);
  switch (order?.kind) {
    case 'move': {
      const to = naming.place(order.to);
      return words(absent ? 'not-moved' : moveCode(order, present), { unit, to, isOnly });
    }
    case 'support-hold':
      return words(absent ? 'not-supported-hold' : 'supported-hold', { unit, other: other(order.target), isOnly });
    case 'support-move': {
      const from = isAskedAbout(telling, order.target) ? null : naming.place(provinceId(order.target.at));
      const params = { unit, from, to: naming.place(order.to), isOnly };
      return words(absent ? 'not-supported-move' : 'supported-move', params);
    }
    case 'convoy': {
      const params = { unit, other: other(order.army), to: naming.place(order.to), isOnly };
      return words(absent ? 'not-convoyed' : 'convoyed', params);
    }
    case 'retreat': {
      const [to = 'disband'] = order.to;
      if (to === 'disband') return words('disbanded', { unit, isOnly });
      return words(absent ? 'not-retreated' : 'retreated', { unit, to: naming.place(to), isOnly });
    }
    case 'disband':
      return words('disbanded', { unit, isOnly });
    default:
      return words('held', { unit, isOnly });
  }
}

/** By which way a move goes is told where nothing else of it is different. */
function moveCode(
  { to, via }: Order & { readonly kind: 'move' },
  present: Order | null,
): 'moved' | 'went-by-convoy' | 'went-over-land' {
  if (via) return 'went-by-convoy';
  const wasByConvoy = present?.kind === 'move' && present.via && provinceId(present.to) === provinceId(to);
  return wasByConvoy ? 'went-over-land' : 'moved';
}

function isAskedAbout({ order }: Telling, name: UnitName): boolean {
  return order.unit !== null && provinceId(name.at) === provinceId(order.unit);
}

/** How the order would have come out; the asking unit may have gone to another coast, or retreated elsewhere. */
function outcomeText({ order, asked, locale, naming }: Telling, { changes, verdict }: Remedy): string {
  const own = changes.find(({ unit, kind }) => kind !== 'absent' && unit.at === order.unit);
  const followed = own === undefined || own.kind === 'absent' ? asked : own.order;
  const words = <Code extends RemedyOutcomeCode>(code: Code, params: RemedyOutcomes[Code]): string =>
    tell(locale, 'remedyOutcomes', code, params);
  const isNamed = own !== undefined && changes.length === 1;
  if (verdict !== 'succeeds') return words('stayed', { isNamed });
  switch (followed?.kind) {
    case 'move':
      return words('entered', { to: naming.place(followed.to), isNamed });
    case 'retreat':
      if (own !== undefined) return words('survived', { isNamed });
      return words('went', { to: naming.place(followed.to[0] ?? ''), isNamed });
    case 'support-hold':
    case 'support-move':
      return words('counted', {});
    case 'convoy':
      return words('carried', {});
    default:
      return words('stayed', { isNamed });
  }
}
