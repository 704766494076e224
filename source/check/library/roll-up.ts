// The types of the library in one text: everything that can be reached from its doors, each declaration once.
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { DOORS } from './bundle.mjs';
import { type Declared, typesFile } from './declarations.ts';

export interface RolledUp {
  /** Every declaration by its name, with its docstring; those of the doors are exported. */
  readonly text: string;
  /** What each door exports, in the order of the alphabet. */
  readonly doors: ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns the types of the doors.
 * @param folder of the `.d.ts` files that the compiler has written
 */
export function rollUp(folder: string): RolledUp {
  const doors = new Map<string, readonly string[]>();
  const names = new Map<Declared, string>();
  for (const door of DOORS) {
    const file = join(folder, 'library', `${door}.d.ts`);
    const exported = [...typesFile(file).exports.keys()].sort();
    doors.set(door, exported);
    for (const name of exported) names.set(inFile(file, name), name);
  }
  const open = new Set(names.keys());
  const taken = new Set(names.values());
  for (const one of names.keys()) {
    for (const used of usedBy(one)) if (!names.has(used)) names.set(used, freeName(used, taken));
  }
  const texts = [...names].map(([one, name]) => [name, textOf(one, names, open.has(one))] as const);
  const sorted = texts.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return { text: `${sorted.join('\n\n')}\n\nexport {};\n`, doors };
}

/** Returns the roll-up without its comments, for a report that shows every change of what others see. */
export function apiReport({ text, doors }: RolledUp): string {
  const { comments } = parseSync('library.d.ts', text, { lang: 'dts' });
  const bare = comments.reduceRight(
    (so, { start, end }) => so.slice(0, start) + so.slice(end),
    text,
  );
  const lines = bare.split('\n').filter(line => line.trim() !== '' && line !== 'export {};');
  const heads = [...doors].map(([door, names]) => `chicane/${door}: ${names.join(', ')}\n`);
  return `${heads.join('\n')}\n${lines.join('\n')}\n`;
}

function inFile(file: string, name: string): Declared {
  const { declared, imports, exports } = typesFile(file);
  const own = declared.get(name);
  if (own !== undefined) return own;
  const from = exports.get(name) ?? imports.get(name);
  if (from === undefined || from.file === '')
    throw new Error(`${file} has no ${name} of the house`);
  return inFile(from.file, from.name);
}

// What is declared nowhere is a type of the language, or a parameter.
function named({ file }: Declared, name: string): Declared | undefined {
  if (name.startsWith('import(')) throw new Error(`${file}: give a name to the type ${name}`);
  const { declared, imports } = typesFile(file);
  return declared.has(name) || imports.has(name) ? inFile(file, name) : undefined;
}

function usedBy(one: Declared): readonly Declared[] {
  return [...new Set(one.names.flatMap(({ name }) => named(one, name) ?? []))];
}

// Two games may call things alike: the second one has its folder in front.
function freeName({ file, name }: Declared, taken: Set<string>): string {
  const folder = basename(dirname(file));
  const words = folder.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1));
  const free = taken.has(name) ? words.join('') + name : name;
  if (taken.has(free)) throw new Error(`${file}: there are several ${free}`);
  taken.add(free);
  return free;
}

function textOf(one: Declared, names: ReadonlyMap<Declared, string>, isOpen: boolean): string {
  const places = one.names.toSorted((a, b) => b.start - a.start);
  const renamed = places.reduce((text, { name, start, end }) => {
    const target = named(one, name);
    const final = target === undefined ? undefined : names.get(target);
    return final === undefined ? text : text.slice(0, start) + final + text.slice(end);
  }, one.text);
  return isOpen ? renamed.replace(/^(\/\*\*.*?\*\/\n)?/s, '$1export ') : renamed;
}
