import { it } from 'vitest';
import { race as situation } from '../../../../testing/formula-de/builders.ts';
import { boardOf, type Game, KEYS, raceFrom } from '../../../../testing/terminal/screen-game.ts';

const BOARD = boardOf('otterbrook');

/** Starts a game at the choice of a gear for a car that comes fast to a corner, with little to pay for an overshoot. */
function beforeACorner(columns: number, rows: number, language: 'en' | 'fr'): Game {
  const before = BOARD.spaces.find(space => space.lane === 0 && space.toCorner === 3);
  if (before === undefined) throw new Error('the board has a corner');
  const car = { space: before.id, gear: 4, points: { tires: 1, brakes: 0 } };
  const from = situation({ board: BOARD, cars: [car], toPlay: [0] });
  return raceFrom(columns, rows, from, ['Ann'], { settings: { language } });
}

it.each([
  [80, 24],
  [100, 30],
  [160, 50],
])('the race engineer says what the marked gear is worth, at %ix%i', async (columns, rows) => {
  const game = beforeACorner(columns, rows, 'en');
  await game.sees(/which gear\?/);
  game.press('h');
  await game.sees(/Engineer: \d(st|nd|rd|th) is \d\.\d rolls? (better|worse) than \d/);
  game.press(KEYS.down);
  await game.sees(/Engineer: (\d(st|nd|rd|th) is \d\.\d rolls? worse|no!)/);
});

it('has the one row that six gears leave, at 80x24', async () => {
  const from = situation({ board: BOARD, cars: [{ space: 'M10', gear: 5 }], toPlay: [0] });
  const game = raceFrom(80, 24, from, ['Ann']);
  await game.sees(/6 +21-30/);
  game.press('h');
  await game.sees(/Engineer: \d(st|nd|rd|th) is \d\.\d rolls? (better|worse) than \d/);
});

it('says it in French', async () => {
  const game = beforeACorner(80, 24, 'fr');
  await game.sees(/quel rapport/);
  game.press('h');
  await game.sees(
    /Ingénieur : la \de, (\d,\d lancers?|\p{L}+ dixièmes? de lancer) de (mieux|plus) que/u,
  );
});
