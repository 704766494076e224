// What the title offers first, and what it says is next.
import { describe, expect, it } from 'vitest';
import { idsOf } from '../../../session/school/lessons.ts';
import { KEYS, play } from '../../../testing/terminal/screen-game.ts';

const DRIVING = idsOf('driving');

describe('the title', () => {
  it.each([
    [80, 24],
    [60, 20],
  ])(
    'offers a stranger the school first and a quick race second, at %ix%i',
    async (columns, rows) => {
      const screen = play(columns, rows, { settings: { lessons: [] } });
      await screen.sees(/▸ 1 Driving school: learn to race in twelve minutes/);
      expect(screen.text()).toMatch(/2 Quick race: six cars, one lap\n +3 New race/);
      screen.press(KEYS.enter);
      await screen.sees(/▸ 1 Shift up/);
    },
  );

  it('names the next lesson of a pupil, and then a first race', async () => {
    const pupil = play(80, 24, { settings: { lessons: DRIVING.slice(0, 3) } });
    await pupil.sees(/3 Driving school: next, “The last tire”/);
    const graduate = play(80, 24, { settings: { lessons: DRIVING } });
    await graduate.sees(/3 Driving school: next, “Your first race”/);
  });
});
