// The options of a book: how a game declares them, and what is wrong with given ones.
import { didYouMean } from './nearest.ts';
import { shown } from './shape-words.ts';

/** The name of an option on the command line, and the words of English reports for its values. */
export interface OptionFlag {
  /** The flag without its hyphens. */
  readonly name: string;
  /** One line for the help of a command. */
  readonly help: string;
  /** A flag with a value, a switch, or no flag of its own, only a name behind `--with`. */
  readonly form: 'value' | 'switch' | 'name';
  /** The value that the bare name stands for, behind `--with` or as a switch; absent when the name needs a value. */
  readonly sets?: string;
  /** The words of a report for races with each value; values that need no mention are left out. */
  readonly told: Readonly<Record<string, string>>;
}

/** One option of a book, declared once for the command line, the form, settings, reports and checks. */
export interface OptionField {
  readonly name: string;
  /** Every value, in the order offered. */
  readonly values: readonly string[];
  /** The value of a race whose options do not mention it. */
  readonly usual: string;
  /** The value that turns it off; absent for an option that is always on. */
  readonly off?: string;
  /**
   * True for an option added to a book that already had races: a race in which it is off does not mention it, so that
   * saves and fingerprints from before stay the same.
   */
  readonly later?: true;
  /**
   * An option declared before this one that must be on while this one is; only an option that can be off may have it.
   */
  readonly needs?: string;
  /** An option that, while on, lets each driver choose what this one would set for everybody. */
  readonly overruledBy?: string;
  /** Fewest laps of a race in which it may be on; only an option that can be off may have it. */
  readonly lapsLeast?: number;
  /** Absent for an option that the program sets, not an organiser. */
  readonly flag?: OptionFlag;
}

export type OfferedOption = OptionField & { readonly flag: OptionFlag };

export function offeredOptions(declared: readonly OptionField[]): readonly OfferedOption[] {
  return declared.filter((field): field is OfferedOption => field.flag !== undefined);
}

/** Reports whether an option is on, that is, not at its `off`; an option that is not given has its usual value. */
export function isOn({ name, usual, off }: OptionField, given: object): boolean {
  return off === undefined || (valueIn(given, name) ?? usual) !== off;
}

/** Returns the options that a race mentions: all but later ones that are off. */
export function saidOptions<O extends object>(declared: readonly OptionField[], options: O): O {
  const unsaid = declared.filter(field => field.later === true && !isOn(field, options));
  const names = unsaid.map(({ name }) => name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name))) as O;
}

/**
 * Returns every fault of the given options, each a sentence without its full stop: an unknown name, a value that is not
 * allowed, an option that is on without the one it needs.
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

export function shortOfLaps<Field extends OptionField>(
  declared: readonly Field[],
  given: object,
  laps: number,
): readonly Field[] {
  return declared.filter(field => isOn(field, given) && laps < (field.lapsLeast ?? 1));
}

export function lapsLeastOf(declared: readonly OptionField[], given: object): number {
  const on = declared.filter(field => isOn(field, given));
  return Math.max(1, ...on.map(({ lapsLeast = 1 }) => lapsLeast));
}

/**
 * Returns a fault for each option that is on in a race of too few laps: a sentence without its full stop, and the remedy.
 */
export function lapFaults(
  declared: readonly OptionField[],
  given: object,
  laps: number,
  placeOf: (name: string) => string = name => `option ${name}`,
): readonly string[] {
  return shortOfLaps(declared, given, laps).map(
    ({ name, lapsLeast, off }) =>
      `${placeOf(name)}: it needs ${lapsLeast} laps or more, not ${laps}. Set laps to ${lapsLeast}, or ${name} to ${off}`,
  );
}

/**
 * Returns a faultless value for every declared option, as close to the given ones as possible: unknown names are
 * dropped, a value that is not allowed becomes the usual one, and an option that needs one that is off is off too.
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
