// The news of the standings, of the title, of teams, and of what the organiser ruled.
import { titleBounds } from '../odds/bounds.ts';
import { weekendAt } from '../season.ts';
import { seasonAfter } from '../season-after.ts';
import { factOf, outstanding, type PaperView } from './finds.ts';
import { NEWS_WORTH, type News } from './news.ts';

export function tableNews(view: PaperView): readonly News[] {
  return [
    ...lead(view),
    ...moved(view),
    ...title(view),
    ...teams(view),
    ...standIns(view),
    ...rulings(view),
  ];
}

function lead({ now, before }: PaperView): readonly News[] {
  const [first, second] = now.drivers;
  if (first === undefined || second === undefined || first.points <= 0) return [];
  const points = first.points - second.points;
  const pair = { driver: first.driver, other: second.driver };
  if (points === 0) return [{ kind: 'level', ...pair, points: first.points }];
  // Only a lead in points counts: the standings may rank by wins before points.
  if (before === undefined || points < 0) return [];
  const isNew = before.drivers[0]?.driver !== first.driver;
  return [{ kind: isNew ? 'newLeader' : 'leaderStays', ...pair, points }];
}

function moved({ now, before, cells }: PaperView): readonly News[] {
  const [here] = cells.slice(-1);
  const moves = now.drivers.flatMap(({ driver, place }) => {
    const from = before?.drivers.find(line => line.driver === driver)?.place;
    return from === undefined || here?.get(driver) === undefined
      ? []
      : [{ driver, from, to: place }];
  });
  const up = outstanding(moves, ({ from, to }) => from - to, NEWS_WORTH.standings);
  const down = outstanding(moves, ({ from, to }) => to - from, NEWS_WORTH.standings);
  // The first weekends change the standings too much to be news.
  if (cells.length < 3) return [];
  return [
    ...factOf(up, ({ item }) => ({ kind: 'standingsUp' as const, ...item })),
    ...factOf(down, ({ item }) => ({ kind: 'standingsDown' as const, ...item })),
  ];
}

function title({ season, index, now }: PaperView): readonly News[] {
  const bounds = titleBounds(season);
  if (bounds === undefined) return [];
  const left = season.plan.calendar.length - index - 1;
  const { champion, open, needs } = bounds;
  if (champion !== undefined) {
    const earlier = index === 0 ? undefined : titleBounds(seasonAfter(season, index))?.champion;
    return earlier === undefined ? [{ kind: 'titleSettled', driver: champion, left }] : [];
  }
  const next = now.drivers.find(({ driver }) => needs.has(driver));
  if (next !== undefined) {
    return [{ kind: 'titleNeeds', driver: next.driver, place: needs.get(next.driver) ?? 1 }];
  }
  return open.length < now.drivers.length && open.length > 1
    ? [{ kind: 'titleOpen', count: open.length, left }]
    : [];
}

function teams({ now, results, season }: PaperView): readonly News[] {
  const [first, second] = now.teams;
  const points = (first?.points ?? 0) - (second?.points ?? 0);
  const [only, ...others] = results;
  const [winner, next] = [1, 2].map(place => only?.sheet.find(row => row.place === place));
  const teamOf = (id: string | undefined) =>
    season.facts.roster.find(({ entrant }) => entrant.id === id)?.entrant.team;
  const team = teamOf(winner?.driver);
  const isOneTwo = others.length === 0 && team !== undefined && team === teamOf(next?.driver);
  return [
    ...(first === undefined || second === undefined || points <= 0
      ? []
      : [{ kind: 'teamLead', team: first.team, other: second.team, points } as const]),
    ...(isOneTwo
      ? [
          {
            kind: 'oneTwo',
            team,
            driver: winner?.driver ?? '',
            other: next?.driver ?? '',
          } as const,
        ]
      : []),
  ];
}

function standIns({ results }: PaperView): readonly News[] {
  const rows = results.flatMap(({ sheet }) => sheet).filter(({ standIn }) => standIn !== undefined);
  const [best] = rows.toSorted((one, other) => (one.place ?? 99) - (other.place ?? 99));
  return factOf(best, ({ driver, place }) => ({
    kind: 'standIn' as const,
    driver,
    ...(place === undefined ? {} : { place }),
  }));
}

function rulings({ season, index }: PaperView): readonly News[] {
  const { weekend } = weekendAt(season, index);
  return season.facts.rulings.flatMap(({ ruling, line }): readonly News[] => {
    if (ruling.kind === 'disqualified' && ruling.weekend === weekend.id) {
      return [{ kind: 'disqualified', driver: ruling.driver, line }];
    }
    const isHere = ruling.kind === 'pointsOff' && ruling.weekend === weekend.id;
    return isHere && ruling.points > 0
      ? [{ kind: 'pointsOff', driver: ruling.driver, points: ruling.points, line }]
      : [];
  });
}
