// chicane day: the lap of the day, and what became of it.
import type { Language } from '../../replay/language.ts';
import { dayLines, entryLine } from '../../ui/screens/records/record-rows.ts';
import type { DayState } from '../../ui/services.ts';
import { EN_RECORDS, FR_RECORDS, type RecordWords } from '../../ui/words/record-words.ts';
import type { Command } from '../command.ts';
import { print } from '../printer.ts';
import { EXIT } from '../problem.ts';
import { savesFolderFor } from '../saves/saves-folder-for.ts';
import { drawsAscii } from '../screen/locale.ts';
import {
  isPlain,
  playerName,
  playPlainly,
  type ScreenFlags,
  screenIsThere,
  showScreen,
} from '../screen/screen.ts';
import { screenFlags } from '../screen/screen-flags.ts';
import { openPreferences } from '../screen/settings.ts';
import { dayState, dayWeekend } from './day-weekend.ts';

interface DayFlags extends ScreenFlags {
  readonly list: boolean;
}

const WORDS: Readonly<Record<Language, RecordWords>> = { en: EN_RECORDS, fr: FR_RECORDS };

export const day: Command<DayFlags> = {
  command: 'day',
  describe: 'Drive the lap of the day: one circuit, one set of dice, one try',
  build: yargs =>
    screenFlags(
      yargs.option('list', {
        type: 'boolean',
        default: false,
        describe: 'List every day so far, and drive none',
      }),
    )
      .example('$0 day', 'today’s lap; once it is driven, its line to share')
      .example('$0 day --list', 'every day so far'),
  run(args) {
    const preferences = openPreferences();
    const stored = preferences.get();
    const saves = savesFolderFor(args.saves, stored.saves);
    const state = dayState({ saves });
    const isOpen = state.entry === undefined && !args.list;
    const open = (folder: string) => dayWeekend({ saves: folder }, playerName(preferences));
    if (isOpen && isPlain(args)) return playPlainly(args, open);
    if (isOpen && screenIsThere(args)) return showScreen(args, open);
    const words = WORDS[stored.language];
    const ascii = drawsAscii(args.ascii, stored.ascii);
    const past = args.list ? daysBefore(state, words, ascii) : [];
    for (const line of [...past, ...dayLines(state, words, ascii)]) print(line);
    return EXIT.fine;
  },
};

function daysBefore(
  { entries, today }: DayState,
  words: RecordWords,
  ascii: boolean,
): readonly string[] {
  return entries
    .filter(({ date }) => date !== today.date)
    .map(entry => entryLine(entry, words, ascii));
}
