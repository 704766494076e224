// Plays recounted from the board and the catalogue's tables: distances, overshoots, blocking, stops, tests and the cars
// that make them. An audit knows the events and the states before and after, not how the rules came to them.
import { expect } from 'vitest';
import { spaceAt, spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import { pointsIn } from '../../rules/formula-de/budget.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { Car, FormulaDeRace, Part, Pool } from '../../rules/formula-de/state.ts';

export interface Played {
  readonly board: FormulaBoard;
  readonly seat: number;
  readonly before: FormulaDeRace;
  readonly after: FormulaDeRace;
  readonly choices: readonly FormulaDeChoice[];
  readonly events: readonly FormulaDeEvent[];
}

type Told<Kind extends FormulaDeEvent['kind']> = Extract<FormulaDeEvent, { kind: Kind }>;

export function all<Kind extends FormulaDeEvent['kind']>(
  { events }: Played,
  kind: Kind,
  seat?: number,
): readonly Told<Kind>[] {
  return events.filter(
    (event): event is Told<Kind> =>
      event.kind === kind && (seat === undefined || event.seat === seat),
  );
}

function carOf(race: FormulaDeRace, seat: number): Car {
  const car = race.cars[seat];
  if (car === undefined) throw new RangeError(`there is no seat ${seat}`);
  return car;
}

function paid(played: Played, seat: number, part: Part | Pool, ...why: readonly string[]): number {
  return all(played, 'pointsPaid', seat)
    .filter(
      event => (event.pool ?? event.part) === part && (why.length === 0 || why.includes(event.why)),
    )
    .reduce((sum, event) => sum + event.amount, 0);
}

function retirement(played: Played, seat: number): string {
  return all(played, 'carRetired', seat)[0]?.why ?? 'none';
}

/** Returns the spaces of the whole movement in order, without those that brakes took back at the end. */
function driven(played: Played): readonly FormulaSpace[] {
  const path = all(played, 'carMoved', played.seat).flatMap(event => event.path);
  const back = all(played, 'carHeldBack', played.seat).reduce((sum, one) => sum + one.spaces, 0);
  return path.slice(0, path.length - back).map(id => spaceOf(played.board, id));
}

/** Returns the corners left too early on the way, each with its stops missing and the spaces beyond it. */
function overshoots(played: Played) {
  const { board, before, seat } = played;
  const list: { corner: string; missing: number; spaces: number }[] = [];
  let last = spaceOf(board, carOf(before, seat).space);
  let stops = carOf(before, seat).stops;
  for (const space of driven(played)) {
    for (const one of list) one.spaces += 1;
    if (space.corner !== last.corner) {
      const corner = board.corners[last.corner];
      const missing = (corner?.stops ?? 0) - stops;
      if (corner !== undefined && missing > 0) {
        list.push({ corner: corner.name, missing, spaces: 1 });
      }
      stops = 0;
    }
    last = space;
  }
  return { list, last, stops };
}

function finishes(played: Played): boolean {
  return all(played, 'carFinished', played.seat).length > 0;
}

/** Checks that spaces made, given back and missing account for the whole roll (R-10, R-31, M-12-T). */
function auditDistance(played: Played): void {
  // In the pit lane surplus spaces are lost (M-19-2-2).
  if (all(played, 'pitLaneEntered').length > 0) return;
  const move = played.choices.find(choice => choice.kind === 'move');
  const main = all(played, 'carMoved', played.seat).find(event => event.how === 'main');
  const gone = retirement(played, played.seat);
  if (move === undefined || finishes(played)) return;
  // A car that went out on the way has not driven all of it.
  if (gone === 'overshoot' || gone === 'handling') return;
  const rolled = all(played, 'dieRolled', played.seat).find(event => event.die !== 'black');
  const distance = rolled?.value ?? 4;
  const made = main?.path.length ?? 0;
  expect(made + move.brakes + move.missing).toBe(distance);
  expect(all(played, 'carBlocked').map(event => event.missing)).toEqual(
    move.missing > 0 ? [move.missing] : [],
  );
}

const TABLE: Readonly<Record<number, readonly [brakes: number, tires: number]>> = {
  0: [0, 0],
  1: [1, 0],
  2: [2, 0],
  3: [3, 0],
  4: [3, 1],
  5: [3, 2],
  6: [3, 3],
};

function auditBlocking(played: Played): void {
  const { seat } = played;
  const missing = all(played, 'carBlocked')[0]?.missing ?? 0;
  const gone = retirement(played, seat);
  const brakes = paid(played, seat, 'brakes', 'blocking');
  const tires = paid(played, seat, 'tires', 'blocking');
  if (gone === 'blocking') return;
  const price = TABLE[missing];
  expect(price, `${missing} missing are fatal`).toBeDefined();
  if (price === undefined) return;
  expect(brakes).toBe(price[0]);
  // A last loss of one at zero tires is a spin and costs no point.
  const spunAtZero = tires === 0 && price[1] === 1 && carOf(played.after, seat).points.tires === 0;
  if (!spunAtZero) expect(tires).toBe(price[1]);
}

function auditOvershoots(played: Played): void {
  const { seat } = played;
  const { list } = overshoots(played);
  const gone = retirement(played, seat);
  if (list.some(one => one.missing > 1)) {
    expect(gone).toBe('overshoot');
    return;
  }
  if (gone === 'overshoot' || finishes(played)) return;
  expect(all(played, 'cornerOvershot').map(({ corner, spaces }) => ({ corner, spaces }))).toEqual(
    list.map(({ corner, spaces }) => ({ corner, spaces })),
  );
  const loss = list.reduce((sum, one) => sum + one.spaces, 0);
  const tires = paid(played, seat, 'tires', 'overshoot');
  const empty = carOf(played.before, seat).points.tires === 0;
  expect(tires).toBe(empty ? 0 : loss);
  if (empty) expect(loss).toBeLessThanOrEqual(1);
}

function auditStop(played: Played): void {
  const { board, seat, before } = played;
  if (finishes(played) || retirement(played, seat) !== 'none') return;
  const { list, last, stops } = overshoots(played);
  const corner = board.corners[last.corner];
  const path = driven(played);
  const stayed = path.length === 0;
  const came = stayed ? carOf(before, seat).stops : stops;
  const counts = corner !== undefined && list.length === 0 && came < corner.stops;
  expect(all(played, 'stopMade').map(event => [event.corner, event.stops])).toEqual(
    counts ? [[corner.name, came + 1]] : [],
  );
}

/** Checks that each corner entered by a slipstream costs one brake. */
function auditSlipstreams(played: Played): void {
  const { board, before, seat } = played;
  let last = spaceOf(board, carOf(before, seat).space);
  let entries = 0;
  for (const moved of all(played, 'carMoved', seat)) {
    for (const id of moved.path) {
      const space = spaceOf(board, id);
      const enters = space.corner !== -1 && space.corner !== last.corner;
      if (moved.how === 'slipstream' && enters) entries += 1;
      last = space;
    }
  }
  if (finishes(played) || retirement(played, seat) === 'overshoot') return;
  expect(paid(played, seat, 'brakes', 'slipstreamEntry')).toBe(entries);
}

function auditHandling(played: Played): void {
  const { seat, before } = played;
  const gone = retirement(played, seat);
  if (gone === 'overshoot') return;
  const last = driven(played).at(-1)?.id;
  const due = driven(played)
    .map(space => space.id)
    .filter(id => before.dangerous?.includes(id) && !(finishes(played) && id === last));
  const tests = all(played, 'testMade').filter(event => event.test === 'handling');
  const made = tests.map(event => event.space);
  expect(made).toEqual(gone === 'handling' ? due.slice(0, made.length) : due);
  expect(paid(played, seat, 'handling')).toBe(tests.filter(event => event.roll <= 4).length);
}

/** Returns the order of play at the end of a play: from the leader back around the loop, level cars by R-63. */
function inOrder({ board, before, after, seat }: Played, cars: readonly Car[]): readonly Car[] {
  const progress = (car: Car) => car.laps * board.ticks + spaceOf(board, car.space).lapTick;
  const racing = before.cars.filter(car => car.status === 'racing');
  const leader = Math.max(...racing.map(progress), progress(carOf(after, seat)));
  const behind = (car: Car) => (leader - progress(car) + 9 * board.ticks) % board.ticks;
  const lever = (car: Car) => (car.condition === 'spun' ? 1 : car.gear);
  const stalled = (car: Car) => Number(car.condition === 'stalled');
  return cars.toSorted(
    (a, b) =>
      behind(a) - behind(b) ||
      stalled(a) - stalled(b) ||
      lever(b) - lever(a) ||
      a.arrival - b.arrival,
  );
}

function auditCollision(played: Played): void {
  const { board, before, seat } = played;
  const tests = all(played, 'testMade').filter(event => event.test === 'collision');
  const gone = retirement(played, seat);
  if (finishes(played) || ['overshoot', 'handling', 'overRevving'].includes(gone)) {
    expect(tests).toEqual([]);
    return;
  }
  if (gone === 'blocking') {
    expect(tests.map(event => event.seat)).not.toContain(seat);
    for (const one of tests) expect(one.upTo).toBe(2);
    return;
  }
  const end = driven(played).at(-1) ?? spaceOf(board, carOf(before, seat).space);
  const near = [end.ahead, ...end.beside].map(index => spaceAt(board, index).id);
  const hit = before.cars.filter(
    car => car.seat !== seat && car.onBoard && near.includes(car.space),
  );
  const spun = all(played, 'carSpun', seat).length > 0;
  const odds = (car: Car) => (spun || car.aggravates ? 2 : 1);
  const others = inOrder(played, hit).filter(car => car.condition !== 'wreck');
  const made = tests.map(event => `${event.seat} with ${event.other} to ${event.upTo}`);
  const first = others.map(car => `${car.seat} with ${seat} to ${odds(car)}`);
  expect(made.slice(0, first.length)).toEqual(first);
  const out = others.filter(car => retirement(played, car.seat) === 'collision');
  expect(paid(played, seat, 'body', 'collisionCaused')).toBe(
    Math.min(out.length, pointsIn(carOf(before, seat).points, 'body')),
  );
  const standing = hit.filter(car => !out.includes(car));
  const own = standing.map(car => `${seat} with ${car.seat} to ${odds(car)}`);
  const rolled = made.slice(first.length);
  if (gone === 'collision') expect(own).toEqual(expect.arrayContaining(rolled));
  else expect([...rolled].sort()).toEqual([...own].sort());
  for (const one of tests) expect(one.failed).toBe(one.roll <= one.upTo);
}

function auditEngines(played: Played): void {
  const { seat, after } = played;
  const tests = all(played, 'testMade').filter(event => event.test === 'engine');
  const rolled = all(played, 'dieRolled', seat).find(event => event.die !== 'black');
  const hot =
    (rolled?.die === 'gear5' && rolled.value === 20) ||
    (rolled?.die === 'gear6' && rolled.value === 30);
  if (!hot) {
    expect(tests).toEqual([]);
    return;
  }
  const gone = new Set(
    tests.filter(one => retirement(played, one.seat) === 'engine').map(one => one.seat),
  );
  const due = after.cars.filter(
    car =>
      car.onBoard &&
      (car.condition !== 'wreck' || gone.has(car.seat)) &&
      (car.status === 'racing' || gone.has(car.seat)) &&
      leverAt(played, car) >= 5,
  );
  // The cars as they stood before the tests: a blown car may have been a spun one.
  const stood = due.map(car => {
    const spun = carOf(played.before, car.seat).condition === 'spun';
    const spins = all(played, 'carSpun', car.seat).length > 0;
    return spun || spins ? { ...car, condition: 'spun' as const } : car;
  });
  expect(tests.map(event => event.seat)).toEqual(inOrder(played, stood).map(car => car.seat));
  for (const one of tests) {
    expect(one.upTo).toBe(4);
    expect(paid(played, one.seat, 'engine', 'engineTest')).toBe(one.roll <= 4 ? 1 : 0);
  }
}

/** Returns the lever of a car at the end of the play: the gear announced for the mover. */
function leverAt({ seat, before, events }: Played, car: Car): number {
  const chosen = events.find(event => event.kind === 'gearChosen' && event.seat === seat);
  if (car.seat === seat && chosen?.kind === 'gearChosen') return chosen.gear;
  return carOf(before, car.seat).gear;
}

/** Returns the points that came back in the pit: all tires, and what was repaired (M-19-2-3, M-19-4-1). */
function restored(played: Played, seat: number, part: Pool, now: number): number {
  const before = pointsIn(carOf(played.before, seat).points, part);
  if (part === 'tires') {
    const fitted = all(played, 'tiresFitted').some(event => event.seat === seat);
    return fitted ? now - before + paid(played, seat, part) : 0;
  }
  const stops = all(played, 'pitStopMade').filter(event => event.seat === seat);
  return stops.flatMap(event => event.repairs).filter(one => one === part).length;
}

/** Checks that points change only as reported, and that a car that loses body or engine points leaves a dangerous space. */
function auditPoints(played: Played): void {
  for (const { seat, points } of played.before.cars) {
    for (const part of Object.keys(points) as Pool[]) {
      const now = pointsIn(carOf(played.after, seat).points, part);
      const back = restored(played, seat, part, now);
      expect(pointsIn(points, part) - now, `${part} of seat ${seat}`).toBe(
        paid(played, seat, part) - back,
      );
    }
  }
  for (const event of all(played, 'pointsPaid')) {
    if (event.part !== 'body' && event.part !== 'engine') continue;
    const car = carOf(event.why === 'overRevving' ? played.before : played.after, event.seat);
    expect(played.after.dangerous).toContain(car.space);
  }
  const marked = all(played, 'spaceMarked').map(event => event.space);
  expect(played.after.dangerous).toEqual([...(played.before.dangerous ?? []), ...marked]);
}

/** All audits; each throws where the play does not add up. */
export const AUDITS = [
  auditDistance,
  auditBlocking,
  auditOvershoots,
  auditStop,
  auditSlipstreams,
  auditHandling,
  auditCollision,
  auditEngines,
  auditPoints,
];
