import { describe, expect, it } from 'vitest';
import type { Session } from '../../../session/session.ts';
import { playSeason, type SeasonGame, toPaddock } from '../../../testing/season/season-game.ts';
import { crew, entering, openedSeason } from '../../../testing/season/seasons.ts';
import { fitsThePage, KEYS, QUESTION } from '../../../testing/terminal/screen-game.ts';

const WITH_A_PERSON = [{ id: 'ann', name: 'Ann' }, ...crew(2, 'random')];
function calendarOf(...tracks: readonly string[]) {
  return tracks.map(track => ({ id: track, track, stage: 'season', weight: 1 }));
}

const TWO_WEEKENDS = { entrants: WITH_A_PERSON, calendar: calendarOf('otterbrook', 'monaco') };

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

describe('the board of tables', () => {
  const people = ['Ann', 'Bob', 'Cleo', 'Dan'].map(name => ({ id: name.toLowerCase(), name }));
  const season = entering(
    openedSeason({
      entrants: people,
      calendar: calendarOf('otterbrook'),
      tables: { size: 2, draw: 'snake', apart: 'teams' },
    }),
    {
      ...{ kind: 'drawn', weekend: 'otterbrook', by: 'hand' },
      tables: [
        ['ann', 'bob'],
        ['cleo', 'dan'],
      ],
    },
  );
  const state = { table: 1, holder: 'lounge 4711', lap: 1, laps: 1, idleMs: 9000 };
  const tables = () => [{ ...state, order: ['ann', 'bob'], out: [], news: [], toMove: 'ann' }];

  it.each([
    ['Dan', 2],
    ['Ann', 1],
    // Nobody's table is the one that nobody has open.
    ['Zoe', 2],
  ])('marks the table of %s', async (name, table) => {
    const screen = playSeason(80, 24, season, { services: { tables }, settings: { name } });
    await toPaddock(screen);
    screen.press('1');
    await screen.sees('Otterbrook: the race');
    await screen.sees(new RegExp(`▸ ${table} `));
  });

  it('says at 80 columns which table is in use, by whom and since when', async () => {
    const screen = playSeason(80, 24, season, { services: { tables } });
    await toPaddock(screen);
    screen.press('1');
    await screen.sees(/1 +lounge 4711 +1\/1 +Ann +Ann +0:09/);
    fitsThePage(screen);
  });
});

describe('a table that another program holds', () => {
  it('is left or asked for', async () => {
    const asked: number[] = [];
    const state = { table: 1, holder: 'lounge 4711', lap: 1, laps: 1, idleMs: 9000 };
    const tables = [{ ...state, order: ['ann'], out: [], news: [] }];
    const screen = playSeason(80, 24, openedSeason(TWO_WEEKENDS), {
      services: {
        tables: () => tables,
        takeOver: async (_, { table }) => {
          asked.push(table);
          return { problem: 'It does not respond.' };
        },
      },
    });
    const held = openedElsewhere(screen);
    await toPaddock(screen);
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
    await toPaddock(screen);
    screen.press('1');
    await screen.sees('2 Watch it');
    screen.press('2');
    await screen.sees(/Live: Ann to play/);
    // The program that holds it has a line of its own: there is no room for both in 80 columns.
    await screen.sees(/^ in process \d+, since \d\d:\d\d UTC on \d{4}-\d\d-\d\d {2}/m);
    await screen.sees(/Z\*? Ann\/1/);
    fitsThePage(screen);
    expect(screen.text()).toContain('[t] take over');
    expect(screen.text()).toContain('[ ] round');
    screen.press('d');
    await screen.sees(/2 A +AAA/);
    screen.press('d');
    await screen.sees(/Live: Ann to play/);
    const round = () => Number(/round (\d+)/.exec(screen.text())?.[1] ?? 0);
    const before = round();
    driveTo(held, before + 2);
    await screen.until('what was driven elsewhere', () => round() >= before + 2);
    await screen.sees(/Live: Ann to play/);
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
    await screen.sees(/En direct : on attend Ann/);
    driveTo(held, Number.POSITIVE_INFINITY);
    if (due?.kind === 'race') screen.run.finishTable(due, held);
    held.close();
    screen.press('9');
    await screen.sees('La course est finie.');
    expect(screen.text()).not.toContain('reprendre ici');
    screen.press(KEYS.enter);
    await screen.sees('Voir les points');
    screen.press(KEYS.enter);
    await screen.sees(/Classement +pts +gain/);
  });

  it('is taken over with a line in the ledger, and raced on', async () => {
    const screen: SeasonGame = playSeason(80, 24, openedSeason(TWO_WEEKENDS), {
      services: {
        takeOver: async (run, table) => {
          if (held !== undefined && 'close' in held) held.close();
          const opened = run.openTable(table);
          return 'refused' in opened ? { problem: opened.refused } : opened;
        },
      },
    });
    const [one] = screen.run.due();
    const held = one?.kind === 'race' ? screen.run.openTable(one) : undefined;
    await toPaddock(screen);
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
