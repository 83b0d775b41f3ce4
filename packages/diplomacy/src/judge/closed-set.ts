/**
 * Tarjan's components of the dependence graph; the smallest one that depends on nothing outside itself.
 *
 * @param needs by node, the nodes it depends on
 * @returns its nodes, ascending; the first found of several as small
 */
export function smallestClosedSet(needs: readonly (readonly number[])[]): number[] {
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const onStack = new Set<number>();
  const component = new Map<number, number>();
  const components: number[][] = [];
  const visit = (v: number): void => {
    order.set(v, order.size);
    low.set(v, order.get(v) ?? 0);
    stack.push(v);
    onStack.add(v);
    for (const w of needs[v] ?? []) {
      if (!order.has(w)) {
        visit(w);
        low.set(v, Math.min(low.get(v) ?? 0, low.get(w) ?? 0));
      } else if (onStack.has(w)) {
        low.set(v, Math.min(low.get(v) ?? 0, order.get(w) ?? 0));
      }
    }
    if (low.get(v) !== order.get(v)) return;
    const members: number[] = [];
    for (let w = stack.pop(); w !== undefined; w = stack.pop()) {
      onStack.delete(w);
      component.set(w, components.length);
      members.push(w);
      if (w === v) break;
    }
    components.push(members.sort((a, b) => a - b));
  };
  needs.forEach((_, v) => {
    if (!order.has(v)) visit(v);
  });
  const closed = components.filter((members, id) =>
    members.every((v) => (needs[v] ?? []).every((w) => component.get(w) === id)),
  );
  return closed.reduce((best, members) => (members.length < best.length ? members : best), closed[0] ?? []);
}
