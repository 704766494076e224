// Sheets of races made by hand, for tests of what is reported of them.
import type { RaceSheet, SheetLine } from '../season/sheet/race-sheet.ts';

/** Returns the line of a car that finished where it started and did nothing remarkable. */
export function sheetLine(seat: number, over: Partial<SheetLine> = {}): SheetLine {
  const place = seat + 1;
  return {
    seat,
    ...(over.out === undefined ? { place } : {}),
    status: over.out === undefined ? 'finished' : 'retired',
    grid: place,
    plays: 30,
    luck: 0,
    led: 0,
    lapsLed: 0,
    overtakes: 0,
    overtaken: 0,
    lateOvertakes: 0,
    spent: {},
    left: {},
    places: [place, place, place],
    figures: {},
    ...over,
  };
}

export function sheetOf(lines: readonly SheetLine[], over: Partial<RaceSheet> = {}): RaceSheet {
  return { laps: 3, rounds: 31, began: 0, isOver: true, leadChanges: 0, lines, ...over };
}

// Who led at the end of each round: seats, and how many rounds on end.
const LEAD: readonly (readonly [seat: number, rounds: number])[] = [
  [0, 4],
  [2, 8],
  [1, 7],
  [5, 5],
  [2, 8],
  [5, 4],
];
/** Seats from pole to the last place of the grid, in the order of the classification, and who drops out when. */
const GRID = [0, 3, 2, 1, 4, 5, 6, 7];
const RESULT = [5, 1, 7, 6, 0, 2, 3, 4];
const OUT: Readonly<Record<number, number>> = { 2: 33, 3: 30, 4: 7 };

// Behind the leader the cars follow in the order in which they are classified.
function placesOf(seat: number): readonly number[] {
  const orders = LEAD.flatMap(([leader, rounds]) =>
    Array.from({ length: rounds }, () => leader),
  ).map((leader, index) => {
    const racing = RESULT.filter(one => index + 1 < (OUT[one] ?? Number.POSITIVE_INFINITY));
    return [leader, ...racing.filter(one => one !== leader)];
  });
  return [GRID, ...orders].map(order => order.indexOf(seat) + 1).filter(place => place > 0);
}

function eventfulLine(seat: number, over: Partial<SheetLine>): SheetLine {
  const places = placesOf(seat);
  const { out } = over;
  return sheetLine(seat, {
    grid: GRID.indexOf(seat) + 1,
    ...(out === undefined ? { place: RESULT.indexOf(seat) + 1 } : {}),
    led: places.slice(1).filter(place => place === 1).length,
    places,
    ...over,
    ...(out === undefined ? {} : { out: { ...out, place: places.at(-1) ?? 0 } }),
  });
}

/** Returns a race in which a little of everything happened: eight cars, of which three dropped out. */
export function eventfulSheet(): RaceSheet {
  const lines = [
    eventfulLine(5, { plays: 36, luck: 14, lapsLed: 1 }),
    eventfulLine(1, { plays: 39, luck: 8, overtakes: 4 }),
    eventfulLine(7, { plays: 44, luck: -16, overtakes: 9, lateOvertakes: 2, fastestLap: 13 }),
    eventfulLine(6, { plays: 45, luck: 11, fastestLap: 14 }),
    eventfulLine(0, { plays: 47, luck: -17 }),
    eventfulLine(2, {
      plays: 33,
      luck: -9,
      out: { round: 33, lap: 3, cause: 'overshoot', where: 'Chicane' },
    }),
    eventfulLine(3, {
      plays: 30,
      luck: 10,
      out: { round: 30, lap: 3, cause: 'engine', where: '' },
    }),
    eventfulLine(4, {
      plays: 7,
      luck: 3,
      figures: { collisions: 4 },
      out: { round: 7, lap: 1, cause: 'collision', where: 'Les Combes' },
    }),
  ];
  return sheetOf(lines, { rounds: 36, leadChanges: LEAD.length - 1 });
}
