// The page of the races that are over: their order, what finds them, and what can be done with the marked one.
import { describe, expect, it } from 'vitest';
import { replayOf, savedRace } from '../../../testing/saved-race.ts';
import { fitsThePage, type Game, KEYS, play } from '../../../testing/terminal/screen-game.ts';
import type { SaveEntry } from '../../services.ts';

function over(track: string, day: number, winner: string, drivers: readonly string[]): SaveEntry {
  const file = `/saves/${track.toLowerCase()}.json`;
  const writtenAt = Date.UTC(2026, 10, day);
  const race = { lap: 1, laps: 1, qualifying: false, finished: true } as const;
  return { ...race, file, track, drivers, writtenAt, winner };
}

const MONZA = over('Monza', 3, 'Zoë', ['Ann', 'Zoë']);
const SPA = over('Spa', 9, 'Ann', ['Ann', 'Bob']);
const IMOLA = over('Imola', 6, 'Cleo', ['Cleo', 'Dan']);

function opened(columns: number, rows: number, wishes: Parameters<typeof play>[2] = {}): Game {
  const listSaves = () => [MONZA, SPA, IMOLA];
  return play(columns, rows, { ...wishes, services: { listSaves, ...wishes.services } });
}

async function toPage(game: Game): Promise<void> {
  await game.sees(/4 (Resume a race|Reprendre)/);
  game.press('4');
  await game.sees(/Finished races|Courses terminées/);
}

/** Returns the circuits on the page from top to bottom. */
function circuits(game: Game): readonly string[] {
  return game.lines().flatMap(line => /\d (Monza|Spa|Imola)\b/.exec(line)?.[1] ?? []);
}

describe.each([
  [60, 20],
  [80, 24],
  [160, 50],
])('the finished races at %i x %i', (columns, rows) => {
  it('are listed newest first, and found by circuit, driver or winner', async () => {
    const game = opened(columns, rows);
    await toPage(game);
    expect(circuits(game)).toEqual(['Spa', 'Imola', 'Monza']);
    fitsThePage(game);
    game.press('/');
    for (const letter of 'zoe') game.press(letter);
    await game.sees('1/3');
    expect(circuits(game)).toEqual(['Monza']);
    fitsThePage(game);
    game.press(KEYS.escape);
    await game.sees('3/3');
    for (const letter of '/bob') game.press(letter);
    await game.sees('1/3');
    expect(circuits(game)).toEqual(['Spa']);
    for (const letter of 'xrq') game.press(letter);
    await game.sees('No finished race matches.');
    await game.sees('find: bobxrq');
  });
});

describe('the marked race', () => {
  it('is opened with Enter once it is found, and Escape leads back step by step', async () => {
    const wanted: string[] = [];
    const resume = (file: string) => {
      wanted.push(file);
      return { problem: 'Not here.' };
    };
    const game = opened(80, 24, { services: { resume } });
    await toPage(game);
    for (const letter of '/imo') game.press(letter);
    await game.sees('1/3');
    game.press(KEYS.enter);
    game.press(KEYS.enter);
    await game.sees('Not here.');
    expect(wanted).toEqual([IMOLA.file]);
    game.press(KEYS.escape);
    await game.sees('3/3');
    game.press(KEYS.escape);
    await game.sees('New race');
  });

  it('is written as a report with x', async () => {
    const race = savedRace('masters-2005');
    const pages: string[] = [];
    const keepReport = (name: string, markdown: string) => {
      pages.push(name, markdown);
      return `/saves/${name}`;
    };
    const replay = () => replayOf(race);
    const game = opened(80, 24, { services: { keepReport, replay } });
    await toPage(game);
    game.press('x');
    await game.sees('/saves/spa.md');
    expect(pages[0]).toBe('spa.md');
    expect(pages[1]).toMatch(/^# .*Masters/);
  });

  it.each([
    ['q', 'q'],
    ['Escape', KEYS.escape],
  ])('is shown again with r, and %s in the replay leads back to it', async (_, back) => {
    const replay = () => replayOf(savedRace('masters-2005', 30));
    const game = opened(80, 24, { services: { replay } });
    await toPage(game);
    game.press('r');
    await game.sees(/round \d/);
    expect(game.text()).not.toContain('[q]');
    game.press(back);
    await game.sees('3/3');
  });

  it('says why there is no report of a race that cannot be played again', async () => {
    const game = opened(80, 24, { services: { replay: () => ({ problem: 'It is damaged.' }) } });
    await toPage(game);
    game.press('x');
    await game.sees('It is damaged.');
  });
});

it('the races to go on with keep the list of saves, and lead on from its last line', async () => {
  const waiting = { lap: 1, laps: 2, qualifying: false, writtenAt: 0, drivers: ['Ann'] };
  const open: SaveEntry = { ...waiting, file: '/saves/open.json', track: 'Monaco' };
  const listSaves = () => [MONZA, open, SPA];
  const game = opened(80, 24, { settings: { language: 'fr' }, services: { listSaves } });
  await game.sees('Reprendre');
  game.press('4');
  await game.sees('2 Courses terminées (2)');
  expect(circuits(game)).toEqual([]);
  game.press('2');
  await game.sees(/1 Spa .*victoire d’Ann/);
  game.press(KEYS.escape);
  await game.sees('2 Courses terminées (2)');
});
