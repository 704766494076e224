// The standings as CSV (RFC 4180), for spreadsheets.
import type { Season } from '../../../season/season.ts';

import { standings, weekendsRaced } from '../../../season/standings/standings.ts';
import { nameOf, teamNameOf } from '../names.ts';

/**
 * Returns a line a driver or team: place, name, points, wins, and the points of each weekend, empty where it did not start.
 * @param after weekends that count, all that were raced unless given
 */
export function standingsCsv(
  season: Season,
  of: 'drivers' | 'teams',
  after = weekendsRaced(season),
): readonly string[] {
  const weekends = season.plan.calendar.slice(0, after).map(({ id }) => id);
  const { drivers, teams } = standings(season, after);
  const teamOf = new Map(season.facts.roster.map(({ entrant }) => [entrant.id, entrant.team]));
  const rows =
    of === 'teams'
      ? teams.map(({ place, team, points, wins, byWeekend }) => [
          ...[place, teamNameOf(season, team), points, wins],
          ...byWeekend,
        ])
      : drivers.map(({ place, driver, points, wins, cells }) => {
          const team = teamOf.get(driver);
          return [
            ...[place, nameOf(season, driver), team === undefined ? '' : teamNameOf(season, team)],
            ...[points, wins],
            ...cells.map(cell => cell?.points ?? ''),
          ];
        });
  const names = of === 'teams' ? ['team'] : ['name', 'team'];
  return [['place', ...names, 'points', 'wins', ...weekends], ...rows].map(row =>
    row.map(quoted).join(','),
  );
}

function quoted(cell: string | number): string {
  const text = `${cell}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
