// The driving school on the screen: every lesson by the keys that it lights, wrong choices, leaving, and what is kept.
import { describe, expect, it } from 'vitest';
import { LESSON_IDS } from '../../session/school/lessons.ts';
import { type Game, KEYS, play } from '../../testing/terminal/screen-game.ts';
import type { Settings } from '../services.ts';
import { EN } from '../words/en/words.ts';
import { FR } from '../words/fr/words.ts';

const KEY_BYTES: Readonly<Record<string, string>> = { enter: KEYS.enter, Entrée: KEYS.enter };

/** Opens the school from the title. */
async function school(columns = 80, rows = 24, settings: Partial<Settings> = {}): Promise<Game> {
  const screen = play(columns, rows, { settings });
  await screen.sees(/New race|Nouvelle course/);
  screen.press('3');
  await screen.sees(/Six short lessons|Six courtes/);
  return screen;
}

/** Returns the key that a lesson has lit; undefined while there is none. */
function litKey(screen: Game): string | undefined {
  return /(?:press|touche) {2}(\S+)/.exec(screen.text())?.[1];
}

/** Presses the lit key again and again until a lesson says that it is over. */
async function followed(screen: Game, over: RegExp): Promise<void> {
  for (let presses = 0; presses < 20 && !over.test(screen.text()); presses++) {
    await screen.until(
      'a key is lit',
      () => litKey(screen) !== undefined || over.test(screen.text()),
    );
    const before = screen.text();
    const key = litKey(screen) ?? '';
    screen.press(KEY_BYTES[key] ?? key);
    await screen.until('something happens', () => screen.text() !== before);
    await screen.quiet();
    expect(screen.wrappedRows()).toBe(0);
  }
  await screen.sees(over);
}

describe.each([
  [80, 24],
  [60, 20],
  [160, 50],
])('the lessons at %ix%i', (columns, rows) => {
  it('are passed one after the other by the keys that they light', async () => {
    const screen = await school(columns, rows);
    screen.press('1');
    for (const [at, id] of LESSON_IDS.entries()) {
      await screen.sees(`Lesson ${at + 1} of 6: ${EN.school.lessons[id].name}`);
      if (id === 'wholeLap') break;
      await followed(screen, /Lesson passed\./);
      screen.press(KEYS.enter);
    }
    expect(screen.book.settings.lessons).toEqual(LESSON_IDS.slice(0, -1));
  });
});

describe('a lesson', () => {
  it('says two sentences in French too, and lights its key', async () => {
    const screen = await school(80, 24, { language: 'fr' });
    screen.press('2');
    await screen.sees(`Leçon 2 sur 6 : ${FR.school.lessons.circle.name}`);
    await screen.sees(/touche {2}3/);
  });

  it('answers a wrong choice kindly and asks again', async () => {
    const screen = await school();
    screen.press('1');
    await screen.sees(/press {2}3/);
    screen.press('1');
    await screen.sees('a straight is there to be used');
    await screen.sees('which gear?');
    screen.press('3');
    await screen.sees('You rolled a seven.');
  });

  it('does not take a right answer back', async () => {
    const screen = await school();
    screen.press('1');
    await screen.sees('which gear?');
    screen.press('3');
    await screen.sees('You rolled a seven.');
    screen.press(KEYS.enter);
    await screen.sees('One gear up a turn');
    expect(screen.text()).not.toContain('[u]');
    screen.press('u');
    await screen.sees('There is nothing to undo yet.');
    await screen.sees('One gear up a turn');
    await screen.sees('which gear?');
  });

  it('is left with Escape for the list, without a question', async () => {
    const screen = await school();
    screen.press('1');
    await screen.sees('which gear?');
    screen.press(KEYS.escape);
    await screen.sees('Six short lessons');
    expect(screen.book.settings.lessons).toEqual([]);
    screen.press(KEYS.escape);
    await screen.sees('New race');
  });

  it('that was passed keeps its tick when it is left at its end, and the next one is marked', async () => {
    const screen = await school();
    screen.press('3');
    await followed(screen, /Lesson passed\./);
    screen.press(KEYS.escape);
    await screen.sees(/Overshoot on purpose +✔/);
    expect(screen.book.kept.at(-1)).toEqual({ lessons: ['overshoot'] });
    await screen.sees(/▸ 1 Shift up/);
  });
});

describe('the whole lap', () => {
  it('calls the engineer on h, and is passed at the flag', async () => {
    const screen = await school(80, 24, { lessons: LESSON_IDS.slice(0, -1) });
    await screen.sees(/▸ 6 The whole lap/);
    screen.press(KEYS.enter);
    await screen.sees('A lap of your own');
    await screen.sees('[h] engineer');
    for (
      let presses = 0;
      presses < 60 && !/passed\.|Not this time/.test(screen.text());
      presses++
    ) {
      const before = screen.text();
      screen.press(KEYS.enter);
      await screen.until('something happens', () => screen.text() !== before);
      await screen.quiet();
    }
    await screen.sees('The chequered flag!');
    screen.press(KEYS.enter);
    await screen.sees('That was the last lesson: off to a race.');
    // One more Enter leads to a race and leaves the engineer on the radio.
    await screen.sees(/▸ 7 A race of your own/);
    await screen.sees(/ 8 Race engineer: on call/);
    screen.press(KEYS.enter);
    await screen.sees('Choose a circuit');
    expect(screen.book.settings).toMatchObject({ engineer: 'onCall', lessons: LESSON_IDS });
    screen.press(KEYS.escape);
    await screen.sees('New race');
  });
});
