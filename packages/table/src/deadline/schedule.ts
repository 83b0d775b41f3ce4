/** When the phases of a match are over. */
export interface Schedule {
  readonly rule: WeeklyRule | IntervalRule;
  /** IANA name of the zone that the match keeps time in, such as `Asia/Seoul`. */
  readonly zone: string;
}

/** On one day of every week, at a time on the clocks of the zone. */
export interface WeeklyRule {
  readonly kind: 'weekly';
  /** 1 is Monday, 7 Sunday. */
  readonly weekday: Weekday;
  /** 24 with minute 0 is the midnight that ends the day. */
  readonly hour: number;
  readonly minute: number;
}

/** So long after the phase began, whatever the clocks do meanwhile. */
export interface IntervalRule {
  readonly kind: 'every';
  readonly minutes: number;
}

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const DEFAULT_ZONE = 'Asia/Seoul';

/** As the Korean tutorial page has it: the midnight between Sunday and Monday. */
export const PRESET: Schedule = { rule: { kind: 'weekly', weekday: 7, hour: 24, minute: 0 }, zone: DEFAULT_ZONE };
