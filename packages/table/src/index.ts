export type { Bot, Sight } from './bots/bot.ts';
export { type Bout, type BoutGame, type BoutRules, playBout } from './bots/bout.ts';
export { plamerBouts } from './bots/plamer/bout-game.ts';
export { greedyBot } from './bots/plamer/greedy-bot.ts';
export { randomBot } from './bots/random-bot.ts';
export { sightOf } from './bots/sight.ts';
export { deadlineOfPhase, nextDeadline } from './deadline/next-deadline.ts';
export {
  DEFAULT_ZONE,
  type IntervalRule,
  PRESET,
  type Schedule,
  type Weekday,
  type WeeklyRule,
} from './deadline/schedule.ts';
export {
  readSchedule,
  SCHEDULE_PARTS,
  type SchedulePart,
  scheduleText,
  weekdayText,
} from './deadline/schedule-text.ts';
export { type ZonedTime, zonedTime, zoneNamed } from './deadline/zoned-time.ts';
export { games } from './games.ts';
export { feedOf, type News, newsOf } from './match/feed.ts';
export { history, type Moment } from './match/history.ts';
export { type Match, type MatchNumbers, openMatch, type Referee, resumeMatch } from './match/match.ts';
export { askedOf, choicesOf, viewOf } from './match/seen.ts';
export { standingEntries } from './match/standing.ts';
export {
  amend,
  type Numbers,
  numbersFor,
  passDeadline,
  type Request,
  rollback,
  type Submission,
  submit,
} from './match/submit.ts';
