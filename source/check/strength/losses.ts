// Measures how many points of body, engine and handling a car loses in a lap, by its place on the grid and by the
// number of cars, beside the figures that the CPU drivers assume (drivers/planning/losses.ts).
//   node source/check/strength/losses.ts [--track monza,spa] [--cars 10,6,2] [--races 40] [--laps 3] [--level champion] [--weather sun|rain] [--seed 1]
import { table } from '../../cli/printer.ts';
import type { Driver } from '../../drivers/driver.ts';
import { lossesPerLap, TESTED_PARTS, type TestedPart } from '../../drivers/planning/losses.ts';
import { planner } from '../../drivers/planning/planner.ts';
import { firstBook } from '../../rules/books.ts';
import { boardNamed } from '../contract/games.ts';
import { levelNamed, orderOf, wholeNumber } from '../orders.ts';
import { lapsFlag, racesFlag, seedFlag, tracksFlag } from './flags.ts';
import { type LostPoints, lostPoints } from './lost-points.ts';
import { meanOf, shown } from './sample.ts';

const { boards, grids, driver, races, laps, weather, seed } = orderOf(
  {
    about:
      'How many points of body, engine and handling a car loses in a lap, by its place on the grid.',
    flags: {
      track: tracksFlag(),
      cars: {
        type: 'string',
        default: '10',
        takes: 'LIST',
        says: 'cars in a race, such as 10,6,2',
      },
      races: racesFlag(40),
      laps: lapsFlag,
      level: { type: 'string', default: 'champion', takes: 'LEVEL', says: 'of all drivers' },
      weather: { type: 'string', default: 'sun', takes: 'SKY', says: 'sun or rain' },
      seed: seedFlag,
    },
  },
  given => ({
    boards: given.track.split(',').map(boardNamed),
    grids: given.cars.split(',').map(text => wholeNumber('cars', text)),
    driver: driverNamed(given.level),
    races: wholeNumber('races', given.races),
    laps: wholeNumber('laps', given.laps),
    weather: skyNamed(given.weather),
    seed: wholeNumber('seed', given.seed, 0),
  }),
);

for (const cars of grids) {
  const all: LostPoints[] = [];
  const reckoned: Record<TestedPart, number[]> = { body: [], engine: [], handling: [] };
  const rows: string[][] = [];
  for (const board of boards) {
    const lost = lostPoints({ board, driver, cars, laps, weather, races, seed });
    const expected = lossesPerLap(
      board,
      cars - 1,
      weather === 'rain' ? 1 : 0,
      firstBook.definition.values,
    );
    for (const part of TESTED_PARTS) reckoned[part].push(expected[part]);
    rows.push(line(board.id, lost, part => expected[part]));
    all.push(...lost);
  }
  const usual = (part: TestedPart) => meanOf(reckoned[part]).mean;
  for (let start = 0; start < cars; start++) {
    rows.push(
      line(
        `from ${start + 1}`,
        all.filter(one => one.start === start),
        usual,
      ),
    );
  }
  console.log(`${cars} cars of ${driver.level}, ${weather}; points lost in a lap (reckoned)`);
  for (const row of table([['', ...TESTED_PARTS], ...rows], 1)) console.log(row);
}

function line(title: string, lost: readonly LostPoints[], expected: (part: TestedPart) => number) {
  const cells = TESTED_PARTS.map(part => {
    const measured = shown(meanOf(lost.map(one => one.lost[part] / one.laps)));
    return `${measured} (${expected(part).toFixed(2)})`;
  });
  return [title, ...cells];
}

// Champions judge one play at a time here, because looking ahead takes many times as long.
function driverNamed(level: string): Driver {
  return level === 'champion' ? planner({ level, misjudgement: 0 }) : levelNamed(level);
}

function skyNamed(name: string): 'sun' | 'rain' {
  if (name === 'sun' || name === 'rain') return name;
  throw new RangeError(`There is no sky "${name}" here. There are sun and rain.`);
}
