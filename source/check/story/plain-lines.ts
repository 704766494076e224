// The lines of the sheet of a race, made from the plain account of the race.
import type { Seat } from '../../rules/kit/types.ts';
import type { SheetLine } from '../../season/sheet/race-sheet.ts';
import {
  bestLapOf,
  beyondOf,
  figuresOf,
  gridOf,
  lateBy,
  overtakesBy,
  placeOf,
  spentBy,
} from './plain-figures.ts';
import type { PlainRace } from './plain-race.ts';
import type { ToldRace } from './plain-tales.ts';

/** What a line says that follows from the events; the rest of it the race itself holds at its end. */
const LINE_FIGURES = [
  'place',
  'grid',
  'plays',
  'luck',
  'led',
  'lapsLed',
  'fastestLap',
  'overtakes',
  'overtaken',
  'lateOvertakes',
  'spent',
  'out',
  'places',
  'figures',
] as const satisfies readonly (keyof SheetLine)[];

/** Figures that the race itself holds at its end. */
const AT_END = ['engineer', 'wearLeft', 'skillLeft', 'redLeft'];

/** Returns the part of a line that is a claim. */
export function claimedOf(line: SheetLine, isOver: boolean): object {
  const claimed = LINE_FIGURES.flatMap(name => {
    // Where a race is under way, and before its first round, the book says how the cars stand at the moment.
    const isOfBook = (name === 'place' && !isOver) || (name === 'grid' && line.places.length === 0);
    const isKnown = line[name] !== undefined && !isOfBook;
    return isKnown ? [[name, name === 'figures' ? counted(line) : line[name]]] : [];
  });
  return Object.fromEntries(claimed);
}

function counted({ figures }: SheetLine): object {
  return Object.fromEntries(Object.entries(figures).filter(([name]) => !AT_END.includes(name)));
}

/** Returns the claims of a line as the plain account has them. */
export function plainLine(seat: Seat, said: object, race: ToldRace): object {
  const { plain, isOver, whereOut } = race;
  const places = placesOf(plain, seat);
  const place = placeOf(plain, seat);
  const lap = bestLapOf(plain, seat);
  const out = plain.out[seat];
  const { place: from = 0, ...how } = out ?? {};
  const luck = 'luck' in said ? { luck: beyondOf(plain, seat, Number(said.luck)) } : {};
  return {
    ...(place > 0 && isOver ? { place } : {}),
    ...(places.length > 0 ? { grid: gridOf(plain, seat) } : {}),
    plays: plain.plays[seat],
    ...luck,
    led: places.slice(1).filter(one => one === 1).length,
    lapsLed: plain.lapsLed[seat],
    ...(lap === undefined ? {} : { fastestLap: lap }),
    overtakes: overtakesBy(plain, seat),
    overtaken: plain.overtakes.filter(({ of }) => of === seat).length,
    lateOvertakes: lateBy(plain, seat),
    spent: spentBy(plain, seat),
    ...(out === undefined
      ? {}
      : { out: { ...how, where: whereOut[seat], ...(from > 0 ? { place: from } : {}) } }),
    places,
    figures: figuresOf(plain, seat),
  };
}

// Places up to the round in which the car took the flag, or before the one in which it dropped out.
function placesOf({ orders, home }: PlainRace, seat: Seat): readonly number[] {
  const last = home.find(one => one.seat === seat)?.round ?? orders.length;
  return orders.slice(0, last + 1).flatMap(order => {
    const place = order.indexOf(seat) + 1;
    return place > 0 ? [place] : [];
  });
}
