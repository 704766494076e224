// What a target is called: the side of the road, how far it is to what comes next, who is beside it; its coordinate comes last.
import { cornerOf, spaceOf } from '../../../../circuit/board.ts';
import type { FormulaSpace } from '../../../../circuit/formula-board.ts';
import { carsOnBoard } from '../../../../rules/formula-de/chapters/movement/occupancy.ts';
import { spanOf } from '../../../look.ts';
import type { RaceWords } from '../../../words/words.ts';
import { cornerFrom, sideOf } from '../../lane-side.ts';
import { nearestTo } from '../../target-place.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import type { Item } from '../prompt.ts';
import { pointsToFlag } from '../view/ahead.ts';

/** Ticks of a space on a straight. */
const TICKS = 2;
/** Consequences of a move over the line at the end of the last lap. */
const OVER: readonly string[] = ['finish', 'lapDone'];

/** Names of targets, from whole ones down to their coordinates alone. */
export const NAME_FORMS = ['whole', 'placed', 'sided', 'bare'] as const;
export type NameForm = (typeof NAME_FORMS)[number];

/** Returns the parts of the name of a target, without its coordinate; none off the track. */
export function partsOfName(
  model: FormulaModel,
  item: Item,
  to: string,
  words: RaceWords,
  form: NameForm = 'whole',
): readonly string[] {
  const { board } = model.table;
  const space = spaceOf(board, to);
  if (space.kind !== 'track' || form === 'bare') return [];
  const side = words.road.place.sides[sideOf(board, space, cornerFrom(board, space))];
  if (form === 'sided') return [side];
  const where = whereOf(model, item, space, words);
  const beside = besideOf(model, to);
  const isTold = form === 'whole' && beside !== undefined;
  return [side, where, ...(isTold ? [words.road.place.beside(beside)] : [])];
}

/** Returns the letter of the car beside a space; undefined where there is none. */
export function besideOf({ prompt, table, moment }: FormulaModel, to: string): string | undefined {
  const { board } = table;
  if (prompt?.kind !== 'ask') return undefined;
  const others = carsOnBoard(moment.race, prompt.decision.seat).filter(
    ({ space }) => spaceOf(board, space).kind === 'track',
  );
  const [ahead] = nearestTo(table, to, others, TICKS, 0);
  return ahead?.[0];
}

function whereOf(
  { table, prompt, moment: { race } }: FormulaModel,
  { consequences }: Item,
  space: FormulaSpace,
  { road: { place } }: RaceWords,
): string {
  const { board } = table;
  if (consequences.some(({ kind }) => OVER.includes(kind))) return place.overLine;
  const corner = cornerOf(board, space);
  if (corner !== undefined) {
    return place.inCorner(corner.name, spanOf(space.toExit.shortest, space.toExit.longest));
  }
  const seat = prompt?.kind === 'ask' ? prompt.decision.seat : -1;
  const isLastLap = race.cars[seat]?.laps === race.laps;
  const flag = isLastLap ? pointsToFlag(board, space) : undefined;
  if (flag !== undefined) return place.beforeFlag(Math.min(...flag.flat()));
  return place.before(cornerFrom(board, space)?.name ?? '', space.toCorner);
}
