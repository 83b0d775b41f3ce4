export { games } from './games.ts';
export { feedOf, type News, newsOf } from './match/feed.ts';
export { history, type Moment } from './match/history.ts';
export { type Match, type MatchNumbers, openMatch, type Referee, resumeMatch } from './match/match.ts';
export { askedOf, choicesOf, viewOf } from './match/seen.ts';
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
