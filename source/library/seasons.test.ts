import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { driver, firstRandom } from './drivers.ts';
import { type Answer, readCircuit } from './engine.ts';
import {
  BadPlan,
  due,
  enter,
  NotDue,
  openSeason,
  racedEntry,
  readPlan,
  type Season,
  standings,
  type TableDue,
} from './seasons.ts';

const circuits = ['monza', 'zandvoort'].map(id =>
  readCircuit(readFileSync(new URL(`../../tracks/${id}.yaml`, import.meta.url), 'utf8')),
);
const PLAN = `format: chicane-plan/1
name: Cup
rules: masters-2005
laps: 1
seed: 5
grid: lot
trials: {sessions: 0}
calendar: [monza, zandvoort]
entrants:
  - {id: ada, name: Ada, cpu: random}
  - {id: ben, name: Ben, cpu: random}
`;
const AT = '2026-05-01T12:00:00Z';

function answersOf({ book, circuit, setup, drivers }: TableDue): readonly Answer[] {
  const answers: Answer[] = [];
  const crew = drivers.map(({ level = 'random' }) => driver(level));
  const randoms = drivers.map((_, seat) => firstRandom(setup.seed, seat));
  let { race } = book.start(setup, circuit);
  for (let [decision] = book.decisions(race, circuit); decision; ) {
    const { seat } = decision;
    const [one, random = []] = [crew[seat], randoms[seat]];
    if (one === undefined) throw new Error('every seat has a driver');
    const view = book.view(race, seat);
    const { choice, random: after } = one.choose({ book, circuit, view, decision, random });
    randoms[seat] = after;
    answers.push({ seat, choice });
    race = book.apply(race, seat, choice, circuit).race;
    [decision] = book.decisions(race, circuit);
  }
  return answers;
}

/** Does everything that is due until the season is over. */
function driven(from: Season): Season {
  let season = from;
  for (let [next] = due(season); next !== undefined; [next] = due(season)) {
    if (next.kind === 'draw') {
      const { weekend, proposal } = next;
      const tables = proposal?.tables ?? [];
      season = enter(season, { kind: 'drawn', weekend, tables, by: 'rule' }, AT);
    } else if (next.kind === 'race') {
      season = enter(season, racedEntry(season, next, answersOf(next)), AT);
    } else throw new Error(`${next.kind} is due`);
  }
  return season;
}

test('a season is raced to its end, goes through JSON, and comes back the same', () => {
  const season = driven(openSeason(readPlan(PLAN), circuits));
  const table = standings(season);
  expect(table.after).toBe(2);
  expect(table.drivers.map(({ place }) => place)).toEqual([1, 2]);
  const lines = JSON.parse(JSON.stringify(season.lines));
  const again = openSeason(readPlan(PLAN), circuits, lines);
  expect(standings(again)).toEqual(table);
  expect(due(again)).toEqual([]);
});

test('a race that is due brings its book, its circuit and its drivers', () => {
  const [first] = due(openSeason(readPlan(PLAN), circuits));
  expect(first).toMatchObject({ kind: 'race', weekend: 'monza', table: 1, circuit: circuits[0] });
  expect(first).toMatchObject({ drivers: [{ id: 'ada', level: 'random' }, { id: 'ben' }] });
});

test('an entry that does not fit is refused', () => {
  const season = openSeason(readPlan(PLAN), circuits);
  const entry = { kind: 'withdrawn', driver: 'nobody', weekend: 'monza' } as const;
  expect(() => enter(season, entry, AT)).toThrow(NotDue);
});

test('a plan with faults is refused, and one whose circuit is not given', () => {
  expect(() => readPlan(PLAN.replace('laps: 1', 'laps: many'))).toThrow(BadPlan);
  expect(() => readPlan(PLAN.replace('laps: 1', 'laps: many'))).toThrow(/^plan:4:\d+: /);
  expect(() => openSeason(readPlan(PLAN), circuits.slice(1))).toThrow(
    'the calendar names monza, which is not given',
  );
});
