// Ids made from names: lower-case letters, digits and hyphens.

export const ID_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const ID_MAX = 40;

const ACCENTS = /\p{M}/gu;
/** Letters that do not decompose into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
};

/** Returns a name in lower case without accents. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[ßæœøđł]/gu, letter => PLAIN[letter] ?? letter);
}

/**
 * Returns an id for a name: `jean-luc` for Jean-Luc. A taken one gets a number; a name in which no letter or digit of an
 * id is left gets `otherwise`.
 */
export function idFor(name: string, taken: ReadonlySet<string>, otherwise: string): string {
  const stem =
    plainName(name)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, ID_MAX - 4)
      .replace(/^-+|-+$/g, '') || otherwise;
  for (let number = 1; ; number++) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** Returns an id for each name in turn, none twice; `given` ones stay. */
export function idsFor(
  entries: readonly { readonly id?: string; readonly name: string }[],
  otherwise: string,
): readonly string[] {
  const taken = new Set(entries.flatMap(({ id }) => (id === undefined ? [] : [id])));
  return entries.map(({ id, name }) => {
    if (id !== undefined) return id;
    const made = idFor(name, taken, otherwise);
    taken.add(made);
    return made;
  });
}
