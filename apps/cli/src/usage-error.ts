import type { CommanderError } from 'commander';
import type { Words } from './text/words.ts';

/** Something on the command line that makes no sense, told in the language. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What commander found wrong, in words of ours. It names things in quotes, in the order they are told here. */
export function usageText({ code, message }: CommanderError, words: Words): string {
  const [first = '', second = ''] = Array.from(message.matchAll(/'([^']*)'/g), (match) => match[1] ?? '');
  const option = first.split(/[ ,]/)[0] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      return words('unknown-option', { option: first });
    case 'commander.unknownCommand':
      return words('unknown-command', { command: first });
    case 'commander.optionMissingArgument':
      return words('missing-value', { option });
    case 'commander.missingArgument':
      return words('missing-argument', { argument: first });
    case 'commander.excessArguments':
      return words('too-many-arguments');
    case 'commander.invalidArgument': {
      const allowed = /Allowed choices are (.*)\.$/.exec(message)?.[1]?.split(', ') ?? [];
      return words('bad-value', { option, value: second, allowed });
    }
    default:
      return words('bad-usage');
  }
}
