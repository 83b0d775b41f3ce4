import { type SeatId, seatId } from '@panjeong/kernel';
import type { Side } from './side.ts';

/** Seats in the order of sides: a match's edge speaks of seats, everything inside of sides. */
export const SEATS: readonly [SeatId, SeatId] = [seatId('a'), seatId('b')];

/** The side that sits there, or null for a seat of another game. */
export const sideOf = (seat: SeatId): Side | null => (seat === SEATS[0] ? 0 : seat === SEATS[1] ? 1 : null);
