// The two lines on top of the race: its progress, and the order of the cars with their speeds.
import { isAfterSpin } from '../../../../rules/championship-formula/chapters/turn/speed-plans.ts';
import { type Car, NOT_SEALED } from '../../../../rules/championship-formula/state.ts';
import type { Standing } from '../../../../rules/kit/types.ts';
import { keysOf } from '../../../keys.ts';
import type { Row, Run } from '../../../rows.ts';
import { actingSeat, driversCommand, letterOf, ownSeat } from '../../../screens/race/race-model.ts';
import { turnRuns } from '../../../screens/race/view/turn-runs.ts';
import { rowWidth } from '../../../theme/fit.ts';
import type { Words } from '../../../words/words.ts';
import type { ChampionshipModel } from '../championship-model.ts';

export const BACK = '#';
/** Sign between the speed of the last turn and a turned card. */
const TURNED = '>';

/**
 * Returns a row such as `Montréal  lap 2/3  turn 17  planning, 8 of 10 cards laid  Ann (A)`; without room it leaves out how
 * many lie, then the turn.
 */
export function titleRow(model: ChampionshipModel, columns: number, words: Words): Row {
  const { shown, table } = model;
  const lap = Math.max(1, ...shown.cars.map(({ laps }) => Math.min(laps, shown.laps)));
  const place: Row = [
    { text: ` ${table.board.name}`, tone: 'title' },
    { text: `  ${words.race.lap(lap, shown.laps)}`, tone: 'plain' },
  ];
  const told = (text: string): Row => (text === '' ? [] : [{ text: `  ${text}`, tone: 'plain' }]);
  const turn = told(shown.round > 0 ? words.championship.turn(shown.round) : words.race.grid);
  const phase = told(phaseWords(model, words));
  const driver = turnRuns(model, words);
  const tellings: readonly Row[] = [
    [...place, ...turn, ...phase, ...driver],
    [...place, ...turn, ...phase],
    [...place, ...turn, ...driver],
  ];
  return tellings.find(row => rowWidth(row) <= columns) ?? [...place, ...turn];
}

// What all cars do at once, and how many have done it.
function phaseWords({ shown, prompt, frames }: ChampionshipModel, { championship }: Words): string {
  const [task] = shown.agenda;
  if (task === undefined || prompt?.kind === 'over' || frames.length > 0) return '';
  const laid = shown.sealed.filter(({ kind }) => kind !== 'none').length;
  switch (task.step) {
    case 'setUpCars':
      return championship.settingUp;
    case 'chooseTires':
      return championship.choosingTires;
    case 'bidForPole':
    case 'bidAgain':
      return championship.bidding;
    case 'planSpeeds':
      return championship.planning(laid, laid + task.seats.length);
    default:
      return '';
  }
}

/**
 * Returns a row such as `order 1C/140# 2F/120 3A/100>140`: place, car, speed; an answer that lies face down shows its back,
 * and a card that is turned stands behind the speed until its car has moved.
 */
export function orderRow(model: ChampionshipModel, columns: number, words: Words): Row {
  const { table, shown } = model;
  const heading: Run = { text: ` ${words.race.order}`, tone: 'faint' };
  const standings = table.book.standings(shown, table.board);
  const rows = ORDER_DETAILS.map(detail => [
    heading,
    ...standings.map(standing => orderRun(model, standing, detail, words)),
  ]);
  const row = rows.find(one => rowWidth(one) <= columns) ?? rows.at(-1) ?? [];
  // CPU drivers have letters only; the table under this key has their names.
  const hint: Run = {
    text: `  [${keysOf(driversCommand(model))[0]}] ${words.commands.drivers}`,
    tone: 'faint',
  };
  const isNamed = table.drivers.every(({ kind }) => kind !== 'cpu');
  return isNamed || rowWidth([...row, hint]) > columns ? row : [...row, hint];
}

interface OrderDetail {
  readonly places: boolean;
  /** A card that is turned stands behind the speed of the last turn, or alone. */
  readonly speeds: 'both' | 'last' | 'none';
}

/** What is shown of each car, the fullest form first. */
const ORDER_DETAILS: readonly OrderDetail[] = [
  { places: true, speeds: 'both' },
  { places: false, speeds: 'both' },
  { places: false, speeds: 'last' },
  { places: false, speeds: 'none' },
];

function orderRun(
  model: ChampionshipModel,
  { place, seat, status }: Standing,
  { places, speeds }: OrderDetail,
  words: Words,
): Run {
  const { table, shown, prompt } = model;
  const letter = letterOf(table, seat);
  if (status === 'retired') return { text: ` x${letter}`, tone: 'faint' };
  const car = shown.cars[seat];
  const isActing = prompt?.kind !== 'over' && seat === actingSeat(model);
  const mark = `${car !== undefined && isAfterSpin(car) ? `(${letter})` : letter}${isActing ? '*' : ''}`;
  const isHome = status === 'finished';
  const speed = isHome ? words.race.atFlag : car === undefined ? '' : speedOf(model, car, words);
  const tail = `${speedTail(speed, speeds)}${isFaceDown(model, seat) ? BACK : ''}`;
  const tone = seat === ownSeat(model) ? 'own' : 'car';
  return { text: ` ${places ? place : ''}${mark}${tail}`, tone, seat };
}

function speedTail(speed: string, speeds: OrderDetail['speeds']): string {
  if (speed === '' || speeds === 'none') return '';
  const at = speed.indexOf(TURNED);
  return speeds === 'last' && at >= 0 ? speed.slice(at) : `/${speed}`;
}

/** Reports whether an answer of a seat lies face down; even the person whose answer it is sees its back alone. */
export function isFaceDown({ shown }: ChampionshipModel, seat: number): boolean {
  return (shown.sealed[seat] ?? NOT_SEALED).kind !== 'none';
}

/**
 * Returns the speed of a car: as the pictures show it, with a turned card, or as it lies open; empty before the grid is set.
 */
export function speedOf(model: ChampionshipModel, car: Car, words: Words): string {
  if (car.stop !== undefined) return words.race.inPits;
  if (car.space === '') return '';
  const note = model.notes[car.seat];
  if (note !== undefined) return note;
  const { turn, move } = model.shown;
  const planned = turn.planned[car.seat] ?? 0;
  if (move?.seat === car.seat) return String(move.speed);
  const waits = turn.order.includes(car.seat) && planned > 0;
  return waits ? turned(turn.before[car.seat] ?? 0, planned) : String(car.speed);
}

export function turned(before: number, planned: number): string {
  return before === planned ? String(planned) : `${before}${TURNED}${planned}`;
}
