import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../season/plan/plan.ts';
import { standings } from '../../../../season/standings/standings.ts';
import { ardennes } from '../../../../testing/season/ardennes.ts';
import {
  playSeason,
  type SeasonGame,
  type SeasonWishes,
} from '../../../../testing/season/season-game.ts';
import { fitsThePage, KEYS } from '../../../../testing/terminal/screen-game.ts';

async function desk(columns = 80, rows = 24): Promise<SeasonGame> {
  const screen = playSeason(columns, rows, ardennes());
  await screen.sees('Continue');
  screen.press(KEYS.enter);
  await screen.sees('Rulings');
  screen.press('6');
  await screen.sees('1 A new decision');
  screen.press('1');
  await screen.sees('A decision of the organiser');
  return screen;
}

describe('a decision of the organiser', () => {
  it('is told by the standings as they would be, and entered with its reason', async () => {
    const screen = await desk();
    await screen.sees(/1 {2}Dai +10 +▲/);
    await screen.sees(/2 {2}Ada +8 +-3 ▼/);
    screen.press(`${KEYS.down}${KEYS.down}4${KEYS.down}${KEYS.down}`);
    await screen.sees(/Ada +7 +-4/);
    screen.press('Off the track');
    await screen.sees('Off the track');
    screen.press(`${KEYS.down}${KEYS.enter}`);
    await screen.sees(/4 points off +Off the track/);
    const [first, second] = standings(screen.run.season()).drivers;
    expect([first?.driver, second?.points]).toEqual(['dai', 8]);
  });

  it('is refused with its reason where it does not fit, and nothing is entered', async () => {
    const screen = await desk();
    const { length } = screen.run.season().lines;
    // Disqualified at the third weekend, which nobody has raced.
    screen.press(`${KEYS.right}`);
    await screen.sees('disqualified');
    screen.press(`${KEYS.down}${KEYS.down}${KEYS.left}`);
    await screen.sees(/weekend +Otterbrook/);
    await screen.sees('Ada has not raced at');
    screen.press(`${KEYS.down}${KEYS.down}${KEYS.enter}`);
    await screen.sees('A decision of the organiser');
    expect(screen.run.season().lines).toHaveLength(length);
    screen.press(KEYS.escape);
    await screen.sees('1 A new decision');
  });

  it.each([
    [60, 20],
    [160, 50],
  ])('fits the screen at %ix%i', async (columns, rows) => {
    const screen = await desk(columns, rows);
    fitsThePage(screen);
    await screen.sees('Enter it in the ledger');
  });
});

async function planning(wishes: SeasonWishes = {}, columns = 80, rows = 24): Promise<SeasonGame> {
  const screen = playSeason(columns, rows, ardennes(), wishes);
  await screen.sees('5 Seasons');
  screen.press('5');
  await screen.sees('2 New season');
  screen.press('2');
  await screen.sees(/Name +Our season/);
  return screen;
}

describe('a new season', () => {
  it('is planned on one page, told in words, and begun', async () => {
    const begun: Plan[] = [];
    const create = (plan: Plan) => {
      begun.push(plan);
      return { problem: 'The disk is full.' };
    };
    const screen = await planning({ settings: { name: 'Ann' }, doors: { create } });
    screen.press('Friday Cup');
    await screen.sees(/Name +Friday Cup/);
    // Two laps; people are Ann and Ben; two CPU drivers.
    screen.press(`${KEYS.down}${KEYS.down}${KEYS.down}2`);
    await screen.sees('2 laps; tables of at most 10.');
    screen.press(`${KEYS.down}${KEYS.down}${KEYS.down}Ann, Ben`);
    await screen.sees('Drivers: Ann, Ben,');
    screen.press(`${KEYS.down}${KEYS.left}${KEYS.left}${KEYS.left}`);
    await screen.sees(/CPU drivers +2/);
    screen.press(KEYS.up.repeat(8));
    await screen.sees('▸ Start the season');
    screen.press(KEYS.enter);
    await screen.sees('The disk is full.');
    const [plan] = begun;
    expect(plan).toMatchObject({ name: 'Friday Cup', laps: 2, template: 'championship' });
    expect(plan?.entrants.map(({ cpu }) => cpu === undefined)).toEqual([true, true, false, false]);
    expect(plan?.entrants.slice(2).every(({ character }) => character !== undefined)).toBe(true);
    expect(plan?.calendar.map(({ track }) => track)).toEqual(['monza', 'spa', 'monaco']);
  });

  it('opens at its paddock', async () => {
    const screen = await planning();
    screen.press(KEYS.up);
    await screen.sees('▸ Start the season');
    screen.press(KEYS.enter);
    await screen.sees('Standings and matrix');
  });

  it('says what is missing instead of beginning', async () => {
    const screen = await planning();
    screen.press(KEYS.down.repeat(5));
    screen.press('nowhere');
    await screen.sees('There is no circuit nowhere');
    screen.press(KEYS.up.repeat(6));
    await screen.sees('▸ Start the season');
    screen.press(KEYS.enter);
    await screen.sees('The plan in words');
  });

  it.each([
    [60, 20],
    [80, 24],
    [160, 50],
  ])('fits the screen at %ix%i, its last line too', async (columns, rows) => {
    const screen = await planning({}, columns, rows);
    fitsThePage(screen);
    screen.press(KEYS.up);
    await screen.sees('▸ Start the season');
    await screen.sees('The plan in words');
    fitsThePage(screen);
  });
});
