// The cursor on the road: left and right lead from target to target, as they lie along the road.
import { spaceOf } from '../../../../circuit/board.ts';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import type { Key } from '../../../input/key.ts';
import { commandOf } from '../../../keys.ts';
import { scrolledTo } from '../../../screens/race/camera.ts';
import { type Course, type Stage, still } from '../../../screens/race/course.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { type Item, isTarget, itemsAsked } from '../prompt.ts';

/** Reports whether the open question is for a space on the road. */
export function targetsAsked({ prompt }: Pick<FormulaModel, 'prompt'>): boolean {
  return prompt?.kind === 'ask' && STEPS.includes(prompt.decision.step);
}

const STEPS: readonly string[] = ['moveCar', 'slide', 'penaltyMove'];

/** Handles a key that moves the cursor along the road; undefined for other keys. */
export function alongKey(model: FormulaModel, key: Key, stage: Stage): Course | undefined {
  if (!targetsAsked(model)) return undefined;
  const command = commandOf('targets', key);
  if (command !== 'targetAhead' && command !== 'targetBehind') return undefined;
  const { board } = model.table;
  const items = itemsAsked(model, stage.words.race);
  if (!isTarget(items)) return undefined;
  const along = alongRoad(model, items);
  const from = along.findIndex(({ value }) => value === model.at);
  const by = command === 'targetAhead' ? 1 : -1;
  const next = along[(Math.max(0, from) + by + along.length) % along.length];
  if (next === undefined) return undefined;
  const to = endOf(next) ?? '';
  const scroll = scrolledTo(board, stage.size, model.centre, model.scroll, to);
  return still({ ...model, at: next.value, doubted: '', scroll });
}

// Of several ways to a space the marked one stands for all, else the first.
function alongRoad(model: FormulaModel, items: readonly Item[]): readonly Item[] {
  const { board } = model.table;
  const bySpace = new Map<string, Item>();
  for (const item of items) {
    const space = endOf(item);
    if (space === undefined) continue;
    if (!bySpace.has(space) || item.value === model.at) bySpace.set(space, item);
  }
  const ahead = (item: Item) => aheadOf(board, endOf(item) ?? '', model.centre);
  const lane = (item: Item) => spaceOf(board, endOf(item) ?? '').lane;
  return [...bySpace.values()].toSorted((a, b) => ahead(a) - ahead(b) || lane(a) - lane(b));
}

function endOf({ choice }: Item): string | undefined {
  return 'to' in choice ? choice.to : undefined;
}

// Returns the ticks from a place of the lap on to a space; one shortly behind counts as less than one ahead.
function aheadOf(board: FormulaBoard, space: string, centre: number): number {
  const ticks = spaceOf(board, space).tick - centre + BEHIND;
  return ((ticks % board.ticks) + board.ticks) % board.ticks;
}

const BEHIND = 4;
