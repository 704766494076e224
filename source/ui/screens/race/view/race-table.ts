// The order of the race as a table: place, car, gear, where, gap in spaces, points.
import { cornerOf, spaceOf } from '../../../../circuit/board.ts';
import { type Car, PARTS } from '../../../../rules/formula-de/state.ts';
import type { Standing } from '../../../../rules/kit/types.ts';
import { padded } from '../../../look.ts';
import type { Row, Run } from '../../../rows.ts';
import { cutText } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import { progressOf } from '../camera.ts';
import { actingSeat, letterOf, nameOf, type RaceModel } from '../race-model.ts';
import { ownSeat } from './cars.ts';
import { pointsTone } from './dashboard.ts';

const NAME_COLUMNS = 11;
const WHERE_COLUMNS = 13;
const POINTS_COLUMNS = 5;

/** Heading and one row per car. */
export function raceTable(model: RaceModel, words: Words): readonly Row[] {
  const { table, shown } = model;
  const standings = table.book.standings(shown, table.board);
  const leader = shown.cars[standings[0]?.seat ?? 0];
  return [
    headingRow(words),
    ...standings.flatMap(standing => {
      const car = shown.cars[standing.seat];
      return car === undefined ? [] : [carRow(model, standing, car, leader ?? car, words)];
    }),
  ];
}

function headingRow(words: Words): Row {
  const { place, car, gear, where, gap } = words.race.table;
  const parts = PARTS.map(part => padded(words.race.partsShort[part], POINTS_COLUMNS, 'left')).join(
    '',
  );
  const text =
    padded(place, 3, 'left') +
    ` ${padded(car, NAME_COLUMNS + 3)}` +
    padded(gear, 5) +
    padded(where, WHERE_COLUMNS) +
    padded(gap, 6, 'left') +
    parts;
  return [{ text, tone: 'faint' }];
}

function carRow(model: RaceModel, standing: Standing, car: Car, leader: Car, words: Words): Row {
  const { seat } = car;
  const star = seat === actingSeat(model) ? '*' : ' ';
  const name = padded(cutText(nameOf(model.table, seat), NAME_COLUMNS - 1), NAME_COLUMNS);
  const own = seat === ownSeat(model);
  return [
    { text: padded(String(standing.place), 3, 'left'), tone: 'plain' },
    { text: ` ${letterOf(seat)}${star}`, tone: own ? 'own' : 'car', seat },
    { text: ` ${name}`, tone: own ? 'strong' : 'plain' },
    { text: padded(car.status === 'racing' ? String(car.gear) : '', 5), tone: 'plain' },
    ...whereRuns(model, car, leader, words),
    ...PARTS.map(
      (part): Run => ({
        text: padded(String(car.points[part]), POINTS_COLUMNS, 'left'),
        tone: pointsTone(car, part),
      }),
    ),
  ];
}

function whereRuns(model: RaceModel, car: Car, leader: Car, words: Words): readonly Run[] {
  const { board } = model.table;
  if (car.status !== 'racing') {
    const text = words.classification.status[car.status];
    return [
      { text: padded(text, WHERE_COLUMNS + 6), tone: car.status === 'finished' ? 'good' : 'faint' },
    ];
  }
  const space = spaceOf(board, car.space);
  const name =
    space.kind === 'track'
      ? (cornerOf(board, space)?.name ?? words.race.straight)
      : words.race.pitLaneWhere;
  const where = cutText(`${car.space} ${name}`, WHERE_COLUMNS);
  const behind =
    leader.status === 'racing' ? (progressOf(board, leader) - progressOf(board, car)) / 2 : 0;
  return [
    { text: padded(where, WHERE_COLUMNS), tone: space.corner < 0 ? 'plain' : 'corner' },
    { text: padded(behind > 0 ? behind.toFixed(1) : '', 6, 'left'), tone: 'plain' },
  ];
}
