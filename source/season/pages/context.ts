// What every page of a season is made from, and how it names people, teams and circuits.
import { games } from '../../rules/games.ts';
import type { Almanac } from '../almanac/almanac.ts';
import { everybody } from '../field.ts';
import type { Entrant, WeekendPlan } from '../plan/plan.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { refusalSentence } from '../refusals/refusal-text.ts';
import { seasonAt } from '../roster/seats.ts';
import { type Season, weekendAt } from '../season.ts';
import type { PageCell } from './page.ts';
import type { TableMoment } from './table-moment.ts';
import type { TableState } from './table-state.ts';
import type { SeasonWords } from './words/words.ts';

export interface PageContext {
  readonly season: Season;
  readonly words: SeasonWords;
  readonly tracks: Readonly<Record<string, string>>;
  /** Letters of the cars by the ids of their drivers. */
  readonly letters: Readonly<Record<string, string>>;
  readonly tables?: readonly TableState[];
  /** The biggest moments of those races that were played again. */
  readonly moments?: readonly TableMoment[];
  /** The weekend, an index of the calendar, whose drivers `season` names; absent for the present ones. */
  readonly at?: number;
  /** Every other season that is over, for careers. */
  readonly almanac?: Almanac;
}

/** Returns the context for a weekend, in which everybody is who had the seat then. */
export function contextAt(context: PageContext, index: number): PageContext {
  const season = seasonAt(context.season, index);
  return season === context.season ? context : { ...context, season, at: index };
}

export function entrantOf({ season }: PageContext, id: string): Entrant | undefined {
  return everybody(season).find(entrant => entrant.id === id);
}

export function driverName(context: PageContext, id: string): string {
  return entrantOf(context, id)?.name ?? id;
}

export function driverCell(context: PageContext, id: string): PageCell {
  const { at, season } = context;
  const seat = season.facts.roster.find(({ entrant }) => entrant.id === id);
  const then = at === undefined || seat?.drivers === undefined ? {} : { at };
  return { text: driverName(context, id), door: { kind: 'driver', driver: id, ...then } };
}

/** Returns why something is refused, as a sentence with the names that the pages use. */
export function refusedText(context: PageContext, refusal: Refusal): string {
  const { season, words } = context;
  return refusalSentence(refusal, words.language, {
    driver: id => driverName(context, id),
    weekend: id => {
      const weekend = season.plan.calendar.find(one => one.id === id);
      return weekend === undefined ? id : trackName(context, weekend);
    },
    team: id => teamCell(context, id).text,
  });
}

export function letterOf({ letters }: PageContext, id: string): string {
  return letters[id] ?? '';
}

export function letterCell({ season, letters }: PageContext, id: string): PageCell {
  const hue = everybody(season).findIndex(entrant => entrant.id === id);
  return { text: letters[id] ?? '', hue };
}

/** Returns the cell of the team of an entrant, empty for somebody without one. */
export function teamCellOf(context: PageContext, id: string): PageCell {
  const team = entrantOf(context, id)?.team;
  return team === undefined ? { text: '' } : teamCell(context, team);
}

export function teamCell({ season }: PageContext, id: string): PageCell {
  const team = season.plan.teams.find(one => one.id === id);
  return { text: team?.name ?? id, door: { kind: 'team', team: id } };
}

export function trackName({ tracks }: PageContext, { track }: WeekendPlan): string {
  return tracks[track] ?? track;
}

/** Returns the cell of a weekend, named by its circuit, which leads to its page. */
export function weekendCell(context: PageContext, index: number): PageCell {
  const { weekend } = weekendAt(context.season, index);
  return { text: trackName(context, weekend), door: { kind: 'weekend', weekend: weekend.id } };
}

/** Returns the name of a rule book, its id where it is unknown. */
export function bookName(id: string): string {
  const books = games.all().flatMap(game => game.books);
  return books.find(book => book.id === id)?.name ?? id;
}

/**
 * Returns short names of the weekends, of three letters, each the same in every season; of a circuit that is raced more than
 * once they are numbered.
 */
export function shortNames(context: PageContext): readonly string[] {
  const { calendar } = context.season.plan;
  const shorts = calendar.map(weekend => shortName(trackName(context, weekend)));
  return shorts.map((short, at) => {
    if (shorts.indexOf(short) === shorts.lastIndexOf(short)) return short;
    const number = shorts.slice(0, at + 1).filter(one => one === short).length;
    return `${short.slice(0, 3 - `${number}`.length)}${number}`;
  });
}

// The initial and the consonants behind it, which distinguish Monza from Monaco; of several words the last contributes its
// initial.
function shortName(name: string): string {
  const words =
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const plain = words.join('');
  const consonants = [...plain.slice(1)].filter(letter => !/[AEIOUY]/.test(letter));
  const short = `${plain.slice(0, 1)}${consonants.join('')}`.slice(0, 3);
  const last = words.at(-1) ?? '';
  if (words.length > 1) return `${short.slice(0, 2)}${last.slice(0, 1)}`;
  return short.length === 3 ? short : plain.slice(0, 3);
}
