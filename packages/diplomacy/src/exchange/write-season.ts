import { writeJdip } from './jdip-writer.ts';
import { writeSavedGame } from './saved-game-writer.ts';
import { writeSeasonJson } from './season-json.ts';
import type { ExchangeFormat, SeasonRecord } from './season-record.ts';

/**
 * A season as a file in one of the formats. Reading it gives the same record.
 *
 * @throws Error when no map has the record's id, or it names what the map does not have
 */
export function writeSeasonAs(format: ExchangeFormat, record: SeasonRecord): string {
  switch (format) {
    case 'panjeong-season':
      return writeSeasonJson(record);
    case 'jdip':
      return writeJdip(record);
    case 'diplomacy-package':
      return writeSavedGame(record);
  }
}
