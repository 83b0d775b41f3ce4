import type { Catalogue } from '@panjeong/kernel';
import { capital, list, rival as standing, force as strength, were } from './english.ts';
import type { TextMessages } from './messages.ts';

export const rulings: Catalogue<TextMessages['rulings']> = {
  'move.free': ({ to }) => `Nothing stopped it from entering ${to}.`,
  'move.vacated': ({ leaver }) => `${capital(leaver)} left, so this unit entered.`,
  'move.repelled': ({ to, losers }) =>
    `${capital(list(losers))} ${were(losers)} dislodged and had no effect, so this unit entered ${to}.`,
  'move.unreached': ({ to, rivals }) =>
    `The convoy of ${list(rivals)} failed, so nothing stopped this unit from entering ${to}.`,
  'move.stronger': ({ to, force, rival }) =>
    `${capital(strength(force))} beat ${standing(rival)}, so it entered ${to}.`,
  'move.takes': ({ force, rival }) => `${capital(strength(force))} beat ${standing(rival)}, so it entered.`,
  'move.strongest': ({ to, force, rivals, against }) =>
    `${capital(strength(force))} beat all that stood against it (${list(rivals)}; strength ${against} at most), so it entered ${to}.`,
  'move.rotates': ({ to }) => `It moved on with the others of its circle and entered ${to}.`,
  'move.swaps': ({ to, other }) =>
    other === null
      ? `It swapped places with the unit in ${to}.`
      : `One of the two was convoyed, so it swapped places with ${other}.`,
  'move.standoff': ({ force, rival }) =>
    `${capital(strength(force))} did not beat ${standing(rival)}, which was going to the same province: a standoff.`,
  'move.weaker': ({ force, rival }) =>
    `${capital(strength(force))} did not beat ${standing(rival)}, which was going to the same province.`,
  'move.held': ({ force, rival }) => `${capital(strength(force))} did not beat ${standing(rival)}.`,
  'move.head-on': ({ force, rival }) =>
    `${capital(strength(force))} did not beat ${standing(rival)}, which was coming the other way.`,
  'move.own-unit': ({ unit }) => `A power cannot dislodge its own unit, and ${unit} did not leave.`,
  'move.own-support': ({ force, rival }) =>
    `Support by the attacked power (from ${list(force.uncounted)}) does not count, so ${strength({ ...force, uncounted: [] })} did not beat ${standing(rival)}.`,
  'move.stuck': ({ unit }) => `${capital(unit)} tried to leave and failed, so this move bounced too.`,
  'move.failed-together': 'Judged together with orders that hang on each other, it bounced.',
  'move.no-route': ({ to }) => `Nobody convoyed it, so it did not go to ${to}.`,
  'move.route-broken': ({ to }) => `Its convoy route was broken, so it did not go to ${to}.`,
  'move.paradox': ({ to }) => `It lost its convoy route to a convoy paradox, so it did not go to ${to}.`,
  'support.stands': 'The support was not cut, so it counted.',
  'support.withstands': ({ attackers }) => `The attack by ${list(attackers)} did not cut the support, so it counted.`,
  'support.spared': ({ attackers }) =>
    `${capital(list(attackers))} attacked from where the support was going, which cuts no support.`,
  'support.unreached': ({ attackers }) =>
    `The convoy of ${list(attackers)} failed, so the attack did not cut the support.`,
  'support.own': ({ attackers }) => `The attack by ${list(attackers)}, of the same power, did not cut the support.`,
  'support.paradox-rule': ({ attackers }) =>
    `By this edition’s rule for convoy paradoxes, the convoyed attack by ${list(attackers)} did not cut the support.`,
  'way.unrouted': 'No convoy route was ordered, so it went over land.',
  'way.own-fleet': ({ fleets }) =>
    `${capital(list(fleets))}, of its own power, offered a convoy, so it went by sea, not over land.`,
  'way.via': 'It was ordered via convoy, so it went by sea, not over land.',
  'way.convoyed': 'It was taken to want the convoy, so it went by sea.',
  'way.walks': 'It was not taken to want the convoy, so it went over land.',
  'support.cut': ({ attackers }) => `The attack by ${list(attackers)} cut the support.`,
  'support.dislodged': ({ attackers }) => `It was dislodged by ${list(attackers)}, which cut the support.`,
  'convoy.stands': 'The fleet was not dislodged, so the convoy stood.',
  'convoy.paradox': 'It was part of a convoy paradox, so it counted as not convoying.',
  'route.stands': ({ fleets }) =>
    fleets.length === 0
      ? 'The convoy route held.'
      : `${capital(list(fleets))} ${were(fleets)} not dislodged, so the convoy route held.`,
  'route.unordered': ({ fleets }) =>
    `${capital(list(fleets))} could have convoyed and ${were(fleets)} not ordered to, so no route was complete.`,
  'route.broken': ({ attackers }) =>
    `${capital(list(attackers))} dislodged a fleet that was convoying, so the route was broken.`,
  'route.paradox': 'A convoying fleet was part of a paradox, so it counted as not convoying.',
  'hold.holds': 'It stayed where it was.',
  'hold.unordered': 'It had no order, so it stayed where it was.',
  'hold.repeated': 'It was given different orders, so it stayed where it was.',
  'hold.disorder': 'Its power was in civil disorder, so it stayed where it was.',
  'order.army-at-sea': ({ to }) => `${capital(to)} is a sea, and an army cannot enter one.`,
  'order.fleet-inland': ({ to }) => `${capital(to)} is inland, and a fleet cannot go there.`,
  'order.fleet-too-far': ({ to }) => `This fleet cannot reach ${to} in one step.`,
  'order.army-too-far': ({ to }) => `${capital(to)} is not adjacent, and the fleets at sea do not lead there.`,
  'order.no-fleet-for-via': ({ to }) => `No fleet at sea could convoy it to ${to}.`,
  'order.own-province': 'A unit cannot move to the province it is in.',
  'order.coast-unnamed': ({ to }) => `The order does not say to which coast of ${to}.`,
  'order.coast-unreachable': ({ to }) => `This fleet cannot reach ${to}.`,
  'order.out-of-reach': ({ to }) => `It cannot support into ${to}, where it could not itself go.`,
  'order.supports-itself': 'A unit cannot support itself.',
  'order.supports-own-province': 'A unit cannot support a move into the province it is in.',
  'order.helps-impossible': 'The move it would help is impossible, or there is no such unit.',
  'order.needs-supporter': 'The army cannot go there unless the supporting fleet itself convoys it.',
  'order.no-convoy': 'Only a fleet at sea can convoy, and only an army from one coast to another.',
  'order.needless-convoy': 'No convoy route needs this fleet.',
  'order.garbled': 'A coast, the type of a unit or a power in the order is wrong or missing.',
  'order.absent': 'This power has no unit there.',
  'order.repeated': 'The unit was given different orders, and this one did not count.',
  'order.wrong-phase': 'Such an order cannot be given in this phase.',
  'order.disorder': 'Its power was in civil disorder, so the order did not count.',
  'order.void-hold': ({ unit }) => `${capital(unit)} was ordered to move, so there was no hold to support.`,
  'order.void-move': ({ unit }) => `${capital(unit)} was not given that order, so there was nothing to match.`,
  'order.void': 'No order matched it.',
  'order.void-coast': 'The coast in the support was not the coast in the move.',
  'order.void-coast-missing': 'The support did not name the coast.',
  'order.void-disorder': 'A unit of a power in civil disorder cannot be supported to hold.',
  'order.dislodged': ({ attackers }) => `It was dislodged by ${list(attackers)}.`,
  'retreat.goes': ({ to }) => `It retreated to ${to}.`,
  'retreat.disbands': 'It was disbanded instead of retreating.',
  'retreat.unordered': 'It had no retreat order, so it was disbanded.',
  'retreat.disorder': 'Its power was in civil disorder, so it was disbanded.',
  'retreat.meets': ({ others }) => `It retreated to the same province as ${list(others)}, so all were disbanded.`,
  'retreat.to-origin': ({ to }) => `The unit that dislodged it came from ${to}.`,
  'retreat.to-standoff': ({ to }) => `There was a standoff in ${to}.`,
  'retreat.too-far': ({ to }) => `It cannot reach ${to} in one step without a convoy.`,
  'retreat.not-dislodged': 'It was not dislodged, so it has nowhere to retreat from.',
  'build.made': 'It was built in an empty home centre that its power owns.',
  'place.occupied': ({ units }) => `The place is occupied by ${list(units)}.`,
  'build.waived': 'The build was waived.',
  'removal.ordered': 'It was removed as ordered.',
  'removal.farthest': 'It was farther away than the units that stayed, so the rules removed it.',
  'removal.fleet': 'At equal distance the rules remove a fleet before an army.',
  'removal.name': 'Of units alike in distance and type its province came first by its English name.',
  'knot.rotates': 'Three or more units may rotate, so all of them moved.',
  'knot.swaps': 'Two units may swap with a convoy, so both of them moved.',
  'knot.paradox':
    'These orders hang on each other, and no outcome fits them or two do, so the convoying fleets among them counted as not convoying.',
  'knot.settled': 'These orders hang on each other and were judged together.',
};
