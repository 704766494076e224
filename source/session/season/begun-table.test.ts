// A race that has begun is finished by those who started it: what would change its seats is refused.
import { describe, expect, it } from 'vitest';
import type { Entry, Ruling } from '../../season/ledger/entry.ts';
import type { Plan } from '../../season/plan/plan.ts';
import type { RaceDue } from '../../season/races-ahead.ts';
import { NotDue, type Season } from '../../season/season.ts';
import { freshFolder } from '../../testing/fresh-folder.ts';
import { memoryStore } from '../../testing/season/memory-store.ts';
import {
  circuitText,
  entering,
  openedSeason,
  programLibrary,
} from '../../testing/season/seasons.ts';
import { openSeasonRun } from './open-season-run.ts';
import type { SeasonRun } from './season-run.ts';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dai'].map(name => ({ id: name.toLowerCase(), name }));
const DRAWN: Entry = {
  kind: 'drawn',
  weekend: 'monaco',
  tables: [
    ['ann', 'ben'],
    ['cleo', 'dai'],
  ],
  by: 'rule',
};

function cup(changes: Partial<Plan> = {}): Season {
  const calendar = ['monaco', 'monza'].map(id => ({ id, track: id, stage: 'season', weight: 1 }));
  const tables = { size: 2, draw: 'lot', apart: 'nobody' } as const;
  return openedSeason({ calendar, tables, entrants: PEOPLE, ...changes });
}

function running(season: Season, folder = freshFolder()): SeasonRun {
  const store = memoryStore(season, folder);
  return openSeasonRun({ store, library: programLibrary, circuitText });
}

function raceAt(run: SeasonRun, table: number): RaceDue {
  const one = run.due().find(found => found.kind === 'race' && found.table === table);
  if (one?.kind !== 'race') throw new Error(`no race is due at table ${table}`);
  return one;
}

/** Begins the race of a table, and leaves it after a few answers. */
function begin(run: SeasonRun, table: number): void {
  const session = run.openTable(raceAt(run, table));
  if ('refused' in session) throw new Error(session.refused);
  for (let answers = 0; answers < 3; answers++) {
    const next = session.next();
    const [decision] = next.kind === 'ask' ? next.decisions : [];
    const [choice] = decision?.choices ?? [];
    if (decision !== undefined && choice !== undefined) session.answer(decision.seat, choice);
  }
  session.close();
}

function whyNot(run: SeasonRun, entry: Entry): string {
  const { lines } = run.season();
  try {
    run.enter(entry);
  } catch (error) {
    if (!(error instanceof NotDue)) throw error;
    expect(run.season().lines).toBe(lines);
    return error.message;
  }
  return '';
}

function ruled(ruling: Ruling): Entry {
  return { kind: 'ruled', ruling, reason: 'a test', by: 'organiser' };
}

const [at, later] = [{ weekend: 'monaco' }, { weekend: 'monza' }];
const eve = { id: 'eve', name: 'Eve' };
const drawn = (...tables: readonly (readonly string[])[]): Entry => ({
  kind: 'drawn',
  ...at,
  tables,
  by: 'hand',
});
const BEGUN = /^table 1 of monaco has begun/;

describe('a table whose race has begun', () => {
  const refused: Readonly<Record<string, Entry>> = {
    'a swap with another table': drawn(['ann', 'cleo'], ['ben', 'dai']),
    'other seats at the same table': drawn(['ben', 'ann'], ['cleo', 'dai']),
    'an empty seat': { kind: 'absent', ...at, driver: 'ann' },
    'a stand-in': { kind: 'absent', ...at, driver: 'ann', standIn: 'club' },
    'a withdrawal': { kind: 'withdrawn', ...at, driver: 'ben' },
    'another driver in a seat': { kind: 'replaced', ...at, driver: 'ben', by: eve },
    'a late entry, after which everybody is drawn anew': { kind: 'joined', ...at, entrant: eve },
    'its grid': { kind: 'gridSet', ...at, table: 1, grid: ['ben', 'ann'] },
    'a return to before the draw': ruled({ kind: 'backTo', line: 1 }),
  };

  it.each(Object.entries(refused))('refuses %s', (_, entry) => {
    const run = running(entering(cup(), DRAWN));
    begin(run, 1);
    expect(whyNot(run, entry)).toMatch(BEGUN);
  });

  it('names the table, the weekend and what can be done', () => {
    const run = running(entering(cup(), DRAWN));
    begin(run, 1);
    expect(whyNot(run, { kind: 'withdrawn', ...at, driver: 'ben' })).toBe(
      'table 1 of monaco has begun, and those who started finish its race: enter this for a later weekend, or void the race first with chicane season ruling NAME --what race-again --weekend monaco --table 1 --reason TEXT',
    );
  });

  it('refuses that somebody comes back who was absent, and that an absence is undone', () => {
    const run = running(entering(cup(), DRAWN, { kind: 'absent', ...at, driver: 'ann' }));
    begin(run, 1);
    expect(whyNot(run, { kind: 'present', ...at, driver: 'ann' })).toMatch(BEGUN);
    const one = running(entering(cup(), DRAWN, { kind: 'withdrawn', ...at, driver: 'ann' }));
    begin(one, 1);
    expect(whyNot(one, { kind: 'returned', ...at, driver: 'ann' })).toMatch(BEGUN);
    expect(whyNot(one, ruled({ kind: 'undone', line: 2 }))).toMatch(BEGUN);
  });

  it('refuses that a trial is driven again, after which its grid would be another', () => {
    const season = cup({
      grid: 'trials',
      trials: { sessions: 1, hand: 'guided', void: 'last' },
      tables: { size: 10, draw: 'lot', apart: 'nobody' },
      entrants: PEOPLE.slice(0, 2),
    });
    const lap: Entry = {
      kind: 'trialDriven',
      ...at,
      session: 0,
      driver: 'ann',
      trial: {
        end: 'withdrawn',
        tires: 'hard',
        rolls: [],
        overshootRolls: 0,
        misplacements: 0,
        timeMs: 0,
      },
    };
    const run = running(entering(season, lap, { ...lap, driver: 'ben' }));
    begin(run, 1);
    const again = ruled({ kind: 'trialAgain', ...at, session: 0, driver: 'ann' });
    expect(whyNot(run, again)).toMatch(BEGUN);
  });

  it('lets everything else be decided', () => {
    const run = running(entering(cup(), DRAWN));
    begin(run, 1);
    const others: readonly Entry[] = [
      { kind: 'absent', ...at, driver: 'dai', standIn: 'club' },
      { kind: 'gridSet', ...at, table: 2, grid: ['dai', 'cleo'] },
      { kind: 'replaced', ...at, driver: 'cleo', by: eve },
      { kind: 'absent', ...later, driver: 'ann' },
      { kind: 'withdrawn', ...later, driver: 'ben' },
      { kind: 'joined', ...later, entrant: { id: 'fay', name: 'Fay' } },
      ruled({ kind: 'pointsOff', driver: 'ann', points: 1 }),
      { kind: 'takenOver', what: 'monaco 1', from: 'elsewhere' },
      { kind: 'closed', reason: 'rain' },
    ];
    for (const entry of others) expect(whyNot(run, entry)).toBe('');
  });

  it('lets its drivers go once its race is void, which then has another save', () => {
    const run = running(entering(cup(), DRAWN));
    begin(run, 1);
    const file = run.tableFile(raceAt(run, 1));
    expect(whyNot(run, ruled({ kind: 'raceAgain', ...at, table: 1 }))).toBe('');
    expect(whyNot(run, drawn(['ann', 'cleo'], ['ben', 'dai']))).toBe('');
    expect(run.tableFile(raceAt(run, 1))).not.toBe(file);
    begin(run, 1);
    expect(raceAt(run, 1).race).toMatchObject({ attempt: 2 });
  });

  it('says what an entry would do without entering it', () => {
    const run = running(entering(cup(), DRAWN));
    const swap = drawn(['ann', 'cleo'], ['ben', 'dai']);
    expect(run.tried(swap).lines).toHaveLength(3);
    expect(run.season().lines).toHaveLength(2);
    begin(run, 1);
    expect(() => run.tried(swap)).toThrow(BEGUN);
  });
});

describe('a ledger of an earlier program that has changed the seats of a race', () => {
  it('opens, and asks for the race to be driven again instead of giving it to others', () => {
    const folder = freshFolder();
    const before = entering(cup(), DRAWN);
    begin(running(before, folder), 1);
    const run = running(entering(before, drawn(['ann', 'cleo'], ['ben', 'dai'])), folder);
    expect(run.openTable(raceAt(run, 1))).toEqual({
      refused: expect.stringMatching(
        /^Table 1 of monaco was begun by Ann, Ben, and Ann, Cleo have it now\. Drive it again: chicane season ruling \S+ --what race-again --weekend monaco --table 1 --reason TEXT\.$/,
      ),
    });
    expect(whyNot(run, ruled({ kind: 'raceAgain', ...at, table: 1 }))).toBe('');
    begin(run, 1);
  });

  it('goes on with a seat that somebody else has taken over', () => {
    const folder = freshFolder();
    const before = entering(cup(), DRAWN);
    begin(running(before, folder), 1);
    const over: Entry = { kind: 'replaced', ...at, driver: 'ben', by: eve };
    begin(running(entering(before, over), folder), 1);
  });
});
