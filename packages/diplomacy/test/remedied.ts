import { LOCALES } from '@panjeong/kernel';
import { adjudicatorOf } from '../src/game/adjudicator.ts';
import { orderText } from '../src/orders/canonical-text.ts';
import type { Position } from '../src/orders/position.ts';
import { EDITIONS } from '../src/policy/editions.ts';
import type { OrderResult } from '../src/referee/referee.ts';
import { remediesFor } from '../src/remedies/remedies-for.ts';
import type { Remedies } from '../src/remedies/remedy.ts';
import { remedyLines } from '../src/text/index.ts';
import { givenOf, type Imagined, imaginedPosition } from './imagined.ts';
import { names } from './text-positions.ts';

/** A phase in short: units with their orders, `AUSTRIA A TRI - VEN`, or without any; and what else is not as usual. */
export type Phase = readonly string[] | (Partial<Imagined> & { readonly lines: readonly string[] });

export interface Answered {
  readonly remedies: Remedies;
  readonly order: OrderResult;
}

/** What would have worked for one order of a phase, `AUSTRIA A TRI - VEN`, under DATC 3.0 but for the fields given. */
export function answered(phase: Phase, subject: string): Answered {
  const { lines, ...rest } = 'lines' in phase ? phase : { lines: phase };
  const units = rest.units ?? lines.map((line) => line.split(' ').slice(0, 3).join(' '));
  const imagined = { ...rest, units, orders: lines.filter((line) => line.split(' ').length > 3) };
  const position: Position = imaginedPosition(imagined);
  const given = givenOf(imagined);
  const adjudicator = adjudicatorOf({ map: 'standard', policy: { ...EDITIONS['datc-3'], ...rest.policy } });
  const result = adjudicator.referee.process(position, given);
  const order = result.orders.find((one) => `${one.power} ${one.order}` === subject);
  if (order === undefined)
    throw new Error(`no order ${subject} among ${result.orders.map((one) => one.order).join(', ')}`);
  return { remedies: remediesFor(adjudicator, position, given, result, order), order };
}

/** In short: `own · GERMANY A RUH S A MUN - BUR · succeeds DIP-M1`; an order left out as `not FRANCE A PAR - BUR`. */
export function inShort({ remedies }: Answered): readonly string[] | string {
  if (remedies.kind !== 'found') return remedies.kind;
  return remedies.remedies.map(({ changes, inHand, verdict, rule }) => {
    const texts = changes.map((change) =>
      change.kind === 'absent' ? `not ${change.power} ${change.order}` : `${change.power} ${orderText(change.order)}`,
    );
    return `${inHand ? 'own' : 'others'} · ${texts.join(' + ')} · ${verdict} ${rule}`;
  });
}

/** The sentences, Korean first. */
export function inWords({ remedies, order }: Answered): readonly string[] {
  return LOCALES.flatMap((locale) => remedyLines(remedies, order, locale, names));
}
