// Explains in a sentence why a command line cannot be understood, with a remedy.
import { quote } from '../circuit/file/faults.ts';
import { nearest } from '../rules/kit/nearest.ts';
import { wrongUse } from './problem.ts';

export type CommandNames = ReadonlyMap<string, readonly string[]>;

/** The switches with a form that turns them off; others are simply left out. */
const OFF_SWITCHES: readonly string[] = ['--no-animation', '--no-ascii'];

/**
 * Refuses what yargs would misread.
 * @throws Problem when a command is misspelt, or any flag but `OFF_SWITCHES` begins with `--no-`
 */
export function refuseWrongWords(words: readonly string[], names: CommandNames): void {
  const [first, second] = words;
  const members = first === undefined ? undefined : names.get(first);
  if (isName(first) && members === undefined) throw unknownCommand(first, [...names.keys()]);
  if (isName(first) && isName(second) && members?.includes(second) === false && members.length > 0)
    throw unknownCommand(second, members, `${first} `);
  const denied = words.find(word => /^--no-./.test(word) && !OFF_SWITCHES.includes(word));
  if (denied !== undefined) throw wrongUse(`${unknownFlag(denied)} ${tryHelp(words, names)}`);
}

/**
 * Refuses a value given to a switch: `--ascii=3`.
 * @throws Problem that names the switch
 */
export function refuseValuedSwitch(words: readonly string[], args: object): void {
  const given = Object.entries(args);
  for (const word of words) {
    const [, flag, value = ''] = /^--([\w-]+)=(.*)$/s.exec(word) ?? [];
    const isSwitch = given.some(([name, read]) => name === flag && typeof read === 'boolean');
    if (isSwitch && value !== 'true' && value !== 'false')
      throw wrongUse(`--${flag} is a switch: write it without =${value}.`);
  }
}

/** Returns a complaint of yargs as a sentence, followed by where to find help. */
export function plainComplaint(
  message: string,
  words: readonly string[],
  names: CommandNames,
): string {
  const [, list] = /^Unknown arguments?: (.*)$/s.exec(message) ?? [];
  const said = list === undefined ? reworded(message) : tooMuch(list.split(', '), words);
  return `${said.trim().replace(/\.?$/, '.')} ${tryHelp(words, names)}`;
}

function isName(word: string | undefined): word is string {
  return word !== undefined && !word.startsWith('-');
}

function unknownCommand(word: string, known: readonly string[], group = '') {
  const near = nearest(word, known).map(name => `"${group}${name}"`);
  const mend =
    near.length === 0
      ? `. chicane ${group}--help lists them all.`
      : `; did you mean ${near.join(' or ')}?`;
  return wrongUse(`There is no command ${shown(group + word)}${mend}`);
}

// yargs names unknown flags without their hyphens.
function tooMuch(unknown: readonly string[], words: readonly string[]): string {
  const written = unknown.map(name =>
    words.find(word => [`--${name}`, `-${name}`].includes(word.split('=')[0] ?? '')),
  );
  const flag = written.find(word => word !== undefined);
  return flag === undefined
    ? `${shown(unknown[0] ?? '')} is one word too many.`
    : unknownFlag(flag.split('=')[0] ?? '');
}

function unknownFlag(flag: string): string {
  return `There is no flag ${shown(flag)}.`;
}

function shown(text: string): string {
  return `"${quote(text).slice(1, -1)}"`;
}

function reworded(message: string): string {
  return KNOWN.reduce((text, [theirs, ours]) => text.replace(theirs, ours), message);
}

const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/^Not enough non-option.*/s, 'The command needs a name or a file'],
  [/^Not enough arguments following: (.*)/, '--$1 needs a value'],
  [/^Invalid values:\s+Argument: (.*), Given: (.*), Choices: (.*)/, '--$1 takes $3, not $2'],
];

// Returns a hint at the help of the command that was meant, or else of the program.
function tryHelp([first = '', second = '']: readonly string[], names: CommandNames): string {
  const members = names.get(first);
  const inside = members?.includes(second) ? ` ${second}` : '';
  return `Try chicane ${members === undefined ? '' : `${first}${inside} `}--help.`;
}
