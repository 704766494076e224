// What the target cards of all games show of a place: the cars nearest to it, and what fits in a row.
import { spaceOf } from '../../circuit/board.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { RaceTable } from '../messages.ts';
import { letterOf } from '../screens/race/race-model.ts';
import { textWidth } from '../theme/width.ts';
import type { Neighbour } from '../words/road-words.ts';
import type { RaceWords } from '../words/words.ts';

/** Spaces beyond which a car is left out. */
const NEAR = 20;

export interface Standing {
  readonly seat: Seat;
  readonly space: string;
}

/**
 * Returns the nearest car ahead of a space or beside it and the nearest one behind, each with its distance in spaces; undefined
 * where none is near.
 * @param ticks of a space
 * @param within how far away a car counts as near, in spaces
 */
export function nearestTo(
  table: Pick<RaceTable, 'board' | 'letters'>,
  to: string,
  cars: readonly Standing[],
  ticks: number,
  within = NEAR,
): readonly [ahead: Neighbour | undefined, behind: Neighbour | undefined] {
  const { board } = table;
  const from = spaceOf(board, to).tick;
  const apart = cars
    .map(({ seat, space }) => {
      const ahead = (spaceOf(board, space).tick - from + board.ticks) % board.ticks;
      const signed = ahead > board.ticks / 2 ? ahead - board.ticks : ahead;
      return { letter: letterOf(table, seat), spaces: Math.round(signed / ticks) };
    })
    .filter(({ spaces }) => Math.abs(spaces) <= within);
  const ahead = apart.filter(({ spaces }) => spaces >= 0).toSorted((a, b) => a.spaces - b.spaces);
  const behind = apart.filter(({ spaces }) => spaces < 0).toSorted((a, b) => b.spaces - a.spaces);
  const told = (one: (typeof apart)[number] | undefined): Neighbour | undefined =>
    one === undefined ? undefined : [one.letter, Math.abs(one.spaces)];
  return [told(ahead[0]), told(behind[0])];
}

export interface Place {
  /** The id of its space, and the same followed by how the road continues. */
  readonly space: string;
  readonly told: string;
  /** What matters there, the gravest first; empty texts are left out. */
  readonly matters: readonly string[];
  /** Who is near, which the road shows too. */
  readonly near: string;
}

/** Returns a place in one row; where there is less room it leaves out who is near, then how the road continues. */
export function placeText(
  { space, told, matters, near }: Place,
  columns: number,
  { semicolon }: Pick<RaceWords, 'semicolon'>,
): string {
  const some = matters.filter(text => text !== '');
  const short = some.length === 0 ? told : space;
  const forms = [
    [told, ...some, near],
    [told, ...some],
    [short, ...some],
  ];
  const texts = forms.map(parts => parts.filter(text => text !== '').join(semicolon));
  return texts.find(text => textWidth(text) <= columns) ?? texts.at(-1) ?? '';
}
