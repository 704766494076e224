// What a race was for a single car: its best and its worst moment, whom it passed and who passed it, each with its place on the
// road.
import { cornerAhead, cornerOf, spaceOf } from '../../circuit/board.ts';
import { Director, type Told } from '../../replay/commentary/director.ts';
import type { Fact, Highlight } from '../../replay/commentary/highlight.ts';
import { watchers } from '../../replay/commentary/watchers.ts';
import { overtakesIn } from '../../replay/tally/overtakes.ts';
import { endTally } from '../../replay/tally/race-count.ts';
import type { Tally } from '../../replay/tally/tally.ts';
import { standingAnswers } from '../../rules/kit/take-back.ts';
import type { Choice, Race, Seat } from '../../rules/kit/types.ts';
import type { PlayedRace } from '../sheet/make-sheet.ts';

/** A corner, and whether the car is in it or on its way there. */
export interface Where {
  readonly corner: string;
  readonly isIn: boolean;
}

export interface Pass {
  readonly other: Seat;
  readonly round: number;
  /** Where the car stood that was in front when the round had ended; absent for one that had taken the flag. */
  readonly where?: Where;
}

/** A decision, the best choice there, and by how many thousandths of a roll or a turn it was better. */
export interface Costly {
  readonly round: number;
  readonly answered: number;
  readonly choice: Choice;
  readonly best: Choice;
  readonly loss: number;
}

export interface Account {
  readonly seat: Seat;
  readonly best?: Highlight;
  readonly worst?: Highlight;
  readonly passed: readonly Pass[];
  readonly passedBy: readonly Pass[];
  /** Where the car stood before each of its answers, by the answers of the race before it. */
  readonly wheres: ReadonlyMap<number, Where>;
  /** The decision that cost most; absent where none is known, or none cost anything worth a word. */
  readonly cost?: Costly;
}

/** How good a moment is for its subject, and how bad for those who suffer from it. Kinds that are left out are neither. */
const GOOD: Partial<Record<Fact['kind'], number>> = {
  lead: 5,
  leadInherited: 4,
  launch: 3,
  flyingStart: 3,
  topRoll: 2,
  fastestLap: 2,
  overtake: 1,
};
const BAD: Partial<Record<Fact['kind'], number>> = {
  out: 7,
  engine: 6,
  spin: 5,
  stall: 4,
  contact: 3,
  lead: 3,
  podiumLost: 3,
  lapped: 2,
  overtake: 1,
};

/** Thousandths of a roll from which a decision is worth a sentence. */
const COST_LEAST = 100;

/**
 * Returns the accounts of some seats.
 * @throws RangeError or IllegalChoice when the book does not start the setup or take an answer
 */
export function accountsOf(played: PlayedRace, seats: readonly Seat[]): readonly Account[] {
  const { book, board, setup, from } = played;
  const first = from ?? book.start(setup, board);
  const director = new Director({
    book,
    board,
    first,
    isSnapshot: from !== undefined,
  });
  const told: Told[] = [...director.opening];
  const wheres = new Map<Seat, Map<number, Where>>(seats.map(seat => [seat, new Map()]));
  // By round: the race when it had ended.
  const ends = new Map<number, Race>();
  for (const { seat, choice } of standingAnswers(played.answers)) {
    const { race } = director;
    const where = whereIs(played, race, seat);
    if (where !== undefined) wheres.get(seat)?.set(race.answered, where);
    const outcome = book.apply(race, seat, choice, board);
    told.push(...director.follow(outcome));
    ends.set(Math.min(race.round, director.race.round), director.race);
  }
  const { race, tally } = director;
  if (book.decisions(race, board).length === 0) endTally(tally, { book, board, race });
  const passes = passesIn(played, tally, ends);
  return seats.map(seat => ({
    seat,
    ...momentsOf(seat, told),
    passed: passes.filter(({ by }) => by === seat).map(({ of, pass }) => ({ ...pass, other: of })),
    passedBy: passes.filter(one => one.of === seat).map(({ by, pass }) => ({ ...pass, other: by })),
    wheres: wheres.get(seat) ?? new Map(),
  }));
}

/** Returns the same account with the decision that cost most among those of its seat. */
export function withCost(
  account: Account,
  decisions: readonly (Costly & { readonly seat: Seat })[],
): Account {
  const own = decisions.filter(({ seat, loss }) => seat === account.seat && loss >= COST_LEAST);
  const [cost] = own.toSorted((one, other) => other.loss - one.loss);
  return cost === undefined ? account : { ...account, cost };
}

interface Passing {
  readonly by: Seat;
  readonly of: Seat;
  readonly pass: Omit<Pass, 'other'>;
}

function passesIn(
  played: PlayedRace,
  tally: Tally,
  ends: ReadonlyMap<number, Race>,
): readonly Passing[] {
  const began = Math.max(0, (played.from?.race.round ?? 0) - 1);
  return overtakesIn(tally.rounds, began, played.setup.laps).map(({ by, of, round }) => {
    const end = ends.get(round);
    const isHome = (tally.cars[by]?.home ?? round + 1) <= round;
    const where = end === undefined || isHome ? undefined : whereIs(played, end, by);
    return {
      by,
      of,
      pass: { round, ...(where === undefined ? {} : { where }) },
    };
  });
}

function whereIs({ book, board }: PlayedRace, race: Race, seat: Seat): Where | undefined {
  const id = watchers.of(book).space(seat, { board, race });
  const space = id === undefined || !board.indexOf.has(id) ? undefined : spaceOf(board, id);
  const corner = space && cornerAhead(board, space);
  return (
    corner && {
      corner: corner.name,
      isIn: cornerOf(board, space) !== undefined,
    }
  );
}

function momentsOf(seat: Seat, told: readonly Told[]): Pick<Account, 'best' | 'worst'> {
  const all = told.map(({ highlight }) => highlight);
  const best = weightiest(all, highlight => {
    const { fact, seats } = highlight;
    return seats[0] === seat && !highlight.hurt.includes(seat) ? goodOf(fact) : 0;
  });
  const worst = weightiest(all, ({ fact, hurt }) =>
    hurt.includes(seat) ? (BAD[fact.kind] ?? 0) : 0,
  );
  return {
    ...(best === undefined ? {} : { best }),
    ...(worst === undefined ? {} : { worst }),
  };
}

// Each further car that is overtaken at once makes it better; the first lap that is timed beats nothing.
function goodOf(fact: Fact): number {
  if (fact.kind === 'fastestLap' && fact.before === undefined) return 0;
  const further = fact.kind === 'overtake' ? fact.of.length - 1 : 0;
  return (GOOD[fact.kind] ?? 0) + further;
}

// Returns the highlight with the greatest weight above 0, of equal ones the last.
function weightiest(
  all: readonly Highlight[],
  weightOf: (highlight: Highlight) => number,
): Highlight | undefined {
  const most = Math.max(0, ...all.map(weightOf));
  return most === 0 ? undefined : all.findLast(one => weightOf(one) === most);
}
