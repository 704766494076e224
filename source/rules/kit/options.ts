// The options of a book: how every game declares them, and what is wrong with options that somebody gives.
import { didYouMean } from './nearest.ts';
import { shown } from './shape-words.ts';

/** What the command line calls an option, and how it speaks of its values in English. */
export interface OptionFlag {
  /** Without hyphens. */
  readonly name: string;
  /** A line for the help of a command. */
  readonly help: string;
  /** A flag that takes a value, a switch, or no flag of its own: its name behind `--with` is enough. */
  readonly form: 'value' | 'switch' | 'name';
  /** The value that its bare name stands for, behind `--with` or as a switch; absent where it stands for none. */
  readonly sets?: string;
  /** What a report says of races with a value; a value that is not listed goes without saying. */
  readonly told: Readonly<Record<string, string>>;
}

/** One option of a book, declared once: command line, form, settings, reports and checks read it here. */
export interface OptionField {
  readonly name: string;
  /** Every value, in the order in which it is offered. */
  readonly values: readonly string[];
  /** The value of a race that says nothing of it. */
  readonly usual: string;
  /** The value with which it is off; absent for an option that always is on. */
  readonly off?: string;
  /**
   * True for an option that came to its book later: a race in which it is off says nothing of it, so that a race from before is
   * still the same race.
   */
  readonly later?: true;
  /** An option declared before this one that must be on where this one is; only an option that can be off needs another. */
  readonly needs?: string;
  /** An option that, while it is on, leaves to each driver what this one would set for all. */
  readonly overruledBy?: string;
  /** Absent for an option that no organiser sets: the program does. */
  readonly flag?: OptionFlag;
}

/** An option that an organiser sets. */
export type OfferedOption = OptionField & { readonly flag: OptionFlag };

/** The options that an organiser sets, in the order in which they are offered. */
export function offeredOptions(declared: readonly OptionField[]): readonly OfferedOption[] {
  return declared.filter((field): field is OfferedOption => field.flag !== undefined);
}

/** Reports whether an option is on: with any value but its `off`; one that is not given has its usual value. */
export function isOn({ name, usual, off }: OptionField, given: object): boolean {
  return off === undefined || (valueIn(given, name) ?? usual) !== off;
}

/** Returns the options that a race says something of: all but later ones that are off. */
export function saidOptions<O extends object>(declared: readonly OptionField[], options: O): O {
  const unsaid = declared.filter(field => field.later === true && !isOn(field, options));
  const names = unsaid.map(({ name }) => name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name))) as O;
}

/**
 * Every fault of given options, a sentence each without its full stop: an unknown name, a value that is not allowed, an option
 * that is on without the one that it needs.
 *
 * @param placeOf how a sentence names an option: `options.weather`, `--weather`
 */
export function optionFaults(
  declared: readonly OptionField[],
  given: object,
  placeOf: (name: string) => string = name => `option ${name}`,
): readonly string[] {
  const names = declared.map(({ name }) => name);
  const unknown = Object.keys(given).filter(name => !names.includes(name));
  return [
    ...unknown.map(name => `${placeOf(name)}: there is no such option${didYouMean(name, names)}`),
    ...declared.flatMap(field => {
      const { name, values } = field;
      const value = valueIn(given, name);
      if (value !== undefined && !values.some(one => one === value)) {
        return [`${placeOf(name)}: ${shown(value)} is not one of ${values.join(', ')}`];
      }
      const missing = isOn(field, given) ? neededBy(field, declared) : undefined;
      return missing === undefined || isOn(missing, given)
        ? []
        : [`${placeOf(name)}: it needs ${placeOf(missing.name)}, which is off`];
    }),
  ];
}

/**
 * A value for every declared option, without a fault and as near to the given ones as can be: a name that is unknown is
 * dropped, a value that is not allowed becomes the usual one, and what needs an option that is off is off too.
 */
export function fittingOptions(
  declared: readonly OptionField[],
  given: object,
): Readonly<Record<string, string>> {
  const fitting: Record<string, string> = {};
  for (const field of declared) {
    const { name, values, usual, off } = field;
    const needed = neededBy(field, declared);
    const value = values.find(one => one === valueIn(given, name)) ?? usual;
    fitting[name] = needed === undefined || isOn(needed, fitting) ? value : (off ?? value);
  }
  return fitting;
}

function neededBy(
  { needs }: OptionField,
  declared: readonly OptionField[],
): OptionField | undefined {
  return needs === undefined ? undefined : declared.find(({ name }) => name === needs);
}

function valueIn(given: object, name: string): unknown {
  return (given as Readonly<Record<string, unknown>>)[name];
}
