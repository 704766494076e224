// Reads the flags of scripts that developers run by hand into an order; help and mistakes are printed in plain words.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Driver } from '../drivers/driver.ts';
import { driverOf, drivers } from '../drivers/levels/drivers.ts';
import { bookOf } from '../rules/books.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import { codeOf } from '../storage/disk.ts';

export type Flags = Readonly<
  Record<
    string,
    {
      readonly type: 'string' | 'boolean';
      readonly default?: string | boolean;
      /** The placeholder after the flag in the help, such as N. */
      readonly takes?: string;
      readonly says: string;
    }
  >
>;

export type Given<F extends Flags> = {
  readonly [K in keyof F]:
    | (F[K]['type'] extends 'boolean' ? boolean : string)
    | (F[K] extends { readonly default: unknown } ? never : undefined);
};

interface Script<F extends Flags> {
  readonly about: string;
  readonly flags: F;
}

export type Asked<Order> =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'mistake'; readonly sentence: string };

/**
 * Reads the words after the name of a script.
 * @param order makes an order of the flags; a RangeError that it throws is reported as a mistake in the words
 */
export function readOrder<F extends Flags, Order>(
  script: Script<F>,
  words: readonly string[],
  order: (given: Given<F>) => Order,
): Asked<Order> {
  try {
    const given = valuesOf(script.flags, words);
    return given === undefined
      ? { kind: 'help', text: helpOf(script) }
      : { kind: 'order', order: order(given) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'mistake', sentence: `${error.message} --help names the flags.` };
  }
}

/**
 * Returns the order given by the program's own words. After help it ends the program with 0, and after a mistake, which
 * it reports, with 2. See `readOrder`.
 */
export function orderOf<F extends Flags, Order>(
  script: Script<F>,
  order: (given: Given<F>) => Order,
): Order {
  const asked = readOrder(script, process.argv.slice(2), order);
  if (asked.kind === 'order') return asked.order;
  if (asked.kind === 'help') {
    console.log(asked.text);
    return process.exit(0);
  }
  console.error(asked.sentence);
  return process.exit(2);
}

/**
 * Returns a whole number given with a flag.
 * @throws RangeError when the text is no whole number, or one less than `least`
 */
export function wholeNumber(flag: string, text: string, least = 1): number {
  const number = Number(text);
  if (/^-?\d{1,9}$/.test(text) && number >= least) return number;
  throw new RangeError(`--${flag} takes a whole number from ${least} on, not "${text}".`);
}

/**
 * Returns the book of Formula Dé with an id.
 * @throws RangeError when there is none
 */
export function formulaDeBookNamed(id: string): FormulaDeBook {
  const named = bookOf(id);
  if (named === undefined) throw new RangeError(`There is no book "${id}".`);
  return named;
}

/**
 * Returns the CPU driver of a level.
 * @throws RangeError when there is none
 */
export function levelNamed(level: string): Driver {
  const driver = driverOf(level);
  if (driver !== undefined) return driver;
  const known = drivers.map(one => one.level).join(', ');
  throw new RangeError(`There is no level "${level}". There are ${known}.`);
}

/**
 * Returns the values, undefined when help is wanted.
 * @throws RangeError with a sentence
 */
function valuesOf<F extends Flags>(flags: F, args: readonly string[]): Given<F> | undefined {
  const options: ParseArgsConfig['options'] = { help: { type: 'boolean', short: 'h' } };
  for (const [name, { type, default: usual }] of Object.entries(flags)) {
    options[name] = usual === undefined ? { type } : { type, default: usual };
  }
  try {
    const { values } = parseArgs({ args: [...args], options });
    // parseArgs has read the values by these flags.
    return values['help'] === true ? undefined : (values as Given<F>);
  } catch (error) {
    throw new RangeError(sentenceOf(error));
  }
}

function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, named = ''] = /'(-*[^' ]*)/.exec(message) ?? [];
  switch (codeOf(error)) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `There is no flag "${named}".`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `"${named}" is one word too many.`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return message.includes('does not take')
        ? `${named} takes no value.`
        : `${named} needs a value.`;
    default:
      return `${message}.`;
  }
}

function helpOf({ about, flags }: Script<Flags>): string {
  const rows = Object.entries(flags).map(([name, { takes, says, default: usual }]) => {
    const flag = takes === undefined ? `--${name}` : `--${name} ${takes}`;
    return { flag, says: typeof usual === 'string' ? `${says} (${usual})` : says };
  });
  const width = Math.max(0, ...rows.map(({ flag }) => flag.length));
  return [about, '', ...rows.map(({ flag, says }) => `  ${flag.padEnd(width)}  ${says}`)].join(
    '\n',
  );
}
