// Measures what a place on the grid is worth: twelve equal cars of one level that bid nothing, so that their order is drawn by dice.
//   node source/check/strength/championship-formula/grid-places.ts [--track monza,spa] [--races 20] [--level pro] [--car middle]

import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { inCar } from '../../../drivers/championship-formula/levels/in-car.ts';
import type { Driver } from '../../../drivers/driver.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import { orderOf, wholeNumber } from '../../orders.ts';
import { lapsFlag, racesFlag, seedFlag, tracksFlag } from '../flags.ts';
import { meanOf, shown } from '../sample.ts';
import { boardNamed, levelNamed, printedNamed } from './named.ts';
import { raceOut } from './race.ts';

const CARS = 12;

interface Finisher {
  readonly grid: number;
  readonly place: number;
  readonly turns: number;
}

const { boards, driver, races, laps, seed } = orderOf(
  {
    about: 'What a place on the grid is worth in places at the flag, and in turns.',
    flags: {
      track: tracksFlag('monza,spa,monaco,barcelona,sepang'),
      level: { type: 'string', default: 'pro', takes: 'LEVEL', says: 'drivers' },
      car: { type: 'string', default: 'middle', takes: 'NAME', says: 'front, middle or back' },
      races: racesFlag(20),
      laps: lapsFlag,
      seed: seedFlag,
    },
  },
  given => ({
    boards: given.track.split(',').map(boardNamed),
    driver: inCar(levelNamed(given.level), printedNamed(given.car), true),
    races: wholeNumber('races', given.races),
    laps: wholeNumber('laps', given.laps),
    seed: wholeNumber('seed', given.seed, 0),
  }),
);

const all = boards.flatMap(board => {
  const finishers = Array.from({ length: races }, (_, at) =>
    finishersOf(board, driver, (seed + at) * 7919),
  ).flat();
  console.log(`  ${board.id.padEnd(17)} ${slopes(finishers)}`);
  return finishers;
});
for (let grid = 1; grid <= CARS; grid++) {
  const from = all.filter(one => one.grid === grid);
  const places = shown(meanOf(from.map(({ place }) => place)));
  console.log(
    `grid ${grid}: place ${places}, ${shown(meanOf(from.map(({ turns }) => turns)))} turns`,
  );
}
console.log(`All: ${slopes(all)}`);

function finishersOf(board: RowBoard, one: Driver, raceSeed: number): readonly Finisher[] {
  const turns = Array.from({ length: CARS }, () => 0);
  const drivers = Array.from({ length: CARS }, () => one);
  const race = raceOut({ board, seed: raceSeed, laps, drivers }, events => {
    for (const event of events) {
      if (event.kind === 'cardRevealed') turns[event.seat] = (turns[event.seat] ?? 0) + 1;
    }
  });
  const mean = meanOf(turns).mean;
  return championship.standings(race, board).flatMap(({ seat, place }) => {
    if (race.cars[seat]?.status !== 'finished') return [];
    const grid = (race.grid ?? []).indexOf(seat) + 1;
    return [{ grid, place, turns: (turns[seat] ?? 0) - mean }];
  });
}

function slopes(finishers: readonly Finisher[]): string {
  const places = slopeOf(finishers.map(({ grid, place }) => [grid, place]));
  const turns = slopeOf(finishers.map(({ grid, turns: taken }) => [grid, taken]));
  return `a place on the grid is worth ${places.toFixed(2)} places, ${turns.toFixed(3)} turns`;
}

// The slope of the line of least squares.
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const x = meanOf(points.map(([at]) => at)).mean;
  const y = meanOf(points.map(([, value]) => value)).mean;
  const both = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  return both / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
}
