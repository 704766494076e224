// Three people at one keyboard: hasty keys must not drive for the next person.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Shell, startShell } from './shell.ts';

const RACE = ['race', '--track', 'otterbrook', '--laps', '1', '--seed', '4', '--human', 'Red'];
const PEOPLE = ['--human', 'Blue', '--human', 'Zoe'];
const TURN = /(Red|Blue|Zoe), your turn/;

/** Returns the names of the people who have answered so far, in order. */
function answers(shell: Shell): readonly string[] {
  const [name = ''] = readdirSync(shell.saves).filter(file => file.endsWith('.json'));
  const [, line = ''] = readFileSync(join(shell.saves, name), 'utf8').split('\n');
  const { record } = JSON.parse(`{${line.replace(/,$/, '')}}`);
  const drivers: readonly { name: string; kind: string }[] = record.drivers;
  const given: readonly { seat: number }[] = record.answers;
  return given.flatMap(({ seat }) => {
    const driver = drivers[seat];
    return driver?.kind === 'human' ? [driver.name] : [];
  });
}

/** Returns the person whose turn the screen announces, or an empty text. */
function turnOf(shell: Shell): string {
  return TURN.exec(shell.text())?.[1] ?? '';
}

/** Waits until another person than `person` is asked. */
async function handedOver(shell: Shell, person: string): Promise<void> {
  await shell.until('the next person is asked', () => !['', person].includes(turnOf(shell)));
}

/** Waits until somebody's turn is announced; whoever plays twice in a row is asked again without that. */
async function comeToTurn(shell: Shell): Promise<void> {
  await atRest(shell);
  while (turnOf(shell) === '') {
    shell.press('\r');
    await atRest(shell);
  }
}

/** Longer than the screen takes a key that comes again for one that is held. */
const LET_GO_MS = 1300;

/** Waits until the screen stays as it is for so long that the next key is a new press. */
async function atRest(shell: Shell): Promise<void> {
  let before = '';
  while (before !== shell.text()) {
    before = shell.text();
    await pause(LET_GO_MS);
  }
}

const BURSTS = 9;
// Fingers rest for longer only when they mean to; the screen takes a key for a new one after a quarter of a second.
const REST_MS = 200;

/**
 * Types a burst in one chunk, then keys as fast as fingers go, while cars move and the next person is asked. Reports whether
 * it was one: a busy machine may hold up the typing.
 */
async function burst(shell: Shell): Promise<boolean> {
  shell.press('\r'.repeat(12));
  let typed = performance.now();
  let longest = 0;
  for (let key = 0; key < 12; key++) {
    await pause(60);
    shell.press('\r');
    longest = Math.max(longest, performance.now() - typed);
    typed = performance.now();
  }
  return longest < REST_MS;
}

describe('three people at one keyboard', () => {
  test('bursts of Enter answer nobody’s unseen question', async () => {
    const shell = startShell([...RACE, ...PEOPLE, '--cpu', 'random:Bo', '--grid', '4']);
    let bursts = 0;
    for (let tried = 0; bursts < BURSTS && tried < 4 * BURSTS; tried++) {
      await comeToTurn(shell);
      const person = turnOf(shell);
      const before = answers(shell).length;
      const isOne = await burst(shell);
      // Of keys that were held up the screen may have taken too few to come to the next person.
      if (!isOne) continue;
      await comeToTurn(shell);
      bursts += 1;
      expect(new Set(answers(shell).slice(before))).toEqual(new Set([person]));
    }
    expect(bursts).toBe(BURSTS);
  });

  test('what is typed ahead in one chunk drives the person who typed it, and nobody else', async () => {
    const shell = startShell([...RACE, ...PEOPLE, '--grid', '3', '--no-animation']);
    for (let play = 0; play < 6; play++) {
      await shell.sees(TURN);
      const person = turnOf(shell);
      const before = answers(shell).length;
      shell.press(`2${'\u001b[B\r'.repeat(9)}`);
      await handedOver(shell, person);
      expect(new Set(answers(shell).slice(before))).toEqual(new Set([person]));
    }
  });
});
