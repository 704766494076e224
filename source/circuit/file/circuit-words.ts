// The messages to an author about the fields of a circuit file.
import { FIELD_HOMES } from './circuit.ts';
import { type ContentFault, type Path, quote } from './faults.ts';
import { FIELDS } from './fields.ts';
import { isPoint } from './notation.ts';
import { type FileWords, valueAt } from './shape-faults.ts';

export const CIRCUIT_WORDS: FileWords = {
  fields: FIELDS,
  homes: FIELD_HOMES,
  nothing: {
    message: 'the file contains no circuit',
    mend: 'begin with format: circuit/1, then id, name and formula',
  },
  ownerOf,
  partOf: path => `${path.split('.')[0] === 'championship'}`,
  mendUnknown: key =>
    key === 'cfr' ? 'the board in rows is corrected under championship:' : undefined,
  wrongValue: (path, value) =>
    path.at(-1) === 'outline' && typeof value === 'string' ? wrongPoint(path, value) : undefined,
};

function wrongPoint(path: Path, outline: string): ContentFault {
  const words = outline.trim().split(/\s+/);
  const word = Math.max(
    words.findIndex(candidate => !isPoint(candidate)),
    0,
  );
  const message = `outline: ${quote(words[word] ?? '')} is not a point`;
  return { path, spot: { word }, message, mend: FIELDS.outline };
}

/** The lists whose entries are corners. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  formula: ['track'],
  championship: ['corners', 'track'],
};

/** Returns `corner Weir: ` or `track entry 4: ` inside a list of corners, an empty text elsewhere. */
function ownerOf(path: Path, content: unknown): string {
  const [block, list, index] = path;
  const lists = OWNERS[`${block}`] ?? [];
  if (block === undefined || typeof index !== 'number' || !lists.includes(`${list}`)) return '';
  const name = valueAt(content, [...path.slice(0, 3), 'corner']);
  return typeof name === 'string' && name !== ''
    ? `corner ${quote(name).slice(1, -1)}: `
    : `${list} entry ${index + 1}: `;
}
