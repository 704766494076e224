// The driving school on the screen: every lesson by the keys that it lights, wrong choices, leaving, and what is kept.
import { describe, expect, it } from 'vitest';
import { COURSE_IDS } from '../../session/school/lesson.ts';
import { idsOf } from '../../session/school/lessons.ts';
import { type Game, KEYS, play } from '../../testing/terminal/screen-game.ts';
import type { Settings } from '../services.ts';
import { EN } from '../words/en/words.ts';
import { FR } from '../words/fr/words.ts';

const DRIVING = idsOf('driving');

const KEY_BYTES: Readonly<Record<string, string>> = { enter: KEYS.enter, Entrée: KEYS.enter };

const MONZA: NonNullable<Settings['lastRace']> = {
  track: 'monza',
  laps: 3,
  humans: ['Ann'],
  cars: 3,
  level: 'club',
  spread: 'even',
  opponents: [],
  rules: 'masters-2005',
  options: {},
  grid: { qualify: 'none', sessions: 1, hand: 'guided' },
};

/** Opens the school from the title. */
async function school(columns = 80, rows = 24, settings: Partial<Settings> = {}): Promise<Game> {
  const screen = play(columns, rows, { settings: { lessons: [], ...settings } });
  await screen.sees(/New race|Nouvelle course/);
  const line = /(\d) (?:Driving school|École de pilotage)/.exec(screen.text())?.[1] ?? '';
  screen.press(line);
  await screen.sees(/Driving school|École de pilotage/);
  await screen.sees(/Shift up|Monter les rapports/);
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
    for (const [at, id] of DRIVING.entries()) {
      await screen.sees(`Formula Dé ${at + 1}/8: ${EN.school.lessons[id].name}`);
      if (id === 'wholeLap') break;
      await followed(screen, /Lesson passed\./);
      screen.press(KEYS.enter);
    }
    expect(screen.book.settings.lessons).toEqual(DRIVING.slice(0, -1));
  });
});

describe('a lesson', () => {
  it('says two sentences in French too, and lights its key', async () => {
    const screen = await school(80, 24, { language: 'fr' });
    screen.press('2');
    await screen.sees(`Formula Dé 2/8 : ${FR.school.lessons.circle.name}`);
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
    await screen.sees('Eight short lessons');
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

describe('the lessons of the other games', () => {
  const others = COURSE_IDS.filter(course => course !== 'driving');
  it.each(others)(
    'are passed by the keys that they light, and lead back to the school: %s',
    async course => {
      const ids = idsOf(course);
      const screen = await school(80, 24);
      await marked(screen, EN.school.lessons[ids[0] ?? 'wear'].name);
      screen.press(KEYS.enter);
      for (const id of ids) {
        await screen.sees(
          EN.school.heading(
            EN.school.courses[course],
            ids.indexOf(id) + 1,
            ids.length,
            EN.school.lessons[id].name,
          ),
        );
        await followed(screen, /Lesson passed\./);
        screen.press(KEYS.enter);
      }
      await screen.sees('Eight short lessons');
      expect(screen.book.settings.lessons).toEqual(ids);
    },
  );
});

/** Moves the mark down to a line. */
async function marked(screen: Game, line: string): Promise<void> {
  for (let presses = 0; presses < 20 && !new RegExp(`▸ . ${line}`).test(screen.text()); presses++) {
    const before = screen.text();
    screen.press(KEYS.down);
    await screen.until('the mark moves', () => screen.text() !== before);
  }
  await screen.sees(new RegExp(`▸ . ${line}`));
}

describe('the whole lap', () => {
  it('calls the engineer on h, is passed at the flag, and leads to a first race', async () => {
    const screen = await school(80, 24, { name: 'Ann', lessons: DRIVING.slice(0, -1) });
    await screen.sees(/▸ 8 The whole lap/);
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
    await screen.sees(/▸ 1 On to your first race/);
    screen.press(KEYS.enter);
    await screen.sees(/which gear\?|where to\?/);
    expect(screen.book.started).toMatchObject([
      { track: 'otterbrook', laps: 1, cars: 6, rules: 'masters-2005' },
    ]);
    // The engineer stays on the radio.
    expect(screen.book.settings).toMatchObject({ engineer: 'onCall', lessons: DRIVING });
  });
});

describe('your first race', () => {
  it('stands after the last lesson, marked once all are passed, whatever was raced before', async () => {
    const screen = await school(60, 20, { name: 'Ann', lessons: DRIVING, lastRace: MONZA });
    await screen.sees(/▸ 9 Your first race +Otterbrook: six cars, one lap/);
    screen.press(KEYS.enter);
    await screen.sees(/which gear\?|where to\?/);
    expect(screen.book.started).toMatchObject([{ track: 'otterbrook', laps: 1, cars: 6 }]);
  });
});
