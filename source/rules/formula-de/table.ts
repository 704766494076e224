// Names for the table and the steps of this family.
import type { AskingStep, AutomaticStep, Draft, Table } from '../kit/agenda.ts';
import { BrokenRace } from '../kit/errors.ts';
import type { Seat } from '../kit/types.ts';
import type { FormulaDeChoice } from './choices.ts';
import type { FormulaDeEvent } from './events.ts';
import type { Car, FormulaDeRace, FormulaDeTask, StepName, TrackState } from './state.ts';
import type { Ground } from './terms.ts';
import type { BookValues } from './values.ts';

/** What a step of this family works on. */
export type FormulaDeTable = Table<FormulaDeRace, FormulaDeEvent, FormulaDeTask, Ground>;
/** A step that plays by itself. */
export type Automatic = AutomaticStep<FormulaDeRace, FormulaDeEvent, FormulaDeTask, Ground>;
/** A step that asks a driver. */
export interface Asking
  extends AskingStep<FormulaDeRace, FormulaDeChoice, FormulaDeEvent, FormulaDeTask, Ground> {
  /** The kinds of the choices that it offers. */
  readonly choices: readonly FormulaDeChoice['kind'][];
}
/** A car that a step may change. */
export type DraftCar = Draft<Car>;

/** The car of a seat, as it is. */
export function carOf(race: Pick<FormulaDeRace, 'cars'>, seat: Seat): Car {
  const car = race.cars[seat];
  if (car === undefined) throw new BrokenRace(`there is no seat ${seat}`);
  return car;
}

/** The state of the track: dry where a book has no weather. */
export function trackOf({ weather }: Pick<FormulaDeRace, 'weather'>): TrackState {
  return weather?.track ?? 'dry';
}

/** Ids of the dangerous spaces: none where a book has none. */
export function dangerousIn({ dangerous }: Pick<FormulaDeRace, 'dangerous'>): readonly string[] {
  return dangerous ?? NONE;
}

const NONE: readonly string[] = [];

/** Whether the play at hand is one of a car without an engine. */
export function isCoasting(car: Pick<Car, 'condition'>): boolean {
  return car.condition === 'inertia';
}

/** The car of a seat, to be written to. */
export function draftCar(table: FormulaDeTable, seat: Seat): DraftCar {
  const car = table.race.cars[seat];
  if (car === undefined) throw new BrokenRace(`there is no seat ${seat}`);
  return car;
}

/** The seat a task of one seat is about. */
export function seatOf(task: FormulaDeTask): Seat {
  const [seat] = task.seats;
  if (seat === undefined) throw new BrokenRace(`the task ${task.step} has no seat`);
  return seat;
}

/** The space that the task of a test is about. */
export function placeOf({ step, space }: FormulaDeTask): string {
  if (space === undefined) throw new BrokenRace(`the task ${step} has no space`);
  return space;
}

/** The other car that a task is about. */
export function otherOf({ step, other }: FormulaDeTask): Seat {
  if (other === undefined) throw new BrokenRace(`the task ${step} names no other car`);
  return other;
}

/** The odds of a face of the black die up to `upTo`, in percent. */
export function percentOf(upTo: number, { blackDie }: Pick<BookValues, 'blackDie'>): number {
  return (upTo * 100) / blackDie.faces.length;
}

/** Ends the play at hand: drops its steps up to `step` (kept), or up to the next play. */
export function skipTo(table: FormulaDeTable, step: StepName | 'nextPlay'): void {
  const { agenda } = table.race;
  while (agenda[0] !== undefined && agenda[0].step !== step && agenda[0].step !== 'nextPlay') {
    agenda.shift();
  }
}
