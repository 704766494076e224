// What a driver is asked in the pit, stated from the rules once more: which tires, and which stop with which repairs.
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import {
  type Car,
  type FormulaDeRace,
  type Pool,
  TIRE_TYPES,
} from '../../rules/formula-de/state.ts';
import { poolOf, pools } from './points-by-pool.ts';
import { printedIn } from './printed.ts';

export function pitOfferFaults(
  step: 'pitTires' | 'pitStop',
  race: FormulaDeRace,
  car: Car,
  choices: readonly FormulaDeChoice[],
): readonly string[] {
  if (!printedIn(race.book).asksInPit(race.options).includes(step)) return [`${step} asks`];
  const expected = step === 'pitTires' ? TIRE_TYPES.map(String) : stopsFor(race, car);
  const offered = choices.flatMap(signOf);
  return sameSet(expected, offered) ? [] : [`${step} offers ${offered.join(' | ')}`];
}

function signOf(choice: FormulaDeChoice): readonly string[] {
  if (choice.kind === 'pitTires') return [choice.tires];
  if (choice.kind !== 'pitStop') return [];
  return [`${choice.stop} ${choice.repairs.toSorted().join('+')}`];
}

// A stop without repairs, and another with at most so many of the points that are lost (M-19-4-1; BGA-O-55, BR-50).
function stopsFor(race: FormulaDeRace, car: Car): readonly string[] {
  const { points: there = 0 } = race.pits?.[car.pits?.pit ?? -1] ?? {};
  const most = Math.min(there, printedIn(race.book).repairsMost);
  const lost = pools(car.points).flatMap(pool =>
    pool === poolOf(car.points, 'tires') ? [] : [[pool, lostOf(car, pool)] as const],
  );
  return ['quick ', ...repairs(lost, most).map(list => `long ${list.toSorted().join('+')}`)];
}

function lostOf({ points, configuration }: Car, pool: Pool): number {
  return (configuration[pool] ?? 0) - (points[pool] ?? 0);
}

// Pool by pool: none of its lost points, one, two, and so on.
function repairs(
  lost: readonly (readonly [Pool, number])[],
  most: number,
): readonly (readonly Pool[])[] {
  const [first, ...others] = lost;
  if (first === undefined) return [[]];
  const [pool, gone] = first;
  const amounts = Array.from({ length: Math.min(gone, most) + 1 }, (_, amount) => amount);
  return amounts.flatMap(amount => {
    const taken = Array.from({ length: amount }, () => pool);
    return repairs(others, most - amount).map(list => [...taken, ...list]);
  });
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join('|') === other.toSorted().join('|');
}
