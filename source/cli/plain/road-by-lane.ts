// The road ahead of a car in words: what lies on the next spaces of each lane.
import { type Board, cornerOf, type Space, spaceOf } from '../../circuit/board.ts';
import type { Seat } from '../../rules/kit/types.ts';
import { panelsOf } from '../../ui/race-panels/panels-by-game.ts';
import { nameWithLetter, type RaceModel } from '../../ui/screens/race/race-model.ts';
import type { PlainWords } from '../../ui/words/plain-words.ts';
import type { PlainScript } from './plain-text.ts';

/** Spaces of each lane that are read out, the one beside the car not counted. */
const SPACES_AHEAD = 15;

/** Something on a lane, `from` spaces ahead; 0 is beside the car, or where it stands. */
interface Ahead {
  readonly from: number;
  readonly text: string;
}

/** Returns a sentence for each lane, from left to right, or one that says that the car is not on the road. */
export function roadByLane(
  model: RaceModel,
  seat: Seat,
  { plain }: PlainScript,
): readonly string[] {
  const { board } = model.table;
  const own = spaceOnRoad(model, seat);
  if (own === undefined) return [plain.noRoadYet];
  return board.lanes.map((letter, lane) => {
    const stretch = stretchOf(board, own, lane);
    const found = [
      ...carsOn(model, seat, stretch, plain),
      ...cornersOn(board, stretch, plain),
      ...lineOn(stretch, plain),
    ].toSorted((one, other) => one.from - other.from);
    return plain.onLane(
      letter,
      found.map(({ text }) => text),
    );
  });
}

function spaceOnRoad({ table, moment }: RaceModel, seat: Seat): Space | undefined {
  const at = panelsOf({ table }).whereIs(table, moment.race, seat);
  if (at === undefined || !at.onBoard || !table.board.indexOf.has(at.space)) return undefined;
  const space = spaceOf(table.board, at.space);
  return space.lane < 0 ? undefined : space;
}

/** Returns the space of a lane beside a car, undefined where it has none there, and those that follow it. */
function stretchOf(
  { spaces, ticks }: Board,
  { tick: from }: Space,
  lane: number,
): readonly [beside: Space | undefined, ...ahead: Space[]] {
  const onLane = spaces.filter(space => space.lane === lane);
  const distance = ({ tick }: Space) => (tick - from + ticks) % ticks;
  const beside = onLane.find(({ tick, endTick }) => tick <= from && from < endTick);
  const ahead = onLane
    .filter(space => space !== beside)
    .toSorted((one, other) => distance(one) - distance(other));
  return [beside, ...ahead.slice(0, SPACES_AHEAD)];
}

function carsOn(
  model: RaceModel,
  own: Seat,
  stretch: readonly (Space | undefined)[],
  plain: PlainWords,
): readonly Ahead[] {
  return model.table.setup.seats.flatMap((_, seat): readonly Ahead[] => {
    const space = seat === own ? undefined : spaceOnRoad(model, seat);
    const from = space === undefined ? -1 : stretch.indexOf(space);
    return from < 0 ? [] : [{ from, text: plain.carOnLane(nameWithLetter(model, seat), from) }];
  });
}

function cornersOn(
  board: Board,
  stretch: readonly (Space | undefined)[],
  plain: PlainWords,
): readonly Ahead[] {
  return board.corners.flatMap((corner): readonly Ahead[] => {
    const inside = stretch.map(space => space !== undefined && cornerOf(board, space) === corner);
    const from = inside.indexOf(true);
    if (from < 0) return [];
    const to = inside.lastIndexOf(true);
    // A corner that is not over where the stretch ends.
    const isOpen = to === stretch.length - 1;
    return [{ from, text: plain.cornerOnLane(corner.name, from, isOpen ? undefined : to) }];
  });
}

function lineOn(stretch: readonly (Space | undefined)[], plain: PlainWords): readonly Ahead[] {
  const from = stretch.findIndex((space, at) => {
    const before = stretch[at - 1];
    return space !== undefined && before !== undefined && space.tick < before.tick;
  });
  return from < 0 ? [] : [{ from, text: plain.lineOnLane(from) }];
}
