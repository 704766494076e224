// Walks races of every book in which chance drives, and compares the sign of each roll with what came of it: whatever ends a
// plan badly has a sign of its own, and never that of points to be paid.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RowBoard } from '../../circuit/rows/row-board.ts';
import type { ChampionshipBook } from '../../rules/championship-formula/book.ts';
import type { ChampionshipRace } from '../../rules/championship-formula/state.ts';
import { allBooks } from '../../rules/games.ts';
import type { Decision, Outcome, Race, RaceEvent, RuleBook, Seat } from '../../rules/kit/types.ts';
import { sealedBids } from '../../testing/bids/sealed-bids.ts';
import { screenAt } from '../../testing/championship-formula/race-frame.ts';
import { everyLibrary } from '../../testing/every-book.ts';
import { raceModel } from '../../testing/formula-de/race-model.ts';
import type { RaceModel } from '../screens/race/race-model.ts';
import { type FaceMark, markOf, type Roll } from '../screens/race/roll/roll.ts';
import { EN } from '../words/en/words.ts';
import { panelsOf } from './panels-by-game.ts';

type Told = RaceEvent & Readonly<Record<string, unknown>>;

/** What each event that ends a plan badly may be shown as beforehand. */
const BAD: Readonly<Record<string, (event: Told) => readonly FaceMark[]>> = {
  carStalled: () => ['waits'],
  stalled: () => ['waits'],
  quickStopRolled: ({ succeeded }) => (succeeded === true ? [] : ['waits']),
  carSpun: () => ['spin'],
  engineBlown: () => ['harm'],
  damaged: () => ['harm', 'out', 'spin'],
  injuryChecked: ({ condition }) => (condition === 'unhurt' ? [] : ['harm', 'out']),
  carRetired: () => ['out'],
  retired: () => ['out'],
};

const MONZA = readFileSync(new URL('../../../tracks/monza.yaml', import.meta.url), 'utf8');

interface Walk {
  readonly book: RuleBook;
  readonly board: unknown;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: number;
}

const CARS = 5;
const ANSWERS = 500;

function modelAt({ book, board }: Walk, race: Race, { seat }: Decision): RaceModel {
  return book.family === 'championship-formula'
    ? (screenAt(
        {
          book: book as ChampionshipBook,
          board: board as RowBoard,
          race: race as ChampionshipRace,
          events: [],
        } as Parameters<typeof screenAt>[0],
        { seat },
      ) as RaceModel)
    : (raceModel({ book, board, race } as Parameters<typeof raceModel>[0], EN) as RaceModel);
}

/** Returns what is wrong with the signs of a race. */
function faultsOf(walk: Walk): readonly string[] {
  const { book, board, options, seed } = walk;
  const seats = Array.from({ length: CARS }, (_, seat) => ({ name: `Driver ${seat}` }));
  let luck = seed;
  let now: Outcome<Race, RaceEvent> = book.start(
    { book: book.id, track: 'monza', seed, laps: 2, seats, options },
    board,
  );
  const faults: string[] = [];
  for (let answers = 0; answers < ANSWERS; answers++) {
    const [decision] = book.decisions(now.race, board);
    if (decision === undefined) break;
    luck = (luck * 48271) % 2147483647;
    const choice = decision.choices[luck % decision.choices.length];
    if (choice === undefined) break;
    const model = modelAt(walk, now.race, decision);
    const after = book.apply(now.race, decision.seat, choice, board);
    const rolls = panelsOf(model).rolls?.(
      model,
      book.view(after.race, decision.seat),
      after.events,
      EN,
    );
    faults.push(...faultsAmong(after.events as readonly Told[], rolls ?? new Map()));
    faults.push(...faultsOfMove(walk, after.race, [...(rolls?.values() ?? [])]));
    now = after;
  }
  return faults;
}

const RUIN: readonly string[] = ['spin', 'eliminated'];

// A roll that leads to a choice of spaces spins the car, or ends its race, only where every space does.
function faultsOfMove(
  { book, board }: Walk,
  race: Race,
  rolls: readonly Roll[],
): readonly string[] {
  const roll = rolls.findLast(({ landed }) => landed.length > 0);
  const decision = book.decisions(race, board).find(({ step }) => step === 'moveCar');
  if (roll === undefined || decision === undefined || roll.seat !== decision.seat) return [];
  const told = decision.choices.map(choice =>
    book.consequences(race, decision.seat, choice, board).map(({ kind }) => kind),
  );
  const isBad = told.every(kinds => kinds.some(kind => RUIN.includes(kind)));
  const shown = markOf(roll, roll.value);
  return isBad === RUIN_MARKS.includes(shown) ? [] : [`${roll.name} ${roll.value} is ${shown}`];
}

const RUIN_MARKS: readonly FaceMark[] = ['spin', 'out'];

function faultsAmong(
  events: readonly Told[],
  rolls: ReadonlyMap<RaceEvent, Roll>,
): readonly string[] {
  const open = new Map<Seat, Roll>();
  return events.flatMap((event): readonly string[] => {
    const seat = event['seat'] as Seat;
    const roll = rolls.get(event);
    if (roll !== undefined) open.set(seat, roll);
    // What a further die brings is not foretold by the roll before it.
    else if (event.kind === 'dieRolled') open.delete(seat);
    const last = open.get(seat);
    if (last === undefined) return [];
    const wanted = BAD[event.kind]?.(event) ?? [];
    const shown = markOf(last, last.value);
    if (wanted.length === 0 || wanted.includes(shown)) return [];
    return [`${last.name} ${last.value} is ${shown}, then ${event.kind}`];
  });
}

// The book of sealed bids has no screen of its own.
const BOOKS = allBooks().filter(({ id }) => id !== sealedBids.id);

describe.each(BOOKS)('$id', book => {
  it.each([1, 2, 3])('has no bad face without its sign (race %i)', seed => {
    const read = everyLibrary.boardOf(MONZA, book);
    if (!read.ok) throw new Error(read.reason);
    const walk = { book, board: read.board, options: {}, seed };
    expect([...new Set(faultsOf(walk))]).toEqual([]);
  });
});
