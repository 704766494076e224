// The three manners of the race engineer, and what Enter takes without him.
import { describe, expect, it } from 'vitest';
import { race as situation } from '../../testing/formula-de/builders.ts';
import {
  boardOf,
  type Game,
  KEYS,
  raceFrom,
  trials,
  type Wishes,
} from '../../testing/terminal/screen-game.ts';
import type { EngineerManner } from '../services.ts';

const BOARD = boardOf('otterbrook');
const STAR = /^[▸ ] \d\*/m;

/** Opens a race with Ann at the choice of a gear on a straight. */
async function racing(engineer: EngineerManner, wishes: Wishes = {}): Promise<Game> {
  const from = situation({ board: BOARD, cars: [{ space: 'M10' }], toPlay: [0], dice: [4] });
  const screen = raceFrom(80, 24, from, ['Ann'], { ...wishes, settings: { engineer } });
  await screen.sees('which gear?');
  return screen;
}

describe('the race engineer', () => {
  it('in school marks the best gear and tells why in a sentence with figures', async () => {
    const screen = await racing('school');
    await screen.sees(STAR);
    await screen.sees(/Engineer: \d(st|nd|rd|th) is \d\.\d rolls? (better|worse) than/);
    expect(screen.text()).not.toContain('[h] engineer');
  });

  it('on call is silent until h, and after the answer again', async () => {
    const screen = await racing('onCall');
    expect(screen.text()).not.toMatch(STAR);
    expect(screen.text()).not.toContain('Engineer:');
    await screen.sees('[h] engineer');
    screen.press('h');
    await screen.sees(STAR);
    await screen.sees('Engineer:');
    screen.press('h');
    await screen.loses('Engineer:');
    screen.press('h');
    await screen.sees('Engineer:');
    screen.press('3');
    await screen.loses('Engineer:');
  });

  it('leaves a note at the answers before which he spoke, and at no others', async () => {
    const screen = await racing('onCall');
    const notes = () => screen.book.sessions[0]?.answers().map(({ heard }) => heard);
    screen.press('h');
    await screen.sees('Engineer:');
    screen.press('3');
    await screen.loses('Engineer:');
    expect(notes()).toEqual([true]);
    screen.press(KEYS.enter);
    await screen.until('the space is taken', () => (notes()?.length ?? 0) > 1);
    expect(notes()).toEqual([true, undefined]);
  });

  it('silent does not answer, and says how to have him back', async () => {
    const screen = await racing('silent');
    screen.press('h');
    await screen.sees('Your engineer is off the air. Options (o) put him back on the radio.');
    expect(screen.text()).not.toMatch(STAR);
  });

  it('is put on the radio in the options, and is heard at the open question', async () => {
    const screen = await racing('silent');
    screen.press('o');
    await screen.sees(/Race engineer +.*silent/);
    for (let row = 0; row < 5; row++) screen.press(KEYS.down);
    await screen.sees(/▸ Race engineer/);
    screen.press(KEYS.right);
    await screen.sees(/Race engineer +.*school, marks the best and explains/);
    expect(screen.book.kept.at(-1)).toEqual({ engineer: 'school' });
    screen.press(KEYS.escape);
    await screen.sees('Engineer:');
  });

  it('is silent in a timed trial, in every manner', async () => {
    const screen = trials(80, 24, { settings: { engineer: 'school' } });
    await screen.sees('Drive the lap');
    screen.press(KEYS.enter);
    await screen.sees('which tires?');
    screen.press('1');
    await screen.sees('ready to go');
    screen.press(KEYS.enter);
    await screen.sees('where to?');
    expect(screen.text()).not.toContain('Engineer:');
    expect(screen.text()).not.toMatch(STAR);
    screen.press('h');
    await screen.sees('No radio in a timed trial');
  });
});
