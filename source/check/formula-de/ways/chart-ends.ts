// What an engine makes of a roll on the chart: it may raise it, and one roll strains it (TR-103 to TR-107).
import type { Car } from '../../../rules/formula-de/state.ts';
import { left } from '../points-by-pool.ts';
import { BOOST, chartPoints, STRAINING_ROLL } from './chart.ts';
import { endsOf, textOf } from './ends.ts';
import type { Roll } from './movement.ts';
import type { Judged, PlayEnd } from './play-end.ts';
import { voluntaryMoves } from './point-ends.ts';

type Ends = ReadonlyMap<string, Judged>;

/**
 * Returns every end after a roll of the dice, the strain paid first: by the natural roll alone, and never by one that was raised
 * (TR-104, TRR-18). Without a point the engine is gone before the car moves (TRR-19).
 */
export function endsByChart(rolled: (spaces: number) => Roll, natural: number, car: Car): Ends {
  const strain = natural === STRAINING_ROLL ? 1 : 0;
  const rest = left(car.points, 'engine') - strain;
  const kept = rolled(chartPoints(car.gear, natural));
  if (rest < 0) return outByEngine(rolled(0));
  const spared = paying(endsOf(kept), strain);
  if (rest === 0) return spared;
  const raised = endsOf(rolled(chartPoints(car.gear, natural + BOOST)));
  return together(spared, paying(raised, strain + 1));
}

export function together(one: Ends, other: Ends): Ends {
  const both = new Map(other);
  for (const [text, end] of one) {
    const choices = [...end.choices, ...(other.get(text)?.choices ?? [])];
    both.set(text, { ...end, choices: new Set(choices) });
  }
  return both;
}

function paying(ends: Ends, engine: number): Ends {
  const paid = [...ends.values()].map(judged => {
    const choices = new Set([...judged.choices].map(choice => `${choice}, engine ${engine}`));
    return { ...judged, end: { ...judged.end, engine }, choices };
  });
  return new Map(paid.map(judged => [textOf(judged.end), judged]));
}

// The engine stops where the car stands.
function outByEngine(standing: Roll): Ends {
  const [movement] = voluntaryMoves(standing);
  if (movement === undefined) return new Map();
  const { space, laps, stops } = movement.way;
  const end: PlayEnd = {
    outcome: 'engine',
    space: space.id,
    laps,
    stops,
    brakes: 0,
    tires: 0,
    gearbox: 0,
    engine: 0,
    tests: [],
    bonus: false,
    slipstreams: 0,
  };
  return new Map([[textOf(end), { end, movement, choices: new Set(['out']) }]]);
}
