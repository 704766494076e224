// Help texts in the language of the player: what describes a command, a flag, an example or a group is translated on its way into
// yargs, so that commands are declared once.
import type { Argv } from 'yargs';

export type Translate = (text: string) => string;

/** Returns yargs with every help text that it receives translated. */
export function speaking<Args>(yargs: Argv<Args>, translate: Translate): Argv<Args> {
  return new Proxy(yargs, {
    get(target, name, itself) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]) => {
        const texts = given.map((value, at) => spoken(String(name), at, value, translate));
        const result: unknown = Reflect.apply(member, target, texts);
        return result === target ? itself : result;
      };
    },
  });
}

/** Index of the argument that is printed, by method of yargs. */
const TEXT_AT: Readonly<Record<string, number>> = { example: 1, epilogue: 0, usage: 0 };
const DESCRIBING: readonly string[] = ['option', 'positional'];
/** Fields of a flag that are printed. */
const PRINTED: readonly string[] = ['describe', 'defaultDescription'];

function spoken(method: string, at: number, value: unknown, translate: Translate): unknown {
  if (TEXT_AT[method] === at && typeof value === 'string') return translate(value);
  if (!DESCRIBING.includes(method) || typeof value !== 'object' || value === null) return value;
  const texts = Object.entries(value).filter(([field]) => PRINTED.includes(field));
  const said = texts.map(([field, text]) => [field, translate(String(text))]);
  return { ...value, ...Object.fromEntries(said) };
}
