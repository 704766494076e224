import { describe, expect, it } from 'vitest';
import { type Game, KEYS, QUESTION, race } from '../../testing/terminal/screen-game.ts';

const ESC = '\u001b';
const BELL = '\u0007';

/** Returns the titles and the bells that were written, in order. */
function callsOn(screen: Game) {
  const [before = '', ...rest] = screen.written().split(`${ESC}]2;`);
  const titles = rest.map(text => text.slice(0, text.indexOf(BELL)));
  const others = [before, ...rest.map(text => text.slice(text.indexOf(BELL) + 1))];
  return { titles, bells: others.join('').split(BELL).length - 1 };
}

describe('the driver who is asked', () => {
  it('is called by bell and title when the keyboard changes hands', async () => {
    const screen = race(80, 24, {
      humans: ['Red', 'Blue'],
      cars: 2,
      settings: { bell: true, title: true },
    });
    await screen.sees(/Red, your turn/);
    expect(callsOn(screen)).toEqual({
      bells: 1,
      titles: ['Red (R) to play · Otterbrook · Chicane'],
    });
    screen.press(KEYS.enter);
    await screen.sees(/Blue, your turn/);
    await screen.quiet();
    const { bells, titles } = callsOn(screen);
    expect(bells).toBe(2);
    expect(titles.at(-1)).toBe('Blue (B) to play · Otterbrook · Chicane');
  });

  it('is not called again while the play goes on', async () => {
    const screen = race(80, 24, { settings: { bell: true } });
    await screen.sees(QUESTION);
    await screen.quiet();
    const { bells } = callsOn(screen);
    screen.press(KEYS.down);
    screen.press(KEYS.up);
    await screen.quiet();
    expect(callsOn(screen).bells).toBe(bells);
  });

  it('is not called unless the player wants it', async () => {
    const screen = race(80, 24, { humans: ['Red', 'Blue'], cars: 2 });
    await screen.sees(QUESTION);
    expect(callsOn(screen)).toEqual({ bells: 0, titles: [] });
  });
});
