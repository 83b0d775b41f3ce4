import type { Words } from './words.ts';

/** Why a file could not be opened, by the system's code. */
export function unopenedText(file: string, code: string, words: Words): string {
  switch (code) {
    case 'ENOENT':
      return words('no-file', { file });
    case 'EACCES':
    case 'EPERM':
      return words('no-permission', { file });
    case 'EISDIR':
      return words('a-folder', { file });
    default:
      return words('not-opened', { file, code });
  }
}
