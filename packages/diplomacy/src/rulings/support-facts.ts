import * as scratch from '../judge/scratch.ts';
import type { Telling } from './fact-book.ts';
import type { PhaseView } from './phase-view.ts';

const { client, CONVOYED, goal, home, knot, LOST, NO_PATH, PATH, power, TOGETHER, WON } = scratch;

/** Why a support was cut, or counted although it was or might have been attacked. */
export function supportFact({ view, book, tell }: Telling, s: number): string {
  const { bits } = view;
  const cut = (bits(s) & LOST) !== 0;
  return book.add('support', s, cut ? 'DIP-S2' : 'DIP-S1', cut ? 'cut' : 'succeeds', () => {
    const unit = client[s] ?? 0;
    const named = { others: [unit, ...view.floaters(unit)] };
    if (bits(s) & TOGETHER) return { ...named, because: [tell.knot(knot[s] ?? 0)] };
    const all = view.movers(home[s] ?? 0);
    const attackers = all.filter((j) => power[j] !== power[s]);
    if (cut) {
      const cutters = attackers.filter((j) => bits(j) & PATH && (!spared(view, s, j) || bits(j) & WON));
      const because = cutters.flatMap((j) =>
        spared(view, s, j) ? [tell.move(j)] : bits(j) & CONVOYED ? [tell.route(j)] : [],
      );
      return { ...named, opponents: cutters, culprits: cutters, because };
    }
    // A printed paradox rule sets these attacks aside, whatever came of their convoys (DIP-C4).
    const exempt = attackers.filter((j) => (bits(j) & CONVOYED) !== 0 && view.rules.exempt?.(s, j) === true);
    const others = attackers.filter((j) => !exempt.includes(j));
    const because = others.map((j) => (bits(j) & NO_PATH ? tell.route(j) : tell.move(j)));
    // Attacks of its own power never cut (DIP-S5).
    const own = all.filter((j) => power[j] === power[s]);
    return { ...named, opponents: attackers, exempt, uncounted: own, because };
  });
}

/** An attack from the province into which support is given does not cut it (DIP-S3). */
function spared({ bits, rules }: PhaseView, s: number, j: number): boolean {
  const into = goal[client[s] ?? 0] ?? -1;
  const target = into >= 0 ? into : (home[client[s] ?? 0] ?? -1);
  return home[j] === target && ((bits(j) & CONVOYED) === 0 || rules.sparesTarget);
}

/** Supports worth telling about: those that were cut, or that might have been. */
export function supportStories({ book, tell }: Telling, units: readonly number[]): string[] {
  return units.flatMap((s) => {
    const id = tell.support(s);
    const told = book.facts.get(id);
    return told === undefined || (told.verdict === 'succeeds' && told.because.length === 0) ? [] : [id];
  });
}
