// Finds where in a YAML text the content of a path stands, as line and column from 1.
import { type Document, isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Path, Spot } from './faults.ts';

/** A place in a text; line and column count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns the place of a path, or of the nearest enclosing node when the path does not exist. */
export type Locate = (path: Path, spot?: Spot) => Place;

/**
 * Returns a function that gives the place of an offset in a text. It counts lines itself, because the line counter of the
 * YAML parser is wrong for broken text.
 */
export function placer(text: string): (offset: number) => Place {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(match => match.index + 1)];
  return offset => {
    const line = starts.findLastIndex(start => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

export function locator(text: string, document: Document.Parsed): Locate {
  const placeAt = placer(text);
  return (path, spot) => {
    const node = nodeAt(document.contents, path);
    const [start, end] = node?.range ?? [0, 0];
    if (spot === undefined || !isScalar(node)) return placeAt(start);
    const body = bodyOf(text.slice(start, end), start, node.type?.startsWith('BLOCK') ?? false);
    const offset = 'word' in spot ? wordOffset(body, spot.word) : cellOffset(body, spot);
    return placeAt(offset ?? start);
  };
}

/** Returns the path of a key itself, for unknown fields. */
export function keyPath(path: Path, key: string): Path {
  return [...path, KEY, key];
}

/** A step of a path before the name of a key, when the key is meant and not its value. */
export const KEY = '#key';

function nodeAt(contents: Node | null, path: Path): Node | undefined {
  let node: Node | undefined = contents ?? undefined;
  for (let depth = 0; depth < path.length; depth++) {
    const step = path[depth];
    if (step === KEY && isMap(node)) {
      const pair = node.items.find(
        item => isScalar(item.key) && item.key.value === path[depth + 1],
      );
      return isScalar(pair?.key) ? pair.key : node;
    }
    const inner: unknown =
      isMap(node) || isSeq(node)
        ? node.get(typeof step === 'number' ? step : `${step}`, true)
        : undefined;
    if (!isNode(inner)) return node;
    node = inner;
  }
  return node;
}

function isNode(value: unknown): value is Node {
  return isMap(value) || isSeq(value) || isScalar(value);
}

interface Body {
  readonly text: string;
  /** Offset of the text in the file. */
  readonly offset: number;
}

/** Returns the content of a scalar; a block scalar loses its header line. */
function bodyOf(text: string, start: number, isBlock: boolean): Body {
  const header = isBlock ? text.indexOf('\n') + 1 : 0;
  return { text: text.slice(header), offset: start + header };
}

function wordOffset(body: Body, word: number): number | undefined {
  const match = [...body.text.matchAll(/[^\s"']+/g)][word];
  return match && body.offset + match.index;
}

/** Returns the offset of a cell in a drawing; rows without a mark are not counted, as in the format. */
function cellOffset(body: Body, spot: { row: number; column: number }): number | undefined {
  const rows = [...body.text.matchAll(/^[ \t]*\S.*$/gm)];
  const first = rows[0]?.[0] ?? '';
  const indent = first.length - first.trimStart().length;
  const row = rows[spot.row];
  if (row === undefined) return undefined;
  return body.offset + row.index + Math.min(indent + spot.column, row[0].length);
}
