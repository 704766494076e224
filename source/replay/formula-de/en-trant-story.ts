// Events that only Trant has, as English sentences.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { figuresOf } from '../../rules/formula-de/budget.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { Pool } from '../../rules/formula-de/state.ts';
import type {
  CarBuilt,
  ChartRead,
  InjuryChecked,
  MoveAdjusted,
  PenaltyFaced,
  SecondCheckMade,
  TrantEvent,
  WorkOrdered,
} from '../../rules/formula-de/trant/events.ts';
import type { Seat } from '../../rules/kit/types.ts';
import { ordinal } from '../ordinal.ts';
import { EN_TRANT_STORY_NAMES } from './en-trant-words.ts';

/** The kinds of Trant's own events, as a record so that the compiler finds a missing one. */
const KINDS: Readonly<Record<TrantEvent['kind'], true>> = {
  gearsShown: true,
  chartRead: true,
  engineBoosted: true,
  penaltyFaced: true,
  moveAdjusted: true,
  moveShortened: true,
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

export function isTrantEvent(event: FormulaDeEvent): event is TrantEvent {
  return event.kind in KINDS;
}

const PENALTIES: Readonly<Record<PenaltyFaced['why'], string>> = {
  skid: 'skids on the wet track',
  body: 'drives without bodywork',
  suspension: 'drives without suspension',
  wornTires: 'is on worn soft tires',
};

const ADJUSTMENTS: Readonly<Record<MoveAdjusted['why'], string>> = {
  softBonus: 'gains a movement point from new soft tires',
  wing: 'saves a movement point with the high wing',
};

const DICE: Readonly<Record<ChartRead['dice'], string>> = { d20: '', twoD10: ' with two d10' };

const CONDITIONS: Readonly<Record<InjuryChecked['condition'], string>> = {
  unhurt: 'is unhurt',
  bruised: 'is bruised, but fit for the next race',
  injured: 'is injured and misses the next race',
  severe: 'is badly injured: out for the season',
  killed: 'does not survive the crash',
};

/** Returns an event of Trant as a sentence; undefined for one that the events around it already report. */
export function trantSentence(
  told: TrantEvent,
  name: (seat: Seat) => string,
  board: FormulaBoard,
): string | undefined {
  switch (told.kind) {
    case 'gearsShown':
      return 'All gears are set and shown.';
    case 'chartRead':
      return `${name(told.seat)} rolls ${told.roll}${DICE[told.dice]} in ${ordinal(told.gear)}: ${movement(told.points)}.`;
    case 'engineBoosted':
      return `${name(told.seat)} pushes the engine to ${told.roll}: ${movement(told.points)}.`;
    case 'penaltyFaced':
      return `${name(told.seat)} ${PENALTIES[told.why]}: ${movement(Math.abs(told.points))} ${told.points > 0 ? 'more' : 'less'}.`;
    case 'moveAdjusted':
      return `${name(told.seat)} ${ADJUSTMENTS[told.why]}.`;
    case 'moveShortened':
      return `${name(told.seat)} only gets to ${told.to}.`;
    case 'swerveShifted':
      return `${name(told.seat)} shifts down to ${ordinal(told.gear)} behind the cars ahead.`;
    case 'secondCheckMade':
      return secondCheck(told, name);
    case 'injuryChecked':
      return `${name(told.seat)} ${CONDITIONS[told.condition]}.`;
    case 'driverPointSpent':
      return `${name(told.seat)} spends a driver point to roll the ${told.value} again.`;
    case 'weatherSectionEntered':
      return `${name(told.seat)} is first to a weather mark: the weather is rolled.`;
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
      return `${name(told.seat)} orders ${told.tires === 'rain' ? 'wet' : told.tires} tires${repairs(told.repairs)}: ${movement(told.points)} of work.`;
    case 'workDriven':
      return told.left === 0
        ? `${name(told.seat)}'s crew has finished.`
        : `${name(told.seat)}'s crew still needs ${movement(told.left)}.`;
    case 'wingChosen':
      return told.wing === 'high' ? `${name(told.seat)} fits the high wing.` : undefined;
    case 'gridRollKept':
      return `${name(told.seat)} keeps the ${told.roll} for the grid.`;
    case 'backmarkerPlaced':
      return `${name(told.seat)} puts backmarker ${told.marker + 1} on ${spaceOf(board, told.space).id}.`;
    case 'backmarkerMoved':
      return `Backmarker ${told.marker + 1} drives on to ${told.path.at(-1) ?? told.from}.`;
    case 'backmarkersRemoved':
      return 'The backmarkers leave the track.';
    case 'raceStopped':
      return 'The race is stopped.';
    case 'raceRestarted':
      return `The race restarts over ${told.laps} ${told.laps === 1 ? 'lap' : 'laps'}.`;
    case 'carBuilt':
      return `${name(told.seat)} builds a car: ${built(told)}.`;
    case 'carStripped':
      return `${name(told.seat)} gives up a point each of ${told.parts.map(part => partName(part)).join(', ')}.`;
  }
}

function movement(points: number): string {
  return points === 1 ? '1 movement point' : `${points} movement points`;
}

function repairs({ length }: WorkOrdered['repairs']): string {
  if (length === 0) return '';
  return length === 1 ? ' and a repair' : ` and ${length} repairs`;
}

// With one car beside the one that is out there is no roll (TRR-40).
function secondCheck(
  { chain, rolls, loser }: SecondCheckMade,
  name: (seat: Seat) => string,
): string {
  const cause = chain ? 'Chain reaction' : 'Second check';
  if (rolls.length < 2) return `${cause}: ${name(loser)} alone is beside it and is hit.`;
  const told = rolls.map(({ seat, roll }) => `${name(seat)} ${roll}`).join(', ');
  return `${cause}: ${told}. ${name(loser)} is hit.`;
}

function built({ points, fittings, driver }: CarBuilt): string {
  const beside = [
    fittings.qualifying > 0 ? 'qualifying' : '',
    fittings.pitCrew > 0 ? `crew ${fittings.pitCrew}` : '',
    driver > 0 ? `driver ${driver}` : '',
  ];
  return [figuresOf(points).join('-'), ...beside].filter(text => text !== '').join(', ');
}

function partName(part: Pool): string {
  return EN_TRANT_STORY_NAMES.pools?.[part] ?? part;
}
