import { type Json, type Ruling, seededChance } from '@panjeong/kernel';
import type { ScenarioAdapter, Why } from '@panjeong/kernel/scenario';
import { plamer } from '../game.ts';
import type { PlamerTypes } from '../plamer-types.ts';
import { pieceSubject } from '../rulings/subject.ts';
import type { PieceRef } from '../rulings/verdicts.ts';
import { type ExpectedStep, expectSchema } from './expect-schema.ts';
import { observe } from './observe.ts';
import { readMoves } from './read-moves.ts';
import { type ScenarioStart, startSchema } from './start-schema.ts';

/** Plays scenario files as matches from a position, one command after the other. */
export const plamerScenarios: ScenarioAdapter<PlamerTypes, ScenarioStart, ExpectedStep> = {
  game: plamer,
  start: startSchema,
  expect: expectSchema,
  options: ({ options }) => options,
  chance: ({ seed }) => seededChance(seed),
  moves: readMoves,
  observe,
  why({ entries, refusals }) {
    const decisions = [...entries.map(({ rulings }) => rulings), ...refusals.map(({ rulings }) => rulings)];
    const reasons = decisions.flatMap((rulings) => {
      const byId = new Map<string, Ruling>(rulings.map((ruling) => [ruling.id, ruling]));
      return rulings.map((ruling) => reasonOf(ruling, byId));
    });
    return [...new Map(reasons.map((why) => [JSON.stringify(why), why])).values()];
  },
};

/** Whoever a ruling names besides its subject, and the subjects of what it rests on. */
function reasonOf({ subject, rule, params, because }: Ruling, byId: ReadonlyMap<string, Ruling>): Why {
  const named = [...Object.values(params).flatMap(piecesIn), ...because.flatMap((id) => byId.get(id)?.subject ?? [])];
  return { subject, rule, culprits: [...new Set(named)].filter((culprit) => culprit !== '' && culprit !== subject) };
}

function piecesIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(piecesIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('side' in value && 'card' in value && 'at' in value) return [pieceSubject(value as unknown as PieceRef)];
  return Object.values(value).flatMap(piecesIn);
}
