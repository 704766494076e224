// Free-hand trials: the driver sets the car down anywhere, with a cursor that starts from the car's space; mistakes are
// reported at the end (M-1-1-11, M-1-2-2).
import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../../circuit/formula-board.ts';
import type { Choice, Decision } from '../../../rules/kit/types.ts';
import type { Key } from '../../input/key.ts';
import { type Command, commandOf } from '../../keys.ts';
import { scrolledTo, stripSight } from '../../screens/race/camera.ts';
import { type Course, type Stage, still } from '../../screens/race/course.ts';
import { type FormulaModel, keeping } from './formula-de-model.ts';

export function placingAsked({ prompt }: Pick<FormulaModel, 'prompt'>): Decision | undefined {
  if (prompt?.kind !== 'ask' || prompt.decision.step !== 'placeCar') return undefined;
  return prompt.decision;
}

/** Handles a key that moves the cursor; undefined for other keys. */
export function placingKey(model: FormulaModel, key: Key, stage: Stage): Course | undefined {
  const decision = placingAsked(model);
  if (decision === undefined || model.trial === undefined) return undefined;
  const command = commandOf('placing', key);
  if (command === 'setDown') return setDown(model, decision);
  const { board } = model.table;
  const car = model.shown.cars[decision.seat];
  if (command === undefined || car === undefined) return undefined;
  const stands = spaceOf(board, car.space);
  // The first press begins straight ahead of the car, whichever key it is.
  const { cursor } = model.kept;
  const from = cursor === undefined ? along(board, stands, 1) : spaceOf(board, cursor);
  const to = cursor === undefined && isStep(command) ? from : stepped(board, from, command);
  if (to === undefined) return undefined;
  const scroll = scrolledTo(board, stripSight(stage.size), model.centre, model.scroll, to.id);
  return still(keeping({ ...model, scroll }, { cursor: to.id }));
}

/** Returns the choice to set the car down where the cursor is; undefined where there is no such choice. */
export function choiceAtCursor({ kept }: FormulaModel, { choices }: Decision): Choice | undefined {
  return choices.find(one => 'to' in one && one.to === kept.cursor);
}

function setDown(model: FormulaModel, decision: Decision): Course {
  const choice = choiceAtCursor(model, decision);
  if (choice === undefined) return still(model);
  return {
    race: { ...keeping(model, { cursor: undefined }), prompt: undefined },
    effects: [{ kind: 'answer', seat: decision.seat, choice }],
  };
}

function isStep(command: Command): boolean {
  return ['ahead', 'behind', 'laneLeft', 'laneRight'].includes(command);
}

function stepped(
  board: FormulaBoard,
  from: FormulaSpace,
  command: Command,
): FormulaSpace | undefined {
  switch (command) {
    case 'ahead':
      return along(board, from, 1);
    case 'behind':
      return along(board, from, -1);
    case 'laneLeft':
      return beside(board, from, from.lane - 1);
    case 'laneRight':
      return beside(board, from, from.lane + 1);
    default:
      return undefined;
  }
}

function along(board: FormulaBoard, from: FormulaSpace, by: 1 | -1): FormulaSpace {
  if (by === 1) return spaceAt(board, from.ahead);
  const behind = (space: FormulaSpace) => space.ahead === from.index && space.kind === 'track';
  return board.spaces.find(behind) ?? from;
}

// Returns the space of another lane whose middle is nearest, of two equally near ones that ahead; the outer lanes have
// none on one side.
function beside(board: FormulaBoard, from: FormulaSpace, lane: number): FormulaSpace {
  const middle = (space: FormulaSpace) => (space.tick + space.endTick) / 2;
  const off = (space: FormulaSpace) => {
    const ticks = Math.abs(middle(space) - middle(from));
    return Math.min(ticks, board.ticks - ticks);
  };
  const neighbours = from.beside.map(index => spaceAt(board, index));
  const nearest = neighbours
    .filter(space => space.kind === 'track' && space.lane === lane)
    .toSorted((one, other) => off(one) - off(other) || other.tick - one.tick);
  return nearest[0] ?? from;
}
