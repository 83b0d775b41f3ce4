/** The one front door of The Plamer. */

export { ownedCopy } from './apply/draft-for.ts';
export { battleLine, fightLine } from './batch/answer-line.ts';
export type { BattleAnswer } from './batch/battle-answer.ts';
export { BATTLE_FAULT_CODES, type BattleFault } from './batch/battle-fault.ts';
export { type BattleLine, type BattlePiece, type BattleReading, readBattle } from './batch/battle-line.ts';
export {
  areAdjacent,
  CELLS,
  type Cell,
  COLUMN_HEIGHTS,
  cellAt,
  cellName,
  DISTANCES,
  NEIGHBOURS,
} from './board/cell.ts';
export {
  battleCells,
  classFor,
  hasMobile,
  hasSettled,
  isBattle,
  isPresent,
  isStandoff,
  occupierOf,
  type Stand,
  securedTerritories,
  securerOf,
  standIn,
  standsOf,
  TERRITORY_CLASSES,
  type TerritoryClass,
  type TerritorySummary,
  territorySummary,
} from './board/presence.ts';
export { HOMES, TERRITORIES, TERRITORY_VALUE } from './board/territories.ts';
export {
  CARD_IDS,
  type CardId,
  type CardSource,
  FACTIONS,
  type Faction,
  type KnownCardId,
  PIECE_IDS,
  type PieceCardId,
  PLAYABLE,
  type PlayableFaction,
  SPECIAL_IDS,
  type SpecialCardId,
  TIERS,
  type Tier,
  type Timing,
} from './cards/card.ts';
export { figureIn } from './cards/figure.ts';
export { CARDS, cardOf, isCard, PIECE_CARDS, pieceCardOf, SPECIAL_CARDS } from './cards/index.ts';
export {
  type Card,
  type Figure,
  PIECE_POWER_IDS,
  type PieceCard,
  type PiecePowerId,
  type Power,
  type SpecialCard,
  type Start,
} from './cards/power.ts';
export type { Aim, Amount, Condition, Cost, Whom } from './cards/query.ts';
export type { Verb } from './cards/verb.ts';
export { type Ask, askedSide } from './choices/asked.ts';
export { commandsOf } from './choices/commands.ts';
export { plamer } from './game.ts';
export { HOUSE, HOUSE_FIGURES, type House, type HouseFigure, type HouseKey } from './house.ts';
export { EXPECTATIONS, type Expectation } from './notation/expectation.ts';
export { type Hand, printCommand } from './notation/print-command.ts';
export { readTypedCommand } from './notation/read-command.ts';
export { type OwnPiece, type Standing, standingOf, standingSeen } from './notation/standing.ts';
export { atkOf, costOf, isStructure, limitOf, lvOf, maxHpOf } from './pieces/figures.ts';
export type { PlamerTypes } from './plamer-types.ts';
export { playCommand } from './play/decide.ts';
export { DEFAULT_OPTIONS, type PlamerOptions } from './read/options.ts';
export type { StartPiece, StartPlayer, StartPosition } from './read/start.ts';
export { isRuleCode, type PlamerRule, RULE_CODES, RULES } from './rules/registry.ts';
export { type Rule, SECTIONS, type Section, type Source, sourceText } from './rules/rule.ts';
export type { PieceRef, Term, Verdicts } from './rulings/verdicts.ts';
export { plamerScenarios } from './scenario/adapter.ts';
export type { PlamerCommand, Target } from './state/command.ts';
export type { DorReason, Entry, PlamerEvent } from './state/event.ts';
export { type Declared, type Frame, TURNS, type Turn, type UsedCard } from './state/flow.ts';
export type { Piece, Stance } from './state/piece.ts';
export { FIELD_SLOTS, type FieldCard, type Player, type Tally } from './state/player.ts';
export { SEATS, sideOf } from './state/seats.ts';
export { otherSide, SIDES, type Side } from './state/side.ts';
export type { PlamerState } from './state/state.ts';
export * from './text/index.ts';
export { CELL_LIMIT, leftOfKind, roomIn, usedOfKind } from './turns/limits.ts';
export { deckOf, openingOf } from './turns/setup/deck.ts';
export type { SeenCoin, SeenEvent } from './views/seen-event.ts';
export type { PlamerView, SeenPiece, SeenPlayer } from './views/view.ts';
