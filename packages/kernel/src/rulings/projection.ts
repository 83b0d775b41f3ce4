import type { Audience } from '../game/audience.ts';
import type { Game, GameTypes } from '../game/game.ts';
import { type RulingId, rulingId } from '../game/ids.ts';
import type { Ruling } from '../game/ruling.ts';

const HIDDEN_ID = rulingId('hidden');

/**
 * What stands for every cause that an audience may not know: one leaf, however many there are. It is there only when a
 * ruling that the audience sees rests on it.
 */
export const HIDDEN: Ruling = {
  id: HIDDEN_ID,
  rule: 'KERNEL-HIDDEN',
  subject: '',
  verdict: 'hidden',
  params: {},
  because: [],
};

/**
 * The rulings of one decision as an audience may know them. Ids are given anew for each audience, in the order of what it
 * sees, so that a gap tells nothing; the hidden leaf comes last.
 *
 * @param state the one after the decision (for a refusal, the one it was refused in)
 */
export function rulingsFor<T extends GameTypes>(
  game: Pick<Game<T>, 'rulingFor'>,
  rulings: readonly Ruling[],
  state: T['State'],
  audience: Audience,
): readonly Ruling[] {
  const seen: { readonly from: RulingId; readonly ruling: Ruling }[] = [];
  for (const ruling of rulings) {
    const projected = game.rulingFor(ruling, state, audience);
    if (projected !== null) seen.push({ from: ruling.id, ruling: projected });
  }
  const ids = new Map(seen.map(({ from }, index) => [from, rulingId(`r${index + 1}`)]));
  const out = seen.map(({ from, ruling }) => ({
    id: ids.get(from) ?? HIDDEN_ID,
    rule: ruling.rule,
    subject: ruling.subject,
    verdict: ruling.verdict,
    params: ruling.params,
    because: causes(ruling.because, ids),
  }));
  return out.some((ruling) => ruling.because.includes(HIDDEN_ID)) ? [...out, HIDDEN] : out;
}

function causes(because: readonly RulingId[], ids: ReadonlyMap<RulingId, RulingId>): readonly RulingId[] {
  const known = because.flatMap((id) => ids.get(id) ?? []);
  return known.length === because.length ? known : [...known, HIDDEN_ID];
}
