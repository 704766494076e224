import { describe, expect, it } from 'vitest';
import { characterNamed } from '../../drivers/levels/characters.ts';
import { drawOpponents } from '../../drivers/levels/opponents.ts';
import { type Game, KEYS, play, toForm, type Wishes } from '../../testing/terminal/screen-game.ts';
import { DEFAULT_SETTINGS, type NewRace } from '../services.ts';
import { EN } from '../words/en/words.ts';

const LEVELS = ['rookie', 'club', 'pro', 'champion'];
const LAST: Omit<NewRace, 'seed'> = {
  track: 'otterbrook',
  laps: 1,
  humans: ['Ann'],
  cars: 4,
  level: 'club',
  spread: 'mixed',
  opponents: [],
  rules: 'masters-2005',
  options: { weather: 'sun', tires: 'hard', preparation: 'ready' },
  grid: { qualify: 'dice', sessions: 1, hand: 'guided' },
};
/** The opponents that the seed of the test services draws. */
const DRAWN = drawOpponents(
  { count: 3, level: 'club', spread: 'mixed', levels: LEVELS, taken: ['Ann'] },
  4711,
);

/** Opens the form with the line of the opponents marked. */
async function atOpponents(columns: number, rows: number, wishes: Wishes = {}): Promise<Game> {
  const settings = {
    ...DEFAULT_SETTINGS,
    language: 'en',
    lastRace: LAST,
    ...wishes.settings,
  } as const;
  const open = play(columns, rows, { settings, services: { levels: LEVELS, ...wishes.services } });
  await toForm(open);
  await mark(open, /Opponents/);
  return open;
}

/** Returns the line with the pointer. */
function marked(screen: Game): string {
  return screen.lines().find(line => /^[>▸]/.test(line)) ?? '';
}

/** Goes down until a line is marked. */
async function mark(screen: Game, line: RegExp): Promise<void> {
  while (!line.test(marked(screen))) {
    const before = marked(screen);
    screen.press(KEYS.down);
    await screen.until('the mark moves', () => !['', before].includes(marked(screen)));
  }
}

describe('the opponents on the screen', () => {
  it.each([
    [80, 24],
    [60, 20],
    [160, 50],
  ])('are listed with name, level and style at %i by %i', async (columns, rows) => {
    const screen = await atOpponents(columns, rows);
    screen.press(KEYS.enter);
    await screen.sees('Your opponents');
    for (const { name, level } of DRAWN)
      await screen.sees(new RegExp(`${name} .* ${level} .*[a-z]`));
    await screen.sees(`${DRAWN[0]?.name}: `);
    expect(screen.wrappedRows()).toBe(0);
  });

  it('fit the smallest screen when the grid is full', async () => {
    const lastRace = { ...LAST, humans: [], cars: 12 };
    const screen = await atOpponents(60, 20, { settings: { lastRace }, services: { carsMax: 12 } });
    screen.press(KEYS.enter);
    await screen.sees('Your opponents');
    const list = screen.lines().filter(line => /rookie|club|pro/.test(line));
    expect(list).toHaveLength(12);
    screen.press(KEYS.up);
    const [last = '?'] = list.at(-1)?.trim().split(' ') ?? [];
    await screen.until('the last line is marked', () => marked(screen).includes(last));
  });

  it('are changed by arrows, kept for the next time, and race as picked', async () => {
    const screen = await atOpponents(80, 24);
    screen.press(KEYS.enter);
    await screen.sees('Your opponents');
    const [first, second] = DRAWN;
    screen.press(KEYS.right);
    await screen.sees('your own picks');
    expect(screen.text()).not.toContain(first?.name);
    screen.press(KEYS.down + KEYS.tab + KEYS.right);
    const better = LEVELS[LEVELS.indexOf(second?.level ?? '') + 1];
    await screen.sees(new RegExp(`${second?.name} .*< ${better} >`));
    screen.press(KEYS.escape);
    await screen.sees(/Opponents +< your own picks >/);
    await mark(screen, /Start the race/);
    screen.press(KEYS.enter);
    await screen.until('the race begins', () => screen.book.started.length === 1);
    const opponents = screen.book.started[0]?.opponents ?? [];
    expect(opponents[1]).toEqual({ name: second?.name, level: better });
    expect(opponents[0]?.name).not.toBe(first?.name);
    expect(screen.book.settings.lastRace).toMatchObject({ spread: 'chosen', opponents });
  });

  it('are drawn again by a key, and all alike when the player wants it', async () => {
    const screen = await atOpponents(80, 24);
    screen.press(KEYS.right);
    await screen.sees('all at that level');
    screen.press(KEYS.enter);
    await screen.sees('Your opponents');
    const before = screen.text();
    expect(before).not.toMatch(/rookie|pro/);
    screen.press('r');
    await screen.until('others are drawn', () => screen.text() !== before);
    expect(screen.text()).not.toMatch(/rookie|pro/);
  });

  it('say what they are known for in the race and when it is over', async () => {
    const lastRace = { ...LAST, humans: [], cars: 3 };
    const screen = await atOpponents(80, 24, { settings: { lastRace, pace: 'slow' } });
    await mark(screen, /Start the race/);
    screen.press(KEYS.enter);
    await screen.until('the race begins', () => screen.book.started.length === 1);
    await screen.sees('lap 1/1');
    const { name: first, driver } = screen.book.sessions[0]?.seats[0] ?? {};
    const character = driver?.kind === 'cpu' ? driver.character : undefined;
    const style = EN.styles[characterNamed(character ?? '')?.style ?? 'blocker'].name;
    await screen.sees(new RegExp(`^ ${first} \\([A-Z]\\), .*${style}  gear \\d  P\\d of 3`, 'm'));
    screen.press('s');
    await screen.sees('See the classification');
    screen.press(KEYS.enter);
    screen.resize(120, 40);
    await screen.sees('level, style');
    for (const { name, level } of screen.book.started[0]?.opponents ?? []) {
      await screen.sees(new RegExp(`${name} +${level}, [a-z]+`));
    }
  });
});
