/** What could not be done with a match, told in the language; nothing was changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
