// Ruling R-09: a slipstream begins a way of its own, and what follows it belongs to that way.
import { expect, test } from 'vitest';
import {
  choices,
  gear,
  layoutName,
  noBonus,
  play,
  race,
  slipTo,
  to,
  track,
} from '../../../../testing/formula-de/builders.ts';

test('after a slipstream the soft bonus is judged with it, not with the move before (R-09, M-18-3-2-b)', () => {
  // The move leaves lane 0 and the slipstream comes back to it: as one way they would be a zigzag.
  const board = track('60 1R5 30');
  const start = race({
    board,
    cars: [
      { space: '0@10', gear: 4, tires: 'soft' },
      { space: '1@17.5', gear: 4 },
      { space: '2@2', gear: 2 },
    ],
    toPlay: [0, 2],
    dice: [7],
  });
  const drawn = play(start, gear(4), to('1@16.5'), noBonus, slipTo('0@19'));
  const ends = choices(drawn, 'useSoftBonus').map(choice => layoutName(board, choice.to));
  expect(ends).toContain('0@20');
});
