// Books with a planted fault: a check of books must find every one of them, or the check itself is broken.

import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { Car, FormulaDeRace } from '../../rules/formula-de/state.ts';
import { type Die, throwDie } from '../../rules/kit/dice.ts';
import { IllegalChoice } from '../../rules/kit/errors.ts';
import { after, type PlantedFault, planted, SELDOM, silent } from '../contract/planted-faults.ts';
import { left, poolOf } from './points-by-pool.ts';

export type FormulaDeFault = PlantedFault<FormulaDeBook>;

export const PLANTED_FAULTS: readonly FormulaDeFault[] = [
  spoilt('two cars share a space', cars => {
    const [first, second, ...others] = cars;
    if (first === undefined || second === undefined) return cars;
    return [first, { ...second, space: first.space }, ...others];
  }),
  spoilt('a car has fewer points than none', ([first, ...others]) => {
    return first === undefined
      ? []
      : [{ ...first, points: { ...first.points, gearbox: -1 } }, ...others];
  }),
  spoilt('a brake point is gone and nobody told', ([first, ...others]) => {
    if (first === undefined || left(first.points, 'brakes') === 0)
      return [...(first ? [first] : []), ...others];
    const pool = poolOf(first.points, 'brakes');
    const points = { ...first.points, [pool]: left(first.points, 'brakes') - 1 };
    return [{ ...first, points }, ...others];
  }),
  spoilt('a place is given twice', cars =>
    cars.map(car => {
      const { place = 0 } = car;
      return place > 1 ? { ...car, place: place - 1 } : car;
    }),
  ),
  spoilt('a field is undefined', cars =>
    cars.map(car => ({ ...car, retiredAt: undefined as unknown as number })),
  ),
  spoilt('a fraction gets into the race', cars =>
    cars.map(car => ({ ...car, laps: car.laps + 0.5 })),
  ),
  after('a die falls in silence', result => {
    const die: Die = { name: 'black', faces: [1, 2, 3] };
    return { ...result, race: { ...result.race, dice: throwDie(result.race.dice, die).dice } };
  }),
  after('a throw is not told', ({ race, events }) => {
    const first = events.findIndex(event => event.kind === 'dieRolled');
    return { race, events: events.filter((_, index) => index !== first) };
  }),
  after('an answer is not counted', ({ race, events }) => ({
    race: { ...race, answered: race.answered - 1 },
    events,
  })),
  after('the agenda grows', ({ race, events }) => ({
    race: { ...race, agenda: [...race.agenda, ...race.agenda, ...race.agenda] },
    events,
  })),
  planted('the race handed in is written to', book => ({
    apply(race, seat, choice, board) {
      const result = book.apply(race, seat, choice, board);
      if (race.answered % SELDOM === 0) Object.assign(race, { round: race.round + 1 });
      return result;
    },
  })),
  planted('a legal move is missing from the list', book => ({
    decisions(race, board) {
      return book.decisions(race, board).map(decision => {
        const { step, choices } = decision;
        const fewer = step === 'moveCar' && choices.length > 2 && race.answered % 3 === 0;
        return fewer ? { ...decision, choices: choices.slice(1) } : decision;
      });
    },
  })),
  planted('the way into the pit lane is hidden', book => ({
    decisions: (race, board) =>
      book.decisions(race, board).map(decision => {
        const open = decision.choices.filter(
          one => !('to' in one && String(one.to).startsWith('P')),
        );
        return open.length > 0 ? { ...decision, choices: open } : decision;
      }),
  })),
  planted('a way to slide is missing from the list', book => ({
    decisions: (race, board) =>
      book.decisions(race, board).map(one => {
        return one.step === 'slide' ? { ...one, choices: one.choices.slice(1) } : one;
      }),
  })),
  silent('a stop in the pit', 'pitStopMade'),
  silent('a change of tires', 'tiresFitted'),
  silent('a blown engine', 'engineBlown'),
  after('the track is another and nobody told', ({ race, events }) => {
    const { weather } = race as FormulaDeRace;
    const track = weather?.track === 'dry' ? 'wet' : 'dry';
    const other = { ...race, weather: { ...weather, track } };
    return { race: other as FormulaDeRace, events };
  }),
  planted('a choice is offered twice', book => ({
    decisions(race, board) {
      const seldom = race.answered % SELDOM === 0;
      return book
        .decisions(race, board)
        .map(one => ({ ...one, choices: [...one.choices, ...(seldom ? one.choices : [])] }));
    },
  })),
  planted('the classification forgets the last car', book => ({
    standings(race, board) {
      const all = book.standings(race, board);
      return race.answered % SELDOM === 0 ? all.slice(0, -1) : all;
    },
  })),
  planted('the views show the dice', book => ({
    view: (race, seat) => ({ ...book.view(race, seat), dice: race.dice }),
  })),
  planted('an elimination comes without a warning', book => ({
    consequences: (race, seat, choice, board) =>
      book.consequences(race, seat, choice, board).filter(one => one.kind !== 'eliminated'),
  })),
  {
    ...planted('anything is accepted', book => ({
      apply(race, seat, choice, board) {
        try {
          return book.apply(race, seat, choice, board);
        } catch (error) {
          const first = book.decisions(race, board)[0];
          const [instead] = first?.choices ?? [];
          if (!(error instanceof IllegalChoice) || first === undefined || instead === undefined)
            throw error;
          return book.apply(race, first.seat, instead, board);
        }
      },
    })),
    hidesFromRaces: true,
  },
];

function spoilt(name: string, change: (cars: readonly Car[]) => readonly Car[]): FormulaDeFault {
  return after(name, ({ race, events }) => {
    const { cars } = race as FormulaDeRace;
    return { race: { ...race, cars: change(cars) } as FormulaDeRace, events };
  });
}
