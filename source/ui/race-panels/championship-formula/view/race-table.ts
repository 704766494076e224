// The order of the race as a table: place, car, driver, speed, wear, skill, space, gap in rows.
import { cornerOf, spaceOf } from '../../../../circuit/board.ts';
import { classifiedPlace } from '../../../../replay/classification.ts';
import type { Car } from '../../../../rules/championship-formula/state.ts';
import type { Standing } from '../../../../rules/kit/types.ts';
import { padded } from '../../../look.ts';
import type { Row, Run } from '../../../rows.ts';
import { actingSeat, letterOf, nameOf, ownSeat } from '../../../screens/race/race-model.ts';
import { abridged } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import type { ChampionshipModel } from '../championship-model.ts';
import { ticksBehind } from '../where.ts';
import { wearTone } from './dashboard.ts';
import { BACK, isFaceDown, speedOf } from './heading.ts';
import { ROW_TICKS } from './row-window.ts';

const PLACE_COLUMNS = 3;
const CAR_COLUMNS = 4;
const NAME_COLUMNS = 11;
const NAME_COLUMNS_MAX = 20;
const SPEED_COLUMNS = 8;
const FIGURE_COLUMNS = 6;
const GAP_COLUMNS = 7;

interface TableRoom {
  readonly name: number;
  readonly skill: boolean;
  /** Columns of the space: with its corner, alone, or none. */
  readonly where: number;
}

const WIDE: TableRoom = { name: NAME_COLUMNS, skill: true, where: 15 };
/** Tables, the widest first. */
const ROOMS: readonly TableRoom[] = [
  WIDE,
  { ...WIDE, where: 7 },
  { ...WIDE, skill: false, where: 7 },
  { ...WIDE, skill: false, where: 0 },
];

function widthOf({ name, skill, where }: TableRoom): number {
  const figures = (skill ? 2 : 1) * FIGURE_COLUMNS;
  return PLACE_COLUMNS + CAR_COLUMNS + name + SPEED_COLUMNS + figures + 1 + where + GAP_COLUMNS;
}

function roomOf(columns: number): TableRoom {
  const room = ROOMS.find(one => widthOf(one) <= columns) ?? ROOMS.at(-1) ?? WIDE;
  const spare = Math.max(0, columns - widthOf(room));
  return { ...room, name: Math.min(NAME_COLUMNS_MAX, room.name + spare) };
}

/** Returns the heading and one row per car in so many columns; where they are few, the space and the skill are left out. */
export function raceTable(model: ChampionshipModel, columns: number, words: Words): readonly Row[] {
  const { table, shown } = model;
  const room = roomOf(columns);
  return [
    headingRow(room, words),
    ...table.book.standings(shown, table.board).flatMap(standing => {
      const car = shown.cars[standing.seat];
      return car === undefined ? [] : [carRow(model, standing, car, room, words)];
    }),
  ];
}

function headingRow({ name, skill, where }: TableRoom, { race, championship }: Words): Row {
  const heads = race.table;
  const { speed, wear, skill: skillHead } = championship.table;
  const figures = [
    padded(speed, SPEED_COLUMNS, 'left'),
    ...[wear, ...(skill ? [skillHead] : [])].map(text => padded(text, FIGURE_COLUMNS, 'left')),
  ];
  const text =
    padded(heads.place, PLACE_COLUMNS, 'left') +
    ` ${padded(heads.car, CAR_COLUMNS - 1 + name)}` +
    `${figures.join('')} ${padded(where === 0 ? '' : heads.where, where)}` +
    padded(heads.gap, GAP_COLUMNS, 'left');
  return [{ text, tone: 'faint' }];
}

function carRow(
  model: ChampionshipModel,
  standing: Standing,
  car: Car,
  room: TableRoom,
  words: Words,
): Row {
  const { seat } = car;
  const star = seat === actingSeat(model) ? '*' : ' ';
  const own = seat === ownSeat(model);
  const called = padded(abridged(nameOf(model.table, seat), room.name - 1), room.name);
  const skill = car.red > 0 ? `${car.green}+${car.red}` : String(car.green);
  const place = padded(String(classifiedPlace(standing) ?? '-'), PLACE_COLUMNS, 'left');
  return [
    { text: place, tone: 'plain' },
    { text: ` ${letterOf(model.table, seat)}${star}`, tone: own ? 'own' : 'car', seat },
    { text: ` ${called}`, tone: own ? 'strong' : 'plain' },
    { text: padded(speedText(model, car, words), SPEED_COLUMNS, 'left'), tone: 'plain' },
    { text: padded(String(car.wear), FIGURE_COLUMNS, 'left'), tone: wearTone(car.wear) },
    { text: `${room.skill ? padded(skill, FIGURE_COLUMNS, 'left') : ''} `, tone: 'plain' },
    ...whereRuns(model, car, room.where, words),
  ];
}

// A car that has finished or is out shows no speed.
function speedText(model: ChampionshipModel, car: Car, words: Words): string {
  if (car.status !== 'racing') return '';
  return `${speedOf(model, car, words)}${isFaceDown(model, car.seat) ? BACK : ''}`;
}

function whereRuns(
  model: ChampionshipModel,
  car: Car,
  whereColumns: number,
  words: Words,
): readonly Run[] {
  const { board } = model.table;
  const columns = whereColumns + GAP_COLUMNS;
  if (car.status !== 'racing') {
    const isHome = car.status === 'finished';
    const text =
      car.retirement === undefined
        ? words.classification.status[car.status]
        : words.championship.retirements[car.retirement];
    return [{ text: padded(abridged(text, columns), columns), tone: isHome ? 'good' : 'faint' }];
  }
  if (car.space === '') return [{ text: padded('', columns), tone: 'faint' }];
  const space = spaceOf(board, car.space);
  const road = cornerOf(board, space)?.name ?? words.race.straight;
  const at = car.stop === undefined ? road : words.race.pitLaneWhere;
  const called = words.race.space(car.space);
  const where = whereColumns < WIDE.where ? called : `${called} ${at}`;
  const behind = ticksBehind(model, car);
  const laps = Math.floor(behind / board.ticks);
  const rows = behind > 0 ? (behind / ROW_TICKS).toFixed(1) : '';
  const gap = laps > 0 ? words.race.gapInLaps(laps) : rows;
  return [
    {
      text: padded(abridged(where, Math.max(0, whereColumns - 1)), whereColumns),
      tone: space.corner < 0 ? 'plain' : 'corner',
    },
    { text: padded(gap, GAP_COLUMNS, 'left'), tone: 'plain' },
  ];
}
