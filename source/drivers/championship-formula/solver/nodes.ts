// The board as a car alone sees it: a node is a space with the line that the car is on and what it has paid in the corner.
import { cornerOf, spaceAt } from '../../../circuit/board.ts';
import type { RacingLine, RowBoard, RowSpace } from '../../../circuit/rows/row-board.ts';
import { FASTEST_CARD, SPEED_STEP } from '../../../rules/championship-formula/car.ts';
import type { BookValues } from '../../../rules/championship-formula/values.ts';

export interface Node {
  readonly index: number;
  readonly space: RowSpace;
  /** Index of its line among those of the corner; -1 for none (CFR-52). */
  readonly line: number;
  /** Steps of speed over the limits that are paid in this corner (CR-17). */
  readonly credit: number;
}

export interface Entry {
  readonly node: Node;
  readonly cost: number;
}

export interface Road {
  readonly board: RowBoard;
  readonly nodes: readonly Node[];
  /** Most steps of speed that wear pays in a corner. */
  readonly creditMost: number;
  /** Returns the node of a space; a credit beyond what wear can pay counts as that. */
  nodeOf(space: number, line: number, credit: number): Node;
  /**
   * Returns how a space may be entered at a speed with wear alone. A car alone drives a line whole or not at all: one left
   * early costs what the corner would have cost without it (CFR-54).
   */
  entries(from: Node, to: number, speed: number): readonly Entry[];
  /** Returns all nodes that may be entered from one at a speed in steps; remembered. */
  successors(from: Node, steps: number): readonly Successor[];
}

export interface Successor extends Entry {
  /** 1 where the step crosses the line. */
  readonly crossed: number;
}

/** The values of a book on which the nodes depend. */
export type RoadNumbers = Pick<BookValues, 'payment' | 'lines'>;

export function roadOf(board: RowBoard, { payment, lines }: RoadNumbers): Road {
  const creditMost = payment.wearMost;
  const nodes: Node[] = [];
  const bases = board.spaces.map(space => {
    const base = nodes.length;
    for (const line of space.lane < 0 ? [] : [-1, ...linesThrough(board, space)]) {
      for (let credit = 0; credit <= (space.limit > 0 ? creditMost : 0); credit++) {
        nodes.push({ index: nodes.length, space, line, credit });
      }
    }
    return base;
  });
  const nodeOf = (index: number, line: number, credit: number): Node => {
    const space = spaceAt(board, index);
    const slot = line < 0 ? 0 : linesThrough(board, space).indexOf(line) + 1;
    const paid = Math.min(credit, creditMost);
    const offset = space.limit > 0 ? slot * (creditMost + 1) + paid : 0;
    const node = nodes[(bases[index] ?? 0) + offset];
    if (node === undefined) throw new RangeError(`${space.id} is not on the track`);
    return node;
  };
  const entries = (from: Node, to: number, speed: number) =>
    lanesIn(board, from, to).flatMap(line => {
      const space = spaceAt(board, to);
      const raised = line < 0 ? 0 : lines[cornerOf(board, space)?.lines[line]?.colour ?? 'red'];
      const over = space.limit === 0 ? 0 : overBy(speed, space.limit + raised);
      if (over > creditMost) return [];
      const carried = space.corner >= 0 && space.corner === from.space.corner ? from.credit : 0;
      const credit = Math.max(carried, over);
      return [{ node: nodeOf(to, line, credit), cost: credit - carried }];
    });
  const known: (readonly Successor[] | undefined)[] = [];
  const successors = (from: Node, steps: number) => {
    const key = from.index * SPEEDS + steps;
    const made = known[key];
    if (made !== undefined) return made;
    const found = from.space.next.flatMap(({ to }) => {
      const crossed = Number(crosses(from.space, spaceAt(board, to)));
      return entries(from, to, steps * SPEED_STEP).map(entry => ({ ...entry, crossed }));
    });
    known[key] = found;
    return found;
  };
  return { board, nodes, creditMost, nodeOf, entries, successors };
}

/** Number of speeds in steps, including standing still. */
const SPEEDS = FASTEST_CARD / SPEED_STEP + 1;

function overBy(speed: number, limit: number): number {
  return Math.max(0, speed - limit) / SPEED_STEP;
}

function linesOf(board: RowBoard, space: RowSpace): readonly RacingLine[] {
  return cornerOf(board, space)?.lines ?? [];
}

function linesThrough(board: RowBoard, space: RowSpace): readonly number[] {
  return linesOf(board, space).flatMap(({ spaces }, line) =>
    spaces.includes(space.index) ? [line] : [],
  );
}

// Returns the lines on which a car may be after the step, -1 for none; empty where it would leave a line early.
function lanesIn(board: RowBoard, { space, line }: Node, to: number): readonly number[] {
  const target = spaceAt(board, to);
  const lines = linesOf(board, target);
  const now = space.corner === target.corner ? lines[line] : undefined;
  if (now !== undefined) {
    const at = now.spaces.indexOf(space.index);
    if (at < now.spaces.length - 1) return now.spaces[at + 1] === to ? [line] : [];
  }
  return [-1, ...lines.flatMap(({ spaces }, begun) => (spaces[0] === to ? [begun] : []))];
}

function crosses(from: RowSpace, to: RowSpace): boolean {
  return to.endTick <= from.endTick;
}

/** Reports whether a car on a space has its nose on the line, which is enough to finish (CFR-76). */
export function isNoseOnLine({ endTick }: RowSpace, { ticks }: RowBoard): boolean {
  return endTick >= ticks;
}

/** Reports whether a car that begins its turn on a space may raise its speed only if nothing is due (CFR-59, CR-24). */
export function bindsSpeed({ corner, next }: RowSpace, board: RowBoard): boolean {
  return corner >= 0 && next.some(({ to }) => spaceAt(board, to).corner === corner);
}
