import type { DiplomacyTypes } from '@panjeong/diplomacy';
import { readMatchContent } from '@panjeong/table/node';
import { damageText, deskFrom } from '../../game/desk/desk-file.ts';
import { Refusal } from '../../game/desk/refusal.ts';
import type { Words } from '../../text/words.ts';
import { deskSnapshots } from './desk-snapshots.ts';
import { type PictureReading, read, refused } from './picture-source.ts';

/** Phases of the file of a match. Damage at its end is told; what comes before it is whole. */
export function matchSource(file: string, bytes: Uint8Array, words: Words): PictureReading {
  const reading = readMatchContent<DiplomacyTypes>(Buffer.from(bytes));
  if (reading.kind === 'unparsable') {
    const { at, found, expected } = reading;
    return refused(words('why-match-unreadable', { file, at, found, expected: expected.join(', ') }));
  }
  if (!('match' in reading)) return refused(words('desk-newer', { file, version: String(reading.version) }));
  try {
    const desk = deskFrom(file, reading.match, words);
    const damage =
      reading.kind === 'damaged' ? damageText(file, reading.damage.fault, reading.damage.lines, words) : '';
    const remarks = damage === '' ? '' : `${damage}\n`;
    return read(deskSnapshots(desk), { title: desk.settings.title, remarks, isWhole: damage === '' });
  } catch (error) {
    if (error instanceof Refusal) return refused(error.message);
    throw error;
  }
}
