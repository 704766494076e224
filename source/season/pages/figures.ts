// Cells with figures that several pages show.

import type { Season } from '../season.ts';
import { standingsAfter } from '../standings/known-standings.ts';
import type { Cell } from '../standings/points.ts';
import type { DriverLine } from '../standings/standings.ts';
import { type Head, headOf, type PageColumn } from './page.ts';
import type { SeasonWords } from './words/words.ts';

export function words(head: Head, rank = 0): PageColumn {
  return { ...headOf(head), align: 'left', rank };
}

export function figures(head: Head, rank = 0): PageColumn {
  return { ...headOf(head), align: 'right', rank };
}

/** Returns a difference of places: `▲2`, `▼1`, nothing for none. */
export function gainText(gain: number): string {
  if (gain === 0) return '';
  return gain > 0 ? `▲${gain}` : `▼${-gain}`;
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** Returns how many places each driver and team went up since the weekend before, by id. */
export function gains(season: Season, after: number): ReadonlyMap<string, number> {
  if (after < 2) return new Map();
  const [now, before] = [standingsAfter(season, after), standingsAfter(season, after - 1)];
  const drivers = now.drivers.flatMap(({ driver, place }) => {
    const old = before.drivers.find(line => line.driver === driver)?.place;
    return old === undefined ? [] : [[driver, old - place] as const];
  });
  const teams = now.teams.flatMap(({ team, place }) => {
    const old = before.teams.find(line => line.team === team)?.place;
    return old === undefined ? [] : [[`team ${team}`, old - place] as const];
  });
  return new Map([...drivers, ...teams]);
}

/** Returns a result in a few characters: its place, or why there is none. */
export function resultText(cell: Cell | undefined, { results }: SeasonWords): string {
  if (cell === undefined) return results.absent;
  if (cell.place !== undefined) return String(cell.place);
  return cell.status === 'disqualified' ? results.disqualified : results.out;
}

/** Returns the last three results of a driver. */
export function formText({ cells }: DriverLine, words_: SeasonWords): string {
  return cells
    .slice(-3)
    .map(cell => resultText(cell, words_))
    .join(' ');
}
