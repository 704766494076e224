// From a definition to a rule book: the steps with their values, the start of a race and the doors.
import type { Board } from '../../circuit/board.ts';
import { spaceAt } from '../../circuit/board.ts';
import type { Steps } from '../kit/agenda.ts';
import { scriptedDice, seededDice } from '../kit/dice.ts';
import { openDoors } from '../kit/run.ts';
import type { Outcome, RaceSetup, RuleBook, Seat, View } from '../kit/types.ts';
import { blocking } from './chapters/blocking.ts';
import { collisionTests } from './chapters/collision.ts';
import { configureCar } from './chapters/configuration.ts';
import { gridStops, markStop } from './chapters/corners.ts';
import { engineTests } from './chapters/engine.ts';
import { announceGear, payOverRevving, rollGearDie, setLever } from './chapters/gearbox.ts';
import { handlingTests } from './chapters/handling.ts';
import { endInertia } from './chapters/inertia.ts';
import { moveCar } from './chapters/main-move.ts';
import { beginRound, endRound, nextPlay } from './chapters/order-of-play.ts';
import { brakeAtEnd, payOvershoot } from './chapters/overshooting.ts';
import { choosePitBox } from './chapters/pit-choice.ts';
import { hasPitStops, pitStop, pitTires } from './chapters/pits.ts';
import { slide } from './chapters/sliding.ts';
import { slipstream } from './chapters/slipstream.ts';
import { softBonus } from './chapters/soft-bonus.ts';
import { beginPlay } from './chapters/start.ts';

import { countOvershoot, placeCar, trialStart } from './chapters/timed-trials.ts';
import { chooseTires } from './chapters/tire-choice.ts';
import { rollWeather } from './chapters/weather.ts';
import type { FormulaDeChoice } from './choices.ts';
import { consequencesOf } from './consequences.ts';
import { copyRace } from './copy.ts';
import type { FormulaDeEvent } from './events.ts';
import { raceFaults } from './faults.ts';
import { asOfToday } from './older-editions.ts';
import { standings } from './standings.ts';
import {
  type Car,
  emptyPlay,
  type FormulaDeOptions,
  type FormulaDeRace,
  type FormulaDeTask,
  type StepName,
} from './state.ts';
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
    adopt(race, edition, board) {
      const today = asOfToday(race, edition, board);
      const begun = doors.begin(today.race, board);
      return { race: begun.race, events: [...today.events, ...begun.events] };
    },
  };
}

function stepsOf({
  values,
  orderOfPlay,
}: BookDefinition): Steps<FormulaDeRace, FormulaDeChoice, FormulaDeEvent, FormulaDeTask, Board> {
  return {
    rollWeather: rollWeather(values),
    choosePitBox,
    configureCar: configureCar(values),
    chooseTires,
    beginRound,
    nextPlay: nextPlay(orderOfPlay),
    endRound: endRound(values),
    beginPlay: beginPlay(values),
    announceGear: announceGear(values),
    setLever,
    payOverRevving: payOverRevving(values),
    rollGearDie: rollGearDie(values),
    moveCar: moveCar(values),
    slide: slide(values),
    softBonus: softBonus(values),
    slipstream: slipstream(values, {
      usual: stepsBetween(orderOfPlay, 'slide', 'slipstream'),
      quickExit: stepsBetween(orderOfPlay, values.pits.slipstreamReturn, 'slipstream'),
    }),
    brakeAtEnd: brakeAtEnd(values),
    payOvershoot: payOvershoot(values),
    handlingTests: handlingTests(values),
    blocking: blocking(values),
    markStop: markStop(values),
    pitTires,
    pitStop: pitStop(values),
    collisionTests: collisionTests(values),
    engineTests: engineTests(values),
    endInertia,
    placeCar: placeCar(values),
    countOvershoot: countOvershoot(values),
  };
}

function stepsBetween(
  list: readonly StepName[],
  from: StepName,
  to: StepName,
): readonly StepName[] {
  return list.slice(list.indexOf(from), list.indexOf(to) + 1);
}

// Nothing of the dice may reach a driver; secrets of others do not exist in this family.
function withoutDice(race: FormulaDeRace): View<FormulaDeRace> {
  const { dice: _dice, ...view } = race;
  return view;
}

/**
 * The race before its first step.
 * @throws RangeError when the setup does not fit the book or the board.
 */
function firstRace(definition: BookDefinition, setup: RaceSetup, board: Board): FormulaDeRace {
  const { min } = definition.seats;
  const pits = hasPitStops(definition) ? board.pit : undefined;
  // A circuit admits at most as many cars as it has pits.
  const places = pits?.boxes.length ?? board.grid.length;
  const most = Math.min(definition.seats.max, board.grid.length, places);
  if (setup.seats.length < min || setup.seats.length > most) {
    throw new RangeError(`${board.name} takes ${min} to ${most} cars, not ${setup.seats.length}`);
  }
  if (!Number.isInteger(setup.laps) || setup.laps < 1) {
    throw new RangeError(`a race has at least 1 lap, not ${setup.laps}`);
  }
  const options = { ...definition.options, ...(setup.options as Partial<FormulaDeOptions>) };
  const seats = setup.seats.map((_, seat) => seat);
  return {
    agenda: [
      ...preparationOf(definition, seats, pits !== undefined, options),
      { step: 'beginRound', seats: [] },
    ],
    dice: setup.dice === undefined ? seededDice(setup.seed) : scriptedDice(setup.dice),
    round: 0,
    answered: 0,
    book: definition.id,
    track: board.id,
    laps: setup.laps,
    options,
    cars:
      definition.session === 'trial'
        ? [carAtTrial(board, options)]
        : setup.seats.map((_, seat) => carOnGrid(board, seat, options, pits !== undefined)),
    sky: 'sun',
    skyHold: 'fixed',
    trackState: 'dry',
    weatherRolls: [],
    dangerous: [],
    order: [],
    down: setup.seats.map(() => 0),
    recovered: [],
    reference: 0,
    arrivals: setup.seats.length,
    retirements: 0,
    play: emptyPlay(),
  };
}

function preparationOf(
  { preparation, session }: BookDefinition,
  seats: readonly Seat[],
  hasPits: boolean,
  options: FormulaDeOptions,
): readonly FormulaDeTask[] {
  const isAsked = session === 'trial' || options.preparation === 'chosen';
  return preparation.flatMap((step): readonly FormulaDeTask[] => {
    if (step === 'rollWeather') return [{ step, seats: seats.slice(0, 1) }];
    if (!isAsked || (step === 'choosePitBox' && !hasPits)) return [];
    return seats.map(seat => ({ step, seats: [seat] }));
  });
}

// Alone behind the line, in 1st without a start roll (M-1-1-3, R-90).
function carAtTrial(board: Board, options: FormulaDeOptions): Car {
  const car = carOnGrid(board, 0, options, false);
  return { ...car, space: trialStart(board), stops: 0, start: 'firstGear' };
}

function carOnGrid(board: Board, seat: Seat, options: FormulaDeOptions, hasPits: boolean): Car {
  const index = board.grid[seat] ?? -1;
  const space = spaceAt(board, index);
  return {
    seat,
    status: 'racing',
    place: 0,
    retirement: 'none',
    retiredAt: 0,
    onBoard: true,
    space: space.id,
    // Who is put astride the line has crossed it (M-21-1-5).
    laps: space.lapTick < 0 ? 1 : 0,
    gear: 1,
    points: options.car,
    configuration: options.car,
    tires: options.tires,
    fittedFor: 1,
    stops: gridStops(board, index),
    arrival: seat,
    condition: 'sound',
    aggravates: false,
    start: 'gridRoll',
    box: !hasPits || options.preparation === 'chosen' ? -1 : seat,
    pitPoints: options.pitPoints,
    pit: 'none',
    rolls: 0,
    penaltyRolls: 0,
    misplacements: 0,
    adjustments: 0,
    inertiaGear: 0,
    prolongs: false,
  };
}
