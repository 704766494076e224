// The words of plain-text play, in which everything is asked by numbers and reported in lines.
import type { ChampionshipWords } from './championship-words.ts';

/** Where a gear, a throw or a roll may lead; shares in percent. */
export interface PlainOdds {
  readonly from: number;
  readonly to: number;
  readonly inCorner: number;
  readonly overshoot: number;
  readonly blocked: number;
  readonly spin: number;
  readonly fatal: number;
  /** How often it crosses the line at the end of the race. */
  readonly flag: number;
  /** Tire points on average; in a timed lap rolls. */
  readonly tires: number;
  /** The price of the gear itself in words; empty where it is free. */
  readonly price: string;
}

export interface PlainTitleWords {
  readonly heading: string;
  /** Starts the last race again, with other dice. */
  readonly again: string;
  readonly newRace: string;
  readonly resume: string;
  readonly timedLap: string;
  readonly leave: string;
  readonly nothingToResume: string;
  readonly whichRace: string;
  readonly rules: string;
  readonly circuit: string;
  readonly laps: (most: number, usual: number) => string;
  readonly opponents: (most: number, usual: number) => string;
  readonly level: string;
  readonly notANumber: (typed: string, least: number, most: number) => string;
}

export interface PlainWords {
  /** The head of a race: its circuit, distance, cars, rules and dice. */
  readonly race: (track: string, laps: number, cars: number, rules: string, seed: number) => string;
  /** What may be typed at any question, in short. */
  readonly commands: string;
  /** The same, one line each. */
  readonly help: readonly string[];
  /** The prompt of a list; `usual` is what Enter takes, 0 for nothing. */
  readonly prompt: (most: number, usual: number) => string;
  /** The prompt where a space is typed. */
  readonly typeName: (example: string) => string;
  readonly noSuchLine: (typed: string, most: number) => string;
  readonly noSuchName: (typed: string, example: string) => string;
  readonly nothingUsual: string;
  readonly endOfInput: string;
  readonly lookAway: (name: string) => string;
  /** Said before the first secret answer, where what is typed can be hidden and where it cannot. */
  readonly hidden: string;
  readonly notHidden: string;
  readonly place: (lap: number, laps: number, place: number, cars: number) => string;
  readonly weather: (sky: string, track: string) => string;
  /** The cars next to one's own, which may be level with it. */
  readonly ahead: (name: string, spaces: number) => string;
  readonly behind: (name: string, spaces: number) => string;
  readonly alone: string;
  /** The same of a car in the running order. */
  readonly aheadBy: (name: string, spaces: number) => string;
  readonly behindBy: (name: string, spaces: number) => string;
  /** A lane by its letter on the board, and what lies on its next spaces, the nearest first. */
  readonly onLane: (letter: string, found: readonly string[]) => string;
  /** A car so many spaces ahead, 0 beside one's own. */
  readonly carOnLane: (name: string, spaces: number) => string;
  /** The first space of a corner, 0 inside it, and its last one where that is in sight. */
  readonly cornerOnLane: (corner: string, from: number, to: number | undefined) => string;
  /** The first space behind the line. */
  readonly lineOnLane: (spaces: number) => string;
  /** Where something begins on each lane: the letter of a lane with its spaces. */
  readonly lanesFrom: (lanes: readonly (readonly [letter: string, spaces: number])[]) => string;
  /** Said where nothing has happened since the last question. */
  readonly nothingNew: string;
  /** Lines of a list with what is said of all of them. */
  readonly noted: (lines: string, note: string) => string;
  /** Said once where a car comes up through its gears and nothing can be decided, and where the key does nothing. */
  readonly rises: string;
  readonly risesNot: string;
  /** Said where no car changes hands. */
  readonly nobodyElse: string;
  /** Asks who drives a car from now on; `former` is who had it before, empty for nobody. */
  readonly whoDrives: (former: string) => string;
  /** Asks for a message to the next person; said where nobody else plays. */
  readonly message: string;
  readonly nobodyToRead: string;
  readonly watched: string;
  readonly car: (name: string, facts: readonly string[]) => string;
  readonly gear: (gear: number, odds: PlainOdds) => string;
  readonly odds: (odds: PlainOdds) => string;
  readonly withBrakes: (count: number) => string;
  readonly onePoint: string;
  readonly fromPart: (part: string, points: number) => string;
  readonly toPart: (part: string, points: number) => string;
  readonly ownCar: string;
  readonly gearsShown: (gears: readonly (readonly [name: string, gear: number])[]) => string;
  readonly noSuchCar: string;
  /** A card of a car: its figure, and what it takes from the points of the car or gives back. */
  readonly cardPoints: (card: string, figure: number, points: number) => string;
  readonly bid: (wear: number, skill: number) => string;
  readonly bidWear: (wear: number) => string;
  readonly bidSkill: (skill: number) => string;
  readonly engineers: (choice: string) => string;
  /** A corner of the second game: its spaces from here, 0 inside it, and its lowest and highest limit in mph. */
  readonly limits: (corner: string, spaces: number, limits: readonly number[]) => string;
  readonly card: (mph: number, spaces: number, here: string, next: string) => string;
  /** The words of the screen, in full where it abbreviates. */
  readonly championship: ChampionshipWords;
  /** Wear that is left of the wear at the start. */
  readonly wearOf: (wear: number, start: number) => string;
  /** A card that lies open and is still to be driven. */
  readonly cardShown: (mph: number) => string;
  readonly redChips: (chips: number) => string;
  readonly damaged: (attribute: string) => string;
  /** The figures of a car by its cards. */
  readonly carFigures: (
    figures: readonly (readonly [attribute: string, figure: number])[],
  ) => string;
  /** Said of a car without a place on the road when the road is asked for. */
  readonly noRoadYet: string;
  readonly season: {
    /** What the organiser decides with commands or on the drawn screen. */
    readonly byHand: string;
    readonly elsewhere: string;
    readonly which: string;
    readonly none: string;
  };
  readonly newRecord: (what: string) => string;
  readonly afterFlag: {
    readonly on: string;
    readonly story: string;
    readonly page: string;
    readonly sameDice: string;
    readonly whichDecision: string;
    /** What a decision cost, in rolls or turns or the race, and what was best. */
    readonly cost: (loss: string, best: string) => string;
  };
  readonly title: PlainTitleWords;
}
