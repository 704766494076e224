// The lists of a new season: its calendar, its entrants, and the order in which ties are settled.
import { allBooks, bookNamed } from '../../../../rules/games.ts';
import { SEASON_WORDS } from '../../../../season/pages/words/season-words.ts';
import { CRITERIA, type Criterion } from '../../../../season/plan/plan.ts';
import { type Model, wordsOf } from '../../../model.ts';
import type { FormState } from './form.ts';
import type { ListKind, ListRow } from './list-state.ts';

/** In place of a level: a person drives. */
export const PERSON = '-';
const ENTRANTS_MOST = 60;
const WEEKENDS_MOST = 60;

export interface ListColumn {
  readonly id: string;
  readonly head: string;
  readonly width: number;
  /** Absent for a text. */
  readonly choices?: readonly string[];
  readonly said: (value: string) => string;
  /** The characters that a text is made of, and how many columns it has at most. */
  readonly typed?: { readonly of: RegExp; readonly most: number };
}

export interface PlanList {
  readonly title: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListRow[];
  readonly most: number;
  /** Returns the values of a new row after the given rows. */
  readonly fresh: (rows: readonly ListRow[]) => ListRow;
  readonly add: string;
}

export function rowsOf(
  { lists }: FormState,
  kind: ListKind,
  usual: () => readonly ListRow[],
): readonly ListRow[] {
  return lists[kind] ?? usual();
}

/** Returns the calendar unless it is changed: the first three circuits. */
export function usualCalendar({ tracks }: FormState): readonly ListRow[] {
  return Object.keys(tracks)
    .slice(0, 3)
    .map(track => ({ track, laps: '', book: '' }));
}

export function planList(
  model: Model,
  form: FormState,
  kind: ListKind,
  usual: Readonly<Record<ListKind, readonly ListRow[]>>,
): PlanList {
  const rows = rowsOf(form, kind, () => usual[kind]);
  switch (kind) {
    case 'calendar':
      return calendarList(model, form, rows);
    case 'entrants':
      return entrantsList(model, rows);
    case 'ties':
      return tiesList(model, rows);
  }
}

function calendarList(model: Model, { tracks }: FormState, rows: readonly ListRow[]): PlanList {
  const { plan: words } = wordsOf(model).season;
  const ids = Object.keys(tracks);
  return {
    title: words.calendar,
    rows,
    most: WEEKENDS_MOST,
    add: words.addWeekend,
    columns: [
      { id: 'track', head: words.circuit, width: 22, choices: ids, said: id => tracks[id] ?? id },
      {
        id: 'laps',
        head: words.laps,
        width: 7,
        said: laps => laps,
        typed: { of: /\d/, most: 2 },
      },
      {
        id: 'book',
        head: words.book,
        width: 24,
        choices: ['', ...allBooks().map(({ id }) => id)],
        said: id => (id === '' ? words.asSeason : (bookNamed(id)?.name ?? id)),
      },
    ],
    // The next circuit that is not there yet.
    fresh: before => ({
      track: ids.find(id => before.every(({ track }) => track !== id)) ?? ids[0] ?? '',
      laps: '',
      book: '',
    }),
  };
}

function entrantsList(model: Model, rows: readonly ListRow[]): PlanList {
  const { levels, season } = wordsOf(model);
  const { plan: words } = season;
  const { person } = SEASON_WORDS[model.settings.language];
  const typed = { of: /./u, most: 20 };
  return {
    title: words.entrantsHead,
    rows,
    most: ENTRANTS_MOST,
    add: words.addEntrant,
    columns: [
      { id: 'name', head: words.name, width: 18, said: name => name, typed },
      { id: 'team', head: words.team, width: 13, said: team => team, typed },
      {
        id: 'letter',
        head: words.letter,
        width: 8,
        said: letter => letter,
        typed: { of: /[A-Za-z]/, most: 1 },
      },
      {
        id: 'level',
        head: words.drivenBy,
        width: 14,
        choices: [PERSON, ...model.offer.levels],
        said: level => (level === PERSON ? person : (levels[level] ?? level)),
      },
    ],
    fresh: () => ({ name: '', team: '', letter: '', level: PERSON }),
  };
}

function tiesList(model: Model, rows: readonly ListRow[]): PlanList {
  const { plan: words } = wordsOf(model).season;
  const { criteria } = SEASON_WORDS[model.settings.language];
  const names = CRITERIA.filter(one => one !== 'points');
  return {
    title: words.ties,
    rows,
    most: names.length,
    add: words.addTie,
    columns: [
      {
        id: 'criterion',
        head: words.tieHead,
        width: 40,
        choices: names,
        said: one => criteria[one as Criterion],
      },
    ],
    fresh: before => ({
      criterion: names.find(one => before.every(({ criterion }) => criterion !== one)) ?? 'lot',
    }),
  };
}
