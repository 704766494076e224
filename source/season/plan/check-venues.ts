// Checks of what is raced: books, options, circuits, trials and grids, and whether everybody has a place there.
import { type ContentFault, type Path, quote } from '../../circuit/file/faults.ts';
import { allBooks, bookNamed, games, trialsOf } from '../../rules/games.ts';
import { didYouMean } from '../../rules/kit/nearest.ts';
import { offeredOptions, optionFaults, shortOfLaps } from '../../rules/kit/options.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import type { Venue } from '../season.ts';
import { type Overrides, type Plan, type WeekendPlan, weekendTerms } from './plan.ts';
import type { Known, PlanCheck, Subject } from './plan-check.ts';
import { givenOptions, optionNamed } from './plan-of-text.ts';

const RACED = ['rules', 'calendar', 'stages'] as const;

export const VENUE_CHECKS: readonly PlanCheck[] = [
  { needs: RACED, find: unknownBooks },
  { needs: [...RACED, 'options'], find: wrongOptions },
  { needs: [...RACED, 'options', 'laps'], find: shortRaces },
  { needs: [...RACED, 'trials', 'grid'], find: wrongGrids },
  { needs: [...RACED, 'tables', 'entrants', 'options'], find: wrongVenues },
];

function unknownBooks({ plan }: Subject): readonly ContentFault[] {
  const ids = allBooks().map(({ id }) => id);
  const places: readonly (readonly [string | undefined, Path])[] = [
    [plan.rules, ['rules']],
    ...plan.stages.map(({ rules }, at) => [rules, ['stages', at, 'rules']] as const),
    ...plan.calendar.map(({ rules }, at) => [rules, ['calendar', at, 'rules']] as const),
  ];
  return places.flatMap(([id, path]): readonly ContentFault[] => {
    if (id === undefined || bookNamed(id) !== undefined) return [];
    const mend = meant(id, ids) || `write one of ${ids.join(', ')}`;
    return [{ path, message: `there is no rule book ${quote(id)}`, mend }];
  });
}

/** Returns `did you mean spa` for a misspelt word, an empty text when nothing is close. */
export function meant(word: string, known: readonly string[]): string {
  return didYouMean(word, known).replace(/^; |\?$/g, '');
}

function wrongOptions({ text, plan }: Subject): readonly ContentFault[] {
  const parts: readonly (readonly [object | string | undefined, string, Path])[] = [
    [text, plan.rules, []],
    ...plan.stages.map(
      (stage, at) => [text.stages?.[at], stage.rules ?? plan.rules, ['stages', at]] as const,
    ),
    ...plan.calendar.map(
      (weekend, at) =>
        [text.calendar[at], weekendTerms(plan, weekend).rules, ['calendar', at]] as const,
    ),
  ];
  const named = parts.flatMap(([part, id, above]) => {
    const book = bookNamed(id);
    return part === undefined || typeof part === 'string' || book === undefined
      ? []
      : unknownOptions(part, book, above);
  });
  if (named.length > 0) return named;
  return plan.calendar.flatMap((weekend, at): readonly ContentFault[] => {
    const { rules, options } = weekendTerms(plan, weekend);
    const book = bookNamed(rules);
    if (book === undefined) return [];
    const path = homeOf(plan, at, 'options');
    const offered = offeredOptions(book.options);
    const placeOf = (name: string) => offered.find(one => one.name === name)?.flag.name ?? name;
    const lines = optionFaults(offered, options, placeOf);
    return lines.map(line => ({ path, message: line, mend: 'change one of the two' }));
  });
}

function shortRaces({ plan }: Subject): readonly ContentFault[] {
  return plan.calendar.flatMap((weekend, at): readonly ContentFault[] => {
    const { rules, options, laps } = weekendTerms(plan, weekend);
    const path = homeOf(plan, at, 'laps');
    return shortOfLaps(bookNamed(rules)?.options ?? [], options, laps).map(
      ({ name, flag, lapsLeast = 1, off }) => {
        const field = flag?.name ?? name;
        const message = `${field} needs ${lapsLeast} laps or more, not ${laps}`;
        return { path, message, mend: `write laps: ${lapsLeast}, or ${field}: ${off}` };
      },
    );
  });
}

function unknownOptions(part: object, book: RuleBook, above: Path): readonly ContentFault[] {
  return givenOptions(part).flatMap(({ name, value, path: inner }): readonly ContentFault[] => {
    const path = [...above, ...inner];
    const option = optionNamed(book, name);
    const offered = offeredOptions(book.options);
    if (option === undefined) {
      const names = offered.map(({ flag }) => flag.name);
      const known = names.length === 0 ? 'it has none' : `it has ${names.join(', ')}`;
      const message = `${book.name} has no option ${quote(name)}`;
      return [{ path, message, mend: meant(name, names) || known }];
    }
    const switches = option.flag?.sets === undefined ? [] : ['yes', 'no', 'true', 'false'];
    if ([...option.values, ...switches].includes(`${value}`)) return [];
    const message = `${name}: ${quote(`${value}`)} is not known`;
    return [{ path, message, mend: `write one of ${option.values.join(', ')}` }];
  });
}

// Returns where a value of a weekend comes from: the weekend itself, its stage, or the top of the plan.
function homeOf(plan: Plan, at: number, field: keyof Overrides): Path {
  const weekend = plan.calendar[at];
  if (weekend?.[field] !== undefined) return ['calendar', at, field];
  const stage = plan.stages.findIndex(({ id }) => id === weekend?.stage);
  if (plan.stages[stage]?.[field] !== undefined) return ['stages', stage, field];
  return field === 'sessions' ? ['trials'] : [field];
}

function wrongGrids({ plan }: Subject): readonly ContentFault[] {
  return plan.calendar.flatMap((weekend, at): readonly ContentFault[] => {
    const { rules, grid, sessions } = weekendTerms(plan, weekend);
    const book = bookNamed(rules);
    if (book === undefined) return [];
    const hasTrials = trialsOf(book) !== undefined;
    const grids = homeOf(plan, at, 'grid');
    const others = 'write grid: lot, rotation, standings or by hand';
    if (grid === 'trials' && !hasTrials) {
      const message = `a grid by timed trials, but ${book.name} has none`;
      return [{ path: grids, message, mend: others }];
    }
    if (grid === 'trials' && sessions === 0) {
      const message = 'a grid by timed trials, but there is no session of them';
      return [{ path: grids, message, mend: `write sessions: 1, or ${others.slice(6)}` }];
    }
    if (sessions > 0 && !hasTrials) {
      const message = `${sessions} sessions of timed trials, but ${book.name} has none`;
      return [{ path: homeOf(plan, at, 'sessions'), message, mend: 'write sessions: 0' }];
    }
    if (grid === 'book' && !games.of(book).makesGrid(book)) {
      const message = `the grid as the book makes it, but ${book.name} makes none`;
      return [{ path: grids, message, mend: others }];
    }
    return [];
  });
}

function wrongVenues({ plan, known }: Subject): readonly ContentFault[] {
  if (known === undefined) return [];
  return plan.calendar.flatMap((weekend, at): readonly ContentFault[] => {
    const { rules, options } = weekendTerms(plan, weekend);
    if (bookNamed(rules) === undefined) return [];
    const path = ['calendar', at, 'track'];
    if (!known.tracks.includes(weekend.track)) {
      const message = `there is no circuit ${quote(weekend.track)}`;
      const mend = meant(weekend.track, known.tracks) || 'chicane tracks list lists them all';
      return [{ path, message, mend }];
    }
    const venue = venueIn(known, rules, weekend);
    if (typeof venue === 'string') {
      const message = `the circuit ${weekend.track} cannot be raced: ${venue}`;
      return [{ path, message, mend: `chicane tracks check ${weekend.track} says more` }];
    }
    const { book, board } = venue;
    const unfit = games.of(book).whyUnfit?.(book, board, options);
    if (unfit !== undefined) return [{ path, message: unfit, mend: 'take another circuit' }];
    return crowdFaults(plan, at, venue, path);
  });
}

function venueIn(known: Known, rules: string, weekend: WeekendPlan): Venue | string {
  try {
    return known.venues.venue(rules, weekend.track);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

// A field that is meant to race at one table has to fit there; a larger one is divided as the circuit allows.
function crowdFaults(
  plan: Plan,
  at: number,
  { book, board }: Venue,
  path: Path,
): readonly ContentFault[] {
  const weekend = plan.calendar[at];
  if (weekend === undefined) return [];
  const { options, tableSize } = weekendTerms(plan, weekend);
  const { min, max, team = 1 } = games.of(book).seatsOn(book, board, options);
  const cars = carsMost(plan, weekend);
  if (cars === undefined) return [];
  if (cars < min) {
    const message = `${cars} cars, but ${book.name} needs at least ${min}`;
    return [{ path, message, mend: 'enter more, CPU drivers for instance' }];
  }
  if (cars % team !== 0) {
    const message = `${cars} cars are no whole teams of ${team}, which ${book.name} asks for here`;
    return [{ path, message, mend: `enter ${team - (cars % team)} more` }];
  }
  if (cars > tableSize || cars <= max) return [];
  const message = `${cars} cars at one table, but ${board.name} has room for ${max}`;
  const mend = `take another circuit, or write size: ${max} so that there are several tables`;
  return [{ path, message, mend }];
}

/** Returns how many cars there are at a weekend if everybody comes; undefined where results decide how many. */
function carsMost(plan: Plan, weekend: WeekendPlan): number | undefined {
  const at = plan.stages.findIndex(({ id }) => id === weekend.stage);
  return plan.stages.slice(0, at + 1).reduce<number | undefined>((cars, { takes }) => {
    if (takes.kind === 'all' || cars === undefined) return cars;
    return takes.kind === 'best' ? Math.min(cars, takes.count) : undefined;
  }, plan.entrants.length);
}
