/** Tenths of a px as the figures of SVG path data, as short as it allows: `12`, `-.5`. */
export function figure(tenths: number): string {
  if (tenths % 10 === 0) return String(tenths / 10 + 0);
  const whole = Math.trunc(tenths / 10);
  return `${tenths < 0 ? '-' : ''}${whole === 0 ? '' : Math.abs(whole)}.${Math.abs(tenths % 10)}`;
}

/** A further figure: a minus parts it from the one before, else a space does. */
export function follow(tenths: number): string {
  return tenths < 0 ? figure(tenths) : ` ${figure(tenths)}`;
}
