// What may stand where a shell asks for completion: commands and flags by what they declare, and the names of circuits,
// books, saves and seasons that there are.
import { basename } from 'node:path';
import { bookSources } from '../../rules/text/book-sources.ts';
import { listSaves } from '../../storage/saves/list-saves.ts';
import { listSeasons } from '../../storage/seasons/list-seasons.ts';
import { listTracks, tracksFolder } from '../../storage/tracks/track-library.ts';
import { savesFolderFor } from '../saves/saves-folder-for.ts';
import { openPreferences } from '../screen/settings.ts';
import { type CommandHelp, commandHelps, type FlagHelp } from './command-help.ts';

/** The names that a value is one of, by the flag or the positional that takes it. */
const NAMES: Readonly<Record<string, (words: readonly string[]) => readonly string[]>> = {
  '--calendar': circuits,
  '--season': seasons,
  '--track': circuits,
  book: () => bookSources.map(({ id }) => id),
  circuit: circuits,
  save: saves,
  season: seasons,
};

/**
 * Returns what the last word may become, those that go on as it begins; none where only a file or a free word fits.
 * @param words the command line behind the program, up to the cursor; the last one may be empty
 */
export function candidates(words: readonly string[]): readonly string[] {
  // Bash splits `--track=spa` at the sign.
  const typed = words.filter(word => word !== '=').flatMap(word => splitFlag(word));
  const current = typed.at(-1) ?? '';
  const before = typed.slice(0, -1);
  return fitting(before, current).filter(one => one.startsWith(current));
}

function splitFlag(word: string): readonly string[] {
  const [, flag, value] = /^(--[\w-]+)=(.*)$/s.exec(word) ?? [];
  return flag === undefined || value === undefined ? [word] : [flag, value];
}

function fitting(before: readonly string[], current: string): readonly string[] {
  const helps = commandHelps();
  const help = commandOf(helps, before);
  const flag = valuedFlag(help, before.at(-1));
  if (flag !== undefined) return valuesOf(flag, before);
  if (current.startsWith('-')) return [...flagsOf(help), '--help'];
  const words = before.filter(word => !word.startsWith('-'));
  const members = membersOf(helps, words.slice(0, 1).join(''));
  if (words.length === 0) return membersOf(helps, '');
  if (members.length > 0 && words.length === 1) return members;
  return positionalNames(help, before);
}

/** Returns the command of a line, the longest one whose words begin it. */
function commandOf(
  helps: readonly CommandHelp[],
  before: readonly string[],
): CommandHelp | undefined {
  const [first = '', second = ''] = before.filter(word => !word.startsWith('-'));
  const named = (words: string) => helps.find(help => help.words === words);
  return named(`${first} ${second}`) ?? named(first) ?? named('');
}

/** Returns the words that may follow the name of a group, or begin a line. */
function membersOf(helps: readonly CommandHelp[], group: string): readonly string[] {
  const start = group === '' ? '' : `${group} `;
  return helps
    .filter(({ words }) => words !== '' && words.startsWith(start))
    .map(({ words }) => words.slice(start.length))
    .filter(word => !word.includes(' '));
}

function flagsOf(help: CommandHelp | undefined): readonly string[] {
  return (help?.flags ?? []).map(({ shown }) => shown).filter(shown => shown.startsWith('--'));
}

/** Returns the flag that a word is, where a value follows it. */
function valuedFlag(help: CommandHelp | undefined, word: string | undefined): FlagHelp | undefined {
  if (word?.startsWith('--') !== true) return undefined;
  return help?.flags.find(({ shown, takesValue }) => shown === word && takesValue);
}

function valuesOf({ shown, choices }: FlagHelp, before: readonly string[]): readonly string[] {
  return choices.length > 0 ? choices : (NAMES[shown]?.(before) ?? []);
}

function positionalNames(
  help: CommandHelp | undefined,
  before: readonly string[],
): readonly string[] {
  if (help === undefined) return [];
  const free = before.filter(
    (word, at) => !word.startsWith('-') && valuedFlag(help, before[at - 1]) === undefined,
  );
  const [, ...positionals] = help.usage.slice(help.words.length).split(' ');
  const at = free.length - help.words.split(' ').length;
  const name = positionals[at]?.replaceAll(/[<>[\].]/g, '') ?? '';
  const positional = help.flags.find(({ shown }) => shown === name);
  return positional === undefined ? [] : valuesOf(positional, before);
}

function circuits(): readonly string[] {
  return listTracks(tracksFolder()).map(({ id }) => id);
}

function saves(words: readonly string[]): readonly string[] {
  return listSaves(folderOf(words)).map(({ file }) => basename(file, '.json'));
}

function seasons(words: readonly string[]): readonly string[] {
  return listSeasons(folderOf(words)).map(({ name }) => name);
}

function folderOf(words: readonly string[]): string {
  const at = words.indexOf('--saves');
  return savesFolderFor(at < 0 ? undefined : words[at + 1], openPreferences().get().saves);
}
