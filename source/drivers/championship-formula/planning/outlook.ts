// What lies before a car, in turns: from where it is, or would be, to the flag.

import { spaceOf } from '../../../circuit/board.ts';
import { ROW_TICKS } from '../../../circuit/rows/layout.ts';
import type { RowBoard, RowSpace } from '../../../circuit/rows/row-board.ts';
import { SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { currentFigures } from '../../../rules/championship-formula/chapters/car/figures.ts';
import type { InCorner } from '../../../rules/championship-formula/chapters/corners/corners.ts';
import type { Car, KnownRace } from '../../../rules/championship-formula/state.ts';
import { carOf } from '../../../rules/championship-formula/table.ts';
import type { Ground } from '../../../rules/championship-formula/terms.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { isNoseOnLine, type Node } from '../solver/nodes.ts';
import { OUT, ROW_BEYOND, soloCar } from '../solver/solo-numbers.ts';
import {
  type BoardTables,
  boardTables,
  type SoloValues,
  type Stock,
} from '../solver/solo-values.ts';
import { PLAIN, type Strategy } from './strategy.ts';
import { groundInForce } from './terms-in-force.ts';

export interface Spot {
  readonly space: RowSpace;
  readonly state: InCorner;
  /** Crossings of the line. */
  readonly laps: number;
  /** In mph; 0 for a car that has spun. */
  readonly speed: number;
  readonly stock: Stock;
}

export interface Outlook {
  readonly race: KnownRace;
  readonly seat: Seat;
  readonly car: Car;
  readonly ground: Ground;
  readonly tables: BoardTables;
  readonly solo: SoloValues;
  /** Turns that a green chip is worth at present. */
  readonly chipPrice: number;
  /** Turns that being out of the race counts for: those to the flag and many more. */
  readonly out: number;
  readonly strategy: Strategy;
  /** Turns that the driver adds at present for each wear spent, beside what it is worth. */
  readonly dread: number;
  /** Turns that a row ahead is worth beside those it saves: the car ahead finds the road clear. */
  readonly headway: number;
  readonly marks: number;
}

export interface Eye {
  readonly strategy: Strategy;
  /** False for a driver that makes no tests. */
  readonly dice: boolean;
  /** Turns that a row further on is worth among other cars. */
  readonly headway: number;
  /** Weight on what damage costs: 1, or 0 to find out how much of a value it is. */
  readonly marks: number;
}

export const PLAIN_EYE: Eye = { strategy: PLAIN, dice: true, headway: 0, marks: 1 };

/** The eye of a driver that throws no dice where it can help it, for measurements. */
export const WITHOUT_DICE: Eye = {
  strategy: { ...PLAIN, engine: OUT, brakes: OUT, chance: OUT, pass: OUT },
  dice: false,
  headway: 0,
  marks: 1,
};

/** A chip is always worth something, since it may still be needed. */
const CHIP_LEAST = 0.004;
/** Number of chips over which the worth of one is measured. */
const CHIPS_COMPARED = 2;

export function outlookOf(
  race: KnownRace,
  seat: Seat,
  board: RowBoard,
  eye: Eye = PLAIN_EYE,
): Outlook {
  const { strategy, dice } = eye;
  const ground = groundInForce(race, board);
  const car = carOf(race, seat);
  const tables = boardTables(board, ground.values, race.laps);
  const solo = tables.of(soloCar(currentFigures(car, ground), car.damage), dice);
  const dread = strategy.dread[thirdOf(race, car)] ?? 0;
  const isAlone = race.cars.every(other => other.seat === seat || other.status !== 'racing');
  const headway = isAlone ? 0 : eye.headway;
  const own = { strategy, dread, headway, marks: eye.marks };
  const known = { race, seat, car, ground, tables, solo, chipPrice: 0, out: 0, ...own };
  // Before the grid is set and in the pits a car is nowhere on the road.
  if (car.space === '' || car.stop !== undefined) return known;
  return { ...known, chipPrice: priceOfChip(known), out: turnsFrom(known, spotOf(known)) + OUT };
}

/** Returns the third of the race in which a car is, from 0 (CFR-168). */
export function thirdOf(
  { laps: all }: Pick<KnownRace, 'laps'>,
  { laps }: Pick<Car, 'laps'>,
): number {
  return Math.min(2, Math.floor((Math.max(0, laps - 1) * 3) / all));
}

function priceOfChip(outlook: Outlook): number {
  const spot = spotOf(outlook);
  const fewer = Math.min(CHIPS_COMPARED, spot.stock.chips);
  if (fewer === 0) return CHIP_LEAST;
  const stock = { ...spot.stock, chips: spot.stock.chips - fewer };
  const lost = turnsFrom(outlook, { ...spot, stock }) - turnsFrom(outlook, spot);
  return Math.max(CHIP_LEAST, lost / fewer);
}

export function spotOf({ car, ground }: Pick<Outlook, 'car' | 'ground'>): Spot {
  return {
    space: spaceOf(ground.board, car.space),
    state: car,
    laps: car.laps,
    speed: car.speed,
    stock: stockOf(car, ground),
  };
}

// Returns what a car has to spend, with red chips changed into green ones.
function stockOf(
  { wear, green, red }: Pick<Car, 'wear' | 'green' | 'red'>,
  { values }: Ground,
): Stock {
  return { wear, chips: green + red * values.skill.exchange };
}

/** Returns how many crossings of the line a car still has to make, the flag included. */
export function crossingsLeft({ race }: Pick<Outlook, 'race'>, laps: number): number {
  return race.laps + 1 - laps;
}

/** Returns the node of a spot: its space, line and what it has paid in the corner. */
export function nodeAt({ tables }: Pick<Outlook, 'tables'>, { space, state }: Spot): Node {
  const line = state.line?.corner === space.corner ? state.line.line : -1;
  const paid = state.credit?.corner === space.corner ? state.credit.over : 0;
  return tables.road.nodeOf(space.index, line, paid / SPEED_STEP);
}

/** Returns the turns to the flag of a car that ends its turn on a spot; 0 or a little less at the flag. */
export function turnsFrom(outlook: Outlook, spot: Spot): number {
  const { ground, solo, headway } = outlook;
  const { space, laps, speed, stock } = spot;
  const left = crossingsLeft(outlook, laps);
  const rows = (laps * ground.board.ticks + space.endTick) / ROW_TICKS;
  const ahead = headway * rows;
  if (left <= 0) return -(ROW_BEYOND * space.endTick) / ROW_TICKS - ahead;
  if (left === 1 && isNoseOnLine(space, ground.board)) return -ahead;
  return solo.from(left, nodeAt(outlook, spot), speed / SPEED_STEP, stock) - ahead;
}
