// Qualifying: sessions of timed trials that make the grid (M-1-0-1, R-92), as plain values and pure functions. In `session/`
// `trial.ts` drives a trial and `weekend.ts` saves it.
//
// Running order: the first session runs in the order of the entry list; in later ones the slowest so far begins and the
// best so far drives last. The order matters: of two equal results the one achieved first ranks higher (M-1-3-2).
import type { FormulaBoard, Sky } from '../../../circuit/formula-board.ts';
import { bookOf } from '../../books.ts';
import { type Dice, seededDice, throwDie } from '../../kit/dice.ts';
import { skyOf, weatherAtStart } from '../chapters/round/weather.ts';
import {
  compareResults,
  type FullResult,
  fullResult,
  gridOf,
  isByLot,
} from '../chapters/trials/timed-trials.ts';
import type { FormulaDeOptions, TrackState } from '../state.ts';
import type { BookValues, TrialValues } from '../values.ts';
import type { Qualifying, TrialLog } from './qualifying-record.ts';

export type QualifyingWishes = Pick<Qualifying, 'hand' | 'sessions' | 'weather'>;

/** The weather of a session; `roll` is the face of the black die, 0 when it was not rolled. */
export interface SessionWeather {
  readonly sky: Sky;
  readonly roll: number;
}

export interface NextTrial {
  /** Session, counted from 0. */
  readonly session: number;
  /** Index in the entry list. */
  readonly driver: number;
}

/** A line of a classification; it has no result for a driver who has yet to drive. */
export interface Ranked {
  readonly place: number;
  readonly driver: number;
  readonly trial?: TrialLog;
  readonly result?: FullResult;
  /** Present where a lot has decided between this line and a neighbour (TRR-11). */
  readonly byLot?: true;
}

/**
 * Returns how a book scores its timed trials under some options of the race, those that are usual unless given.
 * @throws RangeError when no book has this id
 */
export function trialValuesOf(bookId: string, options?: unknown): TrialValues {
  return valuesOf(bookId, options).trials;
}

/**
 * Returns the numbers of a book under some options, those that are usual unless given.
 * @throws RangeError when no book has this id
 */
export function valuesOf(bookId: string, options?: unknown): BookValues {
  const book = bookOf(bookId);
  if (book === undefined) throw new RangeError(`no book is called ${bookId}`);
  return book.terms((options as Partial<FormulaDeOptions> | undefined) ?? {}).values;
}

/** Returns the full result of a trial (M-1-3-1); one that was not driven to the line counts as aborted. */
export function resultOf(trial: TrialLog, trials: TrialValues): FullResult {
  const { rolls, overshootRolls, misplacements, timeMs, end } = trial;
  const { distance, qualifying, lot } = trial;
  return fullResult(
    {
      gearRolls: rolls.length,
      overshootRolls,
      misplacements,
      timeMs,
      aborted: end !== 'finished',
      ...(distance === undefined ? {} : { distance }),
      ...(qualifying === undefined ? {} : { qualifying }),
      ...(lot === undefined ? {} : { lot }),
    },
    trials,
  );
}

export function nextTrial(qualifying: Qualifying, values: TrialValues): NextTrial | undefined {
  for (let session = 0; session < qualifying.sessions; session++) {
    const driver = runningOrder(qualifying, session, values).find(
      one => !hasDriven(qualifying, session, one),
    );
    if (driver !== undefined) return { session, driver };
  }
  return undefined;
}

export function sessionOver({ names, trials }: Qualifying, session: number): boolean {
  return names.every((_, driver) =>
    trials.some(trial => trial.driver === driver && trial.session >= session),
  );
}

/** Returns the order in which drivers drive in a session, as indices of the entry list. */
export function runningOrder(
  qualifying: Qualifying,
  session: number,
  values: TrialValues,
): readonly number[] {
  const entry = qualifying.names.map((_, driver) => driver);
  if (session === 0) return entry;
  return ranked(trialsBefore(qualifying, session), entry, values)
    .map(({ driver }) => driver)
    .toReversed();
}

/**
 * Returns the weather of a session, the same for every driver (M-1-0-3, M-3-1-1, BGA-O-19, BGA-O-20). A sky once set holds
 * for all; where a session is never changeable, such a sky is good (BGA-V-22).
 */
export function sessionWeather(
  { weather, seed }: Qualifying,
  session: number,
  bookId: string,
  board: FormulaBoard,
): SessionWeather {
  const { blackDie, trials } = valuesOf(bookId);
  if (trials.sky !== undefined) return { sky: trials.sky, roll: 0 };
  const driven = (sky: Sky) => (sky === 'changeable' ? trials.changeableSky : sky);
  if (weather !== 'roll') return { sky: driven(weather), roll: 0 };
  const { value } = throwDie(seededDice(mixed(seed, session, WEATHER_ENTRY)), blackDie);
  return { sky: driven(skyOf(board, value)), roll: value };
}

/** Returns the state of the track after a session, with which a changeable race begins (M-3-2-4). */
export function trackAfter({ sky }: SessionWeather): TrackState {
  return weatherAtStart(sky, 'dry').track;
}

/** Returns the seed of the dice of a trial, a different one for each session and driver. */
export function trialSeed({ seed }: Qualifying, trial: NextTrial): number {
  return mixed(seed, trial.session, trial.driver);
}

const LOT_THROWS = 4;

/**
 * Returns what a driver draws where lots settle equal laps, the lowest of which is ahead: a number that follows from the seed
 * of the trial (TRR-11).
 */
export function lotOf(seed: number, { blackDie }: BookValues): number {
  let dice: Dice = seededDice(mixed(seed, 0, LOT_ENTRY));
  let lot = 0;
  for (let throws = 0; throws < LOT_THROWS; throws++) {
    const thrown = throwDie(dice, blackDie);
    dice = thrown.dice;
    lot = lot * blackDie.faces.length + thrown.value;
  }
  return lot;
}

/** Returns the classification of a session; drivers who have yet to drive come last, in the running order. */
export function sessionRanking(
  qualifying: Qualifying,
  session: number,
  values: TrialValues,
): readonly Ranked[] {
  const trials = qualifying.trials.filter(trial => trial.session === session);
  return ranked(trials, runningOrder(qualifying, session, values), values);
}

/**
 * Returns the classification of all sessions, in which each driver's best result counts. Its first driver has
 * the absolute pole.
 */
export function qualifyingRanking(qualifying: Qualifying, values: TrialValues): readonly Ranked[] {
  const entry = qualifying.names.map((_, driver) => driver);
  return ranked(qualifying.trials, entry, values);
}

/**
 * Returns the points of the qualifying by driver, only for those with a lap; undefined where the book gives none
 * (BGA-V-5, BGA-V-15).
 */
export function qualifyingPoints(
  qualifying: Qualifying,
  bookId: string,
): readonly number[] | undefined {
  const { points, trials } = valuesOf(bookId);
  if (points === undefined) return undefined;
  const ranking = qualifyingRanking(qualifying, trials);
  return qualifying.names.map((_, driver) => {
    const line = ranking.find(one => one.driver === driver);
    return line?.result?.aborted === false ? (points.qualifying[line.place - 1] ?? 0) : 0;
  });
}

// An abandoned trial counts too: it is void and not driven again.
function hasDriven({ trials }: Qualifying, session: number, driver: number): boolean {
  return trials.some(trial => trial.session === session && trial.driver === driver);
}

function trialsBefore({ trials }: Qualifying, session: number): readonly TrialLog[] {
  return trials.filter(trial => trial.session < session);
}

function ranked(
  trials: readonly TrialLog[],
  entry: readonly number[],
  values: TrialValues,
): readonly Ranked[] {
  const results = trials.map(trial => ({ seat: trial.driver, result: resultOf(trial, values) }));
  const order = gridOf(results, values);
  const waiting = entry.filter(driver => !order.includes(driver));
  const lines = [...order, ...waiting].map((driver, index): Ranked => {
    const trial = bestOf(trials, driver, values);
    const line = { place: index + 1, driver };
    return trial === undefined ? line : { ...line, trial, result: resultOf(trial, values) };
  });
  return lines.map((line, at) => {
    const isLevel = [lines[at - 1], lines[at + 1]].some(
      other => other?.result && line.result && isByLot(line.result, other.result, values),
    );
    return isLevel ? { ...line, byLot: true } : line;
  });
}

// Returns the earliest of a driver's best trials.
function bestOf(
  trials: readonly TrialLog[],
  driver: number,
  values: TrialValues,
): TrialLog | undefined {
  const own = trials.filter(trial => trial.driver === driver);
  const compare = (one: TrialLog, other: TrialLog) =>
    compareResults(resultOf(one, values), resultOf(other, values), values);
  return own.reduce<TrialLog | undefined>(
    (best, trial) => (best === undefined || compare(trial, best) < 0 ? trial : best),
    undefined,
  );
}

// An index that no driver has; it stands for the weather.
const WEATHER_ENTRY = 255;
// Another index that no driver has; it stands for lots.
const LOT_ENTRY = 254;

// Mixes three numbers to one 32-bit integer; the odd factor keeps their bits apart.
function mixed(seed: number, session: number, driver: number): number {
  const place = (session * 256 + driver) * 256 + 1;
  return (seed ^ Math.imul(place, 0x9e3779b1)) | 0;
}
