// Road handling (17, R-43 to R-45): one test for each dangerous space entered, in that order, with the tests of wall
// entries between them.
import * as z from 'zod';
import { losePoint } from '../../budget.ts';
import type { FieldGroup } from '../../field-group.ts';
import type { FormulaDeRace, FormulaDeTask, Play } from '../../state.ts';
import {
  type Automatic,
  carOf,
  dangerousIn,
  percentOf,
  placeOf,
  seatOf,
  skipTo,
  trackOf,
} from '../../table.ts';
import type { Ground } from '../../terms.ts';
import { failsTest } from '../../test-roll.ts';
import { putBack } from '../movement/movement.ts';
import { eliminate } from './elimination.ts';
import { entersWall, waitsForCollisions } from './wall.ts';

/** The dangerous spaces of a race (M-17-0-1); absent where handling is never tested. */
export const dangerousGroup: FieldGroup<readonly string[]> = {
  shape: z.array(z.string()),
  isIn: ({ orderOfPlay }) => orderOfPlay.includes('handlingTests'),
  first: () => [],
  anew: () => [],
};

interface RoadTest {
  readonly kind: 'handling' | 'wall';
  readonly space: string;
}

/**
 * Returns the tests of a play in path order: of dangerous spaces that were entered, not given back and not made in this
 * same play, and of entries to the wall lane. The space where a car has finished lies across the line, so
 * nothing is tested there (R-87, M-17-3).
 */
function roadTests(
  race: Pick<FormulaDeRace, 'dangerous'>,
  play: Pick<Play, 'path' | 'marked' | 'tested'>,
  ground: Ground,
  finished: boolean,
): readonly RoadTest[] {
  const tests: RoadTest[] = [];
  // Where a play tests its way part by part, a part is also tested for what became dangerous before it (TRR-41, TRR-42).
  const resumes = play.tested !== undefined;
  const last = finished ? play.path.length - 1 : play.path.length;
  for (let i = play.tested ?? 1; i < last; i++) {
    const from = play.path[i - 1] ?? '';
    const space = play.path[i] ?? '';
    if (dangerousIn(race).includes(space) && (resumes || !play.marked.includes(space))) {
      tests.push({ kind: 'handling', space });
    }
    if (entersWall(ground, from, space)) tests.push({ kind: 'wall', space });
  }
  return tests;
}

/**
 * Calls for the tests of the way driven (M-6-3-s9); a car that goes out by one of them makes no more in this play
 * (M-15-0-2, M-17-0-3, R-45, R-46).
 */
export const handlingTests: Automatic = {
  play(table, task) {
    const seat = seatOf(task);
    const { race } = table;
    const finished = carOf(race, seat).laps > race.laps;
    const tests = roadTests(race, race.play, table.ground, finished);
    if (race.play.tested !== undefined) race.play.tested = race.play.path.length;
    const later = !finished && waitsForCollisions(table, seat) ? tests.length - 1 : tests.length;
    table.first(
      ...tests.slice(0, later).map(
        ({ kind, space }): FormulaDeTask => ({
          step: kind === 'wall' ? 'wallTest' : 'handlingTest',
          seats: [seat],
          space,
        }),
      ),
    );
  },
};

/** The test of one dangerous space (M-17-0-2); a car without handling points goes out there. */
export const handlingTest: Automatic = {
  foresee({ ground: { values }, race, telling }, task) {
    const percent = percentOf(values.handling.odds[trackOf(race)], values);
    telling.expect({ kind: 'handlingTest', name: placeOf(task), percent });
  },
  play(table, task) {
    const seat = seatOf(task);
    const space = placeOf(task);
    const { values } = table.ground;
    const upTo = values.handling.odds[trackOf(table.race)];
    if (!failsTest(table, { seat, test: 'handling', upTo, space })) return;
    if (losePoint(table, seat, 'handling', 'handling') !== 'out') return;
    putBack(table, seat, space);
    skipTo(table, 'engineTests');
    eliminate(table, seat, 'handling');
  },
};
