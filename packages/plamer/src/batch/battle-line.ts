import { type Cell, cellAt } from '../board/cell.ts';
import type { CardId } from '../cards/card.ts';
import { cardOf, isCard } from '../cards/index.ts';
import { MAX_ATK, MAX_HP, MAX_LV } from '../packed/word.ts';
import type { Stance } from '../state/piece.ts';
import { CELL_LIMIT } from '../turns/limits.ts';
import type { BattleFault } from './battle-fault.ts';

/** A piece of a battle; figures that the line does not give are the card's. */
export interface BattlePiece {
  readonly card: CardId;
  readonly state: Stance;
  readonly lv?: number;
  readonly hp?: number;
  readonly atk?: number;
}

/** One battle of `panjeong battle`. */
export interface BattleLine {
  /** As it was given; null when there is none. */
  readonly id: string | number | null;
  readonly cell: Cell;
  readonly dor: readonly [attacker: number, defender: number];
  /** In the order of arrival. */
  readonly attacker: readonly BattlePiece[];
  readonly defender: readonly BattlePiece[];
  /** False: stages 4 to 7 alone, no power of a card acts. */
  readonly powers: boolean;
  /** Decides what chance decides. */
  readonly seed: number;
  /** False leaves the rulings out, which is faster. */
  readonly rulings: boolean;
}

export type BattleReading =
  | { readonly kind: 'read'; readonly battle: BattleLine }
  | { readonly kind: 'fault'; readonly id: string | number | null; readonly fault: BattleFault };

const MAX_DOR = 9_999;
const MAX_SEED = 2 ** 32 - 1;
const DEFAULT_CELL = cellAt(2, 4) ?? 0;

class Misread extends Error {
  readonly fault: BattleFault;
  constructor(at: string, code: BattleFault['code'], read: unknown, expected: string) {
    super(code);
    this.fault = { at, code, read: JSON.stringify(read) ?? 'nothing', expected };
  }
}

/** Reads one line: JSON text. Unknown keys are ignored. Never throws for what is written in it. */
export function readBattle(text: string): BattleReading {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'fault', id: null, fault: { at: '', code: 'not-json', read: text.slice(0, 80), expected: 'JSON' } };
  }
  let id: string | number | null = null;
  try {
    const line = objectAt('', json);
    if (line['id'] !== undefined && line['id'] !== null) {
      if (typeof line['id'] !== 'string' && typeof line['id'] !== 'number')
        throw new Misread('id', 'wrong-shape', line['id'], 'text');
      id = line['id'];
    }
    return { kind: 'read', battle: battleOf(id, line) };
  } catch (error) {
    if (error instanceof Misread) return { kind: 'fault', id, fault: error.fault };
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function battleOf(id: BattleLine['id'], line: Fields): BattleLine {
  const dor = line['dor'] === undefined ? {} : objectAt('dor', line['dor']);
  return {
    id,
    cell: line['cell'] === undefined ? DEFAULT_CELL : cellOf(line['cell']),
    dor: [
      wholeAt('dor.attacker', dor['attacker'] ?? 0, 0, MAX_DOR),
      wholeAt('dor.defender', dor['defender'] ?? 0, 0, MAX_DOR),
    ],
    attacker: piecesOf('attacker', line['attacker']),
    defender: piecesOf('defender', line['defender']),
    powers: flagAt('powers', line['powers'] ?? true),
    seed: wholeAt('seed', line['seed'] ?? 1, 0, MAX_SEED),
    rulings: flagAt('rulings', line['rulings'] ?? true),
  };
}

function cellOf(value: unknown): Cell {
  if (!Array.isArray(value) || value.length !== 2) throw new Misread('cell', 'wrong-shape', value, '[column, row]');
  const cell = cellAt(Number(value[0]), Number(value[1]));
  if (cell === null) throw new Misread('cell', 'no-such-cell', value, '[column, row]');
  return cell;
}

function piecesOf(at: string, value: unknown): readonly BattlePiece[] {
  if (!Array.isArray(value)) throw new Misread(at, 'wrong-shape', value, 'list');
  if (value.length > CELL_LIMIT) throw new Misread(at, 'too-many-pieces', value.length, `0..${CELL_LIMIT}`);
  return value.map((each: unknown, index) => pieceOf(`${at}[${index}]`, objectAt(`${at}[${index}]`, each)));
}

function pieceOf(at: string, fields: Fields): BattlePiece {
  const card = fields['card'];
  if (typeof card !== 'string') throw new Misread(`${at}.card`, 'wrong-shape', card, 'text');
  if (!isCard(card)) throw new Misread(`${at}.card`, 'no-such-card', card, 'card');
  if (cardOf(card).kind !== 'piece') throw new Misread(`${at}.card`, 'no-piece-card', card, 'card');
  const state = fields['state'] ?? 'mobile';
  if (state !== 'mobile' && state !== 'settled')
    throw new Misread(`${at}.state`, 'wrong-shape', state, 'mobile | settled');
  const figure = (name: 'lv' | 'hp' | 'atk', least: number, most: number) =>
    fields[name] === undefined ? {} : { [name]: wholeAt(`${at}.${name}`, fields[name], least, most) };
  return { card, state, ...figure('lv', 0, MAX_LV), ...figure('hp', 1, MAX_HP), ...figure('atk', 0, MAX_ATK) };
}

function objectAt(at: string, value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Misread(at, 'wrong-shape', value, 'object');
  return value as Fields;
}

function wholeAt(at: string, value: unknown, least: number, most: number): number {
  if (typeof value !== 'number') throw new Misread(at, 'wrong-shape', value, 'number');
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Misread(at, 'out-of-bounds', value, `${least}..${most}`);
  return value;
}

function flagAt(at: string, value: unknown): boolean {
  if (typeof value !== 'boolean') throw new Misread(at, 'wrong-shape', value, 'true | false');
  return value;
}
