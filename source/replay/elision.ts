// French: `de` before a name.

const VOWEL = /^[aeiouàâäéèêëîïôöœûü]/iu;

/** Returns a name with `de` before it, which loses its vowel before another one: `de Ben`, `d’Ada`. */
export function ofName(name: string): string {
  return `${VOWEL.test(name) ? 'd’' : 'de '}${name}`;
}
