// What a car has: its points, its fittings and its pit.
import { pointsIn } from '../../../../rules/formula-de/budget.ts';
import { pitOf } from '../../../../rules/formula-de/chapters/car/pits.ts';
import type { Car, Pool } from '../../../../rules/formula-de/state.ts';
import type { Row, Run, Tone } from '../../../rows.ts';
import type { Glyphs } from '../../../theme/glyphs.ts';
import type { Words } from '../../../words/words.ts';
import { type FormulaModel, poolsOfRace, termsOf } from '../formula-de-model.ts';

/** Points up to which a pool is a bar. */
const BAR_MOST = 10;

/**
 * Returns forms of the points of a car, the fullest first: words with bars, words with figures, short words with figures.
 * @param isSettled whether the car has the points with which it will start
 */
export function poolsRows(
  model: FormulaModel,
  car: Car,
  isSettled: boolean,
  glyphs: Glyphs,
  words: Words,
): readonly Row[] {
  const { parts, partsShort } = words.race;
  const pools = poolsOfRace(model);
  const row = (names: Readonly<Record<Pool, string>>, told: (pool: Pool) => string): Row =>
    pools.flatMap(
      (pool): Row => [
        { text: ` ${names[pool]} `, tone: 'faint' },
        { text: told(pool), tone: pointsTone(car, pool) },
      ],
    );
  const left = (pool: Pool) => String(pointsIn(car.points, pool));
  const figures = (pool: Pool) => `${left(pool)}/${pointsIn(car.configuration, pool)}`;
  const bars = (pool: Pool) => barOf(car, pool, glyphs) ?? figures(pool);
  const counted = (pool: Pool) => {
    const bar = barOf(car, pool, glyphs);
    return bar === undefined ? figures(pool) : `${bar} ${left(pool)}`;
  };
  const settled = [row(parts, counted), row(parts, bars), row(parts, figures)];
  return [
    ...(isSettled ? settled : []),
    row(parts, left),
    ...(isSettled ? [row(partsShort, figures)] : []),
    row(partsShort, left),
  ];
}

function barOf(car: Car, pool: Pool, { meterFull, meterEmpty }: Glyphs): string | undefined {
  const most = pointsIn(car.configuration, pool);
  const left = pointsIn(car.points, pool);
  if (most > BAR_MOST || left > most) return undefined;
  return meterFull.repeat(left) + meterEmpty.repeat(most - left);
}

/** Returns the tone for the points of a pool: a warning for the last one, bad for none. */
export function pointsTone(car: Car, pool: Pool): Tone {
  const left = pointsIn(car.points, pool);
  if (left === 0) return 'bad';
  return left === 1 ? 'warn' : 'plain';
}

/** Reports whether the type of a set of tires can be chosen; where it cannot, all are alike (BGA-O-37, BGA-O-40). */
export function hasTypesOfTires({ table, shown }: FormulaModel): boolean {
  return termsOf(table, shown.options).values.pits.refit === 'any';
}

export function tiresOpen({ shown }: FormulaModel, { seat }: Car): boolean {
  return shown.agenda.some(({ step, seats }) => step === 'chooseTires' && seats.includes(seat));
}

/**
 * Returns the pit of a car. Where stops repair nothing it is only its number; empty in a race of one lap, which has no
 * stops.
 */
export function pitRuns({ table, shown }: FormulaModel, car: Car, { race }: Words): readonly Run[] {
  const pit = pitOf(shown, car);
  if (pit?.box === undefined) return [];
  const { stops } = termsOf(table, shown.options).values.pits;
  if (stops.length >= 2) {
    return [{ text: `  ${race.pitLine(pit.box + 1, pit.points)}`, tone: 'faint' }];
  }
  return shown.laps === 1 ? [] : [{ text: `  ${race.pitBox(pit.box + 1)}`, tone: 'faint' }];
}

/** Returns what a car of Trant has besides its parts, as far as it still matters (TR-22, TR-26, TR-127, TR-149). */
export function fittingRuns(
  { shown }: FormulaModel,
  { fittings, driverPoints, wing, work }: Car,
  { race: { trant } }: Words,
): readonly Run[] {
  const points = driverPoints === undefined ? 0 : driverPoints.bought + driverPoints.wonHalves / 2;
  const onGrid = shown.round === 0;
  const crew = fittings?.pitCrew ?? 0;
  const told = [
    work === undefined ? '' : trant.work(work.left),
    wing === 'high' ? trant.highWing : '',
    points > 0 ? trant.driverPoints(points, true) : '',
    crew > 0 ? trant.pitCrew(crew, true) : '',
    onGrid && (fittings?.qualifying ?? 0) > 0 ? trant.extrasShort.qualifying : '',
  ];
  return told
    .filter(text => text !== '')
    .map((text): Run => ({ text: `  ${text}`, tone: 'plain' }));
}
