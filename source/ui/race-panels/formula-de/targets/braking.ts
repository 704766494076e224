// Moves that brakes make shorter: they are listed by how much they are shortened, so that one key pulls the marked space back
// step by step instead of adding all of them to the list.
import { type Board, spaceOf } from '../../../../circuit/board.ts';
import type { FormulaDeChoice } from '../../../../rules/formula-de/choices.ts';

/** How far moves are shortened: by none of the brakes that a player may use, by so many, or by any number. */
export type Cut = number | 'all';

interface Offered {
  readonly choice: FormulaDeChoice;
}

interface Shown extends Offered {
  readonly advised: boolean;
  readonly usual: boolean;
}

/** Returns the brakes that a choice uses; undefined for one that brakes cannot shorten. */
function brakesOf(choice: FormulaDeChoice): number | undefined {
  return choice.kind === 'move' || choice.kind === 'takeSlipstream' ? choice.brakes : undefined;
}

/** Returns by how many brakes the moves of a decision may be shortened beyond what they must be, the fewest first. */
export function cutsOf(choices: readonly FormulaDeChoice[]): readonly number[] {
  const brakes = [...new Set(choices.flatMap(choice => brakesOf(choice) ?? []))];
  const least = Math.min(...brakes);
  return brakes.map(count => count - least).toSorted((one, other) => one - other);
}

/**
 * Returns the items of moves that are shortened by so much, and those that brakes cannot shorten. Where no brakes are used that
 * need not be, the advised and the usual one stand among them too.
 */
export function shortenedBy<I extends Shown>(items: readonly I[], cut: Cut): readonly I[] {
  if (cut === 'all') return items;
  const least = Math.min(...items.flatMap(({ choice }) => brakesOf(choice) ?? []));
  return items.filter(({ choice, advised, usual }) => {
    const brakes = brakesOf(choice);
    if (brakes === undefined || brakes - least === cut) return true;
    return cut === 0 && (advised || usual);
  });
}

/** Returns the item that lies nearest behind another along the same lane, or nearest to it; of items that are moves. */
export function nearestTo<I extends Offered>(
  items: readonly I[],
  from: FormulaDeChoice,
  board: Board,
): I | undefined {
  if (!('to' in from)) return undefined;
  const own = spaceOf(board, from.to);
  const away = ({ choice }: I): readonly number[] => {
    if (!('to' in choice)) return [];
    const { lane, tick } = spaceOf(board, choice.to);
    const ticks = Math.abs(tick - own.tick);
    return [Math.abs(lane - own.lane), Math.min(ticks, board.ticks - ticks)];
  };
  const near = items.filter(({ choice }) => brakesOf(choice) !== undefined);
  return near.toSorted((one, other) => {
    const [lanes = 0, ticks = 0] = away(one);
    const [otherLanes = 0, otherTicks = 0] = away(other);
    return lanes - otherLanes || ticks - otherTicks;
  })[0];
}
