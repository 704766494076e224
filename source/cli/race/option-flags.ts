// The flags of the options that rule books declare, and what they mean for a race by one of the books.
import type { Argv } from 'yargs';
import { trialBooks } from '../../rules/books.ts';
import { allBooks } from '../../rules/games.ts';
import { didYouMean } from '../../rules/kit/nearest.ts';
import {
  isOn,
  type OfferedOption,
  offeredOptions,
  optionFaults,
  shortOfLaps,
} from '../../rules/kit/options.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { wrongUse } from '../problem.ts';

const NAME_MOST = 30;

/** The options of a race given by flags, by name; the book fills in the others. */
export type GivenOptions = Readonly<Record<string, string>>;

export const trialOptions = offeredBy(trialBooks);

export const everyOption = offeredBy(allBooks());

export const raceOptions = everyOption.filter(
  ({ name }) => !trialOptions.some(option => option.name === name),
);

// Returns each option once, with the values that it has in any of the books.
function offeredBy(some: readonly RuleBook[]): readonly OfferedOption[] {
  const found = new Map<string, OfferedOption>();
  for (const option of some.flatMap(({ options }) => offeredOptions(options))) {
    const before = found.get(option.name) ?? option;
    const values = [...new Set([...before.values, ...option.values])];
    found.set(option.name, { ...before, values });
  }
  return [...found.values()];
}

/**
 * Adds the flags of options to a command, and `--with`, which switches them on by their bare names.
 * @param usual whether the help says that a switch is off by default
 */
export function optionFlags<T>(
  yargs: Argv<T>,
  options: readonly OfferedOption[],
  { usual }: { readonly usual: boolean },
): Argv<T> {
  for (const { flag, values } of options) {
    const { name, help: describe, form } = flag;
    if (form === 'switch') {
      yargs.option(name, { type: 'boolean', ...(usual ? { default: false } : {}), describe });
    } else if (form === 'value') {
      yargs.option(name, { type: 'string', choices: values, describe }).requiresArg(name);
    }
  }
  const describe = 'Options of the book to switch on, by name, separated by commas';
  return yargs.option('with', { type: 'string', describe }).requiresArg('with');
}

/**
 * Returns the options that the flags give a race by `book`, in the order in which the book declares them.
 * @throws Problem when the book has no such option or value, or the option needs another one
 */
export function optionsFromFlags(book: RuleBook, flags: object): GivenOptions {
  const own = offeredOptions(book.options);
  const flagged = everyOption.flatMap(option => {
    const value = valueFrom(option, flags);
    return value === undefined ? [] : [{ option, value }];
  });
  // A flag that names a value overrules a bare name.
  const given = [...flagged, ...namedOptions(book, own, flags)];
  const strange = given.find(({ option }) => !own.some(({ name }) => name === option.name));
  if (strange !== undefined) throw notOf(book, strange.option);
  const entries = own.flatMap(({ name }) => {
    const { value } = given.find(({ option }) => option.name === name) ?? {};
    return value === undefined ? [] : [[name, value] as const];
  });
  const options = Object.fromEntries(entries);
  checkOverruled(own, options);
  const [fault] = optionFaults(book.options, options, flagOf);
  if (fault !== undefined) throw wrongUse(`${fault} (${book.name}).`);
  return options;
}

// Refuses a value for everybody where another option lets each driver choose.
function checkOverruled(own: readonly OfferedOption[], options: GivenOptions): void {
  for (const { name, overruledBy } of own) {
    const other = own.find(option => option.name === overruledBy);
    if (other === undefined || !Object.hasOwn(options, name) || !isOn(other, options)) continue;
    throw wrongUse(`With ${flagOf(other.name)} each driver chooses; leave ${flagOf(name)} out.`);
  }
}

// Returns what `--with weather,nitro` switches on; the flag may be given more than once.
function namedOptions(book: RuleBook, own: readonly OfferedOption[], flags: object) {
  const { with: named = [] } = flags as { readonly with?: string | readonly string[] };
  const names = [named].flat().flatMap(list => list.split(',').map(name => name.trim()));
  return names.map(name => {
    const option = own.find(({ flag }) => flag.name === name && flag.sets !== undefined);
    if (option?.flag.sets === undefined) throw notNamed(book, own, name);
    return { option, value: option.flag.sets };
  });
}

function notNamed({ name: bookName }: RuleBook, own: readonly OfferedOption[], name: string) {
  const names = own.filter(({ flag }) => flag.sets !== undefined).map(({ flag }) => flag.name);
  const shown = safeText(name, NAME_MOST);
  const near = didYouMean(name, names);
  const having = booksWith(({ flag }) => flag.name === name && flag.sets !== undefined);
  const elsewhere = having === '' || near !== '' ? '' : ` Books with it: ${having}.`;
  const known = names.length === 0 ? 'none' : names.join(', ');
  return wrongUse(
    `--with ${shown}: ${bookName} has no such option${near || '.'} It has: ${known}.${elsewhere}`,
  );
}

function booksWith(has: (option: OfferedOption) => boolean): string {
  return allBooks()
    .filter(({ options }) => offeredOptions(options).some(has))
    .map(({ id }) => id)
    .join(', ');
}

function valueFrom({ flag }: OfferedOption, flags: object): string | undefined {
  const given = (flags as Readonly<Record<string, unknown>>)[flag.name];
  if (flag.form === 'switch') return given === true ? flag.sets : undefined;
  return typeof given === 'string' && flag.form === 'value' ? given : undefined;
}

/**
 * Checks that a race has laps enough for its options.
 * @throws Problem when it has too few
 */
export function checkLaps(book: RuleBook, options: GivenOptions, laps: number): void {
  const [short] = shortOfLaps(offeredOptions(book.options), options, laps);
  if (short === undefined) return;
  const { name, lapsLeast } = short;
  throw wrongUse(
    `${flagOf(name)} needs a race of ${lapsLeast} laps or more, not ${laps}. Give --laps ${lapsLeast}, or leave ${flagOf(name)} out.`,
  );
}

function flagOf(name: string): string {
  const { flag } = everyOption.find(option => option.name === name) ?? {};
  return flag?.form === 'name' ? `--with ${flag.name}` : `--${flag?.name ?? name}`;
}

function notOf({ name: bookName }: RuleBook, { name, flag }: OfferedOption) {
  const ids = booksWith(option => option.name === name);
  return wrongUse(`${bookName} has no option --${flag.name}. Books with it: ${ids}.`);
}
