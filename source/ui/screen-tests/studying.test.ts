import { expect, it } from 'vitest';
import { KEYS, play, toForm } from '../../testing/terminal/screen-game.ts';

it('a race begins once the drivers know the circuit; until then the screen stays awake', async () => {
  let known = () => {};
  const studying = new Promise<void>(resolve => {
    known = resolve;
  });
  const game = play(80, 24, { services: { warmUp: () => studying } });
  await toForm(game);
  game.press(KEYS.enter.repeat(2));
  await game.until('the race is opened', () => game.book.started.length === 1);
  game.press('?');
  await game.sees('Keys');
  expect(game.book.started).toHaveLength(1);
  known();
  await game.sees('round 1');
});

it('a driver who has to learn more in the middle of a race is waited for, and the screen stays awake', async () => {
  let known = () => {};
  const studying = new Promise<void>(resolve => {
    known = resolve;
  });
  const asked = { times: 0 };
  const warmUp = () => {
    asked.times += 1;
    return asked.times === 2 ? studying : undefined;
  };
  const game = play(80, 24, { services: { warmUp } });
  await toForm(game);
  game.press(KEYS.enter.repeat(2));
  await game.until('a driver studies', () => asked.times === 2);
  game.press('?');
  await game.sees('Keys');
  expect(asked.times).toBe(2);
  known();
  await game.until('it has answered', () => asked.times > 2);
});
