import { type PhaseName, phaseText } from '@panjeong/diplomacy';
import { rollback, standingEntries } from '@panjeong/table';
import { DONE } from '../../exit-status.ts';
import { readPhaseName } from '../../sheet/phase-names.ts';
import { UsageError } from '../../usage-error.ts';
import type { GameContext } from '../context.ts';
import { DESK_REFEREE, type Desk, phaseNow } from '../desk/desk.ts';
import { changeDesk } from '../desk/desk-file.ts';
import { Refusal } from '../desk/refusal.ts';
import { refusedBecause } from '../desk/ruled-out.ts';
import type { Answer } from '../told/answer.ts';
import { entryText } from '../told/entry-text.ts';

export interface UndoOptions {
  readonly to?: string;
  readonly reason?: string;
}

/**
 * Takes back the last thing done that still counts; all that was done since a phase was resolved, its orders kept; or goes to
 * where an entry of the log left the match, be it one that was taken back itself. Nothing is removed from the file.
 */
export async function undo(context: GameContext, file: string, options: UndoOptions): Promise<Answer> {
  const { locale, words, now } = context;
  const goal = options.to === undefined ? undefined : goalNamed(options.to, context);
  const { desk, result } = await changeDesk(file, words, (before) => {
    const to = goal === undefined ? beforeLast(before, context) : entryAt(before, goal, context);
    const reason = options.reason ?? words('desk-undo-reason');
    const done = rollback(DESK_REFEREE, before.match, { to, reason, at: now });
    if (done.kind !== 'accepted') throw refusedBecause(done, locale);
    const counts = new Set(standingEntries(done.match.entries));
    const counted = new Set(before.standing.map(({ seq }) => seq));
    return {
      match: done.match,
      result: {
        before,
        undone: before.standing.filter(({ seq }) => !counts.has(seq)).reverse(),
        restored: before.match.entries.filter(({ seq }) => counts.has(seq) && !counted.has(seq)),
      },
    };
  });
  const textOf = (entry: Desk['standing'][number]): string =>
    `  ${entryText(entry, result.before, { locale, tellsOrders: false })}`;
  const told = (heading: string, entries: Desk['standing']): readonly string[] =>
    entries.length === 0 ? [] : [heading, ...entries.map(textOf)];
  return {
    status: DONE,
    isSaved: true,
    lines: [
      words('desk-undone'),
      ...told(words('desk-undone-list'), result.undone),
      ...told(words('desk-restored-list'), result.restored),
      words('desk-phase-now', { phase: phaseText(phaseNow(desk), locale) }),
    ],
    json: {
      undone: result.undone.map(({ seq }) => seq),
      restored: result.restored.map(({ seq }) => seq),
      phase: phaseNow(desk),
    },
  };
}

/** @throws UsageError */
export function phaseNamed(text: string, { words }: Pick<GameContext, 'words'>): PhaseName {
  const phase = readPhaseName(text);
  if (phase === null) throw new UsageError(words('desk-bad-phase', { read: text }));
  return phase;
}

/** Where to go back to: to just before a phase was resolved, or to an entry by its number in the log. */
type Goal = PhaseName | number;

/** @throws UsageError */
function goalNamed(text: string, context: GameContext): Goal {
  return /^\d{1,9}$/.test(text) ? Number(text) : phaseNamed(text, context);
}

function entryAt(desk: Desk, goal: Goal, context: GameContext): number {
  if (typeof goal === 'string') return lastIn(desk, goal, context);
  const last = desk.match.entries.length - 1;
  if (last === 0) throw new Refusal(context.words('desk-nothing-to-undo'));
  if (goal >= last) throw new Refusal(context.words('desk-no-entry', { read: goal, last: last - 1 }));
  return goal;
}

/** The last entry before the last thing done, which may have been several entries: sheets of several powers in one paste. */
function beforeLast({ standing, additions }: Desk, { words }: GameContext): number {
  const last = standing.at(-1)?.seq ?? 0;
  const first = additions.findLast((seq) => seq <= last) ?? last;
  const to = standing.findLast(({ seq }) => seq < first)?.seq;
  if (to === undefined) throw new Refusal(words('desk-nothing-to-undo'));
  return to;
}

/** The last entry of a phase before it was resolved. */
function lastIn(desk: Desk, phase: PhaseName, { words, locale }: GameContext): number {
  const told = phaseText(phase, locale);
  if (phase === phaseNow(desk)) throw new Refusal(words('desk-phase-at-hand', { phase: told }));
  const to = desk.standing.findLast(({ seq }) => desk.moments[seq]?.after.position.phase === phase)?.seq;
  if (to === undefined) throw new Refusal(words('desk-phase-unplayed', { phase: told }));
  return to;
}
