// A first evening at the program, key by key: the options, the school, a race to the flag, what comes after it, and back.
//   EVENING_FRAMES=FOLDER EVENING_SIZE=100x30 npx vitest run --config source/check/vitest.config.ts source/check/e2e/evening
// writes every page of it to a folder.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../../../testing/fresh-folder.ts';
import { volume } from '../../../testing/volume.ts';
import { type Shell, startShell } from '../shell.ts';
import { faultsOf, type Language } from './faults.ts';
import { DOWN, ENTER, ESCAPE, Guest, LEFT, POINTER, RIGHT, UP } from './guest.ts';

const FRAMES = process.env['EVENING_FRAMES'];
const [COLUMNS = 80, ROWS = 24] = (process.env['EVENING_SIZE'] ?? '80x24').split('x').map(Number);
/** The first row of a lesson of the first course, with its number. */
const LESSON = /^ Formula Dé (\d)\/8/;
const SEED = '4';
const TURNS_MOST = 60;
/** Keys that open something at a question; Escape closes it again. */
const LOOKED_AT = ['h', 'm', 'l', 't', 'd', '?'];
const PAGES = ['s', 'c', 'b', 'p', 'a'];

interface Evening {
  readonly language: Language;
  readonly locale: string;
  readonly lit: RegExp;
  readonly newRace: RegExp;
  readonly lookBack: RegExp;
  readonly over: RegExp;
  /** Number of lessons taken before the first race. */
  readonly lessons: number;
}

const ENGLISH: Evening = {
  language: 'en',
  locale: 'C.UTF-8',
  lit: /press {2}(\S+)/,
  newRace: /(\d) New race/,
  lookBack: /(\d) Resume a race/,
  over: /Classification:/,
  lessons: 4,
};
const FRENCH: Evening = {
  language: 'fr',
  locale: 'fr_FR.UTF-8',
  lit: /touche {2}(\S+)/,
  newRace: /(\d) Nouvelle course/,
  lookBack: /(\d) Reprendre une course/,
  over: /Classement/,
  lessons: 2,
};

describe.each([ENGLISH, FRENCH])('the first evening, in $language', evening => {
  const { language, locale, over } = evening;

  function come(part: string) {
    const folder = freshFolder();
    const wishes = {
      columns: COLUMNS,
      rows: ROWS,
      saves: folder,
      env: { LANG: locale, CHICANE_SETTINGS: join(folder, 'settings') },
    };
    const start = () => startShell([], wishes);
    const shell = start();
    const guest = new Guest(shell, FRAMES && join(FRAMES, `${language}-${part}`));
    return { start, shell, guest };
  }

  function expectFaultless({ frames }: Guest): void {
    expect(frames.flatMap(frame => faultsOf(frame, language))).toEqual([]);
  }

  test('the school, from its first lesson to the first race', async () => {
    const { shell, guest } = come('school');
    await options(guest);
    await school(guest, evening);
    await leave(guest, shell);
    expectFaultless(guest);
  });

  // A minute and more in each language.
  const longTest = test.runIf(volume(false, true));
  longTest('a race to the flag, its page, its replay, and once again', async () => {
    const { start, shell, guest } = come('race');
    await options(guest);
    await race(guest, evening);
    await pagesAfter(guest, over);
    await leave(guest, shell);
    guest.moveTo(start());
    await goOn(guest, evening);
    expectFaultless(guest);
  });
});

// The CPU drivers play at once, which is said two places beside their usual pace.
async function options(guest: Guest): Promise<void> {
  guest.at('title');
  await guest.looks(/1 .*\n +2 /);
  guest.at('options');
  await guest.press('o', markedAt(1));
  await guest.press(DOWN.repeat(3), markedAt(4));
  await guest.press(LEFT);
  await guest.press(DOWN, markedAt(5));
  await guest.press(RIGHT);
  await guest.press(RIGHT);
  await guest.press(ESCAPE, / 2 /);
}

/** Matches a page of options whose line with a number is marked. */
function markedAt(line: number): RegExp {
  return new RegExp(`^ .*\\n\\n(?:  .*\\n){${line - 1}}▸`);
}

async function school(guest: Guest, { lit, lessons }: Evening): Promise<void> {
  guest.at('school');
  await guest.press('1');
  await guest.press(ENTER, lit);
  while (Number(LESSON.exec(guest.text())?.[1]) <= lessons) {
    const key = lit.exec(guest.text())?.[1] ?? ENTER;
    if (key.length === 1) await guest.press(key, POINTER);
    else await guest.confirm();
  }
  await guest.press(ESCAPE);
  guest.at('your first race');
  await guest.press('9', POINTER);
}

async function leave(guest: Guest, shell: Shell): Promise<void> {
  shell.press('q');
  expect(await shell.left()).toBe(0);
  expect(guest.frames.length).toBeGreaterThan(10);
}

// Enter alone, after a look at everything that a key opens.
async function race(guest: Guest, { over, newRace }: Evening): Promise<void> {
  guest.at('new race');
  await guest.press(newRace.exec(guest.text())?.[1] ?? '', /▸ 1 Otterbrook/);
  await guest.press(ENTER, /▸ \S+ 1 /);
  await guest.press('Ada', /▸ \S+ 1 +Ada▏/);
  await guest.press(UP + SEED, /▸ .* 4▏/);
  await guest.press(ENTER, /▸ {2}\S/);
  await guest.press(ENTER, POINTER);
  guest.at('race');
  for (const key of LOOKED_AT) {
    await guest.press(key);
    if (key !== 'h') await guest.press(ESCAPE, POINTER);
  }
  await guest.press('b');
  await guest.press(ESCAPE, POINTER);
  await guest.confirm();
  await guest.press('v');
  for (let turn = 0; turn < TURNS_MOST && !over.test(guest.text()); turn++) {
    await guest.confirm();
  }
}

// The page, and a race of its own that begins at a question of this one.
async function pagesAfter(guest: Guest, over: RegExp): Promise<void> {
  guest.at('after the flag');
  for (const key of PAGES) {
    await guest.press(key);
    await guest.press(ESCAPE, over);
  }
  guest.at('again from here');
  await guest.press('h');
  await guest.confirm();
  await guest.confirm();
}

async function goOn(guest: Guest, { lookBack }: Evening): Promise<void> {
  guest.at('continue');
  await guest.looks(/▸ 1 .*Otterbrook/);
  await guest.confirm();
  await guest.press(ESCAPE);
  await guest.press('2', lookBack);
  guest.at('replay');
  await guest.press(lookBack.exec(guest.text())?.[1] ?? '');
  // Finished races are a list of their own below those to go on with.
  await guest.press(DOWN);
  await guest.confirm();
  await guest.press('r', / 1 /);
  await guest.press(' ');
  await guest.press('.');
}
