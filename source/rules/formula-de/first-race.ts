// The race before its first step: who stands where, with which points, and what must be settled first.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { scriptedDice, seededDice } from '../kit/dice.ts';
import { gridOf } from '../kit/grid.ts';
import { lapFaults, optionFaults, saidOptions } from '../kit/options.ts';
import type { RaceSetup, Seat } from '../kit/types.ts';
import { poolFaults } from './budget.ts';
import { hasPitStops, pitPlaces, pitPointFaults } from './chapters/car/pits.ts';
import { fillsTeams, seatsMost } from './chapters/car/teams.ts';
import { standOnGrid } from './chapters/round/start-grid.ts';
import { trialStart } from './chapters/trials/timed-trials.ts';
import { type BookDefinition, usualOptions } from './definition.ts';
import type { Start } from './field-group.ts';
import { firstOfCar, firstOfRace } from './groups.ts';
import { declaredOptions } from './options.ts';
import {
  type Car,
  emptyPlay,
  type FormulaDeOptions,
  type FormulaDeRace,
  type FormulaDeTask,
} from './state.ts';
import { type Terms, termsOf } from './terms.ts';
import { firstPoints, standardCar } from './trant/series/construction.ts';
import { constructionFaults } from './trant/series/series-cars.ts';

/**
 * Returns the race before its first step.
 * @throws RangeError when the setup does not fit the book or the board.
 */
export function firstRace(
  definition: BookDefinition,
  setup: RaceSetup,
  board: FormulaBoard,
): FormulaDeRace {
  const options = optionsOf(definition, setup);
  const terms = termsOf(definition, options);
  const hasPits = hasPitStops(terms) && board.pit !== undefined;
  checkSize(definition, terms, setup, board, hasPits);
  const grid = gridOf(setup);
  const begun: Start = { board, terms, options, grid };
  const isQualified = setup.qualifyingPoints !== undefined;
  return {
    agenda: [
      ...preparationOf(terms, grid, hasPits, isQualified),
      { step: 'beginRound', seats: [] },
    ],
    dice: setup.dice === undefined ? seededDice(setup.seed) : scriptedDice(setup.dice),
    round: 0,
    answered: 0,
    book: definition.id,
    track: board.id,
    laps: setup.laps,
    options,
    ...(setup.grid === undefined ? {} : { grid }),
    ...qualified(setup, terms),
    cars:
      definition.session === 'trial'
        ? [carAtTrial(begun)]
        : setup.seats.map((_, seat) => carOnGrid(begun, seat)),
    ...firstOfRace(begun),
    order: [],
    down: setup.seats.map(() => 0),
    recovered: [],
    reference: 0,
    arrivals: setup.seats.length,
    retirements: 0,
    play: emptyPlay(),
  };
}

// In a book that gives no points, those of the qualifying are dropped.
function qualified(
  { qualifyingPoints }: RaceSetup,
  { values }: Terms,
): Pick<FormulaDeRace, 'qualifyingPoints'> {
  const counts = values.points !== undefined && qualifyingPoints !== undefined;
  return counts ? { qualifyingPoints } : {};
}

function optionsOf(definition: BookDefinition, setup: RaceSetup): FormulaDeOptions {
  const given = (setup.options ?? {}) as Partial<FormulaDeOptions>;
  const declared = declaredOptions(given);
  const faults = [
    ...optionFaults(definition.options, declared),
    ...lapFaults(definition.options, declared, setup.laps),
  ];
  if (faults.length > 0) throw new RangeError(`${definition.name}: ${faults.join('; ')}`);
  const { values } = termsOf(definition, given);
  const usual = { ...usualOptions(definition, values), ...standardCar(values, setup.laps, given) };
  const said = saidOptions(definition.options, { ...usual, ...given });
  const misplaced = poolFaults(said.car, definition.values);
  if (misplaced.length > 0) throw new RangeError(`${definition.name}: car.${misplaced.join('; ')}`);
  const useless = [
    ...pitPointFaults(said, [], values),
    ...constructionFaults(said, setup.seats.length, values),
  ];
  if (useless.length > 0) throw new RangeError(`${definition.name}: ${useless.join('; ')}`);
  return said;
}

function checkSize(
  { name, seats: { min, max } }: BookDefinition,
  { values }: Terms,
  { seats, laps, qualifyingPoints }: RaceSetup,
  board: FormulaBoard,
  hasPits: boolean,
): void {
  const boxes = hasPits ? pitPlaces(board, values) : undefined;
  const most = seatsMost(max, board.grid.length, boxes, values);
  if (seats.length < min || seats.length > most) {
    throw new RangeError(`${board.name} takes ${min} to ${most} cars, not ${seats.length}`);
  }
  if (!fillsTeams(seats.length, values)) {
    throw new RangeError(`${name}: teams of two take an even number of cars, not ${seats.length}`);
  }
  if (qualifyingPoints !== undefined && qualifyingPoints.length !== seats.length) {
    throw new RangeError(
      `there are points of ${qualifyingPoints.length} cars, not ${seats.length}`,
    );
  }
  if (!Number.isInteger(laps) || laps < 1) {
    throw new RangeError(`a race has at least 1 lap, not ${laps}`);
  }
}

function preparationOf(
  { preparation, values }: Terms,
  seats: readonly Seat[],
  hasPits: boolean,
  isQualified: boolean,
): readonly FormulaDeTask[] {
  const fromPole = values.pits.choosesFirst === 'pole' || isQualified;
  return preparation.flatMap((step): readonly FormulaDeTask[] => {
    if (step === 'rollGrid' || step === 'lineUp') return [{ step, seats: [] }];
    if (step === 'rollWeather') return [{ step, seats: seats.slice(0, 1) }];
    if (step === 'choosePitBox' && !hasPits) return [];
    const order = step === 'choosePitBox' && !fromPole ? seats.toReversed() : seats;
    return order.map(seat => ({ step, seats: [seat] }));
  });
}

// The car stands alone behind the line, in 1st and without a start roll (M-1-1-3, R-90), or starts at speed (TR-33).
function carAtTrial(start: Start): Car {
  const car = carOnGrid(start, 0);
  const isFlying = start.terms.values.trials.flyingStart === true;
  return {
    ...car,
    space: trialStart(start.board),
    stops: 0,
    start: isFlying ? 'flying' : 'firstGear',
  };
}

function carOnGrid(start: Start, seat: Seat): Car {
  const { board, grid } = start;
  const place = grid.indexOf(seat);
  return {
    seat,
    status: 'racing',
    onBoard: true,
    ...standOnGrid(board, place),
    gear: 1,
    points: firstPoints(start, seat),
    configuration: firstPoints(start, seat),
    condition: 'sound',
    aggravates: false,
    start: 'gridRoll',
    ...firstOfCar(start, seat),
  };
}
