// The kit's types and helpers for the tables, steps and cars of this game.

import { spaceOf } from '../../circuit/board.ts';
import type { RowSpace } from '../../circuit/rows/row-board.ts';
import type { AskingStep, AutomaticStep, Draft, Table } from '../kit/agenda.ts';
import { BrokenRace } from '../kit/errors.ts';
import type { Seat } from '../kit/types.ts';
import type { ChampionshipChoice } from './choices.ts';
import { copyCar } from './copy.ts';
import type { ChampionshipEvent } from './events.ts';
import type { Car, ChampionshipRace, ChampionshipTask, Move } from './state.ts';
import type { Ground } from './terms.ts';

export type ChampionshipTable = Table<
  ChampionshipRace,
  ChampionshipEvent,
  ChampionshipTask,
  Ground
>;
export type Automatic = AutomaticStep<
  ChampionshipRace,
  ChampionshipEvent,
  ChampionshipTask,
  Ground
>;
export interface Asking
  extends AskingStep<
    ChampionshipRace,
    ChampionshipChoice,
    ChampionshipEvent,
    ChampionshipTask,
    Ground
  > {
  readonly choices: readonly ChampionshipChoice['kind'][];
}
export type DraftCar = Draft<Car>;

export function carOf(race: Pick<ChampionshipRace, 'cars'>, seat: Seat): Car {
  const car = race.cars[seat];
  if (car === undefined) throw new BrokenRace(`there is no seat ${seat}`);
  return car;
}

/**
 * Returns the car of a seat, for writing. The first write of a play takes a copy, so a car that was read before it shows
 * nothing of it.
 */
export function draftCar(table: ChampionshipTable, seat: Seat): DraftCar {
  const car = table.own(table.race.cars, seat, copyCar);
  if (car === undefined) throw new BrokenRace(`there is no seat ${seat}`);
  return car;
}

export function seatOf(task: ChampionshipTask): Seat {
  const [seat] = task.seats;
  if (seat === undefined) throw new BrokenRace(`the task ${task.step} has no seat`);
  return seat;
}

export function moveOf({ move }: Pick<ChampionshipRace, 'move'>): Move {
  if (move === undefined) throw new BrokenRace('no car is moving');
  return move;
}

export function spaceOfCar({ space }: Pick<Car, 'space'>, { board }: Ground): RowSpace {
  return spaceOf(board, space);
}

/** Reports whether a car is under way on the track, not in the pits. */
export function isOnTrack({
  status,
  stop,
  space,
}: Pick<Car, 'status' | 'stop' | 'space'>): boolean {
  return status === 'racing' && stop === undefined && space !== '';
}

/**
 * Returns the seats whose cars stand on a space of the track. A car that is over the finish is still racing, and stays where it
 * is, until the turn ends (CR-65).
 */
export function seatsOn({ cars }: Pick<ChampionshipRace, 'cars'>, space: string): readonly Seat[] {
  return cars.filter(car => car.space === space && isOnTrack(car)).map(({ seat }) => seat);
}
