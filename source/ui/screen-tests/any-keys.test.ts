import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { describe, expect, it } from 'vitest';
import { KEYS, play } from '../../testing/terminal/screen-game.ts';

const PRESSES = [
  ...'123456789abfhjklmopsw?<>,.+- xyzé漢',
  KEYS.up,
  KEYS.down,
  KEYS.left,
  KEYS.right,
  KEYS.enter,
  KEYS.enter,
  KEYS.enter,
  KEYS.escape,
  KEYS.tab,
  '\u001b[Z',
  '\u007f',
  '\u001b[5~',
  '\u001b[6~',
  '\u000c',
  KEYS.paste('Zoë \u001b[2J🏁'),
  '\u001b[<0;3;3M',
];
const SIZES = [
  [80, 24],
  [60, 20],
  [59, 19],
  [160, 50],
  [150, 28],
  [100, 61],
  [30, 8],
] as const;

/** Presses keys at random until one of them leaves; returns how many bursts that took. */
async function session(
  random: RandomGenerator,
  animation: boolean,
  bursts: number,
): Promise<number> {
  const pick = <X>(list: readonly X[]): X => list[uniformInt(random, 0, list.length - 1)] as X;
  const screen = play(80, 24, { saved: true, settings: { animation } });
  let left = false;
  void screen.exit.then(() => {
    left = true;
  });
  await screen.sees('New race');
  let burst = 0;
  for (; burst < bursts && !left; burst++) {
    const keys = Array.from({ length: uniformInt(random, 1, 12) }, () => pick(PRESSES));
    screen.press(keys.join(''));
    if (burst % 7 === 6) {
      const [columns, rows] = pick(SIZES);
      screen.resize(columns, rows);
    }
    await screen.quiet();
    if (left) break;
    const at = `burst ${burst}: ${JSON.stringify(keys.join(''))}\n${screen.text()}`;
    expect(screen.errors(), at).toBe('');
    expect(screen.wrappedRows(), at).toBe(0);
    expect(screen.lines().at(-1), at).toBe('');
  }
  screen.press(KEYS.ctrlC + KEYS.ctrlC);
  expect(await screen.exit).toBe(0);
  return burst + 1;
}

describe('any keys at any size', () => {
  it.each([1, 2])('leave the page whole and the program running (%i)', async seed => {
    const random = xoroshiro128plus(seed);
    for (let done = 0; done < 50; ) done += await session(random, seed % 2 === 0, 50 - done);
  });
});
