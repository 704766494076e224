import { describe, expect, it } from 'vitest';
import {
  fitsThePage,
  KEYS,
  play,
  QUESTION,
  race,
  toForm,
} from '../../testing/terminal/screen-game.ts';

/** A clock that stands still: no wait is long enough for a picture in between, however slow the machine is. */
const STILL = { services: { clock: () => 0 } };

describe('keys', () => {
  it('act in order when they come in one chunk: Down and Enter', async () => {
    const screen = play(80, 24);
    await screen.sees('New race');
    screen.press(KEYS.down.repeat(3) + KEYS.enter);
    await screen.sees('No saved races yet');
  });

  it('act all and in order when two hundred come in one write', async () => {
    const screen = play(80, 24, STILL);
    await screen.sees('New race');
    const before = screen.bytes();
    // 205 steps down in a list of nine end on the last line but one.
    screen.press(KEYS.down.repeat(205) + KEYS.enter);
    await screen.sees('All keys');
    expect(screen.bytes() - before).toBeLessThan(20_000);
  });

  it('act all when two hundred of them redraw the screen', async () => {
    const screen = race(160, 50, STILL);
    await screen.sees('where to?');
    const before = screen.bytes();
    screen.press(`${'m?'.repeat(50)}${'?m'.repeat(50)}${KEYS.down}${KEYS.enter}`);
    await screen.sees('which gear?');
    expect(screen.bytes() - before).toBeLessThan(20_000);
  });

  it('type two hundred letters and keep the name at its width', async () => {
    const screen = play(80, 24);
    await toForm(screen);
    screen.press('n'.repeat(200) + KEYS.down.repeat(3));
    await screen.sees('n'.repeat(20));
    expect(screen.text()).not.toContain('n'.repeat(21));
  });

  it('play a turn with two keys: gear, target', async () => {
    const screen = race(80, 24);
    await screen.sees('where to?');
    screen.press('1');
    await screen.sees('which gear?');
    screen.press('1');
    await screen.sees('where to?');
    screen.press('1');
    await screen.sees('which gear?');
  });

  it('play several turns of a driver alone on the track when they are typed ahead', async () => {
    const screen = race(80, 24, { cars: 1 });
    await screen.sees(QUESTION);
    const session = () => Number(/round (\d+)/.exec(screen.text())?.[1] ?? 0);
    const first = session();
    screen.press('1111111');
    await screen.until('three rounds later', () => session() >= first + 2);
  });

  it('that mean nothing change nothing: function keys, mouse, focus, replies of the terminal', async () => {
    const screen = race(80, 24);
    await screen.sees(QUESTION);
    const before = screen.text();
    const noise =
      '\u001b[1;5P\u001b[<0;10;5M\u001b[<0;10;5m\u001b[I\u001b[O\u001b[?62;22c\u001b[24;80R\u001b]11;rgb:0000/0000/0000\u0007';
    screen.press(noise);
    screen.press('?');
    await screen.sees('Keys');
    screen.press('?');
    await screen.sees(QUESTION);
    expect(screen.text()).toBe(before);
  });
});

describe('Escape', () => {
  it('leads one step back on every screen, to the title', async () => {
    const screen = play(80, 24);
    await toForm(screen);
    screen.press(KEYS.escape);
    await screen.sees('Choose a circuit');
    screen.press(KEYS.escape);
    await screen.sees('New race');
    screen.press('4');
    await screen.sees('Saved races');
    screen.press(KEYS.escape);
    await screen.sees('New race');
    screen.press('8');
    await screen.sees('All keys');
    screen.press(KEYS.escape);
    await screen.sees('New race');
  });

  it('asks whoever is to answer, keeps the race and goes back to the title', async () => {
    const screen = race(80, 24);
    await screen.sees(QUESTION);
    screen.press(KEYS.escape);
    await screen.sees('Leave the race for now?');
    screen.press(KEYS.enter);
    await screen.sees(QUESTION);
    screen.press(KEYS.escape);
    await screen.sees('Leave the race for now?');
    screen.press('2');
    await screen.sees('New race');
    await screen.sees('otterbrook.json');
  });

  it('leaves by q from the question too, because the race is kept', async () => {
    const screen = race(80, 24);
    await screen.sees(QUESTION);
    screen.press(KEYS.escape);
    await screen.sees('Leave the race for now?');
    screen.press('q');
    expect(await screen.exit).toBe(0);
  });

  it('asks first when the race cannot be kept', async () => {
    const screen = race(80, 24, { saved: false });
    await screen.sees(QUESTION);
    screen.press(KEYS.escape);
    await screen.sees('cannot be saved');
    screen.press(KEYS.enter);
    await screen.sees(QUESTION);
    screen.press(KEYS.escape);
    await screen.sees('cannot be saved');
    screen.press('2');
    await screen.sees('New race');
  });
});

describe('names', () => {
  it('of 500 characters with escape sequences neither break the form nor reach the terminal', async () => {
    const screen = play(80, 24);
    await toForm(screen);
    const evil = `\u001b[31mE\u001b]0;owned\u0007v\u202ee ${'x'.repeat(500)}`;
    screen.press(KEYS.paste(evil));
    await screen.sees('Eve xxx');
    fitsThePage(screen);
    screen.press(KEYS.enter.repeat(3));
    await screen.until('a race began', () => screen.book.started.length === 1);
    expect(screen.book.started[0]?.humans).toEqual([`Eve ${'x'.repeat(16)}`]);
  });
});

describe('several people at one keyboard', () => {
  it('are told whose turn it is when it changes', async () => {
    const screen = race(80, 24, { humans: ['Ann', 'Bob'], cars: 2 });
    await screen.sees(/(Ann|Bob), your turn: car [AB]/);
    const first = /(Ann|Bob), your turn/.exec(screen.text())?.[1];
    const other = first === 'Ann' ? 'Bob' : 'Ann';
    screen.press('1');
    await screen.sees(`${other}, your turn`);
  });
});
