import { createHash } from 'node:crypto';
import { canonicalJson } from '@panjeong/kernel';
import type { PlayedMatch } from './matches.ts';

/** Where many matches came out. */
export interface Summary {
  readonly games: number;
  readonly results: Readonly<Record<'a' | 'b' | 'drawn', number>>;
  /** Matches by the rule that ended them. */
  readonly endings: Readonly<Record<string, number>>;
  /** Of every faction: how often it was there, and how often it won; mirrors count once each way. */
  readonly factions: Readonly<Record<string, { readonly played: number; readonly won: number }>>;
  readonly rounds: { readonly least: number; readonly median: number; readonly mean: number; readonly most: number };
  readonly decisions: number;
  /** Of the final states, in order; equal from run to run and from machine to machine. */
  readonly hash: string;
}

/** Counts matches as they come. */
export class Tallying {
  readonly #results = { a: 0, b: 0, drawn: 0 };
  readonly #endings: Record<string, number> = {};
  readonly #factions: Record<string, Summary['factions'][string]> = {};
  readonly #rounds: number[] = [];
  readonly #hash = createHash('sha256');
  #decisions = 0;

  add({ state, outcome, decisions, plan }: PlayedMatch): void {
    const winner = outcome.kind === 'won' ? outcome.seats[0] : undefined;
    this.#results[winner === 'a' ? 'a' : winner === 'b' ? 'b' : 'drawn']++;
    this.#endings[outcome.rule] = (this.#endings[outcome.rule] ?? 0) + 1;
    for (const [side, faction] of plan.factions.entries()) {
      const { played, won } = this.#factions[faction] ?? { played: 0, won: 0 };
      const hasWon = winner === (side === 0 ? 'a' : 'b');
      this.#factions[faction] = { played: played + 1, won: won + (hasWon ? 1 : 0) };
    }
    this.#rounds.push(state.round);
    this.#decisions += decisions;
    this.#hash.update(canonicalJson(state)).update('\n');
  }

  get games(): number {
    return this.#rounds.length;
  }

  get decisions(): number {
    return this.#decisions;
  }

  summary(): Summary {
    const rounds = [...this.#rounds].sort((one, other) => one - other);
    const games = rounds.length;
    const sum = rounds.reduce((total, one) => total + one, 0);
    const at = (share: number): number => rounds[Math.min(games - 1, Math.floor(games * share))] ?? 0;
    return {
      games,
      results: { ...this.#results },
      endings: sorted(this.#endings),
      factions: sorted(this.#factions),
      rounds: {
        least: at(0),
        median: at(0.5),
        mean: games === 0 ? 0 : Math.round((10 * sum) / games) / 10,
        most: at(1),
      },
      decisions: this.#decisions,
      hash: this.#hash.copy().digest('hex'),
    };
  }
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
