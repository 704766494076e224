import { describe, expect, it } from 'vitest';
import type { Entry } from '../../season/ledger/entry.ts';
import { lettersAtTable, lettersFor } from '../../season/plan/letters.ts';
import type { Plan, Stage } from '../../season/plan/plan.ts';
import { NotDue, type Season } from '../../season/season.ts';
import { standings } from '../../season/standings/standings.ts';
import { due } from '../../season/to-do.ts';
import {
  crew,
  drivenOn,
  entering,
  openedSeason,
  settled,
  sheetOf,
  trialOf,
} from '../../testing/season/seasons.ts';

const LETTERS = ['aaa', 'bbb', 'ccc', 'ddd'];

function raced(weekend: string, order: readonly string[], table = 1, attempt = 1): Entry {
  return { kind: 'raced', weekend, table, attempt, laps: 1, sheet: sheetOf(order) };
}

function away(driver: string, weekend: string, standIn?: string): Entry {
  return { kind: 'absent', driver, weekend, ...(standIn === undefined ? {} : { standIn }) };
}

function ruled(ruling: Extract<Entry, { kind: 'ruled' }>['ruling']): Entry {
  return { kind: 'ruled', ruling, reason: 'a protest', by: 'the organiser' };
}

function seatsDue(season: Season): readonly (readonly string[])[] {
  return due(season).flatMap(one =>
    one.kind === 'race' ? [one.race.seats.map(({ entrant }) => entrant.id)] : [],
  );
}

function told(season: Season): readonly string[] {
  return standings(season).drivers.map(({ driver, points }) => `${driver} ${points}`);
}

describe('a field that shrinks', () => {
  it('of one car races alone', () => {
    const season = entering(openedSeason(), ...LETTERS.slice(1).map(id => away(id, 'monza')));
    expect(seatsDue(season)).toEqual([['aaa']]);
    expect(told(entering(season, raced('monza', ['aaa'])))[0]).toBe('aaa 10');
  });

  it('to nobody leaves its weekend out, until somebody comes after all', () => {
    const season = entering(openedSeason(), ...LETTERS.map(id => away(id, 'monza')));
    expect(due(season).map(({ weekend }) => weekend)).toEqual(['spa']);
    const back = entering(season, { kind: 'present', driver: 'ccc', weekend: 'monza' });
    expect(due(back).map(({ weekend }) => weekend)).toEqual(['monza']);
    expect(drivenOn(openedSeason(), 3).facts.weekends).toHaveLength(3);
  });

  it('leaves the last driver without a mate out where the book races teams, and seats mates together', () => {
    const teams = ['red', 'blue', 'red', 'blue'];
    const entrants = crew(4).map((one, at) => ({ ...one, team: teams[at] ?? '' }));
    const plan: Partial<Plan> = { rules: 'bga-advanced', options: { teams: 'on' }, entrants };
    const season = openedSeason(plan);
    expect(seatsDue(season)).toEqual([['aaa', 'ccc', 'bbb', 'ddd']]);
    expect(seatsDue(entering(season, away('bbb', 'monza')))).toEqual([['aaa', 'ccc']]);
    expect(seatsDue(entering(season, away('bbb', 'monza', 'club')))[0]).toHaveLength(4);
    const alone = entering(season, ...['aaa', 'bbb', 'ccc'].map(id => away(id, 'monza')));
    expect(due(alone).map(({ weekend }) => weekend)).toEqual(['spa']);
  });
});

describe('tables', () => {
  const entrants = crew(8);
  const ids = entrants.map(({ id }) => id);
  const plan: Partial<Plan> = {
    entrants,
    tables: { size: 4, draw: 'classification', apart: 'nobody' },
  };
  const drawn: Entry = {
    kind: 'drawn',
    weekend: 'monza',
    tables: [ids.slice(0, 4), ids.slice(4)],
    by: 'rule',
  };

  it('lose whoever is absent after the draw, and get a driver back', () => {
    const season = entering(openedSeason(plan), drawn, away('bbb', 'monza'));
    expect(seatsDue(season)).toEqual([['aaa', 'ccc', 'ddd'], ids.slice(4)]);
    const back = entering(season, { kind: 'present', driver: 'bbb', weekend: 'monza' });
    expect(seatsDue(back)[0]).toEqual(['aaa', 'bbb', 'ccc', 'ddd']);
  });

  it('are drawn again when somebody comes who was not drawn', () => {
    const seven = [ids.slice(0, 4), ids.slice(4, 7)];
    const season = entering(openedSeason(plan), away('hhh', 'monza'), { ...drawn, tables: seven });
    expect(seatsDue(season)).toEqual(seven);
    const back = entering(season, { kind: 'present', driver: 'hhh', weekend: 'monza' });
    expect(due(back).map(({ kind }) => kind)).toEqual(['draw']);
    const late = { id: 'late', name: 'Late' };
    const joined = entering(season, { kind: 'joined', entrant: late, weekend: 'monza' });
    expect(due(joined).map(({ kind }) => kind)).toEqual(['draw']);
  });

  it('take nobody in once one of them was raced', () => {
    const seven = [ids.slice(0, 4), ids.slice(4, 7)];
    const season = entering(
      openedSeason(plan),
      away('hhh', 'monza'),
      { ...drawn, tables: seven },
      raced('monza', ids.slice(0, 4)),
    );
    const back: Entry = { kind: 'present', driver: 'hhh', weekend: 'monza' };
    expect(() => entering(season, back)).toThrow('monza has been raced without hhh');
  });

  it('keep a grid by hand only as long as it names everybody at them', () => {
    const season = entering(openedSeason({ ...plan, grid: 'byHand' }), drawn, away('bbb', 'monza'));
    const grid: Entry = {
      kind: 'gridSet',
      weekend: 'monza',
      table: 1,
      grid: ['ddd', 'ccc', 'aaa'],
    };
    const set = entering(season, grid);
    expect(due(set).map(({ kind }) => kind)).toEqual(['race', 'grid']);
    const back = entering(set, { kind: 'present', driver: 'bbb', weekend: 'monza' });
    expect(due(back).map(({ kind }) => kind)).toEqual(['grid', 'grid']);
  });
});

describe('people who come and go', () => {
  const heats: Stage = { id: 'heats', name: 'Heats', takes: { kind: 'all' }, fresh: true };
  const final: Stage = {
    id: 'final',
    name: 'Final',
    takes: { kind: 'best', count: 2 },
    fresh: true,
  };
  const calendar = [
    { id: 'heat', track: 'monza', stage: 'heats', weight: 1 },
    { id: 'final', track: 'spa', stage: 'final', weight: 1 },
  ];
  const tournament = (takes: Stage['takes'] = final.takes) =>
    openedSeason({ stages: [heats, { ...final, takes }], calendar });

  it('keep their points when they withdraw', () => {
    const gone: Entry = { kind: 'withdrawn', driver: 'aaa', weekend: 'spa' };
    const season = entering(openedSeason(), raced('monza', LETTERS), gone);
    expect(seatsDue(season)).toEqual([['bbb', 'ccc', 'ddd']]);
    expect(told(season)[0]).toBe('aaa 10');
  });

  it('leave their place in a final to the next behind them', () => {
    const gone: Entry = { kind: 'withdrawn', driver: 'aaa', weekend: 'final' };
    for (const takes of [final.takes, { kind: 'perTable', first: 2 } as const]) {
      const season = entering(tournament(takes), raced('heat', LETTERS));
      expect(seatsDue(season)).toEqual([['aaa', 'bbb']]);
      expect(seatsDue(entering(season, gone))).toEqual([['bbb', 'ccc']]);
    }
  });

  it('go to a final by the result as it was ruled', () => {
    const out = ruled({ kind: 'disqualified', driver: 'aaa', weekend: 'heat' });
    for (const takes of [final.takes, { kind: 'perTable', first: 2 } as const]) {
      const season = entering(tournament(takes), raced('heat', LETTERS), out);
      expect(seatsDue(season)).toEqual([['bbb', 'ccc']]);
    }
  });

  it('cannot join in a final that only some reached, a team that is full, or one that there is not', () => {
    const entrant = { id: 'late', name: 'Late' };
    const season = entering(tournament(), raced('heat', LETTERS));
    expect(() => entering(season, { kind: 'joined', entrant, weekend: 'final' })).toThrow(
      'late cannot join at final, which is only for those who came through the stage before',
    );
    const mates = crew(4).map((one, at) => ({ ...one, ...(at < 2 ? { team: 'red' } : {}) }));
    const full = openedSeason({
      entrants: mates,
      teams: [{ id: 'red', name: 'Red' }],
      teamSize: 2,
    });
    const join = (team: string) => () =>
      entering(full, { kind: 'joined', entrant: { ...entrant, team }, weekend: 'spa' });
    expect(join('red')).toThrow('team red already has its 2 drivers');
    expect(join('green')).toThrow('there is no team green');
  });

  it('are stood in for at the trials too, and such a trial counts for the grid', () => {
    const trials = { sessions: 1, hand: 'guided', void: 'last' } as const;
    const season = entering(openedSeason({ grid: 'trials', trials }), away('aaa', 'monza', 'club'));
    const drivers = due(season).flatMap(one => (one.kind === 'trial' ? [one.driver] : []));
    expect(drivers).toEqual(LETTERS);
    const [race] = due(drivenOn(season, 5, 4));
    expect(race?.kind === 'race' && race.race.seats[0]?.standIn).toBe('club');
  });

  it('rank without what a stand-in won', () => {
    const absent = { standIn: 'club', scores: 'half' } as const;
    const season = entering(
      openedSeason({ absent, rank: ['wins', 'points', 'lot'] }),
      away('aaa', 'monza', 'club'),
      raced('monza', LETTERS),
    );
    const [first, ...others] = standings(season).drivers;
    expect(first?.driver).toBe('bbb');
    expect(others.find(({ driver }) => driver === 'aaa')).toMatchObject({ points: 5, wins: 0 });
  });
});

describe('rulings', () => {
  it('on a race are over once it is raced again', () => {
    const order = ruled({ kind: 'result', weekend: 'monza', table: 1, order: ['ddd', 'ccc'] });
    const out = ruled({ kind: 'disqualified', driver: 'ddd', weekend: 'monza' });
    const again = ruled({ kind: 'raceAgain', weekend: 'monza', table: 1 });
    const season = entering(openedSeason(), raced('monza', LETTERS), order, out);
    expect(told(season)[0]).toBe('ccc 10');
    const anew = entering(season, again, raced('monza', [...LETTERS].reverse(), 1, 2));
    expect(told(anew)).toEqual(['ddd 10', 'ccc 6', 'bbb 4', 'aaa 3']);
  });

  it('take points off at their weekend, else at the last that was raced', () => {
    const season = entering(
      openedSeason(),
      raced('monza', LETTERS),
      ruled({ kind: 'pointsOff', driver: 'aaa', points: 3 }),
      ruled({ kind: 'pointsOff', driver: 'bbb', points: 1, weekend: 'spa' }),
      raced('spa', LETTERS),
    );
    const points = (after: number) =>
      Object.fromEntries(standings(season, after).drivers.map(one => [one.driver, one.points]));
    expect(points(1)).toMatchObject({ aaa: 7, bbb: 6 });
    expect(points(2)).toMatchObject({ aaa: 17, bbb: 11 });
  });

  it('have no trial driven again after its race', () => {
    const trials = { sessions: 1, hand: 'guided', void: 'last' } as const;
    const season = drivenOn(openedSeason({ grid: 'trials', trials }), 5, 5);
    const again = ruled({ kind: 'trialAgain', weekend: 'monza', session: 0, driver: 'aaa' });
    expect(() => entering(season, again)).toThrow('monza has been raced: its trials are over');
  });

  it('leave a driver the one trial that the plan lets be driven again', () => {
    const trials = { sessions: 1, hand: 'guided', void: 'onceAgain' } as const;
    const again = ruled({ kind: 'trialAgain', weekend: 'monza', session: 0, driver: 'aaa' });
    const drove = (end: 'finished' | 'void'): Entry => ({
      kind: 'trialDriven',
      weekend: 'monza',
      session: 0,
      driver: 'aaa',
      trial: { ...trialOf(18), end },
    });
    const isDue = (season: Season) =>
      due(season).some(one => one.kind === 'trial' && one.driver === 'aaa');
    const ruledOn = entering(openedSeason({ grid: 'trials', trials }), drove('finished'), again);
    const broken = entering(ruledOn, drove('void'));
    expect(isDue(broken)).toBe(true);
    expect(isDue(entering(broken, drove('void')))).toBe(false);
    // The ruling begins anew also where the driver had broken a trial off before it.
    const twice = entering(openedSeason({ grid: 'trials', trials }), drove('void'), drove('void'));
    expect(isDue(twice)).toBe(false);
    expect(isDue(entering(twice, again, drove('void')))).toBe(true);
  });

  it('give those who move up the points of the book for their new places', () => {
    const given = [1000, 720, 600, 0];
    const rows = sheetOf(LETTERS, 1).map((row, at) => ({ ...row, points: given[at] ?? 0 }));
    const entry: Entry = { ...raced('monza', LETTERS), sheet: rows } as Entry;
    const points = { ...openedSeason().plan.points, by: 'book' as const };
    const season = entering(openedSeason({ points }), entry);
    expect(told(season)).toEqual(['aaa 1000', 'bbb 720', 'ccc 600', 'ddd 0']);
    const out = ruled({ kind: 'disqualified', driver: 'aaa', weekend: 'monza' });
    expect(told(entering(season, out))).toEqual(['bbb 1000', 'ccc 720', 'aaa 0', 'ddd 0']);
    const order = ruled({
      kind: 'result',
      weekend: 'monza',
      table: 1,
      order: ['ccc', 'aaa', 'ddd'],
    });
    expect(told(entering(season, order))).toEqual(['ccc 1000', 'aaa 720', 'ddd 600', 'bbb 0']);
  });

  it('name a weekend, a line and a number that there are', () => {
    const season = openedSeason();
    const refused = (ruling: Extract<Entry, { kind: 'ruled' }>['ruling']) => () =>
      entering(season, ruled(ruling));
    expect(refused({ kind: 'pointsOff', driver: 'zzz', points: 1 })).toThrow('has the id zzz');
    expect(refused({ kind: 'pointsOff', driver: 'aaa', points: 1, weekend: 'x' })).toThrow(
      'the calendar has no weekend x',
    );
    expect(refused({ kind: 'pointsOff', driver: 'aaa', points: Number.NaN })).toThrow('a number');
    expect(refused({ kind: 'backTo', line: 0.5 })).toThrow(NotDue);
  });
});

describe('a season that is closed early', () => {
  const season = entering(openedSeason(), raced('monza', LETTERS), {
    kind: 'closed',
    reason: 'the hall is shut',
  });

  it('has nothing due, takes nobody in, and keeps its standings', () => {
    expect(due(season)).toEqual([]);
    expect(told(season)[0]).toBe('aaa 10');
    expect(() => entering(season, away('aaa', 'spa'))).toThrow('the season is closed');
    const again = ruled({ kind: 'raceAgain', weekend: 'monza', table: 1 });
    expect(() => entering(season, again)).toThrow('the season is closed');
  });

  it('still takes a protest, and a return to the line before', () => {
    const protest = ruled({ kind: 'disqualified', driver: 'aaa', weekend: 'monza' });
    expect(told(entering(season, protest))[0]).toBe('bbb 10');
    const open = entering(season, ruled({ kind: 'backTo', line: 2 }));
    expect(due(open).map(({ weekend }) => weekend)).toEqual(['spa']);
  });
});

describe('circuits and letters', () => {
  it('with fewer pits than there are entrants have several tables', () => {
    const season = openedSeason({
      entrants: crew(20),
      tables: { size: 20, draw: 'lot', apart: 'nobody' },
    });
    const [draw] = due(season);
    expect(draw?.kind === 'draw' && draw.proposal?.tables.map(({ length }) => length)).toEqual([
      10, 10,
    ]);
    const drawn = draw === undefined ? season : entering(season, settled(draw, 1));
    expect(seatsDue(drawn)).toHaveLength(2);
  });

  it('of sixty entrants differ at every table', () => {
    const letters = lettersFor(crew(60));
    for (let from = 0; from < 60; from += 10) {
      const table = lettersAtTable(letters.slice(from, from + 10));
      expect(new Set(table).size).toBe(10);
      expect(table.every(letter => /^[A-Z]$/.test(letter))).toBe(true);
    }
    const same = lettersAtTable(Array.from({ length: 12 }, () => 'Z'));
    expect(new Set(same).size).toBe(12);
  });
});
