import { describe, expect, test } from 'vitest';
import { race, track } from '../../testing/formula-de/builders.ts';
import { randomDriver } from './random.ts';
import { seededRandom } from './random-generator.ts';

describe('the random driver', () => {
  const board = track('40 1R3 20');
  const { book, race: state } = race({
    board,
    cars: [{ space: '0@5', gear: 2 }],
    toPlay: [0],
    dice: [2],
  });
  const [decision] = book.decisions(state, board);
  if (decision === undefined) throw new Error('nothing is asked');

  test('answers the same to the same random, and takes every choice sooner or later', () => {
    const seen = new Set<unknown>();
    for (let seed = 0; seed < 60; seed++) {
      const random = seededRandom(seed, 0);
      const answer = randomDriver.choose(state, decision, board, random);
      expect(randomDriver.choose(state, decision, board, random)).toEqual(answer);
      seen.add(answer.choice);
    }
    expect(seen).toEqual(new Set(decision.choices));
  });

  test('does not stand still where it may move', () => {
    const second = decision.choices.find(
      choice => choice.kind === 'chooseGear' && choice.gear === 2,
    );
    if (second === undefined) throw new Error('no 2nd gear');
    const moving = book.apply(state, 0, second, board).race;
    const [move] = book.decisions(moving, board);
    if (move === undefined) throw new Error('nothing is asked');
    expect(move.choices.some(choice => choice.kind === 'move' && choice.path.length === 0)).toBe(
      true,
    );
    for (let seed = 0; seed < 60; seed++) {
      const { choice } = randomDriver.choose(moving, move, board, seededRandom(seed, 0));
      expect('path' in choice && Array.isArray(choice.path) && choice.path.length).toBeGreaterThan(
        0,
      );
    }
  });

  test('a decision without a choice is refused', () => {
    const empty = { ...decision, choices: [] };
    expect(() => randomDriver.choose(state, empty, board, seededRandom(1, 0))).toThrow(RangeError);
  });
});
