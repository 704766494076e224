// From a definition to a rule book: the steps with their values, the start of a race and the doors.
import type { Board } from '../../circuit/board.ts';
import { spaceAt } from '../../circuit/board.ts';
import type { Steps } from '../kit/agenda.ts';
import { scriptedDice, seededDice } from '../kit/dice.ts';
import { openDoors } from '../kit/run.ts';
import type { Outcome, RaceSetup, RuleBook, Seat, View } from '../kit/types.ts';
import { blocking } from './chapters/blocking.ts';
import { collisionTests } from './chapters/collision.ts';
import { gridStops, markStop } from './chapters/corners.ts';
import { engineTests } from './chapters/engine.ts';
import { announceGear, payOverRevving, rollGearDie, setLever } from './chapters/gearbox.ts';
import { handlingTests } from './chapters/handling.ts';
import { moveCar } from './chapters/movement.ts';
import { beginRound, endRound, nextPlay } from './chapters/order-of-play.ts';
import { brakeAtEnd } from './chapters/overshooting.ts';
import { slipstream } from './chapters/slipstream.ts';
import { beginPlay } from './chapters/start.ts';
import type { FormulaDeChoice } from './choices.ts';
import { consequencesOf } from './consequences.ts';
import { copyRace } from './copy.ts';
import type { FormulaDeEvent } from './events.ts';
import { raceFaults } from './faults.ts';
import { standings } from './standings.ts';
import type { Car, FormulaDeOptions, FormulaDeRace, FormulaDeTask, Play } from './state.ts';
import type { BookDefinition } from './values.ts';

/** A book of this family: the kit's doors, and the definition it was made from. */
export interface FormulaDeBook
  extends RuleBook<FormulaDeRace, FormulaDeChoice, FormulaDeEvent, Board> {
  readonly family: 'formula-de';
  readonly definition: BookDefinition;
  /** Runs a race that was written by hand to its first question; its agenda says where it stands. */
  resumeAt(race: FormulaDeRace, board: Board): Outcome<FormulaDeRace, FormulaDeEvent>;
}

/** Makes the doors of a book from its order of play and its numbers. */
export function makeBook(definition: BookDefinition): FormulaDeBook {
  const { values } = definition;
  const doors = openDoors({ steps: stepsOf(definition), copy: copyRace });
  return {
    id: definition.id,
    name: definition.name,
    edition: definition.edition,
    family: 'formula-de',
    seats: definition.seats,
    definition,
    start(setup, board): Outcome<FormulaDeRace, FormulaDeEvent> {
      return doors.begin(firstRace(definition, setup, board), board);
    },
    resumeAt: (race, board) => doors.begin(race, board),
    decisions: (race, board) => doors.decisions(race, board),
    apply: (race, seat, choice, board) => doors.apply(race, seat, choice, board),
    view: race => withoutDice(race),
    standings,
    consequences: (race, seat, choice, board) => consequencesOf(race, seat, choice, board, values),
    faults: (race, board) => raceFaults(race, board, definition),
  };
}

function stepsOf({
  values,
  orderOfPlay,
}: BookDefinition): Steps<FormulaDeRace, FormulaDeChoice, FormulaDeEvent, FormulaDeTask, Board> {
  return {
    beginRound,
    nextPlay: nextPlay(orderOfPlay),
    endRound,
    beginPlay: beginPlay(values),
    announceGear: announceGear(values),
    setLever,
    payOverRevving: payOverRevving(values),
    rollGearDie: rollGearDie(values),
    moveCar: moveCar(values),
    slipstream: slipstream(values),
    brakeAtEnd: brakeAtEnd(values),
    handlingTests: handlingTests(values),
    blocking: blocking(values),
    markStop: markStop(values.overshoot.fatalMissing),
    collisionTests: collisionTests(values),
    engineTests: engineTests(values),
  };
}

// Nothing of the dice may reach a driver; secrets of others do not exist in this family.
function withoutDice(race: FormulaDeRace): View<FormulaDeRace> {
  const { dice: _dice, ...view } = race;
  return view;
}

const NO_PLAY: Play = {
  seat: 0,
  leverBefore: 1,
  gear: 1,
  rolled: 0,
  distance: 0,
  path: [],
  stopsBefore: 0,
  braked: false,
  missing: 0,
  slipstreams: 0,
  marked: [],
  overheated: false,
};

/**
 * The race before its first step.
 * @throws RangeError when the setup does not fit the book or the board.
 */
function firstRace(definition: BookDefinition, setup: RaceSetup, board: Board): FormulaDeRace {
  const { min } = definition.seats;
  const most = Math.min(definition.seats.max, board.grid.length);
  if (setup.seats.length < min || setup.seats.length > most) {
    throw new RangeError(`${board.name} takes ${min} to ${most} cars, not ${setup.seats.length}`);
  }
  if (!Number.isInteger(setup.laps) || setup.laps < 1) {
    throw new RangeError(`a race has at least 1 lap, not ${setup.laps}`);
  }
  const options = { ...definition.options, ...(setup.options as Partial<FormulaDeOptions>) };
  return {
    agenda: [{ step: 'beginRound', seats: [] }],
    dice: setup.dice === undefined ? seededDice(setup.seed) : scriptedDice(setup.dice),
    round: 0,
    answered: 0,
    book: definition.id,
    track: board.id,
    laps: setup.laps,
    options,
    cars: setup.seats.map((_, seat) => carOnGrid(board, seat, options)),
    sky: options.sky,
    trackState: options.sky === 'rain' ? 'wet' : 'dry',
    dangerous: [],
    order: [],
    down: setup.seats.map(() => 0),
    recovered: [],
    reference: 0,
    arrivals: setup.seats.length,
    retirements: 0,
    play: NO_PLAY,
  };
}

function carOnGrid(board: Board, seat: Seat, options: FormulaDeOptions): Car {
  const index = board.grid[seat] ?? -1;
  return {
    seat,
    status: 'racing',
    place: 0,
    retirement: 'none',
    retiredAt: 0,
    onBoard: true,
    space: spaceAt(board, index).id,
    laps: 0,
    gear: 1,
    points: options.car,
    configuration: options.car,
    tires: 'hard',
    stops: gridStops(board, index),
    arrival: seat,
    condition: 'sound',
    aggravates: false,
    start: 'gridRoll',
  };
}
