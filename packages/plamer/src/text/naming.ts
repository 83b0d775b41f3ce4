import type { Locale } from '@panjeong/kernel';
import type { TerritoryClass } from '../board/presence.ts';
import type { CardFigure, CardId, Faction, KnownCardId, Tier, Timing } from '../cards/card.ts';
import type { PiecePowerId } from '../cards/power.ts';
import type { Section } from '../rules/rule.ts';
import type { Turn } from '../state/flow.ts';
import type { Stance } from '../state/piece.ts';
import { names as en } from './en-names.ts';
import { names as ko } from './ko-names.ts';
import type { NameTexts, StageCode, TermCode } from './messages.ts';

export const NAMES: Readonly<Record<Locale, NameTexts>> = { ko, en };

/** @param card its slug; one that is no card of this game is called by it */
export const nameOfCard = (card: CardId, lang: Locale): string =>
  Object.hasOwn(NAMES[lang].cards, card) ? NAMES[lang].cards[card as KnownCardId] : card;
export const nameOfFaction = (faction: Faction, lang: Locale): string => NAMES[lang].factions[faction];
export const nameOfTurn = (turn: Turn, lang: Locale): string => NAMES[lang].turns[turn];
export const nameOfStage = (stage: StageCode, lang: Locale): string => NAMES[lang].stages[stage];
export const nameOfTier = (tier: Tier, lang: Locale): string => NAMES[lang].tiers[tier];
export const nameOfTiming = (timing: Timing, lang: Locale): string => NAMES[lang].timings[timing];
export const nameOfStance = (stance: Stance, lang: Locale): string => NAMES[lang].stances[stance];
export const nameOfFigure = (figure: CardFigure, lang: Locale): string => NAMES[lang].figures[figure];
export const nameOfClass = (of: TerritoryClass, lang: Locale): string => NAMES[lang].classes[of];
export const termOf = (term: TermCode, lang: Locale): string => NAMES[lang].terms[term];

export const sectionTitle = (section: Section, lang: Locale): string => NAMES[lang].sections[section];

/** @param power of a piece, or the slug of a special card */
export const powerName = (power: string, lang: Locale): string =>
  Object.hasOwn(NAMES[lang].powers, power) ? NAMES[lang].powers[power as PiecePowerId] : nameOfCard(power, lang);
