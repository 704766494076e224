// What a choice would do, as far as it is certain or its odds are known: the screen and the drivers ask here, they hold no rules.

import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Consequence, Seat, View } from '../kit/types.ts';
import { pointsLeft, pointsWithout } from './budget.ts';
import { afterMovement, brakesOf, type Movement } from './chapters/after-movement.ts';
import { blockingPrice } from './chapters/blocking.ts';
import { contactsAt } from './chapters/contacts.ts';
import { passageRules, stopsAfter, type Trace, tracePlay } from './chapters/corners.ts';
import { gearPrice } from './chapters/gearbox.ts';
import { roadTests } from './chapters/handling.ts';
import { overshootMixes, stillMissing, takenBack, traceWithout } from './chapters/overshooting.ts';
import { slideDue } from './chapters/sliding.ts';
import { carInFront } from './chapters/slipstream.ts';
import { tiresCanPay } from './chapters/tires.ts';
import type { BrakeAtEnd, FormulaDeChoice, PayOvershoot, PitStop } from './choices.ts';
import type { Car, FormulaDeRace } from './state.ts';
import { carOf } from './table.ts';
import type { Ground } from './terms.ts';
import type { BookValues } from './values.ts';

/** A race as far as a seat may know it. */
export type KnownRace = FormulaDeRace | View<FormulaDeRace>;

/** The consequences of a legal choice, surest first. */
export function consequencesOf(
  race: KnownRace,
  seat: Seat,
  choice: FormulaDeChoice,
  ground: Ground,
): readonly Consequence[] {
  const { values } = ground;
  switch (choice.kind) {
    case 'chooseGear':
      return ofGear(carOf(race, seat), choice.gear, values);
    case 'move':
    case 'takeSlipstream':
    case 'slide':
    case 'useSoftBonus':
      return ofMovement(race, seat, choice, ground);
    case 'choosePitBox':
    case 'configureCar':
    case 'movePoint':
    case 'keepCar':
    case 'chooseTires':
    case 'placeCar':
      return [];
    case 'pitTires':
      return [{ kind: 'tiresBack', amount: tiresBack(carOf(race, seat), values) }];
    case 'pitStop':
      return ofPitStop(choice, values);
    case 'payOvershoot':
    case 'brakeAtEnd':
      return ofPayment(race, seat, choice, ground);
    case 'declineSlipstream':
    case 'declineSoftBonus':
      return ofStaying(race, seat, ground);
  }
}

function tiresBack(car: Car, values: BookValues): number {
  return pointsLeft(car.configuration, 'tires', values) - pointsLeft(car.points, 'tires', values);
}

function ofPitStop(choice: PitStop, values: BookValues): readonly Consequence[] {
  if (choice.stop === 'long') return [{ kind: 'waits' }];
  return [{ kind: 'quickStop', percent: 100 - values.pits.quickStopUpTo * 5 }];
}

function ofGear(car: Car, gear: number, values: BookValues): readonly Consequence[] {
  const price = gearPrice(car, car.gear, gear, values) ?? {};
  const paid = Object.entries(price).map(([part, amount]) => ({ kind: part, amount }));
  const engine = price.engine ?? 0;
  const isLast = engine > 0 && engine >= pointsLeft(car.points, 'engine', values);
  if (isLast && values.parts.engine.last !== 'nothing') return [...paid, { kind: 'eliminated' }];
  return paid;
}

// The movement is over as it is: the bill of an overshoot comes now.
function ofStaying(race: KnownRace, seat: Seat, ground: Ground): readonly Consequence[] {
  const { board, values } = ground;
  const car = carOf(race, seat);
  const [mix] = overshootMixes(race, seat, ground);
  if (mix !== undefined) return ofPayment(race, seat, mix, ground);
  const trace = tracePlay(board, race, car, passageRules(race, car, values));
  return ofStanding(race, car, ground, trace);
}

function ofMovement(
  race: KnownRace,
  seat: Seat,
  choice: Movement,
  ground: Ground,
): readonly Consequence[] {
  const { board, values } = ground;
  const car = carOf(race, seat);
  const moved = afterMovement(race, seat, choice, ground);
  const there = carOf(moved, seat);
  const trace = tracePlay(board, moved, there, passageRules(race, car, values));
  const { missing } = moved.play;
  const brakes = brakesOf(choice, car, ground);
  const blocking = ofBlocking(there, trace, missing, values);
  const stands = blocking.some(one => one.kind === 'spin') ? { ...there, aggravates: true } : there;
  const after = { ...moved, ...withCar(moved, stands) };
  // The cheapest in brakes of the ways to pay for an overshoot; the driver may choose another.
  const mixed = missing === 0 || choice.kind === 'slide';
  const [mix] = mixed ? overshootMixes(after, seat, ground) : [];
  return [
    ...(brakes > 0 ? [{ kind: 'brakes', amount: brakes }] : []),
    // What cars have cost a slide is told with the payment.
    ...(mix === undefined ? blocking : []),
    ...(mix === undefined
      ? ofStanding(after, stands, ground, trace)
      : ofPayment(after, seat, mix, ground)),
  ];
}

function ofBlocking(
  car: Car,
  trace: Trace,
  missing: number,
  values: BookValues,
): readonly Consequence[] {
  if (missing === 0) return [];
  const blocked = { kind: 'blocked', amount: missing };
  const price = blockingPrice(missing, values.blocking);
  const left = Math.max(0, pointsLeft(car.points, 'tires', values) - trace.passage.due);
  if (
    price === undefined ||
    price.brakes > pointsLeft(car.points, 'brakes', values) ||
    !tiresCanPay(left, price.tires, values.tires[car.tires])
  ) {
    return [blocked, { kind: 'eliminated' }];
  }
  const tires = price.tires > 0 ? [{ kind: 'tires', amount: price.tires }] : [];
  const spin = price.tires > 0 && price.tires >= left ? [{ kind: 'spin' }] : [];
  return [blocked, { kind: 'brakes', amount: price.brakes }, ...tires, ...spin];
}

// What standing at the end of the play's path means: overshoot, stop, tests, a wake.
function ofStanding(
  race: KnownRace,
  car: Car,
  ground: Ground,
  trace: Trace,
): readonly Consequence[] {
  const { board, values } = ground;
  const { passage } = trace;
  if (passage.end === 'fatal') return [{ kind: 'eliminated' }];
  const list: Consequence[] = [...ofOvershoot(car, trace, values)];
  const sliding = slideDue(race, car, ground);
  if (sliding > 0) return [...list, { kind: 'slide', amount: sliding }];
  if (passage.end === 'finished') list.push({ kind: 'finish' });
  else list.push(...ofStop(board, car, trace));
  const spins = list.some(one => one.kind === 'spin');
  const tested = spins ? { ...car, aggravates: true } : car;
  list.push(...ofTests(race, tested, ground, passage.end === 'finished'));
  const wake =
    passage.end === 'moving' &&
    passage.overshot === 0 &&
    !race.play.braked &&
    race.play.missing === 0
      ? carInFront(board, withCar(race, car), car.seat, values.slipstream.lowestGear)
      : undefined;
  if (wake !== undefined) list.push({ kind: 'slipstream', seats: [wake.seat] });
  return list;
}

function ofOvershoot(car: Car, trace: Trace, values: BookValues): readonly Consequence[] {
  const list: Consequence[] = trace.overshoots.map(({ corner, spaces }) => ({
    kind: 'overshoot',
    amount: spaces,
    name: corner,
  }));
  const due = trace.passage.due;
  if (due === 0) return list;
  if (values.overshoot.paidIn === 'rolls') return [...list, { kind: 'rolls', amount: due }];
  list.push({ kind: 'tires', amount: due });
  const { tires } = car.points;
  if (!tiresCanPay(tires, due, values.tires[car.tires])) list.push({ kind: 'eliminated' });
  else if (due >= tires) list.push({ kind: 'spin' });
  return list;
}

function ofStop(board: FormulaBoard, car: Car, trace: Trace): readonly Consequence[] {
  const space = spaceOf(board, car.space);
  const corner = board.corners[space.corner];
  if (corner === undefined) return [];
  if (trace.passage.overshot > 0) return [{ kind: 'noStop', name: corner.name }];
  const stops = stopsAfter(board, space, trace.passage);
  if (stops === trace.passage.stops) return [];
  return [{ kind: 'stop', amount: stops, name: corner.name, of: corner.stops }];
}

function ofTests(
  race: KnownRace,
  car: Car,
  ground: Ground,
  finished: boolean,
): readonly Consequence[] {
  const { board, values } = ground;
  const handling = values.handling.odds[race.trackState];
  const wall = values.collision.normal[race.trackState];
  const tests: Consequence[] = roadTests(race, race.play, board, finished).map(test =>
    test.kind === 'wall'
      ? { kind: 'wallTest', name: test.space, percent: wall * 5 }
      : { kind: 'handlingTest', name: test.space, percent: handling * 5 },
  );
  if (finished) return tests;
  const contacts = contactsAt(race, ground, car.seat, car.space);
  const { normal, aggravated } = values.collision;
  for (const other of contacts) {
    const odds = other.aggravates || car.aggravates ? aggravated : normal;
    tests.push({ kind: 'collisionTest', seats: [other.seat], percent: odds[race.trackState] * 5 });
  }
  return tests;
}

function ofPayment(
  race: KnownRace,
  seat: Seat,
  choice: PayOvershoot | BrakeAtEnd,
  ground: Ground,
): readonly Consequence[] {
  const { values } = ground;
  const car = carOf(race, seat);
  const back = takenBack(race.play, choice.brakes);
  const trace = traceWithout(race, car, ground, back);
  const path = race.play.path.slice(0, race.play.path.length - back);
  const there: Car = {
    ...car,
    space: path.at(-1) ?? car.space,
    points: pointsWithout(car.points, 'brakes', choice.brakes, values),
  };
  const brakes = choice.brakes > 0 ? [{ kind: 'brakes', amount: choice.brakes }] : [];
  const missing = race.play.slid ? stillMissing(race.play, choice.brakes) : 0;
  return [
    ...brakes,
    ...ofBlocking(there, trace, missing, values),
    ...ofStanding(
      { ...race, play: { ...race.play, path, braked: true, slid: true } },
      there,
      ground,
      trace,
    ),
  ];
}

function withCar(race: KnownRace, car: Car): Pick<FormulaDeRace, 'cars'> {
  return { cars: race.cars.map(other => (other.seat === car.seat ? car : other)) };
}
