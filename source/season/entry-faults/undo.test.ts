import { describe, expect, it } from 'vitest';
import { entering, openedSeason, sheetOf, TEST_TIME } from '../../testing/season/seasons.ts';
import { enter } from '../apply-entry.ts';
import { entered } from '../field.ts';
import type { Entry, Ruling } from '../ledger/entry.ts';
import { NotDue, type Season } from '../season.ts';
import { standings } from '../standings/standings.ts';

function raced(weekend: string, order: string): Entry {
  const sheet = sheetOf([...order].map(letter => letter.repeat(3)));
  return { kind: 'raced', weekend, table: 1, attempt: 1, laps: 1, sheet };
}

function ruled(ruling: Ruling): Entry {
  return { kind: 'ruled', ruling, reason: 'a protest', by: 'organiser' };
}

function undone(line: number): Entry {
  return ruled({ kind: 'undone', line });
}

function whyNot(season: Season, entry: Entry): string {
  try {
    enter(season, entry, TEST_TIME);
  } catch (error) {
    if (error instanceof NotDue) return error.message;
    throw error;
  }
  return '';
}

const points = (season: Season) =>
  Object.fromEntries(standings(season).drivers.map(one => [one.driver, one.points]));

describe('a ruling that undoes a line', () => {
  const monza = entering(openedSeason(), raced('monza', 'abcd'));
  const out = ruled({ kind: 'disqualified', driver: 'aaa', weekend: 'monza' });

  it('makes that line void and no other', () => {
    const season = entering(
      monza,
      out,
      ruled({ kind: 'pointsOff', driver: 'bbb', points: 2 }),
      undone(2),
    );
    expect(points(season)).toEqual({ aaa: 10, bbb: 4, ccc: 4, ddd: 3 });
    expect(season.lines).toHaveLength(5);
  });

  it('brings back somebody who withdrew, and takes out somebody who joined', () => {
    const left = entering(monza, { kind: 'withdrawn', driver: 'ddd', weekend: 'spa' });
    expect(entered(left, 1)).toEqual(['aaa', 'bbb', 'ccc']);
    expect(entered(entering(left, undone(2)), 1)).toEqual(['aaa', 'bbb', 'ccc', 'ddd']);
    const eve = { id: 'eve', name: 'Eve' };
    const joined = entering(monza, { kind: 'joined', entrant: eve, weekend: 'spa' });
    expect(entered(entering(joined, undone(2)), 1)).not.toContain('eve');
  });

  it('is refused where a later line does not fit without it, and names that line', () => {
    const eve = { id: 'eve', name: 'Eve' };
    const season = entering(
      monza,
      { kind: 'joined', entrant: eve, weekend: 'spa' },
      {
        ...(raced('spa', 'abcd') as Extract<Entry, { kind: 'raced' }>),
        sheet: sheetOf(['aaa', 'bbb', 'ccc', 'ddd', 'eve']),
      },
    );
    expect(whyNot(season, undone(2))).toBe(
      'line 4 does not fit without line 3; undo that one first, or go back to line 3',
    );
  });

  it('is refused for a race, for what is void already and for a line that is not there', () => {
    expect(whyNot(monza, undone(1))).toMatch(/^line 2 is no decision that can be undone alone/);
    expect(whyNot(entering(monza, out, undone(2)), undone(2))).toBe('line 3 is void already');
    expect(whyNot(monza, undone(40))).toMatch(/no line 41/);
  });
});

describe('another result', () => {
  const monza = entering(openedSeason(), raced('monza', 'abcd'));
  const order = ['aaa', 'bbb', 'ccc', 'ddd'];
  const result: Ruling = { kind: 'result', weekend: 'monza', table: 1, order };

  it('never gives back what a disqualification took', () => {
    const season = entering(
      monza,
      ruled({ kind: 'disqualified', driver: 'aaa', weekend: 'monza' }),
    );
    expect(whyNot(season, ruled(result))).toBe(
      'aaa is disqualified from monza by line 3: leave aaa out of the order, or undo that line first',
    );
    const others = entering(season, ruled({ ...result, order: ['ccc', 'bbb', 'ddd'] }));
    expect(points(others)).toEqual({ ccc: 10, bbb: 6, ddd: 4, aaa: 0 });
    expect(whyNot(entering(season, undone(2)), ruled(result))).toBe('');
  });
});

describe('somebody who left', () => {
  const left = entering(openedSeason(), raced('monza', 'abcd'), {
    kind: 'withdrawn',
    driver: 'ddd',
    weekend: 'spa',
  });

  it('comes back at a later weekend, with points, and was not there between', () => {
    const season = entering(left, raced('spa', 'abc'), {
      kind: 'returned',
      driver: 'ddd',
      weekend: 'monaco',
    });
    expect([0, 1, 2].map(index => entered(season, index).includes('ddd'))).toEqual([
      true,
      false,
      true,
    ]);
    expect(points(season)).toMatchObject({ ddd: 3 });
  });

  it('comes back only after leaving', () => {
    const back: Entry = { kind: 'returned', driver: 'aaa', weekend: 'spa' };
    expect(whyNot(left, back)).toBe('aaa has not left by then');
  });
});

describe('an absence', () => {
  it('is entered once', () => {
    const away: Entry = { kind: 'absent', driver: 'aaa', weekend: 'monza', standIn: 'club' };
    const season = entering(openedSeason(), away);
    expect(whyNot(season, away)).toBe('aaa is absent from monza already, just so');
    expect(whyNot(season, { ...away, standIn: 'pro' })).toBe('');
  });
});
