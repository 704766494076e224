// The two lines on top of the race: its progress, and the order of the cars.
import { spaceOf } from '../../../../circuit/board.ts';
import type { Car, Condition } from '../../../../rules/formula-de/state.ts';
import { keysOf } from '../../../keys.ts';
import type { Row, Run } from '../../../rows.ts';
import { weatherIsNew } from '../../../screens/race/news.ts';
import { actingSeat, driversCommand, letterOf, ownSeat } from '../../../screens/race/race-model.ts';
import { turnRuns } from '../../../screens/race/view/turn-runs.ts';
import { rowWidth } from '../../../theme/fit.ts';
import { textWidth } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { lapsDown } from './gaps.ts';
import { BACK, gearsSet } from './gears-set.ts';
import { clockRow, trialTitleRow } from './trial-rows.ts';

/**
 * Returns a row such as `Monza  lap 1/3  sun, dry  round 7  Ann (E) plays …`; without room it leaves out the round,
 * then the weather.
 */
export function titleRow(model: FormulaModel, columns: number, words: Words): Row {
  if (model.trial !== undefined) return trialTitleRow(model, columns, words);
  const { shown, table } = model;
  const { race } = words;
  const lap = Math.max(1, ...shown.cars.map(car => Math.min(car.laps, shown.laps)));
  const weather = weatherWords(shown, race);
  const announced = weatherIsNew(model);
  const place: Row = [
    { text: ` ${table.board.name}`, tone: 'title' },
    { text: `  ${race.lap(lap, shown.laps)}`, tone: 'plain' },
  ];
  const said: Row = [
    { text: '  ', tone: 'plain' },
    {
      text: announced ? race.weather.news(weather) : weather,
      tone: announced ? 'chosen' : 'plain',
    },
  ];
  const sky = weather === '' ? [] : said;
  const round = shown.round > 0 ? race.round(shown.round) : race.grid;
  const turn = turnRuns(model, words);
  const tellings: readonly Row[] = [
    [...place, ...sky, { text: `  ${round}`, tone: 'plain' }, ...turn],
    [...place, ...sky, ...turn],
    [...place, ...turn],
  ];
  return tellings.find(row => rowWidth(row) <= columns) ?? [...place, ...turn];
}

/**
 * Returns a row such as `order  1A/4  2B/3 …`: place, car, gear; the acting car has a star. Names of humans are added
 * where there is room.
 */
export function orderRow(model: FormulaModel, columns: number, words: Words): Row {
  if (model.trial !== undefined) return clockRow(model, words);
  const heading: Run = { text: ` ${words.race.order} `, tone: 'faint' };
  const width = (runs: readonly Run[]) => runs.reduce((sum, run) => sum + textWidth(run.text), 0);
  const room = columns - textWidth(heading.text);
  const fullest = ORDER_DETAILS.map(detail => orderRuns(model, detail, words)).find(
    runs => width(runs) <= room,
  );
  const runs = fullest ?? orderRuns(model, NO_DETAIL, words);
  // CPU drivers have letters only; the table under this key has their names.
  const hint = `  [${keysOf(driversCommand(model))[0]}] ${words.commands.drivers}`;
  const named = model.table.drivers.every(({ kind }) => kind !== 'cpu');
  if (named || width(runs) + textWidth(hint) > room) return [heading, ...runs];
  return [heading, ...runs, { text: hint, tone: 'faint' }];
}

interface OrderDetail {
  readonly names: boolean;
  readonly gears: boolean;
}
const NO_DETAIL: OrderDetail = { names: false, gears: false };
const ORDER_DETAILS: readonly OrderDetail[] = [
  { names: true, gears: true },
  { names: false, gears: true },
];

function orderRuns(
  model: FormulaModel,
  { names, gears }: OrderDetail,
  words: Words,
): readonly Run[] {
  const { table, shown } = model;
  // No car is acting once the race is over.
  const acting = model.prompt?.kind === 'over' ? -1 : actingSeat(model);
  const own = ownSeat(model);
  const set = gearsSet(model);
  return table.book.standings(shown, table.board).map(({ place, seat, status }): Run => {
    const driver = table.drivers[seat];
    const name = names && driver?.kind !== 'cpu' ? ` ${driver?.name ?? ''}` : '';
    const star = seat === acting ? '*' : '';
    const letter = letterOf(table, seat);
    if (status === 'retired') return { text: ` x${letter}${name}`, tone: 'faint' };
    const car = shown.cars[seat];
    const racing = status === 'racing' && car !== undefined;
    const home = status === 'finished' && gears ? `/${words.race.atFlag}` : '';
    const back = gears && set.includes(seat) ? BACK : '';
    const tail = racing ? `${tailOf(model, car, gears, words)}${back}` : home;
    const mark = racing ? MARKS[car.condition](letter) : letter;
    const tone = seat === own ? 'own' : 'car';
    return { text: ` ${place}${mark}${star}${name}${tail}`, tone, seat };
  });
}

const MARKS: Readonly<Record<Condition, (letter: string) => string>> = {
  sound: letter => letter,
  stalled: letter => `(${letter})`,
  spun: letter => `(${letter})`,
  blown: letter => `${letter}!`,
  inertia: letter => `${letter}~`,
  wreck: letter => letter,
};

// A car in the lane or in its pit shows that instead of its gear, and a lapped car its laps, however little room there
// is.
function tailOf(model: FormulaModel, car: Car, gears: boolean, { race }: Words): string {
  const laps = lapsDown(model, car);
  const down = laps > 0 ? race.lapsDown(laps) : '';
  if (spaceOf(model.table.board, car.space).kind !== 'track') return `/${race.inPits}${down}`;
  return `${gears ? `/${car.gear}` : ''}${down}`;
}

// A race without weather shows none.
function weatherWords(
  { weather }: FormulaModel['shown'],
  { sky, trackState }: Words['race'],
): string {
  if (weather === undefined) return '';
  return `${sky[weather.sky] ?? weather.sky}, ${trackState[weather.track] ?? ''}`;
}
