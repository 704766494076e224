// Measures the strength of the levels of CPU drivers: alone against the exact optimum, against each other, and how many
// finish.
//   npm run strength -- [--part alone|wet|duels|beginner|retirements] [--book masters-2005] [--track monza,spa] [--file my.yaml] [--laps 2000] [--races 200] [--seed 1] [--one-play]
// With --one-play champions judge one play at a time and imagine no run to the flag, which is much faster.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Driver } from '../../drivers/driver.ts';
import { books, firstBook } from '../../rules/books.ts';
import { fittingOptions } from '../../rules/kit/options.ts';
import { boardInFile, boardNamed } from '../contract/games.ts';
import { formulaDeBookNamed, orderOf, wholeNumber } from '../orders.ts';
import { type Alone, optimalRace, optimalTrial, racesAlone, trialsAlone } from './alone.ts';
import { beginner } from './beginner.ts';
import { lossLine } from './causes.ts';
import { onePlayFlag, racesFlag, seedFlag, tracksFlag } from './flags.ts';
import { duel, type Outcome, outcomeOf, retirements } from './grids.ts';
import { racerNamed } from './racers.ts';
import { meanOf, percent, shareOf, shown } from './sample.ts';

const parts: Readonly<Record<string, () => void>> = {
  alone,
  wet,
  duels,
  beginner: beginners,
  retirements: losses,
};

const { book, levels, boards, seed, laps, races, wanted } = orderOf(
  {
    about: 'How strong the levels of CPU drivers are. Circuits and levels are separated by commas.',
    flags: {
      part: {
        type: 'string',
        default: 'all',
        takes: 'PART',
        says: 'alone, wet, duels, beginner or retirements',
      },
      book: {
        type: 'string',
        default: firstBook.id,
        takes: 'ID',
        says: `the rules: ${books.map(({ id }) => id).join(', ')}`,
      },
      track: tracksFlag(),
      file: {
        type: 'string',
        default: '',
        takes: 'FILES',
        says: 'circuit files from anywhere, in place of --track',
      },
      level: {
        type: 'string',
        default: 'champion,pro,club,rookie',
        takes: 'LEVELS',
        says: 'strongest first',
      },
      laps: { type: 'string', default: '2000', takes: 'N', says: 'timed laps of each driver' },
      races: racesFlag(200),
      seed: seedFlag,
      'one-play': onePlayFlag,
    },
  },
  given => ({
    wanted: partsNamed(given.part),
    book: formulaDeBookNamed(given.book),
    levels: given.level.split(',').map(level => racerNamed(level, given['one-play'])),
    boards:
      given.file === ''
        ? given.track.split(',').map(boardNamed)
        : given.file.split(',').map(boardInFile),
    seed: wholeNumber('seed', given.seed, 0),
    laps: wholeNumber('laps', given.laps),
    races: wholeNumber('races', given.races),
  }),
);
for (const measure of wanted) measure();

function partsNamed(name: string): readonly (() => void)[] {
  if (name === 'all') return Object.values(parts);
  const part = parts[name];
  if (part === undefined) {
    throw new RangeError(`There is no part "${name}". There are ${Object.keys(parts).join(', ')}.`);
  }
  return [part];
}

function alone(): void {
  console.log(
    `Alone: rolls of ${laps} timed laps, and of as many laps in races of ${book.usualLaps}; more than the exact optimum`,
  );
  for (const board of boards) {
    const best = { trial: optimalTrial(board, book), race: optimalRace(board, 'sun', book) };
    console.log(`${board.id}: timed lap ${best.trial.toFixed(2)}, race ${best.race.toFixed(2)}`);
    for (const driver of levels) {
      const trial = trialsAlone(board, driver, laps, seed, book);
      const race = racesAlone(board, driver, Math.ceil(laps / book.usualLaps), seed, 'sun', book);
      const cells = [against(trial, best.trial), against(race, best.race)];
      console.log(`  ${driver.level.padEnd(9)} ${cells.join('   ')}`);
    }
  }
}

function wet(): void {
  console.log(
    `Wet: rolls of races of ${book.usualLaps} laps alone on rain tires; more than the exact optimum`,
  );
  for (const board of boards) {
    const best = optimalRace(board, 'rain', book);
    for (const driver of levels) {
      const races = racesAlone(board, driver, Math.ceil(laps / book.usualLaps), seed, 'rain', book);
      const title = `${board.id} ${best.toFixed(2)} ${driver.level}`;
      console.log(`  ${title.padEnd(26)} ${against(races, best)}`);
    }
  }
}

function against({ rolls, retired }: Alone, best: number): string {
  const over = (value: number) => value / best - 1;
  const { mean, low, high } = rolls;
  const share = percent({ mean: over(mean), low: over(low), high: over(high) });
  return `${shown(rolls)}, ${share}${retired > 0 ? `, ${retired} out` : ''}`;
}

function duels(): void {
  console.log(
    `Duels: races of ten, five cars of each level alternating, won by the better mean place; ${races} a circuit`,
  );
  for (const [at, better] of levels.entries()) {
    const worse = levels[at + 1];
    if (worse === undefined) continue;
    const all: number[] = [];
    for (const board of boards) {
      const won = duelsOn(board, better, worse);
      all.push(...won);
      console.log(
        `  ${better.level} against ${worse.level}, ${board.id}: ${percent(shareOf(won))}`,
      );
    }
    console.log(
      `${better.level} beats ${worse.level} in ${percent(shareOf(all))} of ${all.length} races`,
    );
  }
}

function duelsOn(board: FormulaBoard, better: Driver, worse: Driver): readonly number[] {
  return Array.from({ length: races }, (_, at) => duel(book, board, better, worse, seed + at));
}

function beginners(): void {
  console.log(
    `Beginner: races of ten, five careful beginners and five cars of a level alternating; ${races} a circuit`,
  );
  for (const driver of levels) {
    const all = boards.flatMap(board => {
      const met = Array.from({ length: races }, (_, at) =>
        outcomeOf(book, board, beginner, driver, seed + at),
      );
      console.log(contestLine(`  ${board.id}, ${driver.level}`, met));
      return met;
    });
    console.log(contestLine(`A beginner against a ${driver.level}`, all));
  }
}

function contestLine(title: string, met: readonly Outcome[]): string {
  const ahead = percent(meanOf(met.map(({ pairs }) => pairs)));
  const won = percent(shareOf(met.map(({ places }) => (1 + Math.sign(places)) / 2)));
  return `${title.padEnd(32)} ahead of ${ahead} of them, wins ${won} of ${met.length} races`;
}

function losses(): void {
  console.log(`Retirements: ten prepared cars of one level, ${races} races a circuit`);
  const skies = book.options.find(({ name }) => name === 'weather')?.values ?? [];
  for (const weather of ['sun', 'rain'].filter(sky => skies.includes(sky))) {
    const options = fittingOptions(book.options, { weather, preparation: 'chosen' });
    for (const driver of levels) {
      const all = boards.flatMap(board => {
        const causes = Array.from({ length: races }, (_, at) =>
          retirements(book, board, driver, seed + at, options),
        ).flat();
        console.log(lossLine(`  ${board.id}`, causes));
        return causes;
      });
      console.log(lossLine(`${book.id} ${weather} ${driver.level}`, all));
    }
  }
}
