// Runs that pay nothing on the empty track: what a car may raise its speed to inside a corner, and how far a spun car must
// slow down (CFR-59, CFR-60, CFR-148, CR-24, CR-35).
import { spaceAt, spaceOf } from '../../../../circuit/board.ts';
import type { RowBoard, RowSpace } from '../../../../circuit/rows/row-board.ts';
import { SPEED_STEP } from '../../car.ts';
import type { Car } from '../../state.ts';
import type { BookValues } from '../../values.ts';
import { cornerStep, creditIn, creditOn, type InCorner } from './corners.ts';

export type Runner = Pick<Car, 'space'> & InCorner;

type Numbers = Pick<BookValues, 'lines'>;

/** Reports whether a space lies inside a corner; a car on its last space counts as outside (CFR-60, CR-24). */
export function isInsideCorner({ corner, next }: RowSpace, board: RowBoard): boolean {
  return corner >= 0 && next.some(({ to }) => spaceAt(board, to).corner === corner);
}

/**
 * Reports whether a car could run at a speed over the empty track, all its spaces long, without a further payment for any
 * corner (CFR-59, CR-24).
 */
export function runsFree(car: Runner, speed: number, board: RowBoard, values: Numbers): boolean {
  return hasRun(car, speed, board, values, () => true);
}

/**
 * Returns the fastest speed up to `most` with which a spun car stays within the limits of the corner in which it spun; other
 * corners do not concern it (CFR-148, CFR-152, CR-35).
 */
export function fastestWithin(car: Runner, most: number, board: RowBoard, values: Numbers): number {
  const { spunIn } = car;
  const keeps = (speed: number) => hasRun(car, speed, board, values, corner => corner === spunIn);
  let speed = most;
  while (speed > SPEED_STEP && !keeps(speed)) speed -= SPEED_STEP;
  return speed;
}

interface Label {
  readonly space: RowSpace;
  readonly state: InCorner;
}

function hasRun(
  car: Runner,
  speed: number,
  board: RowBoard,
  values: Numbers,
  counts: (corner: number) => boolean,
): boolean {
  let labels: readonly Label[] = [{ space: spaceOf(board, car.space), state: car }];
  for (let spaces = speed / SPEED_STEP; spaces > 0 && labels.length > 0; spaces--) {
    const reached = new Map<string, Label>();
    for (const label of labels) {
      for (const { to } of label.space.next) {
        const next = freeStep(label, spaceAt(board, to), speed, board, values, counts);
        if (next !== undefined) reached.set(keyOf(next), next);
      }
    }
    labels = [...reached.values()];
  }
  return labels.length > 0;
}

// A car that leaves a line owes for the corner without it (CFR-54).
function freeStep(
  { space, state }: Label,
  next: RowSpace,
  speed: number,
  board: RowBoard,
  values: Numbers,
  counts: (corner: number) => boolean,
): Label | undefined {
  const step = cornerStep(board, state, next, speed, false, values);
  const isOwed = (over: number, corner: number) =>
    over > 0 && counts(corner) && over > creditIn(state, corner).over;
  if (isOwed(step.leavingOver, space.corner) || isOwed(step.over, next.corner)) return undefined;
  const credit = creditOn(state, next, step.limit);
  return {
    space: next,
    state: {
      ...(credit === undefined ? {} : { credit }),
      ...(step.line === undefined ? {} : { line: step.line }),
      ...(state.passedIn === undefined ? {} : { passedIn: state.passedIn }),
    },
  };
}

// Credits differ only in the corner, which the space already gives.
function keyOf({ space, state: { line } }: Label): string {
  return line === undefined ? `${space.index}` : `${space.index} ${line.line} ${line.over}`;
}
