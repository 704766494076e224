// The content of a save. The record (setup and answers) determines the race; the race itself and its events lie beside
// it, so that a race can be continued or watched without playing it again.

import * as z from 'zod';
import {
  type Qualifying,
  startersAfter,
} from '../../rules/formula-de/qualifying/qualifying-record.ts';
import type { HandOver } from '../../rules/kit/hand-over.ts';
import { shapeWords } from '../../rules/kit/shape-words.ts';
import type { Choice, Outcome, Race, RaceEvent, RaceSetup, Seat } from '../../rules/kit/types.ts';
import { qualifyingShape } from './saved-qualifying.ts';

/** Raised with every change of the format; each rise needs a step in `migrations.ts`. */
export const SAVE_VERSION = 5;

const seat = z.int().nonnegative();
const luck = z.array(z.int()).min(1);
const kindOfThing = z.looseObject({ kind: z.string() });

const raceShape = z.looseObject({
  agenda: z.array(z.looseObject({ step: z.string(), seats: z.array(seat) })),
  round: z.int(),
  answered: z.int().nonnegative(),
});
const eventsShape = z.array(z.looseObject({ kind: z.string(), seat: z.int().optional() }));

const driverShape = z.discriminatedUnion('kind', [
  z.strictObject({ name: z.string(), kind: z.literal('human') }),
  z.strictObject({ name: z.string(), kind: z.literal('remote') }),
  z.strictObject({
    name: z.string(),
    kind: z.literal('cpu'),
    level: z.string(),
    character: z.string().optional(),
    luck,
  }),
]);

const holderShape = z.discriminatedUnion('kind', [
  z.strictObject({ name: z.string(), kind: z.literal('human') }),
  z.strictObject({ name: z.string(), kind: z.literal('remote') }),
  z.strictObject({
    name: z.string(),
    kind: z.literal('cpu'),
    level: z.string(),
    character: z.string().optional(),
  }),
]);

const handOverShape = z.strictObject({
  answered: z.int().nonnegative(),
  round: z.int().nonnegative(),
  seat,
  from: holderShape,
  to: holderShape,
});

const recordShape = z
  .strictObject({
    savedAt: z.iso.datetime(),
    book: z.strictObject({ id: z.string(), edition: z.int() }),
    circuit: z.strictObject({ id: z.string(), hash: z.string(), text: z.string() }),
    setup: z.looseObject({
      book: z.string(),
      track: z.string(),
      seed: z.int(),
      dice: z.array(z.int()).optional(),
      laps: z.int().positive(),
      seats: z.array(z.looseObject({ name: z.string() })).min(1),
      grid: z.array(seat).optional(),
      qualifyingPoints: z.array(z.int().nonnegative()).optional(),
      options: z.unknown(),
    }),
    from: z.strictObject({ race: raceShape, events: eventsShape }).optional(),
    again: z.strictObject({ of: z.string(), answered: z.int().nonnegative() }).optional(),
    qualifying: qualifyingShape.optional(),
    drivers: z.array(driverShape),
    handOvers: z.array(handOverShape).optional(),
    hashes: z.array(
      z.strictObject({ answered: z.int().nonnegative(), round: z.int(), hash: z.string() }),
    ),
    answers: z.array(
      z.strictObject({ seat, choice: kindOfThing, heard: z.literal(true).optional() }),
    ),
  })
  .refine(record => record.drivers.length === record.setup.seats.length, {
    path: ['drivers'],
    message: 'not one driver for each seat',
  })
  .refine(
    ({ drivers, answers, handOvers = [] }) =>
      handOvers.every(one => one.seat < drivers.length && one.answered <= answers.length),
    { path: ['handOvers'], message: 'a car that is not in the race' },
  )
  .refine(
    ({ drivers, qualifying }) =>
      qualifying === undefined ||
      [qualifying.names, startersAfter(qualifying)].some(({ length }) => length === drivers.length),
    { path: ['qualifying'], message: 'not one entry for each seat' },
  );

export interface Answered {
  readonly seat: Seat;
  readonly choice: Choice;
  /** Present where the race engineer had spoken before it was given. */
  readonly heard?: true;
}

/** Fingerprint of the race after `answered` answers: at its start, at the beginning of each round, and at its end. */
export interface RoundHash {
  readonly answered: number;
  readonly round: number;
  readonly hash: string;
}

/** The race whose question a race went back to: the name of its save, and the answers given before that question. */
export interface GoneBackTo {
  readonly of: string;
  readonly answered: number;
}

/** The driver of a seat; a CPU driver with its own luck as it stood after its last answer. */
export type SavedDriver =
  | { readonly name: string; readonly kind: 'human' | 'remote' }
  | {
      readonly name: string;
      readonly kind: 'cpu';
      readonly level: string;
      /** Name of the character whose taste it has; absent for a plain driver of its level. */
      readonly character?: string;
      readonly luck: readonly number[];
    };

/** Everything that determines a race, and its drivers. */
export interface SaveRecord {
  /** ISO 8601. */
  readonly savedAt: string;
  readonly book: { readonly id: string; readonly edition: number };
  /** The text of the circuit file itself, so that a save needs no other file. */
  readonly circuit: { readonly id: string; readonly hash: string; readonly text: string };
  readonly setup: RaceSetup;
  /** The snapshot from which the race began instead of the book's start, and the events that led to it. */
  readonly from?: Outcome<Race, RaceEvent>;
  readonly again?: GoneBackTo;
  /** The timed trials that make the grid. Until it is made, the seats follow the entry list and nothing is answered. */
  readonly qualifying?: Qualifying;
  /** Who drives now. */
  readonly drivers: readonly SavedDriver[];
  /** The cars that have changed hands, in order; absent where none has. */
  readonly handOvers?: readonly HandOver[];
  readonly hashes: readonly RoundHash[];
  readonly answers: readonly Answered[];
}

/** A value of the wanted shape, or what is wrong with it (`answers.3.seat: …`). */
export type Shaped<X> =
  | { readonly ok: true; readonly value: X }
  | { readonly ok: false; readonly fault: string };

/** Checks the shape of a record; the race in it is left to the book. */
export function shapeRecord(value: unknown): Shaped<SaveRecord> {
  return shape<SaveRecord>(recordShape, value);
}

/** Checks the shape of what every race has, whatever the book. */
export function shapeRace(value: unknown): Shaped<Race> {
  return shape<Race>(raceShape, value);
}

export function shapeEvents(value: unknown): Shaped<readonly RaceEvent[]> {
  return shape<readonly RaceEvent[]>(eventsShape, value);
}

function shape<X>(wanted: z.ZodType, value: unknown): Shaped<X> {
  const read = wanted.safeParse(value);
  // The shapes equal the types as read back from JSON, where an absent field is absent.
  if (read.success) return { ok: true, value: value as X };
  return { ok: false, fault: shapeWords(read.error.issues, value)[0] ?? '' };
}
