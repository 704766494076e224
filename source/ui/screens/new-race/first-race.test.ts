import { describe, expect, it } from 'vitest';
import { type Game, KEYS, play, toForm } from '../../../testing/terminal/screen-game.ts';
import { DEFAULT_SETTINGS, type NewRace } from '../../services.ts';

const LAST: Omit<NewRace, 'seed'> = {
  track: 'monza',
  laps: 2,
  humans: ['Ann'],
  cars: 4,
  level: 'club',
  spread: 'mixed',
  opponents: [],
  rules: 'masters-2005',
  options: { weather: 'sun', tires: 'hard', preparation: 'ready' },
  grid: { qualify: 'dice', sessions: 1, hand: 'guided' },
};
const NEWCOMER = { settings: { name: 'Player 1' } };

function marked(screen: Game): string {
  return screen.lines().find(line => /^[>▸]/.test(line)) ?? '';
}

/** Presses Enter until a race starts, at most `most` times; returns how often. */
async function enterUntilStart(screen: Game, most: number): Promise<number> {
  const hasStarted = () => screen.book.started.length > 0;
  for (let times = 0; times < most; times++) {
    if (hasStarted()) return times;
    const before = screen.text();
    screen.press(KEYS.enter);
    await screen.until('Enter does something', () => hasStarted() || screen.text() !== before);
  }
  return hasStarted() ? most : Number.POSITIVE_INFINITY;
}

describe('a first race', () => {
  it('begins with the name: typed over the one that stands there, then Enter until it starts', async () => {
    const screen = play(80, 24, NEWCOMER);
    await toForm(screen);
    expect(marked(screen)).toContain('Player 1▏');
    screen.press('Ada');
    await screen.sees('Ada▏');
    expect(screen.text()).not.toContain('Player 1');
    expect(await enterUntilStart(screen, 10)).toBeLessThanOrEqual(3);
    expect(screen.book.started[0]?.humans).toEqual(['Ada']);
  });

  it('starts from every line of the form by Enter alone, through the list of opponents too', async () => {
    const screen = play(80, 24, NEWCOMER);
    await toForm(screen);
    screen.press(KEYS.down.repeat(3));
    await screen.sees(/▸ Circuit/);
    expect(await enterUntilStart(screen, 20)).toBeLessThan(20);
  });

  it('takes four Enters under the name that is known', async () => {
    const screen = play(80, 24, NEWCOMER);
    await toForm(screen);
    expect(await enterUntilStart(screen, 10)).toBeLessThanOrEqual(3);
    expect(screen.book.started[0]?.humans).toEqual(['Player 1']);
  });
});

it('another race like the last one takes three Enters from the title', async () => {
  const screen = play(80, 24, {
    settings: { ...DEFAULT_SETTINGS, language: 'en', lastRace: LAST },
  });
  await screen.sees('New race');
  screen.press(KEYS.enter.repeat(3));
  await screen.until('the race starts', () => screen.book.started.length === 1);
  expect(screen.book.started[0]).toMatchObject({ track: 'monza', laps: 2, humans: ['Ann'] });
});

it('a name typed on the line that starts the race is that of the first driver', async () => {
  const screen = play(80, 24, {
    settings: { ...DEFAULT_SETTINGS, language: 'en', lastRace: LAST },
  });
  await toForm(screen);
  expect(marked(screen)).toContain('Start the race');
  screen.press('Nora');
  await screen.sees('Nora▏');
  expect(await enterUntilStart(screen, 10)).toBeLessThanOrEqual(3);
  expect(screen.book.started[0]?.humans).toEqual(['Nora']);
});

describe('a name in the form', () => {
  it('is edited where it stands once an arrow has touched it', async () => {
    const screen = play(80, 24, NEWCOMER);
    await toForm(screen);
    screen.press(`${KEYS.left}x`);
    await screen.sees('Player x▏1');
    screen.press('\u0015Bo');
    await screen.sees('Bo▏');
  });

  it('takes the letter q, and the help line promises nothing else; the question mark still asks for help', async () => {
    const screen = play(80, 24, NEWCOMER);
    await toForm(screen);
    expect(screen.text()).not.toContain('[q]');
    screen.press('q');
    await screen.sees('q▏');
    screen.press('?');
    await screen.sees('This screen');
    screen.press(KEYS.escape);
    await screen.sees('q▏');
  });

  it('has a caret of plain characters too', async () => {
    const screen = play(80, 24, { settings: { name: 'Player 1', ascii: true } });
    await toForm(screen);
    await screen.sees('Player 1|');
  });

  it('is where letters belong: on another line they are said to go nowhere', async () => {
    const screen = play(80, 24, NEWCOMER);
    await toForm(screen);
    screen.press(`${KEYS.down.repeat(3)}z`);
    await screen.sees('Names go on the driver lines');
  });
});
