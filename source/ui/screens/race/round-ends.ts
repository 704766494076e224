// The order of the cars at the end of each round that has been on the screen, for the chart of their places.
import type { ChartedRace } from '../../../season/pages/of-race/position-chart.ts';
import type { RaceModel, RoundEnd } from './race-model.ts';

/** Returns the model with the round noted that has just ended; after a leap to another place it begins anew there. */
export function withRoundEnds(model: RaceModel): RaceModel {
  const { shown, table, trial, ends = [] } = model;
  const last = ends.at(-1);
  const round = Math.max(0, shown.round - 1);
  if (trial !== undefined || last?.round === round) return model;
  const known = ends.filter(end => end.round < round);
  const follows = known.at(-1)?.round === round - 1;
  const now: RoundEnd = { round, standings: table.book.standings(shown, table.board) };
  return { ...model, ends: follows ? [...known, now] : [now] };
}

/** Returns the places of all cars by round, in their order at the moment. */
export function chartedRace(model: RaceModel): ChartedRace {
  const { shown, table, ends = [] } = model;
  const lines = table.book.standings(shown, table.board).map(({ seat, status }) => {
    const own = ends.map(({ standings }) => standings.find(one => one.seat === seat));
    const over = own.findIndex(one => one?.status !== 'racing');
    const isHome = over >= 0 && own[over]?.status === 'finished';
    const counted = over < 0 ? own : own.slice(0, isHome ? over + 1 : over);
    const places = counted.flatMap(one => one?.place ?? []);
    return { seat, places, ...(status === 'retired' ? { out: true } : {}) };
  });
  return { began: ends[0]?.round ?? 0, lines };
}
