// The race of this game: cars, the turn, the move at hand. It is JSON of integers and strings only.
import type { Race, Seat, SeatStatus, Task, View } from '../kit/types.ts';
import type { CarCards } from './car.ts';
import type { Credit } from './chapters/corners/excess.ts';
import type { Damage } from './chapters/damage/damage.ts';
import type { Bid } from './chapters/set-up/pole-bid.ts';

/** The types of tires of a race with pits (CFR-180). */
export const TIRES = ['hard', 'soft'] as const;
export type Tire = (typeof TIRES)[number];

export const RETIREMENTS = ['crash', 'gravel', 'engine', 'brakes'] as const;
/** Why a car is out: a crash (CFR-96), a corner taken too fast (CFR-47), engine or brakes (CFR-87, CFR-93). */
export type Retirement = (typeof RETIREMENTS)[number];

/** What a car has paid in the corner where it is (CR-17). */
export interface CornerCredit extends Credit {
  /** Index of the corner. */
  readonly corner: number;
}

/** The racing line that a car is on (CFR-52). */
export interface LineInUse {
  readonly corner: number;
  /** Index among the lines of the corner. */
  readonly line: number;
  /** Index of the car's space on it. */
  readonly step: number;
  /** The largest excess so far without the line, in mph: what is due when it is left early (CFR-54). */
  readonly over: number;
}

export const PIT_STAGES = ['entered', 'exit2', 'exit1'] as const;
/** How far a stop is: in the lane without a marker, on exit -2, on exit -1 (CFR-195 to CFR-201). */
export type PitStage = (typeof PIT_STAGES)[number];

export interface Car {
  readonly seat: Seat;
  readonly status: SeatStatus;
  /** Place in the order of finishing; absent until then. */
  readonly place?: number;
  readonly retirement?: Retirement;
  /** Rises with each retirement: the car with the higher number held out longer. Absent like `retirement`. */
  readonly retiredAt?: number;
  /** The cards of its set-up; absent until they are revealed (CFR-106). */
  readonly cards?: CarCards;
  readonly wear: number;
  readonly green: number;
  readonly red: number;
  /** Wear before the pole bid, to which a pit stop sets it (CFR-188). */
  readonly startingWear: number;
  readonly damage: Damage;
  /** Id of its space; of its last one when it has left the board; empty before the grid is set. */
  readonly space: string;
  /** Crossings of the line: 0 on the grid. */
  readonly laps: number;
  /** Speed at the end of its last turn in mph, the card that lies face up (CFR-7). */
  readonly speed: number;
  /**
   * The corner in which it spun, -1 for a spin outside all, until it has left that corner (CFR-152, CR-36). Its next plan is
   * one after a spin while it stands still (CFR-146).
   */
  readonly spunIn?: number;
  /** The corner in which it forced a pass, until it has left it: it may use no line there (CFR-125, CR-87). */
  readonly passedIn?: number;
  /** Absent where nothing is paid. */
  readonly credit?: CornerCredit;
  readonly line?: LineInUse;
  /** Absent in a race without pits and before the tires are opened (CFR-187). */
  readonly tire?: Tire;
  /** Its stop; absent on the track. */
  readonly stop?: {
    readonly stage: PitStage;
    /** Rises with each arrival in the lane (CFR-193). */
    readonly arrival: number;
  };
  /**
   * Rises with each arrival in the lane; present from a stop to the next crossing of the line, which gives hard tires
   * nothing (CR-47). Of two cars on a space the one that came out of the pits last has the higher one (CR-46).
   */
  readonly pitted?: number;
  /** Present on hard tires from being put back over the line to the next crossing, which gives nothing more (CR-85). */
  readonly putBack?: true;
}

export type Sealed =
  | { readonly kind: 'car'; readonly cards: CarCards }
  | { readonly kind: 'tire'; readonly tire: Tire }
  | { readonly kind: 'bid'; readonly bid: Bid }
  | { readonly kind: 'card'; readonly speed: number }
  /** In a view: lies face down before somebody else. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'none' };

export const NOT_SEALED: Sealed = { kind: 'none' };

export interface Turn {
  /** Where each car stood when the turn began, by seat; empty for one that was not on the track (CR-13). */
  readonly from: readonly string[];
  /** The speed with which each began the turn, by seat (CFR-28). */
  readonly before: readonly number[];
  /** The cards as revealed, by seat; 0 for a car without one (CFR-61). */
  readonly planned: readonly number[];
  /** The speed with which each began its own move, after tests; 0 before (CR-14). */
  readonly began: readonly number[];
  /** Seats still to move, in order (CR-25). */
  readonly order: readonly Seat[];
  /** Seats that have been slipped (CFR-30). */
  readonly slipped: readonly Seat[];
  /** Ids of the spaces of this turn's crashes (CFR-154). */
  readonly crashes: readonly string[];
  /** Seats that spun in this turn (CFR-149, CFR-164). */
  readonly spun: readonly Seat[];
}

/** What is left of the way that a driver has chosen. */
export interface Way {
  /** Ids of the spaces still to be entered. */
  readonly path: readonly string[];
  /** The car slipped, and the spaces that it gives, which are driven last. */
  readonly slip?: { readonly of: Seat; readonly spaces: number };
  /** By how much the car brakes late, in mph; 0 for a way without (CFR-133). */
  readonly brake: number;
}

/** The current move; each car begins a new one. */
export interface Move {
  readonly seat: Seat;
  /** Speed at the moment, in mph. */
  readonly speed: number;
  /** Spaces moved by speed, and slip spaces. */
  readonly driven: number;
  readonly slips: number;
  /** Ids of the spaces entered, the start space first. */
  readonly path: readonly string[];
  /** Tests for speed still to be made. */
  readonly tests: readonly ('acceleration' | 'topSpeed' | 'startSpeed')[];
  /** Wear and rolls used to slow down beyond the brakes in this move (CFR-137, CFR-138). */
  readonly brakeWear: number;
  readonly brakeRoll: boolean;
  readonly way: Way;
  /** Id of the occupied space that may be entered because the pass there succeeded; absent otherwise. */
  readonly passed?: string;
  /** Crashes of this turn that the car has dealt with, as indices of `Turn.crashes`. */
  readonly avoided: readonly number[];
  /** True when the speed was raised inside a corner (CFR-59). */
  readonly raised: boolean;
  /** True for a car that only rolls on to the line with a blown engine (CFR-167). */
  readonly dying: boolean;
  /** True once the move has ended, by its way, a spin, a stall or a retirement. */
  readonly over: boolean;
}

export type RollCause =
  | 'acceleration'
  | 'topSpeed'
  | 'startSpeed'
  | 'deceleration'
  | 'lateBraking'
  | 'chance'
  | 'crashAvoidance'
  | 'avoidDamage'
  | 'pass';

export interface DueRoll {
  readonly cause: RollCause;
  /** Id of the space at which its result happens; on rolls for a chance, a crash and a pass. */
  readonly space?: string;
  /** By how much it is lowered besides skill (CFR-155, CFR-156). */
  readonly lowered: number;
  /** The defender of a pass, and whether it blocks (CFR-117). */
  readonly other?: Seat;
  readonly blocked?: true;
  /** Chips spent on it (CFR-97). */
  readonly green: number;
  readonly red: number;
}

/** An excess that is due: of a corner at `space`, or of the brakes. */
export interface DuePayment {
  /** The excess in mph. */
  readonly over: number;
  /** Id of the space on which a chance for it happens; absent for the brakes. */
  readonly space?: string;
  /** True for the payment made good when a line is left early (CFR-54). */
  readonly leaving?: true;
  /** True for slowing that nobody chose: what cannot be paid is a spin (CR-9). */
  readonly forced?: true;
}

/** Every step that a book of this game may have, in the order of its lists. */
export const STEP_NAMES = [
  'setUpCars',
  'revealCars',
  'chooseTires',
  'bidForPole',
  'revealBids',
  'bidAgain',
  'revealSecondBids',
  'setGrid',
  'beginTurn',
  'planSpeeds',
  'revealSpeeds',
  'orderMoves',
  'moveCars',
  'leavePits',
  'changeTires',
  'turnMarkers',
  'endTurn',
  'testSpeed',
  'payBraking',
  'chooseWay',
  'drive',
  'enterPits',
  'endMove',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** Steps that interrupt a move, put in front of the agenda where somebody must decide or dice fall. */
export const INTERRUPTS = [
  'spendSkill',
  'rollDice',
  'blockPass',
  'payCorner',
  'payLateBraking',
  'payTest',
  'spinForced',
  'replan',
] as const;
export type Interrupt = (typeof INTERRUPTS)[number];

export interface ChampionshipTask extends Task {
  readonly step: StepName | Interrupt;
  readonly roll?: DueRoll;
  readonly payment?: DuePayment;
  /** The attacker of a pass; on `blockPass`. */
  readonly other?: Seat;
}

/** What an organiser may set. The book declares which values it has and which is usual. */
export interface ChampionshipOptions {
  /** Pits and tires (CFR-180). */
  readonly pits: 'off' | 'on';
  /** A second bid of the upper half (CFR-178). */
  readonly knockOut: 'off' | 'on';
  /** Cars of the classic era (CFR-176). */
  readonly classic: 'off' | 'on';
  /** The cards of the cars, by the year of their edition; absent in books with one set of cards (table A2). */
  readonly cars?: 'published' | '2011' | '2009' | '1977';
  /** Where a start test becomes a stall, and a pass fails; absent in books with one such table (table A1). */
  readonly startTable?: 'published' | '2009';
  readonly passTable?: 'published' | '2009';
  /** Points by which the car of each seat is weaker, by seat (CFR-177); absent where all are alike. */
  readonly handicaps?: readonly number[];
}

export interface ChampionshipRace extends Race<ChampionshipTask> {
  readonly book: string;
  readonly track: string;
  /** Laps of the race (CFR-103). */
  readonly laps: number;
  readonly options: ChampionshipOptions;
  /** Seats in grid order, pole first; absent until it is set. */
  readonly grid?: readonly Seat[];
  /** Bids by seat, both together in a knock-out; absent until they are revealed. */
  readonly bids?: readonly Bid[];
  readonly cars: readonly Car[];
  /** The answers that lie face down, by seat. */
  readonly sealed: readonly Sealed[];
  /** Starting tires, which stay face down until the grid is set (CFR-187); absent without pits and after that. */
  readonly tires?: readonly Sealed[];
  readonly turn: Turn;
  /** Absent between two moves. */
  readonly move?: Move;
  /** Last `arrival` in the pit lane, and last `retiredAt`, given out. */
  readonly arrivals: number;
  readonly retirements: number;
}

/** A whole race, or what a seat may know of it. */
export type KnownRace = ChampionshipRace | View<ChampionshipRace>;
