// Where a movement may go on to from an end: the slide of a wet corner, the soft bonus, a slipstream. The searches of one
// decision are remembered, because many ends lead on from the same spaces.

import { spaceAt } from '../../circuit/board.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import {
  distinctWays,
  legalWays,
  type Way,
  type Ways,
} from '../../rules/formula-de/chapters/driving-code.ts';
import { slideAt } from '../../rules/formula-de/chapters/sliding.ts';
import { allowsBonus } from '../../rules/formula-de/chapters/soft-bonus.ts';
import { tiresOf } from '../../rules/formula-de/chapters/tires.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { View } from '../../rules/kit/types.ts';
import type { End, LegalEnds } from './legal-ends.ts';

/** An end with the last part of the way to it. */
export interface FurtherEnd extends End {
  readonly way: Way;
}

/** The ends beyond the ends of one seat's movement. */
export class FurtherEnds {
  readonly #race: View<FormulaDeRace>;
  readonly #board: FormulaBoard;
  readonly #legalEnds: LegalEnds;
  readonly #known = new Map<number, Onward>();

  constructor(race: View<FormulaDeRace>, legalEnds: LegalEnds, board: FormulaBoard) {
    this.#race = race;
    this.#board = board;
    this.#legalEnds = legalEnds;
  }

  /** Spaces that a car must slide from an end; 0 = none. */
  slideDue({ to, passage, missing }: End): number {
    if (missing > 0) return 0;
    const { car, ground } = this.#legalEnds;
    return slideAt(this.#race, car, spaceAt(this.#board, to), passage, ground);
  }

  /** The ends of a slide of `due` spaces, fewer by brakes spent after it; blocked ones when cars leave no way. */
  slides(end: End, due: number): readonly End[] {
    const ways = this.#waysOn(end, due);
    const reach = ways.byLength.length - 1;
    const finished = ways.ended.filter(way => way.passage.end === 'finished');
    if (reach < due && ways.ended.length === 0) {
      const farthest = distinctWays(ways.byLength[reach] ?? []);
      return farthest.map(way => ({ ...beyond(end, way), missing: due - reach }));
    }
    const braked = ways.byLength.flatMap((layer, length) =>
      distinctWays(layer).map(way => ({
        ...beyond(end, way),
        brakes: end.brakes + due - length,
      })),
    );
    return [...finished.map(way => beyond(end, way)), ...braked];
  }

  /** Whether the tires offer an extra space at an end; no use is made of it beyond a corner's limit. */
  mayUseBonus({ passage, missing, brakes }: End): boolean {
    const { car, values } = this.#legalEnds;
    // Most tires never give it, and this is asked of every end.
    if (passage.overshot > 0 || tiresOf(car, values).bonusLaps === 0) return false;
    const end = { passage, lap: passage.laps, missing, braked: brakes > 0 };
    return allowsBonus(this.#race, car, end, values);
  }

  /** The ends one space on. */
  bonuses(end: End): readonly FurtherEnd[] {
    return this.#whole(end, 1);
  }

  /** The ends of a whole slipstream, no brake spent to shorten it. */
  slipstreams(end: End): readonly FurtherEnd[] {
    return this.#whole(end, this.#legalEnds.values.slipstream.spaces);
  }

  /** Corners that the last part of the way to an end has entered from outside (M-18-1-4). */
  cornersEntered({ way }: FurtherEnd): number {
    let count = 0;
    for (let at = way; at.before !== undefined; at = at.before) {
      const { corner } = spaceAt(this.#board, at.to);
      const before = spaceAt(this.#board, at.before.to).corner;
      if (corner >= 0 && corner !== before) count += 1;
    }
    return count;
  }

  #whole(end: End, spaces: number): readonly FurtherEnd[] {
    return this.#waysOn(end, spaces).whole.map(way => beyond(end, way));
  }

  // Nothing goes on after an overshoot, so stops and laps say all about the passage.
  #waysOn({ to, passage }: End, spaces: number): Onward {
    const key = ((to * 4 + passage.stops) * 256 + passage.laps) * 4 + spaces;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const ways = legalWays(this.#legalEnds.terrain, to, passage, spaces);
    const arrived = ways.ended.filter(way => way.passage.end !== 'held');
    const whole = [...arrived, ...distinctWays(ways.byLength[spaces] ?? [])];
    const onward = { ...ways, whole };
    this.#known.set(key, onward);
    return onward;
  }
}

/** The ways on from an end, and those of them that go all the way or arrive before. */
interface Onward extends Ways {
  readonly whole: readonly Way[];
}

function beyond(end: End, way: Way): FurtherEnd {
  const { to, passage } = way;
  const tests = way.tests.length === 0 ? end.tests : [...end.tests, ...way.tests];
  return { to, passage, tests, brakes: end.brakes, missing: end.missing, way };
}
