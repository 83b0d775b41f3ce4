import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { type Scenario, scenarioSchema } from './schema.ts';

export type Path = readonly PropertyKey[];

/** Something wrong with how a scenario is written, with its place in the file; both numbers count from 1. */
export interface Misprint {
  readonly kind: 'misprint';
  readonly line: number;
  readonly column: number;
  /** Path in the scenario: `steps[0].expect`; empty where the YAML itself does not parse. */
  readonly at: string;
  readonly message: string;
}

/** A scenario with the places of its parts, so that what fails later can be found in the file too. */
export interface LocatedScenario {
  readonly scenario: Scenario;
  readonly misprint: (path: Path, message: string) => Misprint;
}

export type ScenarioReading =
  | { readonly kind: 'read'; readonly value: LocatedScenario }
  | { readonly kind: 'unparsable'; readonly misprints: readonly Misprint[] };

/** Reads a scenario file. Never throws for what is written in it. @param text YAML */
export function readScenario(text: string): ScenarioReading {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const misprint = (path: Path, message: string): Misprint => {
    const { line, col } = lines.linePos(offsetOf(document, path));
    return { kind: 'misprint', line: Math.max(1, line), column: Math.max(1, col), at: pathText(path), message };
  };
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) => ({ offset: pos[0], message }));
  visit(document, {
    Alias(_key, alias) {
      if (alias.resolve(document) !== undefined) return;
      faults.push({ offset: startOf(alias) ?? 0, message: `nothing is called &${alias.source}` });
    },
  });
  const broken = faults.map(({ offset, message }): Misprint => {
    const { line, col } = lines.linePos(offset);
    return { kind: 'misprint', line, column: col, at: '', message };
  });
  if (broken.length > 0) return { kind: 'unparsable', misprints: broken };
  let json: unknown;
  try {
    json = document.toJS();
  } catch (error) {
    // So many aliases of aliases that they would fill the memory.
    return { kind: 'unparsable', misprints: [misprint([], error instanceof Error ? error.message : 'unreadable')] };
  }
  const parsed = scenarioSchema.safeParse(json);
  if (parsed.success) return { kind: 'read', value: { scenario: parsed.data, misprint } };
  return { kind: 'unparsable', misprints: parsed.error.issues.map((issue) => misprint(...placeOf(issue))) };
}

/** Where a fault of a schema is, and its message; an unknown key is pointed at itself, not at what contains it. */
export function placeOf(issue: z.core.$ZodIssue): readonly [path: Path, message: string] {
  const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  return [key === undefined ? issue.path : [...issue.path, key], issue.message];
}

export const pathText = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** Where a path begins in the text, or the nearest part of it that is written there. */
function offsetOf(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (pair === undefined) break;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof key === 'number') {
      node = node.items[key];
      offset = startOf(node) ?? offset;
    } else {
      break;
    }
  }
  return offset;
}

const startOf = (node: unknown): number | undefined => (isNode(node) ? (node as Node).range?.[0] : undefined);
