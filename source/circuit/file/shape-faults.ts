// Turns the schema's issues into faults in plain sentences: missing and unknown fields, wrong values. The wording for a kind
// of file stands in its `FileWords`.
import { distance } from 'fastest-levenshtein';
import type * as z from 'zod';
import type { FieldHome } from './circuit.ts';
import { type ContentFault, type Path, quote } from './faults.ts';
import { KEY, keyPath } from './places.ts';

type Issue = z.core.$ZodIssue;

/** Wording of the messages to the author of one kind of file. */
export interface FileWords {
  /** What each field holds, worded as a remedy. */
  readonly fields: Readonly<Record<string, string>>;
  readonly homes: readonly FieldHome[];
  /** The fault of a file that holds no fields at all. */
  readonly nothing: { readonly message: string; readonly mend: string };
  /** Returns the entry of a list that a path leads into, `corner Weir: `, or an empty text. */
  ownerOf(path: Path, content: unknown): string;
  /**
   * Returns the part of the file in which a field of that path is looked up first; by default the whole file is one part.
   */
  partOf?(path: string): string;
  /** Returns the remedy for an unknown field that needs one of its own. */
  mendUnknown?(key: string): string | undefined;
  /** Returns the fault of a value that needs a message of its own. */
  wrongValue?(path: Path, value: unknown): ContentFault | undefined;
}

export function shapeFaults(
  issues: readonly Issue[],
  content: unknown,
  words: FileWords,
): ContentFault[] {
  return issues.flatMap(issue => issueFaults(issue, [], content, words));
}

/** Returns the faults to report: a field missing because its name is misspelt counts once, where the name stands. */
export function told(faults: readonly ContentFault[], words: FileWords): readonly ContentFault[] {
  return faults.filter(fault => !isMisspelt(fault, faults, words));
}

function isMisspelt(
  { path, message }: ContentFault,
  faults: readonly ContentFault[],
  words: FileWords,
): boolean {
  if (!message.endsWith(' is missing')) return false;
  const name = `${path.at(-1)}`;
  const owner = path.slice(0, -1).join();
  return faults.some(({ path: [...steps] }) => {
    const [mark, key] = steps.splice(-2);
    return mark === KEY && steps.join() === owner && nearestField(`${key}`, words) === name;
  });
}

function issueFaults(
  issue: Issue,
  above: Path,
  content: unknown,
  words: FileWords,
): ContentFault[] {
  const path = [...above, ...issue.path.map(step => (typeof step === 'symbol' ? '' : step))];
  const value = valueAt(content, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => unknownField(path, key, content, words));
  }
  if (issue.code === 'invalid_union' && isFields(value)) {
    return nearestBranch(issue.errors).flatMap(inner => issueFaults(inner, path, content, words));
  }
  return [wrongValue(issue, path, value, content, words)];
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

function unknownField(path: Path, key: string, content: unknown, words: FileWords): ContentFault {
  const owner = words.ownerOf(path, content);
  const message = `${owner}unknown field ${quote(key)}`;
  const spot = keyPath(path, key);
  const own = words.mendUnknown?.(key);
  if (own !== undefined) return { path: spot, message, mend: own };
  if (Object.hasOwn(words.fields, key)) {
    const misplaced = `${owner}the field '${key}' does not belong here`;
    return { path: spot, message: misplaced, mend: `it stands ${homesOf(key, path, words)}` };
  }
  const near = nearestField(key, words);
  if (near === undefined) return { path: spot, message, mend: 'remove it' };
  const isHere = words.homes.some(
    ({ path: home, fields }) => home === homePath(path) && fields.includes(near),
  );
  const where = isHere ? '' : `, which stands ${homesOf(near, path, words)}`;
  return { path: spot, message, mend: `did you mean ${near}${where}? If not, remove it` };
}

function homePath(path: Path): string {
  return path.filter(step => typeof step === 'string').join('.');
}

// Returns the places of a field in the part of the file that `path` lies in, or else anywhere: `under formula: or in a
// straight`.
function homesOf(field: string, path: Path, { homes: all, partOf = () => '' }: FileWords): string {
  const homes = all.filter(({ fields }) => fields.includes(field));
  const near = homes.filter(home => partOf(home.path) === partOf(homePath(path)));
  return (near.length > 0 ? near : homes).map(({ place }) => place).join(' or ');
}

function nearestField(key: string, { fields }: FileWords): string | undefined {
  const slips = (field: string) => distance(field, key);
  const near = Object.keys(fields).filter(field => slips(field) <= Math.min(2, key.length / 2));
  return near.toSorted((a, b) => slips(a) - slips(b))[0];
}

function wrongValue(
  issue: Issue,
  path: Path,
  value: unknown,
  content: unknown,
  words: FileWords,
): ContentFault {
  const field = path.findLast(step => typeof step === 'string');
  if (field === undefined) return { path, ...words.nothing };
  const mendOf = Object.hasOwn(words.fields, field) ? (words.fields[field] ?? '') : '';
  const owner = words.ownerOf(path, content);
  if (value === undefined) {
    return { path, message: `${owner}the field '${field}' is missing`, mend: mendOf };
  }
  const own = words.wrongValue?.(path, value);
  if (own !== undefined) return own;
  const [what, ...rest] = issue.message.split('; ');
  const said = issue.message.startsWith('Invalid') ? 'is not what belongs here' : what;
  const mend = rest.join('; ') || mendOf;
  const last = path.at(-1);
  const item = typeof last === 'number' ? `, entry ${last + 1}` : '';
  return { path, message: `${owner}${field}${item}: ${quote(value)} ${said ?? ''}`, mend };
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
