// The strength of the levels of CPU drivers: alone against the exact optimum, against each other, and how many stay in.
//   npm run strength -- [--part alone|wet|duels|retirements] [--track monza,spa] [--laps 2000] [--races 200] [--seed 1] [--one-play]
// With --one-play champions judge one play at a time, as the other levels do, and do not look ahead: much faster.
import { parseArgs } from 'node:util';
import type { Board } from '../circuit/board.ts';
import type { Driver } from '../drivers/driver.ts';
import { driverOf } from '../drivers/drivers.ts';
import { planner } from '../drivers/planner.ts';
import { masters2002 } from '../rules/formula-de/books/masters-2002.ts';
import { masters2005 } from '../rules/formula-de/books/masters-2005.ts';
import { boardNamed } from './games.ts';
import {
  type Alone,
  LAPS_ALONE,
  optimalRace,
  optimalTrial,
  racesAlone,
  trialsAlone,
} from './strength/alone.ts';
import { duel, retirements } from './strength/grids.ts';
import { meanOf, percent, shareOf, shown } from './strength/sample.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'all' },
    track: { type: 'string', default: 'monza,spa,monaco,suzuka,zandvoort' },
    level: { type: 'string', default: 'champion,pro,club,rookie' },
    laps: { type: 'string', default: '2000' },
    races: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    'one-play': { type: 'boolean', default: false },
  },
});

const levels = values.level.split(',').map(driverNamed);
const boards = values.track.split(',').map(boardNamed);
const seed = Number(values.seed);
const laps = Number(values.laps);
const races = Number(values.races);

/** The parts of the measurement in the order in which they are printed. */
const parts: Readonly<Record<string, () => void>> = { alone, wet, duels, retirements: losses };
for (const [name, measure] of Object.entries(parts)) {
  if (values.part === 'all' || values.part === name) measure();
}

function driverNamed(level: string): Driver {
  if (level === 'champion' && values['one-play']) return planner({ level, misjudgement: 0 });
  const driver = driverOf(level);
  if (driver === undefined) throw new RangeError(`no level is called ${level}`);
  return driver;
}

function alone(): void {
  console.log(
    `Alone: rolls of ${laps} timed laps, and of as many laps in races of ${LAPS_ALONE}; more than the exact optimum`,
  );
  for (const board of boards) {
    const best = { trial: optimalTrial(board), race: optimalRace(board) };
    console.log(`${board.id}: timed lap ${best.trial.toFixed(2)}, race ${best.race.toFixed(2)}`);
    for (const driver of levels) {
      const trial = trialsAlone(board, driver, laps, seed);
      const race = racesAlone(board, driver, Math.ceil(laps / LAPS_ALONE), seed);
      const cells = [against(trial, best.trial), against(race, best.race)];
      console.log(`  ${driver.level.padEnd(9)} ${cells.join('   ')}`);
    }
  }
}

function wet(): void {
  console.log(
    `Wet: rolls of races of ${LAPS_ALONE} laps alone on rain tires; more than the exact optimum`,
  );
  for (const board of boards) {
    const best = optimalRace(board, 'rain');
    for (const driver of levels) {
      const races = racesAlone(board, driver, Math.ceil(laps / LAPS_ALONE), seed, 'rain');
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

function duelsOn(board: Board, better: Driver, worse: Driver): readonly number[] {
  return Array.from({ length: races }, (_, at) =>
    duel(masters2005, board, better, worse, seed + at),
  );
}

function losses(): void {
  console.log(`Retirements: ten prepared cars of one level, three laps, ${races} races a circuit`);
  for (const book of [masters2005, masters2002]) {
    for (const weather of ['sun', 'rain'] as const) {
      for (const driver of levels) {
        const all = boards.flatMap(board => {
          const causes = Array.from({ length: races }, (_, at) =>
            retirements(book, board, driver, seed + at, { weather, preparation: 'chosen' }),
          ).flat();
          console.log(lossLine(`  ${board.id}`, causes));
          return causes;
        });
        console.log(lossLine(`${book.id} ${weather} ${driver.level}`, all));
      }
    }
  }
}

function lossLine(title: string, causes: readonly string[]): string {
  const out = percent(shareOf(causes.map(cause => (cause === 'none' ? 0 : 1))));
  return `${title.padEnd(32)} ${out}  ${counted(causes)}`;
}

// Cars for each race by cause, the commonest first.
function counted(causes: readonly string[]): string {
  const out = causes.filter(cause => cause !== 'none');
  const kinds = [...new Set(out)].map(kind => ({
    kind,
    cars: meanOf(causes.map(cause => (cause === kind ? 10 : 0))).mean,
  }));
  kinds.sort((a, b) => b.cars - a.cars || (a.kind < b.kind ? -1 : 1));
  return kinds.map(({ kind, cars }) => `${kind} ${cars.toFixed(2)}`).join(', ');
}
