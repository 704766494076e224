// The news of the races of a weekend.
import { resultSheet } from '../figures/result-sheet.ts';
import type { SheetRow } from '../ledger/entry.ts';
import { fastestRow } from '../standings/points.ts';
import { dramaOf } from '../story/drama.ts';
import { roundsLed } from '../story/finds.ts';
import { factOf, outstanding, type PaperView, winnersOf } from './finds.ts';
import { NEWS_WORTH, type News } from './news.ts';

export function raceNews(view: PaperView): readonly News[] {
  return [
    ...wins(view),
    ...ledAll(view),
    ...places(view),
    ...moves(view),
    ...dice(view),
    ...saver(view),
    ...retirements(view),
  ];
}

function wins(view: PaperView): readonly News[] {
  const [winner, ...others] = winnersOf(view);
  // Among the winners of several tables none stands out.
  if (winner?.grid === undefined || others.length > 0) return [];
  const { driver, grid, plays } = winner;
  if (grid > 1) return [{ kind: 'wonFrom', driver, grid }];
  return [{ kind: 'wonFromPole', driver, ...(plays === undefined ? {} : { plays }) }];
}

function ledAll({ results }: PaperView): readonly News[] {
  return results.flatMap(result => {
    const sheet = resultSheet(result);
    if (sheet === undefined) return [];
    const rounds = roundsLed(sheet);
    const row = result.sheet.find(({ led, standIn }) => led === rounds && standIn === undefined);
    if (row === undefined || rounds < NEWS_WORTH.roundsLed) return [];
    return [{ kind: 'ledAll', driver: row.driver, rounds } as const];
  });
}

function gainOf({ place, grid }: SheetRow): number | undefined {
  return place === undefined || grid === undefined ? undefined : grid - place;
}

function places({ rows, season, index }: PaperView): readonly News[] {
  const up = outstanding(rows, gainOf, NEWS_WORTH.places);
  const down = outstanding(rows, row => lossOf(row), NEWS_WORTH.places);
  const before = season.facts.weekends
    .slice(0, index)
    .flatMap(({ results }) => results.flatMap(({ sheet }) => sheet))
    .flatMap(row => (row.standIn === undefined ? (gainOf(row) ?? []) : []));
  const isRecord = up !== undefined && index > 0 && up.figure > Math.max(0, ...before);
  return [
    ...factOf(up, ({ item, figure }) =>
      isRecord
        ? ({ kind: 'climbOfSeason', driver: item.driver, places: figure } as const)
        : ({ kind: 'climb', driver: item.driver, ...fromTo(item) } as const),
    ),
    ...factOf(down, ({ item }) => ({
      kind: 'collapse' as const,
      driver: item.driver,
      ...fromTo(item),
    })),
  ];
}

function lossOf(row: SheetRow): number | undefined {
  const gain = gainOf(row);
  return gain === undefined ? undefined : -gain;
}

function fromTo({ grid = 0, place = 0 }: SheetRow): { readonly from: number; readonly to: number } {
  return { from: grid, to: place };
}

function moves({ rows, results, season, index }: PaperView): readonly News[] {
  const late = rows.reduce((sum, { lateOvertakes = 0 }) => sum + lateOvertakes, 0);
  const most = outstanding(rows, ({ overtakes }) => overtakes, NEWS_WORTH.overtakes);
  const [only, ...others] = results;
  const fastest = only === undefined || others.length > 0 ? undefined : fastestRow(only);
  const drama = others.length > 0 ? undefined : dramaAt({ season, index }, index);
  const races = Array.from({ length: index }, (_, at) => dramaAt({ season, index }, at));
  const isMost = drama !== undefined && races.every(one => one !== undefined && one < drama);
  return [
    ...(late >= NEWS_WORTH.lastLap ? [{ kind: 'lastLap', count: late } as const] : []),
    ...factOf(most, ({ item, figure }) => ({
      kind: 'overtakes' as const,
      driver: item.driver,
      count: figure,
    })),
    ...(fastest?.fastestLap === undefined || fastest.standIn !== undefined
      ? []
      : [{ kind: 'fastestLap', driver: fastest.driver, plays: fastest.fastestLap } as const]),
    ...(isMost && races.length > 0
      ? [{ kind: 'drama', points: drama, races: races.length + 1 } as const]
      : []),
  ];
}

// The drama of the weekend's only race.
function dramaAt({ season }: Pick<PaperView, 'season' | 'index'>, at: number): number | undefined {
  const [only, ...others] = season.facts.weekends[at]?.results ?? [];
  const sheet = only === undefined || others.length > 0 ? undefined : resultSheet(only);
  return sheet === undefined ? undefined : dramaOf(sheet).points;
}

function dice({ rows }: PaperView): readonly News[] {
  const lucky = outstanding(rows, ({ luck }) => luck, NEWS_WORTH.dayLuck);
  const poor = outstanding(rows, ({ luck = 0 }) => -luck, NEWS_WORTH.dayLuck);
  return [
    ...factOf(lucky, ({ item, figure }) => ({
      kind: 'luckyDay' as const,
      driver: item.driver,
      spaces: figure,
    })),
    ...factOf(poor, ({ item, figure }) => ({
      kind: 'unluckyDay' as const,
      driver: item.driver,
      spaces: figure,
    })),
  ];
}

function spentBy({ spent }: SheetRow): number | undefined {
  if (spent === undefined) return undefined;
  return Object.values(spent).reduce((sum, points) => sum + points, 0);
}

function saver({ rows }: PaperView): readonly News[] {
  const home = rows.filter(({ place }) => place !== undefined);
  const least = outstanding(
    home,
    row => {
      const points = spentBy(row);
      return points === undefined ? undefined : -points;
    },
    Number.MIN_SAFE_INTEGER,
  );
  const { item } = least ?? {};
  if (item?.place === undefined || item.place > NEWS_WORTH.saverPlace) return [];
  return [{ kind: 'saver', driver: item.driver, points: spentBy(item) ?? 0, place: item.place }];
}

function retirements({ results, rows }: PaperView): readonly News[] {
  const all = results.flatMap(({ sheet }) => sheet);
  const gone = all.filter(({ place, out }) => place === undefined && out?.cause !== 'disqualified');
  const leader = rows.find(({ out }) => out?.place === 1 && out.round !== undefined);
  return [
    ...(gone.length >= 2 && gone.length / all.length >= NEWS_WORTH.outsShare
      ? [{ kind: 'outs', count: gone.length, of: all.length } as const]
      : []),
    ...factOf(leader, ({ driver, out }) => ({
      kind: 'leaderOut' as const,
      driver,
      round: out?.round ?? 0,
    })),
  ];
}
