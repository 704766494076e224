// Chapter 4: each driver picks a pit before the race, the pole sitter first.
import { describe, expect, test } from 'vitest';
import type { FormulaBoard } from '../../../../circuit/formula-board.ts';
import { beforeRace } from '../../../../testing/formula-de/before-race.ts';
import {
  choices,
  pitAt,
  play,
  question,
  type Situation,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { masters2002 } from '../../masters/masters-2002.ts';
import { masters2005 } from '../../masters/masters-2005.ts';
import type { FormulaDeOptions } from '../../state.ts';

function begin(
  seats: number,
  over: Partial<FormulaDeOptions> = {},
  board: FormulaBoard = PIT_LAP,
  book = masters2005,
): Situation {
  return beforeRace(board, seats, over, book);
}

function boxes(situation: Situation): readonly number[] {
  return choices(situation, 'choosePitBox').map(choice => choice.box);
}

describe('the choice of pits (M-4-0-1)', () => {
  test('begins with the pole sitter, before any car is configured', () => {
    for (const book of [masters2005, masters2002]) {
      const asked = begin(3, {}, PIT_LAP, book);
      expect(question(asked)).toMatchObject({ seat: 0, step: 'choosePitBox' });
      expect(question(asked).rule).toMatch(/^M-4-0/);
      expect(boxes(asked)).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });

  test('goes on in grid order, and a pit that is taken is not offered again', () => {
    const second = play(begin(3), { kind: 'choosePitBox', box: 4 });
    expect(question(second).seat).toBe(1);
    expect(boxes(second)).toEqual([0, 1, 2, 3, 5]);
    const third = play(second, { kind: 'choosePitBox', box: 0 });
    expect(question(third).seat).toBe(2);
    expect(boxes(third)).toEqual([1, 2, 3, 5]);
    const done = play(third, { kind: 'choosePitBox', box: 5 });
    expect([0, 1, 2].map(seat => pitAt(done, seat).box)).toEqual([4, 0, 5]);
    expect(toldOf(done, 'pitChosen')).toEqual([
      { kind: 'pitChosen', seat: 0, box: 4 },
      { kind: 'pitChosen', seat: 1, box: 0 },
      { kind: 'pitChosen', seat: 2, box: 5 },
    ]);
    expect(choices(done, 'choosePitBox')).toEqual([]);
  });

  test('leaves the last driver of a full grid the last pit, without a question', () => {
    const picked = [5, 3, 0, 1, 2].reduce<Situation>(
      (now, box) => play(now, { kind: 'choosePitBox', box }),
      begin(6),
    );
    expect(pitAt(picked, 5).box).toBe(4);
    expect(choices(picked, 'choosePitBox')).toEqual([]);
  });

  test('does not happen on a circuit without pits', () => {
    const asked = begin(3, {}, track('60 1R5 40'));
    expect(choices(asked, 'choosePitBox')).toEqual([]);
    expect(pitAt(asked, 0).box).toBeUndefined();
  });

  test('does not happen when the cars stand ready: each has the pit of its grid place', () => {
    const ready = begin(3, { preparation: 'ready' });
    expect(toldOf(ready, 'pitChosen')).toEqual([]);
    expect([0, 1, 2].map(seat => pitAt(ready, seat).box)).toEqual([0, 1, 2]);
  });
});

test('a circuit takes at most as many cars as it has pits (R-84)', () => {
  const narrow = track('60 1R5 40 PR14/4<14,13>2,3');
  expect(() => begin(5, {}, narrow)).toThrow(RangeError);
  expect(() => begin(4, {}, narrow)).not.toThrow();
});
