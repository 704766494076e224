import { describe, expect, it } from 'vitest';
import { changedPlan, toldOf } from '../../testing/season/plan-text.ts';

/** A series without a fault: two teams of two, built once, two races on a rotating grid. */
const SERIES = `format: chicane-plan/1
name: Two Teams
rules: trant
laps: 2
prepare: yes
grid: rotation
car: built once
seed: 1995
calendar: [monza, spa]
teams: {of: 2, list: [{id: red, name: Red}, {id: blue, name: Blue}]}
entrants:
- {name: Ada, team: red}
- {name: Ben, team: red}
- {name: Chloe, team: blue, cpu: club}
- {name: Dai, team: blue, cpu: club}
`;

const from = (before: string, now: string, text = SERIES) => toldOf(changedPlan(before, now, text));

describe('the plan of a series', () => {
  it('may have cars that are built once, and marshals by turns', () => {
    expect(toldOf(SERIES)).toEqual([]);
    expect(from('grid: rotation', 'grid: rotation\nmarshal: rota')).toEqual([]);
  });

  it('races on another circuit each time (TR-1)', () => {
    expect(from('[monza, spa]', '[monza, monza]')).toEqual([
      '9:19: weekend monza-2: every race of a series is on another circuit, and monza is raced in line 9; take another circuit',
    ]);
  });

  it('has teams of one or two cars (TR-8)', () => {
    const third = '{name: Dai, team: red';
    expect(from('{name: Dai, team: blue', third)).toEqual([
      expect.stringContaining('a calendar of 2 does not come out even'),
      '15:21: the team Red has 3 drivers where 2 are allowed; move one to another team, or write of: 3',
    ]);
    expect(from('{name: Dai, team: blue', third, changedPlan('of: 2', 'of: 3', SERIES))).toEqual([
      expect.stringContaining('a calendar of 2 does not come out even'),
      '15:21: the team Red has 3 cars, and a team of a series has one or two; move one to another team',
    ]);
  });

  it('is of a book that builds cars (TR-5)', () => {
    expect(from('rules: trant', 'rules: masters-2005')).toEqual([
      '7:6: cars are built once, but Masters 2005 builds none; write car: per race, or remove it',
    ]);
  });

  it('has all its cars at one table', () => {
    expect(from('seed: 1995', 'seed: 1995\ntables: {size: 2}')).toEqual([
      expect.stringContaining(
        '4 cars that are built once need one table, but a table has 2; write size: 4, or enter fewer',
      ),
    ]);
  });

  it('rotates over as many races as come out even, and names how many would (TR-39)', () => {
    expect(from('[monza, spa]', '[monza, spa, imola]')).toEqual([
      '9:11: a calendar of 3 does not come out even: the places on the grid go round in 2 races; plan 2 or 4 races',
    ]);
    expect(from('[monza, spa]', '[monza]')).toEqual([
      '9:11: a calendar of 1 does not come out even: the places on the grid go round in 2 races; plan 2 races',
    ]);
    const lot = changedPlan('grid: rotation', 'grid: lot', SERIES);
    expect(from('[monza, spa]', '[monza, spa, imola]', lot)).toEqual([]);
  });

  it('has each team as marshal equally often (TR-2, TR-3)', () => {
    const rota = changedPlan('grid: rotation', 'grid: lot\nmarshal: rota', SERIES);
    expect(from('[monza, spa]', '[monza, spa, imola]', rota)).toEqual([
      expect.stringContaining(
        'a calendar of 3 does not come out even: the marshals go round in 2 races',
      ),
    ]);
  });
});
