import type { Catalogue } from '@panjeong/kernel';
import type { TextMessages } from './messages.ts';

export const rules: Catalogue<TextMessages['rules']> = {
  'DIP-O1': 'A unit without an order holds.',
  'DIP-O2': 'An impossible order is as if not given: its unit holds and may be supported to hold.',
  'DIP-O3': 'A unit that gets two or more different possible orders holds.',
  'DIP-O4':
    'A new sheet replaces the ones its power sent before; they stand beside it only if it says that it adds to them.',
  'DIP-O5': 'An order is impossible where no unit stands, or where another power’s does.',
  'DIP-O6': 'A unit ordered to hold stays where it is.',
  'DIP-O7':
    'Where one meaning is left, the rest is ignored: a wrong or needless coast, the wrong type or power of a unit, “via convoy” on a fleet.',
  'DIP-O8':
    'Retreats, builds and removals may be written in advance: they wait for their phase, at most until the winter of the year has passed.',
  'DIP-L1': 'An army cannot enter the sea, nor a fleet an inland province.',
  'DIP-L2':
    'A move goes to an adjacent province, or, for an army, to a coast that the fleets now at sea could carry it to; one ordered via convoy needs such fleets even to go next door.',
  'DIP-L3': 'A unit cannot move to the province it is in.',
  'DIP-L4':
    'A fleet that moves to a province of several coasts must name one it can reach, unless it can reach only one.',
  'DIP-L5': 'A unit can support only into a province it could itself move to without a convoy.',
  'DIP-L6': 'A unit cannot support itself, nor a move into the province it is in.',
  'DIP-L7': 'An order that supports or convoys an impossible move, or a unit that is not there, is itself impossible.',
  'DIP-L8': 'A fleet cannot support the move of an army that cannot go without that fleet’s own convoy.',
  'DIP-L9': 'Only a fleet at sea convoys, and it carries only an army, from one coast to another.',
  'DIP-L10': 'A convoy by a fleet that no route needs is impossible.',
  'DIP-V1': 'A support or convoy counts only if it matches the order that its unit was given.',
  'DIP-V2': 'A coast named in a support must be the coast named in the move.',
  'DIP-M1': 'Strength is 1 plus the supports, and the stronger move succeeds.',
  'DIP-M2':
    'When no single move to a province is the strongest, there is a standoff and nobody enters; a weaker move bounces.',
  'DIP-M3': 'A move bounces off a unit that stays in the province with equal or greater strength.',
  'DIP-M4':
    'Two units cannot swap without a convoy: a move that is not stronger than the one coming against it bounces.',
  'DIP-M5': 'Three or more units may rotate.',
  'DIP-M6': 'Two units may swap when at least one of them is convoyed.',
  'DIP-M7': 'A dislodged unit has no effect on the province its attacker came from.',
  'DIP-M8': 'A power cannot dislodge its own unit.',
  'DIP-M9': 'Support by the power of the unit under attack does not count towards dislodging it.',
  'DIP-M10': 'A unit that tried to leave and failed stays with strength 1 and stops any move that is not stronger.',
  'DIP-M11': 'A unit that does not leave is dislodged by a stronger attack.',
  'DIP-S1': 'A support that is not cut adds strength 1.',
  'DIP-S2': 'An attack by another power on the supporting unit cuts its support.',
  'DIP-S3': 'An attack from the province into which support is given does not cut it.',
  'DIP-S4': 'The support of a dislodged unit is cut, wherever the attack came from.',
  'DIP-S5': 'An attack by a unit of the same power does not cut support.',
  'DIP-C1': 'A convoy stands while its fleet is not dislodged; one that matches succeeds even if its army walks.',
  'DIP-C2': 'An army cannot go where the fleets ordered to convoy it form no route.',
  'DIP-C3': 'An army cannot go when dislodged fleets leave it no whole route.',
  'DIP-C4':
    'A convoy paradox is settled by the edition’s paradox rule; what a printed rule leaves open falls to Szykman’s: the convoying fleets in the paradox do not convoy.',
  'DIP-C5':
    'An army that could walk is convoyed only if a fleet of its own power is ordered to, or it says via convoy.',
  'DIP-C6': 'An army whose convoy fails has no effect on its destination: it cuts, stops and contests nothing.',
  'DIP-R1': 'A dislodged unit retreats or disbands; with no province left to it, it is disbanded.',
  'DIP-R2': 'A unit cannot retreat to the province its attacker came from.',
  'DIP-R3': 'A unit cannot retreat to a province where there was a standoff.',
  'DIP-R4': 'A unit cannot retreat to a province where a unit stands, its own power’s included.',
  'DIP-R5': 'Two or more units that retreat to one province are all disbanded.',
  'DIP-R6': 'The retreat phase knows no support, no convoy and no other moves.',
  'DIP-R7': 'A unit retreats only where it could itself move without a convoy.',
  'DIP-R8': 'A dislodged unit without a retreat order is disbanded.',
  'DIP-R9': 'Of a conditional retreat the first choice that is possible counts.',
  'DIP-B1': 'A supply centre goes to the power whose unit stands there after the fall retreats.',
  'DIP-B2': 'A power builds only in its own home centres, while it owns them and they are empty.',
  'DIP-B3':
    'A power builds at most as many units as it has centres beyond its units; of more orders the first possible ones count.',
  'DIP-B4': 'One unit is built in a centre; of several orders the first counts.',
  'DIP-B5': 'A fleet is built only where there is a coast, and where there are several the order must name one.',
  'DIP-B6': 'A build may be waived, and one that nobody orders is not made.',
  'DIP-D1': 'When too few removals are ordered, the rules choose the rest: the farthest unit goes first.',
  'DIP-D2': 'At equal distance a fleet goes before an army.',
  'DIP-D3': 'Of the same type, the unit whose province comes first by its English name goes first.',
  'DIP-D4':
    'A power removes only as many units as it has beyond its centres; of more orders the first possible ones count (in some editions the last, or none, and the rules choose).',
  'DIP-D5': 'A unit ordered to be removed is removed, once; a second order to remove it does not count.',
  'DIP-D6':
    'Distance is the number of steps to the nearest centre the edition counts, those now owned or the home centres; over what armies and fleets are counted is the edition’s choice too.',
  'DIP-X1':
    'The units of a power in civil disorder hold and, if dislodged, are disbanded; it builds nothing, and the rules choose its removals.',
  'DIP-W1':
    'After the fall retreats a power wins if it has the number of centres that is set (18 on the standard map), and more than any other.',
  'DIP-W2': 'The powers may agree on a draw, shared by all that have a centre, or by those of them they name.',
  'DIP-W3': 'A power with a centre wins if the others concede to it.',
  'DIP-W4': 'A power without units and centres is out.',
  'DIP-W5':
    'If a last year is set, the match ends after its fall retreats even without a winner, and the powers with the most centres are named.',
  'DIP-W6':
    'If a number of years is set, the match is a draw of all that have a centre once no centre has changed hands for so long.',
  'DIP-T1': 'Orders, readiness and votes are a power’s own, as long as it has a player.',
  'DIP-T2': 'Nothing can be ordered after the match has ended.',
  'DIP-T3':
    'Only the game master amends the board or a power’s order and says who has a player; a phase that not all are ready for is resolved only by the game master or the deadline.',
  'DIP-T4': 'Only a power that has something to order in the phase can be ready.',
  'DIP-T5': 'The board is amended only to a position that can stand.',
  'DIP-T6': 'Only what was given before can be withdrawn.',
  'DIP-T7': 'Only provinces and powers of the map can be named.',
};
