import { mapById } from '../../maps/index.ts';
import { createLegalOrders, type LegalOrders } from '../judge/legal-orders.ts';
import { indexNames, type NameIndex } from '../map/names.ts';
import { createSeason, type Season } from '../phases/season.ts';
import type { Policy } from '../policy/policy.ts';
import { createReferee, type Referee } from '../referee/referee.ts';

/** All that judges matches on one map under one policy. */
export interface Adjudicator {
  readonly referee: Referee;
  readonly names: NameIndex;
  /** To judge movement phases once more, for explanations. */
  readonly season: Season;
  /** Null on a map too large for orders of one word. */
  readonly legal: LegalOrders | null;
}

/** Of a match, as far as it says what judges it. */
export interface Judged {
  readonly map: string;
  readonly policy: Policy;
}

const MOST_REMEMBERED = 64;

/**
 * Adjudicators are made once a map and policy: what they answer depends on nothing else, so that it does not matter who
 * else has asked. States are copied, but mostly share their policy: it is looked for by identity first.
 */
const byPolicy = new WeakMap<Policy, Adjudicator>();
const byText = new Map<string, Adjudicator>();

/** @throws Error when no map has this id: options are read before a match is opened */
export function adjudicatorOf({ map, policy }: Judged): Adjudicator {
  const known = byPolicy.get(policy);
  if (known?.referee.board.data.id === map) return known;
  const text = `${map} ${JSON.stringify(Object.entries(policy).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
  const made = byText.get(text) ?? createAdjudicator(map, policy);
  if (byText.size >= MOST_REMEMBERED) byText.clear();
  byText.set(text, made);
  byPolicy.set(policy, made);
  return made;
}

function createAdjudicator(id: string, policy: Policy): Adjudicator {
  const map = mapById(id);
  if (map === undefined) throw new Error(`no map has the id ${id}`);
  const referee = createReferee(map, policy);
  const season = createSeason(referee.board, policy);
  const legal = season.layout.wide ? null : createLegalOrders(referee.board);
  return { referee, names: indexNames(map), season, legal };
}
