// The sheet of a race: its outcome in figures, derived from its setup and its answers. Pages after the flag, reports and
// seasons read this and never a race.
import type { RaceMoment } from '../../replay/commentary/moments.ts';
import type { Retirement } from '../../replay/tally/retirement.ts';
import type { HandOver } from '../../rules/kit/hand-over.ts';
import type { Carried } from '../../rules/kit/seasonal.ts';
import type { SeatStatus } from '../../rules/kit/types.ts';

/** A race in figures for one car. All figures are integers, and a count by name that is 0 is absent. */
export interface SheetLine {
  readonly seat: number;
  /**
   * 1 = the winner, at the moment for a car that still races; absent for a car that is out, because only who crosses the line
   * is classified (M-21-1-2, R-89).
   */
  readonly place?: number;
  readonly status: SeatStatus;
  /** Where it started, 1 = pole; its place when the record began, in a race from a snapshot. */
  readonly grid: number;
  /** Units of driving: rolls of gear dice, or turns driven, by game. */
  readonly plays: number;
  /** How much farther than the mean its dice took it, in spaces, rounded; absent where dice do not move cars. */
  readonly luck?: number;
  /** Rounds at the end of which it led, up to the one in which it took the flag. */
  readonly led: number;
  /** Laps at the end of which it crossed the line first. */
  readonly lapsLed: number;
  /** Fewest plays of a whole lap from line to line; absent without one. */
  readonly fastestLap?: number;
  /**
   * Cars that it overtook, and cars that overtook it: of two cars on the track at the beginning of a round, the one behind is in
   * front at its end. What happens in the first round, in the pits and by retirement does not count.
   */
  readonly overtakes: number;
  readonly overtaken: number;
  /** Those of its overtakes in rounds that it began on the last lap, in a race of several laps. */
  readonly lateOvertakes: number;
  readonly spent: Readonly<Record<string, number>>;
  /**
   * Points left, by the name of the pool, zeros included; empty where a game reports them among its figures, and for a race
   * known only from a line in a ledger.
   */
  readonly left: Readonly<Record<string, number>>;
  readonly out?: Retirement;
  /**
   * Its place at the end of each round, `places[0]` when the record begins: on the grid, or in a snapshot. The list ends with the
   * round in which it took the flag, and before the one in which it dropped out.
   */
  readonly places: readonly number[];
  /** Points that the book itself gives, in a race for points, and the car's team, counted from 0. */
  readonly points?: number;
  readonly team?: number;
  /** What the car carries over into the next race of its season; absent where nothing is carried over. */
  readonly carries?: Carried;
  /** What only its game counts (chances, spins, slips …), by name. */
  readonly figures: Readonly<Record<string, number>>;
}

export interface RaceSheet {
  readonly laps: number;
  /** Rounds begun. */
  readonly rounds: number;
  /** Rounds that were over when the record began: 0 for a race from the grid, more for one from a snapshot. */
  readonly began: number;
  readonly isOver: boolean;
  /** How often the lead at the end of a round was another car's than at the end of the round before, up to the flag. */
  readonly leadChanges: number;
  /** One line per car, in the order of the classification; cars that are out come last, in the order of the book. */
  readonly lines: readonly SheetLine[];
  /** The biggest moment of the race; absent where there was none, or where only the figures are known. */
  readonly moment?: RaceMoment;
  /** The cars that changed hands, in order; absent where none did, and where only the figures are known. */
  readonly handOvers?: readonly HandOver[];
  /** The race to whose question it goes back, by the name of its save, and the round of that question. */
  readonly parent?: { readonly name: string; readonly round: number };
}
