import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Chance } from '../game/chance.ts';
import { bytes } from './match-key.ts';
import { checkDraw, uniformBelow } from './uniform.ts';

/**
 * The chance of a match: draw n is read off HMAC-SHA-256(key, n), n as 8 bytes big-endian. The eight 32-bit words of the
 * block, big-endian, are tried in turn; should all be rejected, the next block is HMAC-SHA-256(key, n ‖ 1), and so on,
 * the block's number as 4 bytes. Anyone with the key can therefore check every draw.
 *
 * @param key 32 bytes in lower-case hex, as from `matchKey`
 * @throws RangeError when the key is not 32 bytes
 */
export function matchChance(key: string): Chance {
  const secret = bytes(key);
  return {
    draw(at, below) {
      checkDraw(at, below);
      let block = 0;
      let words = blockOf(secret, at, block);
      let used = 0;
      return uniformBelow(below, () => {
        if (used === 8) {
          block += 1;
          words = blockOf(secret, at, block);
          used = 0;
        }
        used += 1;
        return words.getUint32((used - 1) * 4);
      });
    },
  };
}

function blockOf(key: Uint8Array, at: number, block: number): DataView {
  const message = new DataView(new ArrayBuffer(block === 0 ? 8 : 12));
  message.setBigUint64(0, BigInt(at));
  if (block > 0) message.setUint32(8, block);
  const digest = hmac(sha256, key, new Uint8Array(message.buffer));
  return new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
}
