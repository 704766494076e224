// What a player did with the lap of a day.

export interface DrivenLap {
  /** False for a lap on which the car went out. */
  readonly isWhole: boolean;
  /** Number of rolls, with everything that counts as one. */
  readonly plays: number;
  readonly gears: readonly number[];
  readonly timeMs: number;
  /** Mean rolls of a perfect lap in tenths, as shown that day. */
  readonly parTenths: number;
}

/** The try of a day: without a lap it was broken off, or is still under way. */
export interface DayEntry {
  /** Such as 2026-11-22. */
  readonly date: string;
  readonly track: string;
  readonly lap?: DrivenLap;
}
