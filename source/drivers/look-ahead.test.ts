import { describe, expect, test } from 'vitest';
import type { FormulaDeChoice } from '../rules/formula-de/choices.ts';
import { seededDice } from '../rules/kit/dice.ts';
import type { Decision } from '../rules/kit/types.ts';
import { gear, play, race, type Situation, track } from '../testing/builders.ts';
import type { Answer } from './driver.ts';
import { FORESIGHT, lookAhead } from './look-ahead.ts';
import { seededLuck } from './luck.ts';
import { bestChoice, judge } from './plan.ts';

const champion = lookAhead('champion');
const luck = seededLuck(1, 0);

function asked({ book, board, race: state }: Situation): Decision<FormulaDeChoice> {
  const [decision] = book.decisions(state, board);
  if (decision === undefined) throw new Error('nothing is asked');
  return decision;
}

function answer(now: Situation, driver = champion, own = luck): Answer<FormulaDeChoice> {
  const decision = asked(now);
  return driver.choose(now.book.view(now.race, decision.seat), decision, now.board, own);
}

function planned(now: Situation): FormulaDeChoice {
  return bestChoice(now.book.view(now.race, asked(now).seat), asked(now), now.board);
}

/** Two lanes, both shut by a slow car some spaces ahead of one that cannot skip gears. */
function queueAhead(at: number): Situation {
  return race({
    board: track('90 1R3 30', 2),
    cars: [
      { space: '0@4', gear: 3, points: { gas: 0 } },
      { space: `0@${at}`, gear: 1 },
      { space: `1@${at + 0.5}`, gear: 1 },
    ],
    toPlay: [0],
  });
}

/** Three lanes, three faster cars behind, all of them still to play; the die shows a 5. */
function pursued(body: number): Situation {
  const board = track('90 1R3 30');
  const cars = [
    { space: '1@20.5', gear: 3, points: { body } },
    { space: '0@12', gear: 4 },
    { space: '0@10', gear: 4 },
    { space: '1@11.5', gear: 4 },
  ];
  return play(race({ board, cars, toPlay: [0, 1, 2, 3], dice: [5] }), gear(3));
}

describe('a driver that looks ahead', () => {
  test('takes the gear of its plan: only where to drive is looked into', () => {
    for (const at of [14, 16, 40]) {
      const now = queueAhead(at);
      expect(answer(now)).toEqual({ choice: planned(now), luck });
    }
  });

  test('ends at the edge of the road, out of the way of those who follow, when its body is nearly gone', () => {
    const now = pursued(1);
    expect(planned(now)).toMatchObject({ to: 'M26' });
    expect(answer(now).choice).toMatchObject({ to: 'R26' });
  });

  test('follows its plan alone on the road, and draws nothing from its luck', () => {
    const now = race({ board: track('90 1R3 30'), cars: [{ space: '0@4' }], toPlay: [0] });
    expect(answer(now)).toEqual({ choice: planned(now), luck });
  });

  test('gives the same answer to the same view, decision and luck', () => {
    const first = answer(pursued(1));
    expect(answer(pursued(1))).toEqual(first);
    expect(first.luck).not.toEqual(luck);
  });

  test('knows nothing of the dice to come: other dice, same answer', () => {
    const now = pursued(1);
    const answers = [1, 2, 3].map(seed =>
      answer({ ...now, race: { ...now.race, dice: seededDice(seed) } }),
    );
    expect(new Set(answers.map(one => JSON.stringify(one))).size).toBe(1);
    expect(now.book.view(now.race, 0)).not.toHaveProperty('dice');
  });

  test('follows its plan when it has no time to imagine anything', () => {
    const hasty = lookAhead('champion', { ...FORESIGHT, work: 0 });
    for (const now of [pursued(1), queueAhead(14)]) {
      expect(answer(now, hasty).choice).toEqual(planned(now));
    }
  });

  test('answers with a choice of the list when its work is cut short', () => {
    const brief = lookAhead('champion', { ...FORESIGHT, work: 20 });
    const now = pursued(1);
    expect(asked(now).choices).toContain(answer(now, brief).choice);
  });

  test('leaves what it is shown as it was', () => {
    const now = pursued(1);
    const before = JSON.stringify(now.race);
    answer(now);
    expect(JSON.stringify(now.race)).toBe(before);
    expect(judge(now.book.view(now.race, 0), asked(now), now.board).length).toBeGreaterThan(1);
  });
});
