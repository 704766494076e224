// Brakes by one key: it pulls the marked space back, a brake at a time, and the list never grows by what brakes can do.
import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../../../circuit/board.ts';
import type { FormulaDeChoice } from '../../../../rules/formula-de/choices.ts';
import { play, race as situation } from '../../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../../testing/formula-de/race-model.ts';
import { boardOf, KEYS, raceFrom } from '../../../../testing/terminal/screen-game.ts';
import { EN } from '../../../words/en/words.ts';
import type { FormulaModel } from '../formula-de-model.ts';
import { defaultItem, itemsAsked } from '../prompt.ts';
import { cutTo, markedItem, nextCut } from './pull-back.ts';

const BOARD = boardOf('otterbrook');
/** In 5th gear on a straight with three brakes. */
const FAR = { board: BOARD, toPlay: [0], dice: [16], cars: [{ space: 'L14', gear: 5 }] };

function asked(): FormulaModel {
  const now = play(situation(FAR), { kind: 'chooseGear', gear: 5 });
  const model = raceModel(now, EN);
  return { ...model, at: defaultItem(itemsAsked(model, EN.race))?.value ?? '' };
}

const chosen = (model: FormulaModel) => markedItem(model, EN.race)?.choice as FormulaDeChoice;

function pressed(model: FormulaModel): FormulaModel {
  const next = nextCut(model);
  return next === undefined ? model : cutTo(model, next, EN.race);
}

describe('the key of the brakes', () => {
  it('pulls the marked space back by one brake at a time, and lets go after the last', () => {
    const presses = [asked()];
    for (let count = 0; count < 4; count++) presses.push(pressed(presses.at(-1) ?? asked()));
    const used = presses.map(model => ('brakes' in chosen(model) ? chosen(model) : undefined));
    expect(used.map(choice => (choice && 'brakes' in choice ? choice.brakes : -1))).toEqual([
      0, 1, 2, 3, 0,
    ]);
    const ticks = presses.slice(0, 4).map(model => {
      const choice = chosen(model);
      return 'to' in choice ? spaceOf(BOARD, choice.to).tick : -1;
    });
    expect(ticks).toEqual(ticks.toSorted((one, other) => other - one));
    expect(new Set(ticks).size).toBe(4);
    expect(chosen(presses[4] ?? asked())).toEqual(chosen(presses[0] ?? asked()));
  });

  it('never makes the list longer than the ends of one length of move', () => {
    for (let model = asked(), count = 0; count < 4; count++, model = pressed(model)) {
      expect(itemsAsked(model, EN.race).length).toBeLessThanOrEqual(12);
    }
  });

  it.each([
    [80, 24],
    [160, 50],
  ])(
    'has the price of the next step beside it, and Escape lets go, at %ix%i',
    async (columns, rows) => {
      const screen = raceFrom(columns, rows, situation(FAR), ['Ann']);
      await screen.sees('which gear?');
      screen.press('5');
      await screen.sees(/\[b\] brake: [LMR]\d+.*costs 1 brake/);
      screen.press('b');
      await screen.sees(/Braking by 1; \[b\] more: [LMR]\d+.*costs 2 brakes/);
      screen.press('b');
      screen.press('b');
      await screen.sees('Braking by 3, the most. [b] stop braking');
      screen.press(KEYS.escape);
      await screen.sees(/\[b\] brake: [LMR]\d+.*costs 1 brake/);
    },
  );

  it('shows the price on the line where there is no room for more, at 60x20', async () => {
    const screen = raceFrom(60, 20, situation(FAR), ['Ann']);
    await screen.sees('which gear?');
    screen.press('5');
    await screen.sees('[b] brake');
    screen.press('b');
    await screen.sees(/▸ \d .*costs 1 brake/);
    screen.press('b');
    await screen.sees(/▸ \d .*costs 2 brakes/);
  });
});
