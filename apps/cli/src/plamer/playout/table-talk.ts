import type { PlamerCommand } from '@panjeong/plamer';

/** What is no part of playing on: bots neither resign nor talk of a draw, and people do so in words. */
export const isTableTalk = ({ kind }: PlamerCommand): boolean =>
  kind === 'resign' || kind === 'offer-draw' || kind === 'accept-draw';
