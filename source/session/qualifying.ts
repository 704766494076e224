// Qualifying: sessions of timed trials that make the grid (M-1-0-1, R-92). Plain values and pure functions; who drives a
// trial, and where it is kept, is the business of `trial.ts` and `weekend.ts`.
//
// Running order: in the first session that of the entry list; from then on the slowest so far begins and the best so far
// drives last. It matters, because of equal results the one that was achieved first is the better (M-1-3-2).
import type { FormulaBoard, Sky } from '../circuit/formula-board.ts';
import { bookOf } from '../rules/books.ts';
import {
  compareResults,
  type FullResult,
  fullResult,
  gridOf,
} from '../rules/formula-de/chapters/timed-trials.ts';
import { skyOf, weatherAtStart } from '../rules/formula-de/chapters/weather.ts';
import type { TrackState } from '../rules/formula-de/state.ts';
import { seededDice, throwDie } from '../rules/kit/dice.ts';
import type { SavedQualifying, SavedTrial } from '../storage/saved-qualifying.ts';

/** How an organiser wants the grid made. */
export type QualifyingWishes = Pick<SavedQualifying, 'hand' | 'sessions' | 'weather'>;

/** The weather of a session; `roll` is the face of the black die, 0 when nobody rolled. */
export interface SessionWeather {
  readonly sky: Sky;
  readonly roll: number;
}

/** A trial that is to be driven. */
export interface NextTrial {
  /** Session, counted from 0. */
  readonly session: number;
  /** Index in the entry list. */
  readonly driver: number;
}

/** A line of a classification; without a result for a driver who has yet to drive. */
export interface Ranked {
  readonly place: number;
  readonly driver: number;
  readonly trial?: SavedTrial;
  readonly result?: FullResult;
}

/** The full result of a trial (M-1-3-1); one that was not driven to the line counts as aborted. */
export function resultOf(trial: SavedTrial): FullResult {
  return fullResult({
    gearRolls: trial.rolls.length,
    overshootRolls: trial.overshootRolls,
    misplacements: trial.misplacements,
    timeMs: trial.timeMs,
    aborted: trial.end !== 'finished',
  });
}

/** The trial to drive now, undefined when the qualifying is over. */
export function nextTrial(qualifying: SavedQualifying): NextTrial | undefined {
  for (let session = 0; session < qualifying.sessions; session++) {
    const driver = runningOrder(qualifying, session).find(
      one => !hasDriven(qualifying, session, one),
    );
    if (driver !== undefined) return { session, driver };
  }
  return undefined;
}

/** Whether everybody has driven in a session. */
export function sessionOver(qualifying: SavedQualifying, session: number): boolean {
  const next = nextTrial(qualifying);
  return next === undefined || next.session > session;
}

/** Who drives when in a session: indices of the entry list. */
export function runningOrder(qualifying: SavedQualifying, session: number): readonly number[] {
  const entry = qualifying.names.map((_, driver) => driver);
  if (session === 0) return entry;
  return ranked(trialsBefore(qualifying, session), entry)
    .map(({ driver }) => driver)
    .toReversed();
}

/** The weather of a session, the same for every driver (M-1-0-3, M-3-1-1). A sky that was set holds for all sessions. */
export function sessionWeather(
  { weather, seed }: SavedQualifying,
  session: number,
  bookId: string,
  board: FormulaBoard,
): SessionWeather {
  const die = bookOf(bookId)?.definition.values.blackDie;
  if (weather !== 'roll') return { sky: weather, roll: 0 };
  if (die === undefined) throw new RangeError(`no book is called ${bookId}`);
  const { value } = throwDie(seededDice(mixed(seed, session, WEATHER_ENTRY)), die);
  return { sky: skyOf(board, value), roll: value };
}

/** The track after a session: what a changeable race begins with (M-3-2-4). */
export function trackAfter({ sky }: SessionWeather): TrackState {
  return weatherAtStart(sky, 'dry').track;
}

/** Seed of the dice of a trial: its own for each session and driver. */
export function trialSeed({ seed }: SavedQualifying, trial: NextTrial): number {
  return mixed(seed, trial.session, trial.driver);
}

/** The classification of a session; who has yet to drive comes last, in the running order. */
export function sessionRanking(qualifying: SavedQualifying, session: number): readonly Ranked[] {
  const trials = qualifying.trials.filter(trial => trial.session === session);
  return ranked(trials, runningOrder(qualifying, session));
}

/** The classification of all sessions: each driver's best result counts. Its first is the absolute pole. */
export function qualifyingRanking(qualifying: SavedQualifying): readonly Ranked[] {
  return ranked(
    qualifying.trials,
    qualifying.names.map((_, driver) => driver),
  );
}

// A trial that was left is over too: it is void and not driven again.
function hasDriven({ trials }: SavedQualifying, session: number, driver: number): boolean {
  return trials.some(trial => trial.session === session && trial.driver === driver);
}

function trialsBefore({ trials }: SavedQualifying, session: number): readonly SavedTrial[] {
  return trials.filter(trial => trial.session < session);
}

function ranked(trials: readonly SavedTrial[], entry: readonly number[]): readonly Ranked[] {
  const order = gridOf(trials.map(trial => ({ seat: trial.driver, result: resultOf(trial) })));
  const waiting = entry.filter(driver => !order.includes(driver));
  return [...order, ...waiting].map((driver, index) => {
    const trial = bestOf(trials, driver);
    const line = { place: index + 1, driver };
    return trial === undefined ? line : { ...line, trial, result: resultOf(trial) };
  });
}

// The earliest of the best.
function bestOf(trials: readonly SavedTrial[], driver: number): SavedTrial | undefined {
  const own = trials.filter(trial => trial.driver === driver);
  return own.reduce<SavedTrial | undefined>(
    (best, trial) =>
      best === undefined || compareResults(resultOf(trial), resultOf(best)) < 0 ? trial : best,
    undefined,
  );
}

// No driver has this index.
const WEATHER_ENTRY = 255;

// One 32-bit integer of three; odd factors keep their bits apart.
function mixed(seed: number, session: number, driver: number): number {
  const place = (session * 256 + driver) * 256 + 1;
  return (seed ^ Math.imul(place, 0x9e3779b1)) | 0;
}
