import { CERTAINLY, headToHead, repelled } from '../judge/decide.ts';
import type { Judge } from '../judge/judge.ts';
import { onSomeRoute, routeUses } from '../judge/routes.ts';
import * as scratch from '../judge/scratch.ts';
import { obstacleOf, ruleOf, verdictOf } from '../judge/verdict.ts';
import * as word from '../judge/word.ts';
import { ARMY_STEP } from '../map/board.ts';
import { VERDICTS } from '../orders/verdict.ts';
import type { Fact, FactKind } from './fact.ts';

const { CONVOY, FLEET, IMPOSSIBLE, SUPPORT_HOLD, SUPPORT_MOVE, VIA } = word;
const { aux, client, CONVOYED, count, DISLODGED, goal, home, ILLEGAL, IS_CONVOY, IS_MOVE, IS_SUPPORT } = scratch;
const { kind, knot, LOST, MATCHED, NO_PATH, PATH, power, reason, REASON, rival, rivals } = scratch;
const { STALLED, standing, state, target, TOGETHER, UNMATCHED, WON } = scratch;

/** Why one order came out as it did: the fact that explains it, and all that it cites. */
export interface Explanation {
  readonly top: Fact;
  readonly facts: ReadonlyMap<string, Fact>;
}

type Draft = Partial<Omit<Fact, 'id' | 'kind' | 'unit' | 'rule' | 'verdict'>>;

/** Explains the order of unit `i` in the phase just judged: to be called before the judge judges anything else. */
export function explain(judge: Judge, i: number): Explanation {
  const { board, rules } = judge;
  const all = new Map<string, Fact>();
  // Facts being built: one that would cite itself in a circle leaves that citation out.
  const building = new Set<string>();
  const bits = (i: number): number => state[i] ?? 0;
  const place = (i: number): string => board.locationIds[home[i] ?? 0] ?? '';

  const supportsOf: number[][] = Array.from({ length: count.units }, () => []);
  const carriersOf: number[][] = Array.from({ length: count.units }, () => []);
  for (let i = 0; i < count.units; i++) {
    if ((bits(i) & MATCHED) === 0) continue;
    if (bits(i) & IS_SUPPORT) supportsOf[client[i] ?? 0]?.push(i);
    if (bits(i) & IS_CONVOY) carriersOf[client[i] ?? 0]?.push(i);
  }
  const supporters = (i: number): readonly number[] => supportsOf[i] ?? [];
  const counted = (i: number): number[] => supporters(i).filter((s) => bits(s) & WON);
  const carriers = (i: number): readonly number[] => carriersOf[i] ?? [];
  const movers = (province: number): number[] => {
    const found: number[] = [];
    for (let j = rivals[province] ?? -1; j >= 0; j = rival[j] ?? -1) found.push(j);
    return found.reverse();
  };

  const add = (kind: FactKind, unit: number, rule: string, verdict: string, draft: () => Draft): string => {
    const id = `${kind}:${place(unit)}`;
    if (all.has(id) || building.has(id)) return id;
    building.add(id);
    const { because = [], ...rest } = draft();
    building.delete(id);
    all.set(
      id,
      fact(id, kind, unit, rule, verdict, { ...rest, because: because.filter((cited) => !building.has(cited)) }),
    );
    return id;
  };

  /** Supports worth telling about: those that were cut, or that might have been. */
  const stories = (units: readonly number[]): string[] =>
    units.flatMap((s) => {
      const id = supportFact(s);
      const told = all.get(id);
      return told === undefined || (told.verdict === 'succeeds' && told.because.length === 0) ? [] : [id];
    });

  function moveFact(i: number): string {
    if (bits(i) & NO_PATH) return add('move', i, ruleOfRoute(i), 'no-route', () => withoutRoute(i));
    return add('move', i, ruleOfMove(i), bits(i) & WON ? 'succeeds' : 'bounced', () => {
      if (bits(i) & TOGETHER) return { ...strengths(i), because: [...wayFact(i), knotFact(knot[i] ?? 0)] };
      return bits(i) & WON ? success(i) : failure(i);
    });
  }

  function withoutRoute(i: number): Draft {
    return { others: carriers(i), culprits: routeCulprits(i), because: [...wayFact(i), routeFact(i)] };
  }

  /** Which way an army went that could have walked and was offered a convoy, or ordered one (DIP-C5). */
  function wayFact(i: number): string[] {
    const walks = ((board.steps[(home[i] ?? 0) * board.locationCount + (goal[i] ?? 0)] ?? 0) & ARMY_STEP) !== 0;
    const via = ((kind[i] ?? 0) & VIA) !== 0;
    if (!walks || ((kind[i] ?? 0) & FLEET) !== 0 || (!via && carriers(i).length === 0)) return [];
    const convoyed = (bits(i) & CONVOYED) !== 0;
    const own = carriers(i).filter((f) => power[f] === power[i]);
    return [
      add('way', i, 'DIP-C5', convoyed ? 'convoyed' : 'walks', () => ({
        others: carriers(i),
        culprits: convoyed ? own : [],
      })),
    ];
  }

  /** Rule of the move itself, also when its unit was dislodged besides. */
  function ruleOfMove(i: number): string {
    const own = bits(i);
    state[i] = own & ~DISLODGED;
    const rule = ruleOf(i, rules);
    state[i] = own;
    return rule;
  }

  function strengths(i: number): Draft {
    const helpers = counted(i);
    return { strength: 1 + helpers.length, supporters: helpers, others: swapFleets(i) };
  }

  function success(i: number): Draft {
    const occupant = standing[goal[i] ?? 0] ?? -1;
    const because: string[] = [];
    const opponents: number[] = [];
    because.push(...wayFact(i));
    if (bits(i) & CONVOYED) because.push(routeFact(i));
    because.push(...stories(supporters(i)));
    let against = 0;
    let helpers = counted(i);
    let uncounted: number[] = [];
    if (occupant >= 0) {
      opponents.push(occupant);
      const stays = (goal[occupant] ?? -1) < 0 || headToHead(i, occupant);
      if (stays) {
        because.push(...stories(supporters(occupant)));
        opponents.push(...counted(occupant));
        against = 1 + counted(occupant).length;
      } else {
        because.push(moveFact(occupant));
        against = bits(occupant) & WON ? 0 : 1;
      }
      if (against > 0) {
        uncounted = helpers.filter((s) => power[s] === power[occupant]);
        helpers = helpers.filter((s) => power[s] !== power[occupant]);
      }
    }
    for (const j of movers(goal[i] ?? 0)) {
      if (j === i) continue;
      opponents.push(j);
      if (bits(j) & NO_PATH) {
        because.push(routeFact(j));
        continue;
      }
      if (occupant >= 0 && repelled(j, occupant, rules) === CERTAINLY) continue;
      because.push(...stories(supporters(j)));
      opponents.push(...counted(j));
      against = Math.max(against, 1 + counted(j).length);
    }
    const others = swapFleets(i);
    return { strength: 1 + helpers.length, against, supporters: helpers, uncounted, opponents, others, because };
  }

  /** The fleets that let two units swap (DIP-M6). */
  function swapFleets(i: number): number[] {
    const other = standing[goal[i] ?? 0] ?? -1;
    if (other < 0 || goal[other] !== home[i] || (bits(other) & WON) === 0) return [];
    return [i, other].flatMap(standingCarriers);
  }

  /** Fleets that carried an army: on its routes, and not lost. */
  function standingCarriers(i: number): number[] {
    return carriers(i).filter(
      (f) => (bits(f) & (DISLODGED | STALLED)) === 0 && onSomeRoute(board, i, home[i] ?? 0, goal[i] ?? 0, home[f] ?? 0),
    );
  }

  function failure(i: number): Draft {
    const occupant = standing[goal[i] ?? 0] ?? -1;
    const obstacle = obstacleOf(i, rules);
    const helpers = counted(i);
    const stays = obstacle === occupant && occupant >= 0;
    // Nor do they count while the unit there stays, when it is a rival that stands in the way.
    const remains = occupant >= 0 && (bits(occupant) & WON) === 0 && power[occupant] !== power[i];
    const uncounted = stays || remains ? helpers.filter((s) => power[s] === power[occupant]) : [];
    const failed = stays && (goal[occupant] ?? -1) >= 0 && !headToHead(i, occupant);
    const defenders = failed || obstacle < 0 ? [] : counted(obstacle);
    const opponents = obstacle < 0 ? [] : [obstacle, ...defenders];
    const because = bits(i) & CONVOYED ? [...wayFact(i), routeFact(i)] : wayFact(i);
    because.push(...stories(supporters(i)));
    if (failed) because.push(moveFact(occupant));
    else if (obstacle >= 0) {
      if (!stays && bits(obstacle) & CONVOYED) because.push(routeFact(obstacle));
      because.push(...stories(defenders));
      // A rival that was itself driven back would not count: its opponent must have failed.
      if (!stays && occupant >= 0 && goal[occupant] === home[obstacle]) because.push(moveFact(occupant));
    }
    return {
      strength: 1 + helpers.length - uncounted.length,
      against: opponents.length,
      supporters: helpers.filter((s) => !uncounted.includes(s)),
      uncounted,
      opponents,
      culprits: [...opponents, ...uncounted],
      because,
    };
  }

  function supportFact(s: number): string {
    const cut = (bits(s) & LOST) !== 0;
    return add('support', s, cut ? 'DIP-S2' : 'DIP-S1', cut ? 'cut' : 'succeeds', () => {
      const unit = client[s] ?? 0;
      const named = { others: [unit, ...floaters(unit)] };
      if (bits(s) & TOGETHER) return { ...named, because: [knotFact(knot[s] ?? 0)] };
      const all = movers(home[s] ?? 0);
      const attackers = all.filter((j) => power[j] !== power[s]);
      if (cut) {
        const cutters = attackers.filter((j) => bits(j) & PATH && (!spared(s, j) || bits(j) & WON));
        const because = cutters.flatMap((j) =>
          spared(s, j) ? [moveFact(j)] : bits(j) & CONVOYED ? [routeFact(j)] : [],
        );
        return { ...named, opponents: cutters, culprits: cutters, because };
      }
      const because = attackers.map((j) => (bits(j) & NO_PATH ? routeFact(j) : moveFact(j)));
      // Attacks of its own power never cut (DIP-S5).
      return { ...named, opponents: attackers, uncounted: all.filter((j) => power[j] === power[s]), because };
    });
  }

  /** An attack from the province into which support is given does not cut it (DIP-S3). */
  function spared(s: number, j: number): boolean {
    const into = goal[client[s] ?? 0] ?? -1;
    const target = into >= 0 ? into : (home[client[s] ?? 0] ?? -1);
    return home[j] === target && ((bits(j) & CONVOYED) === 0 || rules.sparesTarget);
  }

  function routeFact(i: number): string {
    if (bits(i) & NO_PATH) {
      return add('route', i, ruleOfRoute(i), 'no-route', () => {
        const stalled = carriers(i).filter((f) => bits(f) & STALLED);
        const because = [
          ...new Set(stalled.map((f) => knotFact(knot[f] ?? 0))),
          ...(reason[i] === REASON.noOrderedRoute ? [] : carriers(i).flatMap((f) => sinkers(f).map(moveFact))),
        ];
        return { others: carriers(i), culprits: routeCulprits(i), because };
      });
    }
    return add('route', i, 'DIP-C1', 'succeeds', () => {
      const standingFleets = standingCarriers(i);
      const because = standingFleets.flatMap((f) =>
        movers(home[f] ?? 0).flatMap((j) => (bits(j) & LOST ? [moveFact(j)] : [])),
      );
      return { others: standingFleets, because };
    });
  }

  function ruleOfRoute(i: number): string {
    if (reason[i] === REASON.noOrderedRoute) return 'DIP-C2';
    return reason[i] === REASON.paradox ? 'DIP-C4' : 'DIP-C3';
  }

  /** Moves that dislodged a fleet. */
  function sinkers(fleet: number): number[] {
    return bits(fleet) & DISLODGED ? movers(home[fleet] ?? 0).filter((j) => bits(j) & WON) : [];
  }

  /** Fleets at sea that make a convoyed move possible: without them the order would be another. */
  function floaters(i: number): number[] {
    if ((bits(i) & CONVOYED) === 0) return [];
    const fleets: number[] = [];
    for (let f = 0; f < count.units; f++) {
      const sea = home[f] ?? 0;
      if ((board.seaNumber[sea] ?? -1) >= 0 && routeUses(board, home[i] ?? 0, goal[i] ?? 0, sea)) fleets.push(f);
    }
    return fleets;
  }

  function routeCulprits(i: number): number[] {
    // Without an ordered route: every fleet that could have been part of one, and was not ordered to.
    if (reason[i] === REASON.noOrderedRoute) return floaters(i).filter((f) => !carriers(i).includes(f));
    return carriers(i).flatMap((f) => [
      ...sinkers(f).flatMap((j) => [j, ...counted(j)]),
      ...(bits(f) & STALLED ? membersOf(knot[f] ?? 0).filter((m) => m !== i) : []),
    ]);
  }

  function membersOf(id: number): number[] {
    const members: number[] = [];
    for (let i = 0; i < count.units; i++) if (knot[i] === id) members.push(i);
    return members;
  }

  function knotFact(id: number): string {
    const key = `knot:${id}`;
    if (all.has(key) || building.has(key)) return key;
    building.add(key);
    const members = membersOf(id);
    const ring = members.every((i) => bits(i) & IS_MOVE);
    const paradox = members.some((i) => bits(i) & STALLED);
    const bystanders = new Set<number>();
    const because = new Set<string>();
    const mention = (i: number): void => {
      bystanders.add(i);
      if (bits(i) & IS_MOVE && knot[i] !== id) because.add(moveFact(i));
      if (bits(i) & CONVOYED && knot[i] !== id) because.add(routeFact(i));
      for (const s of supporters(i)) {
        bystanders.add(s);
        if (knot[s] !== id) because.add(supportFact(s));
      }
    };
    for (const i of members) {
      if (bits(i) & IS_MOVE) {
        if (bits(i) & CONVOYED && ring) because.add(routeFact(i));
        const occupant = standing[goal[i] ?? 0] ?? -1;
        if (occupant >= 0) mention(occupant);
        for (const j of movers(goal[i] ?? 0)) mention(j);
        for (const f of carriers(i)) for (const j of movers(home[f] ?? 0)) mention(j);
      }
      for (const j of movers(home[i] ?? 0)) mention(j);
    }
    for (const i of members) bystanders.delete(i);
    // Two can only have swapped by convoy.
    const rule = ring ? (members.length > 2 ? 'DIP-M5' : 'DIP-M6') : 'DIP-C4';
    const verdict = ring ? 'rotates' : paradox ? 'paradox' : 'settled-together';
    building.delete(key);
    const cited = [...because].filter((told) => !building.has(told));
    all.set(key, fact(key, 'knot', -1, rule, verdict, { others: members, opponents: [...bystanders], because: cited }));
    return key;
  }

  /** The unit that a support or convoy is for, or -1. An order refused as written says so in `target` (`judgedBits`). */
  function subjectOf(i: number): number {
    if (((kind[i] ?? 0) & (SUPPORT_HOLD | SUPPORT_MOVE | CONVOY)) === 0) return -1;
    const place = (kind[i] ?? 0) & IMPOSSIBLE ? (board.provinceOf[target[i] ?? 0] ?? 0) : (aux[i] ?? 0);
    return standing[place] ?? -1;
  }

  /** The other units an impossible or mismatching order's verdict rests on: the client, and fleets that make it possible. */
  function mismatch(i: number): Draft {
    const unit = subjectOf(i);
    if (unit < 0) return {};
    const floats = bits(i) & IS_CONVOY || bits(unit) & CONVOYED || bits(i) & IS_SUPPORT;
    const because = bits(unit) & CONVOYED ? [routeFact(unit)] : [];
    return { culprits: [unit], others: floats ? fleetsAtSea(i) : [], because };
  }

  /** The units without whom the order would not be possible, or would match nothing. */
  function context(i: number): readonly number[] {
    if (bits(i) & IS_MOVE) return floaters(i);
    if ((bits(i) & MATCHED) === 0) return [];
    const unit = client[i] ?? 0;
    return bits(i) & IS_CONVOY ? [unit, ...carriers(unit), ...fleetsAtSea(i)] : [unit, ...floaters(unit)];
  }

  function fleetsAtSea(except: number): number[] {
    const fleets: number[] = [];
    for (let f = 0; f < count.units; f++)
      if ((board.seaNumber[home[f] ?? 0] ?? -1) >= 0 && f !== except) fleets.push(f);
    return fleets;
  }

  function about(): string {
    const verdict = VERDICTS[verdictOf(i)] ?? 'holds';
    const rule = ruleOf(i, rules);
    const own = bits(i);
    if (own & ILLEGAL) return add('order', i, rule, verdict, () => impossible(i));
    if (own & UNMATCHED) return add('order', i, rule, verdict, () => mismatch(i));
    if (own & IS_MOVE && own & NO_PATH) return moveFact(i);
    if (own & DISLODGED) return add('order', i, 'DIP-M11', verdict, () => dislodgement(i));
    if (own & IS_MOVE) return moveFact(i);
    if (own & IS_SUPPORT) return supportFact(i);
    return own & IS_CONVOY ? convoyFact(i, verdict) : add('hold', i, rule, verdict, () => ({}));
  }

  function dislodgement(unit: number): Draft {
    const winners = movers(home[unit] ?? 0).filter((j) => bits(j) & WON);
    const because = winners.map(moveFact);
    if (bits(unit) & IS_MOVE) because.unshift(moveFact(unit));
    return {
      opponents: winners,
      others: context(unit),
      culprits: winners.flatMap((j) => [j, ...counted(j)]),
      because,
    };
  }

  /** An order impossible because of fleets that are there, or are not enough (DIP-L8, L10), names them. */
  function impossible(unit: number): Draft {
    const byFleets = reason[unit] === REASON.neededForConvoy || reason[unit] === REASON.needless;
    const subject = subjectOf(unit);
    return { others: [...(subject >= 0 ? [subject] : []), ...(byFleets ? fleetsAtSea(unit) : [])] };
  }

  function convoyFact(i: number, verdict: string): string {
    return add('convoy', i, ruleOf(i, rules), verdict, () => {
      const id = knot[i] ?? 0;
      if (bits(i) & STALLED) {
        return { others: context(i), culprits: membersOf(id).filter((m) => m !== i), because: [knotFact(id)] };
      }
      const because = movers(home[i] ?? 0).flatMap((j) => (bits(j) & (LOST | NO_PATH) ? [moveFact(j)] : []));
      return { others: context(i), because };
    });
  }

  const id = about();
  const top = all.get(id) ?? fact(id, 'order', i, '', '', {});
  return { top, facts: all };
}

function fact(id: string, kind: FactKind, unit: number, rule: string, verdict: string, draft: Draft): Fact {
  const once = (units: readonly number[] = []): readonly number[] => [...new Set(units)];
  return {
    id,
    kind,
    unit,
    rule,
    verdict,
    strength: draft.strength ?? 0,
    against: draft.against ?? 0,
    supporters: once(draft.supporters),
    uncounted: once(draft.uncounted),
    opponents: once(draft.opponents),
    others: once(draft.others),
    culprits: once(draft.culprits),
    because: [...new Set(draft.because ?? [])],
  };
}

/** Every unit an explanation names, itself included. */
export function unitsNamed({ facts, top }: Explanation): ReadonlySet<number> {
  const named = new Set<number>();
  const visited = new Set<string>();
  const visit = (told: Fact): void => {
    if (visited.has(told.id)) return;
    visited.add(told.id);
    if (told.unit >= 0) named.add(told.unit);
    for (const list of [told.supporters, told.uncounted, told.opponents, told.others, told.culprits]) {
      for (const unit of list) named.add(unit);
    }
    for (const id of told.because) {
      const next = facts.get(id);
      if (next !== undefined) visit(next);
    }
  };
  visit(top);
  return named;
}
