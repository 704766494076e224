// Two people and two CPU drivers on one keyboard by Championship Formula Racing: what lies face down stays so, in every
// byte that the program writes, over covers, a killed program and a whole lap of Otterbrook.

import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Shell, startShell } from './shell.ts';

const RACE = ['race', '--rules', 'championship', '--laps', '1', '--seed', '3'];
const AT_MONACO = ['--track', 'monaco'];
/** The shortest lap. */
const AT_OTTERBROOK = ['--track', 'otterbrook'];
const PEOPLE = ['--human', 'Red', '--human', 'Blue', '--grid', '4', '--no-animation'];
const KEYS = {
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  enter: '\r',
  escape: '\x1b',
};
const STILL_MS = 150;
/** Time before a key: the program takes none before a person can have read the question. */
const PRESS_MS = 250;
/** Time after which a key without any effect is pressed again. */
const AGAIN_MS = 3000;
const SLOW_MS = 300_000;

/** Waits until the program has nothing more to write. */
async function still(shell: Shell): Promise<void> {
  for (let before = -1; before !== shell.bytes(); await pause(STILL_MS)) before = shell.bytes();
}

/** A key, or what says which one when it is pressed. */
type Pressed = string | (() => string);

/** Presses keys one by one, each on a screen that stands still, and waits for what each of them shows. */
async function press(shell: Shell, ...keys: readonly Pressed[]): Promise<void> {
  for (const key of keys) {
    await still(shell);
    await pause(PRESS_MS);
    const before = shell.bytes();
    let pressedAt = 0;
    await shell.until('something is written', () => {
      if (shell.bytes() > before) return true;
      // A key that came too early on a busy machine is not taken.
      if (Date.now() - pressedAt > AGAIN_MS) {
        shell.press(typeof key === 'string' ? key : key());
        pressedAt = Date.now();
      }
      return false;
    });
  }
  await still(shell);
}

/** Skips what the CPU drivers do until somebody is to take the keyboard, and shows that person's question. */
async function uncover(shell: Shell, person: string): Promise<void> {
  await shell.sees(`${person} (${person[0]}) takes the keyboard`);
  await press(shell, person[0] ?? '');
  await shell.sees(`${person}, your turn`);
}

/** Returns the lines that were written, without colours and places; a busy machine may draw one twice. */
function linesOf(written: string): ReadonlySet<string> {
  return new Set(written.split('\n').map(stripVTControlCharacters));
}

/** Lays the default answers of both to the first questions. */
async function answerBoth(shell: Shell, questions: number): Promise<void> {
  for (let question = 0; question < questions; question++) {
    for (const person of ['Red', 'Blue']) {
      await uncover(shell, person);
      await press(shell, KEYS.enter);
    }
  }
}

/** Returns every line that is written from Red's answer on, while Blue opens all that she may, until she lays hers. */
async function seenByBlue(
  questions: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const shell = startShell([...RACE, ...AT_MONACO, ...PEOPLE]);
  await answerBoth(shell, questions);
  await uncover(shell, 'Red');
  await press(shell, ...keys.slice(0, -1));
  const from = shell.written().length;
  await press(shell, ...keys.slice(-1));
  await shell.sees('Blue (B) takes the keyboard');
  await press(shell, 't', KEYS.escape, 'm', KEYS.escape, 'l', KEYS.escape);
  await uncover(shell, 'Blue');
  await press(shell, KEYS.down, KEYS.up, 't', KEYS.escape);
  return linesOf(shell.written().slice(from));
}

const { right, left, down, enter } = KEYS;
const TO_WEAR = [down, down, down, down];

describe('what lies face down', () => {
  test.each([
    ['a car', 0, [...TO_WEAR, enter], [right, ...TO_WEAR, left, enter]],
    ['a bid', 1, [enter], [right, right, enter]],
    ['a card', 2, ['2'], ['3']],
  ] as const)(
    '%s changes no line that is written before it is turned',
    async (_what, questions, one, another) => {
      const written = await Promise.all([one, another].map(keys => seenByBlue(questions, keys)));
      expect([...(written[0] ?? [])].join()).toContain('Blue, your turn');
      expect(written[1]).toEqual(written[0]);
    },
    SLOW_MS,
  );
});

/** Matches a car of the order line whose card is turned: `1R/60>100`. */
const TURNED = /\d[A-Z]\*?\/\d+>\d+/;
/** Matches the screen while cards lie: the cover of the one who answers last, and either one's list. */
const LIES = /Blue \(B\) takes the keyboard|your turn.*which card/;
const OVER = /Classification:/;
const LAP_OF_PRESSES = 400;

/** Returns the key that goes on: that of a cover, Enter for a question, else the one that skips what CPU drivers do. */
function keyFor(page: string): string {
  const [, letter] = /\((\w)\) takes the keyboard/.exec(page) ?? [];
  return letter ?? (/\[enter\] confirm/.test(page) ? KEYS.enter : 's');
}

/** Takes what is offered until the screen shows something; while cards lie nothing that is written may turn one. */
async function raceUntil(shell: Shell, wanted: RegExp): Promise<void> {
  for (let count = 0; !wanted.test(shell.text()); count++) {
    if (count > LAP_OF_PRESSES) throw new Error(`never: ${wanted}\n${shell.text()}`);
    const from = shell.written().length;
    // A CPU driver may end its thought after the screen stood still: the key is that of the screen on which it is pressed.
    await press(shell, () => keyFor(shell.text()));
    if (!LIES.test(shell.text())) continue;
    const written = stripVTControlCharacters(shell.written().slice(from));
    expect(written).not.toMatch(TURNED);
  }
}

test(
  'a race killed between two cards goes on at the other’s cover, and to its end',
  async () => {
    const shell = startShell([...RACE, ...AT_OTTERBROOK, ...PEOPLE]);
    await answerBoth(shell, 2);
    await uncover(shell, 'Red');
    await press(shell, '3');
    await shell.sees('Blue (B) takes the keyboard');
    process.kill(shell.program(), 'SIGKILL');
    await shell.until('the program is gone', () => shell.processes().length === 0);

    const again = startShell(['resume', '--no-animation'], { saves: shell.saves });
    await again.sees('Blue (B) takes the keyboard');
    await again.sees(/\dR\/0#/);
    await uncover(again, 'Blue');
    expect(stripVTControlCharacters(again.written())).not.toMatch(TURNED);
    await press(again, KEYS.enter);
    // Whoever moves first: the card that lay in the killed program is turned.
    await again.sees(/\dR\*?\/(0>)?60 /);
    await raceUntil(again, OVER);
    await again.sees(/^ +[\d-] .* Red +\d+ /m);
  },
  SLOW_MS,
);
