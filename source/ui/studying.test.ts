import { afterEach, expect, it } from 'vitest';
import { type Game, KEYS, play } from '../testing/screen-game.ts';

let game: Game | undefined;

afterEach(async () => {
  game?.press(KEYS.ctrlC);
  game?.press(KEYS.ctrlC);
  await game?.exit;
  game = undefined;
});

it('a race begins once the drivers know the circuit; until then the screen stays awake', async () => {
  let known = () => {};
  const studying = new Promise<void>(resolve => {
    known = resolve;
  });
  game = play(80, 24, { doors: { warmUp: () => studying } });
  await game.sees('New race');
  game.press(KEYS.enter);
  await game.sees('Choose a circuit');
  game.press(KEYS.enter);
  await game.sees('Driver 1');
  game.press(`${KEYS.enter}${KEYS.enter}`);
  await game.until('the race is opened', () => game?.book.started.length === 1);
  game.press('?');
  await game.sees('Keys');
  expect(game.book.started).toHaveLength(1);
  known();
  await game.sees('round 1');
});
