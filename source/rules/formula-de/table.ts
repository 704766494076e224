// The kit's types and helpers for the tables, steps and cars of this family.
import type { AskingStep, AutomaticStep, Draft, Table } from '../kit/agenda.ts';
import { BrokenRace } from '../kit/errors.ts';
import type { Seat } from '../kit/types.ts';
import type { FormulaDeChoice } from './choices.ts';
import { copyCar } from './copy.ts';
import type { FormulaDeEvent } from './events.ts';
import type { Car, FormulaDeRace, FormulaDeTask, StepName, TrackState } from './state.ts';
import type { Ground } from './terms.ts';
import type { BookValues } from './values.ts';

export type FormulaDeTable = Table<FormulaDeRace, FormulaDeEvent, FormulaDeTask, Ground>;
export type Automatic = AutomaticStep<FormulaDeRace, FormulaDeEvent, FormulaDeTask, Ground>;
export interface Asking
  extends AskingStep<FormulaDeRace, FormulaDeChoice, FormulaDeEvent, FormulaDeTask, Ground> {
  readonly choices: readonly FormulaDeChoice['kind'][];
}
export type DraftCar = Draft<Car>;

export function carOf(race: Pick<FormulaDeRace, 'cars'>, seat: Seat): Car {
  const car = race.cars[seat];
  if (car === undefined) throw new BrokenRace(`there is no seat ${seat}`);
  return car;
}

/** Returns the state of the track; dry in a book without weather. */
export function trackOf({ weather }: Pick<FormulaDeRace, 'weather'>): TrackState {
  return weather?.track ?? 'dry';
}

/** Returns the ids of the dangerous spaces; none in a book without them. */
export function dangerousIn({ dangerous }: Pick<FormulaDeRace, 'dangerous'>): readonly string[] {
  return dangerous ?? NONE;
}

const NONE: readonly string[] = [];

export function isCoasting(car: Pick<Car, 'condition'>): boolean {
  return car.condition === 'inertia';
}

/**
 * Returns the car of a seat, for writing. The first write of a play takes a copy, so a car that was read before it shows
 * nothing of it.
 */
export function draftCar(table: FormulaDeTable, seat: Seat): DraftCar {
  const car = table.own(table.race.cars, seat, copyCar);
  if (car === undefined) throw new BrokenRace(`there is no seat ${seat}`);
  return car;
}

export function seatOf(task: FormulaDeTask): Seat {
  const [seat] = task.seats;
  if (seat === undefined) throw new BrokenRace(`the task ${task.step} has no seat`);
  return seat;
}

export function placeOf({ step, space }: FormulaDeTask): string {
  if (space === undefined) throw new BrokenRace(`the task ${step} has no space`);
  return space;
}

export function otherOf({ step, other }: FormulaDeTask): Seat {
  if (other === undefined) throw new BrokenRace(`the task ${step} names no other car`);
  return other;
}

export function markerOf({ step, marker }: FormulaDeTask): number {
  if (marker === undefined) throw new BrokenRace(`the task ${step} names no backmarker`);
  return marker;
}

/** Returns the chance of a face of the black die up to `upTo`, in percent. */
export function percentOf(upTo: number, { blackDie }: Pick<BookValues, 'blackDie'>): number {
  return (upTo * 100) / blackDie.faces.length;
}

/**
 * Drops the steps of the current play up to the first of `steps`, which is kept, or up to the next play. What befalls cars
 * that are out is no part of the play and stays.
 */
export function skipTo(table: FormulaDeTable, ...steps: readonly (StepName | 'nextPlay')[]): void {
  const { agenda } = table.race;
  const ends: readonly string[] = [...steps, 'nextPlay'];
  const end = agenda.findIndex(task => ends.includes(task.step));
  const dropped = agenda.splice(0, end < 0 ? agenda.length : end);
  table.first(...dropped.filter(task => task.step === 'injuryCheck'));
}
