import { bandit } from './beasts/bandit.ts';
import { joker } from './beasts/joker.ts';
import { liberation } from './beasts/liberation.ts';
import { wildfire } from './beasts/wildfire.ts';
import { amplifier } from './bgm/amplifier.ts';
import { ant } from './bgm/ant.ts';
import { bulkUpAnt } from './bgm/bulk-up-ant.ts';
import { colossus } from './bgm/colossus.ts';
import { detonate } from './bgm/detonate.ts';
import { planetDigger } from './bgm/planet-digger.ts';
import { ravager } from './bgm/ravager.ts';
import { reboot } from './bgm/reboot.ts';
import { telekinesis } from './bgm/telekinesis.ts';
import type { CardId, KnownCardId } from './card.ts';
import { artisan } from './dgm/artisan.ts';
import { beaconKeeper } from './dgm/beacon-keeper.ts';
import { explosives } from './dgm/explosives.ts';
import { gatekeeper } from './dgm/gatekeeper.ts';
import { guardsman } from './dgm/guardsman.ts';
import { starCavalry } from './dgm/star-cavalry.ts';
import { watchtower } from './dgm/watchtower.ts';
import type { Card, PieceCard, SpecialCard } from './power.ts';
import { hacking } from './silverwood/hacking.ts';
import { bloodSweatTears } from './unaligned/blood-sweat-tears.ts';
import { busterCall } from './unaligned/buster-call.ts';
import { emergencyRetreat } from './unaligned/emergency-retreat.ts';
import { emp } from './unaligned/emp.ts';
import { erodedQuarry } from './unaligned/eroded-quarry.ts';
import { fireOnOwnPosition } from './unaligned/fire-on-own-position.ts';
import { infiltrationBuild } from './unaligned/infiltration-build.ts';
import { larunapi32 } from './unaligned/larunapi-32.ts';
import { returnFire } from './unaligned/return-fire.ts';
import { seaBase } from './unaligned/sea-base.ts';
import { turboEngine } from './unaligned/turbo-engine.ts';

/** Every piece card, in the order of the rulebook's table. */
export const PIECE_CARDS: readonly PieceCard[] = Object.freeze([
  gatekeeper,
  artisan,
  guardsman,
  starCavalry,
  beaconKeeper,
  watchtower,
  explosives,
  ant,
  amplifier,
  planetDigger,
  colossus,
  ravager,
  wildfire,
  bandit,
  joker,
  larunapi32,
  seaBase,
  erodedQuarry,
]);

/** Every special card, in the same order. */
export const SPECIAL_CARDS: readonly SpecialCard[] = Object.freeze([
  reboot,
  bulkUpAnt,
  detonate,
  telekinesis,
  liberation,
  hacking,
  emp,
  emergencyRetreat,
  returnFire,
  fireOnOwnPosition,
  infiltrationBuild,
  bloodSweatTears,
  turboEngine,
  busterCall,
]);

export const CARDS: readonly Card[] = Object.freeze([...PIECE_CARDS, ...SPECIAL_CARDS]);

const BY_ID: ReadonlyMap<CardId, Card> = new Map(CARDS.map((card) => [card.id, card]));

/** @throws RangeError when there is no such card: whoever reads from outside asks {@link isCard} first */
export function cardOf(id: CardId): Card {
  const card = BY_ID.get(id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}

/** @throws RangeError when it is not the card of a piece */
export function pieceCardOf(id: CardId): PieceCard {
  const card = cardOf(id);
  if (card.kind !== 'piece') throw new RangeError(`${id} is no piece card`);
  return card;
}

export const isCard = (id: string): id is KnownCardId => BY_ID.has(id);
