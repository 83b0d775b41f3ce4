import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname, uptime } from 'node:os';

/** How long a file is left alone whose owner runs where we cannot look: on another machine, or in another container. */
const FOREIGN_MS = 60_000;
/** Clocks are set while machines run, so "before the machine was started" is not exact. */
const CLOCK_SLACK_MS = 60_000;
const UNKNOWN_START = '0';

/**
 * Who writes a file, to put into its name or its text: `<machine>.<process id>.<start>`. A process id alone would do until the
 * system gives it out again; with the start of the process it is never anyone else's.
 */
export const thisProcess = (): string => {
  self ??= `${machine()}.${process.pid}.${startOf(process.pid) ?? UNKNOWN_START}`;
  return self;
};
let self: string | undefined;

/**
 * Whether the owner of a file may still be at work on it. False is certain for owners on this machine.
 *
 * @param owner as `thisProcess` gave it there; what else it may be counts as of another machine
 * @param since when the file was last written, in milliseconds since 1970
 */
export function mayBeAlive(owner: string, since: number): boolean {
  const [, where, pid, start] = /^([0-9a-f]{8})\.([1-9]\d{0,9})\.([0-9a-f]+)$/.exec(owner) ?? [];
  if (where !== machine() || pid === undefined) return Math.abs(Date.now() - since) < FOREIGN_MS;
  if (!isRunning(Number(pid))) return false;
  if (start === UNKNOWN_START) return since > Date.now() - uptime() * 1000 - CLOCK_SLACK_MS;
  const now = startOf(Number(pid));
  return now === null || now === start;
}

function isRunning(pid: number): boolean {
  try {
    // Sends nothing, and fails when there is nobody to send it to.
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // A killed process whose parent has not looked yet still has its id, and does nothing any more.
  return !/^[ZX]$/.test(statusOf(pid)[0] ?? '');
}

/** A process's start, for comparing; null where the system does not tell (only Linux does). */
function startOf(pid: number): string | null {
  const ticks = statusOf(pid)[19];
  const boot = textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  return ticks === undefined || boot === null ? null : digest(`${boot} ${ticks}`);
}

/** Fields of `/proc/<pid>/stat` from the third on; the second, the program's name, may hold anything. */
function statusOf(pid: number): readonly string[] {
  const text = textOf(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return text === null ? [] : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Within which a process id means one process: containers of one machine count their own. */
const machine = (): string => digest(`${hostname()} ${textOf(() => readlinkSync('/proc/self/ns/pid')) ?? ''}`);

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

function textOf(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
