export { LESSON_MAP, MAPS, mapById, STANDARD_MAP } from '../maps/index.ts';
export { append, type ByteText, emptyText, reserve } from './batch/byte-text.ts';
export {
  createLineAdjudicator,
  type LineAdjudicator,
  type UnreadableLine,
} from './batch/line-adjudicator.ts';
export { LINE_FAULT_CODES, type LineFault } from './batch/line-fault.ts';
export { createPhaseLineReader, type PhaseLine, type PhaseLineReader } from './batch/phase-line.ts';
export { UNIT_FAULT_CODES, type UnitFault, type UnitFaultCode, unitFault } from './batch/unit-place.ts';
export { type RecognisedSeason, readSeason, readSeasonAs } from './exchange/read-season.ts';
export {
  type AssumedRules,
  EXCHANGE_FORMATS,
  type ExchangeFormat,
  type ExchangeRemark,
  type OutcomeDifference,
  type PlayedPhase,
  type ReadSeason,
  type SeasonRecord,
} from './exchange/season-record.ts';
export { writeSeasonAs } from './exchange/write-season.ts';
export { type Adjudicator, adjudicatorOf } from './game/adjudicator.ts';
export { type Ask, askOf } from './game/asked.ts';
export type { Amendment, DiplomacyCommand, MasterCommand, ProcessCommand, SeatCommand } from './game/command.ts';
export { diplomacy } from './game/diplomacy.ts';
export type { DiplomacyTypes } from './game/diplomacy-types.ts';
export { meantFor } from './game/draft.ts';
export type { DiplomacyEvent, DraftEvent, PublicEvent, ResolvedOrder } from './game/event.ts';
export { type JudgedDraft, type JudgedLine, judgeDraft } from './game/judged-draft.ts';
export { type DiplomacyOptions, policyOf } from './game/options.ts';
export type { DraftLine } from './game/order-schema.ts';
export { rulingsOnPhase } from './game/phase-rulings.ts';
export { givenIn } from './game/resolution.ts';
export { type ClosedChoice, closedAhead } from './game/retreat-ahead.ts';
export type { DiplomacyState, Vote } from './game/state.ts';
export type { DiplomacyView } from './game/view.ts';
export { HINT_KINDS, type Hint, type HintKind } from './lint/hint.ts';
export { lintOrders } from './lint/lint-orders.ts';
export { type Board, compileBoard, provinceId } from './map/board.ts';
export type { LocationId, MapData, Names, PowerId, ProvinceId } from './map/map-data.ts';
export { idsNamed, indexNames, type NameIndex, nearestNames } from './map/names.ts';
export type { SheetPhase, SheetSection } from './notation/heading.ts';
export { type ParsedOrder, parseOrder } from './notation/parse-order.ts';
export { parseSheet, type SheetOptions } from './notation/parse-sheet.ts';
export { type NotationStyle, printLocation, printOrder, printUnit } from './notation/print-order.ts';
export {
  EXPECTATIONS,
  type Expectation,
  MAX_SHEET_BYTES,
  PROBLEM_CODES,
  type Problem,
  type ProblemCode,
  type SheetPlace,
} from './notation/problem.ts';
export type {
  Sheet,
  SheetCentre,
  SheetDislodged,
  SheetHeading,
  SheetOrder,
  SheetText,
  SheetUnit,
} from './notation/sheet.ts';
export type { GivenOrder, MovementOrder, Order, OrderKind, RetreatChoice, UnitName, UnitType } from './orders/order.ts';
export { type OrderSet, orderSetsOf, standingOrders, unorderedOrders } from './orders/order-sets.ts';
export type { DislodgedUnit, PhaseKind, PhaseName, Position, Season, Unit } from './orders/position.ts';
export { VERDICTS, type Verdict } from './orders/verdict.ts';
export { createSeason, type Season as SeasonOfPlay } from './phases/season.ts';
export { DEFAULT_EDITION, EDITIONS, type EditionId } from './policy/editions.ts';
export type { Policy } from './policy/policy.ts';
export {
  createReferee,
  type OrderResult,
  type PhaseNote,
  type PhaseOutcome,
  type PhaseResult,
  type Referee,
} from './referee/referee.ts';
export { remediesFor } from './remedies/remedies-for.ts';
export type { Change, ChangedUnit, Remedies, Remedy } from './remedies/remedy.ts';
export { isRuleCode, RULE_CODES, RULES, type RuleCode } from './rules/registry.ts';
export { type Rule, SECTIONS, type Section, type Source, sourceText } from './rules/rule.ts';
export { diplomacyScenarios, verdictsOf } from './scenario/adapter.ts';
export { canBeginScenario, draftOf, type ScenarioSketch } from './scenario/draft.ts';
export { recordingOf } from './scenario/recording.ts';
export {
  exchangeFormatText,
  exchangeProblemText,
  exchangeRemarkText,
  hintText,
  hintTitle,
  noteText,
  orderResultText,
  outcomeText,
  phaseText,
  policyText,
  policyTitle,
  problemCause,
  problemText,
  type RulingLine,
  remedyLines,
  renderRulingTree,
  restText,
  ruleSentence,
  rulingLines,
  rulingText,
  sectionTitle,
  unitText,
  type VerdictCode,
  verdictPhrase,
  verdictWord,
  WORDS_TO_AVOID,
} from './text/index.ts';
