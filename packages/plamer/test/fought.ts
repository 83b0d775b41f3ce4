import { seededChance } from '@panjeong/kernel';
import type { BattlePiece } from '../src/batch/battle-line.ts';
import { oneCell } from '../src/batch/one-cell.ts';
import type { CardId } from '../src/cards/card.ts';
import type { House } from '../src/house.ts';
import { openPlay } from '../src/play/open-play.ts';
import { takingDown } from '../src/rulings/taken-down.ts';
import type { PlamerEvent } from '../src/state/event.ts';
import type { UsedCard } from '../src/state/flow.ts';
import type { PlamerState } from '../src/state/state.ts';
import { fightBattle } from '../src/verbs/battle/fight-battle.ts';
import { cell } from './position.ts';

/** `guardsman`, `joker settled`, `ant lv6 hp2 atk0`: in any order, separated by commas. */
export function fighters(text: string): readonly BattlePiece[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [card = '', ...rest] = each.split(' ');
      const figures = rest.flatMap((word) => {
        const found = /^(lv|hp|atk)(\d+)$/.exec(word);
        return found === null ? [] : [[found[1], Number(found[2])] as const];
      });
      return { card, state: rest.includes('settled') ? 'settled' : 'mobile', ...Object.fromEntries(figures) };
    });
}

export interface Fought {
  readonly state: PlamerState;
  readonly events: readonly PlamerEvent[];
  /** `guardsman > bandit 3-1`, settled ones in brackets: every strike, in order. */
  readonly strikes: readonly string[];
  /** Strikes of stage 3 alone. */
  readonly early: readonly string[];
  /** `rule verdict subject` of every ruling. */
  readonly rulings: readonly string[];
  /** Kinds that are left in the cell, the attacker's and the defender's. */
  readonly left: readonly [readonly CardId[], readonly CardId[]];
  /** Captives of the attacker and of the defender. */
  readonly captives: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
  readonly rotations: number;
}

export interface Fight {
  readonly attacker: string;
  readonly defender: string;
  readonly dor?: readonly [number, number];
  readonly used?: readonly UsedCard[];
  readonly seed?: number;
  readonly house?: Partial<House>;
}

/** Fights a battle on (2,4), the attacker being side 0; nothing has been declared. */
export function fought({ attacker, defender, dor = [0, 0], used = [], seed = 1, house = {} }: Fight): Fought {
  const at = cell('2,4');
  const state = oneCell({
    id: null,
    cell: at,
    dor,
    attacker: fighters(attacker),
    defender: fighters(defender),
    powers: true,
    seed,
    rulings: true,
  });
  state.house = { ...state.house, ...house };
  const record = takingDown();
  const events: PlamerEvent[] = [];
  fightBattle(openPlay(state, seededChance(seed), record, events), at, used, false);
  const struck = record.rulings.filter(({ verdict }) => verdict === 'struck');
  const strikes = (rulings: typeof struck) =>
    rulings.map(({ params }) => {
      const { striker, target, before, after } = params as unknown as Strike;
      const hit = target.stance === 'settled' ? `(${target.card})` : target.card;
      return `${striker.card} > ${hit} ${before}-${after}`;
    });
  const left = (side: 0 | 1) => state.pieces.flatMap(({ owner, card }) => (owner === side ? card : []));
  return {
    state,
    events,
    strikes: strikes(struck.filter(({ params }) => Number(params['stage']) > 3)),
    early: strikes(struck.filter(({ params }) => params['stage'] === 3)),
    rulings: record.rulings.map(({ rule, verdict, subject }) => `${rule} ${verdict} ${subject.replace(' (2,4)', '')}`),
    left: [left(0), left(1)],
    captives: [state.players[0].captives, state.players[1].captives],
    rotations: events.filter(({ kind }) => kind === 'rotation-ended').length,
  };
}

interface Strike {
  readonly striker: { readonly card: string };
  readonly target: { readonly card: string; readonly stance: string };
  readonly before: number;
  readonly after: number;
}
