// A race that is watched again: its keys, its end, what stays secret, and every size and language.
import { describe, expect, it } from 'vitest';
import '../../testing/bids/bid-screen.ts';
import type { ReplayWishes } from '../../session/replay.ts';
import type { LoadedSave } from '../../storage/saves/read-save.ts';
import { replayOf, savedRace } from '../../testing/saved-race.ts';
import {
  fitsThePage,
  type Game,
  KEYS,
  play,
  race as raceOf,
} from '../../testing/terminal/screen-game.ts';
import type { SaveEntry, Settings } from '../services.ts';

const race = savedRace('masters-2005');
const left = savedRace('championship', 30);
const bids = savedRace('sealed-bids');
const ANSWERS = race.record.answers.length;
const ROUNDS = race.race.round;
const REPLAY = /Replay(| paused): /;
const HALT = ' ';

interface Wanted extends ReplayWishes {
  readonly save?: LoadedSave;
  readonly size?: readonly [number, number];
  readonly settings?: Partial<Settings>;
}

/** Opens the screen with a replay. */
function watch({ save = race, size = [80, 24], settings = {}, ...wishes }: Wanted = {}): Game {
  const [columns, rows] = size;
  return play(columns, rows, { settings, services: { opening: replayOf(save, wishes) } });
}

/** Returns the number of answers that the screen names. */
function answered(game: Game): number {
  return Number(/answer (\d+)\//.exec(game.text())?.[1] ?? -1);
}

async function halted(wishes: Wanted = {}): Promise<Game> {
  const game = watch({ speed: 1, ...wishes });
  await game.sees(REPLAY);
  game.press(HALT);
  await game.sees('paused: space to continue');
  return game;
}

describe('a replay', () => {
  it('goes by itself, stands still with space, and goes on with it', async () => {
    const game = watch({ speed: 6 });
    await game.until('it goes', () => answered(game) > 3);
    game.press(HALT);
    await game.sees('paused');
    await game.quiet();
    const at = answered(game);
    const bytes = game.bytes();
    await game.quiet();
    expect(game.bytes()).toBe(bytes);
    game.press(HALT);
    await game.until('it goes on', () => answered(game) > at + 2);
    expect(game.text()).not.toContain('paused');
  });

  it('goes on by one answer, and back by one', async () => {
    const game = await halted();
    const at = answered(game);
    for (const key of ['.', KEYS.right, '.']) game.press(key);
    await game.until('three on', () => answered(game) === at + 3);
    const three = game.lines().slice(12, 23);
    game.press('.');
    await game.until('four on', () => answered(game) === at + 4);
    game.press(KEYS.left);
    await game.until('as it was', () => game.lines().slice(12, 23).join() === three.join());
    game.press(',,,');
    await game.until('at the start', () => answered(game) === at);
  });

  it('stands still when one steps while it goes', async () => {
    const game = watch({ speed: 1 });
    await game.sees(REPLAY);
    game.press('.');
    await game.sees('paused');
    await game.until('one on', () => answered(game) >= 1);
  });

  it('goes round by round, and to a round that is typed', async () => {
    const game = await halted();
    game.press(']');
    await game.sees(`round 2/${ROUNDS}`);
    const begun = answered(game);
    game.press('.');
    await game.until('one on', () => answered(game) === begun + 1);
    game.press('[');
    await game.until('back', () => answered(game) === begun);
    game.press('[');
    await game.sees(`round 1/${ROUNDS}`);
    game.press('g');
    await game.sees(`Which round, 1 to ${ROUNDS}? _`);
    game.press('123');
    await game.sees('? 123_');
    game.press('\u007f\u007f\u007f4');
    await game.sees('? 4_');
    game.press(KEYS.enter);
    await game.sees(`round 4/${ROUNDS}`);
    await game.sees('paused');
  });

  it('refuses a round that the race does not have, and lets go of one with Escape', async () => {
    const game = await halted();
    game.press('g999');
    game.press(KEYS.enter);
    await game.sees(`The race has rounds 1 to ${ROUNDS}.`);
    game.press('g');
    await game.sees('Which round');
    game.press(KEYS.escape);
    await game.loses('Which round');
    await game.sees(REPLAY);
  });

  it('takes its speed from 1 to 9, and by steps no further', async () => {
    const game = await halted();
    game.press('5');
    await game.sees('speed 5');
    game.press('+');
    await game.sees('speed 6');
    game.press('+++++++');
    await game.sees('speed 9');
    game.press('-');
    await game.sees('speed 8');
    game.press('1--');
    await game.sees('speed 1');
  });

  it('at full speed comes to the end, where Enter shows the classification', async () => {
    const game = watch({ speed: 9 });
    await game.sees('The race is over.');
    await game.sees('[enter] classification');
    game.press(KEYS.left);
    await game.until('one back', () => answered(game) === ANSWERS - 1);
    game.press('.');
    await game.sees('The race is over.');
    game.press(HALT);
    game.press(KEYS.enter);
    await game.sees('Classification: Monza');
    game.press(KEYS.escape);
    await game.sees('New race');
  });

  it('of a race that was left says where its record ends, and shows no classification', async () => {
    const game = watch({ save: left, speed: 9 });
    await game.sees('The record ends here');
    expect(game.text()).not.toContain('classification');
    game.press(KEYS.enter);
    game.press(KEYS.left);
    await game.sees('answer 29/30');
  });

  it('follows a car by its letter, and with f whoever plays', async () => {
    const game = await halted({ round: 3 });
    const dashboard = (name: string) => new RegExp(`^ Driver ${name} \\([A-Z]\\) {2}gear`, 'm');
    const letter =
      /Driver 4 \((\w)\)/.exec(game.text())?.[1] ?? game.text().match(/\d([A-Z])/)?.[1];
    game.press(letter ?? 'A');
    await game.sees(/^ Driver \d \([A-Z]\) {2}gear/m);
    const [followed] =
      /Driver (\d)/.exec(game.lines().find(line => / gear \d/.test(line)) ?? '') ?? [];
    for (let step = 0; step < 8; step++) {
      const at = answered(game);
      game.press('.');
      await game.until('a step', () => answered(game) === at + 1);
      expect(game.text()).toMatch(new RegExp(`^ ${followed} \\([A-Z]\\) {2}gear`, 'm'));
    }
    game.press('f');
    game.press('..........');
    await game.until('another car', () => !dashboard(followed?.at(-1) ?? '').test(game.text()));
  });

  it('keeps the car that is followed on the strip, whoever plays', async () => {
    const round = Math.floor(ROUNDS / 2);
    const { playback, book, board } = replayOf(race, { round });
    const placed = book.standings(playback.race(), board);
    const last = placed.findLast(({ status }) => status === 'racing')?.seat ?? 0;
    const game = await halted({ round, followed: last });
    const [letter = '?'] = new RegExp(`(?<=Driver ${last + 1} \\()[A-Z]`).exec(game.text()) ?? [];
    for (let step = 0; step < 12; step++) {
      const at = answered(game);
      game.press('.');
      await game.until('a step', () => answered(game) === at + 1);
      expect(game.lines().slice(5, 9).join('')).toContain(letter);
    }
  });

  it('begins with the round and the car that were asked for', async () => {
    const game = watch({ speed: 1, round: 5, followed: 2 });
    await game.sees(`round 5/${ROUNDS}`);
    await game.sees(/^ Driver 3 \([A-Z]\) {2}gear/m);
  });

  it('is left with Escape, without a question and without a word of saving', async () => {
    const game = await halted();
    game.press(KEYS.escape);
    await game.sees('New race');
    expect(game.text()).not.toContain('saved in');
  });

  it('shows map, drivers and log, and goes on meanwhile', async () => {
    const game = watch({ speed: 6 });
    await game.until('it goes', () => answered(game) > 3);
    game.press('l');
    await game.sees('[page up]');
    game.press(KEYS.escape);
    await game.sees(REPLAY);
    game.press('m');
    await game.loses(REPLAY);
    const before = game.text();
    await game.until('cars move on the map', () => game.text() !== before);
    game.press('m');
    game.press('t');
    await game.sees(/pos .*car/);
    game.press('t');
    await game.sees(REPLAY);
  });

  it('names its keys in the help', async () => {
    const game = await halted();
    game.press('?');
    await game.sees('as a spectator saw it');
    game.press(KEYS.tab.repeat(2));
    await game.sees(/space +pause/);
  });
});

describe('what was secret', () => {
  it('stays so in the replay until it is revealed', async () => {
    const game = await halted({ save: bids, speed: 1 });
    game.press('..');
    await game.sees('answer 2/');
    expect(game.text().match(/\[#\]/g)?.length).toBe(2);
    const played = bids.record.answers.slice(0, 2).map(({ choice }) => choice);
    for (const { coins } of played as readonly { readonly coins?: number }[]) {
      expect(game.text()).not.toContain(`[${coins}]`);
    }
    game.press('.');
    await game.sees('answer 3/');
    expect(game.text()).not.toContain('[#]');
  });
});

describe.each([
  [60, 20],
  [80, 24],
  [160, 50],
] as const)('at %ix%i', (...size) => {
  it.each(['en', 'fr'] as const)('a replay fits the page (%s)', async language => {
    for (const save of [race, left]) {
      const game = watch({ save, size, round: 2, speed: 1, settings: { language } });
      await game.sees(/Replay: |Revoir : /);
      game.press('.');
      await game.sees(/Replay paused: |En pause : /);
      await game.quiet();
      fitsThePage(game);
      game.press('g');
      await game.sees(/Which round|À quelle manche/);
      fitsThePage(game);
    }
  });
});

it('is drawn in plain symbols', async () => {
  const game = await halted({ settings: { ascii: true }, round: 2 });
  await game.quiet();
  expect(game.text()).toMatch(/^[ -~\n]*$/);
});

describe('the page after the flag', () => {
  it('of a replay shows the race again from the grid with r', async () => {
    const game = watch({ speed: 9 });
    await game.sees('The race is over.');
    game.press(KEYS.enter);
    await game.sees('[r] replay');
    game.press('r');
    await game.sees('The race is over.');
    expect(game.text()).not.toContain('[r] replay');
  });

  it('of a race that is kept opens its replay with r', async () => {
    const wanted: string[] = [];
    const game = raceOf(80, 24, {
      humans: [],
      cars: 2,
      saved: true,
      services: {
        replay: file => {
          wanted.push(file);
          return replayOf(race, { speed: 1 });
        },
      },
    });
    await game.sees('plays …');
    game.press('s');
    await game.sees('The race is over');
    game.press(KEYS.enter);
    await game.sees('[r] replay');
    game.press('r');
    await game.sees(REPLAY);
    expect(wanted).toEqual(['/saves/otterbrook.json']);
  });

  it('of a race that is kept nowhere offers no replay', async () => {
    const game = raceOf(80, 24, { humans: [], cars: 2, saved: false });
    await game.sees('plays …');
    game.press('s');
    await game.sees('The race is over');
    game.press(KEYS.enter);
    await game.sees('Race again');
    expect(game.text()).not.toContain('[r]');
    game.press('r');
    await game.quiet();
    expect(game.text()).toContain('Race again');
  });
});

describe('the list of saves', () => {
  const entry: SaveEntry = {
    file: '/saves/monza.json',
    track: 'Monza',
    drivers: ['Ann'],
    lap: 1,
    laps: 1,
    writtenAt: 0,
    qualifying: false,
  };
  const done = { ...entry, file: '/saves/done.json', finished: true } as const;

  it('shows a race that is over again with r, from the page behind its last line', async () => {
    const wanted: string[] = [];
    const game = play(80, 24, {
      services: {
        listSaves: () => [entry, done],
        replay: file => {
          wanted.push(file);
          return replayOf(race, { speed: 1 });
        },
      },
    });
    await game.sees('New race');
    game.press('4');
    await game.sees('2 Finished races (1)');
    expect(game.text()).not.toContain('[r]');
    game.press('r');
    await game.quiet();
    expect(wanted).toEqual([]);
    game.press('2');
    await game.sees('[r] replay');
    game.press('r');
    await game.sees(REPLAY);
    expect(wanted).toEqual(['/saves/done.json']);
  });

  it('tells in a sentence why a race cannot be watched again', async () => {
    const game = play(80, 24, {
      services: { listSaves: () => [done], replay: () => ({ problem: 'It is damaged.' }) },
    });
    await game.sees('New race');
    game.press('4');
    await game.sees('Finished races');
    game.press('r');
    await game.sees('It is damaged.');
  });
});
