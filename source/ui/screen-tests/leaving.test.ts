import { describe, expect, it, vi } from 'vitest';
import { KEYS, play, QUESTION, race } from '../../testing/terminal/screen-game.ts';

describe('leaving', () => {
  it.each(['q', KEYS.ctrlC])('by key %j keeps the race and gives the terminal back', async key => {
    const screen = race(80, 24);
    await screen.sees(QUESTION);
    expect(screen.buffer()).toBe('alternate');
    expect(screen.raw()).toBe(true);
    screen.press(key);
    expect(await screen.exit).toBe(0);
    await screen.until('the normal screen', () => screen.buffer() === 'normal');
    await screen.until('no paste marks', () => !screen.bracketedPaste());
    expect(screen.raw()).toBe(false);
    await screen.sees('npm start -- resume');
  });

  it('with Ctrl-C twice needs no answer when the race cannot be kept', async () => {
    const screen = race(80, 24, { saved: false });
    await screen.sees(QUESTION);
    screen.press(KEYS.ctrlC);
    await screen.sees('cannot be saved');
    screen.press(KEYS.ctrlC);
    expect(await screen.exit).toBe(0);
  });

  it('happens in order and only once when the keyboard and the screen go away', async () => {
    const screen = race(80, 24);
    await screen.sees(QUESTION);
    screen.breakOutput();
    screen.endInput();
    expect(await screen.exit).toBe(129);
    expect(screen.raw()).toBe(false);
  });

  it('follows when the input ends', async () => {
    const screen = play(80, 24);
    await screen.sees('New race');
    screen.endInput();
    expect(await screen.exit).toBe(129);
    await screen.until('the normal screen', () => screen.buffer() === 'normal');
  });
});

describe('a fault of the program', () => {
  it('while the race is closed keeps nobody from leaving, and is told', async () => {
    const screen = race(80, 24);
    await screen.sees(QUESTION);
    for (const session of screen.book.sessions) {
      vi.spyOn(session, 'close').mockImplementation(() => {
        throw new Error('the lock cannot be freed');
      });
    }
    screen.press('q');
    expect(await screen.exit).toBe(1);
    await screen.until('the normal screen', () => screen.buffer() === 'normal');
    expect(screen.raw()).toBe(false);
    expect(screen.errors()).toContain('the lock cannot be freed');
  });

  it('gives the terminal back and is told afterwards, in one sentence', async () => {
    const screen = play(80, 24, {
      services: {
        tracks: () => {
          throw new Error('the circuits are gone');
        },
      },
    });
    await screen.sees('New race');
    screen.press(KEYS.enter);
    expect(await screen.exit).toBe(1);
    await screen.until('the normal screen', () => screen.buffer() === 'normal');
    expect(screen.raw()).toBe(false);
    expect(screen.errors()).toContain('the circuits are gone');
  });
});
