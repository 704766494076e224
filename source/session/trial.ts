// One timed trial: a race of the trial's book with a single car, and its record when it is over.

import type { FormulaBoard } from '../circuit/formula-board.ts';
import type { Driver } from '../drivers/driver.ts';
import { drawBelow, seededRandom } from '../drivers/levels/random-generator.ts';
import { trialBook } from '../rules/books.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import { progressOf } from '../rules/formula-de/chapters/round/ranking.ts';
import { trialStart } from '../rules/formula-de/chapters/trials/timed-trials.ts';
import type { FormulaDeEvent } from '../rules/formula-de/events.ts';
import {
  lotOf,
  type NextTrial,
  sessionWeather,
  trialSeed,
  trialValuesOf,
} from '../rules/formula-de/qualifying/qualifying.ts';
import type { Qualifying, TrialLog } from '../rules/formula-de/qualifying/qualifying-record.ts';
import type { Car, FormulaDeRace } from '../rules/formula-de/state.ts';
import { lastingInjury } from '../rules/formula-de/trant/damage/injuries.ts';
import type { BookValues } from '../rules/formula-de/values.ts';
import { games } from '../rules/games.ts';
import type { Carried } from '../rules/kit/seasonal.ts';
import type { RuleBook } from '../rules/kit/types.ts';
import { newSession } from './begin-session.ts';
import type { Session, SessionSeat } from './session.ts';

/**
 * Hundredths of a second that a roll takes a program at most, and by how many a lap may be faster for each: laps of as
 * many rolls are seldom equal. A lap of 14 to 19 rolls takes it under a minute, like drivers who know the game (M-1-0-4).
 */
const ROLL = { most: 300, faster: 20 };

/** The stream of the random generator for a clock, apart from those of the drivers. */
const CLOCK = 1000;

/** Milliseconds in a hundredth of a second. */
const MS = 10;

export interface TrialVenue {
  readonly bookId: string;
  readonly board: FormulaBoard;
  readonly circuitText: string;
  readonly levels: readonly Driver[];
  /** The options of the race, of which its trials follow those that the book names (BR-55). */
  readonly options?: unknown;
  /** Options by which the trial takes up what its car has in a season. */
  readonly carried?: Readonly<Record<string, unknown>>;
}

/**
 * Returns the session of a trial, which is never saved. The trial of a CPU driver is guided, because it always
 * places its car correctly.
 * @throws RangeError when the book has no trials.
 */
export function trialSession(
  qualifying: Qualifying,
  trial: NextTrial,
  seat: SessionSeat,
  venue: TrialVenue,
): Session {
  const { bookId, board, circuitText, levels } = venue;
  const hand = seat.driver.kind === 'cpu' ? 'guided' : qualifying.hand;
  const book = trialBook(bookId, hand);
  if (book === undefined) throw new RangeError(`the book ${bookId} has no timed trials`);
  const { sky } = sessionWeather(qualifying, trial.session, bookId, board);
  const { options: followed } = trialValuesOf(bookId);
  return newSession({
    book,
    board,
    circuitText,
    seats: [seat],
    laps: 1,
    seed: trialSeed(qualifying, trial),
    options: { ...only(venue.options, followed), ...venue.carried, weather: sky },
    levels,
    answersStand: true,
  });
}

function only(options: unknown, names: readonly string[]): object {
  const given = Object.entries((options as object | undefined) ?? {});
  return Object.fromEntries(given.filter(([name]) => names.includes(name)));
}

/**
 * Returns the record of a trial that is over.
 * @param timeMs from the first confirmed gear to the confirmation of the crossing; no clock, no time (BR-54)
 * @throws RangeError when it is not over.
 */
export function trialLog(session: Session, trial: NextTrial, timeMs: number): TrialLog {
  const [car] = (session.race() as FormulaDeRace).cars;
  const { timed } = valuesUnder(session).trials;
  if (car === undefined || session.next().kind !== 'over') throw new RangeError('no trial is over');
  const events = session.events() as readonly FormulaDeEvent[];
  return {
    session: trial.session,
    driver: trial.driver,
    end: car.status === 'finished' ? 'finished' : 'aborted',
    tires: car.set?.type ?? 'hard',
    rolls: rollsOf(events, car),
    overshootRolls: car.trial?.penaltyRolls ?? 0,
    misplacements: car.trial?.misplacements ?? 0,
    timeMs: timed ? Math.floor(timeMs) : 0,
    ...(car.retirement === undefined ? {} : { retirement: car.retirement }),
    ...distanceOf(session, car),
    ...settlingOf(session, car),
    ...injuryOf(car),
  };
}

// The rolls that count: those of the gear dice, or of a chart from the crossing of the line on (TR-35).
function rollsOf(events: readonly FormulaDeEvent[], { trial }: Car): TrialLog['rolls'] {
  const read = events.flatMap(event =>
    event.kind === 'chartRead' ? [{ gear: event.gear, face: event.points }] : [],
  );
  if (read.length > 0) return read.slice(read.length - (trial?.rolls ?? 0));
  return events.flatMap(event => {
    const gear = event.kind === 'dieRolled' ? /^gear([1-6])$/.exec(event.die)?.[1] : undefined;
    return event.kind === 'dieRolled' && gear !== undefined
      ? [{ gear: Number(gear), face: event.value }]
      : [];
  });
}

// What settles equal laps besides the clock (TR-36, TRR-11).
function settlingOf(session: Session, { fittings }: Car): Pick<TrialLog, 'qualifying' | 'lot'> {
  const values = valuesUnder(session);
  const { byLot, timed } = values.trials;
  return {
    ...(fittings === undefined ? {} : { qualifying: fittings.qualifying }),
    ...(byLot === true && !timed ? { lot: lotOf(session.setup.seed, values) } : {}),
  };
}

function injuryOf({ injury }: Car): Pick<TrialLog, 'injury'> {
  const lasting = lastingInjury(injury);
  return lasting === undefined ? {} : { injury: lasting };
}

// How far a car came that has no lap (BR-52); nowhere, if it began at speed and has not come to the line (TR-34, TRR-9).
function distanceOf(session: Session, car: Car): Pick<TrialLog, 'distance'> {
  const { board } = session;
  if (valuesUnder(session).trials.lapless !== 'byDistance' || car.status === 'finished') return {};
  const on = board as FormulaBoard;
  const start = { laps: 0, space: trialStart(on) };
  return { distance: Math.max(0, progressOf(on, car) - progressOf(on, start)) };
}

function valuesUnder({ book, race }: Session): BookValues {
  return (book as FormulaDeBook).terms((race() as FormulaDeRace).options).values;
}

export function cpuTrial(
  qualifying: Qualifying,
  trial: NextTrial,
  seat: SessionSeat,
  venue: TrialVenue,
): TrialLog {
  return driven(trialSession(qualifying, trial, seat, venue), trial);
}

/** Drives the trial of a CPU driver to its end and returns its record with a simulated time. */
export function driven(session: Session, trial: NextTrial): TrialLog {
  while (session.next().kind === 'cpu') session.advance();
  return trialLog(session, trial, simulatedMs(session));
}

/** Returns the simulated milliseconds of a finished lap of a program: the same for the same dice. */
export function simulatedMs(session: Session): number {
  const { rolls } = trialLog(session, { session: 0, driver: 0 }, 0);
  const random = seededRandom(session.setup.seed, CLOCK);
  const faster = drawBelow(random, rolls.length * ROLL.faster + 1).value;
  return (rolls.length * ROLL.most - faster) * MS;
}

/**
 * Returns what a car of a season carries over from a trial that is over; undefined where trials leave it nothing (TR-145).
 * `book` is that of the race, which decides what is carried over.
 */
export function carriedFrom(session: Session, book: RuleBook): Carried | undefined {
  const told = session.events() as readonly FormulaDeEvent[];
  const built = told.findLast(event => event.kind === 'carBuilt');
  return games.of(book).seasonal?.(book)?.afterTrial?.(session.race(), built);
}

/** Returns a trial without a lap: withdrawn by its driver, or void because it was abandoned. */
export function undriven(
  { session, driver }: Pick<NextTrial, 'session' | 'driver'>,
  end: 'withdrawn' | 'void',
): TrialLog {
  return {
    session,
    driver,
    end,
    tires: 'hard',
    rolls: [],
    overshootRolls: 0,
    misplacements: 0,
    timeMs: 0,
  };
}
