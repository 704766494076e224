import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../season/plan/plan.ts';
import { ardennes } from '../../../../testing/season/ardennes.ts';
import {
  playSeason,
  type SeasonGame,
  type SeasonWishes,
} from '../../../../testing/season/season-game.ts';
import { fitsThePage, KEYS } from '../../../../testing/terminal/screen-game.ts';

async function planning(wishes: SeasonWishes = {}, columns = 80, rows = 24): Promise<SeasonGame> {
  const screen = playSeason(columns, rows, ardennes(), wishes);
  await screen.sees('7 Seasons');
  screen.press('7');
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
    const screen = await planning({ settings: { name: 'Ann' }, services: { create } });
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

  it('has lines for cars that are built once and for marshals, in a book that builds cars (TR-3, TR-9)', async () => {
    const screen = await planning({}, 100, 40);
    screen.press(`${KEYS.down}${KEYS.right.repeat(5)}`);
    await screen.sees('Series of 1995');
    await screen.sees(/Cars +as in the format/);
    await screen.sees('Cars are built once, for');
    screen.press(`${KEYS.down.repeat(14)}${KEYS.right}`);
    await screen.sees(/Cars +built for each race/);
    screen.press(`${KEYS.down}${KEYS.right}${KEYS.right}`);
    await screen.sees(/Marshals +a team sits out each race/);
    await screen.sees('The teams take turns');
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
    await screen.sees(/▸ Calendar +3: Monza, Spa, Mo/);
    screen.press(KEYS.enter);
    await screen.sees('Back to the plan');
    screen.press('\u0004\u0004\u0004');
    await screen.sees('The calendar has no circuit yet.');
    screen.press(KEYS.escape);
    await screen.sees(/▸ Calendar/);
    screen.press(KEYS.up.repeat(6));
    await screen.sees('▸ Start the season');
    screen.press(KEYS.enter);
    await screen.sees('The plan in words');
  });

  it('has a calendar of its own: circuits added, moved and taken out, with laps and a book each', async () => {
    const begun: Plan[] = [];
    const create = (plan: Plan) => {
      begun.push(plan);
      return { problem: 'The disk is full.' };
    };
    const screen = await planning({ services: { create } });
    screen.press(`${KEYS.down.repeat(5)}${KEYS.enter}`);
    await screen.sees(/▸ +1 +Monza/);
    // A letter goes to the circuits that begin with it; behind the marked line comes another one.
    screen.press('o');
    await screen.sees(/▸ +1 +Otterbrook/);
    screen.press('\u000e');
    await screen.sees(/▸ +2 +Monza/);
    screen.press('<');
    await screen.sees(/▸ +1 +Monza/);
    screen.press(`${KEYS.down}${KEYS.tab}2`);
    await screen.sees(/▸ +2 +Otterbrook +2/);
    screen.press(`${KEYS.tab}${KEYS.right}`);
    await screen.sees(/Otterbrook +2 +Masters 2005/);
    screen.press(KEYS.right);
    await screen.sees(/Otterbrook +2 +Masters 2002/);
    screen.press(`${KEYS.down}\u0004`);
    await screen.loses(/Spa/);
    screen.press(`${KEYS.down}${KEYS.enter}`);
    await screen.sees(/4 +Spa/);
    screen.press(`${KEYS.down.repeat(2)}`);
    await screen.sees('▸ Back to the plan');
    screen.press(KEYS.enter);
    await screen.sees(/Calendar +4: Monza, Otterb/);
    screen.press(KEYS.up.repeat(6));
    await screen.sees('▸ Start the season');
    screen.press(KEYS.enter);
    await screen.sees('The disk is full.');
    const [plan] = begun;
    expect(plan?.calendar.map(({ track }) => track)).toEqual([
      'monza',
      'otterbrook',
      'monaco',
      'spa',
    ]);
    expect(plan?.calendar[1]).toMatchObject({ laps: 2, rules: 'masters-2002' });
    expect(plan?.calendar[0]).not.toHaveProperty('laps');
  });

  it('names its entrants one by one, with teams, letters and levels, many in one paste', async () => {
    const begun: Plan[] = [];
    const create = (plan: Plan) => {
      begun.push(plan);
      return { problem: 'The disk is full.' };
    };
    const screen = await planning({ settings: { name: 'Ann' }, services: { create } });
    screen.press(KEYS.down.repeat(10));
    await screen.sees(/▸ Entrants +one by one/);
    screen.press(KEYS.enter);
    await screen.sees(/▸ +1 +Ann/);
    await screen.sees(/6 .* club/);
    // The five CPU drivers go; eleven people come in one paste.
    screen.press(`${KEYS.down}${'\u0004'.repeat(5)}${KEYS.enter}`);
    await screen.sees(/▸ +2/);
    screen.press(KEYS.paste('Ben, Cleo, Dai, Eve, Finn, Gus, Hana, Ivo, Jan, Kim, ann'));
    await screen.sees('Two drivers are called ann');
    screen.press('\u0015Lea');
    await screen.sees(/▸ 12 +Lea/);
    screen.press(`${KEYS.tab}Rosso${KEYS.tab}zz${KEYS.tab}${KEYS.right}`);
    await screen.sees(/Lea +Rosso +z +random/);
    screen.press(KEYS.escape);
    await screen.sees(/Entrants +12: Ann, Ben/);
    expect(screen.text()).not.toContain('CPU drivers');
    await screen.sees('The format takes 2 to 10 drivers; you have 12.');
    screen.press(`${KEYS.up.repeat(5)}${KEYS.right}`);
    await screen.sees('Masters day');
    screen.press(KEYS.up.repeat(2));
    await screen.sees('▸ Start the season');
    screen.press(KEYS.enter);
    await screen.sees('The disk is full.');
    const [plan] = begun;
    expect(plan?.entrants).toHaveLength(12);
    expect(plan?.entrants.at(-1)).toEqual({
      id: 'lea',
      name: 'Lea',
      letter: 'Z',
      team: 'rosso',
      cpu: 'random',
    });
    expect(plan?.teams).toEqual([{ id: 'rosso', name: 'Rosso' }]);
  });

  it('settles ties in the order that is wanted', async () => {
    const begun: Plan[] = [];
    const create = (plan: Plan) => {
      begun.push(plan);
      return { problem: 'The disk is full.' };
    };
    const screen = await planning({ services: { create } }, 160, 50);
    screen.press(KEYS.down.repeat(14));
    await screen.sees(/▸ Ties +as in the format/);
    screen.press(KEYS.enter);
    await screen.sees(/▸ +1 +wins/);
    screen.press('>');
    await screen.sees(/▸ +2 +wins/);
    screen.press(`${KEYS.escape}`);
    await screen.sees(/Ties +.*, wins/);
    screen.press(KEYS.up.repeat(15));
    screen.press(KEYS.enter);
    await screen.sees('The disk is full.');
    expect(begun[0]?.rank).toEqual(['points', 'places', 'wins', 'latest', 'lot']);
  });

  it('is written into a file that is asked for, and goes on', async () => {
    const full = { problem: '/plans/cup.yaml is there already: give another name.' };
    const screen = await planning({
      services: { keepPlan: file => (file === 'cup.yaml' ? full : file) },
    });
    screen.press(KEYS.up.repeat(2));
    await screen.sees('▸ Save the plan as a file');
    screen.press(KEYS.enter);
    await screen.sees('File  our-season.yaml');
    screen.press(`cup.yaml${KEYS.down}${KEYS.enter}`);
    await screen.sees('is there already');
    screen.press(`${KEYS.up}\u0015friday.yaml${KEYS.down}${KEYS.enter}`);
    await screen.sees('Written to friday.yaml');
    await screen.sees(/Name +Our season/);
    screen.press(`${KEYS.up.repeat(2)}${KEYS.enter}`);
    await screen.sees('▸ File');
    screen.press(KEYS.escape);
    await screen.sees(/Name +Our season/);
  });

  it('shows the caret of a long text, which scrolls with it', async () => {
    const screen = await planning({}, 60, 20);
    const names = Array.from({ length: 12 }, (_, at) => `Driver ${at + 1}`).join(', ');
    screen.press(`${KEYS.down.repeat(6)}\u0015${names}`);
    await screen.sees(/Driver 12▏/);
    fitsThePage(screen);
    screen.press('\u0001');
    await screen.sees(/▏Driver 1, /);
    expect(screen.text()).not.toContain('Driver 12');
    fitsThePage(screen);
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
