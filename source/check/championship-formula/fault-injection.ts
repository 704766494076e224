// Books of Championship Formula Racing with a planted fault, each of which the second statement of the rules must find.
import type { ChampionshipBook } from '../../rules/championship-formula/book.ts';
import { makeBook } from '../../rules/championship-formula/book.ts';
import type { ChampionshipEvent } from '../../rules/championship-formula/events.ts';
import type { Car, ChampionshipRace } from '../../rules/championship-formula/state.ts';
import type { BookValues } from '../../rules/championship-formula/values.ts';
import { after, type PlantedFault, planted, silent } from '../contract/planted-faults.ts';

type RowFault = PlantedFault<ChampionshipBook>;

export const PLANTED_ROW_FAULTS: readonly RowFault[] = [
  spoilt('a car has fewer chips than none', car => ({ ...car, green: -1 })),
  spoilt('a wear is gone and nobody told', car => ({ ...car, wear: Math.max(0, car.wear - 1) })),
  spoilt('a chip of skill is gone and nobody told', car => ({
    ...car,
    green: Math.max(0, car.green - 1),
  })),
  spoilt('a lap is counted and nobody told', car => ({ ...car, laps: car.laps + 1 })),
  spoilt('a car is out and nobody told', ({ credit: _credit, line: _line, ...car }) => ({
    ...car,
    status: 'retired',
    retirement: 'crash',
    retiredAt: 1,
  })),
  changed('two cars stand on a space', race => {
    const [first, second, ...others] = race.cars;
    if (first === undefined || second === undefined) return race;
    return { ...race, cars: [first, { ...second, space: first.space }, ...others] };
  }),
  planted('cards that lie face down are seen by all', () => ({ view: race => race })),
  // Everything that was paid in a corner, or everything that may still be due, is forgotten.
  spoilt('a corner is paid twice', ({ credit: _credit, ...car }) => car, 1),
  spoilt(
    'a corner is entered for nothing',
    car => ({ ...car, credit: { corner: nextCorner(car), over: 60, wear: 0, roll: false } }),
    1,
  ),
  spoilt('a line is forgotten', ({ line: _line, ...car }) => car, 1),
  silent('wear', 'wearPaid'),
  silent('a line that is left', 'lineLeft'),
  silent('skill', 'skillSpent'),
  silent('a step', 'carMoved'),
  told('the cars move in another order', event =>
    event.kind === 'movesOrdered' ? { ...event, order: event.order.toReversed() } : event,
  ),
  told('a roll is read a column too low', event =>
    event.kind === 'rollRead' && event.result === 'yellow' ? { ...event, result: 'green' } : event,
  ),
  numbers('a red line raises its limits by 40', { lines: { red: 40, green: 40 } }),
  numbers('a corner takes three wear', {
    payment: { wearMost: 3, rollsMost: 1, mostTogether: 4 },
  }),
  numbers('a chance has no yellow', ({ rolls }) => ({
    rolls: { ...rolls, chance: { green: 7, yellow: 9 } },
  })),
  numbers('a block raises nothing', ({ rolls }) => ({
    rolls: { ...rolls, blockedPass: rolls.pass },
  })),
];

// The corner of a car that owes something there; the credit of another corner is worth nothing.
function nextCorner({ credit, line, spunIn = 0 }: Car): number {
  return credit?.corner ?? line?.corner ?? Math.max(0, spunIn);
}

function changed(
  name: string,
  change: (race: ChampionshipRace) => ChampionshipRace,
  every?: number,
): RowFault {
  return after(
    name,
    ({ race, events }) => ({ race: change(race as ChampionshipRace), events }),
    every,
  );
}

// Returns a fault in the first car of the moving order, or of the race.
function spoilt(name: string, change: (car: Car) => Car, every?: number): RowFault {
  return changed(
    name,
    race => {
      const at = race.move?.seat ?? 0;
      return { ...race, cars: race.cars.map(car => (car.seat === at ? change(car) : car)) };
    },
    every,
  );
}

function told(name: string, change: (event: ChampionshipEvent) => ChampionshipEvent): RowFault {
  return after(
    name,
    ({ race, events }) => ({
      race,
      events: events.map(event => change(event as ChampionshipEvent)),
    }),
    1,
  );
}

function numbers(
  name: string,
  change: Partial<BookValues> | ((values: BookValues) => Partial<BookValues>),
): RowFault {
  return {
    name,
    hidesFromRaces: false,
    plant({ definition }) {
      const { values } = definition;
      const others = typeof change === 'function' ? change(values) : change;
      return makeBook({ ...definition, values: { ...values, ...others } });
    },
  };
}
