/**
 * Which of several orders count when only some can: the first, the last, or none at all.
 *
 * @param count number of orders
 * @param room how many of them can count
 * @returns for each order in turn whether it counts; all do when there is room
 */
export function countingOrders(count: number, room: number, choice: 'first' | 'last' | 'none'): readonly boolean[] {
  return Array.from({ length: count }, (_, index) => {
    if (count <= room) return true;
    if (choice === 'none') return false;
    return choice === 'first' ? index < room : index >= count - room;
  });
}
