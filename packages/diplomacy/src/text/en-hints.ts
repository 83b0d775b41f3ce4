import type { Catalogue } from '@panjeong/kernel';
import { capital, list } from './english.ts';
import type { HintMessages, HintTitles } from './hint-messages.ts';

/** Said before a sheet is judged, and asked where it may have been meant. */
export const hints: Catalogue<HintMessages> = {
  'support-unmatched': ({ order, client, does }) =>
    does === null ? `${order}: ${client} has no order.` : `${order}: it does not match “${does}”.`,
  'convoy-unmatched': ({ order, client, does }) =>
    does === null ? `${order}: ${client} has no order.` : `${order}: it does not match “${does}”.`,
  'convoy-missing': ({ order, to }) => `${order}: no fleets are ordered to convoy it all the way to ${to}.`,
  'self-bounce': ({ units, to }) =>
    `${capital(list(units))} go to ${to} with equal strength and stop each other. Is that meant?`,
  'own-unit-stays': ({ order, occupant }) => `${order}: ${occupant}, of the same power, does not leave.`,
  'own-swap': ({ units }) => `${capital(list(units))} cannot swap places without a convoy.`,
  'support-against-own': ({ order, occupant }) =>
    `${order}: this support does not count towards dislodging ${occupant}, of the same power.`,
  'look-alike': ({ order, read, meant }) => `${order}: was ${list(meant, 'or')} meant, not ${read}?`,
  'idle-unit': ({ unit }) => `${capital(unit)} has no order and holds.`,
  'impossible-order': ({ order }) => `${order}: the rules do not allow this order.`,
  'different-orders': ({ unit, orders }) => `${capital(unit)} has different orders: ${orders.join(' / ')}.`,
  'coast-unnamed': ({ order, to, coasts }) =>
    `${order}: it does not say to which coast of ${to}. Was ${list(coasts, 'or')} meant?`,
  'coast-unreachable': ({ order, to, coasts }) =>
    `${order}: the fleet cannot reach ${to}. Was ${list(coasts, 'or')} meant?`,
  'retreat-unordered': ({ unit, retreats }) =>
    `${capital(unit)} has no retreat order and is disbanded. It may retreat to ${list(retreats, 'or')}.`,
  'retreats-meet': ({ units, to }) => `${capital(list(units))} retreat to ${to} together, and all are disbanded.`,
  'builds-unused': ({ power, unused }) => `${power} may build ${unused} more.`,
  'builds-too-many': ({ power, ordered, allowed }) =>
    `${power} may build ${allowed || 'nothing'} and orders ${ordered}.`,
  'removals-too-few': ({ power, missing }) =>
    `${power} has ${missing} more to disband. Without an order the rules choose.`,
  'removals-too-many': ({ power, ordered, due }) =>
    `${power} has ${due || 'nothing'} to disband and orders ${ordered}.`,
};

/** What a hint is about, for a screen that others may see: nothing of the order itself. */
export const hintTitles: Catalogue<HintTitles> = {
  'support-unmatched': 'unmatched support',
  'convoy-unmatched': 'unmatched convoy',
  'convoy-missing': 'move without a convoy',
  'self-bounce': 'bounce with an own unit',
  'own-unit-stays': 'move to an own unit that stays',
  'own-swap': 'swap of own units',
  'support-against-own': 'support against an own unit',
  'look-alike': 'look-alike name',
  'idle-unit': 'unit without an order',
  'impossible-order': 'impossible order',
  'different-orders': 'different orders to one unit',
  'coast-unnamed': 'coast not named',
  'coast-unreachable': 'coast out of reach',
  'retreat-unordered': 'retreat not ordered',
  'retreats-meet': 'retreats to one province',
  'builds-unused': 'builds left over',
  'builds-too-many': 'too many builds',
  'removals-too-few': 'too few removals',
  'removals-too-many': 'too many removals',
};
