import { readdirSync, readFileSync } from 'node:fs';
import { GAMES, type GameId } from './games.ts';

export interface ScenarioFile {
  readonly id: string;
  readonly game: GameId;
  /** Under the folder of scenarios. */
  readonly path: string;
  readonly text: string;
}

/** From the sources as from what is built of them: both lie as deep in the repository. */
const folderOf = (game: GameId): URL => new URL(`../../../../packages/${game}/scenarios/`, import.meta.url);

/** Every scenario file of one game, or of all, by id: `6.D.2` before `6.D.10`. */
export function scenarioFiles(game?: GameId): readonly ScenarioFile[] {
  return game === undefined ? GAMES.flatMap(filesOf) : filesOf(game);
}

function filesOf(game: GameId): readonly ScenarioFile[] {
  const byNumber = new Intl.Collator('en', { numeric: true });
  const folder = folderOf(game);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => {
      const text = readFileSync(new URL(path, folder), 'utf8');
      return { id: idOf(text) ?? path, game, path, text };
    })
    .sort((a, b) => byNumber.compare(a.id, b.id));
}

/** A scenario file that lies anywhere. @throws Error as the system gives it when it cannot be read */
export function scenarioFileAt(path: string): ScenarioFile {
  const text = readFileSync(path, 'utf8');
  return { id: idOf(text) ?? path, game: gameOf(text), path, text };
}

function idOf(text: string): string | undefined {
  return /^id: *(\S+)/m.exec(text)?.[1];
}

/** The game that a scenario says it is of; Diplomacy's runner tells what is wrong where it says none. */
function gameOf(text: string): GameId {
  const named = /^game: *(\S+)/m.exec(text)?.[1];
  return GAMES.find((game) => game === named) ?? 'diplomacy';
}

/** Those named: by id, or all whose id begins so. Undefined where nothing does. */
export function scenariosNamed(files: readonly ScenarioFile[], name: string): readonly ScenarioFile[] | undefined {
  const exact = files.filter(({ id }) => id === name);
  if (exact.length > 0) return exact;
  const begun = files.filter(({ id }) => id.startsWith(name));
  return begun.length > 0 ? begun : undefined;
}

/** The first other file with the same id, by path: an id is a file's own. */
export function duplicatesOf(files: readonly ScenarioFile[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ id, path }) => {
      const other = files.find((file) => file.id === id && file.path !== path);
      return other === undefined ? [] : [[path, other.path]];
    }),
  );
}

/** Ids that hold what was typed. */
export function idsAlike(files: readonly ScenarioFile[], name: string): readonly string[] {
  const tail = name.slice(name.indexOf('/') + 1).toLowerCase();
  return files
    .map(({ id }) => id)
    .filter((id) => tail !== '' && id.toLowerCase().includes(tail))
    .slice(0, 5);
}
