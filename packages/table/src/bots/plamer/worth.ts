import { CELLS, DISTANCES, HOMES, otherSide, type Side, TERRITORIES, TERRITORY_VALUE } from '@panjeong/plamer';
import { type Fighter, guessBattle } from './battle-guess.ts';
import type { Coin, Means, Survey } from './survey.ts';

/**
 * How good a position is for a side, in about dor: what the greedy bot makes larger. The figures were found by play
 * (RULES.md, "Balance"); they are a bot's taste, and no rule.
 */
const TASTE = {
  won: 100_000,
  vp: 7,
  secured: 9,
  income: 3,
  coin: 1,
  captive: 0.2,
  dor: 0.8,
  /** Dor above this are worth half: they ought to be spent. */
  purse: 14,
  activeKind: 4,
  cardInHand: 0.8,
  setCard: 1.2,
  emptySlot: 0.4,
  /** A coin next to where it is wanted is worth this share of being there. */
  step: 0.62,
  second: 0.3,
  openHome: 26,
  /** An opposing coin on an own home, when it can still be removed, and when not. */
  invaded: 60,
  lostHome: 900,
  threatened: 0.4,
} as const;

export function worth(survey: Survey, side: Side): number {
  if (survey.winner !== null) return survey.winner === 'both' ? 0 : survey.winner === side ? TASTE.won : -TASTE.won;
  const coins = survey.isBeforeBattle ? afterBattles(survey) : survey.coins;
  const after = { ...survey, coins };
  const other = otherSide(side);
  return holdings(after, side) - holdings(after, other) + prospects(after, side) - 0.7 * prospects(after, other);
}

/** The coins as they may be after this turn's battles. */
function afterBattles({ coins, active }: Survey): readonly Coin[] {
  const cells = new Map<number, Coin[]>();
  for (const coin of coins) {
    const here = cells.get(coin.at);
    if (here === undefined) cells.set(coin.at, [coin]);
    else here.push(coin);
  }
  const left: Coin[] = [];
  for (const here of cells.values()) {
    const isBattle = here.some(({ owner }) => owner !== here[0]?.owner) && here.some(({ isMobile }) => isMobile);
    if (!isBattle) left.push(...here);
    else {
      const fighters = (owner: Side): readonly Fighter[] =>
        here.flatMap((coin, tag) => (coin.owner === owner ? [{ ...coin, tag }] : []));
      const survivors = guessBattle(fighters(active), fighters(otherSide(active)));
      for (const tag of survivors.flat()) {
        const coin = here[tag];
        if (coin !== undefined) left.push(coin);
      }
    }
  }
  return left;
}

/** What a side has: points, places, coins, cards. */
function holdings({ coins, means, target, active, isBeforeBlackout }: Survey, side: Side): number {
  const { vp, dor, hand, kinds, set, emptySlots, captives }: Means = means[side];
  const urgency = 1 + vp / Math.max(1, target);
  let sum = TASTE.vp * vp * urgency;
  for (const cell of TERRITORIES) {
    const share = hold(coins, cell, side, active === side && isBeforeBlackout);
    sum += share * (TASTE.secured * urgency + TASTE.income * (TERRITORY_VALUE[cell] ?? 0));
  }
  for (const { owner, value } of coins) if (owner === side) sum += TASTE.coin * value;
  sum += TASTE.dor * (Math.min(dor, TASTE.purse) + 0.5 * Math.max(0, dor - TASTE.purse));
  sum += TASTE.captive * captives;
  sum += TASTE.activeKind * kinds.reduce((more, cost) => more + cost / 8, 0);
  return sum + TASTE.cardInHand * hand.length + TASTE.setCard * set + TASTE.emptySlot * emptySlots;
}

/** How much of a territory a side holds: 1 secured, nearly as much where its blackout is still to come. */
function hold(coins: readonly Coin[], cell: number, side: Side, canStillSettle: boolean): number {
  let [settled, mobile, theirs] = [0, 0, 0];
  for (const { at, owner, isMobile } of coins) {
    if (at !== cell) continue;
    if (owner !== side) theirs++;
    else if (isMobile) mobile++;
    else settled++;
  }
  if (theirs > 0) return 0;
  if (settled > 0) return 1;
  return mobile === 0 ? 0 : canStillSettle ? 0.96 : 0.25;
}

/** What may become of it: places to walk to, homes in danger, coins that can be hit. */
function prospects(survey: Survey, side: Side): number {
  const { coins, active, isBeforeBattle } = survey;
  const other = otherSide(side);
  const walkers = coins.filter(({ owner, isMobile, isStructure }) => owner === side && isMobile && !isStructure);
  let sum = 0;
  for (const cell of TERRITORIES) {
    if (hold(coins, cell, side, true) > 0.9) continue;
    const isTheirs = hold(coins, cell, other, true) > 0.9;
    const gain = (TASTE.secured + TASTE.income * (TERRITORY_VALUE[cell] ?? 0)) * (isTheirs ? 1.2 : 0.8);
    sum += gain * pull(walkers, cell, strengthAt(coins, cell, other));
  }
  for (const home of HOMES[other]) {
    sum += TASTE.openHome * pull(walkers, home, strengthAt(coins, home, other));
    if (strengthOn(coins, home, side) > 0) sum += TASTE.openHome;
  }
  for (const home of HOMES[side]) {
    const invaders = strengthOn(coins, home, other);
    if (invaders > 0) sum -= active === side && !isBeforeBattle ? TASTE.lostHome : TASTE.invaded;
    if (invaders > 0) sum += TASTE.openHome * pull(walkers, home, 0);
  }
  return sum - dangers(survey, side);
}

/** How near a side's two nearest coins are, the strength that stands there against them taken into account. */
function pull(walkers: readonly Coin[], cell: number, against: number): number {
  let [best, next] = [0, 0];
  for (const coin of walkers) {
    const steps = DISTANCES[coin.at]?.[cell] ?? CELLS.length;
    const might = mightOf(coin);
    const odds = against === 0 ? 1 : Math.min(1, (might / (might + against)) * 1.4);
    const near = TASTE.step ** steps * odds;
    if (near > best) [best, next] = [near, best];
    else if (near > next) next = near;
  }
  return best + TASTE.second * next;
}

/** Coins that stronger ones can walk onto. */
function dangers({ coins }: Survey, side: Side): number {
  const other = otherSide(side);
  const held = new Set(coins.filter(({ owner }) => owner === side).map(({ at }) => at));
  let sum = 0;
  for (const cell of held) {
    const might = coins
      .filter((coin) => coin.owner === other && coin.isMobile && !coin.isStructure && DISTANCES[coin.at]?.[cell] === 1)
      .map(mightOf)
      .sort((one, two) => two - one)
      .slice(0, 3)
      .reduce((total, one) => total + one, 0);
    if (might === 0) continue;
    const own = coins.filter((coin) => coin.owner === side && coin.at === cell);
    const defence = own.reduce((total, coin) => total + (coin.isMobile ? mightOf(coin) : 0), 0);
    if (might <= defence) continue;
    const atStake = own.reduce((total, { value }) => total + value, 0);
    const isTerritory = (TERRITORY_VALUE[cell] ?? -1) >= 0;
    sum += TASTE.threatened * (atStake + (isTerritory ? TASTE.secured : 0)) * (1 - defence / might);
  }
  return sum;
}

/** How much a coin does and bears in a fight. */
const mightOf = ({ atk, hp, isMobile }: Coin): number => (isMobile ? Math.max(0.2, atk) * hp : 0.5);

const strengthAt = (coins: readonly Coin[], cell: number, side: Side): number =>
  coins.reduce((sum, coin) => (coin.owner === side && coin.at === cell ? sum + mightOf(coin) : sum), 0);

const strengthOn = (coins: readonly Coin[], cell: number, side: Side): number =>
  coins.reduce((sum, { owner, at }) => (owner === side && at === cell ? sum + 1 : sum), 0);
