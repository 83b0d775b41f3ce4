export { battleTable } from './battle-table.ts';
export { STAGES, type StageCode, TERMS, type TermCode } from './messages.ts';
export {
  nameOfCard,
  nameOfClass,
  nameOfFaction,
  nameOfFigure,
  nameOfStage,
  nameOfStance,
  nameOfTier,
  nameOfTiming,
  nameOfTurn,
  powerName,
  sectionTitle,
  termOf,
} from './naming.ts';
export { groundText, ruleSentence, rulingText } from './ruling-text.ts';
export { type RulingLine, renderRulingTree, rulingLines } from './ruling-tree.ts';
export { eventText, expectationText, problemText } from './told.ts';
export { WORDS_TO_AVOID } from './words-to-avoid.ts';
