// The two games of the BGA rules, and short ways to say what one of them or both have.
import { only, type Ruling, type Statement } from '../../../text/statement.ts';

/** The basic game with one pool of points, and the advanced game with six kinds and the options. */
export type Game = 'basic' | 'advanced';

/** The statement or ruling, of the basic game alone. */
export function basic<T extends Statement | Ruling>(one: T): T {
  return only('basic' satisfies Game, one);
}

/** The statement or ruling, of the advanced game alone. */
export function advanced<T extends Statement | Ruling>(one: T): T {
  return only('advanced' satisfies Game, one);
}

/** A statement that each game has under a row of its own, in the same words. */
export function both(
  say: (row: string, text: string) => Statement,
  basicRow: string,
  advancedRow: string,
  text: string,
): readonly Statement[] {
  return [basic(say(basicRow, text)), advanced(say(advancedRow, text))];
}
