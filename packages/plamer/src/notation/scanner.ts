import { LOCALES, type Unparsable } from '@panjeong/kernel';
import { type Cell, cellAt } from '../board/cell.ts';
import { CARD_IDS, type CardId } from '../cards/card.ts';
import { nameOfCard } from '../text/naming.ts';
import type { Expectation } from './expectation.ts';

/** A scanner over one line, left to right. `fault` tells where the reading stopped. */
export class Scanner {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  skip(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  get isAtEnd(): boolean {
    this.skip();
    return this.at >= this.text.length;
  }

  /** Moves past what the pattern finds right here. @param pattern sticky */
  take(pattern: RegExp): RegExpExecArray | null {
    this.skip();
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at += found[0].length;
    return found;
  }

  /** `(2,4)`: null where none is written here; 'dead' for one that does not live. */
  cell(): Cell | 'dead' | null {
    const before = this.at;
    const found = this.take(/\(\s*(\d{1,2})\s*[,，]\s*(\d{1,2})\s*\)/y);
    if (found === null) return null;
    const cell = cellAt(Number(found[1]), Number(found[2]));
    if (cell === null) this.at = before;
    return cell ?? 'dead';
  }

  /** A card by slug or by its name in either language, the longest that fits. */
  card(): CardId | null {
    this.skip();
    for (const { pattern, card } of CARD_PATTERNS) if (this.take(pattern) !== null) return card;
    return null;
  }

  fault(...expected: readonly Expectation[]): Unparsable {
    this.skip();
    const found = /^\S+/.exec(this.text.slice(this.at))?.[0] ?? '';
    return { kind: 'unparsable', at: `1:${this.at + 1}`, found, expected };
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Between the words of a name anything that people put there, or nothing: `별마대`, `star cavalry`, `32대라루나피`. */
const patternOf = (name: string): RegExp =>
  new RegExp(
    `${name
      .split(/[\s-]+/)
      .map(escaped)
      .join('[\\s_-]*')}(?![\\p{L}\\p{N}])`,
    'iuy',
  );

const CARD_PATTERNS: readonly { readonly pattern: RegExp; readonly card: CardId }[] = CARD_IDS.flatMap((card) =>
  [card, ...LOCALES.map((lang) => nameOfCard(card, lang))].map((name) => ({ name, card })),
)
  .sort((one, other) => other.name.length - one.name.length)
  .map(({ name, card }) => ({ pattern: patternOf(name), card }));
