import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { spaceAt } from '../../../circuit/board.ts';
import { crossesLine, type FormulaSpace } from '../../../circuit/formula-board.ts';
import type { Session } from '../../../session/session.ts';
import { realDisk } from '../../../storage/disk.ts';
import { playOut } from '../../../testing/bids/bid-session.ts';
import { resumed, sessionOf } from '../../../testing/every-book.ts';
import { race as situation } from '../../../testing/formula-de/builders.ts';
import { freshFolder } from '../../../testing/fresh-folder.ts';
import { boardOf, type Game, KEYS, play, raceFrom } from '../../../testing/terminal/screen-game.ts';
import type { SaveEntry } from '../../services.ts';

const BOARD = boardOf('otterbrook');

/** Returns the id of the space two before the line, where brakes leave a choice. */
function beforeLine(lane: number): string {
  const ahead = (space: FormulaSpace) => spaceAt(BOARD, space.ahead);
  const found = BOARD.spaces.find(
    space => space.lane === lane && crossesLine(ahead(space), ahead(ahead(space))),
  );
  return found?.id ?? '';
}

it('a car that is out carries no place, in the table of the race and in the classification', async () => {
  const from = situation({
    board: BOARD,
    toPlay: [0],
    dice: [4],
    cars: [
      { space: beforeLine(0), laps: 3 },
      { space: 'M20', laps: 3, condition: 'wreck' },
    ],
  });
  const screen = raceFrom(160, 50, from, ['Ann', 'Bob']);
  await screen.sees('which gear?');
  await screen.sees(/^.* - B {2}Bob +retired/m);
  screen.press('3');
  await screen.sees('where to?');
  screen.press(KEYS.enter);
  await screen.sees('The race is over.');
  screen.press(KEYS.enter);
  await screen.sees(/^ +1 +1 A +Ann +.* 1 /m);
  await screen.sees(/^ +- +2 B +Bob +.* round 1: wrecked in a collision/m);
});

it('another race is filled in with the people and the laps of the race just driven', async () => {
  // Two cars on the last spaces of the last lap, wherever their race was set up.
  const from = situation({
    board: BOARD,
    toPlay: [0, 1],
    dice: [4, 4],
    cars: [
      { space: beforeLine(0), laps: 3 },
      { space: beforeLine(2), laps: 3 },
    ],
  });
  const lastRace = {
    track: 'monza',
    laps: 1,
    humans: ['Zoe'],
    cars: 5,
    level: 'random',
    spread: 'even',
    opponents: [],
    rules: 'masters-2005',
    options: { weather: 'rain', tires: 'hard', preparation: 'ready' },
    grid: { qualify: 'timed', sessions: 2, hand: 'free' },
  } as const;
  const screen = raceFrom(80, 24, from, ['Ann', 'Bob'], { settings: { lastRace } });
  for (let turn = 0; turn < 2; turn++) {
    await screen.sees('which gear?');
    screen.press('3');
    await screen.sees('where to?');
    screen.press(KEYS.enter);
  }
  await screen.sees('The race is over.');
  expect(screen.text()).toMatch(/order .*\/flag/);
  expect(screen.lines()[1]).not.toContain('*');
  screen.press(KEYS.enter);
  await screen.sees('Race again');
  screen.press('n');
  await screen.sees('Choose a circuit');
  screen.press(KEYS.enter);
  await screen.sees(/Driver 1 +Ann/);
  await screen.sees(/Driver 2 +Bob/);
  await screen.sees(/Laps +3/);
  await screen.sees(/Cars +2/);
  await screen.sees(/Grid +random draw/);
  expect(screen.text()).not.toContain('Zoe');
});

describe('the page after the flag', () => {
  /** Leads to the page of a race of two cars that has only its last play left. */
  async function afterTheFlag(): Promise<Game> {
    const from = situation({
      board: BOARD,
      toPlay: [0, 1],
      dice: [4, 4],
      cars: [
        { space: beforeLine(0), laps: 3 },
        { space: beforeLine(2), laps: 3 },
      ],
    });
    const screen = raceFrom(80, 24, from, ['Ann', 'Bob']);
    for (let turn = 0; turn < 2; turn++) {
      await screen.sees('which gear?');
      screen.press('3');
      await screen.sees('where to?');
      screen.press(KEYS.enter);
    }
    await screen.sees('The race is over.');
    screen.press(KEYS.enter);
    await screen.sees(/pos .* driver +rolls/);
    return screen;
  }

  it.each([
    ['s', 'Ann won from pole position in 1 roll.'],
    ['c', /^ +1 A/m],
  ])(
    'opens a panel by its key and closes it by the same one or by Escape: %s',
    async (key, shown) => {
      const screen = await afterTheFlag();
      for (const close of [key, KEYS.escape]) {
        screen.press(key);
        await screen.sees(shown);
        expect(screen.text()).not.toMatch(/driver +rolls/);
        screen.press(close);
        await screen.sees(/pos .* driver +rolls/);
      }
      screen.press(KEYS.escape);
      await screen.sees('New race');
    },
  );

  it.each([
    ['Enter races again at once with other dice', KEYS.enter, 4711],
    ['d races again with the same dice', 'd', 1],
  ])('%s', async (_, key, seed) => {
    const screen = await afterTheFlag();
    screen.press(key);
    await screen.sees(/ready to go|which gear\?|where to\?/);
    const again = screen.book.sessions.at(-1)?.setup;
    expect(again).toMatchObject({ seed, laps: 3, seats: [{ name: 'Ann' }, { name: 'Bob' }] });
  });

  it('writes the page as Markdown beside the saves, and says where', async () => {
    const screen = await afterTheFlag();
    screen.press('x');
    await screen.sees('Written to /saves/otterbrook-1.md');
  });

  it('goes from the points spent to the points left, and back to the result', async () => {
    const screen = await afterTheFlag();
    screen.press('p');
    await screen.sees('Points spent, and what was counted  1/2');
    screen.press('p');
    await screen.sees('Points left at the end  2/2');
    screen.press('p');
    await screen.sees(/pos .* driver +rolls/);
  });

  it('goes from one panel straight to another, and keeps its list under each', async () => {
    const screen = await afterTheFlag();
    screen.press('s');
    await screen.sees('Ann won from pole position');
    screen.press('c');
    await screen.sees(/^ +1 A/m);
    expect(screen.text()).toContain('Race again');
    screen.press('2');
    await screen.sees('New race');
  });
});

const SAVED: SaveEntry = {
  file: '/saves/the-race.json',
  track: 'Otterbrook',
  drivers: ['Ada'],
  lap: 1,
  laps: 1,
  writtenAt: 0,
  qualifying: false,
  finished: true,
};

describe('a race that is over', () => {
  it('opens from the list of saves on the page after its flag', async () => {
    const session = sessionOf('masters-2005');
    playOut(session);
    const file = join(freshFolder(), 'race.json');
    session.saveCopy(file);
    const entry = { ...SAVED, file };
    const screen = play(80, 24, {
      services: { listSaves: () => [entry], resume: chosen => resumed(chosen, realDisk) },
    });
    await screen.sees('New race');
    screen.press('4');
    await screen.sees(/Otterbrook +finished/);
    screen.press('1');
    await screen.sees(/pos .* driver +rolls/);
    screen.press('s');
    await screen.sees(/ (?:won from|dropped out)/);
    screen.press('b');
    await screen.sees(/The biggest moment: round \d+/);
    await screen.sees(/START\/FINISH|▚▚▚/);
    screen.press('b');
    await screen.sees(/pos .* driver +rolls/);
  });

  it('tells everything on one page of a large screen, and names its dice', async () => {
    const session = sessionOf('masters-2005');
    playOut(session);
    const opening = Object.create(session, { file: { value: '/saves/the-race.json' } }) as Session;
    const pages: string[] = [];
    const keepReport = (name: string, markdown: string) => {
      pages.push(name, markdown);
      return `/saves/${name}`;
    };
    const screen = play(160, 50, {
      services: {
        listSaves: () => [SAVED],
        resume: () => opening,
        keepReport,
      },
    });
    await screen.sees('New race');
    screen.press('4');
    await screen.sees(/finished/);
    screen.press('1');
    await screen.sees(/Classification: .* seed \d+/);
    await screen.sees(/Story +Positions by round/);
    await screen.sees('The biggest moment');
    screen.press('x');
    await screen.sees('Written to /saves/the-race.md');
    expect(pages[0]).toBe('the-race.md');
    // Escape may be meant for the sentence, which stays for once.
    screen.press(KEYS.escape);
    await screen.quiet();
    await screen.sees('Written to /saves/the-race.md');
    await screen.sees(/Classification: /);
    screen.press(KEYS.escape);
    await screen.sees('New race');
    for (const heading of ['Story', 'The biggest moment', 'Classification', 'Points left']) {
      expect(pages[1]).toMatch(new RegExp(`^## ${heading}`, 'm'));
    }
  });
});
