import { DEFAULT_EDITION, EDITIONS, MAPS } from '@panjeong/diplomacy';
import { Argument, type Command, Option } from 'commander';
import type { MapOptions } from './commands/map.ts';
import { isTyped, PICTURE_FORMATS, withLook } from './picture/picture-options.ts';
import { ORDERS_SHOWN } from './picture/snapshot.ts';
import { RULING } from './picture/sources/reading-asked.ts';
import type { Words } from './text/words.ts';

/** Adds `map` to the command line. */
export function addMap(
  program: Command,
  words: Words,
  draw: (file: string | undefined, options: MapOptions) => Promise<number>,
  onStatus: (status: number) => void,
): void {
  const maps = MAPS.map(({ id }) => id);
  const command = program
    .command('map')
    .description(words('map'))
    .addArgument(new Argument('[file]', words('map-file-argument')))
    .option('-o, --output <file>', words('picture-output-option'))
    .addOption(new Option('--format <format>', words('picture-format-option')).choices(PICTURE_FORMATS));
  withLook(command, words)
    .addOption(new Option('--orders <which>', words('orders-shown-option')).choices(ORDERS_SHOWN))
    .option('--phase <phase>', words('map-phase-option'))
    .addOption(new Option('--map <id>', words('map-option')).choices(maps).default(maps[0] ?? ''))
    .addOption(
      new Option('--rules <edition>', words('why-rules-option'))
        .choices(Object.keys(EDITIONS))
        .default(DEFAULT_EDITION),
    )
    .option('--units <file>', words('units-option'))
    .option('--power <name>', words('power-option'))
    .addHelpText('after', words('map-more'))
    .action(async (file: string | undefined, options: Omit<MapOptions, 'named'>) => {
      onStatus(await draw(file, { ...options, named: RULING.filter((name) => isTyped(command, name)) }));
    });
}
