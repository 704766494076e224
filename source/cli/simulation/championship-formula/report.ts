// The figures of races in rows as tables for a person.
import { plural } from '../../../ui/words/en/consequences.ts';
import { table } from '../../printer.ts';
import { gridLines } from '../grid-places.ts';
import { levelCells, levelHeads, noteLine, placeLines } from '../level-rows.ts';
import { aloneOf, listed, plusMinus } from '../shown.ts';
import type { LevelFigures, RowFigures } from './figures.ts';

/** Returns the lines of one circuit, its name first. */
export function rowReportOf(name: string, figures: RowFigures): readonly string[] {
  // A single race says nothing about the spread, so it gets no interval.
  const mean = figures.races > 1 ? plusMinus : aloneOf;
  return [
    `${name}, ${plural(figures.races, 'race', 'races')}`,
    ...table([
      levelHeads('turns/lap'),
      ...figures.levels.map(one => levelCells(one, one.turnsPerLap, mean)),
    ]),
    '',
    ...placeLines(figures.levels),
    '',
    ...table([ROLL_HEADS, ...figures.levels.map(rollCells)]),
    '',
    ...table([TRAFFIC_HEADS, ...figures.levels.map(trafficCells)]),
    '',
    ...gridLines(figures.grid, [['bid', ...figures.grid.map(({ bid }) => bid.toFixed(1))]]),
    '',
    ...figures.levels.map(notesOf),
    `in a race: ${mean(figures.overtakes)} overtakes, ${mean(figures.turns)} turns; bids in wear, skill counts half`,
  ];
}

const ROLL_HEADS = [
  'a car',
  'wear left',
  'green',
  'red',
  'chances',
  'lost',
  'tests',
  'lost',
  'spins',
];

function rollCells({ level, perCar, wear, green, red }: LevelFigures): readonly string[] {
  const { chances, chancesLost, tests, testsLost, spins } = perCar;
  const counts = [chances, chancesLost, tests, testsLost, spins];
  return [level, aloneOf(wear), aloneOf(green), aloneOf(red), ...counts.map(rounded)];
}

const TRAFFIC_HEADS = ['a car', 'passes', 'made', 'blocks', 'slips', 'spaces', 'late braking'];

function trafficCells({ level, perCar }: LevelFigures): readonly string[] {
  const { passesTried, passes, blocks, slips, slipSpaces, lateBrakings } = perCar;
  return [level, ...[passesTried, passes, blocks, slips, slipSpaces, lateBrakings].map(rounded)];
}

function rounded(count: number | undefined): string {
  return (count ?? 0).toFixed(2);
}

const CARS_SHOWN = 3;

function notesOf(one: LevelFigures): string {
  const { pitStops = 0 } = one.perCar;
  const notes: readonly (readonly [string, string])[] = [
    ['retired by', listed(one.causes)],
    ['strategies (when wear is spent)', listed(one.strategies)],
    ['won by', listed(one.strategyWins)],
    ['pit stops of a car', pitStops === 0 ? '' : pitStops.toFixed(2)],
    ['cars (acc, dec, top, start, wear, skill)', listed(one.cars.slice(0, CARS_SHOWN))],
  ];
  return noteLine(one.level, notes);
}
