// The shape of what the race screen of Championship Formula Racing says, the same for every language.

import type { ChampionshipChoiceWords } from '../../replay/championship-formula/choice-names.ts';
import type { Attribute } from '../../rules/championship-formula/car.ts';
import type { ExcessPayment } from '../../rules/championship-formula/chapters/corners/excess.ts';
import type { TestedForSpeed } from '../../rules/championship-formula/chapters/turn/planning.ts';
import type {
  PitStage,
  Retirement,
  RollCause,
  Tire,
} from '../../rules/championship-formula/state.ts';
import type { RollResult } from '../../rules/championship-formula/values.ts';
import type { ReadyCar } from '../race-panels/championship-formula/ready-cars.ts';
import type { EngineerWords } from './engineer-words.ts';
import type { GameWords, GlossaryEntry } from './guide-words.ts';

export type Odds = Readonly<Record<RollResult, number>>;

type Came = Readonly<Partial<Record<RollResult, string>>>;

/** Rows of the grid, counted from the front. */
export interface BidRows {
  /** Where the others bid as is usual; in a second bid, where nobody adds to the first. */
  readonly likely: number;
  /** Where all others bid as much as they can, and ties are lost. */
  readonly worst: number;
  readonly isSecond: boolean;
}

export interface ChampionshipWords extends ChampionshipChoiceWords {
  readonly game: GameWords;
  readonly signs: readonly GlossaryEntry[];
  /** What the cars are doing, behind the number of the turn. */
  readonly turn: (turn: number) => string;
  readonly settingUp: string;
  readonly bidding: string;
  readonly choosingTires: string;
  /** While speed cards are laid: how many of them lie. */
  readonly planning: (laid: number, cars: number) => string;
  readonly attributesShort: Readonly<Record<Attribute, string>>;
  /** The same where there is less room. */
  readonly tiresShort: Readonly<Record<Tire, string>>;
  readonly pitStages: Readonly<Record<PitStage, string>>;
  readonly retirements: Readonly<Record<Retirement, string>>;
  /** Chips, in the dashboard and the table. */
  readonly skill: string;
  readonly red: string;
  /** The wear that is left for this third of the race, if each third gets as much; below zero where it is overspent. */
  readonly thirdWear: (wear: number) => string;
  /** What is paid in the corner where the car is. */
  readonly paid: (over: number) => string;
  readonly spun: string;
  readonly columns: {
    readonly card: string;
    /** How many spaces a card moves, where there is room for it. */
    readonly spaces: string;
    readonly here: string;
    readonly next: (corner: string) => string;
    readonly flag: string;
    readonly engineer: string;
  };
  /** The next corner: how much slower the car must be by then, and what it costs all the same. */
  readonly next: {
    readonly brake: (by: number, cost?: string) => string;
    readonly outOfReach: string;
  };
  /** The cars that a card reaches, by their letters or counted. */
  readonly ahead: {
    readonly named: (letters: readonly string[]) => string;
    readonly letters: (letters: string) => string;
    readonly count: (cars: number) => string;
  };
  readonly free: string;
  /**
   * Every way to pay for an excess, where a roll is a chance or tests the brakes; `percent` is how often the roll holds,
   * left out when absent.
   */
  readonly payments: (
    ways: readonly ExcessPayment[],
    roll: 'chance' | 'test',
    percent?: number,
  ) => string;
  /** What is paid for several things together, with as few rolls as can be. */
  readonly least: (wear: number, rolls: number) => string;
  readonly wearLeft: (wear: number) => string;
  /** Tests that a speed needs, with the odds that all of them hold. */
  readonly tests: (tests: readonly TestedForSpeed[], percent: number) => string;
  readonly brakes: (payment: string) => string;
  /** An excess that nobody can pay: off the road. */
  readonly offRoad: string;
  readonly way: ChampionshipChoiceWords['way'] & {
    readonly slip: (letter: string, spaces: number) => string;
    readonly past: (letters: string) => string;
    readonly pass: (percent: number) => string;
    /** Of the row of a crash: how often it ends in a spin or another crash. */
    readonly crash: (percent: number) => string;
    readonly brake: (speed: number) => string;
    /** The same where there is less room. */
    readonly short: {
      readonly slip: (letter: string, spaces: number) => string;
      readonly past: (letters: string) => string;
      readonly brake: (speed: number) => string;
    };
    readonly by: (space: string) => string;
    /** A corner with the limits of its spaces, or of one of them. */
    readonly limit: (corner: string, limit: string) => string;
    /** The cars that may slip the car where a way ends. */
    readonly slipped: (letters: readonly string[]) => string;
  };
  /** How far a card stays short of the flag; 0 for one that reaches it. */
  readonly toFlag: (spaces: number) => string;
  /** The place for the car that gets farthest past the line, and its rivals with the slowest card that brings each over it. */
  readonly flagAtStake: (
    place: number,
    rivals: readonly (readonly [name: string, mph: number])[],
  ) => string;
  /** The corner and its cost, such as `Senna 2 wear`. */
  readonly inCorner: (corner: string, cost: string) => string;
  readonly rollNames: Readonly<Record<RollCause, string>>;
  /** What each colour of a roll brings; a colour that the roll does not have has none. */
  readonly came: Readonly<Record<RollCause, Came>>;
  /** The colours that are possible, each with its share and what it brings. */
  readonly shares: (odds: Odds, came: Came) => string;
  readonly block: ChampionshipChoiceWords['block'] & {
    /** For a book in which chips are spent on a block. */
    readonly blockWith: (chips: string) => string;
    readonly passes: (percent: number) => string;
    readonly contact: string;
  };
  readonly pits: ChampionshipChoiceWords['pits'] & {
    readonly enterFacts: (wear: number) => string;
  };
  readonly tireFacts: (tire: Tire, bonus: number) => string;
  /** An excess that is to be paid, in mph. */
  readonly overBy: (over: number) => string;
  /** Before the question for a block: who tries to pass. */
  readonly wantsPast: (letter: string) => string;
  /** The cards of the car: how many points they have, and how many they must have. */
  readonly total: (points: number, wanted: number) => string;
  readonly perRace: (attribute: 'wear' | 'skill', chips: number, red: number) => string;
  readonly readyCars: Readonly<Record<ReadyCar, string>>;
  readonly howToSetUp: string;
  readonly illegalCar: (points: number, wanted: number) => string;
  readonly bid: ChampionshipChoiceWords['bid'] & {
    /** What the bid is worth in wear, and the rows of the grid that it may win. */
    readonly worth: (worth: number, rows: BidRows) => string;
    /** @param red red chips, each of which counts as so much skill */
    readonly left: (of: number, red: number, counts: number) => string;
    readonly howTo: string;
  };
  readonly result: {
    /** @param bid its worth in wear, as figures */
    readonly finished: (wear: number, bid: string) => string;
    readonly retired: (why: string, lap: number) => string;
  };
  readonly table: {
    readonly speed: string;
    readonly wear: string;
    readonly skill: string;
  };
  readonly corners: (corners: number, low: number, high: number) => string;
  /** Spaces of the shortest way round. */
  readonly length: (spaces: number) => string;
  /** Fewest turns of a standing lap, in the middle car. */
  readonly par: (turns: number) => string;
  /** Fewest turns of so many laps in each printed car. */
  readonly carsAlone: (laps: number, cars: readonly (readonly [string, number])[]) => string;
  /** The engineer's verdict, counted in turns instead of rolls. */
  readonly engineer: EngineerWords;
  /** The same as a line of the list. */
  readonly opinions: {
    readonly best: string;
    readonly even: string;
    readonly worse: (turns: number, why: readonly string[]) => string;
    readonly ruin: string;
  };
}
