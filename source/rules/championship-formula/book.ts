import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { Steps } from '../kit/agenda.ts';
import type { Foretold } from '../kit/foretell.ts';
import { openDoors } from '../kit/run.ts';
import type { Outcome, RuleBook, Seat } from '../kit/types.ts';
import { revealCars, setUpCars } from './chapters/car/car-cards.ts';
import { changeTires, leavePits, turnMarkers } from './chapters/car/pits.ts';
import { chooseTires } from './chapters/car/starting-tires.ts';
import { bidAgain, bidForPole, revealBids, revealSecondBids } from './chapters/set-up/bidding.ts';
import { setGrid } from './chapters/set-up/starting-grid.ts';
import { moveCars, orderMoves } from './chapters/turn/order-of-moves.ts';
import { beginTurn, endTurn } from './chapters/turn/round-of-turns.ts';
import { planSpeeds, revealSpeeds } from './chapters/turn/speed-plans.ts';
import type { ChampionshipChoice } from './choices.ts';
import { consequencesOf } from './consequences.ts';
import { copyRace } from './copy.ts';
import type { BookDefinition } from './definition.ts';
import type { ChampionshipEvent } from './events.ts';
import { raceFaults } from './faults/faults.ts';
import { firstRace } from './first-race.ts';
import { MOVE_STEPS } from './move-steps.ts';
import { standings } from './standings.ts';
import type {
  ChampionshipOptions,
  ChampionshipRace,
  ChampionshipTask,
  KnownRace,
} from './state.ts';
import type { Asking } from './table.ts';
import { type Ground, groundOf, type Terms, termsOf } from './terms.ts';
import { viewOf } from './view.ts';

const TURN_STEPS = {
  beginTurn,
  planSpeeds,
  revealSpeeds,
  orderMoves,
  moveCars,
  leavePits,
  changeTires,
  turnMarkers,
  endTurn,
};

const SET_UP_STEPS = {
  setUpCars,
  revealCars,
  chooseTires,
  bidForPole,
  revealBids,
  bidAgain,
  revealSecondBids,
  setGrid,
};

/** A book of this game: the services of the kit, and the definition that it was made from. */
export interface ChampionshipBook
  extends RuleBook<ChampionshipRace, ChampionshipChoice, ChampionshipEvent, RowBoard> {
  readonly family: 'championship-formula';
  readonly definition: BookDefinition;
  /** Returns the terms of a race under these options; an option that is not named has its usual value. */
  terms(options: Partial<ChampionshipOptions>): Terms;
  /** Continues a race from a legal choice until a die or another answer is needed. */
  foretell(
    race: KnownRace,
    seat: Seat,
    choice: ChampionshipChoice,
    board: RowBoard,
  ): Foretold<ChampionshipRace, ChampionshipEvent>;
  /** Runs a race that was written by hand to its first question, starting with its agenda. */
  resumeAt(race: ChampionshipRace, board: RowBoard): Outcome<ChampionshipRace, ChampionshipEvent>;
}

type GameSteps = Steps<
  ChampionshipRace,
  ChampionshipChoice,
  ChampionshipEvent,
  ChampionshipTask,
  Ground
>;

const STEPS = { ...SET_UP_STEPS, ...TURN_STEPS, ...MOVE_STEPS } satisfies GameSteps;

export const askingSteps: ReadonlyMap<string, Asking['choices']> = new Map(
  Object.entries(STEPS).flatMap(([name, step]) =>
    'choices' in step ? [[name, step.choices] as const] : [],
  ),
);

export function makeBook(definition: BookDefinition): ChampionshipBook {
  const terms = (options: Partial<ChampionshipOptions>) => termsOf(definition, options);
  const ground = (race: KnownRace, board: RowBoard) => groundOf(board, terms(race.options));
  const steps: GameSteps = STEPS;
  const doors = openDoors({ steps, copy: copyRace, ground });
  const { id, name, edition, seats, usualLaps, options } = definition;
  return {
    id,
    name,
    edition,
    family: 'championship-formula',
    seats,
    usualLaps,
    options,
    definition,
    terms,
    start: (setup, board) => doors.begin(firstRace(definition, setup, board), board),
    resumeAt: (race, board) => doors.begin(race, board),
    decisions: (race, board) => doors.decisions(race, board),
    apply: (race, seat, choice, board) => doors.apply(race, seat, choice, board),
    foretell: (race, seat, choice, board) => doors.foretell(race, seat, choice, board),
    view: viewOf,
    standings: (race, board) => standings(race, board),
    consequences: (race, seat, choice, board) =>
      consequencesOf(seat, doors.foretell(race, seat, choice, board)),
    faults: (race, board) => raceFaults(race, board, definition),
  };
}
