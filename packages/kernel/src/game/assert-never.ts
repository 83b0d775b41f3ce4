/**
 * Makes the compiler finish the list: a `kind` that a switch forgot does not compile.
 *
 * @throws Error when a value of an unknown kind reaches it at run time, which is a bug, never a refusal.
 */
export function assertNever(value: never): never {
  throw new Error(`unexpected kind: ${JSON.stringify(value)}`);
}
