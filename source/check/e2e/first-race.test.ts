// The ten lines of the README about a first race, typed as printed.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answer } from './answers.ts';
import { type Shell, startShell } from './shell.ts';

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const ENTER = '\r';
const ESCAPE = '\u001b';
const UP = '\u001b[A';
const SEED = '4';
const OVER = /Classification:/;
/** Lowest and highest face of each die, as the third line of the README gives them. */
const DICE = [
  ...(/The die of the gear.*$/m.exec(README)?.[0] ?? '').matchAll(/(\d)\w\w (\d+)-(\d+)/g),
];

/** Returns the rows from the question on, without the help line. */
function question(shell: Shell): string {
  const lines = shell.lines().map(line => line.trimEnd());
  const from = lines.findIndex(line => /which gear\?|where to\?/.test(line));
  return lines.slice(from, -5).join('\n');
}

/** Confirms with Enter and skips the CPU drivers until the wanted question is on the screen. */
async function playTo(shell: Shell, wanted: RegExp): Promise<void> {
  for (let turn = 0; turn < 300; turn++) {
    await shell.sees(/\[enter\] confirm|any key|lassification/);
    if (wanted.test(shell.text()) || OVER.test(shell.text())) break;
    const key = () => (/\[enter\] confirm/.test(shell.text()) ? ENTER : 's');
    await answer(shell, key, () => wanted.test(shell.text()) || OVER.test(shell.text()));
  }
  await shell.sees(wanted);
}

/** Expects every roll on the screen to lie within the die of its gear. */
function expectDiceOfReadme(shell: Shell): void {
  for (const [, roll, gear] of shell.text().matchAll(/rolled (\d+) in (\d)/g)) {
    const die = DICE.find(([, known]) => known === gear);
    expect(Number(roll)).toBeGreaterThanOrEqual(Number(die?.[2]));
    expect(Number(roll)).toBeLessThanOrEqual(Number(die?.[3]));
  }
}

test('the first race of the README is raced as it says, from the title to the flag', async () => {
  const shell = startShell([]);
  // Line 1. Take New race and Otterbrook; type your name, press Enter until the race starts.
  expect(README).toContain('type your name, press Enter until the race starts');
  await shell.sees('3 New race');
  shell.press('3');
  await shell.sees(/▸ 1 Otterbrook/);
  shell.press(ENTER);
  await shell.sees(/▸ Driver 1 +\S/);
  shell.press('Ada');
  await shell.sees(/▸ Driver 1 +Ada▏/);
  // A seed, so that this race is always the same; the form wraps round at its ends.
  shell.press(UP + SEED);
  await shell.sees(/▸ Seed +4▏/);
  shell.press(ENTER);
  await shell.sees(/▸ +Start the race/);
  shell.press(ENTER);

  // Lines 2 and 3. A gear and a space, as far as the die of the gear allows.
  expect(DICE).toHaveLength(6);
  await playTo(shell, /where to\?/);
  expectDiceOfReadme(shell);
  await answer(shell, () => '1');
  await playTo(shell, /which gear\?/);
  // Lines 4 and 5. Signs for the faces of the die, a table of the gears, circles at a corner.
  await shell.sees(/2-4◇ +◇ clear/);
  await shell.sees(/gear +move +corner +shift +worst case/);
  await shell.sees(/Gate ○/);
  shell.press('2');
  await shell.sees(/where to\?/);
  expectDiceOfReadme(shell);
  // Line 7. Brakes shorten a move.
  await shell.sees(/\[b\] brake: .*costs 1 brake/);
  shell.press('b');
  await shell.sees(/▸ .*costs 1 brake/);
  shell.press(ESCAPE);
  await shell.sees(/▸ .*costs nothing/);

  // Line 10. ? explains, Esc goes back, q saves the race and leaves, Continue resumes at the same question.
  expect(README).toContain('*Continue*');
  const asked = question(shell);
  shell.press('?');
  await shell.sees('Rules, chapter');
  shell.press(ESCAPE);
  await shell.until('the question again', () => question(shell) === asked);
  shell.press('q');
  expect(await shell.left()).toBe(0);
  const again = startShell([], { saves: shell.saves });
  await again.sees(/▸ 1 Continue: Otterbrook, lap 1\/1, Ada to play/);
  again.press(ENTER);
  await again.until('the very question', () => question(again) === asked);

  await playTo(again, OVER);
  await again.sees(/^ +\d .* Ada +\d+ /m);
});
