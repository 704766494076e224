// The page of records and the lap of the day on the screen, from the title to the line that is passed on.
import { beforeEach, describe, expect, it } from 'vitest';
import { beginDay, readDays } from '../../storage/day/day-file.ts';
import type { KeptRecord } from '../../storage/records/kept-record.ts';
import { type FakeDisk, fakeDisk } from '../../testing/fake-disk.ts';
import { type Game, KEYS, play } from '../../testing/terminal/screen-game.ts';
import { dayServices } from './day-weekend.ts';

/** The day whose lap is on Otterbrook. */
const now = () => new Date(2026, 10, 23, 12, 0);
const SAVES = '/saves';
const RECORD: KeptRecord = {
  kind: 'timedLap',
  laps: 1,
  name: 'Ada',
  plays: 12,
  timeMs: 40_120,
  track: 'otterbrook',
  hash: 'abc',
  book: 'masters-2005',
  date: '2026-11-22',
};

const OVER = /Over the line|Session over/;
const CLOCK = /\d+'\d\d"\d\d/;

let disk: FakeDisk;
beforeEach(() => {
  disk = fakeDisk();
});

function opened(columns = 80, rows = 24, records: readonly KeptRecord[] = []): Game {
  const day = dayServices({ saves: SAVES, disk, now });
  return play(columns, rows, {
    services: { day, records: { all: () => records, keep: () => true } },
  });
}

describe('the lap of the day', () => {
  it('is offered on the title with its circuit, and warns before its one try', async () => {
    const screen = opened();
    await screen.sees('6 Lap of the day: Otterbrook');
    screen.press('6');
    await screen.sees('Lap of the day, 2026-11-23');
    await screen.sees('One try, the same dice for everybody');
    expect(readDays(SAVES, disk).entries).toEqual([]);
    screen.press('1');
    await screen.sees('which tires?');
    expect(readDays(SAVES, disk).entries).toEqual([{ date: '2026-11-23', track: 'otterbrook' }]);
  });

  it('ends with a line to share, and offers no second try', async () => {
    const screen = opened();
    await screen.sees('Lap of the day');
    screen.press('6');
    await screen.sees('Drive the lap');
    screen.press(KEYS.enter);
    await screen.sees('which tires?');
    screen.press('1');
    await screen.sees('ready to go');
    screen.press(KEYS.enter);
    await screen.sees(/where to\?/);
    for (let key = 0; key < 80 && !OVER.test(screen.text()); key += 1) {
      const before = screen.text().replace(CLOCK, '');
      screen.press(KEYS.enter);
      await screen.until('an answer', () => screen.text().replace(CLOCK, '') !== before);
      await screen.quiet();
    }
    screen.press(KEYS.enter);
    await screen.sees(/Chicane 2026-11-23 Otterbrook (?:\d+ rolls|no lap), par 1\d\.\d/);
    expect(screen.text()).not.toContain('Drive again');
    screen.press('1');
    await screen.sees(/Lap of the day: Otterbrook, (?:\d+ rolls|no lap)/);
    screen.press('6');
    await screen.sees('Records');
    await screen.sees(/Chicane 2026-11-23 Otterbrook/);
  });

  it('that was broken off is void on the title, and is not driven again', async () => {
    beginDay(SAVES, disk, { date: '2026-11-23', track: 'otterbrook' });
    const screen = opened();
    await screen.sees('6 Lap of the day: Otterbrook, void');
    screen.press('6');
    await screen.sees('2026-11-23 Otterbrook void');
    screen.press(KEYS.escape);
    await screen.sees('New race');
  });

  it('that another terminal has begun meanwhile is refused with a sentence', async () => {
    const screen = opened();
    await screen.sees('Lap of the day');
    screen.press('6');
    await screen.sees('Drive the lap');
    beginDay(SAVES, disk, { date: '2026-11-23', track: 'otterbrook' });
    screen.press('1');
    await screen.sees('has been driven, here or in another terminal');
  });
});

describe('the records', () => {
  it('are none at first', async () => {
    const screen = opened();
    await screen.sees('7 Records');
    screen.press('7');
    await screen.sees('No records yet');
    await screen.sees('Streak: 0 days.');
  });

  it.each([
    [60, 20],
    [80, 24],
    [160, 50],
  ])('stand in a table by circuit, which scrolls, at %ix%i', async (columns, rows) => {
    const many = Array.from({ length: 60 }, (_, laps) => ({
      ...RECORD,
      kind: 'race' as const,
      laps: laps + 1,
      plays: 10 * laps,
    }));
    const screen = opened(columns, rows, [RECORD, ...many]);
    await screen.sees('7 Records');
    screen.press('7');
    await screen.sees(/circuit +record +rolls +time/);
    await screen.sees('more below');
    for (let page = 0; page < 9; page += 1) screen.press(' ');
    await screen.sees(/Otterbrook +timed lap +12 +0'40"12/);
    expect(screen.text()).not.toContain('more below');
    screen.press(KEYS.escape);
    await screen.sees('New race');
  });
});

describe('a quick race', () => {
  it('starts at once from the title, with the usual six cars over a lap', async () => {
    const screen = play(80, 24, { settings: { name: 'Ann' } });
    await screen.sees('2 Quick race: six cars, one lap');
    screen.press('2');
    await screen.sees(/which gear\?|where to\?|ready to go/);
    const [race] = screen.book.started;
    expect(race).toMatchObject({ track: 'otterbrook', laps: 1, cars: 6, humans: ['Ann'] });
  });

  it('repeats the last set-up, and says which', async () => {
    const lastRace = {
      track: 'monza',
      laps: 2,
      humans: ['Ann', 'Bob'],
      cars: 4,
      level: 'random',
      spread: 'even',
      opponents: [],
      rules: 'masters-2005',
      options: { weather: 'sun', tires: 'hard', preparation: 'ready' },
      grid: { qualify: 'none', sessions: 1, hand: 'guided' },
    } as const;
    const screen = play(80, 24, { settings: { lastRace } });
    await screen.sees('2 Quick race: Monza, 2 laps, 4 cars');
    screen.press('2');
    await screen.sees(/which gear\?|where to\?/);
    expect(screen.book.started[0]).toMatchObject({
      track: 'monza',
      laps: 2,
      humans: ['Ann', 'Bob'],
    });
  });
});
