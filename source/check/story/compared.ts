// Two tellings of the same number.

/** Returns a sentence where what was told is not what it is plainly; nothing where both are the same. */
export function compared(what: string, said: unknown, plainly: unknown): readonly string[] {
  const [a, b] = [JSON.stringify(said), JSON.stringify(plainly)];
  return a === b ? [] : [`${what}: told ${a}, plainly ${b}`];
}
