import { describe, expect, it } from 'vitest';
import { due } from '../../../season/to-do.ts';
import { ardennes } from '../../../testing/season/ardennes.ts';
import { playSeason, toPaddock } from '../../../testing/season/season-game.ts';
import {
  crew,
  drivenOn,
  entering,
  openedSeason,
  settled,
} from '../../../testing/season/seasons.ts';
import { fitsThePage, KEYS, play, QUESTION } from '../../../testing/terminal/screen-game.ts';

const WITH_A_PERSON = [{ id: 'ann', name: 'Ann' }, ...crew(2, 'random')];
const TRIALS = { grid: 'trials', trials: { sessions: 1, hand: 'guided', void: 'last' } } as const;

function calendarOf(...tracks: readonly string[]) {
  return tracks.map(track => ({ id: track, track, stage: 'season', weight: 1 }));
}

const TWO_WEEKENDS = { entrants: WITH_A_PERSON, calendar: calendarOf('otterbrook', 'monaco') };

describe('a season on the screen', () => {
  it('is gone on with from the title, raced, and brings its points, by Enter alone', async () => {
    const entrants = [{ id: 'ann', name: 'Ann' }, ...crew(1, 'random')];
    const screen = playSeason(80, 24, openedSeason({ ...TWO_WEEKENDS, entrants }));
    await screen.sees(/▸ 1 Continue: Ardennes Cup, weekend 1\/2: Monza/);
    screen.press(KEYS.enter);
    await screen.sees(/▸ 1 Race: Otterbrook/);
    screen.press(KEYS.enter);
    await screen.sees(QUESTION);
    const isRaced = () => screen.run.season().facts.weekends[0]?.results.length === 1;
    for (let turn = 0; turn < 60 && !isRaced(); turn++) {
      // A gear and a way.
      screen.press(KEYS.enter.repeat(2));
      await screen.quiet();
    }
    await screen.sees(/The race is over|On to the points/);
    if (screen.text().includes('The race is over')) screen.press(KEYS.enter);
    await screen.sees('On to the points');
    expect(screen.run.season().facts.weekends[0]?.results).toHaveLength(1);
    screen.press(KEYS.enter);
    await screen.sees(/Standings +pts +gain/);
    await screen.sees(/▸ 1 Race: Monaco/);
    screen.press('2');
    await screen.sees('weekend 2 of 2: Monaco');
    fitsThePage(screen);
  });

  it('comes back to its paddock from a race that is left, and goes on there', async () => {
    const screen = playSeason(80, 24, openedSeason(TWO_WEEKENDS));
    await toPaddock(screen);
    screen.press('1');
    await screen.sees(QUESTION);
    screen.press(KEYS.escape);
    await screen.sees('Leave the race for now?');
    screen.press('2');
    await screen.sees('Standings and matrix');
    expect(screen.run.season().facts.weekends[0]?.results).toHaveLength(0);
    screen.press('1');
    await screen.sees(QUESTION);
  });

  it('gives the cars the letters that its entrants have for life', async () => {
    const entrants = [{ id: 'ann', name: 'Ann', letter: 'Z' }, ...crew(2, 'random')];
    const screen = playSeason(80, 24, openedSeason({ ...TWO_WEEKENDS, entrants }));
    await toPaddock(screen);
    screen.press('1');
    await screen.sees(/Z\*? Ann\/1/);
  });

  it('drives its trials, tells them in the paddock, and leads back there', async () => {
    const entrants = [{ id: 'ann', name: 'Ann' }, ...crew(2, 'random')];
    const screen = playSeason(80, 24, openedSeason({ ...TWO_WEEKENDS, ...TRIALS, entrants }));
    await toPaddock(screen);
    await screen.sees('▸ 1 Timed trials: Otterbrook, Ann is next');
    screen.press(KEYS.enter);
    await screen.sees('Ann, your lap');
    screen.press('2');
    await screen.sees('sit this lap out?');
    screen.press('2');
    await screen.sees('1 Back to the paddock');
    screen.press(KEYS.enter);
    await screen.sees(/trials +3 of 3 driven/);
    expect(screen.run.season().facts.weekends[0]?.trials).toHaveLength(3);
    await screen.sees('▸ 1 Race: Otterbrook');
  });

  it('lets people drive their trials in any order, and leaves the others due', async () => {
    const entrants = ['Ann', 'Ben', 'Cleo'].map(name => ({ id: name.toLowerCase(), name }));
    const screen = playSeason(80, 24, openedSeason({ ...TWO_WEEKENDS, ...TRIALS, entrants }));
    await toPaddock(screen);
    screen.press('3');
    await screen.sees('2 Choose whose trial is next');
    screen.press('2');
    await screen.sees('3 people have yet to drive');
    screen.press(`${KEYS.right}${KEYS.down}${KEYS.enter}`);
    await screen.sees('Ben, your lap');
    screen.press('2');
    await screen.sees('sit this lap out?');
    screen.press('2');
    await screen.sees('1 Back to the paddock');
    expect(screen.text()).not.toContain('2 ');
    screen.press(KEYS.enter);
    await screen.sees('1 Timed trials: Otterbrook, Ann is next');
    expect(screen.run.season().facts.weekends[0]?.trials.map(({ driver }) => driver)).toEqual([
      'ben',
    ]);
  });

  it.each([
    [80, 24],
    [60, 20],
  ])(
    'tells whose lap it is in a field that is longer than the page, at %i x %i',
    async (columns, rows) => {
      const entrants = [...crew(39), { id: 'zoe', name: 'Zoe' }];
      const season = openedSeason({ ...TWO_WEEKENDS, ...TRIALS, entrants });
      const laps = due(season)
        .filter(one => one.kind === 'trial' && one.driver !== 'zoe')
        .map(one => settled(one, 1));
      const screen = playSeason(columns, rows, entering(season, ...laps));
      await toPaddock(screen);
      screen.press('1');
      await screen.sees('Zoe, your lap');
      await screen.sees(/^ *Zoe .* next$/m);
      expect(screen.text()).toContain('…');
      fitsThePage(screen);
    },
  );

  it('lets a stand-in drive the trial of somebody who is absent', async () => {
    const entrants = ['Ann', 'Ben'].map(name => ({ id: name.toLowerCase(), name }));
    const away = {
      kind: 'absent',
      driver: 'ann',
      weekend: 'otterbrook',
      standIn: 'random',
    } as const;
    const season = entering(openedSeason({ ...TWO_WEEKENDS, ...TRIALS, entrants }), away);
    const screen = playSeason(80, 24, season);
    await toPaddock(screen);
    screen.press('1');
    await screen.sees('Ben, your lap');
    expect(screen.run.season().facts.weekends[0]?.trials).toMatchObject([{ driver: 'ann' }]);
  });

  it('draws, moves a driver, and rolls one sky for all tables', async () => {
    const season = drivenOn(
      openedSeason({
        ...TRIALS,
        entrants: crew(8, 'random'),
        options: { preparation: 'ready', weather: 'roll' },
        tables: { size: 4, draw: 'classification', apart: 'nobody' },
        calendar: calendarOf('otterbrook'),
      }),
      3,
      8,
    );
    const [draw] = due(season);
    const proposed = draw?.kind === 'draw' ? draw.proposal?.tables : undefined;
    const screen = playSeason(80, 24, season);
    await toPaddock(screen);
    screen.press('3');
    await screen.sees('2 Move a driver to another table');
    screen.press('2');
    await screen.sees('Two drivers swap tables');
    screen.press(`${KEYS.down}${KEYS.down}${KEYS.enter}`);
    await screen.sees('1 Roll the weather: CCC, for all tables');
    const drawn = screen.run.season().facts.weekends[0]?.drawn ?? [];
    const [one = '', other = ''] = [proposed?.[0]?.[0], proposed?.[1]?.[0]];
    expect(drawn[0]).toContain(other);
    expect(drawn[1]).toContain(one);
    screen.press('1');
    await screen.sees('1 Tables in progress');
    expect(screen.run.season().facts.weekends[0]?.die).toBeGreaterThan(0);
  });

  it.each([
    [60, 20],
    [80, 24],
  ])(
    'says in full at %ix%i why a table that has begun is not drawn anew',
    async (columns, rows) => {
      const people = ['Ann', 'Ben', 'Cleo', 'Dai'].map(name => ({ id: name.toLowerCase(), name }));
      const season = openedSeason({
        entrants: people,
        tables: { size: 2, draw: 'lot', apart: 'nobody' },
        calendar: calendarOf('otterbrook'),
      });
      const [draw] = due(season);
      const screen = playSeason(
        columns,
        rows,
        draw === undefined ? season : entering(season, settled(draw, 1)),
      );
      await toPaddock(screen);
      const [race] = screen.run.due();
      const session = race?.kind === 'race' ? screen.run.openTable(race) : undefined;
      if (session !== undefined && !('refused' in session)) session.close();
      screen.press('3');
      await screen.sees('2 Move a driver to another table');
      screen.press('2');
      await screen.sees('Two drivers swap tables');
      screen.press(`${KEYS.down}${KEYS.down}${KEYS.enter}`);
      await screen.sees('Table 1 of Otterbrook has begun, and those who started');
      await screen.sees('--reason TEXT.');
      fitsThePage(screen);
    },
  );

  it('sets a grid by hand, place by place', async () => {
    const screen = playSeason(80, 24, openedSeason({ ...TWO_WEEKENDS, grid: 'byHand' }));
    await toPaddock(screen);
    screen.press('1');
    await screen.sees('The grid of table 1');
    // The first driver goes back by one.
    screen.press(`${KEYS.right}${KEYS.down}${KEYS.down}${KEYS.enter}`);
    await screen.sees('▸ 1 Race: Otterbrook');
    const [race] = screen.run.due();
    expect(race?.kind === 'race' ? race.race.setup.grid : []).toEqual([1, 0, 2]);
  });
});

describe('the title', () => {
  it('goes on with what was left last, and tells what waits elsewhere', async () => {
    const entry = { weekend: 2, weekends: 12, track: 'Kyalami', isOver: false };
    const list = () => [
      { ...entry, folder: 'a', name: 'Twelve Rounds', writtenAt: 9, turn: 'Chloé' },
      { ...entry, folder: 'b', name: 'Friday League', writtenAt: 5 },
      { ...entry, folder: 'c', name: 'Old Cup', writtenAt: 7, isOver: true },
    ];
    const screen = playSeason(80, 24, ardennes(), { services: { list } });
    await screen.sees('▸ 1 Continue: Twelve Rounds, weekend 2/12: Kyalami, Chloé to play');
    await screen.sees('Waiting elsewhere');
    await screen.sees('Friday League, weekend 2/12: Kyalami');
    expect(screen.text()).not.toContain('Old Cup');
    screen.press('7');
    await screen.sees(/3 Old Cup +over/);
  });

  it('is as it was where there are no seasons', async () => {
    const screen = play(80, 24);
    await screen.sees('New race');
    expect(screen.text()).not.toContain('Seasons');
  });
});

describe('the pages of a season', () => {
  it.each([
    [60, 20],
    [80, 24],
    [160, 50],
  ])('fit the screen, name by name, at %ix%i', async (columns, rows) => {
    const screen = playSeason(columns, rows, ardennes());
    await toPaddock(screen);
    for (const line of ['2', '3', '4', '5', '6']) {
      fitsThePage(screen);
      screen.press(line);
      await screen.quiet();
      fitsThePage(screen);
      expect(screen.lines().at(-2)).toMatch(/\[esc\] back$/);
      screen.press(KEYS.escape);
      await screen.sees('Standings and matrix');
    }
  });

  it('open by the name under the cursor, and by a name that is looked for', async () => {
    const screen = playSeason(80, 24, ardennes());
    await toPaddock(screen);
    screen.press(KEYS.tab);
    await screen.sees('▸Ada');
    screen.press('/');
    await screen.sees('find:');
    screen.press('chloe');
    await screen.sees('▸Chloé');
    screen.press(KEYS.enter);
    await screen.loses('find:');
    screen.press(KEYS.enter);
    await screen.sees(/C {2}Chloé +Verde, person/);
    screen.press(KEYS.escape);
    await screen.sees('▸Chloé');
  });

  it('tell of the marked result, and where it was driven', async () => {
    const screen = playSeason(80, 24, ardennes());
    await toPaddock(screen);
    screen.press('2');
    await screen.sees('best 3 count');
    screen.press(KEYS.tab);
    await screen.sees('▸Ada');
    screen.press(`${KEYS.right}${KEYS.right}`);
    await screen.sees(/Ada, Monza: 1st, from 1st on the grid, 10 points, .*luck \+9, led 12\/31/);
    screen.press(KEYS.enter);
    await screen.sees('31 rounds, 4 changes of lead, 2 out');
  });

  it('imagine other points from the paddock and from the standings by w, and draw their chart by c', async () => {
    const screen = playSeason(80, 24, ardennes());
    await toPaddock(screen);
    screen.press('w');
    await screen.sees('what if');
    await screen.sees('as it is');
    screen.press(KEYS.escape);
    await screen.sees('Standings and matrix');
    screen.press('2');
    await screen.sees('[w] what if');
    screen.press('1');
    await screen.sees('teams, after');
    screen.press('c');
    await screen.sees('points of the teams');
    screen.press('w');
    await screen.sees('as it is');
  });

  it('explain themselves', async () => {
    const screen = playSeason(80, 24, ardennes());
    await toPaddock(screen);
    screen.press('?');
    await screen.sees('The paddock is the home of a season.');
    screen.press(KEYS.escape);
    await screen.loses('The paddock is the home');
    screen.press('4');
    await screen.sees('calendar');
    screen.press('?');
    await screen.sees('Every weekend with its circuit');
  });

  it('are written as Markdown into the folder of the season', async () => {
    const screen = playSeason(80, 24, ardennes());
    await toPaddock(screen);
    screen.press('x');
    await screen.sees('Written to report/paddock.md');
    expect(screen.kept[0]?.markdown).toContain('# Ardennes Cup');
  });

  it('take at most 20 KB a turn of the page', async () => {
    for (const [columns, rows] of [
      [80, 24],
      [160, 50],
    ] as const) {
      const screen = playSeason(columns, rows, ardennes());
      await toPaddock(screen);
      for (const key of ['2', KEYS.tab, KEYS.down, KEYS.enter, KEYS.escape]) {
        await screen.quiet();
        const before = screen.bytes();
        screen.press(key);
        await screen.quiet();
        expect(screen.bytes() - before).toBeLessThanOrEqual(20_000);
      }
    }
  });

  it('lead step by step back to the list and to the title', async () => {
    const screen = playSeason(80, 24, ardennes());
    await toPaddock(screen);
    screen.press('4');
    await screen.sees('calendar');
    screen.press(KEYS.escape);
    await screen.sees('Standings and matrix');
    screen.press(KEYS.escape);
    await screen.sees(/▸ 1 Ardennes Cup/);
    screen.press(KEYS.escape);
    await screen.sees('Continue');
  });

  it('speak French, and ASCII with a mark that is no colour', async () => {
    const screen = playSeason(80, 24, ardennes(), { settings: { language: 'fr', ascii: true } });
    await screen.sees('Reprendre : Ardennes Cup');
    screen.press(KEYS.enter);
    await screen.sees('Classement et tableau');
    screen.press(KEYS.tab);
    await screen.sees('>Ada');
    expect(screen.text()).toMatch(/^[\x20-\x7e\n]*$/);
    expect(screen.text()).toContain('>MONACO<');
  });
});
