// Situations in which the fuzzer once found a broken promise, reduced to the least; every test run plays them again.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Driver } from '../../drivers/driver.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { ovalBoard } from '../../testing/circuits/tiny-circuits.ts';
import {
  type Answer,
  type RaceSpec,
  spaceId,
  to,
  track,
  writtenRace,
} from '../../testing/formula-de/builders.ts';
import { formulaDeGame } from '../contract/games.ts';
import { turnFaults } from '../contract/promises.ts';
import { turnsOf } from '../contract/turns.ts';

export interface OldFind {
  readonly what: string;
  /** Returns the promises broken now; none as long as the fault stays fixed. */
  play(): readonly string[];
}

/** Every find, oldest first. */
export const REGRESSIONS: readonly OldFind[] = [
  find('a detour by the wall was on offer because it crossed the finish line (R-05)', ovalBoard(), {
    laps: 1,
    cars: [{ space: 'C87', gear: 3 }],
    dangerous: ['C90', 'R1'],
    dice: [8],
    answers: [{ kind: 'chooseGear', gear: 3 }],
  }),
  find(
    'an overshoot of two corners was called fatal although brakes could pay it (R-20, R-21)',
    track('20 1R1 2 1R1 40'),
    {
      cars: [{ space: '1@19.5', gear: 4, points: { tires: 3 } }],
      dice: [7, 10, 1],
      answers: [{ kind: 'chooseGear', gear: 4 }, to('1@26.5')],
    },
  ),
  find(
    'a blocked car was promised brakes for its overshoot that it could not use (R-21)',
    track('20 1R2 40'),
    {
      cars: [
        { space: '1@19.5', gear: 4, points: { tires: 2 } },
        { space: '1@25.5', gear: 1 },
        { space: '0@25', gear: 1 },
        { space: '2@25', gear: 1 },
      ],
      toPlay: [0],
      dice: [9],
      answers: [
        { kind: 'chooseGear', gear: 4 },
        { kind: 'move', brakes: 0 },
      ],
    },
  ),
  find(
    'two entries to the wall lane hid a move with one entry and one more test (R-05)',
    ovalBoard(),
    {
      cars: [{ space: 'D55', gear: 4 }],
      dangerous: ['C54', 'D57', 'D60', 'R61'],
      dice: [8],
      answers: [{ kind: 'chooseGear', gear: 4 }],
    },
  ),
  find(
    'a slide out of a corner was priced without the spaces behind the point where the car was out (R-17)',
    // The right lane is by far the shortest: it leads out of the corner where the others are still in it.
    track('20 2R10/6/2+L6/6/6 40'),
    {
      cars: [{ space: '0@19', gear: 3, points: { brakes: 1, tires: 0 } }],
      trackState: 'wet',
      sky: 'rain',
      dice: [8],
      answers: [{ kind: 'chooseGear', gear: 3 }, to('2@32'), { kind: 'slide', to: '2@36' }],
    },
  ),
];

interface Situation extends Omit<RaceSpec, 'board' | 'book'> {
  readonly answers: readonly Answer[];
}

function find(what: string, board: FormulaBoard, { answers, ...spec }: Situation): OldFind {
  return {
    what,
    play() {
      const before = writtenRace({ ...spec, board });
      const outcome = masters2005.resumeAt(before, board);
      const opening = { seats: before.cars.length, before, dice: before.dice, outcome };
      const game = formulaDeGame(masters2005, board);
      const faults: string[] = [];
      const answering = scripted(board, answers);
      for (const turn of turnsOf(masters2005, board, opening, answering, [])) {
        faults.push(...turnFaults(game, turn));
        if (turn.number === answers.length) break;
      }
      return faults;
    },
  };
}

// Returns a driver that gives the answers one after the other; each names enough of a choice to identify it.
function scripted(board: FormulaBoard, answers: readonly Answer[]): Driver {
  let next = 0;
  return {
    level: 'scripted',
    choose(_view, { choices }, _board, random) {
      const answer = answers[next];
      next += 1;
      const wanted = Object.entries({
        ...answer,
        ...(answer?.to === undefined ? {} : { to: spaceId(board, answer.to) }),
      });
      const choice = choices.find(one => {
        const fields: Readonly<Record<string, unknown>> = { ...one };
        return wanted.every(([field, value]) => fields[field] === value);
      });
      if (choice === undefined) throw new RangeError(`not on the list: ${JSON.stringify(answer)}`);
      return { choice, random };
    },
  };
}
