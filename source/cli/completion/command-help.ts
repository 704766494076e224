// What the commands declare for `--help`, as data: the manual page and the completion of shells are made of it.
import yargs, { type Argv } from 'yargs';
import * as z from 'zod';
import type { Call } from '../command.ts';
import { addEveryCommand } from '../every-command.ts';

export interface FlagHelp {
  /** As it is typed, such as `--grid`, or the positional of a command. */
  readonly shown: string;
  readonly describe: string;
  readonly choices: readonly string[];
  /** False for a switch. */
  readonly takesValue: boolean;
  /** Its value where it is not given; empty where there is none. */
  readonly usual: readonly string[];
}
export interface CommandHelp {
  /** The words that call it, such as `tracks show`; empty for the program without a command. */
  readonly words: string;
  /** The words with what follows them, such as `tracks show <circuit>`. */
  readonly usage: string;
  readonly describe: string;
  readonly flags: readonly FlagHelp[];
  readonly examples: readonly (readonly [line: string, what: string])[];
}

const textIn = z.string().catch('');
const command = z.object({
  command: z.union([z.string(), z.array(z.string())]),
  describe: textIn,
  builder: z.custom<(inner: Argv) => unknown>(value => typeof value === 'function'),
});
const flag = z.object({
  describe: textIn,
  type: textIn,
  choices: z.array(z.unknown()).catch([]),
  default: z.unknown().optional(),
  defaultDescription: z.string().optional(),
  hidden: z.boolean().catch(false),
});

/** Returns every command by what it declares, those of a group behind it, in the order of `--help`. */
export function commandHelps(): readonly CommandHelp[] {
  const call: Call = { words: [], done: () => undefined };
  return helpsIn(
    recorded(parser => addEveryCommand(parser, call)),
    '',
  );
}

interface Recorded {
  readonly method: string;
  readonly given: readonly unknown[];
}

/** Returns what is declared to a parser, without declaring any command to it. */
function recorded(declare: (parser: Argv) => unknown): readonly Recorded[] {
  const calls: Recorded[] = [];
  const parser = new Proxy(yargs(), {
    get(target, name, itself) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]) => {
        calls.push({ method: String(name), given });
        if (name === 'command') return itself;
        const result: unknown = Reflect.apply(member, target, given);
        return result === target ? itself : result;
      };
    },
  });
  declare(parser);
  return calls;
}

function helpsIn(calls: readonly Recorded[], group: string): readonly CommandHelp[] {
  return of(calls, 'command').flatMap(({ given: [declared] }) => {
    const { command: names, describe, builder } = command.parse(declared);
    const [first = ''] = [names].flat();
    const usage = `${group}${first === '$0' ? '' : first}`;
    const [word = ''] = usage.slice(group.length).split(' ');
    const inside = recorded(builder);
    const help = {
      words: `${group}${word}`,
      usage,
      describe,
      flags: flagsIn(inside),
      examples: examplesIn(inside),
    };
    return [help, ...helpsIn(inside, `${group}${word} `)];
  });
}

function of(calls: readonly Recorded[], ...methods: readonly string[]): readonly Recorded[] {
  return calls.filter(({ method }) => methods.includes(method));
}

// Of two declarations of a flag the latter holds, as for yargs.
function flagsIn(calls: readonly Recorded[]): readonly FlagHelp[] {
  const flags = declaredFlags(calls).map(one => [one.shown, one] as const);
  return [...new Map(flags).values()];
}

function declaredFlags(calls: readonly Recorded[]): readonly FlagHelp[] {
  return of(calls, 'option', 'positional').flatMap(({ method, given: [name, declared] }) => {
    const { describe, choices, hidden, type, ...told } = flag.parse(declared ?? {});
    if (hidden) return [];
    const usual = told.defaultDescription ?? told.default;
    return [
      {
        shown: method === 'option' ? `--${String(name)}` : String(name),
        describe,
        choices: choices.map(String),
        takesValue: type !== 'boolean',
        usual:
          usual === undefined || usual === false || String(usual) === '' ? [] : [String(usual)],
      },
    ];
  });
}

function examplesIn(calls: readonly Recorded[]): CommandHelp['examples'] {
  return of(calls, 'example').map(({ given: [line, what] }) => [
    String(line).replaceAll('$0', 'chicane'),
    textIn.parse(what),
  ]);
}
