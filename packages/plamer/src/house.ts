import type { RuleId } from '@panjeong/kernel';

/** A figure of the house: the pages at hand do not say it, and a game needs it. */
export interface HouseFigure {
  readonly value: number;
  readonly rule: RuleId;
  /** Least and greatest value that a match may be opened with. */
  readonly min: number;
  readonly max: number;
}

const figure = (value: number, rule: RuleId, [min, max]: readonly [number, number] = [0, 99]): HouseFigure => ({
  value,
  rule,
  min,
  max,
});

/**
 * Every figure of the house, in one place: the real value replaces it in one edit. A match keeps those it was opened with in
 * its first event (`state.house`). A card's figure is `<card>.lv|hp|atk|cost`, a power's `<card>.<what it says>`.
 */
export const HOUSE_FIGURES = {
  'vp-target': figure(10, 'PLM-V3', [1, 99]),
  rounds: figure(60, 'PLM-E2', [1, 999]),
  'opening-dor': figure(5, 'PLM-E1'),
  'opening-hand': figure(3, 'PLM-E1', [0, 20]),
  'draw-per-round': figure(1, 'PLM-S3', [0, 9]),

  // --- figures of cards ---------------------------------------------------------------------------------------------
  'gatekeeper.ward': figure(2, 'PLM-K2'),
  'star-cavalry.screen': figure(3, 'PLM-K5', [0, 14]),
  'beacon-keeper.lv': figure(8, 'PLM-K1', [1, 20]),
  'beacon-keeper.hp': figure(10, 'PLM-K1', [1, 99]),
  'beacon-keeper.atk': figure(4, 'PLM-K1', [0, 20]),
  'beacon-keeper.cost': figure(15, 'PLM-K1'),
  'beacon-keeper.beacon': figure(1, 'PLM-K6', [0, 9]),
  'watchtower.lv': figure(3, 'PLM-K1', [1, 20]),
  'watchtower.hp': figure(1, 'PLM-K1', [1, 99]),
  'watchtower.cost': figure(6, 'PLM-K1'),
  'explosives.lv': figure(1, 'PLM-K1', [1, 20]),
  'explosives.cost': figure(4, 'PLM-K1'),
  'explosives.explosion': figure(5, 'PLM-K10', [0, 20]),
  'ant.cost': figure(3, 'PLM-K1'),
  'amplifier.atk': figure(1, 'PLM-K1', [0, 20]),
  'amplifier.cost': figure(6, 'PLM-K1'),
  'amplifier.amplify': figure(1, 'PLM-K13', [0, 20]),
  'planet-digger.cost': figure(7, 'PLM-K1'),
  'planet-digger.dig': figure(3, 'PLM-K14'),
  'colossus.cost': figure(15, 'PLM-K1'),
  'ravager.hp': figure(6, 'PLM-K1', [1, 99]),
  'ravager.cost': figure(10, 'PLM-K1'),
  'wildfire.cost': figure(6, 'PLM-K1'),
  'wildfire.disdain': figure(1, 'PLM-K15', [0, 20]),
  'wildfire.disdain-lv': figure(3, 'PLM-K15', [1, 20]),
  'bandit.cost': figure(8, 'PLM-K1'),
  'joker.hp': figure(4, 'PLM-K1', [1, 99]),
  'joker.atk': figure(2, 'PLM-K1', [0, 20]),
  'joker.cost': figure(9, 'PLM-K1'),
  'larunapi-32.lv': figure(6, 'PLM-K1', [1, 20]),
  'larunapi-32.hp': figure(6, 'PLM-K1', [1, 99]),
  'larunapi-32.atk': figure(3, 'PLM-K1', [0, 20]),
  'larunapi-32.cost': figure(14, 'PLM-K1'),
  'sea-base.lv': figure(3, 'PLM-K1', [1, 20]),
  'sea-base.hp': figure(3, 'PLM-K1', [1, 99]),
  'sea-base.atk': figure(0, 'PLM-K1', [0, 20]),
  'sea-base.cost': figure(8, 'PLM-K1'),
  'eroded-quarry.lv': figure(4, 'PLM-K1', [1, 20]),
  'eroded-quarry.hp': figure(4, 'PLM-K1', [1, 99]),
  'eroded-quarry.atk': figure(1, 'PLM-K1', [0, 20]),
  'eroded-quarry.cost': figure(6, 'PLM-K1'),
  'detonate.atk': figure(3, 'PLM-K22', [0, 20]),
  'hacking.cost': figure(4, 'PLM-K25'),
  'emp.cost': figure(4, 'PLM-K26'),
  'emergency-retreat.cost': figure(2, 'PLM-K27'),
  'return-fire.cost': figure(3, 'PLM-K28'),
  'return-fire.atk': figure(2, 'PLM-K28', [0, 20]),
  'fire-on-own-position.atk': figure(5, 'PLM-K29', [0, 20]),
  'infiltration-build.cost': figure(5, 'PLM-K30'),
  'blood-sweat-tears.cost': figure(2, 'PLM-K31'),
  'turbo-engine.cost': figure(3, 'PLM-K32'),
  'buster-call.cost': figure(5, 'PLM-K33'),
  'buster-call.reach': figure(2, 'PLM-K33', [0, 9]),
} as const satisfies Readonly<Record<string, HouseFigure>>;

export type HouseKey = keyof typeof HOUSE_FIGURES;

/** The figures that a match is played by. */
export type House = Readonly<Record<HouseKey, number>>;

export const HOUSE: House = Object.fromEntries(
  Object.entries(HOUSE_FIGURES).map(([key, { value }]) => [key, value]),
) as Record<HouseKey, number>;
