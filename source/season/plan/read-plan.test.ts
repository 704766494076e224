import { describe, expect, it, test } from 'vitest';
import { describeFault } from '../../circuit/file/faults.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import {
  changedPlan,
  PLAN_TEXT,
  readHere,
  shipped,
  toldOf,
} from '../../testing/season/plan-text.ts';
import { shippedVenues } from '../../testing/season/seasons.ts';
import type { Venues } from '../season.ts';
import { type Plan, weekendTerms } from './plan.ts';
import { readPlan } from './read-plan.ts';

function planIn(text: string): Plan {
  const read = readHere(text);
  if (!read.ok) throw new Error(toldOf(text).join('\n'));
  return read.plan;
}

describe('a plan', () => {
  it('is read with everything filled in that it leaves out', () => {
    const plan = planIn(PLAN_TEXT);
    expect(toldOf(PLAN_TEXT)).toEqual([]);
    expect(plan.options).toEqual({ weather: 'roll', preparation: 'chosen' });
    expect(plan.points).toMatchObject({ by: 'places', places: [10, 6, 4, 3, 2, 1], pole: 1 });
    expect(plan.count).toEqual({ best: 2, drop: 0, startsLeast: 0 });
    expect(plan.rank).toEqual(['points', 'wins', 'places', 'latest', 'lot']);
    expect(plan.teamSize).toBe(2);
    expect(plan.teamScores).toBeUndefined();
    expect(plan.stages.map(({ id }) => id)).toEqual(['season']);
    expect(plan.calendar).toEqual([
      { id: 'monza', track: 'monza', stage: 'season', weight: 1 },
      { id: 'imola', track: 'imola', stage: 'season', weight: 1, laps: 3, date: '2026-12-12' },
      { id: 'spa', track: 'spa', stage: 'season', weight: 0.5, date: '2026-12-19T20:00' },
    ]);
    expect(plan.entrants.map(({ id, letter }) => `${id} ${letter}`)).toEqual([
      'ada A',
      'ben B',
      'chloe C',
      'okurada K',
    ]);
  });

  it('needs no more than its name, its book, its circuits and its drivers', () => {
    const short = `format: chicane-plan/1
name: Short
rules: championship
calendar: [monza]
entrants: [Ada, Ben]
`;
    const read = readPlan(short, 'plan.yaml', { seed: 7 });
    expect(read.ok && read.plan).toMatchObject({ laps: 2, grid: 'book', seed: 7 });
    expect(read.ok && read.plan.tables.size).toBe(2);
    expect(toldOf(short)).toEqual([
      "1:1: the field 'seed' is missing; write a whole number, such as seed: 4711",
    ]);
  });

  it('takes teams and weekends of one circuit without ids', () => {
    const plan = planIn(changedPlan('- monza', '- spa'));
    expect(plan.calendar.map(({ id }) => id)).toEqual(['spa', 'imola', 'spa-2']);
    expect(plan.teams.map(({ id }) => id)).toEqual(['rosso', 'blu']);
  });

  it('gives each place a point more than the next by the name of that table', () => {
    const text = changedPlan('10-6-4-3-2-1', 'one a place');
    expect(planIn(text).points.places).toEqual([4, 3, 2, 1]);
  });

  it('leaves its options behind at a weekend by another book', () => {
    const text = changedPlan('- monza', '- {track: monza, rules: bga-advanced, nitro: yes}');
    const plan = planIn(text);
    const [first, second] = plan.calendar.map(weekend => weekendTerms(plan, weekend));
    expect(first).toMatchObject({ rules: 'bga-advanced', options: { nitro: 'on' } });
    expect(second).toMatchObject({ options: { weather: 'roll', preparation: 'chosen' } });
  });
});

const CFR = changedPlan('rules: masters-2005', 'rules: championship');
const STAGES = changedPlan('ties:', 'stages: [{id: heats}, {id: final, takes: best 2}]\nties:');
const STAGED = changedPlan('- monza', '- {track: monza, stage: heats}', STAGES)
  .replace('track: imola,', 'track: imola, stage: heats,')
  .replace('track: spa,', 'track: spa, stage: final,');

const FAULTS: readonly (readonly [what: string, text: string, told: readonly string[]])[] = [
  [
    'two entrants of one name, with both lines',
    changedPlan('name: Ben', 'name: ADA'),
    [
      "22:10: two entrants are called 'ADA', the other one in line 21; give one of them a second name or an initial",
    ],
  ],
  [
    'a team of three where two are allowed',
    changedPlan('name: Ben, team: blu', 'name: Ben, team: rosso'),
    [
      '23:23: the team Rosso has 3 drivers where 2 are allowed; move one to another team, or write of: 3',
    ],
  ],
  [
    'an unknown circuit',
    changedPlan('- monza', '- monzza'),
    ["16:3: there is no circuit 'monzza'; did you mean monza"],
  ],
  [
    'an unknown book',
    changedPlan('masters-2005', 'masters-2006'),
    ["4:8: there is no rule book 'masters-2006'; did you mean masters-2005 or masters-2002"],
  ],
  [
    'points that rise',
    changedPlan('10-6-4-3-2-1', '[10, 6, 7]'),
    ['11:26: the points rise from 6 to 7 at place 3; list them from the first place down'],
  ],
  [
    'a calendar that is empty',
    PLAN_TEXT.replace(/calendar:\n(?:- .*\n)+/, 'calendar: []\n'),
    ["15:11: calendar: '[]' is an empty list; list the weekends, such as calendar: [monza, spa]"],
  ],
  [
    'a book without trials and a grid by trials',
    CFR.replace('weather: roll\nprepare: yes\n', ''),
    [
      '6:7: a grid by timed trials, but Championship Formula Racing has none; write grid: lot, rotation, standings or by hand',
    ],
  ],
  [
    'options that the book does not have',
    changedPlan('grid: trials\ntrials:', 'grid: lot\ntrials: 0 #', CFR),
    [
      "6:10: Championship Formula Racing has no option 'weather'; it has pits, knock-out, classic, cars, start-table, pass-table",
      "7:10: Championship Formula Racing has no option 'prepare'; it has pits, knock-out, classic, cars, start-table, pass-table",
    ],
  ],
  [
    'a value that an option does not have',
    changedPlan('weather: roll', 'weather: fog'),
    ["6:10: weather: 'fog' is not known; write one of sun, changeable, rain, roll"],
  ],
  [
    'an option that needs more laps',
    changedPlan('- monza', '- {track: monza, rules: bga-advanced, laps: 1, technical: yes}'),
    ['16:45: technical needs 2 laps or more, not 1; write laps: 2, or technical: off'],
  ],
  [
    'a level and a character that nobody has',
    changedPlan('cpu: pro, character: Okurada', 'cpu: prof, character: Okurado'),
    [
      "24:46: entrant Okurada: Masters 2005 has no CPU drivers of the level 'prof'; did you mean pro",
      "24:63: entrant Okurada: there is no character 'Okurado'; did you mean Okurada",
    ],
  ],
  [
    'a stand-in of a level that nobody has',
    changedPlan('standIn: club', 'standIn: clubs'),
    ["13:19: Masters 2005 has no CPU drivers of the level 'clubs'; did you mean club"],
  ],
  [
    'a letter twice',
    changedPlan('{name: Ada,', '{name: Ada, letter: K,'),
    ['24:27: the letter K is given twice, before in line 21; take another letter, or leave it out'],
  ],
  [
    'a handicap where cars are alike',
    changedPlan('{name: Ada,', '{name: Ada, handicap: 2,'),
    ['21:25: entrant Ada: Masters 2005 has no handicaps; remove it'],
  ],
  [
    'a team that is not there',
    changedPlan('team: rosso', 'team: roso'),
    ["21:21: entrant Ada: there is no team 'roso'; did you mean rosso"],
  ],
  [
    'a date that is none, and a weight that is none',
    changedPlan('date: 2026-12-12', 'date: 2026-13-12').replace('weight: half', 'weight: -1'),
    [
      "17:33: weekend imola: date: '2026-13-12' is no date; write a date such as 2026-12-19, or with the time 2026-12-19T20:00",
      "18:48: weekend spa: weight: '-1' is no weight; write what the points are multiplied by: half, double, or a number such as 1.5",
    ],
  ],
  [
    'dates that go back, as a warning',
    changedPlan('date: 2026-12-12', 'date: 2026-12-24'),
    [
      '18:22: warning: weekend spa: its date is before that of the weekend in line 17; weekends are driven in the order of the list',
    ],
  ],
  [
    'names that are nearly equal, as a warning with both lines',
    changedPlan('name: Ben', 'name: Chloe'),
    [
      "23:10: warning: 'Chloé' is nearly 'Chloe' in line 22; take one of them out if they are the same driver",
    ],
  ],
  [
    'results that count beyond the calendar',
    changedPlan('best 2', 'best 4'),
    [
      '11:48: the best 4 results count, but there are 3 weekends; write count: best 3 or fewer, or count: all',
    ],
  ],
  [
    'results that are dropped from a calendar of one weekend',
    changedPlan('best 2', 'drop 1').replace(/- \{track: (imola|spa).*\n/g, ''),
    ['11:48: 1 result is dropped, and there is 1 weekend; drop fewer than there are'],
  ],
  [
    'points for trials where there are none',
    changedPlan('pole: 1', 'trials: [2, 1]').replace(
      'grid: trials\ntrials: {sessions: 1,',
      'grid: lot\ntrials: {sessions: 0,',
    ),
    [
      '11:40: places in the timed trials score, but no weekend has trials; write trials: 1, or remove it',
    ],
  ],
  [
    'what stands behind the lot',
    changedPlan('latest, lot]', 'lot, latest]'),
    ['12:27: what stands behind lot never decides; put lot at the end'],
  ],
  ['a plan with stages', STAGED, []],
  [
    'a stage that takes from nothing',
    changedPlan('{id: heats}', '{id: heats, takes: best 3}', STAGED),
    [
      '12:29: stage heats: it takes from a stage before it, and there is none; write takes: all, or put the other stage in front',
    ],
  ],
  [
    'a stage without a weekend, and a weekend without a stage',
    changedPlan('track: spa, stage: final,', 'track: spa,', STAGED),
    [
      '12:23: stage final: no weekend of the calendar belongs to it; give a weekend stage: final, or take the stage out',
      '19:3: weekend spa: of several stages it names none; write stage: heats',
    ],
  ],
  [
    'a weekend of a stage that is over',
    changedPlan('track: imola, stage: heats', 'track: imola, stage: final', STAGED).replace(
      'track: spa, stage: final',
      'track: spa, stage: heats',
    ),
    [
      '19:23: weekend spa: it belongs to heats, which is over by then; list the weekends of a stage before those of the next',
    ],
  ],
  [
    'a field that is misspelt, once',
    changedPlan('entrants:', 'entrance:'),
    ["20:1: unknown field 'entrance'; did you mean entrants? If not, remove it"],
  ],
  [
    'a field where it does not belong',
    changedPlan('grid: trials', 'grid: trials\npole: 3'),
    ["9:1: the field 'pole' does not belong here; it stands under points:"],
  ],
  [
    'a newer format',
    changedPlan('chicane-plan/1', 'chicane-plan/2'),
    [
      "1:9: the format 'chicane-plan/2' comes from a newer Chicane; update the program, or write chicane-plan/1",
    ],
  ],
  [
    'a text that is no plan',
    'hello',
    [
      '1:1: the file holds no plan; begin with format: chicane-plan/1, then name, rules, calendar and entrants',
    ],
  ],
];

test.each(FAULTS)('the reader tells %s', (_what, text, told) => {
  expect(toldOf(text)).toEqual(told);
});

test('every fault is told at once', () => {
  const text = PLAN_TEXT.replace('laps: 2', 'laps: two')
    .replace('- monza', '- monzza')
    .replace('10-6-4', '10-6-14')
    .replace('{name: Ben', '{name: Ada')
    .replace('cpu: pro', 'cpu: 7');
  expect(toldOf(text).map(line => line.replace(/^(\d+).*$/, '$1'))).toEqual([
    '5',
    '11',
    '16',
    '22',
    '24',
  ]);
});

describe('nine cars on eight pits', () => {
  const five = 'ABCDE'.replace(/./g, '- {name: $&$&$&}\n');
  const nine = changedPlan('- {name: Ada,', `${five}- {name: Ada,`).replace('of: 2', 'of: 3');
  const eightPits: Venues = {
    venue(book, track) {
      const venue = shippedVenues.venue(book, track);
      const { pit, ...board } = venue.board as FormulaBoard;
      if (pit === undefined || track !== 'imola') return venue;
      return { ...venue, board: { ...board, pit: { ...pit, boxes: pit.boxes.slice(0, 8) } } };
    },
  };
  const told = (text: string) => {
    const read = readPlan(text, 'plan.yaml', { known: { ...shipped, venues: eightPits } });
    return read.ok ? [] : read.faults.map(describeFault);
  };

  it('are too many for one table', () => {
    expect(told(nine)).toEqual([
      'plan.yaml:17:11: 9 cars at one table, but Imola has room for 8; take another circuit, or write size: 8 so that there are several tables',
    ]);
  });

  it('race at two tables where tables are smaller', () => {
    expect(told(nine.replace('size: 10', 'size: 8'))).toEqual([]);
  });
});
