// Drivers alone on a circuit in a printed car, compared with the exact optimum: without dice, from pole, with nothing bid.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { inCar } from '../../../drivers/championship-formula/levels/in-car.ts';
import { planner, type Skill } from '../../../drivers/championship-formula/levels/planner.ts';
import { type Eye, WITHOUT_DICE } from '../../../drivers/championship-formula/planning/outlook.ts';
import { soloCar } from '../../../drivers/championship-formula/solver/solo-numbers.ts';
import { soloTurns } from '../../../drivers/championship-formula/solver/solo-turns.ts';
import { boardTables } from '../../../drivers/championship-formula/solver/solo-values.ts';
import { type CarCards, SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import { chipsOf, figuresOf } from '../../../rules/championship-formula/chapters/car/car-set-up.ts';
import { PRINTED_CARS } from '../../../rules/championship-formula/printed-cars.ts';
import { raceOut } from './race.ts';

const { values } = championship.definition;

export const PRINTED: Readonly<Record<string, CarCards>> = PRINTED_CARS;

/** Returns the fewest turns that a car alone needs from pole without dice. */
export function optimum(board: RowBoard, cards: CarCards, laps: number): number {
  const { wear } = figuresOf(cards, false, values);
  return soloTurns(board, cards, values, laps, [wear * laps])[0] ?? 0;
}

export interface RacedAlone {
  readonly turns: number;
  readonly wear: number;
}

/**
 * Returns the turns that a car alone may expect to need from pole with dice, by the tables of the drivers, its place beyond the
 * line counted off.
 */
export function expectedTurns(board: RowBoard, cards: CarCards, laps: number): number {
  const figures = figuresOf(cards, false, values);
  const { wear, green, red } = chipsOf(figures, laps);
  const stock = { wear, chips: green + red * values.skill.exchange };
  const tables = boardTables(board, values, laps);
  const solo = tables.of(soloCar(figures));
  const pole = tables.road.nodeOf(board.starting.six[0] ?? 0, -1, 0);
  const starts = Array.from({ length: figures.startSpeed / SPEED_STEP }, (_, i) => i + 1);
  return 1 + Math.min(...starts.map(steps => solo.after(laps + 1, pole, steps, stock)));
}

/** Drives a race alone in a car, without dice unless the eye throws some. */
export function raceAlone(
  board: RowBoard,
  cards: CarCards,
  skill: Skill,
  laps: number,
  seed: number,
  eye: Eye = WITHOUT_DICE,
): RacedAlone {
  const drivers = [inCar(planner(skill, eye), cards, true)];
  const race = raceOut({ board, seed, laps, drivers });
  return { turns: race.round, wear: race.cars[0]?.wear ?? 0 };
}
