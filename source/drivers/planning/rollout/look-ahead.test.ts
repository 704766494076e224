import { describe, expect, test } from 'vitest';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import { seededDice } from '../../../rules/kit/dice.ts';
import type { Decision } from '../../../rules/kit/types.ts';
import { race, type Situation, track } from '../../../testing/formula-de/builders.ts';
import { pursued, runIn } from '../../../testing/formula-de/run-in-scenes.ts';
import type { Answer } from '../../driver.ts';
import { seededRandom } from '../../levels/random-generator.ts';
import { PLAIN_TASTE, type Taste } from '../../levels/taste.ts';
import { bestChoice, judge } from '../plan.ts';
import { FORESIGHT, lookAhead, racing } from './look-ahead.ts';

const champion = lookAhead('champion');
const random = seededRandom(1, 0);

function asked({ book, board, race: state }: Situation): Decision<FormulaDeChoice> {
  const [decision] = book.decisions(state, board);
  if (decision === undefined) throw new Error('nothing is asked');
  return decision;
}

function answer(now: Situation, driver = champion, own = random): Answer<FormulaDeChoice> {
  const decision = asked(now);
  return driver.choose(now.book.view(now.race, decision.seat), decision, now.board, own);
}

function planned(now: Situation, taste: Taste = PLAIN_TASTE): FormulaDeChoice {
  return bestChoice(now.book.view(now.race, asked(now).seat), asked(now), now.board, taste);
}

/** A rival close behind, thirty-five spaces from the flag. */
const near = runIn(35, 4, { ahead: -8, gear: 5 });

describe('a driver that looks ahead', () => {
  test('looks into what it can choose on the run to the flag, and follows its plan before', () => {
    expect(answer(near).random).not.toEqual(random);
    const far = runIn(80, 4, { ahead: -8, gear: 5 });
    expect(answer(far)).toEqual({ choice: planned(far, racing(PLAIN_TASTE)), random });
  });

  test('reckons with being in front where others race, and nowhere else', () => {
    const worth = (now: Situation) => {
      const view = now.book.view(now.race, asked(now).seat);
      const plain = judge(view, asked(now), now.board);
      return judge(view, asked(now), now.board, racing(PLAIN_TASTE)).map(
        ({ choice, cost }, at) => ({
          choice,
          rolls: (plain[at]?.cost ?? 0) - cost,
        }),
      );
    };
    const among = worth(pursued(3));
    const rollsTo = (to: string) =>
      among.find(({ choice }) => choice.kind === 'move' && choice.to === to)?.rolls ?? 0;
    expect(rollsTo('R26')).toBeGreaterThan(0);
    expect(rollsTo('M26')).toBeGreaterThan(rollsTo('R26'));
    const alone = race({ board: track('90 1R3 30'), cars: [{ space: '0@4' }], toPlay: [0] });
    expect(new Set(worth(alone).map(({ rolls }) => rolls))).toEqual(new Set([0]));
  });

  test('follows its plan alone on the road, and draws nothing from its random', () => {
    const now = race({ board: track('90 1R3 30'), cars: [{ space: '0@4' }], toPlay: [0] });
    expect(answer(now)).toEqual({ choice: planned(now), random });
  });

  test('gives the same answer to the same view, decision and random', () => {
    const first = answer(near);
    expect(answer(near)).toEqual(first);
    expect(first.random).not.toEqual(random);
  });

  test('knows nothing of the dice to come: other dice, same answer', () => {
    const now = near;
    const answers = [1, 2, 3].map(seed =>
      answer({ ...now, race: { ...now.race, dice: seededDice(seed) } }),
    );
    expect(new Set(answers.map(one => JSON.stringify(one))).size).toBe(1);
    expect(now.book.view(now.race, 0)).not.toHaveProperty('dice');
  });

  test('follows its plan when it has no time to imagine anything', () => {
    const hasty = lookAhead('champion', { ...FORESIGHT, work: 0 });
    for (const now of [near, pursued(1)]) {
      expect(answer(now, hasty).choice).toEqual(planned(now));
    }
  });

  test('answers with a choice of the list when its work is cut short', () => {
    const brief = lookAhead('champion', { ...FORESIGHT, work: 5 });
    const now = near;
    expect(asked(now).choices).toContain(answer(now, brief).choice);
  });

  test('leaves what it is shown as it was', () => {
    const now = near;
    const before = JSON.stringify(now.race);
    answer(now);
    expect(JSON.stringify(now.race)).toBe(before);
    expect(judge(now.book.view(now.race, 0), asked(now), now.board).length).toBeGreaterThan(1);
  });
});
