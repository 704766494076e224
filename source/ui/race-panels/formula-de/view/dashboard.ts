// The panels of a car: its gear, its place and the cars next to it, its tires, what it can still pay.
import { cornerOf, spaceOf } from '../../../../circuit/board.ts';
import { lapOfSet } from '../../../../rules/formula-de/chapters/car/tires.ts';
import { progressOf } from '../../../../rules/formula-de/chapters/round/ranking.ts';
import type { Car } from '../../../../rules/formula-de/state.ts';
import { bigDigits, DIGIT_COLUMNS, DIGIT_ROWS } from '../../../big-digits.ts';
import type { Row, Run } from '../../../rows.ts';
import { lookedAt, nameWithLetter, ownSeat } from '../../../screens/race/race-model.ts';
import { levelAndStyle, styleOf } from '../../../styles.ts';
import { fullestRow, withoutGap } from '../../../theme/fit.ts';
import type { Words } from '../../../words/words.ts';
import { type Position, positionOf } from '../../position.ts';
import { gapRuns, placeRun } from '../../position-runs.ts';
import type { DashboardRoom } from '../../race-panels.ts';
import { configurationAsked } from '../configuration.ts';
import { type FormulaModel, isPointless } from '../formula-de-model.ts';
import { fittingRuns, hasTypesOfTires, pitRuns, poolsRows, tiresOpen } from './car-runs.ts';
import { stopsMade } from './stops.ts';

const GEAR_MARGIN = 1;

/**
 * Returns the panels in one, two or three rows: with three the gear is as high as they are; with one there are no more than
 * the name, the gear and the points.
 */
export function dashboard(model: FormulaModel, room: DashboardRoom, words: Words): readonly Row[] {
  const seat = lookedAt(model);
  const car = model.shown.cars[seat];
  if (car === undefined) return [];
  if (model.trial !== undefined && isPointless(model)) return [trialRow(model, car, words)];
  // While the car is configured, the points it will start with are not settled.
  const isSettled = configurationAsked(model) === undefined;
  const points = (columns: number, start: Row): Row =>
    fullestRow(
      poolsRows(model, car, isSettled, room.glyphs, words).map(runs => [...start, ...runs]),
      columns,
    );
  const name = nameRun(model, car);
  const gear: Run = { text: `  ${words.race.gear(car.gear)}`, tone: 'strong' };
  if (room.rows === 1) return [points(room.columns, [name, gear])];
  if (room.rows < DIGIT_ROWS) {
    return [
      fullestRow(firstRows(model, car, [name, gear], room, words), room.columns),
      points(room.columns, []),
    ];
  }
  const columns = room.columns - DIGIT_COLUMNS - 2 * GEAR_MARGIN;
  const rows = [
    fullestRow(nameRows(model, car, name, words), columns),
    fullestRow(gapRows(model, car, room, words), columns),
    points(columns, []),
  ];
  return besideGear(car, rows, room);
}

function besideGear(car: Car, rows: readonly Row[], { glyphs }: DashboardRoom): readonly Row[] {
  const digit = car.status === 'racing' ? bigDigits(car.gear, glyphs) : [];
  return rows.map((row, at) => [
    { text: ' '.repeat(GEAR_MARGIN), tone: 'plain' },
    { text: digit[at] ?? ' '.repeat(DIGIT_COLUMNS), tone: 'strong' },
    { text: ' '.repeat(GEAR_MARGIN), tone: 'plain' },
    ...row,
  ]);
}

function nameRun(model: FormulaModel, { seat }: Car): Run {
  const tone = seat === ownSeat(model) ? 'own' : 'strong';
  return { text: ` ${nameWithLetter(model, seat)}`, tone, seat };
}

/** Returns forms of everything but the points in one row, the fullest first; what a CPU driver is known for comes first. */
function firstRows(
  model: FormulaModel,
  car: Car,
  [name, gear]: readonly [Run, Run],
  { glyphs }: DashboardRoom,
  words: Words,
): readonly Row[] {
  const start = [name, gear];
  const styled = [name, ...styleRuns(model, car, words), gear];
  const at = positionIn(model, car);
  const place = at === undefined ? [] : [gapped(placeRun(at, words))];
  const gaps = (called: 'name' | 'letter') =>
    at === undefined ? [] : gapRuns(model, at, words.panels.gap, called, glyphs);
  const lap = lapRuns(model, car, words);
  const tires = tireRuns(model, car, words);
  const corner = cornerRuns(model, car, glyphs);
  const known =
    styled.length === start.length
      ? []
      : [
          [...styled, ...place, ...lap, ...tires, ...gaps('name'), ...corner],
          [...styled, ...place, ...lap, ...gaps('letter')],
          [...styled, ...place, ...gaps('letter')],
          [...styled, ...place],
        ];
  return [
    ...known,
    [...start, ...place, ...lap, ...tires, ...gaps('name'), ...corner],
    [...start, ...place, ...tires, ...gaps('name'), ...corner],
    [...start, ...place, ...lap, ...tires, ...gaps('letter'), ...corner],
    [...start, ...place, ...lap, ...gaps('letter'), ...corner],
    [...start, ...place, ...gaps('letter')],
    [...start, ...place],
    start,
  ];
}

function nameRows(model: FormulaModel, car: Car, name: Run, words: Words): readonly Row[] {
  const at = positionIn(model, car);
  const styled = styleRuns(model, car, words);
  const status: Row =
    car.status === 'racing'
      ? []
      : [{ text: `  ${words.classification.status[car.status]}`, tone: 'faint' }];
  const place: Row = [...(at === undefined ? [] : [gapped(placeRun(at, words))]), ...status];
  const lap = lapRuns(model, car, words);
  const tires = tireRuns(model, car, words);
  return [
    [name, ...styled, ...place, ...lap, ...tires],
    [name, ...place, ...lap, ...tires],
    [name, ...place, ...lap],
    [name, ...place],
  ];
}

/** Returns forms of the cars next to it, its corner and its pit, the fullest first. */
function gapRows(
  model: FormulaModel,
  car: Car,
  { glyphs }: DashboardRoom,
  words: Words,
): readonly Row[] {
  const at = positionIn(model, car);
  const gaps = (called: 'name' | 'letter') =>
    at === undefined ? [] : gapRuns(model, at, words.panels.gap, called, glyphs);
  const corner = cornerRuns(model, car, glyphs);
  const pit = pitRuns(model, car, words);
  const fittings = fittingRuns(model, car, words);
  return [
    [...gaps('name'), ...corner, ...fittings, ...pit],
    [...gaps('name'), ...corner, ...pit],
    [...gaps('name'), ...corner],
    [...gaps('letter'), ...corner],
    gaps('letter'),
  ].map(withoutGap);
}

function styleRuns({ table }: FormulaModel, { seat }: Car, words: Words): Row {
  const driver = table.drivers[seat];
  if (driver === undefined || styleOf(driver.character, words) === undefined) return [];
  return [{ text: `, ${levelAndStyle(driver, words)}`, tone: 'faint' }];
}

function gapped(run: Run): Run {
  return { ...run, text: `  ${run.text}` };
}

function positionIn(model: FormulaModel, { seat }: Car): Position | undefined {
  const { table, shown, trial } = model;
  if (trial !== undefined) return undefined;
  return positionOf(table.book.standings(shown, table.board), seat, one => {
    const car = shown.cars[one];
    return car === undefined ? undefined : progressOf(table.board, car);
  });
}

function lapRuns({ shown, trial }: FormulaModel, car: Car, { race }: Words): Row {
  if (trial !== undefined || car.status !== 'racing') return [];
  return [{ text: `  ${race.lap(Math.max(1, car.laps), shown.laps)}`, tone: 'plain' }];
}

function tireRuns(model: FormulaModel, car: Car, { race, panels }: Words): Row {
  const { set, laps, status } = car;
  if (set === undefined || status !== 'racing') return [];
  if (!hasTypesOfTires(model) || tiresOpen(model, car)) return [];
  const type = race.tireTypes[set.type] ?? set.type;
  return [{ text: `  ${panels.tires(type, lapOfSet(car, laps))}`, tone: 'plain' }];
}

function cornerRuns(model: FormulaModel, car: Car, glyphs: DashboardRoom['glyphs']): Row {
  if (car.status !== 'racing') return [];
  const { board } = model.table;
  const corner = cornerOf(board, spaceOf(board, car.space));
  if (corner === undefined) return [];
  const stops = board.corners[corner.index]?.stops ?? 0;
  const made = Math.min(stops, stopsMade(model, car));
  const dots = glyphs.stopDone.repeat(made) + glyphs.stopToDo.repeat(stops - made);
  return [{ text: `  ${corner.name} ${dots}`, tone: 'corner' }];
}

function trialRow(model: FormulaModel, car: Car, words: Words): Row {
  const gear: Run = { text: `  ${words.race.gear(car.gear)}`, tone: 'plain' };
  const waits = model.trial?.clock === 'waiting';
  return [nameRun(model, car), gear, ...(waits ? [] : tireRuns(model, car, words))];
}
