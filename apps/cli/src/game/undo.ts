import { type PhaseName, phaseText } from '@panjeong/diplomacy';
import { rollback } from '@panjeong/table';
import { DONE } from '../exit-status.ts';
import { readPhaseName } from '../sheet/phase-names.ts';
import { UsageError } from '../usage-error.ts';
import type { Answer } from './answer.ts';
import type { GameContext } from './context.ts';
import { DESK_REFEREE, type Desk, phaseNow } from './desk.ts';
import { changeDesk } from './desk-file.ts';
import { entryText } from './entry-text.ts';
import { Refusal } from './refusal.ts';
import { refusedBecause } from './ruled-out.ts';

export interface UndoOptions {
  readonly to?: string;
  readonly reason?: string;
}

/**
 * Takes back the last thing done that still counts, or all that was done since a phase was resolved, its orders kept.
 * Nothing is removed from the file.
 */
export async function undo(context: GameContext, file: string, options: UndoOptions): Promise<Answer> {
  const { locale, words, now } = context;
  const phase = options.to === undefined ? undefined : phaseNamed(options.to, context);
  const { desk, result } = await changeDesk(file, words, (before) => {
    const to = phase === undefined ? beforeLast(before, context) : lastIn(before, phase, context);
    const reason = options.reason ?? words('desk-undo-reason');
    const done = rollback(DESK_REFEREE, before.match, { to, reason, at: now });
    if (done.kind !== 'accepted') throw refusedBecause(done, locale);
    return {
      match: done.match,
      result: before.standing.filter(({ seq }) => seq > to).map((entry) => ({ entry, before })),
    };
  });
  const undone = result.map(({ entry, before }) => entryText(entry, before, { locale, tellsOrders: false })).reverse();
  return {
    status: DONE,
    isSaved: true,
    lines: [
      words('desk-undone'),
      ...undone.map((text) => `  ${text}`),
      words('desk-phase-now', { phase: phaseText(phaseNow(desk), locale) }),
    ],
    json: { undone: result.map(({ entry }) => entry.seq).reverse(), phase: phaseNow(desk) },
  };
}

/** @throws UsageError */
export function phaseNamed(text: string, { words }: Pick<GameContext, 'words'>): PhaseName {
  const phase = readPhaseName(text);
  if (phase === null) throw new UsageError(words('desk-bad-phase', { read: text }));
  return phase;
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
