// Drivers alone on a circuit in a printed car, compared with the exact optimum: without dice, from pole, with nothing bid.
import type { RowBoard } from '../../../circuit/rows/row-board.ts';
import { planner, type Skill } from '../../../drivers/championship-formula/levels/planner.ts';
import { WITHOUT_DICE } from '../../../drivers/championship-formula/planning/outlook.ts';
import { endsOf } from '../../../drivers/championship-formula/solver/ends.ts';
import { roadOf } from '../../../drivers/championship-formula/solver/nodes.ts';
import { soloCar } from '../../../drivers/championship-formula/solver/solo-numbers.ts';
import { SoloTable } from '../../../drivers/championship-formula/solver/solo-table.ts';
import type { Driver } from '../../../drivers/driver.ts';
import { ATTRIBUTES, type CarCards, SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import { figuresOf } from '../../../rules/championship-formula/chapters/car/car-set-up.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import { raceOut } from './race.ts';

const { values } = championship.definition;

/** The printed cars (CFR-170 to CFR-172): points of acceleration, deceleration, top speed, start speed, wear and skill. */
export const PRINTED: Readonly<Record<string, CarCards>> = {
  front: { acceleration: 0, deceleration: 0, topSpeed: -1, startSpeed: 1, wear: 2, skill: 0 },
  middle: { acceleration: 1, deceleration: 1, topSpeed: 0, startSpeed: 0, wear: 1, skill: -1 },
  back: { acceleration: 2, deceleration: 2, topSpeed: 1, startSpeed: -1, wear: -1, skill: -1 },
};

/** Returns the fewest turns that a car alone needs from pole without dice. */
export function optimum(board: RowBoard, cards: CarCards, laps: number): number {
  const figures = figuresOf(cards, false, values);
  const road = roadOf(board, values);
  const wearMost = figures.wear * laps;
  const crossings = laps + 1;
  const problem = {
    road,
    ends: endsOf(road),
    car: soloCar(figures),
    crossings,
    wearMost,
    tests: [],
  };
  const table = new SoloTable(problem);
  const pole = road.nodeOf(board.starting.six[0] ?? 0, -1, 0);
  const starts = Array.from({ length: figures.startSpeed / SPEED_STEP }, (_, i) => i + 1);
  const turns = starts.map(steps => 1 + table.turnsAfter(crossings, pole, steps, wearMost));
  return Math.ceil(Math.min(...turns) - 0.0001);
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
  const drivers = [inCar(planner(skill, WITHOUT_DICE), cards)];
  const race = raceOut({ board, seed, laps, drivers });
  return { turns: race.round, wear: race.cars[0]?.wear ?? 0 };
}

/** Returns a driver that takes this car, and bids nothing if wished. */
export function inCar(driver: Driver, cards: CarCards, bidsNothing = true): Driver {
  return {
    ...driver,
    choose(view, decision, board, random) {
      const choices = decision.choices as readonly ChampionshipChoice[];
      const wanted = choices.find(choice =>
        choice.kind === 'setUpCar'
          ? ATTRIBUTES.every(attribute => choice.cards[attribute] === cards[attribute])
          : bidsNothing && choice.kind === 'bid' && choice.wear + choice.skill === 0,
      );
      if (wanted !== undefined) return { choice: wanted, random };
      return driver.choose(view, decision, board, random);
    },
  };
}
