// Makes a rule book from a definition: the steps with their numbers, the start of a race and the services.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Steps } from '../kit/agenda.ts';
import type { Foretold } from '../kit/foretell.ts';
import { openDoors } from '../kit/run.ts';
import type { Outcome, RuleBook, Seat, View } from '../kit/types.ts';
import { configureCar } from './chapters/car/configuration.ts';
import { choosePitBox } from './chapters/car/pit-choice.ts';
import { pitStop, pitTires, quickStop } from './chapters/car/pits.ts';
import { chooseTires } from './chapters/car/tire-choice.ts';
import { collisionLoss, collisionTest, collisionTests } from './chapters/damage/collision.ts';
import { engineTest, engineTests } from './chapters/damage/engine.ts';
import { handlingTest, handlingTests } from './chapters/damage/handling.ts';
import { endInertia } from './chapters/damage/inertia.ts';
import { regainTires } from './chapters/damage/spin.ts';
import { wallTest } from './chapters/damage/wall.ts';
import { blocking, payBlocking } from './chapters/movement/blocking.ts';
import { markStop } from './chapters/movement/corners.ts';
import {
  announceGear,
  payOverRevving,
  rollGearDie,
  setLever,
} from './chapters/movement/gearbox.ts';
import { moveCarOpening } from './chapters/movement/main-move.ts';
import { nitro } from './chapters/movement/nitro.ts';
import { brakeAtEnd, payOvershoot } from './chapters/movement/overshooting.ts';
import { slide } from './chapters/movement/sliding.ts';
import { slipstream } from './chapters/movement/slipstream.ts';
import { bonusesAfter, softBonus } from './chapters/movement/soft-bonus.ts';
import { beginRound, endRound, nextPlay } from './chapters/round/order-of-play.ts';
import { beginPlay } from './chapters/round/start.ts';
import { rollGrid } from './chapters/round/start-grid.ts';
import { rollWeather, weatherTest } from './chapters/round/weather.ts';
import { countOvershoot, placeCar } from './chapters/trials/timed-trials.ts';
import type { FormulaDeChoice } from './choices.ts';
import { consequencesOf } from './consequences.ts';
import { copyRace } from './copy.ts';
import type { BookDefinition } from './definition.ts';
import type { FormulaDeEvent } from './events.ts';
import { raceFaults } from './faults.ts';
import { firstRace } from './first-race.ts';
import { asOfToday } from './older-editions.ts';
import { standings } from './standings.ts';
import type { Car, FormulaDeOptions, FormulaDeRace, FormulaDeTask, KnownRace } from './state.ts';
import type { Asking } from './table.ts';
import { type Ground, groundOf, type Terms, termsOf } from './terms.ts';
import { placeBackmarker, removeBackmarkers } from './trant/backmarkers/backmarkers.ts';
import {
  moveBackmarker,
  moveBackmarkers,
  moveBackmarkersAhead,
} from './trant/backmarkers/backmarkers-moving.ts';
import {
  backmarkerCheck,
  chainReaction,
  collisionCheck,
  collisionChecks,
  collisionRoll,
  secondCheck,
} from './trant/damage/collisions.ts';
import { injuryCheck } from './trant/damage/injuries.ts';
import { stopRace } from './trant/damage/stopped-race.ts';
import { driversDice, secondThought } from './trant/driver-points.ts';
import { keepGridRoll, lineUp, rollForPlace } from './trant/grid/grid.ts';
import { chooseStart, countTurn } from './trant/grid/lap-alone.ts';
import { stripCar } from './trant/grid/stripping.ts';
import { setGears, showGears } from './trant/movement/gears-together.ts';
import { chargeOvershoot } from './trant/movement/overshoot.ts';
import {
  facePenalty,
  penaltiesAfter,
  penaltyAfterContact,
  penaltyAfterDebris,
  penaltyMove,
} from './trant/movement/penalty-movement.ts';
import { rollStall, waitAfterStall } from './trant/movement/stalls.ts';
import { swerveShift } from './trant/movement/swerving.ts';
import { boostEngine, chooseDice, readChart, strainEngine } from './trant/movement/throw.ts';
import { chooseWing } from './trant/movement/wing.ts';
import { arriveInPit, leavePit, orderWork, pitWork } from './trant/pit-work.ts';
import { buildCar } from './trant/series/construction.ts';
import { checkWeather } from './trant/weather-sections.ts';

/** A book of this family: the services of the kit, and the definition that it was made from. */
export interface FormulaDeBook
  extends RuleBook<FormulaDeRace, FormulaDeChoice, FormulaDeEvent, FormulaBoard> {
  readonly family: 'formula-de';
  readonly definition: BookDefinition;
  /** Returns the terms of a race under these options; an option that is not named has its usual value. */
  terms(options: Partial<FormulaDeOptions>): Terms;
  /** Continues a race from a legal choice until a die or another answer is needed. */
  foretell(
    race: KnownRace,
    seat: Seat,
    choice: FormulaDeChoice,
    board: FormulaBoard,
  ): Foretold<FormulaDeRace, FormulaDeEvent>;
  /** Runs a race that was written by hand to its first question, starting with its agenda. */
  resumeAt(race: FormulaDeRace, board: FormulaBoard): Outcome<FormulaDeRace, FormulaDeEvent>;
}

export function makeBook(definition: BookDefinition): FormulaDeBook {
  const terms = (options: Partial<FormulaDeOptions>) => termsOf(definition, options);
  const ground = (race: KnownRace, board: FormulaBoard) => groundOf(board, terms(race.options));
  const steps: FamilySteps = STEPS;
  const doors = openDoors({
    steps,
    copy: copyRace,
    ground,
    secondThoughts: driversDice,
  });
  return {
    id: definition.id,
    name: definition.name,
    edition: definition.edition,
    family: 'formula-de',
    seats: definition.seats,
    usualLaps: definition.usualLaps,
    options: definition.options,
    definition,
    terms,
    start(setup, board): Outcome<FormulaDeRace, FormulaDeEvent> {
      return doors.begin(firstRace(definition, setup, board), board);
    },
    resumeAt: (race, board) => doors.begin(race, board),
    decisions: (race, board) => doors.decisions(race, board),
    apply: (race, seat, choice, board) => doors.apply(race, seat, choice, board),
    foretell: (race, seat, choice, board) => doors.foretell(race, seat, choice, board),
    view: (race, seat) => asSeen(race, seat),
    standings: (race, board) => standings(race, ground(race, board)),
    consequences: (race, seat, choice, board) =>
      consequencesOf(seat, doors.foretell(race, seat, choice, board)),
    faults: (race, board) => raceFaults(race, board, definition),
    adopt(race, edition, board) {
      const today = asOfToday(race, edition, board, definition);
      const begun = doors.begin(today.race, board);
      return { race: begun.race, events: [...today.events, ...begun.events] };
    },
  };
}

type FamilySteps = Steps<FormulaDeRace, FormulaDeChoice, FormulaDeEvent, FormulaDeTask, Ground>;

const STEPS = {
  rollGrid,
  rollWeather,
  weatherTest,
  choosePitBox,
  configureCar,
  chooseTires,
  beginRound,
  nextPlay,
  endRound,
  beginPlay,
  announceGear,
  setLever,
  payOverRevving,
  rollGearDie,
  nitro,
  moveCar: moveCarOpening([bonusesAfter, penaltiesAfter]),
  slide,
  softBonus,
  slipstream,
  brakeAtEnd,
  payOvershoot,
  handlingTests,
  handlingTest,
  wallTest,
  blocking,
  payBlocking,
  regainTires,
  markStop,
  pitTires,
  pitStop,
  quickStop,
  collisionTests,
  collisionTest,
  collisionLoss,
  engineTests,
  engineTest,
  endInertia,
  placeCar,
  countOvershoot,
  rollStall,
  setGears,
  showGears,
  waitAfterStall,
  chooseDice,
  readChart,
  strainEngine,
  swerveShift,
  facePenalty,
  penaltyMove,
  penaltyAfterDebris,
  chargeOvershoot,
  penaltyAfterContact,
  boostEngine,
  checkWeather,
  buildCar,
  stripCar,
  rollForPlace,
  keepGridRoll,
  lineUp,
  chooseWing,
  injuryCheck,
  stopRace,
  secondThought,
  collisionChecks,
  collisionCheck,
  collisionRoll,
  backmarkerCheck,
  secondCheck,
  chainReaction,
  moveBackmarkersAhead,
  moveBackmarkers,
  moveBackmarker,
  removeBackmarkers,
  placeBackmarker,
  arriveInPit,
  orderWork,
  pitWork,
  leavePit,
  chooseStart,
  countTurn,
} satisfies FamilySteps;

export const askingSteps: ReadonlyMap<string, Asking['choices']> = new Map(
  Object.entries(STEPS).flatMap(([name, step]) =>
    'choices' in step ? [[name, step.choices] as const] : [],
  ),
);

// No driver may know the dice to come, or a gear that another one has set and not shown (TR-73).
function asSeen(race: FormulaDeRace, seat: Seat): View<FormulaDeRace> {
  const { dice: _dice, ...view } = race;
  if (race.cars.every(car => car.sealedGear === undefined || car.seat === seat)) return view;
  return { ...view, cars: race.cars.map(car => (car.seat === seat ? car : unsealed(car))) };
}

function unsealed({ sealedGear: _gear, ...car }: Car): Car {
  return car;
}
