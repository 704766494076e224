// Drivers alone on a circuit in a printed car, compared with the exact optimum: without dice, from pole, with nothing bid.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { inCar } from '../../../drivers/championship-formula/levels/in-car.ts';
import { planner, type Skill } from '../../../drivers/championship-formula/levels/planner.ts';
import { WITHOUT_DICE } from '../../../drivers/championship-formula/planning/outlook.ts';

import { soloTurns } from '../../../drivers/championship-formula/solver/solo-turns.ts';
import type { CarCards } from '../../../rules/championship-formula/car.ts';

import { championship } from '../../../rules/championship-formula/championship.ts';
import { figuresOf } from '../../../rules/championship-formula/chapters/car/car-set-up.ts';
import { PRINTED_CARS } from '../../../rules/championship-formula/printed-cars.ts';
import { raceOut } from './race.ts';

const { values } = championship.definition;

/** The printed cars by name. */
export const PRINTED: Readonly<Record<string, CarCards>> = PRINTED_CARS;

/** Returns the fewest turns that a car alone needs from pole without dice. */
export function optimum(board: RowBoard, cards: CarCards, laps: number): number {
  const { wear } = figuresOf(cards, false, values);
  return soloTurns(board, cards, values, laps, [wear * laps])[0] ?? 0;
}

/** The turns of a race alone, and the wear that was left. */
export interface RacedAlone {
  readonly turns: number;
  readonly wear: number;
}

/** Drives a race alone in a car, without dice. */
export function raceAlone(
  board: RowBoard,
  cards: CarCards,
  skill: Skill,
  laps: number,
  seed: number,
): RacedAlone {
  const drivers = [inCar(planner(skill, WITHOUT_DICE), cards, true)];
  const race = raceOut({ board, seed, laps, drivers });
  return { turns: race.round, wear: race.cars[0]?.wear ?? 0 };
}
