import type { Locale } from '@panjeong/kernel';
import { type BattleAnswer, type BattleFault, type BattleLine, fightLine, readBattle } from '@panjeong/plamer';
import { plainText } from '../../text/plain-text.ts';
import { wordsIn } from '../../text/words.ts';

export interface FoughtBattle {
  readonly line: BattleLine;
  readonly answer: BattleAnswer;
}

export type AnsweredBattle =
  | { readonly kind: 'read'; readonly json: string; readonly battle: FoughtBattle }
  /** `at` is a path in the JSON; empty for the whole. */
  | { readonly kind: 'unread'; readonly id: string | number | null; readonly at: string; readonly message: string };

/** Fights a battle that is written as JSON, or says where it does not read. */
export function answerBattle(text: string, locale: Locale): AnsweredBattle {
  const reading = readBattle(text);
  if (reading.kind === 'fault') {
    const { id, fault } = reading;
    return { kind: 'unread', id, at: fault.at, message: faultText(fault, locale) };
  }
  const answer = fightLine(reading.battle);
  return { kind: 'read', json: JSON.stringify(answer), battle: { line: reading.battle, answer } };
}

function faultText({ code, read, expected }: BattleFault, locale: Locale): string {
  const words = wordsIn(locale);
  const found = plainText(read).slice(0, 80);
  switch (code) {
    case 'not-json':
      return words('line-not-json', { read: found });
    case 'wrong-shape':
      return words('battle-wrong-shape', { found, expected });
    case 'out-of-bounds':
      return words('battle-out-of-bounds', { found, expected });
    case 'no-such-cell':
      return words('battle-no-cell', { found });
    case 'no-such-card':
      return words('battle-no-card', { found });
    case 'no-piece-card':
      return words('battle-no-piece', { found });
    case 'too-many-pieces':
      return words('battle-too-many', { count: Number(found) });
  }
}
