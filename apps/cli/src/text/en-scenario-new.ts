import type { Catalogue } from '@panjeong/kernel';
import type { ScenarioNewMessages } from './scenario-new-messages.ts';

export const enScenarioNew: Catalogue<ScenarioNewMessages> = {
  'scenario-new': 'make a scenario file of a sheet, which expects what the referee says today',
  'scenario-new-more': `
Each phase of the sheet becomes a step, which expects today’s ruling and rule of every order, the units after it, who was
dislodged and may retreat where, the standoffs, and why orders failed. Title and prose are placeholders for a person to write,
who also checks the rulings against the rulebook. The file runs at once: "panjeong scenario run FILE.yaml".

A sheet that was not wholly read is told, and not written; --partial writes what was read. Units that were guessed are told.

Exit status: 0 read and written, 1 some input could not be read or the file not written, 2 the command line makes no sense.`,
  'sheet-argument': 'file of the sheet; standard input without one, or with -',
  'output-option': 'file to write; standard output without one, or with -',
  'id-option': 'id of the scenario: group/name, the group in small letters',
  'title-ko-option': 'title in Korean',
  'title-en-option': 'title in English',
  'force-option': 'write over a file that exists',
  'partial-option': 'write even if something could not be read',
  'bad-id': ({ value }) =>
    `--id was "${value}"; it takes a group in small letters and digits, a slash and a name, such as mine/4-5.`,
  'new-comment':
    'To be checked by a person: what is expected is what the referee says today. Hold it against the rulebook,\nwrite the title and the prose, and take these lines out.',
  'new-title': 'A title is to be written',
  'new-prose': 'To be checked and written by a person: two or three sentences on what happened and why.',
  'new-source': 'a sheet',
  'new-saved': ({ file }) => `Saved: ${file}`,
  'new-exists': ({ file }) => `${file}: the file exists, so it was not written. --force writes over it.`,
  'new-partly-read': 'Something could not be read, so no scenario was written. --partial writes the rest.',
  'new-nothing-left': 'Nothing was adjudicated, so no scenario was written.',
  'new-begins-late': 'A scenario cannot begin with retreats. Expected a sheet that has the movement before them.',
  'new-unknown-powers': ({ powers }) =>
    `Units or orders of no power of this map, so no scenario was written: ${powers.join(', ')}. Expected a power for each.`,
  'new-unplayable': ({ at, what }) => `The sheet cannot be made a scenario. ${at}: ${what}`,
  'new-differs': ({ phase }) =>
    `In a scenario no phase is left out, so that ${phase} would come out otherwise than on the sheet. Expected a sheet whose phases follow each other.`,
};
