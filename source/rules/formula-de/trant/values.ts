// The numbers that only the book of Trant has.
import type { Die } from '../../kit/dice.ts';
import type { Part, Pool, TireType } from '../car-parts.ts';
import type { BuiltCar, Category, MovementThrow, PenaltyReason } from './state.ts';

/** A chart that turns a roll and a gear into movement points (TR-48). */
export interface ChartValues {
  /** Movement points by gear, at index gear - 1, for rolls from 1 on; a higher roll counts as the last (TRR-17). */
  readonly rows: readonly (readonly number[])[];
  /** The dice of each throw that a driver may choose; they are added together (TR-47). */
  readonly throws: Readonly<Record<MovementThrow, readonly Die[]>>;
  /** What an engine point adds to a roll (TR-106). */
  readonly boost: number;
  /** The roll that costs an engine point (TR-103). */
  readonly strainingRoll: number;
}

/** What the high downforce wing does to a move (TR-22). */
export interface WingValues {
  /** Movement points by which a move that ends in a corner may be shorter. */
  readonly shorter: number;
  /** Most movement points of a move, by gear; a gear that is not named has no limit. */
  readonly most: Readonly<Partial<Record<number, number>>>;
}

/** What a car may be built of (TR-5, TR-6). */
export interface ConstructionValues {
  /** The budget of each length of race, the longest first; the first with at most the laps of a race is its own (TR-5). */
  readonly budgets: readonly CarBudget[];
  /** Most points of those places that have a limit. */
  readonly most: Readonly<Partial<Record<Category, number>>>;
}

export interface CarBudget {
  readonly lapsLeast: number;
  readonly total: number;
  /** Ready-made cars, the standard one first. */
  readonly readyMade: readonly (BuiltCar & { readonly name: string })[];
  /** By how much the first point of a pit crew, and each further one, shortens the work (TR-127). */
  readonly crewGain: number;
}

/** Work in the pits (TR-126 to TR-131). */
export interface WorkValues {
  /** The roll whose movement points in the gear of the car a change of tires takes. */
  readonly roll: number;
  /** The pools that may be repaired, a point at a time. */
  readonly repairs: readonly Pool[];
}

/** Movement that a car makes, or does not make, against the will of its driver (TR-50). */
export interface PenaltyValues {
  /** Parts without a point of which each move is a movement point longer or shorter, with the word for it (TR-88, TR-98). */
  readonly lacking: Readonly<Partial<Record<Part, PenaltyReason>>>;
  /** Movement points by which every move is shorter, by lap of the set; the last holds for all later laps (TR-114). */
  readonly wornTires: Readonly<Record<TireType, readonly number[]>>;
}
