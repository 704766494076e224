// How a movement may continue from an end: the slide of a wet corner, the soft bonus, a slipstream. The searches of a
// decision are kept, because many ends lead on from the same spaces.

import { cornerOf, spaceAt } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { pointsLeft, pointsToSpend } from '../../../rules/formula-de/budget.ts';
import { byLap, lapOfSet, tiresOf } from '../../../rules/formula-de/chapters/car/tires.ts';
import {
  distinctWays,
  legalWays,
  type Way,
  type Ways,
} from '../../../rules/formula-de/chapters/movement/driving-code.ts';
import { slideAt } from '../../../rules/formula-de/chapters/movement/sliding.ts';
import { allowsBonus } from '../../../rules/formula-de/chapters/movement/soft-bonus.ts';
import { type FormulaDeRace, PARTS, type Part } from '../../../rules/formula-de/state.ts';
import { trackOf } from '../../../rules/formula-de/table.ts';
import type { View } from '../../../rules/kit/types.ts';
import type { End, LegalEnds } from './legal-ends.ts';

/** An end, with the last part of the way to it. */
export interface FurtherEnd extends End {
  readonly way: Way;
}

export class FurtherEnds {
  readonly #race: View<FormulaDeRace>;
  readonly #board: FormulaBoard;
  readonly #legalEnds: LegalEnds;
  readonly #known = new Map<number | string, Onward>();
  // Every end asks for slide and bonus, and most tires never give one on the track of the day.
  readonly #maySlide: boolean;
  readonly #mayPenalize: boolean;
  /** Parts without a point that change every move (TR-88, TR-98). */
  readonly #lacking: number;
  readonly #mayGiveBonus: boolean;
  /** Brake points that may be spent; none in a timed trial (M-1-1-12). */
  readonly #brakes: number;

  constructor(race: View<FormulaDeRace>, legalEnds: LegalEnds, board: FormulaBoard) {
    this.#race = race;
    this.#board = board;
    this.#legalEnds = legalEnds;
    const { car, values } = legalEnds;
    this.#brakes = pointsToSpend(car.points, 'brakes', values);
    const tires = tiresOf(car, values);
    const track = trackOf(race);
    const { penalty } = values;
    const lacks = (part: Part) =>
      penalty?.lacking[part] && pointsLeft(car.points, part, values) === 0;
    this.#lacking = PARTS.filter(lacks).length;
    const worn = penalty !== undefined && car.set?.type === 'soft';
    const wet = track === values.slide.track && tires.slide > 0;
    this.#mayPenalize = penalty !== undefined && (wet || worn || this.#lacking > 0);
    this.#maySlide = penalty === undefined && wet;
    // Where the extra point is part of the move, its ends are known already (TR-49).
    const isLater = values.bonusNeeds === undefined;
    this.#mayGiveBonus = isLater && track === values.bonusTrack && tires.bonusLaps > 0;
  }

  /**
   * Returns the ends to which penalty movement leads from one, undefined where none is due (TR-50). Points that are taken from
   * the move have not moved the car.
   */
  penaltyEnds(end: End): readonly End[] | undefined {
    if (!this.#mayPenalize || end.missing > 0) return undefined;
    const { passage } = end;
    if (passage.end !== 'moving' && passage.end !== 'finished') return undefined;
    const points = this.#penaltyAt(end);
    if (points === 0) return undefined;
    if (points < 0)
      return end.way === undefined ? undefined : [shortened(this.#board, end, -points)];
    const ways = this.#waysOn(end, points);
    if (ways.whole.length > 0) return ways.whole.map(way => beyond(end, way));
    const reach = ways.byLength.length - 1;
    const farthest = distinctWays(ways.byLength[reach] ?? []);
    return farthest.map(way => ({ ...beyond(end, way), missing: points - reach }));
  }

  // Returns the movement points of all reasons together (TRR-22 to TRR-24).
  #penaltyAt({ to, passage }: End): number {
    const { car, values } = this.#legalEnds;
    const corner = cornerOf(this.#board, spaceAt(this.#board, to));
    const isDone = passage.overshot === 0 && passage.stops >= (corner?.stops ?? 0);
    const skid = corner !== undefined && trackOf(this.#race) === values.slide.track;
    const worn = values.penalty?.wornTires[car.set?.type ?? 'hard'] ?? [];
    return (
      (skid ? tiresOf(car, values).slide : 0) +
      (isDone ? -this.#lacking : this.#lacking) -
      byLap(worn, lapOfSet(car, car.laps))
    );
  }

  /** Returns the spaces that a car must slide from an end. */
  slideDue({ to, passage, missing }: End): number {
    if (!this.#maySlide || missing > 0) return 0;
    const { car, ground } = this.#legalEnds;
    return slideAt(this.#race, car, spaceAt(this.#board, to), passage, ground);
  }

  /**
   * Returns the ends of a slide of `due` spaces, less brakes spent after it; blocked ones when cars leave
   * no way.
   */
  slides(end: End, due: number): readonly End[] {
    const ways = this.#waysOn(end, due);
    const reach = ways.byLength.length - 1;
    const finished = ways.ended.filter(way => way.passage.end === 'finished');
    if (reach < due && ways.ended.length === 0) {
      const farthest = distinctWays(ways.byLength[reach] ?? []);
      return farthest.map(way => ({ ...beyond(end, way), missing: due - reach }));
    }
    const braked = ways.byLength.flatMap((layer, length) => {
      const brakes = end.brakes + due - length;
      if (length < due && brakes > this.#brakes) return [];
      return distinctWays(layer).map(way => ({ ...beyond(end, way), brakes }));
    });
    return [...finished.map(way => beyond(end, way)), ...braked];
  }

  /** Reports whether the tires give an extra space at an end; it is never used beyond a corner's limit. */
  mayUseBonus({ passage, missing, brakes }: End): boolean {
    if (!this.#mayGiveBonus || passage.overshot > 0) return false;
    const { car, values } = this.#legalEnds;
    const end = { passage, lap: passage.laps, missing, braked: brakes > 0 };
    return allowsBonus(this.#race, car, end, values);
  }

  /** Returns the ends one space farther. */
  bonuses(end: End): readonly FurtherEnd[] {
    return this.#whole(end, 1);
  }

  /** Returns the ends of a whole slipstream, without brakes. */
  slipstreams(end: End): readonly FurtherEnd[] {
    return this.#whole(end, this.#legalEnds.values.slipstream.spaces);
  }

  /** Returns the corners that the last part of the way to an end has entered from outside (M-18-1-4). */
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

  // The passage after a way depends on all of the passage before it; only a slide may follow an overshoot (BR-33).
  #waysOn({ to, passage }: End, spaces: number): Onward {
    const { stops, laps, overshot, due } = passage;
    const place = ((to * 4 + stops) * 256 + laps) * 4 + spaces;
    const key = overshot === 0 ? place : `${place} ${overshot} ${due}`;
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

/** The ways on from an end; `whole` are those that go all the way or arrive before. */
interface Onward extends Ways {
  readonly whole: readonly Way[];
}

// Goes back along the way; tests on the part taken back do not count.
function shortened(board: FormulaBoard, end: End, points: number): End {
  let { way } = end;
  for (let left = points; way?.before !== undefined && left > 0; way = way.before) {
    left -= way.isIdle ? 1 : spaceAt(board, way.to).cost;
  }
  if (way === undefined) return end;
  return { ...end, to: way.to, passage: way.passage, tests: way.tests, way };
}

function beyond(end: End, way: Way): FurtherEnd {
  const { to, passage } = way;
  const tests = way.tests.length === 0 ? end.tests : [...end.tests, ...way.tests];
  return { to, passage, tests, brakes: end.brakes, missing: end.missing, way };
}
