// What a player did with the lap of a day.

/** A lap that was driven to its end. */
export interface DrivenLap {
  /** False for a lap on which the car went out. */
  readonly isWhole: boolean;
  /** Rolls with everything that counts as one. */
  readonly plays: number;
  /** The gear of each roll. */
  readonly gears: readonly number[];
  readonly timeMs: number;
  /** Mean rolls of a perfect lap in tenths, as they were told that day. */
  readonly parTenths: number;
}

/** The try of a day: without a lap it was broken off, or is still under way. */
export interface DayEntry {
  /** Such as 2026-11-22. */
  readonly date: string;
  readonly track: string;
  readonly lap?: DrivenLap;
}
