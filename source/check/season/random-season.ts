// Random seasons: plans of every shape, and entries of every kind, sensible and not.
import { allBooks, games, trialsOf } from '../../rules/games.ts';
import { enter } from '../../season/apply-entry.ts';
import type { Entry } from '../../season/ledger/entry.ts';
import {
  CRITERIA,
  type GridRule,
  type Plan,
  type Stage,
  type WeekendPlan,
} from '../../season/plan/plan.ts';
import { NotDue, type Season } from '../../season/season.ts';
import { shuffled } from '../../season/seeds.ts';
import { due } from '../../season/to-do.ts';
import { crew, openedSeason, settled, TEST_TIME } from '../../testing/season/seasons.ts';
import type { Lot } from './lot.ts';
import { randomEntry } from './random-entries.ts';

const TRACKS = ['monza', 'spa', 'monaco', 'suzuka', 'imola'] as const;
const GRIDS = ['lot', 'rotation', 'standings', 'reversed', 'lastResult', 'byHand'] as const;
const LEVEL = 'club';

function randomSeason(lot: Lot): Season {
  return openedSeason(randomPlan(lot));
}

function randomPlan(lot: Lot): Partial<Plan> {
  const books = allBooks();
  const book = books[lot.below(books.length)] ?? books[0];
  if (book === undefined) throw new RangeError('there are no books');
  const cars = 2 + lot.below(lot.oneIn(3) ? 59 : 11);
  const teams = 1 + lot.below(Math.ceil(cars / 2));
  const isTeamed = lot.oneIn(2);
  const hasTrials = trialsOf(book) !== undefined && lot.oneIn(2);
  const grids: readonly [GridRule, ...GridRule[]] = [
    ...GRIDS,
    ...(games.of(book).makesGrid(book) ? (['book'] as const) : []),
    ...(hasTrials ? (['trials'] as const) : []),
  ];
  const stages = randomStages(lot, cars);
  const hasTeamOption = book.options.some(({ name }) => name === 'teams');
  return {
    rules: book.id,
    options: hasTeamOption && lot.oneIn(2) ? { teams: 'on' } : {},
    grid: lot.of(grids),
    trials: { sessions: hasTrials ? 1 : 0, hand: 'guided', void: 'last' },
    tables: {
      size: 3 + lot.below(8),
      draw: lot.of(['classification', 'snake', 'lot']),
      apart: lot.of(['teams', 'nobody']),
    },
    stages,
    calendar: stages.flatMap((stage, at) => weekendsIn(lot, stage, at)),
    entrants: crew(cars, LEVEL).map((one, at) =>
      isTeamed ? { ...one, team: `team-${at % teams}` } : one,
    ),
    teams: isTeamed
      ? Array.from({ length: teams }, (_, at) => ({ id: `team-${at}`, name: `Team ${at}` }))
      : [],
    ...randomCounting(lot),
    marshal: lot.oneIn(4) ? 'rota' : 'none',
    car: lot.oneIn(3) ? 'builtOnce' : 'perRace',
    seed: lot.below(10_000),
  };
}

function randomCounting(
  lot: Lot,
): Pick<Plan, 'points' | 'count' | 'rank' | 'absent' | 'teamScores'> {
  const criteria = shuffled(CRITERIA, lot.below(1000)).slice(0, 1 + lot.below(CRITERIA.length));
  return {
    points: {
      by: lot.oneIn(5) ? 'book' : 'places',
      places: lot.of([[10, 6, 4, 3, 2, 1], [9, 6, 4], [1, 1, 1, 1], []]),
      pole: lot.below(2),
      fastestLap: lot.below(2),
      classified: lot.below(2),
      poleOf: lot.of(['table', 'weekend']),
      extras: lot.of(['all', 'classified']),
      trials: lot.of([[], [3, 2, 1]]),
    },
    count: {
      ...(lot.oneIn(2) ? { best: 1 + lot.below(4) } : {}),
      drop: lot.below(3),
      startsLeast: lot.below(3),
    },
    rank: lot.oneIn(2) ? ['points', ...criteria] : criteria,
    absent: { standIn: LEVEL, scores: lot.of(['nobody', 'team', 'half']) },
    ...(lot.oneIn(3) ? { teamScores: 1 + lot.below(2) } : {}),
  };
}

function randomStages(lot: Lot, cars: number): readonly [Stage, ...Stage[]] {
  const first: Stage = { id: 'heats', name: 'Heats', takes: { kind: 'all' }, fresh: true };
  if (lot.oneIn(2)) return [first];
  const takes = lot.of<Stage['takes']>([
    { kind: 'all' },
    { kind: 'perTable', first: 1 + lot.below(4) },
    { kind: 'best', count: 1 + lot.below(cars) },
    { kind: 'winners', wins: 1 },
  ]);
  return [first, { id: 'final', name: 'Final', takes, fresh: lot.oneIn(2) }];
}

function weekendsIn(lot: Lot, { id }: Stage, at: number): readonly WeekendPlan[] {
  return Array.from({ length: 1 + lot.below(at === 0 ? 4 : 2) }, (_, number) => ({
    id: `${id}-${number + 1}`,
    track: lot.of(TRACKS),
    stage: id,
    weight: lot.of([1, 1, 0.5, 2]),
  }));
}

/** Returns an entry that settles something due, with fastest laps and points of the book where it is a race. */
export function dueEntry(season: Season, lot: Lot): Entry | undefined {
  const open = due(season);
  const one = open[lot.below(Math.max(1, open.length))];
  if (one === undefined) return undefined;
  const entry = settled(one, lot.below(10_000));
  if (entry.kind !== 'raced') return entry;
  const sheet = entry.sheet.map(row => ({
    ...row,
    ...(lot.oneIn(3) ? {} : { fastestLap: 12 + lot.below(6) }),
    points: lot.below(5),
  }));
  return { ...entry, sheet };
}

export interface Tried {
  readonly season: Season;
  readonly entry: Entry;
  readonly refused?: string;
}

/** Tries an entry; an error that is not a refusal is rethrown. */
export function tried(season: Season, entry: Entry): Tried {
  try {
    return { season: enter(season, entry, TEST_TIME), entry };
  } catch (error) {
    if (!(error instanceof NotDue)) throw error;
    return { season, entry, refused: error.message };
  }
}

/** Returns a season driven to its end with something of every kind in between; `check` sees each step. */
export function drivenWildly(
  lot: Lot,
  steps: number,
  check: (step: Tried) => void = () => undefined,
): Season {
  let season = randomSeason(lot);
  for (let step = 0; step < steps; step++) {
    const entry = lot.oneIn(4) ? randomEntry(season, lot) : dueEntry(season, lot);
    if (entry === undefined) break;
    const result = tried(season, entry);
    check(result);
    season = result.season;
  }
  return season;
}
