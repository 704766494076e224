// The news of the drivers over the season so far.
import { headToHead } from '../figures/driver-figures.ts';
import { type Cell, isOwn } from '../standings/points.ts';
import type { DriverLine } from '../standings/standings.ts';
import { factOf, inRow, outstanding, type PaperView, runOf, winnersOf } from './finds.ts';
import { NEWS_WORTH, type News } from './news.ts';

interface Runner {
  readonly line: DriverLine;
  readonly run: readonly Cell[];
}

export function runNews(view: PaperView): readonly News[] {
  const here = view.cells.at(-1);
  const runners = view.now.drivers
    .filter(({ driver }) => here?.get(driver) !== undefined)
    .filter(({ driver }) => here?.get(driver)?.standIn === undefined)
    .map((line): Runner => ({ line, run: runOf(view, line.driver) }));
  return [
    ...wins(runners),
    ...streaks(runners),
    ...retirements(runners),
    ...firsts(runners),
    ...ownCircuit(view),
    ...seasonLuck(view),
    ...rivalry(view, runners),
  ];
}

function wins(runners: readonly Runner[]): readonly News[] {
  return runners.flatMap(({ line, run }): readonly News[] => {
    const { driver, starts } = line;
    if (run[0]?.place !== 1) return [];
    const count = inRow(run, ({ place }) => place === 1);
    if (count >= NEWS_WORTH.winsInRow) return [{ kind: 'winsInRow', driver, count }];
    return line.wins === 1 && starts > 1 ? [{ kind: 'firstWin', driver, starts }] : [];
  });
}

function longest(
  runners: readonly Runner[],
  lengthOf: (runner: Runner) => number,
  least: number,
): { readonly driver: string; readonly count: number; readonly runner: Runner } | undefined {
  const found = outstanding(runners, lengthOf, least);
  return found && { driver: found.item.line.driver, count: found.figure, runner: found.item };
}

function streaks(runners: readonly Runner[]): readonly News[] {
  const same = longest(
    runners.filter(({ run }) => run[0]?.place !== undefined && run[0].place > 1),
    ({ run }) => inRow(run, ({ place }) => place === run[0]?.place),
    NEWS_WORTH.samePlace,
  );
  const podiums = longest(
    runners,
    ({ run }) => inRow(run, ({ place = 9 }) => place <= 3),
    NEWS_WORTH.podiums,
  );
  const points = longest(
    runners,
    ({ run }) => (run.every(cell => cell.points > 0) ? run.length : 0),
    NEWS_WORTH.pointsRaces,
  );
  const fastest = longest(runners, ({ line }) => line.fastestLaps, NEWS_WORTH.fastestLaps);
  const poles = longest(
    runners.filter(({ line }) => line.wins === 0),
    ({ line }) => line.poles,
    NEWS_WORTH.poles,
  );
  return [
    ...factOf(same, ({ driver, count, runner }) => ({
      kind: 'samePlace' as const,
      driver,
      place: runner.run[0]?.place ?? 0,
      count,
    })),
    ...factOf(podiums, ({ driver, count }) => ({ kind: 'podiumsInRow' as const, driver, count })),
    ...factOf(points, ({ driver, count }) => ({ kind: 'alwaysPoints' as const, driver, count })),
    ...(fastest?.runner.run[0]?.fastestLap === true
      ? [{ kind: 'fastestLaps', driver: fastest.driver, count: fastest.count } as const]
      : []),
    ...(poles?.runner.run[0]?.pole === true
      ? [{ kind: 'polesWithoutWin', driver: poles.driver, poles: poles.count } as const]
      : []),
  ];
}

function retirements(runners: readonly Runner[]): readonly News[] {
  const gone = runners.filter(({ run }) => run[0]?.status === 'out');
  const first = outstanding(
    gone.filter(({ line }) => line.retirements === 1),
    ({ line }) => line.starts,
    NEWS_WORTH.startsBefore + 1,
  );
  const again = outstanding(gone, ({ line }) => line.retirements, NEWS_WORTH.outAgain);
  return [
    ...factOf(first, ({ item: { line } }) => ({
      kind: 'firstRetirement' as const,
      driver: line.driver,
      starts: line.starts,
    })),
    ...factOf(again, ({ item: { line } }) => ({
      kind: 'outAgain' as const,
      driver: line.driver,
      count: line.retirements,
      of: line.starts,
    })),
  ];
}

function firsts(runners: readonly Runner[]): readonly News[] {
  const first = outstanding(
    runners.filter(({ run }) => (run[0]?.points ?? 0) > 0),
    ({ run }) => (run.slice(1).every(({ points }) => points === 0) ? run.length : 0),
    NEWS_WORTH.startsBefore,
  );
  return factOf(first, ({ item, figure }) => ({
    kind: 'firstPoints' as const,
    driver: item.line.driver,
    starts: figure,
  }));
}

function ownCircuit(view: PaperView): readonly News[] {
  const [winner, ...others] = winnersOf(view);
  const { calendar } = view.season.plan;
  const track = calendar[view.index]?.track;
  if (winner === undefined || others.length > 0) return [];
  const here = view.cells.filter((_, at) => calendar[at]?.track === track);
  const won = here.every(cells => {
    const cell = cells.get(winner.driver);
    return cell?.place === 1 && isOwn(cell);
  });
  if (!won || here.length < NEWS_WORTH.ownCircuit) return [];
  return [{ kind: 'ownCircuit', driver: winner.driver, count: here.length }];
}

function seasonLuck({ season, index, now, cells }: PaperView): readonly News[] {
  const rows = season.facts.weekends.slice(0, index + 1).flatMap(({ results }, at) =>
    results
      .flatMap(({ sheet }) => sheet)
      .filter(({ driver }) => {
        const cell = cells[at]?.get(driver);
        return cell !== undefined && isOwn(cell);
      }),
  );
  const own = Map.groupBy(rows, ({ driver }) => driver);
  const sums = now.drivers.map(({ driver }) => {
    const lucks = (own.get(driver) ?? []).flatMap(({ luck }) => luck ?? []);
    return { driver, races: lucks.length, spaces: lucks.reduce((sum, luck) => sum + luck, 0) };
  });
  const often = sums.filter(({ races }) => races >= NEWS_WORTH.racesForLuck);
  const most = outstanding(often, ({ spaces }) => spaces, NEWS_WORTH.seasonLuck);
  const least = outstanding(often, ({ spaces }) => -spaces, NEWS_WORTH.seasonLuck);
  return [
    ...factOf(most, ({ item }) => ({ kind: 'luckiest' as const, ...item })),
    ...factOf(least, ({ item }) => ({
      kind: 'unluckiest' as const,
      ...item,
      spaces: -item.spaces,
    })),
  ];
}

function rivalry({ season, index, now }: PaperView, runners: readonly Runner[]): readonly News[] {
  const pairs = runners.slice(0, 10).flatMap(({ line }, at) =>
    runners.slice(at + 1, 10).map(({ line: other }) => ({
      driver: line.driver,
      ...headToHead(season, line.driver, other.driver, index + 1),
    })),
  );
  const close = pairs.filter(({ ahead, behind }) => Math.abs(ahead - behind) <= 1);
  const met = outstanding(close, ({ ahead, behind }) => ahead + behind, NEWS_WORTH.rivalryMeetings);
  const pair = met?.item ?? close.find(one => isFirstPair(one, now.drivers));
  if (pair === undefined || pair.ahead + pair.behind < NEWS_WORTH.rivalryMeetings) return [];
  const { driver, other, ahead, behind } = pair;
  return [{ kind: 'rivalry', driver, other, ahead, behind }];
}

// Of several pairs that have met equally often, the first two of the standings are chosen.
function isFirstPair(
  { driver, other }: { readonly driver: string; readonly other: string },
  [first, second]: readonly DriverLine[],
): boolean {
  return driver === first?.driver && other === second?.driver;
}
