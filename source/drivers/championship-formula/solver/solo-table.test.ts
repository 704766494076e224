// The table of a car alone against a second reckoning: every card and every path, straight from the rules.
import { describe, expect, test } from 'vitest';
import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import { readCircuit } from '../../../circuit/file/read.ts';
import { deriveRows } from '../../../circuit/rows/derive-rows.ts';
import type { RowBoard, RowSpace } from '../../../circuit/rows/row-board.ts';
import { CHAMPIONSHIP_VALUES as VALUES } from '../../../rules/championship-formula/championship-values.ts';
import { EXAMPLE } from '../../../testing/circuits/example-circuit.ts';
import { endsOf } from './ends.ts';
import { roadOf } from './nodes.ts';
import { failedSteps, RUIN, type SoloCar, soloCar, testOffers } from './solo-numbers.ts';
import { SoloTable } from './solo-table.ts';

const DRAWN = `championship:
  track:
  - straight: 5 x3
  - {corner: Quarry, lanes: {L: 100 100> 100, R: . 80 80}}
  - straight: 3 x2
  - {corner: Chapel, lanes: {L: 60 60, M: 80 80, R: 100 100 100}, red: [R1 M1 M2]}
  - straight: 8 x2
  - {corner: Elbow, lanes: {L: 120, R: 120}}
  - straight: 1 x2
  - {corner: Farm, lanes: {L: 80 80 80 80, R: 60 60}, green: [L1 R1 R2]}
  - straight: 5 x3
`;

function drawnBoard(): RowBoard {
  const read = readCircuit(`${EXAMPLE}${DRAWN}`, 'foxdale.yaml');
  if (!read.ok) throw new Error(read.faults.map(fault => fault.message).join('; '));
  return deriveRows(read.circuit);
}

const board = drawnBoard();
const road = roadOf(board, VALUES);
const ends = endsOf(road);
const MIDDLE = car(60, 60, 160, 60);

function car(
  acceleration: number,
  deceleration: number,
  topSpeed: number,
  startSpeed: number,
): SoloCar {
  return soloCar({ acceleration, deceleration, topSpeed, startSpeed });
}

function solved(solo: SoloCar, crossings = 1, wearMost = 4, chipPrice?: number): SoloTable {
  const tests = chipPrice === undefined ? [] : testOffers(chipPrice, VALUES);
  const numbers = { wearMost, tests, failedSteps: failedSteps(VALUES) };
  return new SoloTable({ road, ends, car: solo, crossings, ...numbers });
}

/** A car between two turns, as the second reckoning knows it. */
interface State {
  readonly space: RowSpace;
  readonly speed: number;
  readonly wear: number;
  readonly corner: number;
  readonly paid: number;
  /** The line, its step, and the excess without it. */
  readonly line?: {
    readonly spaces: readonly number[];
    readonly step: number;
    readonly over: number;
  };
  readonly raise: number;
  readonly home: boolean;
}

/** Returns the fewest turns to the flag, by every card and every path. */
function fewestTurns(solo: SoloCar, state: State, known = new Map<string, number>()): number {
  if (state.home) return 0;
  const key = [
    ...[state.space.id, state.speed, state.wear, state.paid],
    ...[state.line?.spaces.join('-'), state.line?.step, state.line?.over],
  ].join();
  const before = known.get(key);
  if (before !== undefined) return before;
  let least = RUIN;
  for (let speed = 20; speed <= 220; speed += 20) {
    if (speed > state.speed + solo.acceleration) continue;
    if (speed > Math.max(state.speed, solo.topSpeed)) continue;
    const over = Math.max(0, state.speed - speed - solo.deceleration) / 20;
    if (over > 2 || over > state.wear) continue;
    const isInside =
      state.corner >= 0 && spacesAfter(state.space).some(to => to.corner === state.corner);
    const binds = speed > state.speed && isInside;
    for (const end of paths({ ...state, speed, wear: state.wear - over }, speed / 20)) {
      if (binds && end.wear < state.wear - over) continue;
      least = Math.min(least, 1 + fewestTurns(solo, end, known));
    }
  }
  known.set(key, least);
  return least;
}

function spacesAfter({ next }: RowSpace): readonly RowSpace[] {
  return next.map(({ to }) => spaceAt(board, to));
}

function paths(state: State, steps: number): readonly State[] {
  if (steps === 0) return [{ ...state, home: state.home || state.space.endTick >= board.ticks }];
  return spacesAfter(state.space)
    .flatMap(to => stepsTo(state, to))
    .flatMap(next => paths(next, steps - 1));
}

// A space entered, on a line or not; a line that is left early is paid for as if it had not been there (CFR-54).
function stepsTo(state: State, to: RowSpace): readonly State[] {
  const home = state.home || to.tick < state.space.tick;
  const { line: _, ...rest } = state;
  const isSame = to.corner === state.corner;
  const here = { ...rest, space: to, home, corner: to.corner, paid: isSame ? state.paid : 0 };
  if (to.limit === 0) return [{ ...here, corner: -1 }];
  const over = (raised: number) => Math.max(0, state.speed - to.limit - raised) / 20;
  const pay = (one: State, due: number): readonly State[] => {
    const more = Math.max(0, due - one.paid);
    if (due > 2 || more > one.wear) return [];
    return [{ ...one, wear: one.wear - more, paid: Math.max(due, one.paid) }];
  };
  const bonus = { red: VALUES.lines.red, green: VALUES.lines.green };
  const corner = board.corners[to.corner];
  const lines = corner?.lines ?? [];
  const kept = isSame ? state.line : undefined;
  if (kept !== undefined && kept.spaces[kept.step + 1] === to.index) {
    const colour = lines.find(one => one.spaces === kept.spaces)?.colour ?? 'red';
    const line = { ...kept, step: kept.step + 1, over: Math.max(kept.over, over(0)) };
    return pay({ ...here, line }, over(bonus[colour]));
  }
  const owed = kept !== undefined && kept.step < kept.spaces.length - 1 ? kept.over : 0;
  const begun = lines.filter(({ spaces }) => spaces[0] === to.index);
  return [
    ...pay(here, Math.max(over(0), owed)),
    ...begun.flatMap(({ spaces, colour }) =>
      pay({ ...here, line: { spaces, step: 0, over: over(0) } }, over(bonus[colour])),
    ),
  ];
}

const STATES = board.spaces
  .filter(space => space.lane >= 0)
  .flatMap(space =>
    [20, 80, 160, 200].flatMap(speed => [0, 1, 4].map(wear => ({ space, speed, wear }))),
  );

describe('the turns of a car alone', () => {
  test.each([
    ['front', car(40, 40, 140, 100)],
    ['middle', MIDDLE],
    ['back', car(80, 80, 180, 20)],
  ])('are the fewest that any cards and paths need: %s', (_, solo) => {
    const table = solved(solo);
    const known = new Map<string, number>();
    for (const { space, speed, wear } of STATES) {
      const state = { space, speed, wear, corner: space.corner, paid: 0, raise: 0, home: false };
      const fewest = fewestTurns(solo, state, known);
      const turns = table.turnsAt(1, road.nodeOf(space.index, -1, 0), speed / 20, wear);
      if (fewest >= RUIN / 2) expect(turns, space.id).toBeGreaterThan(RUIN / 2);
      else expect(Math.ceil(turns - 1e-4), `${space.id} ${speed} ${wear}`).toBe(fewest);
    }
  });

  test('never rise with more wear, nor with dice that may be left alone', () => {
    const [without, withTests] = [solved(MIDDLE, 2), solved(MIDDLE, 2, 4, 0.05)];
    for (const node of road.nodes) {
      for (let wear = 1; wear <= 4; wear++) {
        const less = without.turnsAt(2, node, 4, wear - 1);
        expect(without.turnsAt(2, node, 4, wear)).toBeLessThanOrEqual(less);
        expect(withTests.turnsAt(2, node, 4, wear)).toBeLessThanOrEqual(
          without.turnsAt(2, node, 4, wear),
        );
      }
    }
  });

  test('count a nose on the line as home, and a further row beyond it a little more (CFR-76, CFR-77)', () => {
    const table = solved(MIDDLE);
    const before = road.nodeOf(board.indexOf.get('L1') ?? -1, -1, 0);
    const last = board.spaces.find(space => space.lane === 0 && space.endTick >= board.ticks);
    expect(table.turnsFrom(1, road.nodeOf(last?.index ?? -1, -1, 0), 5, 0)).toBe(0);
    expect(table.turnsFrom(1, before, 5, 0)).toBeGreaterThan(0);
  });

  test('of a car that has spun begin from the lower of acceleration and start speed (CFR-146)', () => {
    const table = solved(MIDDLE);
    const node = road.nodeOf(spaceOf(board, 'L2').index, -1, 0);
    expect(table.turnsAt(1, node, 0, 4)).toBe(1 + table.turnsAfter(1, node, 3, 4));
  });
});
