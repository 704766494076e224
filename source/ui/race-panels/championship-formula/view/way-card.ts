// The card of the marked way: where it ends, who may slip the car there, what the way costs, and what comes after it.
import { cornerOf } from '../../../../circuit/board.ts';
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import { emptyRoad } from '../../../../rules/championship-formula/chapters/movement/road.ts';
import { carLabel } from '../../../../rules/championship-formula/chapters/movement/way-search.ts';
import {
  type DriveWay,
  waysOf,
} from '../../../../rules/championship-formula/chapters/movement/ways.ts';
import type { ChampionshipChoice } from '../../../../rules/championship-formula/choices.ts';
import type { Car } from '../../../../rules/championship-formula/state.ts';
import { carOf, isOnTrack } from '../../../../rules/championship-formula/table.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import type { Row, Tone } from '../../../rows.ts';
import { letterOf, markedChoice } from '../../../screens/race/race-model.ts';
import { textWidth } from '../../../theme/width.ts';
import type { RoadWords } from '../../../words/road-words.ts';
import type { Words } from '../../../words/words.ts';
import { nearestTo, placeText } from '../../target-place.ts';
import {
  askedOf,
  type ChampionshipModel,
  figuresOfCar,
  groundOfModel,
} from '../championship-model.ts';
import type { ChoiceOf } from '../choices.ts';
import { formIn, nextPrice, type Price } from '../prices.ts';
import { type Outlook, outlook } from '../road-ahead.ts';
import { slipsBehind } from '../slips-behind.ts';
import { limitsIn } from './corner-headings.ts';
import { ROW_TICKS } from './row-window.ts';
import { isHome, spaceIn, spacesUntil } from './way-place.ts';
import { wayKey, wayPrice } from './way-row.ts';

const TONES: readonly Tone[] = ['good', 'warn', 'bad'];

type Drive = ChoiceOf<'drive'>;

interface After {
  readonly end: RowSpace;
  readonly slips: readonly Seat[];
  readonly car: Car;
  /** What the next corner will cost it; undefined where none comes, or the race is over. */
  readonly next: Outlook | undefined;
}

const known = new WeakMap<Drive, After | undefined>();

/** Returns the two rows of the card of the marked way, in `columns`; they are blank while none is marked. */
export function wayCard(model: ChampionshipModel, words: Words, columns: number): readonly Row[] {
  const choice = markedChoice(model) as ChampionshipChoice | undefined;
  const after = choice?.kind === 'drive' ? afterWay(model, choice) : undefined;
  if (choice?.kind !== 'drive' || after === undefined) return [[], []];
  return [
    whereRow(model, after, words, columns - 1),
    costRow(model, choice, after, words, columns - 1),
  ];
}

function whereRow(
  model: ChampionshipModel,
  { end, slips }: After,
  { race, championship }: Words,
  columns: number,
): Row {
  const { table, moment } = model;
  const seat = askedOf(model)?.seat;
  const others = moment.race.cars.filter(car => car.seat !== seat && isOnTrack(car));
  const letters = slips.map(one => letterOf(table, one));
  const place = {
    space: race.space(end.id),
    told: placeOf(table.board, end, race.road, championship.way.limit),
    matters: [letters.length === 0 ? '' : championship.way.slipped(letters)],
    near: race.road.near(...nearestTo(table, end.id, others, ROW_TICKS)),
  };
  return [{ text: ` ${placeText(place, columns, race)}`, tone: 'corner' }];
}

function placeOf(
  board: RowBoard,
  end: RowSpace,
  road: RoadWords,
  limited: (corner: string, limit: string) => string,
): string {
  const corner = cornerOf(board, end);
  if (corner !== undefined) {
    const exit = spacesUntil(board, end, space => space.corner !== corner.index);
    return road.inCorner(end.id, limited(corner.name, String(end.limit)), String(exit));
  }
  const before = spacesUntil(board, end, space => space.corner >= 0);
  const next = spaceIn(board, end, before);
  const name = cornerOf(board, next)?.name ?? '';
  return road.before(end.id, limited(name, limitsIn(board, next.corner)), before);
}

function costRow(
  model: ChampionshipModel,
  choice: Drive,
  { car, next }: After,
  words: Words,
  columns: number,
): Row {
  const { race, championship } = words;
  const price = wayPrice(model, choice, words);
  const later = next === undefined ? undefined : nextPrice(model, car, next, championship);
  const name = model.table.board.corners[next?.corner ?? -1]?.name ?? '';
  const told = later?.forms.map(
    form => `${race.semicolon}${championship.columns.next(name)} ${form}`,
  ) ?? [''];
  const [cost, rest] = fitting(price, told, columns);
  return [
    { text: ` ${cost}`, tone: TONES[price.weight] ?? 'plain' },
    { text: rest, tone: TONES[later?.weight ?? 0] ?? 'plain' },
  ];
}

// Shortens what is to come before what is due at once, and leaves it out where there is no room for it.
function fitting({ forms }: Price, later: readonly string[], columns: number) {
  const pairs = forms.flatMap(cost => [...later, ''].map(rest => [cost, rest] as const));
  const fits = pairs.find(([cost, rest]) => textWidth(cost) + textWidth(rest) <= columns);
  return fits ?? ([formIn(forms, columns), ''] as const);
}

function afterWay(model: ChampionshipModel, choice: Drive): After | undefined {
  if (known.has(choice)) return known.get(choice);
  const { race } = model.moment;
  const seat = askedOf(model)?.seat ?? -1;
  const ways = waysOf(race, seat, groundOfModel(model));
  const way = ways.find(one => wayKey(one.choice) === wayKey(choice));
  const after = way === undefined ? undefined : newAfter(model, seat, way);
  known.set(choice, after);
  return after;
}

function newAfter(model: ChampionshipModel, seat: Seat, way: DriveWay): After {
  const { race } = model.moment;
  const ground = groundOfModel(model);
  const { end, choice, after, leastWear, gained, isFatal } = way;
  const before = carOf(race, seat);
  const speed = (race.move?.speed ?? 0) - choice.brake;
  const wear = before.wear - leastWear + gained;
  const car: Car = { ...before, ...after, space: end.id, speed, wear };
  const isOver = isFatal || isHome(model, before, end);
  return {
    end,
    slips: isOver ? [] : slipsBehind(race, seat, { space: end.id, speed }, ground),
    car,
    next: isOver ? undefined : nextOf(model, car),
  };
}

function nextOf(model: ChampionshipModel, car: Car): Outlook | undefined {
  const ground = groundOfModel(model);
  const road = emptyRoad(car, model.moment.race.laps, ground);
  const brakes = figuresOfCar(car, ground)?.deceleration ?? 0;
  return outlook(road, [carLabel(road)], car.speed, brakes);
}
