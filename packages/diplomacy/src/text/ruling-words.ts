import type { Ruling } from '@panjeong/kernel';
import type { RuleCode } from '../rules/registry.ts';
import { adjustmentWords } from './adjustment-words.ts';
import type { RulingCode } from './messages.ts';
import { holdWords, knotWords, moveWords, routeWords, supportWords, wayWords } from './movement-words.ts';
import type { Naming } from './named-unit.ts';
import { orderWords } from './order-words.ts';
import { retreatWords } from './retreat-words.ts';
import { fixed, type RulingWords } from './ruling-code.ts';
import { type RulingFacts, readFacts } from './ruling-facts.ts';

/** Rules a sentence speaks of besides the one that decided. */
const ALSO: Partial<Record<RulingCode, RuleCode>> = {
  'move.repelled': 'DIP-M7',
  'move.unreached': 'DIP-C6',
  'support.spared': 'DIP-S3',
  'support.own': 'DIP-S5',
  'support.paradox-rule': 'DIP-C4',
  'removal.name': 'DIP-D2',
  'support.unreached': 'DIP-C6',
  'support.dislodged': 'DIP-S4',
};

/** The rule that decided a ruling, and those its sentence speaks of besides. */
export function rulesTold(ruling: Ruling, words: RulingWords | null): readonly string[] {
  const also = words === null ? undefined : ALSO[words.code];
  const fate = ruling.params['dislodgedBy'] === undefined ? undefined : 'DIP-M11';
  return [...new Set([ruling.rule, also, fate])].filter((rule) => rule !== undefined);
}

/** The sentence that says a ruling on an order, or null where its rule's own sentence says all there is to say. */
export function rulingWords(ruling: Ruling, naming: Naming): RulingWords | null {
  const facts = readFacts(ruling, naming);
  const { kind } = ruling.params;
  switch (kind) {
    case 'move':
      return moveWords(facts);
    case 'support':
      return supportWords(facts);
    case 'convoy':
      return fixed(ruling.verdict === 'succeeds' ? 'convoy.stands' : 'convoy.paradox');
    case 'way':
      return wayWords(facts);
    case 'route':
      return routeWords(facts);
    case 'knot':
      return knotWords(facts);
    case 'hold':
      return holdWords(facts);
    case 'order':
    case 'draft':
      return wordsOfOrder(facts);
    default:
      return null;
  }
}

function wordsOfOrder(facts: RulingFacts): RulingWords | null {
  const { order, ruling } = facts;
  if (isRetreatOfNobody(facts)) return fixed('retreat.not-dislodged');
  switch (order?.kind) {
    case 'retreat':
      return retreatWords(facts) ?? orderWords(facts);
    case 'disband':
    case 'build':
    case 'waive':
      return adjustmentWords(facts) ?? orderWords(facts);
    default:
      return ruling.verdict === 'holds' ? holdWords(facts) : orderWords(facts);
  }
}

/** An order that retreats allow is against DIP-R6 for one reason alone: its unit was not dislodged. */
function isRetreatOfNobody({ order, ruling }: RulingFacts): boolean {
  const isRetreat = order?.kind === 'retreat' || order?.kind === 'move' || order?.kind === 'disband';
  return ruling.rule === 'DIP-R6' && isRetreat;
}
