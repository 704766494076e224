import { expect, it } from 'vitest';
import { type Game, KEYS, play, toForm } from '../../../testing/terminal/screen-game.ts';

async function atForm(columns: number, rows: number): Promise<Game> {
  const screen = play(columns, rows);
  await toForm(screen);
  return screen;
}

it('the help line says what Enter does on each line of the form, and when left and right change something', async () => {
  const screen = await atForm(80, 24);
  await screen.sees('[enter] next line  [?] help');
  screen.press(KEYS.down);
  await screen.sees('[enter] Start the race');
  expect(screen.text()).not.toContain('[left] [right]');
  screen.press(KEYS.down);
  await screen.sees('[enter] next line  [left] [right] change');
  screen.press(KEYS.down.repeat(4));
  await screen.sees('[enter] Opponents');
});

it('a form that is higher than the screen says that it goes on below', async () => {
  const screen = await atForm(60, 20);
  screen.press(`A${KEYS.down}B${KEYS.down}C${KEYS.down}D`);
  await screen.sees('Driver 5');
  screen.press(KEYS.up.repeat(3));
  await screen.sees('more below');
  expect(screen.text()).not.toContain('Seed');
  screen.press(KEYS.up);
  await screen.sees('Seed');
  expect(screen.text()).not.toContain('more below');
});

it('the hint of an empty line stands still when the mark comes to it', async () => {
  const screen = await atForm(80, 24);
  const column = () =>
    screen
      .lines()
      .find(line => line.includes('Seed'))
      ?.indexOf('same seed');
  const before = column();
  screen.press(KEYS.up);
  await screen.sees(/▸ Seed/);
  expect(column()).toBe(before);
});
