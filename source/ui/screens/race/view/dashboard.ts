// The dashboard of a car: what it can still afford.
import { type Car, PARTS } from '../../../../rules/formula-de/state.ts';
import type { Row, Run, Tone } from '../../../rows.ts';
import { rowWidth } from '../../../theme/fit.ts';
import type { Words } from '../../../words/words.ts';
import { lookedAt, type RaceModel } from '../race-model.ts';
import { nameWithLetter } from './heading.ts';

/** `Ann (E)  gear 4 hard  tires 6/6  brakes 2/3 …`, as much of it as fits. */
export function dashboardRow(model: RaceModel, columns: number, words: Words): Row {
  const seat = lookedAt(model);
  const car = model.shown.cars[seat];
  if (car === undefined) return [];
  const name: Run = { text: ` ${nameWithLetter(model, seat)}`, tone: 'strong', seat };
  const tires = words.race.tireTypes[car.tires] ?? car.tires;
  const gear = words.race.gear(car.gear);
  const widest: Row = [
    name,
    { text: `  ${gear} ${tires}`, tone: 'plain' },
    ...partRuns(car, '  ', words),
  ];
  if (rowWidth(widest) <= columns) return widest;
  const narrower: Row = [name, { text: ` ${gear} `, tone: 'plain' }, ...partRuns(car, ' ', words)];
  if (rowWidth(narrower) <= columns) return narrower;
  return [name, { text: ` ${gear}`, tone: 'plain' }, ...shortRuns(car, words)];
}

function partRuns(car: Car, gap: string, words: Words): readonly Run[] {
  return PARTS.flatMap((part): Run[] => [
    { text: `${gap}${words.race.parts[part]} `, tone: 'faint' },
    { text: `${car.points[part]}/${car.configuration[part]}`, tone: pointsTone(car, part) },
  ]);
}

function shortRuns(car: Car, words: Words): readonly Run[] {
  return PARTS.flatMap((part): Run[] => [
    { text: ` ${words.race.partsShort[part]} `, tone: 'faint' },
    { text: String(car.points[part]), tone: pointsTone(car, part) },
  ]);
}

/** Points of a part: the last one is a warning, none is worse. */
export function pointsTone(car: Car, part: keyof Car['points']): Tone {
  const left = car.points[part];
  if (left === 0) return 'bad';
  return left === 1 ? 'warn' : 'plain';
}
