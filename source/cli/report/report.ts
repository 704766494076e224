// chicane report: what a race came to, as text, Markdown or JSON.
import { driverTables } from '../../drivers/driver-tables.ts';
import { type Weighed, weighedDecisions } from '../../drivers/review.ts';
import { LANGUAGES, type Language } from '../../replay/language.ts';
import type { Seat } from '../../rules/kit/types.ts';
import { bigMomentOf } from '../../season/pages/of-race/big-moment.ts';
import { factsText, storyOf } from '../../season/pages/of-race/page-teller.ts';
import {
  type Reported,
  reportLines,
  reportMarkdown,
} from '../../season/pages/of-race/report-page.ts';
import { type PlayedRace, raceSheet } from '../../season/sheet/make-sheet.ts';
import { accountsOf, withCost } from '../../season/story/accounts.ts';
import { dramaOf } from '../../season/story/drama.ts';
import { seatDriver } from '../../session/seat-drivers.ts';
import type { SessionSeat } from '../../session/session.ts';
import { playedRace } from '../../storage/saves/played-race.ts';
import { type LoadedSave, readSave } from '../../storage/saves/read-save.ts';
import { trialsLeft } from '../../storage/saves/saved-qualifying.ts';
import { safeText, visibleText } from '../../storage/untrusted-text.ts';
import { lookedBackOn, peopleIn } from '../../ui/effects/decision-runner.ts';
import { tableOf } from '../../ui/effects/race-table.ts';
import { type Analysed, analysisParts } from '../../ui/screens/classification/analysis-report.ts';
import { namedDecisions, reportedRace } from '../../ui/screens/classification/race-report.ts';
import { wordsBy } from '../../ui/words/book-words.ts';
import { EN } from '../../ui/words/en/words.ts';
import { FR } from '../../ui/words/fr/words.ts';
import type { Words } from '../../ui/words/words.ts';
import { chancesOf } from '../chances/chances.ts';
import type { Command } from '../command.ts';
import { library } from '../library.ts';
import { print, printJson, tellPerson } from '../printer.ts';
import { EXIT, Problem, wrongUse } from '../problem.ts';
import { newestFinished, raceNamed, seasonLetters } from '../saves/race-named.ts';
import { savesFolderFor } from '../saves/saves-folder-for.ts';
import { openPreferences } from '../screen/settings.ts';
import { adoptKept, keepKnown } from '../tables/kept-table.ts';
import { untilStopped } from '../until-stopped.ts';
import { writeMarkdown } from './markdown-file.ts';

interface ReportFlags {
  readonly save: string | undefined;
  readonly saves: string | undefined;
  readonly markdown: string | undefined;
  readonly json: boolean;
  readonly analysis: boolean;
  readonly language: string | undefined;
}

const PATH_CELLS = 200;
const WORDS: Readonly<Record<Language, Words>> = { en: EN, fr: FR };

export const report: Command<ReportFlags> = {
  command: 'report [save]',
  describe: 'Report on a race, by default the one finished last',
  build: yargs =>
    yargs
      .positional('save', {
        type: 'string',
        describe: 'A save: its file or its name; a race of a season also as SEASON/WEEKEND/TABLE',
      })
      .option('saves', { type: 'string', describe: 'Saves folder' })
      .option('markdown', {
        type: 'string',
        describe: 'Write Markdown to a file, - for standard output',
      })
      .option('analysis', {
        type: 'boolean',
        default: false,
        describe: 'Add what each decision cost, and the chances to win; takes 20 s unless kept',
      })
      .option('json', { type: 'boolean', default: false, describe: 'Print JSON' })
      .option('language', { type: 'string', describe: `Language: ${LANGUAGES.join(' or ')}` })
      .requiresArg(['saves', 'markdown', 'language'])
      .example('$0 report', 'the race that ended last')
      .example('$0 report 2026-11-21-1432-monza --markdown monza.md', 'a page to post'),
  async run(args) {
    if (args.json && args.markdown !== undefined) {
      throw wrongUse('--json and --markdown exclude each other; give one of them.');
    }
    const preferences = openPreferences().get();
    const language = languageOf(args.language, preferences.language);
    const folder = savesFolderFor(args.saves, preferences.saves);
    const mend = 'Name a save to report on a race that is under way.';
    const file =
      args.save === undefined ? newestFinished(folder, mend) : raceNamed(folder, args.save);
    const save = raced(file);
    for (const notice of save.notices) tellPerson(notice);
    const told = reported(save, language);
    const further = args.analysis ? analysisParts(await analysed(save, told)) : [];
    write(save, { ...told.about, further }, args);
    return EXIT.fine;
  },
};

function languageOf(wanted: string | undefined, usual: Language): Language {
  if (wanted === undefined) return usual;
  const language = LANGUAGES.find(one => one === wanted);
  if (language !== undefined) return language;
  throw wrongUse(
    `There is no language "${safeText(wanted, PATH_CELLS)}"; there are ${LANGUAGES.join(' and ')}.`,
  );
}

function raced(file: string): LoadedSave {
  const read = readSave(file, library);
  if (!read.ok) throw new Problem(read.sentence);
  const { qualifying } = read.record;
  if (qualifying !== undefined && trialsLeft(qualifying)) {
    throw new Problem('Its timed trials are under way; there is no race to report on yet.');
  }
  return read;
}

interface ToldRace extends Omit<Analysed, 'points'> {
  readonly about: Reported;
  readonly played: PlayedRace;
  readonly seats: readonly SessionSeat[];
}

// The chances are those kept beside the save, or imagined now and kept there.
async function analysed(
  { file, race }: LoadedSave,
  { about: _, played, seats, ...told }: ToldRace,
): Promise<Analysed> {
  const isOver = race.agenda.length === 0;
  const points = await untilStopped(
    stop =>
      new Promise<Analysed['points']>((resolve, reject) => {
        const end = chancesOf({ played, seats, file: isOver ? file : '' }, chances => {
          if (chances.share === 1) resolve(chances.points);
        });
        stop.addEventListener('abort', () => {
          end();
          reject(stop.reason);
        });
      }),
  );
  return { ...told, points };
}

function reported(save: LoadedSave, language: Language): ToldRace {
  const { book, board, record } = save;
  const played = playedRace(save);
  const letters = seasonLetters(save);
  const seats = record.drivers.map((driver, at) => ({
    name: visibleText(driver.name),
    driver: seatDriver(driver),
    ...(letters?.[at] === undefined ? {} : { letter: letters[at] }),
  }));
  const words = wordsBy(WORDS[language], book.id);
  const { setup, handOvers = [] } = record;
  const table = tableOf({ book, board, setup, seats, handOvers });
  const people = peopleIn(seats);
  const decisions = namedDecisions(table, decisionsIn(played, people), words);
  const accounts = accountsOf(played, people).map(account => withCost(account, decisions));
  const about = reportedRace({
    table,
    sheet: raceSheet(played),
    moment: bigMomentOf(played),
    accounts,
    words,
  });
  return { about, played, seats, table, decisions, accounts, words };
}

// Tables that are not on the disk are solved as they are needed.
function decisionsIn(played: PlayedRace, people: readonly Seat[]): readonly Weighed[] {
  if (people.length === 0) return [];
  const { book, board, first, answers } = lookedBackOn(played);
  const study = driverTables.of(book).study?.(book, board, { race: first });
  if (study !== undefined) adoptKept(study);
  const weighed = [...weighedDecisions({ book, board, first, answers }, people)];
  if (study !== undefined) keepKnown(study);
  return weighed;
}

function write(save: LoadedSave, about: Reported, { json, markdown }: ReportFlags): void {
  if (json) printJson(dataOf(save, about));
  else if (markdown === '-') print(reportMarkdown(about).trimEnd());
  else if (markdown !== undefined) writeMarkdown(markdown, reportMarkdown(about));
  else for (const line of reportLines(about)) print(line);
}

function dataOf(
  { book, board, record }: LoadedSave,
  { sheet, teller, accounts, moment }: Reported,
): object {
  return {
    book: book.id,
    track: board.id,
    seed: record.setup.seed,
    drivers: record.drivers.map(({ name }) => name),
    letters: record.drivers.map((_, seat) => teller.letter(seat)),
    facts: factsText(sheet, teller),
    sheet,
    drama: dramaOf(sheet),
    story: storyOf(sheet, teller, accounts),
    ...(moment === undefined ? {} : { moment: moment.sentence }),
  };
}
