import { describe, expect, it } from 'vitest';
import { seasonEntry } from '../../../season/almanac/season-entry.ts';
import { due } from '../../../season/due.ts';
import type { Session } from '../../../session/session.ts';
import { ardennes } from '../../../testing/season/ardennes.ts';
import { figuredPlan, figuredSeason } from '../../../testing/season/figured-seasons.ts';
import { playSeason, type SeasonGame } from '../../../testing/season/season-game.ts';
import { crew, drivenOn, entering, openedSeason } from '../../../testing/season/seasons.ts';
import { fitsThePage, KEYS, play, QUESTION } from '../../../testing/terminal/screen-game.ts';

const WITH_A_PERSON = [{ id: 'ann', name: 'Ann' }, ...crew(2, 'random')];
const TRIALS = { grid: 'trials', trials: { sessions: 1, hand: 'guided', void: 'last' } } as const;

function calendarOf(...tracks: readonly string[]) {
  return tracks.map(track => ({ id: track, track, stage: 'season', weight: 1 }));
}

const TWO_WEEKENDS = { entrants: WITH_A_PERSON, calendar: calendarOf('otterbrook', 'monaco') };

async function paddock(screen: SeasonGame): Promise<void> {
  await screen.sees('Continue');
  screen.press(KEYS.enter);
  await screen.sees('Standings and matrix');
}

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
    await paddock(screen);
    screen.press('1');
    await screen.sees(QUESTION);
    screen.press(KEYS.escape);
    await screen.sees('Standings and matrix');
    expect(screen.run.season().facts.weekends[0]?.results).toHaveLength(0);
    screen.press('1');
    await screen.sees(QUESTION);
  });

  it('gives the cars the letters that its entrants have for life', async () => {
    const entrants = [{ id: 'ann', name: 'Ann', letter: 'Z' }, ...crew(2, 'random')];
    const screen = playSeason(80, 24, openedSeason({ ...TWO_WEEKENDS, entrants }));
    await paddock(screen);
    screen.press('1');
    await screen.sees(/Z\*? Ann\/1/);
  });

  it('drives its trials, tells them in the paddock, and leads back there', async () => {
    const entrants = [{ id: 'ann', name: 'Ann' }, ...crew(2, 'random')];
    const screen = playSeason(80, 24, openedSeason({ ...TWO_WEEKENDS, ...TRIALS, entrants }));
    await paddock(screen);
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
    await paddock(screen);
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
    await paddock(screen);
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
    await paddock(screen);
    screen.press('3');
    await screen.sees('2 Move a driver to another table');
    screen.press('2');
    await screen.sees('Two drivers change tables');
    screen.press(`${KEYS.down}${KEYS.down}${KEYS.enter}`);
    await screen.sees('1 Roll the sky: CCC, for all tables');
    const drawn = screen.run.season().facts.weekends[0]?.drawn ?? [];
    const [one = '', other = ''] = [proposed?.[0]?.[0], proposed?.[1]?.[0]];
    expect(drawn[0]).toContain(other);
    expect(drawn[1]).toContain(one);
    screen.press('1');
    await screen.sees('1 Tables at work');
    expect(screen.run.season().facts.weekends[0]?.die).toBeGreaterThan(0);
  });

  it('sets a grid by hand, place by place', async () => {
    const screen = playSeason(80, 24, openedSeason({ ...TWO_WEEKENDS, grid: 'byHand' }));
    await paddock(screen);
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
    const screen = playSeason(80, 24, ardennes(), { doors: { list } });
    await screen.sees('▸ 1 Continue: Twelve Rounds, weekend 2/12: Kyalami, Chloé to play');
    await screen.sees('Waiting elsewhere');
    await screen.sees('Friday League, weekend 2/12: Kyalami');
    expect(screen.text()).not.toContain('Old Cup');
    screen.press('5');
    await screen.sees(/3 Old Cup +over/);
  });

  it('is as it was where there are no seasons', async () => {
    const screen = play(80, 24);
    await screen.sees('New race');
    expect(screen.text()).not.toContain('Seasons');
  });
});

function openedElsewhere({ run }: SeasonGame): Session {
  const [one] = run.due();
  const held = one?.kind === 'race' ? run.openTable(one) : undefined;
  if (held === undefined || 'refused' in held) throw new Error('no table is open');
  return held;
}

/** Drives on until a person is asked in a round, or to the flag. */
function driveTo(session: Session, round: number): void {
  for (;;) {
    const next = session.next();
    if (next.kind === 'over') return;
    if (next.kind === 'cpu') session.advance();
    else {
      if (session.race().round >= round) return;
      const [decision] = next.decisions;
      const choice = decision?.choices.at(-1);
      if (decision !== undefined && choice !== undefined) session.answer(decision.seat, choice);
    }
  }
}

describe('a table that another program holds', () => {
  it('is left or asked for', async () => {
    const asked: number[] = [];
    const state = { table: 1, holder: 'lounge 4711', lap: 1, laps: 1, idleMs: 9000 };
    const tables = [{ ...state, order: ['ann'], out: [], news: [] }];
    const screen = playSeason(80, 24, openedSeason(TWO_WEEKENDS), {
      doors: {
        tables: () => tables,
        takeOver: async (_, { table }) => {
          asked.push(table);
          return { problem: 'It does not respond.' };
        },
      },
    });
    const held = openedElsewhere(screen);
    await paddock(screen);
    screen.press('1');
    await screen.sees('Table 1 is open elsewhere');
    screen.press('1');
    await screen.sees('Standings and matrix');
    screen.press('1');
    await screen.sees('3 Take it over');
    screen.press('3');
    await screen.sees('It does not respond.');
    expect(asked).toEqual([1]);
    // The page of the table tells in words how it stands.
    screen.press('/');
    await screen.sees('find:');
    screen.press(`table 1${KEYS.enter}${KEYS.enter}`);
    await screen.sees('lap 1/1');
    await screen.sees(/1 +A +Ann/);
    held.close();
  });

  it('is watched live on the race screen, with its own letters, and asked for by t', async () => {
    const entrants = [{ id: 'ann', name: 'Ann', letter: 'Z' }, ...crew(2, 'random')];
    const screen = playSeason(80, 24, openedSeason({ ...TWO_WEEKENDS, entrants }));
    const held = openedElsewhere(screen);
    driveTo(held, 1);
    await paddock(screen);
    screen.press('1');
    await screen.sees('2 Watch it');
    screen.press('2');
    await screen.sees(/Live: Ann to play, process/);
    await screen.sees(/Z\*? Ann\/1/);
    fitsThePage(screen);
    expect(screen.text()).toContain('[t] take over');
    screen.press('d');
    await screen.sees(/2 A +AAA/);
    screen.press('d');
    await screen.sees(/Live: Ann to play, process/);
    const round = () => Number(/round (\d+)/.exec(screen.text())?.[1] ?? 0);
    const before = round();
    driveTo(held, before + 2);
    await screen.until('what was driven elsewhere', () => round() >= before + 2);
    await screen.sees(/Live: Ann to play, process/);
    // No key that answers a question does anything to a race that is watched.
    screen.press(KEYS.enter);
    screen.press('1');
    await screen.quiet();
    expect(screen.run.season().facts.weekends[0]?.results).toEqual([]);
    screen.press('t');
    await screen.sees('Table 1 is open elsewhere');
    await screen.sees('3 Take it over');
    screen.press(KEYS.escape);
    await screen.loses('3 Take it over');
    held.close();
  });

  it('is watched to the flag, and leads to the points', async () => {
    const screen = playSeason(80, 24, openedSeason(TWO_WEEKENDS), { settings: { language: 'fr' } });
    const held = openedElsewhere(screen);
    const [due] = screen.run.due();
    driveTo(held, 2);
    await screen.sees('Reprendre');
    screen.press(KEYS.enter);
    await screen.sees('Classement et tableau');
    screen.press('1');
    await screen.sees('2 La regarder');
    screen.press('2');
    await screen.sees(/En direct : à Ann de jouer/);
    driveTo(held, Number.POSITIVE_INFINITY);
    if (due?.kind === 'race') screen.run.finishTable(due, held);
    held.close();
    screen.press('9');
    await screen.sees('La course est finie.');
    expect(screen.text()).not.toContain('reprendre ici');
    screen.press(KEYS.enter);
    await screen.sees('Aux points');
    screen.press(KEYS.enter);
    await screen.sees(/Classement +pts +gain/);
  });

  it('is taken over with a line in the ledger, and raced on', async () => {
    const screen: SeasonGame = playSeason(80, 24, openedSeason(TWO_WEEKENDS), {
      doors: {
        takeOver: async (run, table) => {
          if (held !== undefined && 'close' in held) held.close();
          const opened = run.openTable(table);
          return 'refused' in opened ? { problem: opened.refused } : opened;
        },
      },
    });
    const [one] = screen.run.due();
    const held = one?.kind === 'race' ? screen.run.openTable(one) : undefined;
    await paddock(screen);
    screen.press('1');
    await screen.sees('3 Take it over');
    screen.press('3');
    await screen.sees(QUESTION);
    expect(screen.run.season().lines.at(-1)?.entry).toMatchObject({
      kind: 'takenOver',
      what: 'otterbrook 1',
      from: expect.stringContaining('process'),
    });
  });
});

describe('the almanac', () => {
  const over = figuredSeason(1, 8, { ...figuredPlan(), name: 'Winter Cup' });
  const entry = seasonEntry(over, '2025-winter-cup');
  const almanac = entry === undefined ? [] : [entry];
  const [champion = ''] = entry?.champions ?? [];

  it.each([
    [60, 20],
    [80, 24],
    [160, 50],
  ])('opens from the list of seasons, and its names are doors, at %ix%i', async (columns, rows) => {
    const doors = { almanac: () => ({ almanac, notices: [] }) };
    const screen = playSeason(columns, rows, ardennes(), { doors });
    await screen.sees('5 Seasons');
    screen.press('5');
    await screen.sees('3 Hall of fame');
    screen.press('3');
    await screen.sees(/Winter Cup/);
    fitsThePage(screen);
    expect(screen.text()).not.toContain('export');
    screen.press(`${KEYS.tab}${KEYS.enter}`);
    await screen.sees(/circuit +winner/);
    fitsThePage(screen);
    screen.press(`${KEYS.tab}${KEYS.enter}`);
    await screen.sees('Rivals');
    await screen.sees(champion);
    fitsThePage(screen);
    screen.press('1');
    await screen.sees('1 Records by circuit');
    screen.press('1');
    await screen.sees('best lap');
    fitsThePage(screen);
    screen.press('?');
    await screen.sees('The best of every circuit by each book');
    screen.press(KEYS.escape);
    await screen.loses('The best of every circuit by each book');
    screen.press(KEYS.escape);
    await screen.sees('1 Records by circuit');
    screen.press(KEYS.escape);
    await screen.sees('3 Hall of fame');
  });

  it('opens from the paddock, in French, and leads back there', async () => {
    const doors = { almanac: () => ({ almanac, notices: [] }) };
    const screen = playSeason(80, 24, ardennes(), { doors, settings: { language: 'fr' } });
    await screen.sees('Reprendre');
    screen.press(KEYS.enter);
    await screen.sees('9 Palmarès');
    screen.press('9');
    await screen.sees('Winter Cup');
    await screen.sees('1 saison');
    screen.press(KEYS.escape);
    await screen.sees('9 Palmarès');
  });

  it('has the season that is over among the others, once', async () => {
    const season = figuredSeason(2, 8, { ...figuredPlan(), name: 'Summer Cup' });
    const doors = { almanac: () => ({ almanac, notices: [] }) };
    const screen = playSeason(80, 24, season, { doors });
    await screen.sees('Continue');
    screen.press(KEYS.enter);
    await screen.sees('Hall of fame');
    screen.press(/(\d) Hall of fame/.exec(screen.text())?.[1] ?? '');
    await screen.sees('2 seasons');
    expect(screen.text().match(/Summer Cup/g)).toHaveLength(1);
  });

  it('says that nothing is over, where nothing is', async () => {
    const screen = playSeason(80, 24, ardennes());
    await paddock(screen);
    screen.press('9');
    await screen.sees('No season is over yet.');
  });
});

describe('the pages of a season', () => {
  it.each([
    [60, 20],
    [80, 24],
    [160, 50],
  ])('fit the screen, name by name, at %ix%i', async (columns, rows) => {
    const screen = playSeason(columns, rows, ardennes());
    await paddock(screen);
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
    await paddock(screen);
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
    await paddock(screen);
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
    await paddock(screen);
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
    await paddock(screen);
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
    await paddock(screen);
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
      await paddock(screen);
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
    await paddock(screen);
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
