// What is counted of a race in rows, from its events.
import { COUNTED } from '../../../replay/tally/championship-formula/counted.ts';
import type { CarTally } from '../../../replay/tally/tally.ts';
import { figuresOf } from '../../../rules/championship-formula/chapters/car/car-set-up.ts';
import type { Car } from '../../../rules/championship-formula/state.ts';
import type { Terms } from '../../../rules/championship-formula/terms.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { Counter } from '../counter.ts';
import type { Counts, PointsTable } from '../counts.ts';
import { countGrid, startedFrom } from '../grid-places.ts';
import type { RacedOut } from './simulated-race.ts';
import { type Spending, spendingOf } from './spending.ts';

/**
 * Returns what one race adds to the counts. By level: `starts`, `place/1`, `retired/crash`, `car/60-60-160-60-7-2` (what the
 * six cards say), `strategy/front` and `won by/front` (when its wear was spent); `turns`, `wear`, `green` and `red` (left at the flag) of the `finished`; the counts of `COUNTED`; and for each
 * place on the grid the counts of `countGrid`, and `grid/1/bids` in halves of a wear.
 */
export function countsOf(
  { race, events, standings, tally, overtakes }: RacedOut,
  levels: readonly string[],
  { values, hasPits }: Terms,
  points: PointsTable,
): Counts {
  const counter = new Counter();
  const strategies = spendingOf(events, race.cars.length, race.laps);
  counter.add('races', 1);
  counter.measure('race/turns', race.round);
  counter.measure('race/overtakes', overtakes.length);
  const places = new Map(standings.map(({ seat, place }) => [seat, place]));
  const placeOf = (seat: Seat) => places.get(seat) ?? 0;
  for (const car of race.cars) {
    const level = levels[car.seat] ?? '';
    if (car.status === 'finished') counter.add(`${level}/place/${placeOf(car.seat)}`, 1);
    countCar(counter, level, car);
    countCards(counter, level, car, { values, hasPits });
    countTally(counter, level, tally.cars[car.seat]);
    countStrategy(counter, level, strategies[car.seat], placeOf(car.seat));
  }
  countGrid(counter, tally, standings);
  for (const [slot, seat] of startedFrom(tally).entries()) {
    const bid = race.bids?.[seat] ?? { wear: 0, skill: 0 };
    counter.add(`grid/${slot + 1}/bids`, bid.wear * values.bid.skillForWear + bid.skill);
  }
  for (const level of new Set(levels)) {
    const seats = race.cars.map(({ seat }) => seat).filter(seat => levels[seat] === level);
    const sum = (of: (seat: Seat) => number) => seats.reduce((all, seat) => all + of(seat), 0);
    const isOut = (seat: Seat) => race.cars[seat]?.status === 'retired';
    counter.measure(`${level}/places`, sum(placeOf));
    counter.measure(
      `${level}/points`,
      sum(seat => (isOut(seat) ? 0 : (points[placeOf(seat) - 1] ?? 0))),
    );
    counter.measure(
      `${level}/retirements`,
      sum(seat => (isOut(seat) ? 1 : 0)),
    );
  }
  return counter.counts();
}

function countCar(counter: Counter, level: string, car: Car): void {
  counter.add(`${level}/starts`, 1);
  if (car.retirement !== undefined) counter.add(`${level}/retired/${car.retirement}`, 1);
  if (car.status !== 'finished') return;
  counter.add(`${level}/finished`, 1);
  counter.measure(`${level}/wear`, car.wear);
  counter.measure(`${level}/green`, car.green);
  counter.measure(`${level}/red`, car.red);
}

function countCards(
  counter: Counter,
  level: string,
  { cards }: Car,
  { values, hasPits }: Pick<Terms, 'values' | 'hasPits'>,
): void {
  if (cards === undefined) return;
  const { acceleration, deceleration, topSpeed, startSpeed, wear, skill } = figuresOf(
    cards,
    hasPits,
    values,
  );
  const figures = [acceleration, deceleration, topSpeed, startSpeed, wear, skill];
  counter.add(`${level}/car/${figures.join('-')}`, 1);
}

function countStrategy(
  counter: Counter,
  level: string,
  strategy: Spending | undefined,
  place: number,
): void {
  if (strategy === undefined) return;
  counter.add(`${level}/strategy/${strategy}`, 1);
  if (place === 1) counter.add(`${level}/won by/${strategy}`, 1);
}

function countTally(counter: Counter, level: string, car: CarTally | undefined): void {
  if (car?.home !== undefined) counter.measure(`${level}/turns`, car.home);
  for (const name of COUNTED) {
    const count = car?.figures.get(name) ?? 0;
    if (count > 0) counter.add(`${level}/${name}`, count);
  }
}
