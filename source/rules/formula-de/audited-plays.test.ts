// Single plays in random crowds, recounted from the board and the catalogue's tables: distances, overshoots, blocking, stops,
// tests and who makes them. The audit knows the events and the states before and after, not how the rules came to them.
import { describe, expect, test } from 'vitest';
import { type Board, type Space, spaceAt, spaceOf } from '../../circuit/board.ts';
import { type CarSpec, track, writtenRace } from '../../testing/builders.ts';
import { cornersBoard } from '../../testing/tiny-circuits.ts';
import { seededDice } from '../kit/dice.ts';
import { masters2005 as book } from './books/masters-2005.ts';
import type { FormulaDeChoice } from './choices.ts';
import type { FormulaDeEvent } from './events.ts';
import type { Car, FormulaDeRace, Part } from './state.ts';

interface Played {
  readonly board: Board;
  readonly seat: number;
  /** The race at the first question of the play, before anything moved. */
  readonly before: FormulaDeRace;
  readonly after: FormulaDeRace;
  readonly choices: readonly FormulaDeChoice[];
  readonly events: readonly FormulaDeEvent[];
}

type Told<Kind extends FormulaDeEvent['kind']> = Extract<FormulaDeEvent, { kind: Kind }>;

function all<Kind extends FormulaDeEvent['kind']>(
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

function paid(played: Played, seat: number, part: Part, ...why: readonly string[]): number {
  return all(played, 'pointsPaid', seat)
    .filter(event => event.part === part && (why.length === 0 || why.includes(event.why)))
    .reduce((sum, event) => sum + event.amount, 0);
}

function retirement(played: Played, seat: number): string {
  return all(played, 'carRetired', seat)[0]?.why ?? 'none';
}

/** Spaces of the whole movement in order, without those that brakes took back at the end. */
function driven(played: Played): readonly Space[] {
  const path = all(played, 'carMoved', played.seat).flatMap(event => event.path);
  const back = all(played, 'carHeldBack', played.seat).reduce((sum, one) => sum + one.spaces, 0);
  return path.slice(0, path.length - back).map(id => spaceOf(played.board, id));
}

/** Corners left too early on the way, each with its stops missing and the spaces beyond it. */
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

/** Spaces made, given back, missing: all of the roll is accounted for (R-10, R-31, M-12-T). */
function auditDistance(played: Played): void {
  // In the pit lane surplus spaces are lost (M-19-2-2).
  if (all(played, 'pitLaneEntered').length > 0) return;
  const move = played.choices.find(choice => choice.kind === 'move');
  const main = all(played, 'carMoved', played.seat).find(event => event.how === 'main');
  const gone = retirement(played, played.seat);
  if (move === undefined || finishes(played)) return;
  // Who is out on the way has not driven all of it.
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
  // A last loss of one at zero tires is a spin and no point.
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

/** One brake for each corner entered by a slipstream. */
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
    .filter(id => before.dangerous.includes(id) && !(finishes(played) && id === last));
  const tests = all(played, 'testMade').filter(event => event.test === 'handling');
  const made = tests.map(event => event.space);
  expect(made).toEqual(gone === 'handling' ? due.slice(0, made.length) : due);
  expect(paid(played, seat, 'handling')).toBe(tests.filter(event => event.roll <= 4).length);
}

/** The order of play at the end of a play: from the leader back around the loop, level cars by R-63. */
function inOrder({ board, before, after, seat }: Played, cars: readonly Car[]): readonly Car[] {
  const progress = (car: Car) => car.laps * board.ticks + spaceOf(board, car.space).tick;
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
    Math.min(out.length, carOf(before, seat).points.body),
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
  // As they stood before the tests: a blown car may have been a spun one.
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

/** The lever a car had when the play ended: the mover's is the gear announced. */
function leverAt({ seat, before, events }: Played, car: Car): number {
  const chosen = events.find(event => event.kind === 'gearChosen' && event.seat === seat);
  if (car.seat === seat && chosen?.kind === 'gearChosen') return chosen.gear;
  return carOf(before, car.seat).gear;
}

/** Points change by what was told only; who loses body or engine points leaves a dangerous space. */
/** Points that came back in the pit: all tires, and what was repaired (M-19-2-3, M-19-4-1). */
function restored(played: Played, seat: number, part: Part, now: number): number {
  const before = carOf(played.before, seat).points[part];
  if (part === 'tires') {
    const fitted = all(played, 'tiresFitted').some(event => event.seat === seat);
    return fitted ? now - before + paid(played, seat, part) : 0;
  }
  const stops = all(played, 'pitStopMade').filter(event => event.seat === seat);
  return stops.flatMap(event => event.repairs).filter(one => one === part).length;
}

function auditPoints(played: Played): void {
  for (const { seat, points } of played.before.cars) {
    for (const part of Object.keys(points) as Part[]) {
      const now = carOf(played.after, seat).points[part];
      const back = restored(played, seat, part, now);
      expect(points[part] - now, `${part} of seat ${seat}`).toBe(paid(played, seat, part) - back);
    }
  }
  for (const event of all(played, 'pointsPaid')) {
    if (event.part !== 'body' && event.part !== 'engine') continue;
    const car = carOf(event.why === 'overRevving' ? played.before : played.after, event.seat);
    expect(played.after.dangerous).toContain(car.space);
  }
  const marked = all(played, 'spaceMarked').map(event => event.space);
  expect(played.after.dangerous).toEqual([...played.before.dangerous, ...marked]);
}

const AUDITS = [
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

const ENDS = ['playBegan', 'roundBegan', 'raceEnded', 'playSkipped', 'carTurnedRound'];

/** Numbers below a bound, always the same for a seed. */
function picker(seed: number): (bound: number) => number {
  let state = Math.imul(seed, 2_654_435_761);
  return bound => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

type Pick = (bound: number) => number;

/** A crowd: car 0 with few points and up to ten cars of all conditions within 15 spaces; the last car is far away and plays next. */
function crowd(board: Board, pick: Pick): FormulaDeRace {
  const spaces = board.spaces.filter(space => space.kind === 'track');
  const start = spaces[pick(spaces.length)] ?? spaceAt(board, 0);
  const gap = (space: Space) => (space.tick - start.tick + board.ticks) % board.ticks;
  const near = spaces.filter(space => gap(space) < 30 && space.index !== start.index);
  const far = spaces.find(space => gap(space) > 60 && gap(space) < 70) ?? start;
  const taken = new Set(Array.from({ length: 10 }, () => near[pick(near.length)] ?? start));
  const stops = board.corners[start.corner]?.stops ?? 0;
  return {
    ...writtenRace({
      board,
      laps: 2,
      cars: [
        {
          space: start.id,
          gear: Math.max(1 + pick(6), 1 + pick(6)),
          laps: 1 + pick(2),
          stops: Math.max(0, stops - pick(3)),
          points: {
            tires: pick(9),
            brakes: pick(7),
            body: 1 + pick(2),
            engine: 1 + pick(2),
            handling: 1 + pick(2),
          },
        },
        ...[...taken].map(space => ({ space: space.id, ...neighbour(pick) })),
        { space: far.id },
      ],
      dangerous: [...new Set(Array.from({ length: 3 }, () => near[pick(near.length)]?.id ?? ''))],
      toPlay: [0, taken.size + 1],
    }),
    dice: seededDice(pick(1_000_000)),
  };
}

const SOUND = ['sound', 'sound', 'sound', 'sound', 'sound'] as const;

function neighbour(pick: Pick): Partial<CarSpec> {
  const condition = ([...SOUND, 'spun', 'stalled', 'wreck'] as const)[pick(8)];
  const points = { body: 1 + pick(2), engine: 1 + pick(2) };
  if (condition === 'spun') {
    return { condition, gear: 3 + pick(4), points: { ...points, tires: 0 }, start: 'restartRoll' };
  }
  if (condition === 'stalled') {
    return { condition, gear: 1, points, start: 'firstGear', aggravates: pick(2) === 0 };
  }
  if (condition === 'wreck') {
    const engine = pick(3) === 0;
    return { condition, retirement: engine ? 'engine' : 'blocking', aggravates: !engine };
  }
  const gear = [4, 4, 4, 5, 3][pick(5)] ?? 4;
  return { gear, points, arrival: pick(1000) };
}

/** Any answer, but often a high gear, an unbraked move that ends behind another car, or a slipstream. */
function answer(
  board: Board,
  { cars }: FormulaDeRace,
  list: readonly FormulaDeChoice[],
  pick: Pick,
): FormulaDeChoice | undefined {
  const taken = new Set(cars.filter(car => car.onBoard).map(car => car.space));
  const behind = (id: string) => taken.has(spaceAt(board, spaceOf(board, id).ahead).id);
  const keen = list.filter(choice => {
    if (choice.kind === 'chooseGear') return choice.gear >= 4;
    if (choice.kind === 'move') return choice.brakes === 0 && behind(choice.to);
    return choice.kind === 'takeSlipstream';
  });
  const declines = list.filter(choice => choice.kind === 'declineSlipstream');
  const rest = declines.length > 0 ? declines : list;
  const from = keen.length > 0 && pick(4) > 0 ? keen : rest;
  return from[pick(from.length)];
}

/** Plays car 0 at random and hands its play over. */
function audited(board: Board, seed: number): Played {
  const pick = picker(seed);
  const before = book.resumeAt(crowd(board, pick), board).race;
  const choices: FormulaDeChoice[] = [];
  const events: FormulaDeEvent[] = [];
  for (let now = before; ; ) {
    const [asked] = book.decisions(now, board);
    const choice = answer(board, now, asked?.choices ?? [], pick);
    if (asked === undefined || choice === undefined) throw new Error('the play has no end');
    const next = book.apply(now, asked.seat, choice, board);
    choices.push(choice);
    now = next.race;
    const end = next.events.findIndex(event => ENDS.includes(event.kind));
    events.push(...(end === -1 ? next.events : next.events.slice(0, end)));
    if (end !== -1) return { board, seat: 0, before, after: now, choices, events };
  }
}

const BOARDS = [
  cornersBoard(),
  track('14 2R5/4/3 5 1L2/3/4 1R4 18'),
  track('30 1R4 40 2L5/6/7 18'),
  track('20 1L4 9 2R6 20', 4),
];

describe('a play in a crowd, with any roll and any answers', () => {
  const seeds = Array.from({ length: 3000 }, (_, seed) => seed + 1);

  test.each(BOARDS.map((board, place) => [place, board] as const))(
    'stands the audit on board %i',
    (_place, board) => {
      for (const seed of seeds) {
        const played = audited(board, seed);
        // A car without engine may have rolled on already: inertia asks nothing where there is but one way.
        if (all(played, 'engineBlown').length > 0) continue;
        for (const audit of AUDITS) {
          try {
            audit(played);
          } catch (error) {
            const said = played.choices.map(choice => JSON.stringify(choice)).join('\n');
            const told = played.events.map(event => JSON.stringify(event)).join('\n');
            throw new Error(`${audit.name}, seed ${seed}\n${said}\n${told}\n${String(error)}`);
          }
        }
      }
    },
    60_000,
  );

  test('meets every kind of event that a play can tell', () => {
    const kinds = new Set(
      seeds.flatMap(seed =>
        audited(BOARDS[seed % BOARDS.length] ?? cornersBoard(), seed).events.map(told),
      ),
    );
    function told(event: FormulaDeEvent): string {
      if (event.kind === 'pointsPaid') return `${event.kind} ${event.why}`;
      return event.kind === 'carRetired' ? `${event.kind} ${event.why}` : event.kind;
    }
    for (const kind of [
      ...['carBlocked', 'carHeldBack', 'carSpun', 'slipstreamDeclined', 'cornerOvershot'],
      ...['overRevving', 'braking', 'overshoot', 'blocking', 'collision', 'collisionCaused'].map(
        why => `pointsPaid ${why}`,
      ),
      ...['engineTest', 'handling', 'slipstreamEntry'].map(why => `pointsPaid ${why}`),
      ...['overshoot', 'blocking', 'collision', 'engine', 'handling', 'overRevving'].map(
        why => `carRetired ${why}`,
      ),
      ...['carFinished', 'lapBegan', 'stopMade', 'spaceMarked'],
    ]) {
      expect([...kinds]).toContain(kind);
    }
  });
});
