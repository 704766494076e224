// The race before its first step.
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import { scriptedDice, seededDice } from '../kit/dice.ts';
import type { RaceSetup, Seat } from '../kit/types.ts';
import { NO_DAMAGE } from './chapters/damage.ts';
import type { BookDefinition } from './definition.ts';
import type { Car, ChampionshipOptions, ChampionshipRace, Turn } from './state.ts';
import { termsOf } from './terms.ts';

/**
 * Returns the race before its first step.
 * @throws RangeError when the setup does not fit the book or the board.
 */
export function firstRace(
  definition: BookDefinition,
  setup: RaceSetup,
  board: RowBoard,
): ChampionshipRace {
  const options = setup.options as ChampionshipOptions;
  const { preparation } = termsOf(definition, options);
  const seats = setup.seats.map((_, seat) => seat);
  return {
    agenda: [...preparation.map(step => ({ step, seats })), { step: 'beginTurn', seats: [] }],
    dice: setup.dice === undefined ? seededDice(setup.seed) : scriptedDice(setup.dice),
    round: 0,
    answered: 0,
    book: definition.id,
    track: board.id,
    laps: setup.laps,
    options,
    cars: seats.map(newCar),
    sealed: seats.map(() => null),
    turn: NO_TURN,
    arrivals: 0,
    retirements: 0,
  };
}

/** The turn before the first. */
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
