// The race before its first step.
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import { scriptedDice, seededDice } from '../kit/dice.ts';
import { gridOf } from '../kit/grid.ts';
import { optionFaults, saidOptions } from '../kit/options.ts';
import type { RaceSetup, Seat } from '../kit/types.ts';
import { NO_DAMAGE } from './chapters/damage/damage.ts';
import type { BookDefinition } from './definition.ts';
import { declaredOptions, handicapFaults, usualOptions } from './options.ts';
import {
  type Car,
  type ChampionshipOptions,
  type ChampionshipRace,
  NOT_SEALED,
  type StepName,
  type Turn,
} from './state.ts';
import { termsOf } from './terms.ts';

/** The steps of the pole bid, which a race with a given grid does not have. */
const BID_STEPS: readonly StepName[] = ['bidForPole', 'revealBids', 'bidAgain', 'revealSecondBids'];

/**
 * Returns the race before its first step. A grid that was given, and a car alone, need no pole bid (CR-70).
 * @throws RangeError when the setup does not fit the book or the board.
 */
export function firstRace(
  definition: BookDefinition,
  setup: RaceSetup,
  board: RowBoard,
): ChampionshipRace {
  const options = optionsOf(definition, setup);
  checkSize(definition, setup, board, options);
  const seats = setup.seats.map((_, seat) => seat);
  const grid = setup.grid === undefined && seats.length > 1 ? undefined : gridOf(setup);
  const { preparation } = termsOf(definition, options);
  const steps = preparation.filter(step => grid === undefined || !BID_STEPS.includes(step));
  return {
    agenda: [...steps.map(step => ({ step, seats })), { step: 'beginTurn', seats: [] }],
    dice: setup.dice === undefined ? seededDice(setup.seed) : scriptedDice(setup.dice),
    round: 0,
    answered: 0,
    book: definition.id,
    track: board.id,
    laps: setup.laps,
    options,
    ...(grid === undefined ? {} : { grid }),
    cars: seats.map(newCar),
    sealed: seats.map(() => NOT_SEALED),
    turn: NO_TURN,
    arrivals: 0,
    retirements: 0,
  };
}

/** The turn before the first, and between two. */
export const NO_TURN: Turn = {
  from: [],
  before: [],
  planned: [],
  began: [],
  order: [],
  slipped: [],
  crashes: [],
  spun: [],
};

function optionsOf(definition: BookDefinition, setup: RaceSetup): ChampionshipOptions {
  const given = (setup.options ?? {}) as Partial<ChampionshipOptions>;
  const faults = [
    ...optionFaults(definition.options, declaredOptions(given)),
    ...handicapFaults(given.handicaps, setup.seats.length),
  ];
  if (faults.length > 0) throw new RangeError(`${definition.name}: ${faults.join('; ')}`);
  return saidOptions(definition.options, { ...usualOptions(definition), ...given });
}

/** Returns the most cars that a board has places for (CFR-111). */
export function seatsMost({ seats }: Pick<BookDefinition, 'seats'>, board: RowBoard): number {
  return Math.min(seats.max, board.starting.twelve.length);
}

/** Returns why races under some options cannot be raced on a board, undefined when they can (CFR-189). */
export function whyUnfit(
  definition: BookDefinition,
  board: RowBoard,
  options: Partial<ChampionshipOptions>,
): string | undefined {
  const isWithoutPits = termsOf(definition, options).hasPits && board.pitLane === undefined;
  return isWithoutPits ? `${board.name} has no pits` : undefined;
}

function checkSize(
  definition: BookDefinition,
  { seats, laps }: RaceSetup,
  board: RowBoard,
  options: ChampionshipOptions,
): void {
  const { min } = definition.seats;
  const most = seatsMost(definition, board);
  if (seats.length < min || seats.length > most) {
    throw new RangeError(`${board.name} takes ${min} to ${most} cars, not ${seats.length}`);
  }
  if (!Number.isInteger(laps) || laps < 1) {
    throw new RangeError(`a race has at least 1 lap, not ${laps}`);
  }
  const unfit = whyUnfit(definition, board, options);
  if (unfit !== undefined) throw new RangeError(unfit);
}

function newCar(seat: Seat): Car {
  return {
    seat,
    status: 'racing',
    wear: 0,
    green: 0,
    red: 0,
    startingWear: 0,
    damage: NO_DAMAGE,
    space: '',
    laps: 0,
    speed: 0,
  };
}
