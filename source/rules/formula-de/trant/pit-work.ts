// A pit stop as work: it is announced on arrival, and driven off in movement points turn by turn (TR-122 to TR-133, TRR-46 to
// TRR-50).
import * as z from 'zod';
import { spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { Seat } from '../../kit/types.ts';
import { addPoints, payPoints, pointsLost, refill } from '../budget.ts';
import { type Part, POOLS, type Pool, TIRE_TYPES, type TireType } from '../car-parts.ts';
import { entryPrice, lapEnded, setStop } from '../chapters/car/pits.ts';
import type { FieldGroup } from '../field-group.ts';
import { chartPoints } from '../gear-throws.ts';
import type { Car, FormulaDeRace } from '../state.ts';
import {
  type Asking,
  type Automatic,
  carOf,
  draftCar,
  type FormulaDeTable,
  seatOf,
  skipTo,
} from '../table.ts';
import type { Ground } from '../terms.ts';
import type { BookValues } from '../values.ts';
import type { OrderWork } from './choices.ts';
import { chartOf } from './movement/throw.ts';
import { budgetOf } from './series/construction.ts';
import type { PitWork } from './state.ts';
import type { WorkValues } from './values.ts';

export const workGroup: FieldGroup<PitWork> = {
  shape: z.strictObject({
    left: z.int().min(1),
    tires: z.enum(TIRE_TYPES),
    repairs: z.array(z.enum(POOLS)),
  }),
  isIn: ({ values }) => values.pits.work !== undefined,
  anew: () => undefined,
};

/** Reports whether a car stands in its pit, where it cannot change gear (TR-128, TRR-65). */
export function standsInPit(board: FormulaBoard, { space }: Pick<Car, 'space'>): boolean {
  return spaceOf(board, space).kind === 'pit';
}

/** Charges a car for reaching its pit in too high a gear, which becomes the highest that is free (TR-122, TRR-46). */
export const arriveInPit: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const { race, ground } = table;
    const { gear: from, space } = carOf(race, seat);
    const { entry } = ground.values.pits;
    if (entry === undefined || !standsInPit(ground.board, { space }) || from <= entry.gearMost) {
      return;
    }
    const price = Object.entries(entryPrice(from, ground.values)) as [Part, number][];
    for (const [part, amount] of price) payPoints(table, seat, part, amount, 'pitEntry');
    draftCar(table, seat).gear = entry.gearMost;
    race.play.gear = entry.gearMost;
    table.tell({ kind: 'gearChosen', seat, from, gear: entry.gearMost });
  },
};

/** Asks a driver who has reached the pit what is to be done: tires of any type, and repairs with them (TR-129, TR-132, TRR-50). */
export const orderWork: Asking = {
  choices: ['orderWork'],
  ask(race, _task, seat, { board, values }) {
    const car = carOf(race, seat);
    if (car.pits?.stop !== undefined || !standsInPit(board, car)) return [];
    return orders(car, values);
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'orderWork') return;
    setStop(draftCar(table, seat), 'waiting');
    // What is left of the move that ended here is work too (TR-123, TRR-47).
    const { distance, path } = table.race.play;
    begin(table, seat, choice, {
      surplus: distance - pointsOn(table.ground.board, path.slice(1)),
      changesTires: true,
    });
  },
};

/**
 * Spends the movement points of the turn on the work of the stop; what is left when it is done takes the car out in the same
 * turn (TR-126, TRR-48).
 */
export const pitWork: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const { play } = table.race;
    const car = draftCar(table, seat);
    const { work } = car;
    if (work === undefined) return;
    const points = Math.min(work.left, play.distance);
    const left = work.left - points;
    play.distance -= points;
    table.tell({ kind: 'workDriven', seat, points, left });
    if (left > 0) car.work = { ...work, left };
    else finish(table, seat, work);
    if (play.distance === 0) skipTo(table, 'nextPlay');
  },
};

/** Asks a driver whose work is done to leave, or to begin more repairs or a change to other tires (TR-133). */
export const leavePit: Asking = {
  choices: ['leavePit', 'orderWork'],
  ask(race, _task, seat, { values }) {
    const car = carOf(race, seat);
    if (car.pits?.stop !== 'waiting') return [];
    return [{ kind: 'leavePit' }, ...furtherWork(car, values)];
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'orderWork') return;
    const changesTires = choice.tires !== tiresOn(carOf(table.race, seat));
    begin(table, seat, choice, { surplus: 0, changesTires, further: true });
    // The rest of the turn goes into it.
    table.first({ step: 'pitWork', seats: [seat] }, { step: 'leavePit', seats: [seat] });
  },
};

function tiresFor(car: Car): readonly TireType[] {
  const own = tiresOn(car);
  return [own, ...TIRE_TYPES.filter(type => type !== own)];
}

function tiresOn({ set }: Pick<Car, 'set'>): TireType {
  return set?.type ?? 'hard';
}

function orders(car: Car, values: BookValues): readonly OrderWork[] {
  const repairs = repairsFor(car, values);
  return tiresFor(car).flatMap(tires =>
    repairs.map((list): OrderWork => ({ kind: 'orderWork', tires, repairs: list })),
  );
}

function furtherWork(car: Car, values: BookValues): readonly OrderWork[] {
  // The same tires once more would be no work.
  return orders(car, values).filter(
    ({ tires, repairs }) => repairs.length > 0 || tires !== tiresOn(car),
  );
}

// Returns every selection of the points that can be repaired, none of them first (TR-129, TR-130).
function repairsFor(car: Car, values: BookValues): readonly (readonly Pool[])[] {
  return workOf(values).repairs.reduce<readonly (readonly Pool[])[]>(
    (lists, pool) =>
      Array.from({ length: pointsLost(car, pool) + 1 }, (_, points) =>
        lists.map(list => [...list, ...Array<Pool>(points).fill(pool)]),
      ).flat(),
    [[]],
  );
}

function workOf({ pits }: BookValues): WorkValues {
  if (pits.work === undefined) throw new RangeError('no work is done in the pits of this book');
  return pits.work;
}

/**
 * Returns the movement points that a change of tires takes in the gear of a car: what the chart has for a roll of 10, less what
 * its pit crew saves, and never less than 1 (TR-126, TR-127).
 */
export function usualWork(
  { gear, fittings }: Pick<Car, 'gear' | 'fittings'>,
  race: Pick<FormulaDeRace, 'laps'>,
  values: BookValues,
): number {
  const { roll } = workOf(values);
  const full = chartPoints(chartOf(values), gear, roll);
  const saved = (fittings?.pitCrew ?? 0) * budgetOf(values, race.laps).crewGain;
  return Math.max(1, full - saved);
}

/**
 * Returns the movement points that work takes: tires, half as much again with one repair, and as much as tires for each further
 * one (TR-129 to TR-131, TRR-49). Repairs without tires, after those of the stop, take as much as tires each.
 */
export function workPoints(usual: number, repairs: number, changesTires: boolean): number {
  if (!changesTires) return repairs * usual;
  return repairs === 0 ? usual : Math.ceil((3 * usual) / 2) + (repairs - 1) * usual;
}

/** How work begins: with movement points that the move had left, and whether as more of a stop whose work was done. */
interface Beginning {
  readonly surplus: number;
  readonly changesTires: boolean;
  readonly further?: true;
}

function begin(
  table: FormulaDeTable,
  seat: Seat,
  { tires, repairs }: OrderWork,
  { surplus, changesTires, further }: Beginning,
): void {
  const car = draftCar(table, seat);
  const usual = usualWork(car, table.race, table.ground.values);
  const left = workPoints(usual, repairs.length, changesTires) + surplus;
  car.work = { left, tires, repairs: [...repairs] };
  table.tell({
    kind: 'workOrdered',
    seat,
    ...(further ? { further } : {}),
    tires,
    repairs: [...repairs],
    points: left,
  });
}

function finish(table: FormulaDeTable, seat: Seat, { tires, repairs }: PitWork): void {
  const { values, board } = table.ground;
  const car = draftCar(table, seat);
  delete car.work;
  const lost = pointsLost(car, values.parts.tires.pool);
  refill(car, 'tires', values);
  car.set = { type: tires, fittedFor: lapEnded(board, car) + 1 };
  table.tell({ kind: 'tiresFitted', seat, tires });
  table.telling?.expect({ kind: 'tiresBack', amount: lost });
  for (const pool of workOf(values).repairs) {
    const amount = repairs.filter(one => one === pool).length;
    if (amount === 0) continue;
    addPoints(car, pool, amount);
    table.tell({ kind: 'pointsRestored', seat, pool, amount });
  }
}

function pointsOn(board: FormulaBoard, path: readonly string[]): number {
  return path.reduce((sum, id) => sum + spaceOf(board, id).cost, 0);
}

/** Returns what is wrong with the work of cars from outside: it is done in a pit, by a car that waits there (TR-124). */
export function workFaults(
  { cars }: Pick<FormulaDeRace, 'cars'>,
  { board, values }: Pick<Ground, 'board' | 'values'>,
): readonly string[] {
  const repairs = values.pits.work?.repairs ?? [];
  return cars.flatMap((car, index) => {
    if (car.work === undefined) return [];
    const place = `cars.${index}.work`;
    const isThere = board.indexOf.has(car.space) && standsInPit(board, car);
    const strange = car.work.repairs.filter(pool => !repairs.includes(pool));
    return [
      ...(isThere && car.pits?.stop === 'waiting' ? [] : [`${place}: work is done in the pit`]),
      ...strange.map(pool => `${place}.repairs: no stop repairs ${pool}`),
    ];
  });
}
