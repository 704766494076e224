// The sheet of a race: what it came to, in figures, derived from its setup and its answers. Pages after the flag, reports
// and seasons read this and never a race.
import type { SeatStatus } from '../../rules/kit/types.ts';

/** How and where a car dropped out. */
export interface Retirement {
  readonly round: number;
  /** The lap it was on, 1 = the first. */
  readonly lap: number;
  /** Why, as a word that the languages tell (`Story`): an event's own cause. */
  readonly cause: string;
  /** The corner or straight where it stood, as the board names it; empty for a stretch without a name. */
  readonly where: string;
}

/** A race in figures for one car. All figures are integers. */
export interface SheetLine {
  readonly seat: number;
  /** 1 = the winner; absent for a car that is out, because only who crosses the line is classified (M-21-1-2, R-89). */
  readonly place?: number;
  readonly status: SeatStatus;
  /** Where it started, 1 = pole. */
  readonly grid: number;
  /** What it took to drive: rolls of gear dice, or turns driven, by game. */
  readonly plays: number;
  /** How much farther than the mean of its dice they took it, in spaces; absent where dice do not move cars. */
  readonly luck?: number;
  /** Rounds at whose end it led. */
  readonly led: number;
  /** Laps at whose end it crossed the line first. */
  readonly lapsLed: number;
  /** Fewest plays of a whole lap; absent without one. */
  readonly fastestLap?: number;
  /** Cars it went by on the road, and cars that went by it. */
  readonly passes: number;
  readonly passed: number;
  /** Points spent, by the name of the pool. */
  readonly spent: Readonly<Record<string, number>>;
  readonly out?: Retirement;
  /** Its place at the end of each round, the grid first: `places[0]` is where it started. */
  readonly places: readonly number[];
  /** Points that the book itself gives, in a race for points, and the car's team. */
  readonly points?: number;
  readonly team?: number;
  /** What only its game counts (chances, spins, slips …), by name. */
  readonly figures: Readonly<Record<string, number>>;
}

/** A race in figures. */
export interface RaceSheet {
  readonly laps: number;
  readonly rounds: number;
  /** How often the lead at the end of a round was another car's than at the end of the one before. */
  readonly leadChanges: number;
  /** One line a car, in the order of the classification; cars that are out come last, the one that came farthest first. */
  readonly lines: readonly SheetLine[];
}
