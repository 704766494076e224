// The templates that the program offers.
import { games } from '../../rules/games.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import { turnsOf } from '../field.ts';
import type { Plan, Stage, WeekendPlan } from '../plan/plan.ts';
import { writePlan } from '../plan/write-plan.ts';
import {
  type Filling,
  gridAsMade,
  gridBy,
  optionsIn,
  planFrom,
  pointsBy,
  type Template,
  tableCars,
  weekendsOf,
} from './template.ts';

type Values = Omit<Template, 'id'>;

const championship: Values = {
  about: 'Points of all weekends at one table, for drivers and teams.',
  entrants: { min: 2, max: 10 },
  values: ({ book }) => ({ options: optionsIn(book, { weather: 'roll' }) }),
};

// Masters 1-0-1 to 2-0-3: trials for all, tables by their result, one sky, and a final of the best.
const mastersDay: Values = {
  about: 'A day of timed trials, tables by their result, and a final of the best ten.',
  entrants: { min: 4, max: 60 },
  values: filling => ({
    options: optionsIn(filling.book, { weather: 'roll', preparation: 'chosen' }),
    rank: ['points', 'wins', 'places', 'trials', 'lot'],
    ...day(filling),
  }),
};

function day(filling: Filling): Partial<Plan> {
  const { tracks, entrants } = filling;
  const cars = tableCars(filling);
  if (entrants.length <= cars) return {};
  const heats = weekendsOf(tracks, 'heats');
  return {
    stages: [
      { id: 'heats', name: 'Tables', takes: { kind: 'all' }, fresh: true },
      { id: 'final', name: 'Final', takes: { kind: 'best', count: cars }, fresh: true },
    ],
    calendar: [...heats, ...finalOf(tracks, heats, { grid: 'lastResult', sessions: 0 })],
  };
}

function finalOf(
  tracks: readonly string[],
  before: readonly WeekendPlan[],
  over: Partial<WeekendPlan>,
): readonly WeekendPlan[] {
  return weekendsOf(tracks.slice(-1), 'final', before).map(weekend => ({ ...weekend, ...over }));
}

const HEATS_LEAST = 3;
const HEAT_LAPS = 2;

// Heats of two laps with the standard car, a semi-final, and a final of three laps with a car that is built.
const mostWins: Values = {
  about: 'Short heats with the standard car; most wins decide, then a final with built cars.',
  entrants: { min: 6, max: 60 },
  values: filling => ({
    ...gridBy('lot', filling.book),
    laps: HEAT_LAPS,
    options: optionsIn(filling.book, { weather: 'roll', preparation: 'ready' }),
    tables: { size: tableCars(filling), draw: 'lot', apart: 'teams' },
    points: pointsBy([1000, 100, 10, 1]),
    rank: ['wins', 'points', 'earliestWin', 'lot'],
    ...heatsAndFinal(filling),
  }),
};

function heatsAndFinal(filling: Filling): Partial<Plan> {
  const { tracks, entrants, book } = filling;
  const cars = tableCars(filling);
  const inSemiFinal = 2 * cars;
  const visits = Math.max(HEATS_LEAST, tracks.length);
  const courses = Array.from({ length: visits }, (_, at) => tracks[at % tracks.length] ?? '');
  const heats = weekendsOf(courses, 'heats');
  const built = optionsIn(book, { preparation: 'chosen' });
  const last = {
    laps: book.usualLaps,
    ...(Object.keys(built).length === 0 ? {} : { options: built }),
  };
  const hasSemiFinal = entrants.length > inSemiFinal;
  const semi = hasSemiFinal ? weekendsOf(tracks.slice(-1), 'semi-final', heats) : [];
  const semiStage: Stage = {
    id: 'semi-final',
    name: 'Semi-final',
    takes: { kind: 'best', count: inSemiFinal },
    fresh: true,
  };
  return {
    stages: [
      { id: 'heats', name: 'Heats', takes: { kind: 'all' }, fresh: true },
      ...(hasSemiFinal ? [semiStage] : []),
      {
        id: 'final',
        name: 'Final',
        takes: hasSemiFinal
          ? { kind: 'perTable', first: Math.floor(cars / 2) }
          : { kind: 'best', count: cars },
        fresh: true,
      },
    ],
    calendar: [...heats, ...semi, ...finalOf(tracks, [...heats, ...semi], last)],
  };
}

const teamCup: Values = {
  about: 'Teams of two with shared pits; points of the races and of the trials, both cars added.',
  entrants: { min: 2, max: 10 },
  values: ({ book }) => {
    const grid = gridBy('trials', book);
    return {
      ...grid,
      options: optionsIn(book, { teams: 'on' }),
      points: {
        ...pointsBy([1000, 720, 600, 480, 400, 320, 240, 160, 80, 40]),
        trials: grid.trials.sessions > 0 ? [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] : [],
        // A car that is out keeps what it has from the trials (BGA-V-5).
        extras: 'all',
      },
      teamSize: 2,
    };
  },
};

const oneMake: Values = {
  about: 'The same car for all and every place on the grid in turn, for comparing drivers.',
  entrants: { min: 2, max: 60 },
  values: ({ book }) => ({
    ...gridBy('rotation', book),
    options: optionsIn(book, { preparation: 'ready' }),
    points: pointsBy([10, 8, 6, 5, 4, 3, 2, 1]),
  }),
};

// Trant's series: a circuit a race, points for both titles from every car, ties by places (TR-1, TR-8, TR-9, TR-38, TR-39, TR-151,
// TR-155, TR-156, TRR-61). Grids rotate where that comes out even over the calendar; else the book makes them, as it may.
const series1995: Values = {
  about: 'Teams of one or two cars, built once for the whole season; grids by rotation.',
  entrants: { min: 3, max: 10 },
  suits: buildsCars,
  values: filling => {
    const { book, entrants, tracks } = filling;
    const isEven = tracks.length % turnsOf(entrants) === 0;
    return {
      ...(isEven ? gridBy('rotation', book) : gridAsMade(book)),
      options: optionsIn(book, { weather: 'roll', preparation: 'chosen' }),
      teamSize: 2,
      rank: ['points', 'places', 'lot'],
      car: buildsCars(book) ? 'builtOnce' : 'perRace',
    };
  },
};

function buildsCars(book: RuleBook): boolean {
  return games.of(book).seasonal?.(book) !== undefined;
}

const named: Readonly<Record<string, Values>> = {
  championship,
  'masters-day': mastersDay,
  'most-wins': mostWins,
  'team-cup': teamCup,
  'one-make': oneMake,
  'series-1995': series1995,
};

/** Every template, the one offered first in front. */
export const templates: readonly Template[] = Object.entries(named).map(([id, values]) => ({
  id,
  ...values,
}));

export function templateNamed(id: string): Template | undefined {
  return templates.find(template => template.id === id);
}

/**
 * Returns a template as a file to be filled in by hand: a plan with examples where the blanks are.
 * @param filling the examples
 */
export function templateText(template: Template, filling: Filling): string {
  const { min, max } = template.entrants;
  const remark = [
    `# ${template.about}`,
    `# Fill in name, calendar, teams and entrants (${min} to ${max}); everything else may stay.`,
  ];
  return `${remark.join('\n')}\n${writePlan(planFrom(template, filling))}`;
}
