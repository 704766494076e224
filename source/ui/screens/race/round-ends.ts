// The order of the cars at the end of each round, for the chart of their places.
import { withRoundEnd } from '../../../replay/commentary/round-ends.ts';
import type { ChartedRace } from '../../../season/pages/of-race/position-chart.ts';
import type { RaceModel } from './race-model.ts';

export function withRoundEnds(model: RaceModel): RaceModel {
  const { shown, table, trial, ends = [] } = model;
  if (trial !== undefined) return model;
  const { book, board } = table;
  const noted = withRoundEnd(ends, { book, board, race: shown });
  return noted === ends ? model : { ...model, ends: noted };
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
