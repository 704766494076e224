// Pits (19, R-76 to R-84): the lane and who may enter it, gears in it, quick and long stops, repairs.

import * as z from 'zod';
import { spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard, PitBox } from '../../../../circuit/formula-board.ts';
import type { Draft } from '../../../kit/agenda.ts';
import type { Seat } from '../../../kit/types.ts';
import { addPoints, canPay, pointsLeft, pointsLost, refill, repairable } from '../../budget.ts';
import type { PitStop } from '../../choices.ts';
import type { FieldGroup } from '../../field-group.ts';
import { mostPoints } from '../../gear-throws.ts';
import {
  type Car,
  type CarPits,
  type FormulaDeOptions,
  type FormulaDeRace,
  type Pit,
  type Pool,
  STOP_STATES,
  type StopState,
  TIRE_TYPES,
} from '../../state.ts';
import {
  type Asking,
  type Automatic,
  carOf,
  type DraftCar,
  draftCar,
  type FormulaDeTable,
  isCoasting,
  percentOf,
  seatOf,
} from '../../table.ts';
import type { Ground, Terms } from '../../terms.ts';
import type { BookValues, Price } from '../../values.ts';
import { noteExit } from './plain-exit.ts';
import { teamOf } from './teams.ts';

const count = z.int().min(0);

/** The pit lane as it is open to one car. Spaces are indices. */
export interface PitAccess {
  /** Track spaces from which it may turn in now. */
  readonly entries: ReadonlySet<number>;
  readonly first: number;
  /** Its own pit and the lane space from which that is reached, as long as the stop is to be made (M-19-2-5). */
  readonly box: { readonly from: number; readonly space: number } | undefined;
}

/** Reports whether a book has pit stops; without them no car has a pit and the lane is shut. */
export function hasPitStops({ orderOfPlay }: Pick<Terms, 'orderOfPlay'>): boolean {
  return orderOfPlay.includes('pitStop') || orderOfPlay.includes('orderWork');
}

/**
 * The pits of a race, one for each car or team: the boxes in the order of the grid unless drivers choose (M-4-0-1,
 * BGA-B-8). A team has the repair points of all its cars in one (BGA-O-61, BR-49).
 */
export const pitsGroup: FieldGroup<readonly Pit[]> = {
  shape: z.array(z.strictObject({ box: count.exactOptional(), points: count })),
  isIn: hasPitStops,
  first({ board, terms, options: { pitPoints: points }, grid }) {
    const isChosen = terms.preparation.includes('choosePitBox');
    const boxes = isChosen ? undefined : board.pit?.boxes.length;
    const { size } = terms.values.teams;
    const owners = [...new Set(grid.map(seat => teamOf(seat, terms.values)))];
    return owners.map((_, owner) => {
      const full = { points: points * size };
      return boxes === undefined ? full : { box: owners.indexOf(owner) % boxes, ...full };
    });
  },
};

export const carPitsGroup: FieldGroup<CarPits> = {
  shape: z.strictObject({ pit: count, stop: z.enum(STOP_STATES).exactOptional() }),
  isIn: hasPitStops,
  first: ({ terms }, seat) => ({ pit: teamOf(seat, terms.values) }),
  anew: ({ pit }) => ({ pit }),
};

/** Returns how many teams find a pit on a board, several in each where they share; undefined without pits (TR-124). */
export function pitPlaces(
  { pit }: Pick<FormulaBoard, 'pit'>,
  { pits: { sharing } }: Pick<BookValues, 'pits'>,
): number | undefined {
  return pit === undefined ? undefined : pit.boxes.length * sharing;
}

type WithPits = Pick<FormulaDeRace, 'pits'>;
type OfPit = Pick<Car, 'pits'>;

export function pitOf({ pits }: WithPits, { pits: own }: OfPit): Pit | undefined {
  return own === undefined ? undefined : pits?.[own.pit];
}

export function boxOf(race: WithPits, car: OfPit, board: FormulaBoard): PitBox | undefined {
  const box = pitOf(race, car)?.box;
  return box === undefined ? undefined : board.pit?.boxes[box];
}

export function pitPointsOf(race: WithPits, car: OfPit): number {
  return pitOf(race, car)?.points ?? 0;
}

export function setPitPoints(race: Draft<WithPits>, car: OfPit, points: number): void {
  changePit(race, car, { points });
}

/** Changes the pit of a car. Races share their lists of pits, so the list is copied. */
export function changePit(race: Draft<WithPits>, { pits: own }: OfPit, change: Partial<Pit>): void {
  if (race.pits === undefined) return;
  race.pits = race.pits.map((pit, index) => (index === own?.pit ? { ...pit, ...change } : pit));
}

/** Sets how far the stop of a car is; undefined when it is over. */
export function setStop(car: DraftCar, stop: StopState | undefined): void {
  if (car.pits === undefined) return;
  const { pit } = car.pits;
  car.pits = stop === undefined ? { pit } : { pit, stop };
}

/** Returns the price of reaching a pit in a gear: nothing up to a limit, then so much for each gear above it (TR-122, TRR-46). */
export function entryPrice(gear: number, { pits: { entry } }: Pick<BookValues, 'pits'>): Price {
  if (entry === undefined) return {};
  const above = Math.max(0, gear - entry.gearMost);
  const parts = Object.entries(entry.price).map(([part, amount]) => [part, amount * above]);
  return Object.fromEntries(parts);
}

// A car that cannot pay for its gear may not take its pit, and must not enter the lane (TRR-46).
function mayReachPit({ points }: Car, gear: number, values: BookValues): boolean {
  return values.pits.entry === undefined || canPay(points, entryPrice(gear, values), values);
}

/** Returns the pit lane as far as it is open to this car; undefined on a board without pits. */
export function pitAccess(
  race: Pick<FormulaDeRace, 'laps' | 'pits'>,
  car: Car,
  { board, values }: Pick<Ground, 'board' | 'values'>,
): PitAccess | undefined {
  const { pit } = board;
  const first = pit?.spaces[0];
  if (pit === undefined || first === undefined) return undefined;
  const box = boxOf(race, car, board);
  const stopDue = car.pits?.stop === undefined && mayReachPit(car, car.gear, values);
  return {
    entries: new Set(stopDue && box !== undefined && mayTurnIn(race, car) ? pit.entries : []),
    first,
    box: stopDue && box !== undefined ? { from: box.from, space: box.space } : undefined,
  };
}

// The lane is open at the end of laps 1 to N-1; it is shut at the start, on the last lap and in inertia (M-19-1-7,
// M-16-0-9, R-76).
function mayTurnIn(race: Pick<FormulaDeRace, 'laps'>, car: Car): boolean {
  return car.laps >= 1 && car.laps < race.laps && !isCoasting(car);
}

/** Reports whether a car is in the pit lane or in a pit, which are neutral ground (M-19-5-3). */
export function isInPits(board: FormulaBoard, car: Pick<Car, 'space'>): boolean {
  return spaceOf(board, car.space).kind !== 'track';
}

/** Returns the spaces from a lane space to the car's own pit; 0 when that does not lie ahead. */
function spacesToBox(race: Pick<FormulaDeRace, 'pits'>, car: Car, board: FormulaBoard): number {
  const { pit } = board;
  const box = boxOf(race, car, board);
  if (pit === undefined || box === undefined) return 0;
  const here = pit.spaces.indexOf(spaceOf(board, car.space).index);
  return pit.spaces.indexOf(box.from) - here + 1;
}

/** Returns those of the gears a car could announce that the pits allow (M-19-1-6, M-19-1-8, M-19-1-9, R-78, R-81). */
export function gearsInPits(
  gears: readonly number[],
  race: Pick<FormulaDeRace, 'pits'>,
  car: Car,
  ground: Ground,
): readonly number[] {
  const { board, values } = ground;
  const { kind } = spaceOf(board, car.space);
  if (kind === 'track') return gears;
  const allowed = withinLimit(gears, ground);
  if (car.pits?.stop !== undefined) {
    const higher = allowed.filter(gear => gear >= values.pits.lowestExitGear);
    return higher.length > 0 ? higher : allowed;
  }
  if (!values.pits.gearMustReach) return allowed.filter(gear => mayReachPit(car, gear, values));
  const distance = spacesToBox(race, car, board);
  const reaching = allowed.filter(gear => mostPoints(values, gear) >= distance);
  return reaching.length > 0 ? reaching : allowed.slice(-1);
}

// Ovals limit the gear in the pit lane (M-19-1-6); a car too fast for the limit takes its lowest gear.
function withinLimit(gears: readonly number[], ground: Ground): readonly number[] {
  const { board, values } = ground;
  if (!board.oval) return gears;
  const slow = gears.filter(gear => gear <= values.pits.ovalGearMost);
  return slow.length > 0 ? slow : gears.slice(0, 1);
}

/**
 * Asks a driver in the pit for the tires: all tire points come back, whatever the type (M-6-3-s11, M-19-2-3, M-19-5-7).
 * In a book without types of tires nothing is fitted: the points come back (BGA-B-73).
 */
export const pitTires: Asking = {
  choices: ['pitTires'],
  ask(race, _task, seat, ground) {
    const { board } = ground;
    const car = carOf(race, seat);
    if (car.pits?.stop !== undefined || spaceOf(board, car.space).kind !== 'pit') return [];
    // The same type comes first: a driver who says nothing keeps it (M-19-2-7).
    const usual = car.set?.type ?? race.options.tires;
    if (ground.values.pits.refit === 'same') return [{ kind: 'pitTires', tires: usual }];
    const types = [usual, ...TIRE_TYPES.filter(type => type !== usual)];
    return types.map(tires => ({ kind: 'pitTires', tires }));
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'pitTires') return;
    const car = draftCar(table, seat);
    const { values } = table.ground;
    const amount =
      pointsLeft(car.configuration, 'tires', values) - pointsLeft(car.points, 'tires', values);
    table.telling?.expect({ kind: 'tiresBack', amount });
    refill(car, 'tires', values);
    setStop(car, 'stopping');
    if (car.set === undefined) {
      table.tell({ kind: 'pointsRestored', seat, pool: values.parts.tires.pool, amount });
      return;
    }
    const fittedFor = lapEnded(table.ground.board, car) + 1;
    car.set = { type: choice.tires, fittedFor };
    table.tell({ kind: 'tiresFitted', seat, tires: choice.tires });
  },
};

/**
 * Returns the lap that a car in the pits has ended: a set fitted there is for the next one, on whichever side of the
 * line the pit lies (R-57).
 */
export function lapEnded(board: FormulaBoard, car: Pick<Car, 'laps' | 'space'>): number {
  return isBeyondLine(board, car.space) ? car.laps - 1 : car.laps;
}

/**
 * Reports whether a space of the pits lies beyond the line or astride it, so that its lap is counted already.
 */
export function isBeyondLine(board: FormulaBoard, space: string): boolean {
  return spaceOf(board, space).lapTick < board.ticks / 2;
}

/**
 * Returns the stops a car may make in its pit: quick, or long with every legal set of repairs (M-19-3, M-19-4, R-82,
 * BR-50).
 */
function pitStops(car: Car, pitPoints: number, values: BookValues): readonly PitStop[] {
  const lost = repairable(values).flatMap(pool =>
    Array.from({ length: pointsLost(car, pool) }, () => pool),
  );
  const { stops, repairsMost } = values.pits;
  const most = Math.min(pitPoints, repairsMost);
  return stops.flatMap(stop => {
    const repairs = stop === 'quick' ? [[]] : repairsOf(lost, most);
    return repairs.map((repairs): PitStop => ({ kind: 'pitStop', stop, repairs }));
  });
}

// Returns every selection of at most `most` of the lost points, each once, the empty one first.
function repairsOf(lost: readonly Pool[], most: number): readonly (readonly Pool[])[] {
  let selections: (readonly Pool[])[] = [[]];
  const seen = new Set(['']);
  for (const pool of lost) {
    const longer = selections
      .filter(chosen => chosen.length < most)
      .map(chosen => [...chosen, pool]);
    for (const chosen of longer) {
      const key = chosen.join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      selections = [...selections, chosen];
    }
  }
  return selections;
}

/** Returns what is wrong with repair points where no stop repairs (BGA-O-52). */
export function pitPointFaults(
  options: Pick<FormulaDeOptions, 'pitPoints'>,
  pits: readonly Pit[],
  { pits: { stops } }: Pick<BookValues, 'pits'>,
): readonly string[] {
  if (stops.includes('long')) return [];
  const inPits = pits.flatMap(({ points }, index) => (points > 0 ? [`pits.${index}.points`] : []));
  const places = options.pitPoints > 0 ? ['options.pitPoints', ...inPits] : inPits;
  return places.map(place => `${place}: no stop of this race repairs`);
}

/** Asks a driver for a quick stop or a long one (M-6-3-s12, M-19-3-1). */
export const pitStop: Asking = {
  choices: ['pitStop'],
  ask(race, _task, seat, { values }) {
    const car = carOf(race, seat);
    const isStopping = car.pits?.stop === 'stopping';
    return isStopping ? pitStops(car, pitPointsOf(race, car), values) : [];
  },
  answer(table, _task, seat, choice) {
    if (choice.kind !== 'pitStop') return;
    const car = draftCar(table, seat);
    table.tell({ kind: 'pitStopMade', seat, stop: choice.stop, repairs: [...choice.repairs] });
    for (const pool of choice.repairs) addPoints(car, pool, 1);
    setPitPoints(table.race, car, pitPointsOf(table.race, car) - choice.repairs.length);
    setStop(car, 'waiting');
    noteExit(car, choice.stop, table.ground);
    if (choice.stop === 'long') table.telling?.expect({ kind: 'waits' });
    else table.first({ step: 'quickStop', seats: [seat] });
  },
};

/**
 * Rolls for a quick stop: half the face, rounded up, is moved at once in 4th, without the soft bonus (M-19-3-3,
 * M-19-3-5, R-80).
 */
export const quickStop: Automatic = {
  foresee({ ground: { values }, telling }) {
    const percent = 100 - percentOf(values.pits.quickStopUpTo, values);
    telling.expect({ kind: 'quickStop', percent });
    telling.stop();
  },
  play(table, task) {
    const seat = seatOf(task);
    const { values } = table.ground;
    const roll = table.roll(values.blackDie, seat);
    const succeeded = roll <= values.pits.quickStopUpTo;
    table.tell({ kind: 'quickStopRolled', seat, roll, succeeded });
    if (succeeded) leavePit(table, seat, Math.ceil(roll / values.pits.quickExitDivisor));
  },
};

function leavePit(table: FormulaDeTable, seat: Seat, distance: number): void {
  const { exitGear, quickExit } = table.ground.values.pits;
  const car = draftCar(table, seat);
  const { play } = table.race;
  car.gear = exitGear;
  play.gear = exitGear;
  play.distance = distance;
  play.path = [car.space];
  play.segment = 0;
  play.stopsBefore = 0;
  play.bonusUsed = true;
  play.quickExit = true;
  play.slipstreams = 0;
  table.first(...quickExit.map(step => ({ step, seats: [seat] })));
}
