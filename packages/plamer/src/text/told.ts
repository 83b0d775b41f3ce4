import type { Locale, Message, Unparsable } from '@panjeong/kernel';
import { EXPECTATIONS, type Expectation } from '../notation/expectation.ts';
import type { SeenEvent } from '../views/seen-event.ts';
import { TEXTS, tell } from './catalogues.ts';
import type { EventMessages } from './messages.ts';

const isExpectation = (code: string): code is Expectation => EXPECTATIONS.some((one) => one === code);

/** @param code as {@link EXPECTATIONS} lists them; anything else is a literal and stands for itself */
export const expectationText = (code: string, lang: Locale): string =>
  isExpectation(code) ? tell(lang, 'expectations', code, {}) : code;

/** Why a command could not be read: where, what was read there, and what was expected. */
export function problemText({ at, found, expected }: Omit<Unparsable, 'kind'>, lang: Locale): string {
  const column = Number(at.split(':').at(-1)) || 1;
  return tell(lang, 'problems', 'unread', {
    column,
    found,
    expected: expected.map((code) => expectationText(code, lang)),
  });
}

/** A line for an event as an audience got it; null for one that says nothing to a person. */
export function eventText(event: SeenEvent, lang: Locale): string | null {
  if (event.kind === 'flow-set') return null;
  const message: Message<never> = TEXTS[lang].events[event.kind satisfies keyof EventMessages];
  return typeof message === 'function' ? message(event as never) : message;
}
