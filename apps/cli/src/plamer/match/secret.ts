import { randomBytes } from 'node:crypto';
import { commitmentTo, hashOf, KEY_BYTES, matchKey } from '@panjeong/kernel';
import type { MatchSecret } from '@panjeong/table/node';

/**
 * What a match at one terminal draws its chance from. Nobody else is there to give a nonce.
 *
 * @param seed the same seed gives the same match; null: nobody can know it
 */
export function secretFor(seed: number | null): MatchSecret {
  const secret = seed === null ? randomBytes(KEY_BYTES).toString('hex') : hashOf({ seed });
  return { secret, nonces: [], key: matchKey(secret, []) };
}

export const commitmentOf = ({ secret }: MatchSecret): string => commitmentTo(secret);
