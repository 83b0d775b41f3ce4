import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes of a secret, of each nonce and of a key. */
export const KEY_BYTES = 32;

/**
 * The two hashes begin with labels of their own. Without them a seat could break the scheme: the published H(secret) is a
 * state of SHA-256 that anyone can carry on from, so a nonce that looks like SHA-256's padding would make
 * H(secret ‖ nonces) computable by everyone who knows the nonces; and with no nonces it would be the commitment itself.
 */
const COMMITMENT = utf8ToBytes('panjeong/commitment/1');
const MATCH_KEY = utf8ToBytes('panjeong/match-key/1');

/**
 * What the server publishes before it learns any nonce, so that it cannot choose its secret afterwards.
 *
 * @param secret 32 random bytes in hex
 * @returns 32 bytes in lower-case hex
 * @throws RangeError when the secret is not 32 bytes
 */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(concatBytes(COMMITMENT, bytes(secret))));
}

/**
 * The key of all chance in a match: H(secret ‖ a nonce of each seat). Nobody chooses it alone.
 *
 * @param secret 32 bytes in hex
 * @param nonces 32 bytes in hex from each seat, in the match's order of seats
 * @returns 32 bytes in lower-case hex; kept outside state, log and views until the match ends
 * @throws RangeError when the secret or a nonce is not 32 bytes
 */
export function matchKey(secret: string, nonces: readonly string[]): string {
  return bytesToHex(sha256(concatBytes(MATCH_KEY, bytes(secret), ...nonces.map(bytes))));
}

/** Whether a key that was revealed at the end is the one the server had committed to. Never throws. */
export function keepsCommitment(
  commitment: string,
  revealed: { readonly secret: string; readonly nonces: readonly string[]; readonly key: string },
): boolean {
  if (![revealed.secret, ...revealed.nonces].every(isHex)) return false;
  return commitmentTo(revealed.secret) === commitment && matchKey(revealed.secret, revealed.nonces) === revealed.key;
}

const isHex = (hex: string): boolean => hex.length === 2 * KEY_BYTES && /^[0-9a-f]*$/.test(hex);

export function bytes(hex: string): Uint8Array {
  if (!isHex(hex)) throw new RangeError(`expected ${KEY_BYTES} bytes in lower-case hex`);
  return hexToBytes(hex);
}
