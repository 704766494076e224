// The flags that say how the grid is made, and what they open.

import type { Argv } from 'yargs';
import { type FormulaBoard, SKIES } from '../../circuit/formula-board.ts';
import { SESSIONS_MAX } from '../../rules/formula-de/chapters/trials/timed-trials.ts';
import {
  type QualifyingWishes,
  trialValuesOf,
} from '../../rules/formula-de/qualifying/qualifying.ts';
import { allBooks, games, trialsOf } from '../../rules/games.ts';
import { type NewSession, newSession } from '../../session/begin-session.ts';
import { newWeekend } from '../../session/weekend.ts';
import { type GridWishes, type Opened, QUALIFY, type Qualify } from '../../ui/services.ts';
import { wrongUse } from '../problem.ts';
import { wholeNumber } from '../whole-number.ts';
import { drawGrid } from './race-setup.ts';

export interface TrialFlags {
  readonly sessions: number;
  /** True when people place their cars by hand, right or wrong. */
  readonly 'free-hand': boolean;
}

export interface GridFlags extends TrialFlags {
  readonly qualify: Qualify;
}

export function trialFlags<T>(yargs: Argv<T>): Argv<T & TrialFlags> {
  return yargs
    .option('sessions', {
      type: 'number',
      default: 1,
      describe: `Sessions of timed trials, up to ${SESSIONS_MAX}; the best one counts for each driver`,
    })
    .option('free-hand', {
      type: 'boolean',
      default: false,
      describe:
        'Place the car by hand in timed trials; under Masters rules a wrong space costs ten rolls at the end',
    })
    .requiresArg('sessions') as Argv<T & TrialFlags>;
}

export function gridFlags<T>(yargs: Argv<T>): Argv<T & GridFlags> {
  return trialFlags(yargs)
    .option('qualify', {
      type: 'string',
      choices: QUALIFY,
      default: 'dice',
      describe:
        'How the grid is set: dice (random draw, or bids where the rules have them), none (as entered) or timed (trials; their weather is rolled unless --weather sets it)',
    })
    .requiresArg('qualify') as Argv<T & GridFlags>;
}

/**
 * Returns the wishes that the flags express.
 * @throws Problem when there are too many sessions, or none
 */
export function gridFromFlags(flags: GridFlags): GridWishes {
  const { qualify, sessions, 'free-hand': freeHand } = flags;
  wholeNumber('sessions', sessions, 1, SESSIONS_MAX);
  return { qualify, sessions, hand: freeHand ? 'free' : 'guided' };
}

/**
 * Returns a race whose drivers start in the order of their entry or by lot, or the timed trials that make its grid. The
 * running order of the first session is drawn by lot too. A weather set beforehand holds for trials and race.
 * @throws Problem when dice are given for a race with timed trials, or its book has none
 */
export function openRace(entry: NewSession, grid: GridWishes): Opened {
  const { qualify, sessions, hand } = grid;
  const seats = entry.seats.map((_, seat) => seat);
  const isMade = makesGrid(entry);
  if (qualify === 'none') return newSession(isMade ? { ...entry, grid: seats } : entry);
  // Who sits beside whom may matter to a book that makes the grid itself, because of teams.
  const race = isMade ? entry : { ...entry, seats: drawGrid(entry.seats, entry.seed) };
  if (qualify === 'dice') return newSession(race);
  const weekend = withTrials(race);
  if (entry.dice !== undefined) {
    throw wrongUse('--dice sets the dice of a race; the timed trials before it roll their own.');
  }
  checkSessions(race, sessions);
  const weather = weatherOf(entry) ?? usualSky(entry);
  const options = { weather, ...(entry.options as object) };
  return newWeekend({
    race: { ...weekend, options },
    wishes: { sessions, hand, weather },
    races: true,
  });
}

/**
 * Checks that a book has so many sessions.
 * @throws Problem when it has fewer
 */
export function checkSessions({ book }: NewSession, sessions: number): void {
  const { sessionsMost } = trialValuesOf(book.id);
  if (sessions > sessionsMost) {
    throw wrongUse(`${book.name} has no more than ${sessionsMost} session of timed trials.`);
  }
}

/** Returns the weather set for a race and its trials, undefined when it is left open. */
export function weatherOf({ options }: NewSession): QualifyingWishes['weather'] | undefined {
  return (options as { readonly weather?: QualifyingWishes['weather'] } | undefined)?.weather;
}

// Reports whether the book rolls or bids for the places itself (BGA-B-42, CFR-108).
function makesGrid({ book }: NewSession): boolean {
  return games.of(book).makesGrid(book);
}

// The weather of a race that leaves it open is rolled, or as it is without the option (BGA-O-17).
function usualSky({ book: { options } }: NewSession): QualifyingWishes['weather'] {
  const off = options.find(({ name }) => name === 'weather')?.off;
  return SKIES.find(sky => sky === off) ?? 'roll';
}

/**
 * Returns a race whose book has timed trials, with the board on which they are driven.
 * @throws Problem when the book has none
 */
export function withTrials({ board, ...race }: NewSession): NewSession<FormulaBoard> {
  const { book } = race;
  const trials = trialsOf(book);
  if (trials !== undefined) return { ...race, board: trials.boardOf(board) };
  const having = allBooks().filter(one => trialsOf(one) !== undefined);
  const ids = having.map(({ id }) => id).join(', ');
  throw wrongUse(`${book.name} has no timed trials. Books with timed trials: ${ids}.`);
}
