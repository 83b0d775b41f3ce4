import type { PowerId, ProvinceId } from '../src/map/map-data.ts';
import type { Draft } from './draft.ts';
import * as d from './draft.ts';

/** A knot of orders known to be hard, laid out somewhere on the map; it may come out incomplete where there is no room. */
export type Template = (draft: Draft) => void;

/** Coastal provinces on a sea. */
function shores(draft: Draft, sea: ProvinceId): readonly ProvinceId[] {
  const around = [...(draft.geography.waters.get(sea) ?? [])];
  return draft.chance.shuffled(around.filter((province) => !d.isSea(draft, province)));
}

function seasAround(draft: Draft, province: ProvinceId): readonly ProvinceId[] {
  const around = [...(draft.geography.waters.get(province) ?? [])];
  return draft.chance.shuffled(around.filter((other) => d.isSea(draft, other)));
}

/** An army convoyed into a province over given seas, each with a fleet that may be ordered already. */
function layConvoy(draft: Draft, army: PowerId, from: ProvinceId, seas: readonly ProvinceId[], to: ProvinceId): void {
  const { chance } = draft;
  d.place(draft, army, 'A', from);
  if (draft.units.get(from)?.type !== 'A') return;
  for (const sea of seas) {
    d.place(draft, chance.odds(0.8) ? army : d.anyPower(draft), 'F', sea);
    if (!draft.orders.has(sea)) d.orderConvoy(draft, sea, from, to);
  }
  const walks = draft.geography.walks.get(from)?.has(to) ?? false;
  if (!draft.orders.has(from)) d.orderMove(draft, from, to, walks ? chance.odds(0.7) : chance.odds(0.1));
  // A fleet that supports the army it should carry (DATC 6.D.31).
  if (chance.odds(0.03)) d.orderSupport(draft, chance.pick(seas), from);
}

/** Seas from one shore to another: one sea, or two in a row. */
function crossing(draft: Draft): { from: ProvinceId; seas: readonly ProvinceId[]; to: ProvinceId } {
  const { chance } = draft;
  for (;;) {
    const sea = chance.pick(d.provincesOf(draft, 'sea'));
    const [next] = seasAround(draft, sea);
    const seas = next !== undefined && chance.odds(0.3) ? [sea, next] : [sea];
    const [from] = shores(draft, sea);
    const to = shores(draft, seas.at(-1) ?? sea).find((shore) => shore !== from);
    if (from !== undefined && to !== undefined) return { from, seas, to };
  }
}

/** The unit in a province takes part in the fight for a sea: helps an attack on it, or helps it hold. */
function meddle(draft: Draft, power: PowerId, province: ProvinceId, sea: ProvinceId): void {
  const { chance } = draft;
  d.placeFacing(draft, power, province, sea);
  if (draft.orders.has(province)) return;
  const friend = chance.odds(0.75) ? power : d.otherPower(draft, draft.units.get(sea)?.power);
  if (chance.odds(0.6)) {
    const attacker = d.addAttacker(draft, friend, sea);
    if (attacker !== undefined) d.orderSupport(draft, province, attacker);
    if (chance.odds(0.25)) besiege(draft, sea);
  } else {
    d.orderSupport(draft, province, sea);
    besiege(draft, sea);
  }
}

/** An attack, mostly supported once, on whoever is in a province. */
function besiege(draft: Draft, province: ProvinceId): void {
  const { chance } = draft;
  const victim = draft.units.get(province)?.power ?? d.anyPower(draft);
  const power = chance.odds(0.85) ? d.otherPower(draft, victim) : d.anyPower(draft);
  const attacker = d.addAttacker(draft, power, province);
  if (attacker !== undefined && chance.odds(0.8)) d.addSupporter(draft, power, attacker);
}

/** A convoyed army attacks a unit that takes part in the fight for the convoying fleet's sea (DATC 6.F.14–6.F.20). */
const convoyParadox: Template = (draft) => {
  const { chance } = draft;
  const { from, seas, to } = crossing(draft);
  const army = d.anyPower(draft);
  layConvoy(draft, army, from, seas, to);
  const sea = chance.pick(seas);
  const target = d.otherPower(draft, army, draft.units.get(sea)?.power);
  meddle(draft, chance.odds(0.9) ? target : d.anyPower(draft), to, sea);
  if (chance.odds(0.3)) d.addSupporter(draft, army, from);
  if (chance.odds(0.2)) {
    const detour = seasAround(draft, from).find((sea) => seasAround(draft, to).includes(sea) && !seas.includes(sea));
    if (detour !== undefined) layConvoy(draft, army, from, [detour], to);
  }
  if (chance.odds(0.25)) d.addAttacker(draft, d.anyPower(draft), chance.pick([to, ...seas]));
};

/** Convoys each of which attacks a unit that takes part in the fight for the next one's sea (DATC 6.F.22–6.F.24). */
const linkedParadox: Template = (draft) => {
  const { chance } = draft;
  const used = new Set<ProvinceId>();
  const take = (candidates: readonly ProvinceId[]): ProvinceId | undefined => {
    const found = candidates.find((province) => !used.has(province));
    if (found !== undefined) used.add(found);
    return found;
  };
  const links: { sea: ProvinceId; guarded: ProvinceId; from: ProvinceId; to: ProvinceId }[] = [];
  for (const ring of seaRings(draft, chance.odds(0.7) ? 2 : 3)) {
    used.clear();
    links.length = 0;
    ring.forEach((sea, at) => {
      const guarded = ring[(at + 1) % ring.length] ?? sea;
      const to = take(shores(draft, sea).filter((shore) => draft.geography.waters.get(shore)?.has(guarded)));
      const from = take(shores(draft, sea));
      if (to !== undefined && from !== undefined) links.push({ sea, guarded, from, to });
    });
    if (links.length === ring.length) break;
  }
  const armies = links.map(() => d.anyPower(draft));
  links.forEach(({ sea, from, to }, at) => {
    layConvoy(draft, armies[at] ?? d.anyPower(draft), from, [sea], to);
  });
  links.forEach(({ guarded, to }, at) => {
    const power = d.otherPower(draft, armies[at], draft.units.get(guarded)?.power);
    meddle(draft, chance.odds(0.9) ? power : d.anyPower(draft), to, guarded);
  });
};

/** Some rings of seas, neighbours all or with a shore between them, to try one after the other. */
function seaRings(draft: Draft, length: number): readonly (readonly ProvinceId[])[] {
  const { chance } = draft;
  return Array.from({ length: 12 }, () => {
    const ring = [chance.pick(d.provincesOf(draft, 'sea'))];
    while (ring.length < length) {
      const near = ring.flatMap((sea) => [
        ...seasAround(draft, sea),
        ...shores(draft, sea).flatMap((s) => seasAround(draft, s)),
      ]);
      const free = near.filter((sea) => !ring.includes(sea));
      if (free.length === 0) break;
      ring.push(chance.pick(free));
    }
    return ring;
  });
}

/** Units that follow each other round (DATC 6.C), now and then with a convoy for a link, help, or somebody in the way. */
const rotation: Template = (draft) => {
  const { chance } = draft;
  const walk = [chance.pick(d.provincesOf(draft))];
  const length = 3 + chance.below(3);
  const close = (): boolean => {
    const last = walk.at(-1);
    if (last === undefined) return false;
    for (const next of chance.shuffled(d.neighbours(draft, last))) {
      if (walk.length === length && next === walk[0]) return true;
      if (walk.length === length || walk.includes(next)) continue;
      walk.push(next);
      if (close()) return true;
      walk.pop();
    }
    return false;
  };
  if (!close()) return;
  walk.forEach((from, at) => {
    const to = walk[(at + 1) % walk.length] ?? from;
    const [sea] = seasAround(draft, from).filter((s) => draft.geography.waters.get(s)?.has(to) && !walk.includes(s));
    if (sea !== undefined && !d.isSea(draft, from) && !d.isSea(draft, to) && chance.odds(0.15)) {
      layConvoy(draft, d.anyPower(draft), from, [sea], to);
      if (chance.odds(0.4)) besiege(draft, sea);
    } else {
      d.placeFacing(draft, d.anyPower(draft), from, to);
      d.orderMove(draft, from, to);
    }
  });
  if (chance.odds(0.25)) d.addAttacker(draft, d.anyPower(draft), chance.pick(walk));
  if (chance.odds(0.25)) d.addSupporter(draft, d.anyPower(draft), chance.pick(walk));
  if (chance.odds(0.15)) besiege(draft, chance.pick(walk));
};

/** Two armies change places, one or both by water, with rivals and help at either end (DATC 6.G). */
const convoyedSwap: Template = (draft) => {
  const { chance } = draft;
  const { from, seas, to } = crossing(draft);
  const one = d.anyPower(draft);
  const two = chance.odds(0.8) ? d.otherPower(draft, one) : one;
  layConvoy(draft, one, from, seas, to);
  const back = seasAround(draft, to).find((sea) => seasAround(draft, from).includes(sea) && !seas.includes(sea));
  if (back !== undefined && chance.odds(0.5)) layConvoy(draft, two, to, [back], from);
  d.placeFacing(draft, two, to, from);
  if (!draft.orders.has(to)) d.orderMove(draft, to, from, chance.odds(0.2));
  if (chance.odds(0.5)) d.addAttacker(draft, d.anyPower(draft), chance.pick([from, to]));
  if (chance.odds(0.5)) d.addSupporter(draft, chance.pick([one, two]), from);
  if (chance.odds(0.4)) d.addSupporter(draft, chance.pick([one, two]), to);
  if (chance.odds(0.3)) besiege(draft, chance.pick([from, to, ...seas]));
};

/** Two units against each other over one border, with help of all nations and rivals behind (DATC 6.E). */
const headToHead: Template = (draft) => {
  const { chance } = draft;
  const a = chance.pick(d.provincesOf(draft));
  const b = chance.pick(d.neighbours(draft, a));
  const one = d.anyPower(draft);
  const two = chance.odds(0.85) ? d.otherPower(draft, one) : one;
  if (!d.placeFacing(draft, one, a, b) || !d.placeFacing(draft, two, b, a)) return;
  d.orderMove(draft, a, b);
  d.orderMove(draft, b, a);
  const helpers = 1 + chance.below(4);
  for (let n = 0; n < helpers; n++)
    d.addSupporter(draft, chance.pick([one, one, two, d.anyPower(draft)]), chance.pick([a, a, b]));
  if (chance.odds(0.6)) d.addAttacker(draft, d.anyPower(draft), chance.pick([a, b]));
  if (chance.odds(0.4)) besiege(draft, chance.pick([a, b]));
};

/** One unit, attacked from several sides with help, its own power's included (DATC 6.E.7, 6.E.12). */
const garrison: Template = (draft) => {
  const { chance } = draft;
  const province = chance.pick(d.provincesOf(draft));
  const owner = d.anyPower(draft);
  const next = chance.pick(d.neighbours(draft, province));
  d.placeFacing(draft, owner, province, next);
  if (chance.odds(0.4)) d.orderMove(draft, province, next);
  const sides = 1 + chance.below(3);
  for (let n = 0; n < sides; n++) {
    const power = chance.odds(0.85) ? d.otherPower(draft, owner) : owner;
    const attacker = d.addAttacker(draft, power, province);
    const helpers = chance.below(3);
    if (attacker === undefined) continue;
    for (let h = 0; h < helpers; h++) d.addSupporter(draft, chance.odds(0.3) ? owner : power, attacker);
  }
  if (chance.odds(0.3)) d.addSupporter(draft, d.anyPower(draft), province);
};

/** Supports of an attack, attacked in their turn from where they help to attack (DATC 6.D.15–6.D.19). */
const cutting: Template = (draft) => {
  const { chance } = draft;
  const province = chance.pick(d.provincesOf(draft));
  const owner = d.anyPower(draft);
  const power = d.otherPower(draft, owner);
  const attacker = d.addAttacker(draft, power, province);
  if (attacker === undefined) return;
  const supporter = d.addSupporter(draft, power, attacker);
  if (supporter === undefined) return;
  d.placeFacing(draft, owner, province, supporter);
  d.orderMove(draft, province, supporter);
  if (chance.odds(0.6)) d.addSupporter(draft, chance.odds(0.8) ? owner : power, province);
  if (chance.odds(0.4)) d.addSupporter(draft, d.anyPower(draft), supporter);
  if (chance.odds(0.4)) d.addAttacker(draft, d.anyPower(draft), chance.pick([province, supporter]));
};

/** A fight for a province of several coasts, with supports that name the right one, the wrong one, or none (DATC 6.B). */
const coasts: Template = (draft) => {
  const { chance } = draft;
  const province = chance.pick(d.provincesOf(draft).filter((id) => d.berths(draft, id).length > 1));
  const ends = d.berths(draft, province);
  const next = chance.shuffled(d.neighbours(draft, province));
  const [owner, power] = [d.anyPower(draft), d.anyPower(draft)];
  if (chance.odds(0.4)) d.place(draft, owner, 'F', chance.pick(ends));
  else if (chance.odds(0.3)) d.place(draft, owner, 'A', province);
  const holder = draft.units.get(province);
  if (holder !== undefined && chance.odds(0.4)) d.orderMove(draft, province, chance.pick(next));
  for (const from of next.slice(0, 1 + chance.below(3))) {
    const berth = d.berthFacing(draft, from, province);
    if (berth === undefined || !d.place(draft, chance.odds(0.6) ? power : d.anyPower(draft), 'F', berth)) continue;
    d.orderMove(draft, from, province);
    const helper = chance.odds(0.7) ? d.addSupporter(draft, power, from) : undefined;
    const order = helper === undefined ? undefined : draft.orders.get(helper);
    if (helper === undefined || order?.kind !== 'support-move' || chance.odds(0.4)) continue;
    const to = chance.pick([province, ...ends]);
    draft.orders.set(helper, { ...order, to });
  }
};

export const TEMPLATES = {
  'convoy-paradox': convoyParadox,
  'linked-paradox': linkedParadox,
  rotation,
  'convoyed-swap': convoyedSwap,
  'head-to-head': headToHead,
  garrison,
  cutting,
  coasts,
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof TEMPLATES;
