import { describe, expect, it } from 'vitest';
import { fitsThePage, KEYS, play, QUESTION, race } from '../../testing/terminal/screen-game.ts';

const END = /Watch the rest|The race is over|Classification/;

const SIZES = [
  [80, 24],
  [60, 20],
  [160, 50],
  [120, 40],
  [200, 60],
  [150, 30],
] as const;

describe.each(SIZES)('the screens at %ix%i', (columns, rows) => {
  it('lead from the title to a race with the default under Enter', async () => {
    const screen = play(columns, rows);
    await screen.sees('New race');
    fitsThePage(screen);
    screen.press(KEYS.enter);
    await screen.sees('par 11');
    fitsThePage(screen);
    screen.press(KEYS.enter);
    await screen.sees('Start the race');
    fitsThePage(screen);
    screen.press(KEYS.enter.repeat(2));
    await screen.sees('Otterbrook');
    await screen.until('a race began', () => screen.book.started.length === 1);
    expect(screen.book.started[0]).toMatchObject({ track: 'otterbrook', laps: 1, seed: 4711 });
  });

  it('show a race whole, from the first question to the classification', async () => {
    const screen = race(columns, rows, { cars: 2 });
    await screen.sees(QUESTION);
    for (let turn = 0; turn < 400 && !screen.text().includes('Classification'); turn++) {
      fitsThePage(screen);
      const before = screen.text();
      screen.press(KEYS.enter);
      await screen.until(
        'the next question',
        () => screen.text() !== before && (QUESTION.test(screen.text()) || END.test(screen.text())),
      );
    }
    await screen.sees('Classification: Otterbrook');
    fitsThePage(screen);
    expect(screen.text()).toContain('Ann');
  });

  it('put map, log, help and options over the race, and Escape takes each away', async () => {
    const screen = race(columns, rows, {});
    await screen.sees(QUESTION);
    for (const [key, text] of [
      ['m', 'Gate'],
      ['l', /Ann|Round/],
      ['?', 'Keys'],
      ['o', 'Options'],
    ] as const) {
      screen.press(key);
      await screen.loses(QUESTION);
      await screen.sees(text);
      fitsThePage(screen);
      screen.press(KEYS.escape);
      await screen.sees(QUESTION);
    }
  });
});

describe('looks', () => {
  it('are plain ASCII when asked', async () => {
    const screen = race(80, 24, { settings: { ascii: true } });
    await screen.sees(QUESTION);
    expect(screen.text()).toMatch(/^[\n\x20-\x7e]*$/);
    screen.press('a');
    await screen.sees('·');
    expect(screen.book.settings.ascii).toBe(false);
  });

  it('speak French when asked, options included', async () => {
    const screen = play(80, 24, { settings: { language: 'fr' } });
    await screen.sees('Nouvelle course');
    screen.press('7');
    await screen.sees('Langue');
    screen.press(KEYS.left);
    await screen.sees('Language');
    expect(screen.book.kept).toEqual([{ language: 'en' }]);
  });
});

describe('the size of the window', () => {
  it('may change at any moment without losing the place', async () => {
    const screen = race(80, 24);
    await screen.sees(QUESTION);
    for (const [columns, rows] of [
      [160, 50],
      [60, 20],
      [120, 30],
      [200, 60],
      [80, 24],
    ] as const) {
      screen.resize(columns, rows);
      await screen.sees(QUESTION);
      await screen.until('the help line in its place', () =>
        /\[\?\] help/.test(screen.lines()[rows - 2] ?? ''),
      );
      fitsThePage(screen);
      expect(screen.text().match(new RegExp(QUESTION, 'g'))).toHaveLength(1);
    }
  });

  it('below 60x20 gets a sentence with both sizes, and the race comes back', async () => {
    const screen = race(80, 24);
    await screen.sees(QUESTION);
    screen.press(KEYS.down);
    screen.resize(40, 10);
    await screen.sees('60x20');
    await screen.sees('40x10');
    fitsThePage(screen);
    screen.press('1');
    screen.resize(80, 24);
    await screen.sees(QUESTION);
    screen.press('q');
    expect(await screen.exit).toBe(0);
  });

  it('too small at the start says so and can be left', async () => {
    const screen = play(20, 5);
    await screen.sees('Chicane needs');
    screen.press('q');
    expect(await screen.exit).toBe(0);
  });
});

describe('the whole screen', () => {
  it('is drawn again with Ctrl-L after something else wrote over it', async () => {
    const screen = race(80, 24);
    await screen.sees(QUESTION);
    const before = screen.text();
    screen.scribble('\u001b[5;1Hsomebody else was here\u001b[12;40Hand here');
    await screen.sees('somebody else');
    screen.press('\u000c');
    await screen.loses('somebody else');
    await screen.until('the page as before', () => screen.text() === before);
  });
});
