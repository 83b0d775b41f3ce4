import type { RuleId } from '@panjeong/kernel';
import type { Faction, PieceCardId, Sourced, SpecialCardId, Timing } from './card.ts';
import type { Figure } from './figure.ts';
import type { PieceCard, PiecePowerId, Power, SpecialCard, Start } from './power.ts';
import type { Aim, Cost } from './query.ts';
import type { Verb } from './verb.ts';

/** Rule that says what a piece card's faction, tier and figures are. */
const FIGURES_RULE: RuleId = 'PLM-K1';

type Rest = Partial<Pick<Power, 'once' | 'costs' | 'aim' | 'conditions'>>;

/** A power; what is not said is nothing: no cost, no aim, no condition, as often as wished. */
export const power = (
  id: PiecePowerId,
  rule: RuleId,
  [timing, start]: readonly [Timing, Start],
  verbs: readonly Verb[],
  { once = false, costs = [], aim = { kind: 'nothing' }, conditions = [] }: Rest = {},
): Power => ({ id, rule, timing, start, once, costs, aim, conditions, verbs });

/** A piece card, frozen through and through. */
export const pieceCard = (card: Omit<PieceCard, 'kind' | 'id' | 'rule'> & { readonly id: PieceCardId }): PieceCard =>
  frozen({ kind: 'piece', rule: FIGURES_RULE, ...card });

interface Special {
  readonly id: SpecialCardId;
  readonly rule: RuleId;
  readonly faction: Sourced<Faction>;
  readonly timing: Sourced<Timing>;
  /** In dor. */
  readonly cost: Figure | null;
  /** What is paid besides. */
  readonly costs?: readonly Cost[];
  readonly aim: Aim;
  readonly verbs: readonly Verb[];
}

/** A special card, frozen: its power has its id; a (response) one acts from where it lies set, others from the hand. */
export function specialCard({ id, rule, faction, timing, cost, costs = [], aim, verbs }: Special): SpecialCard {
  const dor: readonly Cost[] = cost === null ? [] : [{ kind: 'dor', amount: cost }];
  const start: Start = timing.value === 'response' ? 'set' : 'hand';
  return frozen({
    kind: 'special',
    id,
    rule,
    faction,
    timing,
    cost,
    power: {
      id,
      rule,
      timing: timing.value,
      start,
      once: false,
      costs: [...dor, ...costs],
      aim,
      conditions: [],
      verbs,
    },
  });
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
