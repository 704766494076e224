// The line of one car, from what was counted of it.

import type { Overtake } from '../../replay/tally/overtakes.ts';
import type { CarTally, Tally } from '../../replay/tally/tally.ts';
import type { Carried } from '../../rules/kit/seasonal.ts';
import type { Seat, Standing } from '../../rules/kit/types.ts';
import type { SheetLine } from './race-sheet.ts';

export interface LineGround {
  readonly tally: Tally;
  /** Rounds that were over when the record began. */
  readonly began: number;
  readonly overtakes: readonly Overtake[];
  readonly atEnd: (seat: Seat) => Readonly<Record<string, number>>;
  /** Figures counted of it that this sheet leaves out. */
  readonly untold: ReadonlySet<string>;
  readonly left: (seat: Seat) => Readonly<Record<string, number>>;
  /** Returns what a car carries over into the next race, given what was settled in this one. */
  readonly carries: (standing: Standing, settled: unknown) => Carried | undefined;
}

/**
 * Returns the line of a car.
 * @param standing what the book says of it
 * @throws RangeError for a seat that is not counted
 */
export function sheetLine(standing: Standing, ground: LineGround): SheetLine {
  const { place, seat, status, points, team } = standing;
  const car = ground.tally.cars[seat];
  if (car === undefined) throw new RangeError(`there is no seat ${seat}`);
  const places = placesOf(seat, car, ground);
  const carries = ground.carries(standing, car.settled);
  const of = (wanted: (one: Overtake) => boolean) => ground.overtakes.filter(wanted).length;
  return {
    seat,
    ...(status === 'retired' ? {} : { place }),
    status,
    grid: places[0] ?? place,
    plays: car.plays,
    ...(car.luck === undefined ? {} : { luck: rounded(car.luck) }),
    led: places.slice(1).filter(at => at === 1).length,
    lapsLed: car.lapsLed,
    ...(car.fastestLap === undefined ? {} : { fastestLap: car.fastestLap }),
    overtakes: of(({ by }) => by === seat),
    overtaken: of(one => one.of === seat),
    lateOvertakes: of(({ by, isLate }) => by === seat && isLate),
    spent: Object.fromEntries(car.spent),
    left: ground.left(seat),
    ...(car.out === undefined ? {} : { out: car.out }),
    places,
    ...(points === undefined ? {} : { points }),
    ...(team === undefined ? {} : { team }),
    ...(carries === undefined ? {} : { carries }),
    figures: withoutZeros({
      ...Object.fromEntries([...car.figures].filter(([name]) => !ground.untold.has(name))),
      ...ground.atEnd(seat),
    }),
  };
}

// A car that has finished keeps its place, and one that is out is no longer in any order.
function placesOf(seat: Seat, { home }: CarTally, ground: LineGround): readonly number[] {
  const { tally, began } = ground;
  const last = home ?? Number.POSITIVE_INFINITY;
  return tally.rounds
    .slice(0, Math.max(0, last - began + 1))
    .map(({ order }) => order.indexOf(seat) + 1)
    .filter(place => place > 0);
}

// Rounds halves up, and returns 0 instead of -0.
function rounded(spaces: number): number {
  return Math.round(spaces) || 0;
}

function withoutZeros(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}
