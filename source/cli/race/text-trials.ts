// Timed trials as plain lines of text, for a pipe or a log.

import { parOf } from '../../drivers/solver/par.ts';
import { lapTime } from '../../replay/lap-time.ts';
import {
  qualifyingRanking,
  type Ranked,
  sessionOver,
  sessionRanking,
  sessionWeather,
  valuesOf,
} from '../../rules/formula-de/qualifying/qualifying.ts';
import {
  startersAfter,
  type TrialLog,
} from '../../rules/formula-de/qualifying/qualifying-record.ts';
import type { TrialValues } from '../../rules/formula-de/values.ts';
import type { Weekend } from '../../session/weekend.ts';
import { lapFigures } from '../../ui/lap-figures.ts';
import { wordsBy } from '../../ui/words/book-words.ts';
import { EN } from '../../ui/words/en/words.ts';
import { FR } from '../../ui/words/fr/words.ts';
import type { TrialWords } from '../../ui/words/trial-words.ts';
import { spokenLanguage } from '../language.ts';
import { print, table } from '../printer.ts';
import { TEXT_WORDS } from './text-words.ts';

const WORDS = { en: EN, fr: FR };

/**
 * Lets the CPU drivers of a weekend drive all trials and prints them.
 * @returns how many of them are fit to start in a race afterwards (TR-145)
 */
export function printTrials(weekend: Weekend): number {
  const { board, book, seats, seed } = weekend.plan;
  const { sessions, names } = weekend.qualifying();
  const values = valuesOf(book.id, weekend.plan.options);
  const { trials } = values;
  const language = spokenLanguage();
  const said = TEXT_WORDS[language];
  const race = wordsBy(WORDS[language], book.id).race;
  const words = race.trials;
  const par = parOf(board, values);
  const parSaid = words.par(par, false);
  print(said.trials(board.name, sessions, names.length, book.name, seed, parSaid));
  for (let session = 0; session < sessions; session++) {
    const { sky, roll } = sessionWeather(weekend.qualifying(), session, book.id, board);
    if (session > 0) print();
    print(said.session(session + 1, words.sheet.weather(sky, roll)));
    while (!sessionOver(weekend.qualifying(), session)) {
      weekend.advance();
      const trial = weekend.qualifying().trials.at(-1);
      if (trial === undefined) continue;
      const name = seats[trial.driver]?.name ?? '';
      const tires = values.tires === undefined ? undefined : race.tireTypes[trial.tires];
      print(said.lap(name, trial.rolls, tires));
      printResult(trial, name, par, trials, words);
      const { injury } = trial;
      if (injury !== undefined) print(words.sheet.hurt(name, injury, weekend.races));
    }
    print();
    printRanking(sessionRanking(weekend.qualifying(), session, trials), names, trials, words);
  }
  if (sessions > 1) {
    print();
    print(said.allSessions);
    printRanking(qualifyingRanking(weekend.qualifying(), trials), names, trials, words);
  }
  return startersAfter(weekend.qualifying()).length;
}

function printResult(
  trial: TrialLog,
  name: string,
  par: number,
  trials: TrialValues,
  words: TrialWords,
): void {
  const { lap, againstPar } = words.sheet;
  const figures = lapFigures(name, trial, trials, words);
  const said = lap(figures);
  const isWhole = trial.end === 'finished';
  print(isWhole ? `${said}; ${againstPar(figures.total - par, par)}.` : said);
}

function printRanking(
  ranked: readonly Ranked[],
  names: readonly string[],
  { timed }: TrialValues,
  { sheet }: TrialWords,
): void {
  const { aborted } = TEXT_WORDS[spokenLanguage()];
  const lines = ranked.map(({ place, driver, trial, result, byLot }) => [
    `${place}${byLot === true ? sheet.lotMark : ''}`,
    names[driver] ?? '',
    ...(trial?.end === 'finished'
      ? [String(result?.rolls ?? ''), ...(timed ? [lapTime(trial.timeMs)] : [])]
      : ['', aborted]),
  ]);
  for (const line of table(lines)) print(line);
  if (ranked.some(({ byLot }) => byLot)) print(sheet.byLot);
}
