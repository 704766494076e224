// The flags of the options that rule books declare, and what they say for a race by one of them.
import type { Argv } from 'yargs';
import { books, trialBooks } from '../../rules/books.ts';
import { type OfferedOption, offeredOptions, optionFaults } from '../../rules/kit/options.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { wrongUse } from '../problem.ts';

/** The options of a race as flags give them, by name; the book fills in the others. */
export type GivenOptions = Readonly<Record<string, string>>;

/** Options of timed trials, which a race has too. */
export const trialOptions = offeredBy(trialBooks);

/** Every option of a race by any book. */
export const everyOption = offeredBy(books);

/** Options of a race that timed trials have not. */
export const raceOptions = everyOption.filter(
  ({ name }) => !trialOptions.some(option => option.name === name),
);

// Each option once, with the values that it has in any of the books.
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
 * Adds the flags of options to a command.
 * @param usual whether the help tells that a switch is off when it is not given
 */
export function optionFlags<T>(
  yargs: Argv<T>,
  options: readonly OfferedOption[],
  { usual }: { readonly usual: boolean },
): Argv<T> {
  for (const { flag, values } of options) {
    const { name, help: describe, sets } = flag;
    if (sets !== undefined) {
      yargs.option(name, { type: 'boolean', ...(usual ? { default: false } : {}), describe });
    } else {
      yargs.option(name, { type: 'string', choices: values, describe }).requiresArg(name);
    }
  }
  return yargs;
}

/**
 * The options that flags give a race by `book`, in the order in which the book declares them.
 * @throws Problem when the book has no such option or no such value, or the option needs another one
 */
export function optionsFromFlags(book: RuleBook, flags: object): GivenOptions {
  const given = everyOption.flatMap(option => {
    const value = valueFrom(option, flags);
    return value === undefined ? [] : [{ option, value }];
  });
  const own = offeredOptions(book.options);
  const strange = given.find(({ option }) => !own.some(({ name }) => name === option.name));
  if (strange !== undefined) throw notOf(book, strange.option);
  const entries = own.flatMap(({ name }) => {
    const { value } = given.find(({ option }) => option.name === name) ?? {};
    return value === undefined ? [] : [[name, value] as const];
  });
  const options = Object.fromEntries(entries);
  const [fault] = optionFaults(book.options, options, flagOf);
  if (fault !== undefined) throw wrongUse(`${fault} (${book.name}).`);
  return options;
}

function valueFrom({ flag }: OfferedOption, flags: object): string | undefined {
  const given = (flags as Readonly<Record<string, unknown>>)[flag.name];
  if (flag.sets !== undefined) return given === true ? flag.sets : undefined;
  return typeof given === 'string' ? given : undefined;
}

function flagOf(name: string): string {
  return `--${everyOption.find(option => option.name === name)?.flag.name ?? name}`;
}

function notOf({ name: bookName }: RuleBook, { name, flag }: OfferedOption) {
  const having = books.filter(({ options }) =>
    offeredOptions(options).some(option => option.name === name),
  );
  const ids = having.map(({ id }) => id).join(', ');
  return wrongUse(`${bookName} has no option --${flag.name}. Books with it: ${ids}.`);
}
