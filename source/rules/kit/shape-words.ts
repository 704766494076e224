// Plain words for what is wrong with the shape of data from outside: a race, a save, a message.
import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

/** A longer list of allowed words does not help in a sentence. */
const WORDS_MAX = 8;
const SHOWN_MAX = 40;
const STRANGE = 'is not known here';
const MISFIT = 'is not what belongs here';

/** Returns the faults that a schema found in `value`, each with its place: `cars.3.gear: 9 is more than 6`. */
export function shapeWords(issues: readonly Issue[], value: unknown): readonly string[] {
  return issues.flatMap(issue => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') return [placed(path, wordsOf(issue, at(value, path)))];
    return issue.keys.map(key => placed([...path, key], 'there is no such field'));
  });
}

function placed(path: readonly string[], words: string): string {
  return `${path.length === 0 ? 'the whole' : path.join('.')}: ${words}`;
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null
        ? Object.entries(inner).find(([key]) => key === step)?.[1]
        : undefined,
    value,
  );
}

function wordsOf(issue: Issue, found: unknown): string {
  if (found === undefined) return 'it is missing';
  if (isOwn(issue)) return issue.message;
  switch (issue.code) {
    case 'invalid_union':
      return issue.discriminator === undefined
        ? `${shown(found)} ${MISFIT}`
        : `${shown(found)} ${STRANGE}`;
    case 'invalid_type':
      return `${KINDS[issue.expected] ?? 'something else'} belongs here, not ${shown(found)}`;
    case 'invalid_value':
      return issue.values.length > WORDS_MAX
        ? `${shown(found)} ${STRANGE}`
        : `${shown(found)} is not one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return tooLittle(issue.minimum, issue.exact === true, found);
    case 'too_big':
      return tooMuch(issue.maximum, issue.exact === true, found);
    default:
      return `${shown(found)} ${MISFIT}`;
  }
}

// Reports whether the message is the schema's own, not one of zod's defaults.
function isOwn({ message }: Issue): boolean {
  return !/^(Invalid|Too (big|small)|Unrecognized|Expected)/.test(message);
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
};

function tooLittle(least: number | bigint, exact: boolean, found: unknown): string {
  if (typeof found === 'number') return `${found} is less than ${least}`;
  return `${typeof found === 'string' ? 'characters' : 'entries'}: ${exact ? '' : 'at least '}${least} belong here`;
}

function tooMuch(most: number | bigint, exact: boolean, found: unknown): string {
  if (typeof found === 'number') return `${found} is more than ${most}`;
  return `${typeof found === 'string' ? 'characters' : 'entries'}: ${exact ? '' : 'at most '}${most} belong here`;
}

/** Returns a value from outside as a sentence may quote it: shortened, and only the kind of a list or an object. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX - 1)}…` : text;
}
