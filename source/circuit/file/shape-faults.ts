// Turns the schema's issues into faults in plain sentences: missing and unknown fields, wrong values.
import { distance } from 'fastest-levenshtein';
import type * as z from 'zod';
import { FIELD_HOMES } from './circuit.ts';
import { type ContentFault, type Path, quote } from './faults.ts';
import { FIELDS } from './fields.ts';
import { isPoint } from './notation.ts';
import { KEY, keyPath } from './places.ts';

type Issue = z.core.$ZodIssue;

/** Returns the faults that the schema found in `content`. */
export function shapeFaults(issues: readonly Issue[], content: unknown): ContentFault[] {
  return issues.flatMap(issue => issueFaults(issue, [], content));
}

/** Returns the faults to be told: a field missing because its name is misspelt counts once, where the name stands. */
export function told(faults: readonly ContentFault[]): readonly ContentFault[] {
  return faults.filter(fault => !isMisspelt(fault, faults));
}

function isMisspelt({ path, message }: ContentFault, faults: readonly ContentFault[]): boolean {
  if (!message.endsWith(' is missing')) return false;
  const name = `${path.at(-1)}`;
  const owner = path.slice(0, -1).join();
  return faults.some(({ path: [...steps] }) => {
    const [mark, key] = steps.splice(-2);
    return mark === KEY && steps.join() === owner && nearestField(`${key}`) === name;
  });
}

function issueFaults(issue: Issue, above: Path, content: unknown): ContentFault[] {
  const path = [...above, ...issue.path.map(step => (typeof step === 'symbol' ? '' : step))];
  const value = valueAt(content, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => unknownField(path, key, content));
  }
  if (issue.code === 'invalid_union' && isFields(value)) {
    return nearestBranch(issue.errors).flatMap(inner => issueFaults(inner, path, content));
  }
  return [wrongValue(issue, path, value, content)];
}

/** Returns the issues of the alternative that the author most likely meant, the one with the fewest complaints. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const cost = (issues: readonly Issue[]) => issues.reduce((sum, issue) => sum + weight(issue), 0);
  return branches.toSorted((a, b) => cost(a) - cost(b))[0] ?? [];
}

/** Returns the cost of an issue: each unknown field counts, and an alternative of another type costs 10. */
function weight(issue: Issue): number {
  if (issue.code === 'unrecognized_keys') return issue.keys.length;
  return issue.path.length === 0 ? 10 : 1;
}

function unknownField(path: Path, key: string, content: unknown): ContentFault {
  const owner = ownerOf(path, content);
  const message = `${owner}unknown field ${quote(key)}`;
  const spot = keyPath(path, key);
  if (key === 'cfr') {
    return { path: spot, message, mend: 'the board in rows is corrected under championship:' };
  }
  if (Object.hasOwn(FIELDS, key)) {
    const misplaced = `${owner}the field '${key}' does not belong here`;
    return { path: spot, message: misplaced, mend: `it stands ${homesOf(key, path)}` };
  }
  const near = nearestField(key);
  if (near === undefined) return { path: spot, message, mend: 'take it out' };
  const isHere = FIELD_HOMES.some(
    ({ path: home, fields }) => home === homePath(path) && fields.includes(near),
  );
  const where = isHere ? '' : `, which stands ${homesOf(near, path)}`;
  return { path: spot, message, mend: `did you mean ${near}${where}? If not, take it out` };
}

function homePath(path: Path): string {
  return path.filter(step => typeof step === 'string').join('.');
}

// Returns the places of a field in the part of the file that `path` lies in, or else anywhere: `under formula: or in a
// straight`.
function homesOf(field: string, path: Path): string {
  const homes = FIELD_HOMES.filter(({ fields }) => fields.includes(field));
  const near = homes.filter(home => isOfRows(home.path) === isOfRows(homePath(path)));
  return (near.length > 0 ? near : homes).map(({ place }) => place).join(' or ');
}

function isOfRows(path: string): boolean {
  return path.split('.')[0] === 'championship';
}

// Returns the known field that an unknown one was probably meant to be.
function nearestField(key: string): string | undefined {
  const slips = (field: string) => distance(field, key);
  const near = Object.keys(FIELDS).filter(field => slips(field) <= Math.min(2, key.length / 2));
  return near.toSorted((a, b) => slips(a) - slips(b))[0];
}

function wrongValue(issue: Issue, path: Path, value: unknown, content: unknown): ContentFault {
  const field = path.findLast(step => typeof step === 'string');
  const mendOf = field !== undefined && field in FIELDS ? FIELDS[field as keyof typeof FIELDS] : '';
  if (field === undefined) {
    const mend = 'begin with format: circuit/1, then id, name and formula';
    return { path, message: 'the file holds no circuit', mend };
  }
  const owner = ownerOf(path, content);
  if (value === undefined) {
    return { path, message: `${owner}the field '${field}' is missing`, mend: mendOf };
  }
  if (field === 'outline' && typeof value === 'string') return wrongPoint(path, value);
  const [what, ...rest] = issue.message.split('; ');
  const own = issue.message.startsWith('Invalid') ? 'is not what belongs here' : what;
  const mend = rest.join('; ') || mendOf;
  const last = path.at(-1);
  const item = typeof last === 'number' ? `, entry ${last + 1}` : '';
  return { path, message: `${owner}${field}${item}: ${quote(value)} ${own ?? ''}`, mend };
}

function wrongPoint(path: Path, outline: string): ContentFault {
  const words = outline.trim().split(/\s+/);
  const word = Math.max(
    words.findIndex(candidate => !isPoint(candidate)),
    0,
  );
  const message = `outline: ${quote(words[word] ?? '')} is no point`;
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

/** Returns the value that a path leads to, undefined when it leads nowhere. */
export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      isFields(value) ? Object.entries(value).find(([key]) => key === `${step}`)?.[1] : undefined,
    content,
  );
}

/** Reports whether a value holds named fields or list entries. */
export function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
