// Timed trials as plain lines of text, for a pipe or a log.

import { parOf } from '../../drivers/solver/par.ts';
import { lapTime } from '../../replay/lap-time.ts';
import { ordinal } from '../../replay/ordinal.ts';
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
import type { BookValues, TrialValues } from '../../rules/formula-de/values.ts';
import type { Weekend } from '../../session/weekend.ts';
import { lapFigures } from '../../ui/lap-figures.ts';
import { wordsBy } from '../../ui/words/book-words.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import { EN } from '../../ui/words/en/words.ts';
import type { TrialWords } from '../../ui/words/trial-words.ts';
import { print, table } from '../printer.ts';

/**
 * Lets the CPU drivers of a weekend drive all trials and prints them.
 * @returns how many of them are fit to start in a race afterwards (TR-145)
 */
export function printTrials(weekend: Weekend): number {
  const { board, book, seats, seed } = weekend.plan;
  const { sessions, names } = weekend.qualifying();
  const values = valuesOf(book.id, weekend.plan.options);
  const { trials } = values;
  const words = wordsBy(EN, book.id).race.trials;
  const par = parOf(board, values);
  const sessionsSaid = plural(sessions, 'session', 'sessions');
  const driversSaid = plural(names.length, 'driver', 'drivers');
  print(
    `${board.name}: timed trials, ${sessionsSaid}, ${driversSaid}, ${book.name}, seed ${seed}, ${words.par(par, false)}`,
  );
  for (let session = 0; session < sessions; session++) {
    const { sky, roll } = sessionWeather(weekend.qualifying(), session, book.id, board);
    if (session > 0) print();
    print(`session ${session + 1}: ${words.sheet.weather(sky, roll)}`);
    while (!sessionOver(weekend.qualifying(), session)) {
      weekend.advance();
      const trial = weekend.qualifying().trials.at(-1);
      if (trial === undefined) continue;
      const name = seats[trial.driver]?.name ?? '';
      printTrial(trial, name, par, values, words);
      const { injury } = trial;
      if (injury !== undefined) print(words.sheet.hurt(name, injury, weekend.races));
    }
    printRanking(sessionRanking(weekend.qualifying(), session, trials), names, trials, '');
  }
  if (sessions > 1) {
    printRanking(qualifyingRanking(weekend.qualifying(), trials), names, trials, 'all sessions');
  }
  return startersAfter(weekend.qualifying()).length;
}

function printTrial(
  trial: TrialLog,
  name: string,
  par: number,
  values: BookValues,
  words: TrialWords,
): void {
  const { trials } = values;
  const on = values.tires === undefined ? '' : ` on ${trial.tires} tires`;
  const rolls = trial.rolls.map(({ gear, face }) => `${ordinal(gear)} ${face}`).join(', ');
  print(`${name}${on}: ${rolls}.`);
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
  heading: string,
): void {
  print();
  if (heading !== '') print(heading);
  const lines = ranked.map(({ place, driver, trial, result }) => [
    String(place),
    names[driver] ?? '',
    ...(trial?.end === 'finished'
      ? [String(result?.rolls ?? ''), ...(timed ? [lapTime(trial.timeMs)] : [])]
      : ['', 'aborted']),
  ]);
  for (const line of table(lines)) print(line);
}
