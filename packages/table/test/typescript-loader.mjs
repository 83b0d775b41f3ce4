// Lets a bare Node run this package's TypeScript: `node --conditions=source --import ./typescript-loader.mjs file.ts`.
// The tests of the file store need a process of their own that they can kill.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from '@swc/core';

// Hooks run in a thread of their own, which loads this file again.
if (isMainThread) register(import.meta.url);

/** @type {import('node:module').LoadHook} */
export const load = async (url, context, next) => {
  if (!url.endsWith('.ts')) return next(url, context);
  const source = await readFile(fileURLToPath(url), 'utf8');
  const { code } = await transform(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', experimental: { keepImportAttributes: true } },
  });
  return { format: 'module', source: code, shortCircuit: true };
};
