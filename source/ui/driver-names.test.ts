import { expect, it } from 'vitest';
import { KEYS, race, trials } from '../testing/terminal/screen-game.ts';
import { writable } from './driver-names.ts';

const driver = (name: string) => ({ name, kind: 'human', level: '', character: '' }) as const;

it('a name that ASCII cannot write gives way to a number, one with accents does not', () => {
  const drivers = ['Zoë', '李小龍', 'Łukasz', 'Øyvind', 'Иван'].map(driver);
  const names = writable(drivers, true, number => `Driver ${number}`).map(({ name }) => name);
  expect(names).toEqual(['Zoë', 'Driver 2', 'Łukasz', 'Øyvind', 'Driver 5']);
  expect(writable(drivers, false, String)).toEqual(drivers);
});

it('two people with such names are told apart, in the race and in its story', async () => {
  const screen = race(80, 24, { humans: ['李小龍', '王小明'], cars: 2, settings: { ascii: true } });
  await screen.sees(/Driver [12], your turn/);
  screen.press(KEYS.enter);
  await screen.sees(/Driver [12] moves/);
  expect(screen.text()).not.toContain('???');
});

it('and on the sheet of the timed trials', async () => {
  const screen = trials(80, 24, { humans: ['李小龍', '王小明'], settings: { ascii: true } });
  await screen.sees('Drive the lap');
  expect(screen.text()).toMatch(/Driver 1[\s\S]*Driver 2|Driver 2[\s\S]*Driver 1/);
  expect(screen.text()).not.toContain('???');
});

it('the strip of a timed lap calls the car by the initial of its driver', async () => {
  const screen = trials(80, 24, { humans: ['Zoë'] });
  await screen.sees('Drive the lap');
  screen.press('1');
  await screen.sees('which tires?');
  await screen.sees('[Z]');
});

it('the tires of a timed lap are told as they are in a session: no laps of a set (M-8-5-T2)', async () => {
  const screen = trials(80, 24, { humans: ['Zoë'], weather: 'sun' });
  await screen.sees('Drive the lap');
  screen.press('1');
  await screen.sees(/soft +2 +2 +3 +\+1\s/);
  await screen.sees(/rain +2 +1 +1 +-/);
  await screen.sees('sun, dry track  par');
});
