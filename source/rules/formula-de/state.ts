// The race of the Formula Dé family: cars, the round, the play at hand. It is JSON of integers and strings only.
import type { Sky } from '../../circuit/formula-board.ts';
import type { Race, Seat, SeatStatus, Task, View } from '../kit/types.ts';
import type { Inertia, Points, TireSet, TireType } from './car-parts.ts';
import type { Play } from './play.ts';
import {
  BEFORE_RACE,
  type ConstructionOptions,
  PIT_STEPS,
  type TrantCar,
  type TrantRace,
} from './trant/state.ts';

export {
  type Inertia,
  PARTS,
  type Part,
  POOLS,
  type Points,
  type Pool,
  TIRE_TYPES,
  type TireSet,
  type TireType,
} from './car-parts.ts';
export { emptyPlay, type Play } from './play.ts';

/** The state of the track, never of the sky. */
export type TrackState = 'dry' | 'wet';

export const CONDITIONS = ['sound', 'stalled', 'spun', 'blown', 'inertia', 'wreck'] as const;
/**
 * What is special about a car: `stalled` at the start or restart until its next play, `spun` until the end of
 * the round or its own next play, `blown` from the loss of the engine to its next play, `inertia` from then on
 * (M-16-0-5), `wreck` when eliminated and still on the board.
 */
export type Condition = (typeof CONDITIONS)[number];

export const RETIREMENTS = [
  'overshoot',
  'blocking',
  'collision',
  'engine',
  'handling',
  'wall',
  'overRevving',
] as const;
/** Why a car is out (M-20-7-T). */
export type Retirement = (typeof RETIREMENTS)[number];

/** What points are crossed out for, and by how many spaces each of them changes the move for which it is paid. */
export const CAUSES = {
  overRevving: {},
  braking: { spaces: -1 },
  overshoot: {},
  blocking: {},
  collision: {},
  collisionCaused: {},
  wall: {},
  engineTest: {},
  handling: {},
  slipstreamEntry: {},
  strain: {},
  boost: {},
  swerve: {},
  pitEntry: {},
} as const satisfies Readonly<Record<string, { readonly spaces?: number }>>;
export type Cause = keyof typeof CAUSES;

/** What may add spaces to a roll besides its points. */
export const BOOSTS = ['nitro'] as const;
export type Boost = (typeof BOOSTS)[number];

export const START_STATES = [
  'gridRoll',
  'restartRoll',
  'firstGear',
  'superStarted',
  'flying',
  'away',
] as const;
/**
 * What the next play begins with: the start roll (M-9-0-1), the restart roll of a spun car (M-10-4-6), 1st gear without
 * a roll after a stall, what the book allows after a super start, any gear at speed (TR-33), or nothing special.
 */
export type StartState = (typeof START_STATES)[number];

export const STOP_STATES = ['stopping', 'waiting', 'out'] as const;
/**
 * How far a car is with its pit stop: `stopping` between the choice of tires and the kind of stop, `waiting` until it
 * leaves, `out` on its way out of the lane.
 */
export type StopState = (typeof STOP_STATES)[number];

/** Cars that share a pit share its repair points. */
export interface Pit {
  /** Its index in `Board.pit.boxes`; absent until it is chosen, and where the board has no pits (M-4-0-1). */
  readonly box?: number;
  /** Repair points left in it (M-5-0-2). */
  readonly points: number;
}

export interface CarPits {
  /** Index of its pit in the race's `pits`. */
  readonly pit: number;
  /** How far its stop is; absent without one in progress, also on the way to its pit. */
  readonly stop?: StopState;
}

export interface Car extends TrantCar {
  readonly seat: Seat;
  readonly status: SeatStatus;
  /** Place in the order of crossing the line for the last time; absent until then. */
  readonly place?: number;
  readonly retirement?: Retirement;
  /** Rises with each retirement: the car with the higher number held out longer. Absent like `retirement`. */
  readonly retiredAt?: number;
  /**
   * Ticks covered when its last turn began, which rank it once that turn has put it out (BGA-V-8); absent where the whole way
   * does.
   */
  readonly covered?: number;
  /** True while it stands on the board, also as a wreck. */
  readonly onBoard: boolean;
  /** Id of its space; of its last one when it has left the board. */
  readonly space: string;
  /** Crossings of the line: 0 on the grid. */
  readonly laps: number;
  /** The gear in which the lever stands, 1 to 6. */
  readonly gear: number;
  readonly points: Points;
  /** Points at the start of the race, which no repair exceeds. */
  readonly configuration: Points;
  /** Its tires; absent in a book without types of them. */
  readonly set?: TireSet;
  /** Stops made in the corner where it stands. */
  readonly stops: number;
  /** Rises with each arrival on a space: the car with the lower number came first. */
  readonly arrival: number;
  readonly condition: Condition;
  /**
   * True if body tests against it are aggravated: a wreck by body or blocking, a car stalled on the grid, a spun car
   * (R-38).
   */
  readonly aggravates: boolean;
  readonly start: StartState;
  /** Its pit and its stop; absent in a book without pit stops. */
  readonly pits?: CarPits;
  /** True while it waits to leave its pit without the soft bonus (BR-37); absent at any other time. */
  readonly plainExit?: true;
  /** Points moved while it was configured; absent where cars are not configured. */
  readonly adjustments?: number;
  /** How it rolls on without its engine; absent before that, and when the car has finished or is out. */
  readonly inertia?: Inertia;
  /** The lap in which it last used its nitro, 0 before that; absent in a race without nitro (BGA-O-69). */
  readonly nitro?: number;
  /** The gear set and not shown yet; absent at any other time (TR-73). */
  readonly sealedGear?: number;
  /** What a timed trial counts of it; absent in a race. */
  readonly trial?: TrialCount;
}

/** What counts against a driver besides the clock (M-1-1-10 to M-1-1-12). */
export interface TrialCount {
  /** Gear dice rolled. */
  readonly rolls: number;
  /** Rolls that overshoots cost. */
  readonly penaltyRolls: number;
  /** Times that the car was set down wrong. */
  readonly misplacements: number;
  /** Points spent before the clock ran, where points spent count (TR-31); absent elsewhere. */
  readonly spentBefore?: number;
}

/** A task of the Formula Dé family: a step of one seat, or of the whole table. */
export interface FormulaDeTask extends Task {
  readonly step: StepName | FollowUp;
  /**
   * Where a test is made, and the other car of a contact or the roller of an engine test; on follow-ups that need them.
   */
  readonly space?: string;
  readonly other?: Seat;
  /** The backmarker that a follow-up is about, by its number. */
  readonly marker?: number;
}

export const STEP_NAMES = [
  'rollGrid',
  'rollWeather',
  'choosePitBox',
  'configureCar',
  'chooseTires',
  'beginRound',
  'nextPlay',
  'endRound',
  'beginPlay',
  'announceGear',
  'setLever',
  'payOverRevving',
  'rollGearDie',
  'nitro',
  'moveCar',
  'slide',
  'softBonus',
  'slipstream',
  'brakeAtEnd',
  'payOvershoot',
  'handlingTests',
  'blocking',
  'payBlocking',
  'regainTires',
  'markStop',
  'pitTires',
  'pitStop',
  'collisionTests',
  'engineTests',
  'endInertia',
  'placeCar',
  'countOvershoot',
  'rollStall',
  'setGears',
  'showGears',
  'waitAfterStall',
  'chooseDice',
  'readChart',
  'strainEngine',
  'swerveShift',
  'facePenalty',
  'penaltyMove',
  'penaltyAfterDebris',
  'chargeOvershoot',
  'penaltyAfterContact',
  'boostEngine',
  'checkWeather',
  ...BEFORE_RACE,
  ...PIT_STEPS,
  'countTurn',
  'injuryCheck',
  'stopRace',
  'secondThought',
  'collisionChecks',
  'moveBackmarkersAhead',
  'moveBackmarkers',
  'removeBackmarkers',
  'placeBackmarker',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

export const TASK_ARGUMENTS = ['space', 'other', 'marker'] as const;

/**
 * Steps that no list prints, because a printed one puts them in front of the agenda, one for each die of a row, with
 * their arguments.
 */
export const FOLLOW_UPS = {
  handlingTest: ['space'],
  wallTest: ['space'],
  collisionTest: ['other'],
  collisionLoss: ['other'],
  engineTest: ['other'],
  quickStop: [],
  weatherTest: [],
  collisionCheck: ['space', 'other'],
  collisionRoll: ['space', 'other'],
  backmarkerCheck: ['space', 'marker'],
  secondCheck: [],
  chainReaction: [],
  moveBackmarker: ['marker'],
} as const satisfies Readonly<Record<string, readonly (typeof TASK_ARGUMENTS)[number][]>>;
export type FollowUp = keyof typeof FOLLOW_UPS;

/**
 * Steps before the first round: the weather, which concerns everybody, and what each driver settles for its own car.
 */
export type PreparationStep = Extract<
  StepName,
  | (typeof BEFORE_RACE)[number]
  | 'rollGrid'
  | 'rollWeather'
  | 'choosePitBox'
  | 'configureCar'
  | 'chooseTires'
  | 'rollStall'
>;

export type RoundStep = Extract<
  StepName,
  | 'beginRound'
  | 'checkWeather'
  | 'setGears'
  | 'showGears'
  | 'nextPlay'
  | 'endRound'
  | 'moveBackmarkers'
  | 'stopRace'
  | 'removeBackmarkers'
  | 'placeBackmarker'
>;

/** Steps that other steps put in front of the agenda, where the list of the book has them. */
export type AsideStep = Extract<StepName, 'injuryCheck' | 'secondThought'>;

/** What an organiser may set. The book declares which values it has and which is usual. */
export interface FormulaDeOptions extends ConstructionOptions {
  /** Points of every car, and those in its pit (M-5-0-2). */
  readonly car: Points;
  readonly pitPoints: number;
  /** The sky of the race, or a roll for it (M-3-2-1). */
  readonly weather: Sky | 'roll';
  /** State of the track after the last session, for a changeable sky (M-3-2-4, R-68). */
  readonly lastSession: TrackState;
  readonly tires: TireType;
  /** `ready`: the cars are as the options say; `chosen`: each driver picks pit, points and tires. */
  readonly preparation: 'ready' | 'chosen';
  /** Whether each driver spreads the points of the car (BGA-O-2); absent in a book without this option. */
  readonly construction?: 'off' | 'on';
  /** Whether each driver chooses tires (BGA-O-37); absent like `construction`. */
  readonly tireChoice?: 'off' | 'on';
  /** Whether stops may be technical ones, which repair (BGA-O-53); absent like `construction`. */
  readonly technicalStops?: 'off' | 'on';
  /** Whether cars have nitro; absent in books without it (BGA-O-66). */
  readonly nitro?: 'off' | 'on';
  /** Whether two seats side by side are a team (BGA-O-59). */
  readonly teams?: 'off' | 'on';
  /** Whether drivers may be hurt (TR-143), and may roll again (TR-149); absent in a book without these options. */
  readonly injuries?: 'off' | 'on';
  readonly driverPoints?: 'off' | 'on';
  /**
   * Whether a car put out by the loss of a body point shakes those around it (TR-94); absent in books without this option.
   */
  readonly chainReaction?: 'off' | 'on';
  /** Whether backmarkers are put on the track (TR-134, TRR-51); absent in books without them. */
  readonly backmarkers?: 'off' | 'on';
}

export const SKY_HOLDS = ['none', 'temporary', 'fixed'] as const;
/**
 * How long sun or rain lasts: until the next roll, or for the rest of the race; `none` under a changeable sky.
 */
export type SkyHold = (typeof SKY_HOLDS)[number];

/** The weather of a race (3). */
export interface Weather {
  readonly sky: Sky;
  /** How long sun or rain lasts; absent under a changeable sky. */
  readonly hold?: Exclude<SkyHold, 'none'>;
  readonly track: TrackState;
  /** Seats that rolled a 20 in 5th or a 30 in 6th in this round; each rolls the weather at its end. */
  readonly rollers: readonly Seat[];
}

export interface FormulaDeRace extends Race<FormulaDeTask>, TrantRace {
  readonly book: string;
  readonly track: string;
  /** Laps of the race (M-0-0-1). */
  readonly laps: number;
  readonly options: FormulaDeOptions;
  /** Seats in grid order, pole first; absent where they start in order of seats. */
  readonly grid?: readonly Seat[];
  /** Points from the qualifying, by seat (BGA-V-5); absent without one. */
  readonly qualifyingPoints?: readonly number[];
  readonly cars: readonly Car[];
  /** The pits of the cars; absent in a book without pit stops. */
  readonly pits?: readonly Pit[];
  /** Sky and track; absent in a book without weather, where the track is dry. */
  readonly weather?: Weather;
  /** Ids of the dangerous spaces in the order in which they became so; absent where handling is never tested. */
  readonly dangerous?: readonly string[];
  /** Seats still to play in this round, in order. */
  readonly order: readonly Seat[];
  /** Whole laps behind the leader when the round began, by seat. */
  readonly down: readonly number[];
  /** Seats that have already had their second play of this round. */
  readonly recovered: readonly Seat[];
  /** Greatest rank of the round in half ticks; it stays when the leader has left. */
  readonly reference: number;
  /** Last `arrival` given out. */
  readonly arrivals: number;
  /** Last `retiredAt` given out. */
  readonly retirements: number;
  readonly play: Play;
}

/** A whole race, or what a seat may know of it. */
export type KnownRace = FormulaDeRace | View<FormulaDeRace>;
