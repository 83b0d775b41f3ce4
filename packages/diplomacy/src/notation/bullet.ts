import { matchKeyword } from './keywords.ts';
import type { Reader } from './reader.ts';

const LEAD = /[ +>|-]*/y;
const NUMBER = /(?:[([]?\d{1,2}[.):\]]+|\p{No}[.)]?|[([]\p{No}[)\]]|\[[ xv]?\])(?! *\d) */uy;
const BARE_NUMBER = /\d{1,2} +/y;

/** Passes quote marks, bullets and the number of a line: `> `, `- `, `1.`, `(2)`, `①`, `[ ]`. */
export function passBullet(reader: Reader): void {
  pass(reader, LEAD);
  if (pass(reader, NUMBER)) {
    pass(reader, LEAD);
    return;
  }
  const start = reader.at;
  if (!pass(reader, BARE_NUMBER)) return;
  const word = matchKeyword(reader.folded, reader.at);
  if (word?.keyword !== 'army' && word?.keyword !== 'fleet') reader.at = start;
}

function pass(reader: Reader, pattern: RegExp): boolean {
  pattern.lastIndex = reader.at;
  if (!pattern.test(reader.folded) || pattern.lastIndex === reader.at) return false;
  reader.at = pattern.lastIndex;
  return true;
}
