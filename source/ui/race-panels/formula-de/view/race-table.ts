// The order of the race as a table: place, car, team, lap, gear, space, gap in spaces, points.
import { cornerOf, spaceOf } from '../../../../circuit/board.ts';
import { classifiedPlace } from '../../../../replay/classification.ts';
import { pointsIn } from '../../../../rules/formula-de/budget.ts';
import type { Car, Pool } from '../../../../rules/formula-de/state.ts';
import type { Standing } from '../../../../rules/kit/types.ts';
import { padded } from '../../../look.ts';
import type { Row, Run } from '../../../rows.ts';
import { actingSeat, letterOf, nameOf, ownSeat } from '../../../screens/race/race-model.ts';
import { abridged } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import { type FormulaModel, poolsOfRace } from '../formula-de-model.ts';
import { pointsTone } from './car-runs.ts';
import { lapsDown, ticksBehind } from './gaps.ts';
import { BACK, gearsSet } from './gears-set.ts';
import { clockRow } from './trial-rows.ts';

const PLACE_COLUMNS = 3;
const CAR_COLUMNS = 3;
const NAME_COLUMNS = 11;
const NAME_COLUMNS_MAX = 20;
const TEAM_COLUMNS = 5;
const LAP_COLUMNS = 5;
const GEAR_COLUMNS = 5;
const WHERE_COLUMNS = 13;
const GAP_COLUMNS = 7;
const POINTS_COLUMNS = 5;

interface TableRoom {
  readonly name: number;
  /** Columns of a team; 0 in a race without teams. */
  readonly team: number;
  /** Columns of the lap that a car is on; 0 where there is no room. */
  readonly lap: number;
  readonly pools: readonly Pool[];
}

function roomOf(columns: number, all: readonly Pool[], hasTeams: boolean): TableRoom {
  const team = hasTeams ? TEAM_COLUMNS : 0;
  const narrow =
    PLACE_COLUMNS +
    CAR_COLUMNS +
    1 +
    NAME_COLUMNS +
    team +
    GEAR_COLUMNS +
    WHERE_COLUMNS +
    GAP_COLUMNS;
  const lap = columns >= narrow + LAP_COLUMNS ? LAP_COLUMNS : 0;
  const least = narrow + lap;
  const pools = all.slice(0, Math.max(0, Math.floor((columns - least) / POINTS_COLUMNS)));
  const spare = columns - least - pools.length * POINTS_COLUMNS;
  const name = Math.min(NAME_COLUMNS_MAX, NAME_COLUMNS + Math.max(0, spare));
  return { name, team, lap, pools };
}

/**
 * Returns the heading and one row per car in so many columns; where they are few, points of the last pools are left
 * out. For a driver alone on the track there is a clock instead.
 */
export function raceTable(model: FormulaModel, columns: number, words: Words): readonly Row[] {
  if (model.trial !== undefined) return [clockRow(model, words)];
  const { table, shown } = model;
  const standings = table.book.standings(shown, table.board);
  const hasTeams = standings.some(({ team }) => team !== undefined);
  const room = roomOf(columns, poolsOfRace(model), hasTeams);
  return [
    headingRow(room, words),
    ...standings.flatMap(standing => {
      const car = shown.cars[standing.seat];
      return car === undefined ? [] : [carRow(model, standing, car, room, words)];
    }),
  ];
}

function headingRow({ name, team, lap, pools }: TableRoom, words: Words): Row {
  const { place, car, team: teams, gear, where, gap } = words.race.table;
  const points = pools.map(pool => padded(words.race.partsShort[pool], POINTS_COLUMNS, 'left'));
  const text =
    padded(place, PLACE_COLUMNS, 'left') +
    ` ${padded(car, CAR_COLUMNS + name)}` +
    (team === 0 ? '' : padded(teams, team)) +
    (lap === 0 ? '' : padded(words.panels.lapColumn, lap)) +
    padded(gear, GEAR_COLUMNS) +
    padded(where, WHERE_COLUMNS) +
    padded(gap, GAP_COLUMNS, 'left') +
    points.join('');
  return [{ text, tone: 'faint' }];
}

function gearOf(model: FormulaModel, { seat, status, gear }: Car): string {
  if (status !== 'racing') return '';
  return `${gear}${gearsSet(model).includes(seat) ? BACK : ''}`;
}

function carRow(
  model: FormulaModel,
  standing: Standing,
  car: Car,
  { name, team, lap, pools }: TableRoom,
  words: Words,
): Row {
  const { seat } = car;
  const star = seat === actingSeat(model) ? '*' : ' ';
  const called = padded(abridged(nameOf(model.table, seat), name - 1), name);
  const own = seat === ownSeat(model);
  return [
    {
      text: padded(String(classifiedPlace(standing) ?? '-'), PLACE_COLUMNS, 'left'),
      tone: 'plain',
    },
    { text: ` ${letterOf(model.table, seat)}${star}`, tone: own ? 'own' : 'car', seat },
    { text: ` ${called}`, tone: own ? 'strong' : 'plain' },
    ...(team === 0 ? [] : [teamRun(standing, team)]),
    ...(lap === 0 ? [] : [lapRun(car, lap)]),
    { text: padded(gearOf(model, car), GEAR_COLUMNS), tone: 'plain' },
    ...whereRuns(model, car, words),
    ...pools.map(
      (pool): Run => ({
        text: padded(String(pointsIn(car.points, pool)), POINTS_COLUMNS, 'left'),
        tone: pointsTone(car, pool),
      }),
    ),
  ];
}

function lapRun({ status, laps }: Car, columns: number): Run {
  return {
    text: padded(status === 'racing' ? String(Math.max(1, laps)) : '', columns),
    tone: 'plain',
  };
}

function teamRun({ team }: Standing, columns: number): Run {
  return { text: padded(team === undefined ? '' : String(team + 1), columns), tone: 'plain' };
}

function whereRuns(model: FormulaModel, car: Car, words: Words): readonly Run[] {
  const { board } = model.table;
  if (car.status !== 'racing') {
    const text = words.classification.status[car.status];
    return [
      {
        text: padded(text, WHERE_COLUMNS + GAP_COLUMNS),
        tone: car.status === 'finished' ? 'good' : 'faint',
      },
    ];
  }
  const space = spaceOf(board, car.space);
  const name =
    space.kind === 'track'
      ? (cornerOf(board, space)?.name ?? words.race.straight)
      : words.race.pitLaneWhere;
  const where = abridged(`${words.race.space(car.space)} ${name}`, WHERE_COLUMNS);
  const ticks = ticksBehind(model, car);
  const laps = lapsDown(model, car);
  const spaces = ticks > 0 ? (ticks / 2).toFixed(1) : '';
  const gap = laps > 0 ? words.race.gapInLaps(laps) : spaces;
  return [
    { text: padded(where, WHERE_COLUMNS), tone: space.corner < 0 ? 'plain' : 'corner' },
    { text: padded(gap, GAP_COLUMNS, 'left'), tone: 'plain' },
  ];
}
