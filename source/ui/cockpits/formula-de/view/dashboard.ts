// The dashboard of a car: what it can still pay, its tires and their age, its pit.
import { pointsIn } from '../../../../rules/formula-de/budget.ts';
import { pitOf } from '../../../../rules/formula-de/chapters/car/pits.ts';
import { lapOfSet } from '../../../../rules/formula-de/chapters/car/tires.ts';
import type { Car, Pool } from '../../../../rules/formula-de/state.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import type { Row, Run, Tone } from '../../../rows.ts';
import { lookedAt, nameWithLetter, type TrialModel } from '../../../screens/race/race-model.ts';
import { levelAndStyle, styleOf } from '../../../styles.ts';
import { rowWidth } from '../../../theme/fit.ts';
import type { Words } from '../../../words/words.ts';
import { configurationAsked } from '../configuration.ts';
import { type FormulaModel, isPointless, poolsOfRace, termsOf } from '../formula-de-model.ts';

/** How much is shown of a car; the fullest form that fits is taken. */
interface Detail {
  readonly gap: string;
  /** Whole words for parts and pit. */
  readonly whole: boolean;
  /** Whether points at the start stand beside those that are left. */
  readonly most: boolean;
  readonly gear: boolean;
  readonly pit: boolean;
}

const DETAILS: readonly Detail[] = [
  { gap: '  ', whole: true, most: true, gear: true, pit: true },
  { gap: ' ', whole: true, most: true, gear: true, pit: true },
  { gap: ' ', whole: false, most: true, gear: true, pit: true },
  { gap: ' ', whole: false, most: false, gear: true, pit: true },
  { gap: ' ', whole: false, most: false, gear: true, pit: false },
];
const LEAST: Detail = { gap: ' ', whole: false, most: false, gear: false, pit: false };

/**
 * Returns a row such as `Ann (E)  gear 4  hard L1  tires 6/6  brakes 2/3 …  pit 5: 2 points`, as much of it as fits.
 */
export function dashboardRow(model: FormulaModel, columns: number, words: Words): Row {
  const seat = lookedAt(model);
  const car = model.shown.cars[seat];
  if (car === undefined) return [];
  const name: Run = { text: ` ${nameWithLetter(model, seat)}`, tone: 'strong', seat };
  if (model.trial !== undefined && isPointless(model)) {
    return [name, ...gearAndTires(model, model.trial, car, words)];
  }
  // What the car will start with is not settled yet.
  const open = configurationAsked(model) !== undefined;
  const details = DETAILS.map(detail => ({ ...detail, most: detail.most && !open }));
  const figures = [...details, LEAST].map(detail => carRuns(model, car, detail, words));
  const rows = [...styleRuns(model, seat, words), []].flatMap(style =>
    figures.map(runs => [name, ...style, ...runs]),
  );
  return rows.find(row => rowWidth(row) <= columns) ?? rows.at(-1) ?? [];
}

// The style of a CPU driver, with its level where there is room.
function styleRuns({ table }: FormulaModel, seat: Seat, words: Words): readonly (readonly Run[])[] {
  const driver = table.drivers[seat];
  const style = driver === undefined ? undefined : styleOf(driver.character, words);
  if (driver === undefined || style === undefined) return [];
  const said = [levelAndStyle(driver, words), style.name];
  return said.map(text => [{ text: `, ${text} `, tone: 'faint' }]);
}

function gearAndTires(
  model: FormulaModel,
  { clock }: TrialModel,
  { gear: lever, set }: Car,
  { race }: Words,
): readonly Run[] {
  const gear: Run = { text: `  ${race.gear(lever)}`, tone: 'plain' };
  if (clock === 'waiting' || set === undefined || !hasTypesOfTires(model)) return [gear];
  const tires = race.tireTypes[set.type] ?? set.type;
  return [gear, { text: `  ${race.parts.tires} `, tone: 'faint' }, { text: tires, tone: 'plain' }];
}

// Reports whether the type of a set is anybody's choice; where it is not, all are alike (BGA-O-37, BGA-O-40).
function hasTypesOfTires({ table, shown }: FormulaModel): boolean {
  return termsOf(table, shown.options).values.pits.refit === 'any';
}

// Reports whether a driver has yet to choose the tires.
function tiresOpen({ shown }: FormulaModel, { seat }: Car): boolean {
  return shown.agenda.some(({ step, seats }) => step === 'chooseTires' && seats.includes(seat));
}

function carRuns(model: FormulaModel, car: Car, detail: Detail, words: Words): readonly Run[] {
  const { gap } = detail;
  const { race } = words;
  const { set, laps } = car;
  const fitted = set && race.setLap(race.tireTypes[set.type] ?? set.type, lapOfSet(car, laps));
  const isTold = hasTypesOfTires(model) && !tiresOpen(model, car);
  const tires = fitted === undefined || !isTold ? '' : `${gap}${fitted}`;
  const gear = detail.gear ? `${gap}${race.gear(car.gear)}` : '';
  return [
    { text: `${gear}${tires}`, tone: 'plain' },
    ...poolsOfRace(model).flatMap(pool => poolRuns(car, pool, detail, words)),
    ...fittingRuns(model, car, detail, words),
    ...(detail.pit ? pitRuns(model, car, detail, words) : []),
  ];
}

function poolRuns(
  car: Car,
  pool: Pool,
  { gap, whole, most }: Detail,
  { race }: Words,
): readonly Run[] {
  const left = String(pointsIn(car.points, pool));
  const points = most ? `${left}/${pointsIn(car.configuration, pool)}` : left;
  const tone = pointsTone(car, pool);
  if (!whole) return [{ text: `${gap}${race.partsShort[pool]} ${points}`, tone }];
  return [
    { text: `${gap}${race.parts[pool]} `, tone: 'faint' },
    { text: points, tone },
  ];
}

// Where stops repair nothing a pit is no more than its number, and none at all in a race of one lap, which has no stops.
function pitRuns(
  { table, shown }: FormulaModel,
  car: Car,
  { gap, whole }: Detail,
  { race }: Words,
): readonly Run[] {
  const pit = pitOf(shown, car);
  if (pit?.box === undefined) return [];
  const { stops } = termsOf(table, shown.options).values.pits;
  if (stops.length < 2) {
    const place = shown.laps === 1 ? '' : `${gap}${race.pitBox(pit.box + 1)}`;
    return [{ text: place, tone: 'faint' }];
  }
  const line = whole ? race.pitLine : race.pitLineShort;
  return [{ text: `${gap}${line(pit.box + 1, pit.points)}`, tone: 'faint' }];
}

// What a car of Trant has besides its parts, as far as it still matters (TR-22, TR-26, TR-127, TR-149).
function fittingRuns(
  { shown }: FormulaModel,
  { fittings, driverPoints, wing, work }: Car,
  { gap, whole, pit }: Detail,
  { race: { trant } }: Words,
): readonly Run[] {
  const points = driverPoints === undefined ? 0 : driverPoints.bought + driverPoints.wonHalves / 2;
  const onGrid = shown.round === 0;
  const told = [
    work === undefined ? '' : trant.work(work.left),
    wing === 'high' ? (whole ? trant.highWing : trant.highWingShort) : '',
    points > 0 ? trant.driverPoints(points, whole) : '',
    pit && (fittings?.pitCrew ?? 0) > 0 ? trant.pitCrew(fittings?.pitCrew ?? 0, whole) : '',
    pit && onGrid && (fittings?.qualifying ?? 0) > 0 ? trant.extrasShort.qualifying : '',
  ];
  return told
    .filter(text => text !== '')
    .map((text): Run => ({ text: `${gap}${text}`, tone: 'plain' }));
}

/** Returns the tone for the points of a pool: the last one is a warning, none is worse. */
export function pointsTone(car: Car, pool: Pool): Tone {
  const left = pointsIn(car.points, pool);
  if (left === 0) return 'bad';
  return left === 1 ? 'warn' : 'plain';
}
