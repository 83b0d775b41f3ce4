/**
 * The smallest set of nodes that reach each other and nothing else, nodes in the order a walk finds them: what depends
 * only on itself. Every graph in which no node is without successors has one.
 */
export function smallestClosedSet(successors: ReadonlyMap<number, readonly number[]>): readonly number[] {
  const reached = new Map([...successors.keys()].map((node) => [node, reachedFrom(successors, node)]));
  let smallest: readonly number[] = [];
  for (const [node, nodes] of reached) {
    const closed = nodes.includes(node) && nodes.every((other) => reached.get(other)?.includes(node));
    if (closed && (smallest.length === 0 || nodes.length < smallest.length)) smallest = nodes;
  }
  if (smallest.length === 0) throw new Error('a decision that depends on nothing was left open');
  return smallest;
}

function reachedFrom(successors: ReadonlyMap<number, readonly number[]>, start: number): readonly number[] {
  const found: number[] = [];
  const visit = (node: number): void => {
    for (const next of successors.get(node) ?? []) {
      if (found.includes(next)) continue;
      found.push(next);
      visit(next);
    }
  };
  visit(start);
  return found;
}
