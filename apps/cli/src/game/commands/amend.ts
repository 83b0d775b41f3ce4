import {
  type Amendment,
  type DiplomacyCommand,
  type DiplomacyTypes,
  type JudgedLine,
  parseOrder,
  problemCause,
  provinceId,
  type Unit,
} from '@panjeong/diplomacy';
import { hashOf, type Locale, type LogEntry } from '@panjeong/kernel';
import { amend } from '@panjeong/table';
import { DONE } from '../../exit-status.ts';
import { placeName, powerName } from '../../text/names.ts';
import { UsageError } from '../../usage-error.ts';
import type { GameContext } from '../context.ts';
import { boardFault } from '../desk/board-fault.ts';
import { DESK_REFEREE, type Desk, phaseNow } from '../desk/desk.ts';
import { changeDesk } from '../desk/desk-file.ts';
import { accountOf } from '../desk/draft-account.ts';
import { powerNamed, provinceNamed, standingNamed, unitNamed } from '../desk/named.ts';
import { phaseRecords } from '../desk/phase-record.ts';
import { Refusal } from '../desk/refusal.ts';
import { refusedBecause } from '../desk/ruled-out.ts';
import { placeOrder } from '../desk/sheet-phases.ts';
import { amendmentTexts } from '../told/amendment-text.ts';
import type { Answer } from '../told/answer.ts';
import { warningTexts } from '../told/draft-warnings.ts';
import { phaseTold } from '../told/report.ts';

export const AMENDABLE = ['order', 'unit', 'centre', 'owner', 'disorder'] as const;
export type Amendable = (typeof AMENDABLE)[number];

export interface AmendOptions {
  readonly reason?: string;
  /** Of a unit: where one is taken off. */
  readonly remove?: string;
  /** Of disorder: the power has a player again. */
  readonly off?: true;
}

/** Changes the match as the game master says, for a reason that is kept and shown. One entry of the log. */
export async function amendGame(
  context: GameContext,
  file: string,
  what: Amendable,
  args: readonly string[],
  options: AmendOptions,
): Promise<Answer> {
  const { locale, words, now } = context;
  const reason = options.reason?.trim() ?? '';
  if (reason === '') throw new UsageError(words('desk-reason-missing'));
  if (options.remove !== undefined && what !== 'unit')
    throw new UsageError(words('desk-amend-option', { option: '--remove', what: 'unit' }));
  if (options.off === true && what !== 'disorder')
    throw new UsageError(words('desk-amend-option', { option: '--off', what: 'disorder' }));
  const { desk, result: before } = await changeDesk(file, words, (desk) => {
    const command = COMMANDS[what](desk, args, { ...options, reason }, context);
    const done = amend(DESK_REFEREE, desk.match, { command, reason, at: now });
    if (done.kind === 'refused' && done.rulings.every(({ rule }) => rule === 'DIP-T5'))
      throw boardFault(done.rulings, desk, context);
    if (done.kind !== 'accepted') throw refusedBecause(done, locale);
    return { match: done.match, result: desk };
  });
  const entry = desk.match.entries.at(-1);
  const texts = entry === undefined ? [] : amendmentTexts(entry, desk, { locale, tellsOrders: true });
  const warnings = entry === undefined ? [] : warningsOn(entry, desk, locale);
  // A phase may be resolved by it: one in which nobody else had anything to order.
  const records = phaseRecords(desk).slice(phaseRecords(before).length);
  return {
    status: DONE,
    isSaved: true,
    phases: records.map((record) => phaseTold(desk, record, 'verdicts', locale)),
    lines: [words('desk-amend-saved'), ...[...texts, ...warnings].map((text) => `  ${text}`)],
    json: { seq: entry?.seq ?? null, command: entry?.command ?? null, phase: phaseNow(desk) },
  };
}

/** What is worth a second look in the order that was set; what else its power has ordered has been told already. */
function warningsOn({ command }: LogEntry<DiplomacyTypes>, desk: Desk, locale: Locale): readonly string[] {
  if (command.kind !== 'amend' || command.command.kind !== 'amend-order') return [];
  const { power, line } = command.command;
  const account = accountOf(desk, power);
  const isIt = ({ line: one }: JudgedLine): boolean => hashOf(one.order) === hashOf(line.order);
  return warningTexts(desk, { ...account, impossible: account.impossible.filter(isIt), notes: [], hints: [] }, locale);
}

type Reasoned = AmendOptions & { readonly reason: string };
type Maker = (desk: Desk, args: readonly string[], options: Reasoned, context: GameContext) => DiplomacyCommand;

const COMMANDS: Readonly<Record<Amendable, Maker>> = {
  order: (desk, args, { reason }, context) => {
    const [power, text] = needed(args, 2, 'order', context);
    const { names } = desk.adjudicator;
    const owner = powerNamed(power, names, context);
    const parsed = parseOrder(text, names);
    if (parsed.kind === 'unreadable') throw new UsageError(problemCause(parsed.problem, context.locale, names));
    const line = placeOrder(parsed.order, phaseNow(desk));
    if (line === null) throw new UsageError(context.words('desk-order-unfit', { text }));
    return { kind: 'amend-order', power: owner, line, reason };
  },
  unit: (desk, args, { reason, remove }, context) => {
    const changes: Amendment[] = remove === undefined ? [] : [removal(desk, remove, context)];
    if (remove === undefined || args.length > 0)
      changes.push(placement(desk, needed(args, 1, 'unit', context)[0], context));
    return { kind: 'amend', changes, reason };
  },
  centre: (desk, args, { reason }, context) => {
    const [place, power] = needed(args, 2, 'centre', context);
    const { names } = desk.adjudicator;
    const owner = /^(none|nobody|없음)$/i.test(power) ? null : powerNamed(power, names, context);
    const centre = provinceNamed(place, names, context);
    return { kind: 'amend', changes: [{ kind: 'set-owner', centre, owner }], reason };
  },
  owner: (desk, args, { reason }, context) => {
    const [place, power] = needed(args, 2, 'owner', context);
    const { names } = desk.adjudicator;
    const province = provinceNamed(place, names, context);
    const unit = desk.match.state.position.units.find(({ at }) => provinceId(at) === province);
    if (unit === undefined) {
      throw new Refusal(context.words('desk-no-unit', { place: placeName(province, names, context.locale) }));
    }
    const changed = { ...unit, power: powerNamed(power, names, context) };
    const changes: readonly Amendment[] = [
      { kind: 'remove-unit', at: unit.at },
      { kind: 'place-unit', unit: changed },
    ];
    return { kind: 'amend', changes, reason };
  },
  disorder: (desk, args, { off }, context) => {
    const [text] = needed(args, 1, 'disorder', context);
    const { names } = desk.adjudicator;
    const power = powerNamed(text, names, context);
    const inDisorder = off !== true;
    if (desk.match.state.position.civilDisorder.includes(power) === inDisorder) {
      const code = inDisorder ? 'desk-already-in-disorder' : 'desk-has-player';
      throw new Refusal(context.words(code, { power: powerName(power, names, context.locale) }));
    }
    return { kind: 'set-civil-disorder', power, inDisorder };
  },
};

type Texts<Count> = Count extends 1 ? readonly [string] : readonly [string, string];

/** @throws UsageError unless there are as many as that */
function needed<Count extends 1 | 2>(
  args: readonly string[],
  count: Count,
  what: Amendable,
  { words }: GameContext,
): Texts<Count> {
  if (args.length !== count) throw new UsageError(words(`desk-amend-${what}`));
  return args as readonly string[] as Texts<Count>;
}

/** Takes off what stands there; or what has to retreat from there, where that is meant or nothing else is there. */
function removal(desk: Desk, text: string, context: GameContext): Amendment {
  const { at, power, type } = standingNamed(text, desk.adjudicator.names, context);
  const province = provinceId(at);
  const isMeant = (unit: Unit): boolean =>
    provinceId(unit.at) === province && (power ?? unit.power) === unit.power && (type ?? unit.type) === unit.type;
  const { units, dislodged } = desk.match.state.position;
  if (units.some(isMeant)) return { kind: 'remove-unit', at: province };
  if (dislodged.some(({ unit }) => isMeant(unit))) return { kind: 'remove-dislodged', at: province };
  throw new Refusal(
    context.words('desk-no-unit', { place: placeName(province, desk.adjudicator.names, context.locale) }),
  );
}

function placement(desk: Desk, text: string, context: GameContext): Amendment {
  const { type, at, power } = unitNamed(text, desk.adjudicator.names, context);
  if (type === undefined || power === undefined)
    throw new UsageError(context.words('desk-unknown-unit', { read: text }));
  return { kind: 'place-unit', unit: { power, type, at } };
}
