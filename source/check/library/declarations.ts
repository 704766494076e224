// The declarations of a file of types: what each is called, what it names, and where that comes from.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type Span, type Statement, Visitor } from 'oxc-parser';

/** An identifier in a text that stands for something declared elsewhere. */
export interface Named extends Span {
  readonly name: string;
}

export interface Declared {
  readonly file: string;
  readonly name: string;
  /** The text with its docstring, without `export`. */
  readonly text: string;
  /** Every place in the text that names a declaration, its own name among them. */
  readonly names: readonly Named[];
}

interface From {
  readonly file: string;
  readonly name: string;
}

export interface TypesFile {
  readonly declared: ReadonlyMap<string, Declared>;
  /** What it imports, by the name that it has here. */
  readonly imports: ReadonlyMap<string, From>;
  /** What it exports from elsewhere, by the name that it has outside. */
  readonly exports: ReadonlyMap<string, From>;
}

const read = new Map<string, TypesFile>();

/**
 * Reads a file of types (`.d.ts`).
 * @throws Error for a file that has none, or syntax that the roll-up does not know
 */
export function typesFile(file: string): TypesFile {
  const known = read.get(file) ?? readTypes(file);
  read.set(file, known);
  return known;
}

function readTypes(file: string): TypesFile {
  const text = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, text, { lang: 'dts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const declared = new Map<string, Declared>();
  const imports = new Map<string, From>();
  const exports = new Map<string, From>();
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  for (const statement of program.body) {
    const source = 'source' in statement ? statement.source?.value : undefined;
    if (statement.type === 'ImportDeclaration') {
      for (const { type, local, ...one } of statement.specifiers) {
        const name = 'imported' in one && 'name' in one.imported ? one.imported.name : type;
        imports.set(local.name, from(file, source, name));
      }
    } else if (statement.type === 'ExportNamedDeclaration' && source != null) {
      for (const { local, exported } of statement.specifiers) {
        exports.set(nameOf(exported), from(file, source, nameOf(local)));
      }
    } else {
      for (const one of declarationOf(file, text, statement, docs)) declared.set(one.name, one);
    }
  }
  return { declared, imports, exports };
}

function from(file: string, source: string | null | undefined, name: string): From {
  const path = source?.startsWith('.') ? join(dirname(file), source).replace(/\.ts$/, '.d.ts') : '';
  return { file: path, name };
}

function nameOf(name: object): string {
  if ('name' in name) return String(name.name);
  throw new Error('an export by a string is not known');
}

function declarationOf(
  file: string,
  text: string,
  statement: Statement,
  docs: readonly Span[],
): readonly Declared[] {
  const isExported = statement.type === 'ExportNamedDeclaration';
  const inner = isExported ? statement.declaration : statement;
  if (inner === null || inner === undefined) return [];
  const id = idOf(inner);
  if (id === undefined) throw new Error(`${file}: a ${inner.type} is not known`);
  const doc = docs.findLast(({ end }) => end <= statement.start);
  const isOwn = doc !== undefined && text.slice(doc.end, statement.start).trim() === '';
  const head = isOwn ? `${text.slice(doc.start, doc.end)}\n` : '';
  const moved = ({ start, end, name }: Named): Named => {
    const by = head.length - inner.start;
    return { name, start: start + by, end: end + by };
  };
  const names = [id, ...namesIn(statement, text)].map(moved);
  const own = head + text.slice(inner.start, inner.end);
  return [{ file, name: id.name, text: own, names }];
}

function idOf(statement: object): Named | undefined {
  const declarations = 'declarations' in statement ? statement.declarations : undefined;
  const [first, second] = Array.isArray(declarations) ? declarations : [statement];
  if (second !== undefined || !('id' in first) || first.id === null) return undefined;
  const { name, start } = first.id as Named;
  // The span of a variable holds its type too.
  return { name, start, end: start + name.length };
}

// Returns every identifier in a statement that stands for a declaration: types, `typeof`, heritage, and keys that are symbols.
function namesIn(statement: Statement, text: string): readonly Named[] {
  const found: Named[] = [];
  const note = (node: object): void => {
    if ('left' in node) note(node.left as object);
    else if ('name' in node && 'start' in node) {
      const { name, start } = node as Named;
      found.push({ name, start, end: start + name.length });
    }
  };
  const noteKey = ({ computed, key }: { readonly computed: boolean; readonly key: object }) => {
    if (computed) note(key);
  };
  const visitor = new Visitor({
    TSTypeReference: ({ typeName }) => note(typeName),
    TSTypeQuery: ({ exprName }) => note(exprName),
    TSInterfaceHeritage: ({ expression }) => note(expression),
    TSClassImplements: ({ expression }) => note(expression),
    ClassDeclaration: ({ superClass }) => superClass !== null && note(superClass),
    TSPropertySignature: noteKey,
    PropertyDefinition: noteKey,
    TSImportType: ({ start, end }) => found.push({ name: text.slice(start, end), start, end }),
  });
  visitor.visit({ type: 'Program', body: [statement] } as never);
  return found;
}
