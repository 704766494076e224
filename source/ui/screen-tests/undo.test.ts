import { describe, expect, it } from 'vitest';
import { race as situation } from '../../testing/formula-de/builders.ts';
import { boardOf, type Game, raceFrom, trials } from '../../testing/terminal/screen-game.ts';

function onTheRoad(settings: { readonly language?: 'en' | 'fr' } = {}, people = 2): Game {
  const from = situation({
    board: boardOf('otterbrook'),
    toPlay: [0, 1],
    dice: [4, 4, 4, 4, 4, 4],
    cars: [{ space: 'M30' }, { space: 'M10' }],
  });
  return raceFrom(80, 24, from, ['Ann', 'Bob'].slice(0, people), { settings });
}

function kinds(screen: Game): readonly string[] {
  return screen.book.sessions[0]?.answers().map(({ choice }) => choice.kind) ?? [];
}

describe('u on the race screen', () => {
  it('takes a target back before the next die, and everybody reads it', async () => {
    const screen = onTheRoad();
    await screen.sees('Ann, your turn');
    screen.press('3');
    await screen.sees('where to?');
    screen.press('1');
    await screen.sees('Bob, your turn');
    // Bob is asked by now, so whose choice it is is said first.
    screen.press('u');
    await screen.sees("Take back Ann's choice? Press u again.");
    expect(kinds(screen)).toEqual(['chooseGear', 'move']);
    screen.press('u');
    await screen.sees(/Ann.*rolled 4 in 3rd: where to\?/);
    await screen.sees('Ann takes that back.');
    expect(kinds(screen)).toEqual(['chooseGear', 'move', 'takeBack']);
    screen.press('2');
    await screen.sees('Bob, your turn');
  });

  it('says why an answer stands', async () => {
    const screen = onTheRoad();
    await screen.sees('Ann, your turn');
    screen.press('u');
    await screen.sees('There is nothing to undo yet.');
    screen.press('3');
    await screen.sees('where to?');
    screen.press('u');
    await screen.sees('Too late to undo: the die has fallen.');
    expect(kinds(screen)).toEqual(['chooseGear']);
  });

  it('speaks French', async () => {
    const screen = onTheRoad({ language: 'fr' });
    await screen.sees('Ann, à vous');
    screen.press('3');
    await screen.loses('quel rapport');
    screen.press('u');
    await screen.sees('Trop tard pour annuler : le dé est tombé.');
  });

  it('takes nothing back on a timed lap (R-91)', async () => {
    const screen = trials(80, 24, { humans: ['Ann'] });
    await screen.sees('Drive the lap');
    screen.press('1');
    await screen.sees('which tires?');
    screen.press('1');
    await screen.sees('the clock starts');
    screen.press('1');
    await screen.sees('where to?');
    screen.press('u');
    await screen.sees('No undo on a timed lap');
  });
});
