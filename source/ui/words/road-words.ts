// The words of the choices that are made on the road.
import type { Side } from '../race-panels/lane-side.ts';
import type { FaceMark } from '../screens/race/roll/roll.ts';

export interface Rolled {
  readonly mark: FaceMark;
  /** Tire points to be paid. */
  readonly tires: number;
  /**
   * How many spaces fewer (`reached`) or more (`spare`) would not have been a stop; absent where no face of the die shows
   * it.
   */
  readonly reached?: number | undefined;
  readonly spare?: number | undefined;
}

export type Neighbour = readonly [letter: string, spaces: number];

/** How often the die of a gear ends in a corner that counts, costs nothing, spins the car, or ends the race. */
export interface NextGear {
  readonly gear: number;
  readonly inCornerPercent: number;
  readonly cleanPercent: number;
  readonly spinPercent: number;
  readonly fatalPercent: number;
}

export interface RoadWords {
  /** Asks once more before a choice that ends the race. */
  readonly sure: string;
  /** The same in a timed trial. */
  readonly sureOfSession: string;
  readonly marks: Readonly<Record<FaceMark, string>>;
  /** The same in the glossary, of a face and of a space to which it leads. */
  readonly meanings: Readonly<Record<FaceMark, string>>;
  /** The roll of a gear, and the tests of the black die. */
  readonly gearRoll: (gear: number) => string;
  readonly tests: Readonly<Record<'collision' | 'wall' | 'handling' | 'engine', string>>;
  readonly start: string;
  /** What a roll means in one word: no start, the end of an engine, an injury of the driver. */
  readonly stall: string;
  readonly blown: string;
  readonly hurt: string;
  /** The result of a start: the spaces of a super start if it was one. */
  readonly started: (came: 'stalls' | 'away' | number) => string;
  readonly quickStop: string;
  /** The result of a quick stop, with the spaces that the car moves at once; 0 when it waits. */
  readonly quickStopped: (spaces: number) => string;
  /** Names of the dice that their driver may throw again and that move no car, by the step that throws them. */
  readonly thoughts: Readonly<Record<string, string>>;
  readonly verdict: (rolled: Rolled) => string;
  /** What two dice came to, after the colour that was read. */
  readonly result: (colour: 'green' | 'yellow' | 'red', came: string) => string;
  /** The result of a test; `upTo` is the highest bad face. */
  readonly tested: (failed: boolean, upTo: number) => string;
  /** Why Enter takes nothing while no line is marked. */
  readonly markFirst: string;
  /** What left and right lead along, in the foot line. */
  readonly along: string;
  /** The keys of other targets that have the same result. */
  readonly or: (keys: string) => string;
  /** A space in a corner, with the spaces that lead out of it, such as `2-4`. */
  readonly inCorner: (space: string, corner: string, exit: string) => string;
  /** A space so far before the first one of a corner. */
  readonly before: (space: string, corner: string, spaces: number) => string;
  /** A space so far before the line at the end of the last lap. */
  readonly beforeFlag: (space: string, spaces: number) => string;
  /** What a choice on the road is called, before its coordinate. */
  readonly place: {
    readonly sides: Readonly<Record<Side, string>>;
    /** @param exit the spaces that lead out of it, such as `2-4` */
    readonly inCorner: (corner: string, exit: string) => string;
    readonly before: (corner: string, spaces: number) => string;
    readonly beforeFlag: (spaces: number) => string;
    /** Of a move that ends the race or the lap. */
    readonly overLine: string;
    readonly beside: (letter: string) => string;
  };
  /** The nearest cars ahead and behind, each with its distance in spaces; empty where nobody is near. */
  readonly near: (ahead: Neighbour | undefined, behind: Neighbour | undefined) => string;
  /** The cars that may draft the car there, each with how often its die brings it there, in percent. */
  readonly drafts: (drafters: readonly (readonly [letter: string, percent: number])[]) => string;
  /** The spaces to which the extra space of soft tires may lead from there. */
  readonly bonus: (spaces: readonly string[]) => string;
  readonly next: (gears: readonly NextGear[]) => string;
  /**
   * What `b` does: it pulls the marked space back to another one, with its price, or lets go of the brakes.
   * @param by how much the moves in the list are shortened; empty for not at all
   * @param to the space and its price; absent where `b` lets go
   */
  readonly braking: (by: string, to?: string) => string;
}
