import { describe, expect, it } from 'vitest';
import type { KeptRecord } from '../../../storage/records/kept-record.ts';
import { boardOf, KEYS, trials } from '../../../testing/terminal/screen-game.ts';

const BOARD = boardOf('otterbrook');

/** A best lap that stands on M20 after every roll. */
function best(progress: number, rolls = 30): KeptRecord {
  const course = Array.from({ length: rolls }, () => ({ space: 'M20', progress }));
  return {
    kind: 'timedLap',
    laps: 1,
    name: 'Ada',
    plays: 12,
    timeMs: 40_000,
    course,
    track: 'otterbrook',
    hash: BOARD.hash,
    book: 'masters-2005',
    date: '2026-11-22',
  };
}

async function started(record: KeptRecord) {
  const records = { all: () => [record], keep: () => false };
  const screen = trials(160, 50, { races: false, services: { records } });
  await screen.sees('The best lap by a player here so far: 12 in 0\'40"00, by Ada.');
  screen.press(KEYS.enter);
  await screen.sees('which tires?');
  screen.press('1');
  await screen.sees('ready to go');
  return screen;
}

describe('the ghost of the best lap', () => {
  it('stands on the road and says how far behind the lap is', async () => {
    const screen = await started(best(40));
    await screen.sees('behind the best lap');
    await screen.sees(/:@:/);
  });

  it('says when the lap is ahead of it', async () => {
    const screen = await started(best(0));
    screen.press(KEYS.enter);
    await screen.sees('where to?');
    screen.press(KEYS.enter);
    await screen.sees('which gear?');
    await screen.sees(/\d ahead of the best lap/);
  });

  it('is gone when its lap took fewer rolls, and where no course was kept', async () => {
    const screen = await started(best(40, 1));
    await screen.sees('behind the best lap');
    screen.press(KEYS.enter);
    await screen.sees('where to?');
    expect(screen.text()).not.toContain('the best lap');
    const { course: _course, ...bare } = best(40);
    const other = await started(bare);
    expect(other.text()).not.toContain('behind the best lap');
  });
});
