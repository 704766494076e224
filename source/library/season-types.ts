// The types of seasons that others see. Their values are plain JSON unless they say otherwise.
import type { Book } from './book.ts';
import type { Circuit } from './circuit.ts';
import type { Setup } from './types.ts';

declare const PLAN: unique symbol;
declare const RACED: unique symbol;

/** A plan that was read without fault: who races where, how often and for what. */
export interface Plan {
  readonly [PLAN]: true;
  readonly name: string;
  /** Id of the book; a weekend may have another. */
  readonly rules: string;
  readonly seed: number;
  readonly calendar: readonly { readonly id: string; readonly track: string }[];
  readonly entrants: readonly { readonly id: string; readonly name: string }[];
  readonly teams: readonly { readonly id: string; readonly name: string }[];
}

/** Who sits where at a table. */
export interface TableDriver {
  /** Id of the entrant. */
  readonly id: string;
  readonly name: string;
  /** Level of the CPU driver that drives the car; absent for a person. */
  readonly level?: string;
  readonly character?: string;
}

/** A race that is due: everything that `Book.start` needs, and who drives. */
export interface TableDue {
  readonly kind: 'race';
  /** Id of the weekend. */
  readonly weekend: string;
  /** Counted from 1. */
  readonly table: number;
  /** No JSON. */
  readonly book: Book;
  /** No JSON. */
  readonly circuit: Circuit;
  readonly setup: Setup;
  /** By seat. */
  readonly drivers: readonly TableDriver[];
}

/** Something that may be done now; drivers and weekends are named by their ids. */
export type Due =
  /** A timed trial, which only the program drives; sessions are counted from 0. */
  | {
      readonly kind: 'trial';
      readonly weekend: string;
      readonly session: number;
      readonly driver: string;
    }
  /** The draw of the tables; without a proposal the organiser draws. */
  | {
      readonly kind: 'draw';
      readonly weekend: string;
      readonly proposal?: { readonly tables: readonly (readonly string[])[] };
    }
  /** The one roll for all tables (M-2-0-1). */
  | {
      readonly kind: 'roll';
      readonly weekend: string;
      readonly driver: string;
      readonly die: number;
    }
  /** The grid of a table, which the organiser sets. */
  | {
      readonly kind: 'grid';
      readonly weekend: string;
      readonly table: number;
      readonly drivers: readonly string[];
    }
  | TableDue;

/** Something that happened in a season. */
export type Entry =
  | {
      readonly kind: 'drawn';
      readonly weekend: string;
      readonly tables: readonly (readonly string[])[];
      /** By the rule of the plan, as it was proposed, or by hand. */
      readonly by: 'rule' | 'hand';
    }
  | {
      readonly kind: 'rolledForAll';
      readonly weekend: string;
      readonly driver: string;
      readonly die: number;
    }
  | {
      readonly kind: 'gridSet';
      readonly weekend: string;
      readonly table: number;
      /** Pole first. */
      readonly grid: readonly string[];
    }
  /** A race, made by `racedEntry`. */
  | {
      readonly kind: 'raced';
      readonly [RACED]: true;
      readonly weekend: string;
      readonly table: number;
    }
  | {
      readonly kind: 'absent';
      readonly driver: string;
      readonly weekend: string;
      /** Level of the CPU driver in the empty seat. */
      readonly standIn?: string;
    }
  | { readonly kind: 'present'; readonly driver: string; readonly weekend: string }
  | { readonly kind: 'withdrawn'; readonly driver: string; readonly weekend: string }
  | { readonly kind: 'returned'; readonly driver: string; readonly weekend: string }
  | { readonly kind: 'closed'; readonly reason: string };

/** A line of what was entered. The library may have lines of kinds that it does not make, such as timed trials. */
export interface LedgerLine {
  /** Counted from 0. */
  readonly n: number;
  /** When it happened, ISO 8601. */
  readonly at: string;
  readonly entry: Entry | { readonly kind: string };
}
