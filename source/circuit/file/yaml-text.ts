// Parses YAML from outside and checks its limits before anything is built from it. The parser's own stack of open
// collections shows the nesting and the long lists, whether made with brackets, indentation or dashes in a row.
import { Composer, type CST, type Document, Lexer, Parser, visit, YAMLParseError } from 'yaml';
import { DEPTH_MAX, type Excess, excessOf, tooDeep } from '../../rules/kit/outside-text.ts';

/** Most entries of one list or one set of fields; comparing each field with all others takes long. */
const ENTRIES_MAX = 2_000;

export type YamlRead =
  | {
      readonly ok: true;
      /** Has its own list of errors. */
      readonly document: Document.Parsed;
    }
  | { readonly ok: false; readonly excess: Excess };

/** Parses untrusted YAML of at most `charactersMax` characters. */
export function readYaml(text: string, charactersMax: number): YamlRead {
  const tokens: CST.Token[] = [];
  const excess = excessOf(text, charactersMax, whole => tooDeepOrMany(whole, tokens));
  if (excess !== undefined) return { ok: false, excess };
  // The options of `parseDocument`, which would read the text a second time.
  const options = { prettyErrors: false, logLevel: 'error' } as const;
  const [document, second] = new Composer(options).compose(tokens, true, text.length);
  if (document === undefined) throw new RangeError('there is a document even in an empty text');
  if (second !== undefined) {
    const message = 'Source contains multiple documents; please use YAML.parseAllDocuments()';
    document.errors.push(
      new YAMLParseError([second.range[0], second.range[1]], 'MULTIPLE_DOCS', message),
    );
  }
  return { ok: true, document };
}

/** Most characters of the line with a field at the head of a file. */
const HEAD_MAX = 1_000;

/** Returns the text of a field at the head of a file without reading the rest; empty when it is not text on one line. */
export function headField(text: string, field: string): string {
  const [line = ''] = new RegExp(`^${field}:.*$`, 'm').exec(text) ?? [];
  const read = readYaml(line, HEAD_MAX);
  const value: unknown = read.ok ? read.document.get(field) : undefined;
  return typeof value === 'string' ? value : '';
}

// Gathers the tokens of a text until it nests too deep, has a list that is too long, or a second document.
function tooDeepOrMany(text: string, tokens: CST.Token[]): Excess | undefined {
  const parser = new Parser();
  let documents = 0;
  for (const word of new Lexer().lex(text)) {
    for (const token of parser.next(word)) {
      tokens.push(token);
      documents += Number(token.type === 'document');
    }
    // Whatever follows a second document is never read.
    if (documents > 1) return undefined;
    const { stack, offset } = parser;
    // The stack holds the document itself and the collections open in it.
    if (stack.length > DEPTH_MAX + 1) return tooDeep(offset);
    const top = stack.at(-1);
    if (top !== undefined && 'items' in top && top.items.length > ENTRIES_MAX) {
      return { message: `has more than ${ENTRIES_MAX} entries in one list`, offset };
    }
  }
  tokens.push(...parser.end());
  return undefined;
}

/** Returns the offsets of references to earlier parts of the text; following them could take any amount of memory. */
export function referencesIn(document: Document.Parsed): readonly number[] {
  const offsets: number[] = [];
  visit(document, {
    Alias: (_key, { range }) => {
      offsets.push(range?.[0] ?? 0);
    },
  });
  return offsets;
}
