import { expect, it } from 'vitest';
import { KEYS, play, toForm } from '../../testing/terminal/screen-game.ts';

it('a race begins once the drivers know the circuit; until then the screen stays awake', async () => {
  let known = () => {};
  const studying = new Promise<void>(resolve => {
    known = resolve;
  });
  const game = play(80, 24, { doors: { warmUp: () => studying } });
  await toForm(game);
  game.press(KEYS.enter.repeat(2));
  await game.until('the race is opened', () => game.book.started.length === 1);
  game.press('?');
  await game.sees('Keys');
  expect(game.book.started).toHaveLength(1);
  known();
  await game.sees('round 1');
});
