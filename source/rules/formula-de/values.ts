// The numbers of a rule book of this family: each chapter gets its values from here, and knows none of its own.
import type { Die } from '../kit/dice.ts';
import type { ConfigurationValues } from './chapters/configuration.ts';
import type { TireTable } from './chapters/tires.ts';
import type { BookOption } from './options.ts';
import type {
  FormulaDeOptions,
  Part,
  PreparationStep,
  RoundStep,
  StepName,
  TrackState,
} from './state.ts';

/** Highest face of the black die that is a bad result, by state of the track. */
export type Odds = Readonly<Record<TrackState, number>>;

/** Points that one event costs, by part; a missing part costs nothing. */
export type Price = Readonly<Partial<Record<Part, number>>>;

/** The numbers of a book, by chapter; each with its paragraph. */
export interface BookValues {
  /** The die of gears 1 to 6, at index gear - 1, its faces in rising order. */
  readonly gearDice: readonly Die[];
  /** The die of every other event (M-0-0-5). */
  readonly blackDie: Die;
  readonly gearbox: {
    /** Price of skipping 1, 2, 3 gears on the way down, at index skipped - 1 (M-13-T). */
    readonly overRevving: readonly Price[];
    /** A car whose last engine point goes by over-revving is taken off at once (2005) or at its next turn (2002). */
    readonly blownAtOnce: boolean;
  };
  readonly configuration: ConfigurationValues;
  readonly start: {
    /** Face that stalls, face of the super start and its spaces (M-9-1-1, M-9-2-1). */
    readonly stall: number;
    readonly superStart: number;
    readonly superStartSpaces: number;
    /** Gears of the play after a super start (M-9-2-1, R-29). */
    readonly superStartGears: readonly number[];
  };
  readonly movement: {
    /** Highest gear in which a car may brake down to no movement. */
    readonly stayGear: number;
  };
  readonly overshoot: {
    /** Stops missing from which leaving a corner eliminates (M-10-1). */
    readonly fatalMissing: number;
    /** What the spaces beyond a corner cost: tire points, or rolls in a timed trial (M-1-1-12). */
    readonly paidIn: 'tires' | 'rolls';
  };
  /** What each type of tires does (M-8-5). */
  readonly tires: TireTable;
  /** Whether brakes spent in the play rule the soft bonus out (2002, M-6-3-s7). */
  readonly bonusOrBrakes: boolean;
  readonly blocking: {
    /** Missing spaces paid by brakes before tires are touched, and from which the car is out (M-12-T). */
    readonly brakesFirst: number;
    readonly fatal: number;
  };
  readonly collision: { readonly normal: Odds; readonly aggravated: Odds };
  readonly handling: { readonly odds: Odds };
  readonly engine: {
    readonly odds: Odds;
    /** Faces that make the engine tests, by gear (M-16-0-1). */
    readonly triggers: Readonly<Record<number, number>>;
    /** Lowest lever that tests. */
    readonly lowestGear: number;
    /** Gear of the first play in inertia (M-16-0-3). */
    readonly inertiaGear: number;
    /** A spun car without engine leaves at the end of the round (2005) or at its next turn (2002, R-75). */
    readonly spunLeavesAtRoundEnd: boolean;
  };
  readonly pits: {
    /** Gear of a successful quick stop's exit, and the highest one after any other stop (M-19-3-3, M-19-4-2). */
    readonly exitGear: number;
    /** Lowest gear from the stop until the car is out of the lane (M-19-1-9). */
    readonly lowestExitGear: number;
    /** Highest gear in the pit lane of an oval; the booklet leaves the figure open, other editions play with 4th (M-19-1-6). */
    readonly ovalGearMost: number;
    /** On the way to its pit a car must use a gear that can reach it (M-19-1-8). */
    readonly gearMustReach: boolean;
    /** Highest face of the black die that makes a quick stop succeed (M-19-3-3). */
    readonly quickStopUpTo: number;
    /** The steps of the movement after a successful quick stop. */
    readonly quickExit: readonly StepName[];
    /** The step to which a slipstream on that movement goes back (M-6-3-s12). */
    readonly slipstreamReturn: StepName;
  };
  readonly slipstream: {
    readonly spaces: number;
    /** Lowest gear of both cars (M-18-1-1). */
    readonly lowestGear: number;
    /** Brake points for entering a corner (M-18-1-4). */
    readonly cornerEntryBrakes: number;
  };
}

/**
 * One line of a printed list: a step, the paragraph of the book that explains it, and the option without which it is left
 * out.
 */
export type Entry<Step extends StepName = StepName> = readonly [
  step: Step,
  paragraph: string,
  option?: string,
];

/** A book of the family: an order of play, numbers and options. */
export interface BookDefinition {
  readonly id: string;
  readonly name: string;
  readonly edition: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The steps before the first round, in the order of the printed rules. */
  readonly preparation: readonly Entry<PreparationStep>[];
  /** The steps around the plays of a round. */
  readonly round: readonly Entry<RoundStep>[];
  /** The steps of a play in the order of the printed rules (M-6-3). Without a pit stop among them nobody turns into the pits. */
  readonly orderOfPlay: readonly Entry[];
  /** A race, or a driver's lap alone against the clock (M-1-0-1). */
  readonly session: 'race' | 'trial';
  /** Whether drivers may also race alone against the clock for their places on the grid (M-1). */
  readonly hasTrials: boolean;
  readonly values: BookValues;
  /** What an organiser may set, in the order in which it is offered. */
  readonly options: readonly BookOption[];
  /** The points of every car of which nothing has been said. */
  readonly usualCar: Pick<FormulaDeOptions, 'car' | 'pitPoints'>;
}
