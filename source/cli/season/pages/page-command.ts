// Commands that print a page of a season: as text, as Markdown, or as JSON.
import { basename } from 'node:path';
import type { Argv } from 'yargs';
import { LANGUAGES, type Language } from '../../../replay/language.ts';
import type { Almanac } from '../../../season/almanac/almanac.ts';
import type { PageContext } from '../../../season/pages/context.ts';
import { pageMarkdown } from '../../../season/pages/layout/page-markdown.ts';
import { pageText } from '../../../season/pages/layout/page-text.ts';
import type { SeasonPage } from '../../../season/pages/page.ts';
import type { TableMoment } from '../../../season/pages/table-moment.ts';
import type { TableState } from '../../../season/pages/table-state.ts';
import { SEASON_WORDS } from '../../../season/pages/words/season-words.ts';
import { carLetters } from '../../../season/roster/car-letters.ts';
import type { Season } from '../../../season/season.ts';
import { realDisk } from '../../../storage/disk.ts';
import { readAlmanac } from '../../../storage/seasons/almanac-file.ts';
import { savesOfSeason } from '../../../storage/seasons/season-files.ts';
import type { SeasonStore } from '../../../storage/seasons/season-store.ts';
import type { Command } from '../../command.ts';
import { columnsOut, print, printJson } from '../../printer.ts';
import { EXIT, wrongUse } from '../../problem.ts';
import { writeMarkdown } from '../../report/markdown-file.ts';
import { openPreferences } from '../../screen/settings.ts';
import { circuitNames } from '../season-circuits.ts';
import { seasonFlags } from '../season-flags.ts';
import { type SeasonFlags, storeOf } from '../season-named.ts';

export interface PageFlags extends SeasonFlags {
  readonly markdown: string | undefined;
  readonly json: boolean;
  readonly language: string | undefined;
}

export interface ToldPage {
  readonly page: SeasonPage;
  readonly data: unknown;
}

export interface PageCommand<Flags extends PageFlags> {
  readonly command: string | readonly string[];
  readonly describe: string;
  readonly example: readonly [string, string];
  build?(yargs: Argv<PageFlags>): Argv<Flags>;
  /** Whether the page is printed as Markdown unless a flag says otherwise. */
  readonly isMarkdown?: true;
  /** Whether the page reports the results of this season alone, for which no circuit and no other season is read. */
  readonly isOfResults?: true;
  /** Returns the states of the tables that have begun, for a page that shows them. */
  tablesIn?(store: SeasonStore): readonly TableState[];
  /** Returns the biggest moments of races, for a page that shows them. */
  momentsIn?(store: SeasonStore, flags: Flags): readonly TableMoment[];
  told(context: PageContext, flags: Flags): ToldPage;
  /** Writes something other than the page, where a flag asks for it; returns whether it did. */
  otherwise?(context: PageContext, flags: Flags, folder: string): boolean;
}

export function pageCommand<Flags extends PageFlags>(about: PageCommand<Flags>): Command<Flags> {
  const { command, describe, example, build, told, otherwise, isMarkdown, isOfResults } = about;
  return {
    command,
    describe,
    build: yargs => {
      const common = pageFlags(seasonFlags(yargs)).example(...example);
      return build === undefined ? (common as Argv<Flags>) : build(common);
    },
    run(args) {
      const flags: Flags = args as unknown as Flags;
      const store = storeOf(flags, isOfResults);
      const own = contextOf(store.season(), languageOf(flags));
      const context = isOfResults ? own : { ...own, almanac: otherSeasons(store.folder) };
      if (otherwise?.(context, flags, store.folder) !== true) {
        const tables = about.tablesIn?.(store) ?? [];
        const moments = about.momentsIn?.(store, flags) ?? [];
        const { json, markdown = isMarkdown && !json ? '-' : undefined } = flags;
        writePage(told({ ...context, tables, moments }, flags), { json, markdown });
      }
      store.close();
      return EXIT.fine;
    },
  };
}

function pageFlags<T>(yargs: Argv<T>): Argv<T & PageFlags> {
  return yargs
    .option('markdown', {
      type: 'string',
      describe: 'Write Markdown to a file, - for standard output',
    })
    .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
    .option('language', { type: 'string', choices: LANGUAGES, describe: 'Language' })
    .requiresArg(['markdown', 'language']) as unknown as Argv<T & PageFlags>;
}

/** Returns the finished seasons except that of a folder; what cannot be read of them is reported by chicane almanac. */
export function otherSeasons(folder: string): Almanac {
  try {
    const { almanac } = readAlmanac(savesOfSeason(folder), realDisk);
    return almanac.filter(({ id }) => id !== basename(folder));
  } catch {
    return [];
  }
}

export function contextOf(season: Season, language: Language): PageContext {
  return {
    season,
    words: SEASON_WORDS[language],
    tracks: circuitNames(season.plan.calendar.map(({ track }) => track)),
    letters: carLetters(season.facts),
  };
}

/** Returns the language of a page: the flag, else that of the settings. */
export function languageOf({ language }: Pick<PageFlags, 'language'>): Language {
  return LANGUAGES.find(one => one === language) ?? openPreferences().get().language;
}

export function writePage(
  { page, data }: ToldPage,
  { json, markdown }: Pick<PageFlags, 'json' | 'markdown'>,
): void {
  if (json && markdown !== undefined) {
    throw wrongUse('--json and --markdown exclude each other; give one of them.');
  }
  const text = () => pageMarkdown(page).join('\n');
  if (json) printJson(data);
  else if (markdown === '-') print(text());
  else if (markdown !== undefined) writeMarkdown(markdown, `${text()}\n`);
  else for (const line of pageText(page, columnsOut())) print(line);
}
