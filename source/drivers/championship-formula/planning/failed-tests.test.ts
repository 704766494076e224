// What drivers expect of failed tests, by the numbers of each book.
import { describe, expect, test } from 'vitest';
import { championship } from '../../../rules/championship-formula/championship.ts';
import { championshipDraft } from '../../../rules/championship-formula/championship-draft.ts';
import { aRace, tinyRows } from '../../../testing/championship-formula/builders.ts';
import { RUIN } from '../solver/solo-numbers.ts';
import { boardTables } from '../solver/solo-values.ts';
import { beginning } from './cards.ts';
import type { Run } from './drive.ts';
import { brakingIfNeeded, stakesOfTest } from './failed-tests.ts';
import { type Outlook, outlookOf, PLAIN_EYE } from './outlook.ts';

const board = tinyRows();

function seenBy(book: typeof championship): Outlook {
  const race = aRace({ board, cars: [{ space: 'M2', speed: 80 }], round: 5 }, book);
  return outlookOf(race, 0, board, { ...PLAIN_EYE, marks: 0 });
}

/** Turns that tell the speed of a car and its wear. */
const byFigures = ({ speed, stock }: Run) => 3 - speed / 100 - stock.wear / 10_000;

describe('a failed test', () => {
  const stakes = (book: typeof championship, attribute: 'acceleration' | 'startSpeed') => {
    const outlook = seenBy(book);
    return stakesOfTest(outlook, attribute, beginning(outlook, 160), byFigures, 0);
  };

  test('of acceleration leaves a step less than attempted, in the draft what the damaged attribute allows (CFR-85)', () => {
    expect(stakes(championship, 'acceleration').red).toBeCloseTo(1.598, 6);
    expect(stakes(championshipDraft, 'acceleration').red).toBeCloseTo(1.798, 6);
  });

  test('of the start is a mis-shift, which costs a wear in the draft (CFR-89)', () => {
    expect(stakes(championship, 'startSpeed').yellow).toBeCloseTo(1.798, 6);
    expect(stakes(championshipDraft, 'startSpeed').yellow).toBeCloseTo(1.7981, 6);
  });
});

test('the tables of the two books differ where a failed test does', () => {
  const [published, draft] = [championship, championshipDraft].map(({ definition }) =>
    boardTables(board, definition.values, 3),
  );
  expect(published).not.toBe(draft);
});

describe('a speed that has no way on an empty road', () => {
  const outlook = seenBy(championship);
  const blocked = (fastest: number) => (run: Run) => (run.speed > fastest ? RUIN : byFigures(run));

  test('is braked late with wear', () => {
    const then = brakingIfNeeded(outlook, blocked(120));
    expect(then(beginning(outlook, 140))).toBeCloseTo(1.7981, 6);
    expect(then(beginning(outlook, 120))).toBeCloseTo(1.798, 6);
  });

  test('ends in a spin where late braking does not help', () => {
    const spun = brakingIfNeeded(outlook, blocked(20))(beginning(outlook, 140));
    expect(spun).toBeLessThan(RUIN / 2);
  });
});
