// The numbers of a rule book of this family. Every chapter takes its values from here.
import type { Sky } from '../../circuit/formula-board.ts';
import type { Die } from '../kit/dice.ts';
import type { PitStop } from './choices.ts';
import type {
  FormulaDeTask,
  Part,
  Points,
  Pool,
  Retirement,
  StartState,
  StepName,
  TireType,
  TrackState,
} from './state.ts';
import type {
  ChartValues,
  ConstructionValues,
  PenaltyValues,
  WingValues,
  WorkValues,
} from './trant/values.ts';

/** Highest bad face of the black die, by state of the track. */
export type Odds = Readonly<Record<TrackState, number>>;

/** Points that one event costs, by part; a part that is not named costs nothing. */
export type Price = Readonly<Partial<Record<Part, number>>>;

export type TireTable = Readonly<Record<TireType, TireValues>>;

/** The figures of one type of tires (M-8-5-T1 to M-8-5-T3). */
export interface TireValues {
  /** Lap of the set up to which the optional extra space may be used on a dry track; 0 = never. */
  readonly bonusLaps: number;
  /**
   * Tire points for each movement point beyond a corner, by lap of the set; the last entry also holds for all later laps.
   */
  readonly overshoot: Readonly<Record<TrackState, readonly number[]>>;
  /** Tire points that an overshoot of any size costs besides, by lap of the set in the same way (TR-63). */
  readonly once: readonly number[];
  /** Spaces of the compulsory slide. */
  readonly slide: number;
  /**
   * Whether one point too many makes a car on them spin, where the book lets cars spin so; else it is out (M-10-4-2).
   */
  readonly spinsAgain: boolean;
}

/** A ready-made spread of points, for drivers in a hurry and CPU drivers. */
export interface ReadyMade {
  /** What it is good at, by a name for which the screen has a word. */
  readonly name: string;
  readonly points: Points;
  readonly pitPoints: number;
}

/** The limits of a configuration (M-5-0-2, M-5-2, M-5-3). */
export interface ConfigurationValues {
  /** Points of the car and its pit together. */
  readonly total: number;
  readonly pitMost: number;
  readonly poolLeast: number;
  readonly readyMade: readonly ReadyMade[];
}

/** A rung of the ladder of the weather: a sky and whether it lasts. */
export type Rung = 'sunFixed' | 'sun' | 'changeable' | 'rain' | 'rainFixed';

/** The rung that a roll leads to. A fixed sky is not rolled again. */
export type WeatherLadder = Readonly<
  Record<Exclude<Rung, 'sunFixed' | 'rainFixed'>, Readonly<Record<Sky, Rung>>>
>;

/**
 * What the loss of a part's last point does to the car. Where it is the end, the last point cannot be paid by choice.
 */
export type LastPoint = 'nothing' | 'spin' | 'inertia' | 'out';

/**
 * What taking more of a part than is left does to a car: `spin` if none is left and one is taken (M-10-4-2), `spinOneShort`
 * if exactly one is lacking, however many are left (TR-66); else it is out.
 */
export type OneTooMany = 'spin' | 'spinOneShort' | 'out';

export interface PartValues {
  /** The pool of its points: its own, or one that it shares with other parts. */
  readonly pool: Pool;
  readonly last: LastPoint;
  readonly oneTooMany: OneTooMany;
}

/** What becomes of a car that is out for a given reason (M-20-7-T). */
export interface Departure {
  /** When it is taken off the board; until then it stands there as a wreck. */
  readonly leaves: 'atOnce' | 'ownTurn' | 'roundEnd';
  /** Whether body tests against the wreck are aggravated. */
  readonly aggravates: boolean;
  /** Whether its space becomes dangerous. */
  readonly marks: boolean;
  /** True where what it covered in its last turn does not rank it (BGA-V-8). */
  readonly ranksFromTurn?: true;
}

/** What places are worth (BGA-V-3 to BGA-V-8). */
export interface PointsValues {
  /** Points of the race and of the qualifying, from 1st place on; further places get none (BGA-V-4, BGA-V-5, BR-57). */
  readonly race: readonly number[];
  readonly qualifying: readonly number[];
  /** Whether distance ranks cars that are out and have equal points, before the one that held out longer (BR-56). */
  readonly byDistance: boolean;
}

/** A lap alone against the clock: how it is driven and scored (1, BGA-O-5 to BGA-O-16). */
export interface TrialValues {
  /** Most sessions; each driver's best one counts (M-1-0-1, BGA-O-5). */
  readonly sessionsMost: number;
  /** Most gears that may be skipped on the way down, all of them for nothing (M-1-0-1, BGA-O-10). */
  readonly skipMost: number;
  /** Rolls that a misplacement costs (M-1-1-11); absent where a car can only be set down where the rules allow it. */
  readonly misplacementRolls?: number;
  /** The paragraphs of the steps that only trials have, and of the stop of their move; absent in a book with lists of its own. */
  readonly paragraphs?: Readonly<Record<'placeCar' | 'countOvershoot' | 'markStop', string>>;
  /** True where the lap begins at speed, in any gear (TR-33); else in 1st behind the line. */
  readonly flyingStart?: true;
  /** True where the clock runs from crossing to crossing (TR-34); else from the first gear on. */
  readonly clockFromLine?: true;
  /** The types of tires that may be chosen; absent where any may (TRR-8). */
  readonly tires?: readonly TireType[];
  /** The sky of every session; absent where it is rolled or set (TR-32). */
  readonly sky?: Sky;
  /** Points spent on the lap that count as one more turn, where no overshoot does; absent where points cost nothing (TR-31). */
  readonly pointsATurn?: number;
  /** True where equal laps without a clock are ranked by lot and not by who drove first (TRR-11). */
  readonly byLot?: true;
  /** Whether a clock runs; without one every lap takes no time, so that who drove first is ahead (BR-53, BR-54). */
  readonly timed: boolean;
  /** Milliseconds of the full minute, each of which costs a roll (M-1-1-13, BGA-O-13). */
  readonly minuteMs: number;
  /** Milliseconds by which two times must differ to be told apart (M-1-3-2). */
  readonly stepMs: number;
  /** How drivers without a lap are ranked: in the order in which they drove, or by distance first (R-92, BR-52). */
  readonly lapless: 'asDriven' | 'byDistance';
  /** The sky of a session under which a changeable one was rolled or set (M-3-1-4, BGA-V-22). */
  readonly changeableSky: Sky;
  /** Options of the race that hold in its trials too; another one makes no difference to them (R-90, BR-55). */
  readonly options: readonly string[];
}

/** The price of reaching a pit in a high gear (TR-122, TRR-46). */
export interface PitEntry {
  /** Highest gear that costs nothing. */
  readonly gearMost: number;
  readonly price: Price;
}

/** The numbers of a book by chapter, each with its paragraph. */
export interface BookValues {
  /** The die of gears 1 to 6, at index gear - 1, its faces in rising order. */
  readonly gearDice: readonly Die[];
  /** The chart that takes the place of the gear dice, which are then its rows for one throw; absent where dice are rolled. */
  readonly chart?: ChartValues;
  /** The steps whose dice a driver may roll again for a driver point; absent in a book without such points (TRR-59). */
  readonly rolledAgain?: readonly FormulaDeTask['step'][];
  /** The die for everything but movement (M-0-0-5). */
  readonly blackDie: Die;
  /** The parts of the car (M-5-1). */
  readonly parts: Readonly<Record<Part, PartValues>>;
  readonly spin: {
    /** How a car that has spun continues: its gear, and what its next play begins with (M-10-4-1, M-10-4-6). */
    readonly gear: number;
    readonly start: StartState;
    /** When it is turned round, unless it plays before that. */
    readonly turns: 'ownTurn' | 'roundEnd';
    /** Tire points of a car that has spun, once its play is paid; fewer are made up to so many (M-10-4-1, BGA-A-38). */
    readonly tiresAfter: number;
  };
  readonly eliminations: Readonly<Record<Retirement, Departure>>;
  /** Who plays when (M-6-2). */
  readonly order: {
    /**
     * What becomes of lapped cars: they play where they stand on the loop, are passed over and win plays back, or
     * every car plays once a round, by its place in the race (BR-44).
     */
    readonly lapping: 'onTheLoop' | 'byRace';
    /** Of level cars a stalled one plays last, and a spun one as if in 1st gear (M-9-1-3, M-10-4-7). */
    readonly slowLast: boolean;
    /** Whether a car in the pits ranks just past the last way in, or by its own distance (M-19-5-2). */
    readonly pitBands: boolean;
  };
  readonly weather: {
    /** The weather after a roll, by the weather before it and the sky rolled (M-3-2-6, R-67). */
    readonly ladder: WeatherLadder;
  };
  readonly trials: TrialValues;
  /** What places are worth; absent in a book that leaves it to an organiser. */
  readonly points?: PointsValues;
  readonly teams: {
    /** Cars of a team, which sit side by side; 1 where everybody drives alone (BGA-O-59). */
    readonly size: number;
  };
  readonly gearbox: {
    /** Price of skipping 1, 2, 3 gears on the way down, at index skipped - 1 (M-13-T). */
    readonly overRevving: readonly Price[];
    /** Whether a driver may pay with a point whose loss is the end of the race (M-16-0-3-1, BR-21). */
    readonly mayBeFatal: boolean;
  };
  readonly configuration: ConfigurationValues;
  /** The types of tires that drivers choose from before the start; absent where any type is (TR-32). */
  readonly offeredTires?: readonly TireType[];
  /** The high downforce wing; absent in a book with one kind of wing. */
  readonly wing?: WingValues;
  /** What cars are built of; absent in a book in which none are. */
  readonly construction?: ConstructionValues;
  readonly start: {
    /** The face that stalls, and the lowest face of a super start with its spaces (M-9-1-1, M-9-2-1). */
    readonly stall: number;
    readonly superStartFrom: number;
    readonly superStartSpaces: number;
    /** Gears of the play after a super start (M-9-2-1, R-29). */
    readonly superStartGears: readonly number[];
  };
  readonly movement: {
    /** Highest gear in which a car may stay on its space by brakes. */
    readonly stayGear: number;
    /** Whether a space of a doubled straight costs two movement points (TR-54); else every space costs one. */
    readonly doubledStraights: boolean;
    /** Whether a way on a straight may be longer so as to avoid dangerous spaces (R-05, TR-59). */
    readonly marksExcuse: boolean;
  };
  /**
   * Parts without a point of which soft tires add no movement point to a move; absent where what they add is no part of it
   * (TR-110, TR-112).
   */
  readonly bonusNeeds?: readonly Part[];
  /** Absent in a book without penalty movement. */
  readonly penalty?: PenaltyValues;
  readonly overshoot: {
    /** Stops missing from which leaving a corner eliminates (M-10-1). */
    readonly fatalMissing: number;
    /** What the spaces beyond a corner cost: tire points, or rolls in a timed trial (M-1-1-12). */
    readonly paidIn: 'tires' | 'rolls';
    /** Whether brakes pay too, mixed with the tires; else they only shorten the parts of the movement (M-11-0-2, BGA-A-41). */
    readonly brakesPay: boolean;
    /** Whether a car must keep its lane beyond the limit (M-10-2-1, TRR-27). */
    readonly locksLane: boolean;
    /** Whether a stop counts in a corner that is entered beyond the limit of another (M-10-2-2, TRR-29). */
    readonly stopsBeyond: boolean;
    /** Whether a car is out that enters a corner after leaving one without any stop in it (TR-65). */
    readonly skippingIsFatal: boolean;
  };
  /** The figures of each type of tires (M-8-5); absent in a book without types. */
  readonly tires?: TireTable;
  /** Where a car slides: the state of the track, and the fewest stops that it must still be short of (M-8-1-2). */
  readonly slide: {
    readonly track: TrackState;
    readonly leastMissing: number;
    /** Whether a movement that has left a corner too early slides too: it has touched one that it still owes stops (BR-33). */
    readonly overshooting: boolean;
  };
  /** The state of the track on which the soft bonus may be used (M-8-2-1). */
  readonly bonusTrack: TrackState;
  /** Whether brakes spent in the play rule the soft bonus out (2002, M-6-3-s7). */
  readonly bonusOrBrakes: boolean;
  readonly blocking: {
    /** Missing spaces that brakes pay for before tires do, and the number from which the car is out (M-12-T). */
    readonly brakesFirst: number;
    readonly fatal: number;
    /** What pays for the other missing spaces: tires, or either part, space by space as the driver likes (BGA-A-43). */
    readonly further: 'tires' | 'either';
    /** Whether tires also pay for the first spaces where there are not brakes enough; else the car is out (TR-82). */
    readonly tiresForBrakes: boolean;
    /** Whether a space costs as many tire points as one beyond a corner, by the type of tires (TR-115, TRR-31). */
    readonly byTires: boolean;
    /** Where of the farthest spaces the car stops: on the one that plays first, or on any (M-12-1-3, BR-63). */
    readonly stopSpace: 'foremost' | 'any';
    /** Whether the last tire point spent on it makes the car spin (M-12-1-4, BR-16). */
    readonly spins: boolean;
    /**
     * Whom a car that it eliminates costs a body point: nobody (BR-17), or the car directly in front and else the one in its way
     * that plays first (M-12-1-1, R-35) or the nearest one ahead (TRR-36).
     */
    readonly hits: 'nobody' | 'inTheWay' | 'nearest';
  };
  /** Whether the walls of ovals are dangerous (15). */
  readonly walls: boolean;
  readonly collision: {
    readonly normal: Odds;
    readonly aggravated: Odds;
    /**
     * What is added to the flag number of a corner, in a book that has collisions only there and by that number (TR-86,
     * TR-87, TR-119).
     */
    readonly aboveFlag?: Odds;
    /** Whether a car that goes out by a lost body point shakes all around it, as long as others go out (TR-94, TR-95). */
    readonly chainReaction?: boolean;
  };
  readonly handling: { readonly odds: Odds };
  readonly engine: {
    readonly odds: Odds;
    /** Faces that call for engine tests, by gear (M-16-0-1). */
    readonly triggers: Readonly<Record<number, number>>;
    /** Lowest gear of a car that tests. */
    readonly lowestGear: number;
    /** Gear of the first play in inertia (M-16-0-3). */
    readonly inertiaGear: number;
    /**
     * Which corner, counted back from the end of the race, a car must have left for its inertia to be prolonged
     * (M-16-0-6).
     */
    readonly prolongingCorner: number;
    /** Whether a spun car without engine leaves at the end of the round (2005) or at its next turn (2002; R-75). */
    readonly spunLeavesAtRoundEnd: boolean;
  };
  readonly pits: {
    /**
     * Gear of the exit after a successful quick stop, and the highest one after any other stop (M-19-3-3, M-19-4-2).
     */
    readonly exitGear: number;
    /** Lowest gear from the stop until the car is out of the lane (M-19-1-9). */
    readonly lowestExitGear: number;
    /**
     * Highest gear in the pit lane of an oval. The booklet leaves the figure open; other editions play with 4th
     * (M-19-1-6).
     */
    readonly ovalGearMost: number;
    /** Who chooses a pit first: the pole, or the last car unless a qualifying has made the grid (M-4-0-1, TR-25, TR-37). */
    readonly choosesFirst: 'pole' | 'last';
    /** Whether cars in the lane and in the pits stand in each other's way, or any number on a space (TR-121, TR-125). */
    readonly lane: 'singleFile' | 'wide';
    /** What a high gear costs on reaching the pit; absent where it costs nothing. */
    readonly entry?: PitEntry;
    /** The work of a stop; absent where a stop is quick or long. */
    readonly work?: WorkValues;
    /** How many cars or teams may choose the same pit (TR-124). */
    readonly sharing: number;
    /** The stops that a driver may choose from (M-19-3-1, BGA-A-84). */
    readonly stops: readonly PitStop['stop'][];
    /** Which tires are fitted at a stop: any type, or that of the old ones (M-19-5-7, BGA-A-83). */
    readonly refit: 'any' | 'same';
    /** Most points that one stop restores, however many its pit holds (M-19-4-1, BGA-O-55). */
    readonly repairsMost: number;
    /** Stops after which a car that has waited may leave with the soft bonus (M-19-3-5, BR-37). */
    readonly bonusAfter: readonly PitStop['stop'][];
    /** On the way to its pit a car must use a gear that can reach it (M-19-1-8). */
    readonly gearMustReach: boolean;
    /** Highest face of the black die that makes a quick stop succeed (M-19-3-3). */
    readonly quickStopUpTo: number;
    /** Divisor of that face for the spaces of the exit, rounded up (M-19-3-3). */
    readonly quickExitDivisor: number;
    readonly quickExit: readonly StepName[];
    /** The step to which a slipstream on that movement returns (M-6-3-s12). */
    readonly slipstreamReturn: StepName;
  };
  readonly slipstream: {
    readonly spaces: number;
    /** Lowest gear of both cars (M-18-1-1). */
    readonly lowestGear: number;
    /** Brake points for entering a corner (M-18-1-4). */
    readonly cornerEntryBrakes: number;
    /** Whether one may be taken in the lane of the pits (M-19-1-3, BR-38). */
    readonly inPits: boolean;
    /** The step to which the play returns after each slipstream (M-18-1-3, BR-31). */
    readonly returnsTo: StepName;
  };
}
