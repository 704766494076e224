// What only some books know of a situation: what the dice of a chart showed, damage, a wing, backmarkers; and now and then a car
// that leaves its pit.
import { spaceAt } from '../../../circuit/board.ts';
import type { FormulaDeBook } from '../../../rules/formula-de/book.ts';
import type { CarSpec, RaceSpec } from '../../../testing/formula-de/builders.ts';
import type { Sampler } from '../../contract/sampler.ts';
import { chartPoints, ROLLS } from './chart.ts';

const LEAVING_PERCENT = 6;
/** Highest gear in which a pit is left (M-19-3-4, BR-39), or reached without a price (TR-122). */
const PIT_GEAR = 4;
const SPENT_PERCENT = 30;
const WING_PERCENT = 35;
const MARKER_PERCENT = 25;

/** Returns a roll of the dice for which the chart has so many points; undefined in a book without a chart. */
export function naturalRoll(
  { definition }: FormulaDeBook,
  gear: number,
  points: number,
  sampler: Sampler,
): number | undefined {
  if (definition.values.chart === undefined) return undefined;
  return sampler.one(ROLLS.filter(roll => chartPoints(gear, roll) === points));
}

export function furnished(book: FormulaDeBook, spec: RaceSpec, sampler: Sampler): RaceSpec {
  const [mover, ...others] = spec.cars;
  if (mover === undefined) return spec;
  const leaving = leavingPit(spec, mover, sampler);
  if (book.definition.values.chart === undefined) return { ...spec, cars: [leaving, ...others] };
  return withMarkers({ ...spec, cars: [damaged(leaving, sampler), ...others] }, sampler);
}

// TR-22, TR-88, TR-98, TR-106, TR-122: anything may be spent, and the car drives on.
function damaged(car: CarSpec, sampler: Sampler): CarSpec {
  const some = (most: number) => (sampler.chance(SPENT_PERCENT) ? 0 : sampler.number(1, most));
  const points = { body: some(3), handling: some(2), gearbox: some(3), engine: some(3) };
  const wing = sampler.chance(WING_PERCENT) ? 'high' : 'usual';
  return { ...car, points: { ...car.points, ...points }, wing };
}

// Backmarkers in the place of some cars (TR-134).
function withMarkers(spec: RaceSpec, sampler: Sampler): RaceSpec {
  const [mover, last, ...crowd] = spec.cars;
  if (mover === undefined || last === undefined) return spec;
  const isMarker = crowd.map(
    ({ space, condition }) =>
      condition === undefined && !space.startsWith('P') && sampler.chance(MARKER_PERCENT),
  );
  const backmarkers = crowd.filter((_, index) => isMarker[index]).map(({ space }) => ({ space }));
  if (backmarkers.length === 0) return spec;
  return { ...spec, cars: [mover, last, ...crowd.filter((_, at) => !isMarker[at])], backmarkers };
}

// The stop is over: the car stands in its own pit and drives out with this move.
function leavingPit({ board, laps = 1 }: RaceSpec, car: CarSpec, sampler: Sampler): CarSpec {
  const box = board.pit?.boxes[0];
  const { gear = 1 } = car;
  const leaves = laps > 1 && gear <= PIT_GEAR && sampler.chance(LEAVING_PERCENT);
  if (box === undefined || !leaves) return car;
  const { id, lapTick } = spaceAt(board, box.space);
  const lap = sampler.number(1, laps - 1);
  const isBeyondLine = lapTick < board.ticks / 2;
  return {
    ...car,
    space: id,
    laps: lap + (isBeyondLine ? 1 : 0),
    fittedFor: lap + 1,
    pit: 'waiting',
    stops: 0,
  };
}
