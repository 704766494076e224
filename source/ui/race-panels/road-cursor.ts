// The cursor on the road: left and right lead from target to target, as they lie along the road.
import { type Board, spaceOf } from '../../circuit/board.ts';
import type { Key } from '../input/key.ts';
import { commandOf } from '../keys.ts';
import { type Sight, scrolledTo } from '../screens/race/camera.ts';
import { type Course, still } from '../screens/race/course.ts';
import type { Item } from '../screens/race/items.ts';
import type { RaceModel } from '../screens/race/race-model.ts';

export interface Target {
  readonly item: Item;
  /** Id of the space. */
  readonly end: string;
}

/** Handles a key that moves the cursor among targets; undefined for other keys, and where there is no target. */
export function cursorKey(
  model: RaceModel,
  key: Key,
  targets: readonly Target[],
  sight: Sight,
): Course | undefined {
  const command = commandOf('targets', key);
  if (command !== 'targetAhead' && command !== 'targetBehind') return undefined;
  const { board } = model.table;
  const along = alongRoad(model, targets);
  const from = along.findIndex(({ item }) => item.value === model.at);
  const by = command === 'targetAhead' ? 1 : -1;
  const before = from < 0 && by > 0 ? -1 : Math.max(0, from);
  const next = along[(before + by + along.length) % along.length];
  if (next === undefined) return undefined;
  const scroll = scrolledTo(board, sight, model.centre, model.scroll, next.end);
  return still({ ...model, at: next.item.value, doubted: '', scroll });
}

// Of several ways to a space the marked one stands for all, else the first.
function alongRoad({ at, centre, table: { board } }: RaceModel, targets: readonly Target[]) {
  const bySpace = new Map<string, Target>();
  for (const target of targets) {
    const { item, end } = target;
    if (!bySpace.has(end) || item.value === at) bySpace.set(end, target);
  }
  const ahead = ({ end }: Target) => aheadOf(board, end, centre);
  const lane = ({ end }: Target) => spaceOf(board, end).lane;
  return [...bySpace.values()].toSorted((a, b) => ahead(a) - ahead(b) || lane(a) - lane(b));
}

// Returns the ticks from a place of the lap ahead to a space; a space shortly behind counts as nearer than those ahead.
function aheadOf(board: Board, space: string, centre: number): number {
  const ticks = spaceOf(board, space).tick - centre + BEHIND;
  return ((ticks % board.ticks) + board.ticks) % board.ticks;
}

const BEHIND = 4;
