// What is declared once of a field of a plan. Its type, its shape in the file, the messages, the JSON Schema, the usual value
// and the written line follow.
import * as z from 'zod';
import { count, words as printable } from '../../circuit/file/values.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { wordFor, wordsOf } from './notation.ts';

interface Details<Value> {
  /** The value of a plan that does not name the field; absent where there is none, or other fields determine it. */
  readonly usual?: Value;
  /** What is said behind the value in a written plan. */
  readonly remark?: string;
  /** Returns a value as the file has it; absent where it stands there as it is. */
  write?(value: Value): unknown;
  /** Reports whether a book has a use for the field; absent for one that all have a use for. */
  suits?(book: RuleBook): boolean;
  /** The fields under this one. */
  readonly part?: Fields;
}

export interface Field<Shape extends z.ZodType = z.ZodType> extends Details<z.output<Shape>> {
  /** What the field contains, worded as a remedy for a missing or wrong one. */
  readonly help: string;
  /** What the file may contain, turned into the value of the plan. */
  readonly shape: Shape;
}

export type Fields = Readonly<Record<string, Field>>;

/** The values of fields in a plan. */
export type ValuesOf<All extends Fields> = {
  readonly [Name in keyof All]: z.output<All[Name]['shape']>;
};

/** The values of fields of which only some must be there. */
export type Part<All extends Fields, Needed extends keyof All> = Pick<ValuesOf<All>, Needed> &
  Partial<Omit<ValuesOf<All>, Needed>>;

type UsualOf<All extends Fields> = {
  readonly [Name in keyof All as All[Name] extends { readonly usual: unknown }
    ? Name
    : never]: z.output<All[Name]['shape']>;
};

type ShapesOf<All extends Fields, Needed extends keyof All> = {
  [Name in keyof All]: Name extends Needed
    ? All[Name]['shape']
    : z.ZodExactOptional<All[Name]['shape']>;
};

/**
 * Returns a field.
 * @param shapeFor makes its shape with the remedy for a wrong value
 */
export function field<
  Shape extends z.ZodType,
  const More extends Details<z.output<Shape>> = Record<never, never>,
>(help: string, shapeFor: (help: string) => Shape, more?: More): Field<Shape> & More {
  return { help, shape: shapeFor(help), ...more } as Field<Shape> & More;
}

/** Returns the shapes of fields, of which those of `needed` must be there. */
export function shapesOf<All extends Fields, Needed extends keyof All & string = never>(
  fields: All,
  needed: readonly Needed[] = [],
): ShapesOf<All, Needed> {
  const shapes = Object.entries(fields).map(([name, { shape }]) => {
    return [name, needed.some(one => one === name) ? shape : z.exactOptional(shape)];
  });
  return Object.fromEntries(shapes) as ShapesOf<All, Needed>;
}

/** Returns the usual values of those fields that have one. */
export function usualOf<All extends Fields>(fields: All): UsualOf<All> {
  const usual = Object.entries(fields).map(([name, one]) => [name, one.usual] as const);
  return Object.fromEntries(usual.filter(([, value]) => value !== undefined)) as UsualOf<All>;
}

/** Returns the values of the fields that an object has, without its other properties. */
export function given<All extends Fields, Values extends Partial<ValuesOf<All>>>(
  fields: All,
  values: Values,
): Pick<Values, keyof All & keyof Values> {
  const entries = Object.entries(values).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(entries) as Pick<Values, keyof All & keyof Values>;
}

/** Returns the values of fields as the file has them, in the order of the fields; undefined ones are left out. */
export function written(fields: Fields, values: object): Readonly<Record<string, unknown>> {
  const all: Readonly<Record<string, unknown>> = { ...values };
  const entries = Object.entries(fields).map(([name, { write }]) => {
    const value = all[name];
    return [name, value === undefined ? undefined : (write?.(value) ?? value)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Returns the remedies of fields by their names, and of all fields under them. */
export function helpsOf(fields: Fields): Readonly<Record<string, string>> {
  const helps = Object.entries(fields).map(([name, { help, part = {} }]) => ({
    [name]: help,
    ...helpsOf(part),
  }));
  return Object.assign({}, ...helps);
}

/** A word for each value; the plan has the value. */
export function named<Word extends string, Value extends string>(
  help: string,
  words: Readonly<Record<Word, Value>>,
) {
  const wordShape = z.enum(wordsOf(words), `is not known; ${help}`).describe(help);
  return field(help, () => wordShape.transform((word): Value => words[word]), {
    write: (value: Value) => wordFor(words, value),
    remark: wordsOf(words).join(', '),
  });
}

/** One of some words, of which the first is the usual one. */
export function oneOf<const Values extends readonly [string, ...string[]]>(
  help: string,
  values: Values,
  remark = values.join(', '),
) {
  const usual: Values[0] = values[0];
  return field(help, () => z.enum(values, `is not known; ${help}`), { usual, remark });
}

/** The same field, described in the JSON Schema. */
export function described<Shape extends z.ZodType, Described extends Field<Shape>>(
  one: Described & { readonly shape: Shape },
): Described {
  return { ...one, shape: one.shape.describe(one.help) };
}

/** A short notation of a value. */
export function notation<Value>(
  help: string,
  form: RegExp,
  read: (text: string) => Value,
  write: (value: Value) => string,
) {
  return field(help, () => textOf(form, help).transform(read), { write });
}

/** Returns the shape of a text of some form. */
export function textOf(form: RegExp, help: string) {
  return z.string(`is not text; ${help}`).regex(form, `is not known; ${help}`).describe(help);
}

export function text(help: string, longest: number) {
  return field(help, () => printable(longest, help));
}

export function whole(help: string, least: number, most: number) {
  return field(help, () => count(least, most, help));
}

/** Returns the shape of a list that may be empty. */
export function listed<Entry extends z.ZodType>(entry: Entry, most: number, help: string) {
  return z
    .array(entry, `is not a list; ${help}`)
    .max(most, `has more than ${most} entries; ${help}`)
    .readonly()
    .describe(help);
}
