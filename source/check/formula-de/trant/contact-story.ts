// Collisions checked a second time (TR-86, TR-87, TR-119, TRR-38, TRR-39, TRR-53): who is checked after a move that ends in
// a corner, with which number, and what a failed check costs.
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import type { FormulaDeEvent, TestMade } from '../../../rules/formula-de/events.ts';
import type { FormulaDeRace } from '../../../rules/formula-de/state.ts';
import type { FormulaDeTurn } from '../formula-de-turn.ts';
import { cornerAt, moveOn, type Scene, sceneOf, touching } from './scene.ts';

/** A car, or a backmarker, that has ended a move, with the checks made since. */
interface Mover {
  readonly name: string;
  readonly seat?: number;
  readonly marker?: number;
  /** Where it stood when the first check was made, and what touched it then. */
  stood?: { readonly space: string; readonly near: ReturnType<typeof touching> };
  readonly tests: TestMade[];
  /** Seats that have gone out since the first of them, which a second check may do to cars that were still to be checked. */
  readonly gone: Set<number>;
  /** Whether its checks all fall into this turn. */
  readonly isWhole: boolean;
  isOut: boolean;
}

interface Telling {
  readonly scene: Scene;
  readonly faults: string[];
  mover: Mover | undefined;
}

/** Tasks that may still be open while the checks of a move continue. */
const PENDING: readonly string[] = [
  'collisionRoll',
  'backmarkerCheck',
  'secondCheck',
  'secondThought',
];

export function contactFaults(
  board: FormulaBoard,
  { before, race, events }: FormulaDeTurn,
): readonly string[] {
  if (before === undefined) return [];
  const telling: Telling = {
    scene: sceneOf(board, before),
    faults: [],
    mover: moverBefore(before),
  };
  events.forEach((event, at) => {
    tell(telling, event, events.slice(at + 1));
    moveOn(telling.scene, event);
  });
  const isPending = race.agenda.some(({ step }) => PENDING.includes(step));
  // What the car at play still has to do may delay its checks.
  const isOpen = race.agenda.some(
    ({ step, seats }) => step === 'collisionChecks' && seats[0] === telling.mover?.seat,
  );
  if (!isPending && !isOpen) close(telling);
  return telling.faults;
}

// Returns the car at play if all its checks are still to come, undefined otherwise.
function moverBefore({ play, agenda }: FormulaDeRace): Mover | undefined {
  const { seat } = play;
  if (seat === undefined || agenda.some(({ step }) => PENDING.includes(step))) return undefined;
  const isWhole = agenda.some(({ step, seats }) => step === 'collisionChecks' && seats[0] === seat);
  return isWhole ? carMover(seat) : undefined;
}

function carMover(seat: number): Mover {
  return { name: `seat ${seat}`, seat, tests: [], gone: new Set(), isWhole: true, isOut: false };
}

function tell(telling: Telling, event: FormulaDeEvent, then: readonly FormulaDeEvent[]): void {
  const { mover } = telling;
  switch (event.kind) {
    case 'playBegan':
      close(telling);
      telling.mover = carMover(event.seat);
      break;
    case 'backmarkerMoved':
      close(telling);
      telling.mover = {
        name: `backmarker ${event.marker}`,
        marker: event.marker,
        tests: [],
        gone: new Set(),
        isWhole: true,
        isOut: false,
      };
      break;
    case 'carMoved':
    case 'moveShortened':
      // What moves on after its checks is checked again where it comes to (TRR-41).
      if (mover?.seat === event.seat && mover.tests.length > 0) {
        close(telling);
        telling.mover = carMover(event.seat);
      }
      break;
    case 'carRetired':
      if (mover?.seat === event.seat) mover.isOut = true;
      if (mover?.stood !== undefined) mover.gone.add(event.seat);
      break;
    case 'roundBegan':
    case 'raceStopped':
    case 'raceEnded':
      close(telling);
      telling.mover = undefined;
      break;
    case 'testMade':
      if (event.test === 'collision') tested(telling, event, then);
      break;
    default:
  }
}

function tested(telling: Telling, test: TestMade, then: readonly FormulaDeEvent[]): void {
  const { scene, mover, faults } = telling;
  const { seat, failed } = test;
  if (failed && !costs(seat, then)) faults.push(`seat ${seat}: a failed check costs nothing`);
  if (mover === undefined) return;
  const space = spaceOfMover(scene, mover);
  if (space === undefined) return;
  mover.stood ??= { space, near: touching(scene, space) };
  const corner = cornerAt(scene.board, mover.stood.space);
  if (corner === undefined) {
    faults.push(`${mover.name}: a check on ${mover.stood.space}, outside any corner`);
    return;
  }
  const upTo = corner.stops + (scene.isWet ? 1 : 0);
  if (test.upTo !== upTo) faults.push(`${mover.name}: a check up to ${test.upTo}, not ${upTo}`);
  mover.tests.push(test);
}

// A point of bodywork, or the race of a car that has none (TR-87, TR-92).
function costs(seat: number, then: readonly FormulaDeEvent[]): boolean {
  const next = then.find(
    event => (event.kind === 'pointsPaid' || event.kind === 'carRetired') && event.seat === seat,
  );
  if (next?.kind === 'pointsPaid') return next.part === 'body' && next.amount === 1;
  return next?.kind === 'carRetired' && next.why === 'collision';
}

function spaceOfMover({ cars, markers }: Scene, { seat, marker }: Mover): string | undefined {
  return seat === undefined ? markers.get(marker ?? -1) : cars.get(seat);
}

// Everything that touches a car which has ended its move in a corner is checked once, what is ahead first.
function close({ scene, mover, faults }: Telling): void {
  if (mover === undefined || !mover.isWhole) return;
  if (mover.isOut && mover.tests.length === 0) return;
  const space = mover.stood?.space ?? spaceOfMover(scene, mover);
  if (space === undefined || cornerAt(scene.board, space) === undefined) return;
  const near = mover.stood?.near ?? touching(scene, space);
  const made = mover.tests.map(rollOf);
  const wanted = rollsWanted(mover, near);
  // A car that goes out in a check is checked no further.
  const left = near.cars.filter(seat => !mover.gone.has(seat));
  const due = mover.isOut ? [] : rollsWanted(mover, { ...near, cars: left });
  const missing = due.filter(roll => !made.includes(roll));
  const strange = made.filter(roll => !wanted.includes(roll));
  const twice = made.filter((roll, at) => made.indexOf(roll) < at);
  if (missing.length > 0) faults.push(`${mover.name} on ${space}: no check of ${missing.join()}`);
  if (strange.length > 0) faults.push(`${mover.name} on ${space}: a check of ${strange.join()}`);
  if (twice.length > 0) faults.push(`${mover.name} on ${space}: checked twice: ${twice.join()}`);
}

// `3/5`: seat 3 rolls against seat 5; `3/m1` against a backmarker, which rolls nothing (TRR-53).
function rollOf({ seat, other, marker }: TestMade): string {
  return marker === undefined ? `${seat}/${other}` : `${seat}/m${marker}`;
}

function rollsWanted(
  { seat, marker }: Mover,
  near: ReturnType<typeof touching>,
): readonly string[] {
  if (seat === undefined) return near.cars.map(other => `${other}/m${marker}`);
  return [
    ...near.cars.flatMap(other => [`${seat}/${other}`, `${other}/${seat}`]),
    ...near.markers.map(one => `${seat}/m${one}`),
  ];
}
