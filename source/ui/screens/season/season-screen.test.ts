import { describe, expect, it } from 'vitest';
import { due } from '../../../season/due.ts';
import { ardennes } from '../../../testing/season/ardennes.ts';
import { playSeason, type SeasonGame } from '../../../testing/season/season-game.ts';
import { crew, drivenOn, openedSeason } from '../../../testing/season/seasons.ts';
import { fitsThePage, KEYS, QUESTION } from '../../../testing/terminal/screen-game.ts';

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
    const screen = playSeason(80, 24, openedSeason(TWO_WEEKENDS));
    await screen.sees(/▸ 1 Continue: Ardennes Cup, weekend 1\/2: Monza/);
    screen.press(KEYS.enter);
    await screen.sees(/▸ 1 Race: Otterbrook/);
    screen.press(KEYS.enter);
    await screen.sees(QUESTION);
    for (let turn = 0; turn < 60 && !screen.text().includes('On to the points'); turn++) {
      screen.press(KEYS.enter);
      await screen.quiet();
    }
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

describe('a table that another program holds', () => {
  it('is left, watched or asked for', async () => {
    const asked: number[] = [];
    const tables = [
      {
        table: 1,
        holder: 'lounge 4711',
        lap: 1,
        laps: 1,
        order: ['ann'],
        out: [],
        idleMs: 9000,
        news: [],
      },
    ];
    const screen = playSeason(80, 24, openedSeason(TWO_WEEKENDS), {
      doors: {
        tables: () => tables,
        takeOver: async (_, { table }) => {
          asked.push(table);
          return { problem: 'It does not respond.' };
        },
      },
    });
    const [one] = screen.run.due();
    const held = one?.kind === 'race' ? screen.run.openTable(one) : undefined;
    await paddock(screen);
    screen.press('1');
    await screen.sees('Table 1 is open elsewhere');
    screen.press('2');
    await screen.sees('lap 1/1');
    await screen.sees(/1 +A +Ann/);
    screen.press(KEYS.escape);
    await screen.sees('Standings and matrix');
    screen.press('1');
    await screen.sees('3 Take it over');
    screen.press('3');
    await screen.sees('It does not respond.');
    expect(asked).toEqual([1]);
    if (held !== undefined && 'close' in held) held.close();
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

  it('are written as Markdown into the folder of the season', async () => {
    const screen = playSeason(80, 24, ardennes());
    await paddock(screen);
    screen.press('x');
    await screen.sees('Written to report/paddock.md');
    expect(screen.kept[0]?.markdown).toContain('# Ardennes Cup');
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
