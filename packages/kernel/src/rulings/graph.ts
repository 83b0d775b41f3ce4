import type { RulingId } from '../game/ids.ts';
import type { Ruling } from '../game/ruling.ts';

export type GraphFault =
  | { readonly kind: 'duplicate'; readonly id: RulingId }
  | { readonly kind: 'unresolved'; readonly id: RulingId; readonly because: RulingId }
  /** `ids` in the order in which each gives the next as its reason. */
  | { readonly kind: 'cycle'; readonly ids: readonly RulingId[] };

/** What is wrong with the rulings of one decision as a graph; empty when every `because` resolves and none goes in circles. */
export function graphFaults(rulings: readonly Ruling[]): readonly GraphFault[] {
  const faults: GraphFault[] = [];
  const byId = new Map<RulingId, Ruling>();
  for (const ruling of rulings) {
    if (byId.has(ruling.id)) faults.push({ kind: 'duplicate', id: ruling.id });
    else byId.set(ruling.id, ruling);
  }
  for (const { id, because } of rulings) {
    for (const cause of because) if (!byId.has(cause)) faults.push({ kind: 'unresolved', id, because: cause });
  }
  const cycle = cycleIn(byId);
  if (cycle !== null) faults.push({ kind: 'cycle', ids: cycle });
  return faults;
}

function cycleIn(byId: ReadonlyMap<RulingId, Ruling>): readonly RulingId[] | null {
  const done = new Set<RulingId>();
  for (const root of byId.keys()) {
    // Depth first without recursion: a chain of causes may be as long as a match's orders.
    const path: { readonly id: RulingId; next: number }[] = [];
    const onPath = new Set<RulingId>();
    const enter = (id: RulingId): void => {
      path.push({ id, next: 0 });
      onPath.add(id);
    };
    if (!done.has(root)) enter(root);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const cause = byId.get(top.id)?.because[top.next];
      top.next += 1;
      if (cause === undefined) {
        done.add(top.id);
        onPath.delete(top.id);
        path.pop();
      } else if (onPath.has(cause)) {
        const ids = path.map((step) => step.id);
        return ids.slice(ids.indexOf(cause));
      } else if (!done.has(cause) && byId.has(cause)) {
        enter(cause);
      }
    }
  }
  return null;
}
