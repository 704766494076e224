import { expect, test } from 'vitest';
import { lapTime } from './lap-time.ts';

test('lap times are told to the hundredth, as in the examples of the booklet (M-1-4-1 to M-1-4-3)', () => {
  expect([75_560, 119_569, 120_000, 9_999, 0].map(lapTime)).toEqual([
    '1\'15"56',
    '1\'59"56',
    '2\'00"00',
    '0\'09"99',
    '0\'00"00',
  ]);
});
