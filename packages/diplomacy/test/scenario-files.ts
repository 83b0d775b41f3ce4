import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { mapById, STANDARD_MAP } from '../maps/index.ts';
import type { MapData } from '../src/map/map-data.ts';
import type { UnitType } from '../src/orders/order.ts';
import type { DislodgedUnit, PhaseName, Position, Unit } from '../src/orders/position.ts';
import { EDITIONS, type EditionId } from '../src/policy/editions.ts';
import type { Policy } from '../src/policy/policy.ts';

/** A scenario file as far as the referee is concerned. */
export interface ScenarioFile {
  readonly id: string;
  readonly rules: readonly string[];
  readonly start: {
    readonly map?: string;
    readonly edition: EditionId;
    readonly policy?: Partial<Policy>;
    readonly phase: PhaseName;
    readonly units: Readonly<Record<string, readonly string[]>>;
    readonly centers?: Readonly<Record<string, readonly string[]>>;
    readonly civilDisorder?: readonly string[];
  };
  readonly steps: readonly ScenarioStep[];
}

export interface ScenarioStep {
  readonly orders: string;
  readonly expect: {
    /** Canonical text, with ` (2)` behind the second of two equal ones, to verdict and rule. */
    readonly orders: Readonly<Record<string, readonly [string, string]>>;
    readonly units: readonly string[];
    readonly dislodged?: readonly string[];
    readonly retreats?: Readonly<Record<string, readonly string[]>>;
    readonly contested?: readonly string[];
  };
}

const folder = new URL('../scenarios/', import.meta.url);

export function readScenarioFiles(): readonly ScenarioFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => parse(readFileSync(new URL(file, folder), 'utf8')) as ScenarioFile);
}

/** @throws Error when no map has the id the file names */
export function mapOf({ start }: ScenarioFile): MapData {
  const map = mapById(start.map ?? STANDARD_MAP.id);
  if (map === undefined) throw new Error(`no map: ${start.map}`);
  return map;
}

export function policyOf({ start }: ScenarioFile): Policy {
  return { ...EDITIONS[start.edition], ...start.policy };
}

export function startPosition({ start }: ScenarioFile): Position {
  const centres = Object.entries(start.centers ?? {}).flatMap(([power, list]) =>
    list.map((id) => [id, power] as const),
  );
  return {
    phase: start.phase,
    units: Object.entries(start.units).flatMap(([power, list]) => list.map((text) => unitFrom(power, text))),
    centres: Object.fromEntries(centres),
    dislodged: [],
    contested: [],
    civilDisorder: start.civilDisorder ?? [],
  };
}

function unitFrom(power: string, text: string): Unit {
  const [type, at] = text.split(' ');
  if ((type !== 'A' && type !== 'F') || at === undefined) throw new Error(`no unit: ${text}`);
  return { power, type: type satisfies UnitType, at };
}

export const unitKey = ({ power, type, at }: Unit): string => `${power} ${type} ${at}`;

export const loserKey = ({ unit }: DislodgedUnit): string => unitKey(unit);
