import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Chance } from '../game/chance.ts';
import { checkDraw, uniformBelow } from './uniform.ts';

/**
 * Fast chance for playouts and tests, from a seed anyone can guess: never for a match that people play.
 * As with a match, a draw depends on its number only.
 *
 * @param seed any integer; its low 32 bits count
 */
export function seededChance(seed: number): Chance {
  return {
    draw(at, below) {
      checkDraw(at, below);
      const low = at >>> 0;
      const high = Math.floor(at / 2 ** 32);
      // Neighbouring seeds and numbers must not give neighbouring states: xoroshiro's first words follow its state closely.
      const a = mix(mix(seed ^ 0x9e3779b9) ^ low);
      const b = mix(a ^ 0x85ebca6b ^ high);
      const generator = xoroshiro128plusFromState([a, b, mix(b ^ seed), mix(a + b) | 1]);
      return uniformBelow(below, () => generator.next() >>> 0);
    },
  };
}

/** The finaliser of MurmurHash3: every bit of the input reaches every bit of the result. */
function mix(word: number): number {
  let hash = word | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
