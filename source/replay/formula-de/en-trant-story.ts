// Events that only Trant has, as English sentences.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { Pool } from '../../rules/formula-de/state.ts';
import type {
  InjuryChecked,
  PenaltyFaced,
  TrantEvent,
} from '../../rules/formula-de/trant/events.ts';
import type { Seat } from '../../rules/kit/types.ts';
import { ordinal } from '../ordinal.ts';

/** The kinds of events that only Trant tells, so that the compiler finds one that is missing. */
const KINDS: Readonly<Record<TrantEvent['kind'], true>> = {
  gearsShown: true,
  chartRead: true,
  engineBoosted: true,
  penaltyFaced: true,
  swerveShifted: true,
  secondCheckMade: true,
  workOrdered: true,
  workDriven: true,
  wingChosen: true,
  gridRollKept: true,
  backmarkerPlaced: true,
  backmarkerMoved: true,
  backmarkersRemoved: true,
  injuryChecked: true,
  raceStopped: true,
  raceRestarted: true,
  driverPointSpent: true,
  weatherSectionEntered: true,
  carBuilt: true,
  carStripped: true,
};

/** Reports whether only Trant tells an event. */
export function isTrantEvent(event: FormulaDeEvent): event is TrantEvent {
  return event.kind in KINDS;
}

const PENALTIES: Readonly<Record<PenaltyFaced['why'], string>> = {
  skid: 'skidding on the wet track',
  body: 'without bodywork',
  suspension: 'without suspension',
  wornTires: 'on worn soft tires',
};

const CONDITIONS: Readonly<Record<InjuryChecked['condition'], string>> = {
  unhurt: 'is unhurt',
  bruised: 'is bruised, and fit for the next race',
  injured: 'is injured, and misses the next race',
  severe: 'is badly injured; the season is over',
  killed: 'does not survive the crash',
};

/** The words of Trant for pools of points. */
export const TRANT_POOLS: Readonly<Partial<Record<Pool, string>>> = {
  gearbox: 'transmission',
  body: 'bodywork',
  handling: 'suspension',
};

/** Returns an event of Trant as a sentence; undefined for one that others beside it tell. */
export function trantSentence(
  told: TrantEvent,
  name: (seat: Seat) => string,
  board: FormulaBoard,
): string | undefined {
  switch (told.kind) {
    case 'gearsShown':
      return `All gears are set: ${told.gears.filter(gear => gear > 0).join(' ')}.`;
    case 'chartRead':
      return `${name(told.seat)} rolls ${told.roll} in ${ordinal(told.gear)}: ${movement(told.points)}.`;
    case 'engineBoosted':
      return `${name(told.seat)} pushes the engine to ${told.roll}: ${movement(told.points)}.`;
    case 'penaltyFaced':
      return `${name(told.seat)}, ${PENALTIES[told.why]}: ${told.points > 0 ? '+' : ''}${told.points}.`;
    case 'swerveShifted':
      return `${name(told.seat)} brakes down to ${ordinal(told.gear)} behind the cars ahead.`;
    case 'secondCheckMade':
      return `The cars around roll again, and ${name(told.loser)} has the lowest.`;
    case 'injuryChecked':
      return `The driver of ${name(told.seat)} ${CONDITIONS[told.condition]}.`;
    case 'driverPointSpent':
      return `${name(told.seat)} spends a driver point to roll the ${told.value} again.`;
    case 'weatherSectionEntered':
      return `${name(told.seat)} is first to a weather mark.`;
    default:
      return aroundTheRace(told, name, board);
  }
}

type Around = Extract<
  TrantEvent,
  {
    kind:
      | 'workOrdered'
      | 'workDriven'
      | 'wingChosen'
      | 'gridRollKept'
      | 'backmarkerPlaced'
      | 'backmarkerMoved'
      | 'backmarkersRemoved'
      | 'raceStopped'
      | 'raceRestarted'
      | 'carBuilt'
      | 'carStripped';
  }
>;

function aroundTheRace(
  told: Around,
  name: (seat: Seat) => string,
  board: FormulaBoard,
): string | undefined {
  switch (told.kind) {
    case 'workOrdered':
      return `${name(told.seat)} needs ${movement(told.points)} in the pit.`;
    case 'workDriven':
      return told.left === 0
        ? `The crew of ${name(told.seat)} is done.`
        : `${name(told.seat)} needs ${movement(told.left)} more in the pit.`;
    case 'wingChosen':
      return told.wing === 'high' ? `${name(told.seat)} fits the high wing.` : undefined;
    case 'gridRollKept':
      return `${name(told.seat)} takes the ${told.roll} for the grid.`;
    case 'backmarkerPlaced':
      return `${name(told.seat)} puts backmarker ${told.marker + 1} on ${spaceOf(board, told.space).id}.`;
    case 'backmarkerMoved':
      return `Backmarker ${told.marker + 1} drives on to ${told.path.at(-1) ?? told.from}.`;
    case 'backmarkersRemoved':
      return 'The backmarkers are taken off.';
    case 'raceStopped':
      return 'The race is stopped.';
    case 'raceRestarted':
      return `The race begins anew over ${told.laps} ${told.laps === 1 ? 'lap' : 'laps'}.`;
    case 'carBuilt':
      return `${name(told.seat)} has built a car.`;
    case 'carStripped':
      return `${name(told.seat)} gives up points for the short race.`;
  }
}

function movement(points: number): string {
  return points === 1 ? '1 movement point' : `${points} movement points`;
}
