// Road handling (17, R-43 to R-45): one test for each dangerous space entered, in the order entered.
import { payPoints } from '../points.ts';
import type { FormulaDeRace, Play } from '../state.ts';
import { type Automatic, draftCar, seatOf, skipTo } from '../table.ts';
import type { BookValues } from '../values.ts';
import { crossings } from './corners.ts';
import { eliminate } from './elimination.ts';

/**
 * The dangerous spaces on which a play must be tested: entered, not given back, not marked in this same play
 * the space on which the car finishes only where the book says so (M-17-3).
 */
export function spacesToTest(
  race: Pick<FormulaDeRace, 'dangerous'>,
  play: Pick<Play, 'path' | 'marked'>,
  testsLast: boolean,
): readonly string[] {
  const entered = play.path.slice(1, testsLast ? undefined : -1);
  return entered.filter(id => race.dangerous.includes(id) && !play.marked.includes(id));
}

function hasFinished(race: Pick<FormulaDeRace, 'laps'>, laps: number): boolean {
  return laps > race.laps;
}

/** Step "handling tests": the last handling point lost takes the car off at once (M-17-0-3, R-45). */
export function handlingTests(values: BookValues): Automatic {
  return {
    rule: 'M-6-3-s9',
    play(table, task) {
      const seat = seatOf(task);
      const { race, board } = table;
      const car = draftCar(table, seat);
      const testsLast = values.handling.testsFinishSpace || !hasFinished(race, car.laps);
      const upTo = values.handling.odds[race.trackState];
      for (const space of spacesToTest(race, race.play, testsLast)) {
        const roll = table.roll(values.blackDie, seat);
        const failed = roll <= upTo;
        table.tell({
          kind: 'testMade',
          seat,
          test: 'handling',
          roll,
          upTo,
          failed,
          space,
          other: -1,
        });
        if (failed) payPoints(table, seat, 'handling', 1, 'handling');
        if (car.points.handling > 0) continue;
        const { path } = race.play;
        car.laps -= crossings(board, path.slice(path.indexOf(space, 1)));
        car.space = space;
        eliminate(table, seat, 'handling');
        skipTo(table, 'engineTests');
        return;
      }
    },
  };
}
