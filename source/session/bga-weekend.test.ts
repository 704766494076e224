// The weekend of the BGA books: the sky of its qualifying, and what goes on to the race.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isFormulaBoard, SKIES } from '../circuit/formula-board.ts';
import { drivers } from '../drivers/levels/drivers.ts';
import { bgaAdvanced } from '../rules/formula-de/bga/advanced.ts';
import { bgaBasic } from '../rules/formula-de/bga/basic.ts';
import type { FormulaDeBook } from '../rules/formula-de/book.ts';
import { masters2005 } from '../rules/formula-de/masters/masters-2005.ts';
import {
  qualifyingRanking,
  resultOf,
  sessionWeather,
  trackAfter,
  trialValuesOf,
} from '../rules/formula-de/qualifying/qualifying.ts';
import type { FormulaDeRace } from '../rules/formula-de/state.ts';
import { openSave } from '../storage/saves/open-save.ts';
import { everyLibrary } from '../testing/every-book.ts';
import { type FakeDisk, fakeDisk } from '../testing/fake-disk.ts';
import { track } from '../testing/formula-de/builders.ts';
import { resumeSession } from './begin-session.ts';
import type { SessionSeat } from './session.ts';
import { newWeekend, resumeWeekend, type Weekend } from './weekend.ts';

const CORNER = track('20 1R5 40');

describe('the weather of a qualifying', () => {
  const skies = Array.from({ length: 20 }, (_, face) => SKIES[face % SKIES.length] ?? 'sun');
  const BOARD = { ...CORNER, weather: skies };
  const sky = (weather: 'sun' | 'changeable' | 'rain' | 'roll', seed = 1, book = bgaAdvanced.id) =>
    sessionWeather(
      { names: ['Ada'], hand: 'guided', sessions: 1, weather, seed, trials: [] },
      0,
      book,
      BOARD,
    );

  test('is good unless rain is rolled or set (BGA-O-19, BGA-O-20, BGA-V-22)', () => {
    expect(sky('changeable').sky).toBe('sun');
    expect(sky('rain').sky).toBe('rain');
    const rolled = Array.from({ length: 60 }, (_, seed) => sky('roll', seed));
    expect(new Set(rolled.map(({ sky: one }) => one))).toEqual(new Set(['sun', 'rain']));
    const masters = Array.from({ length: 60 }, (_, seed) => sky('roll', seed, 'masters-2005'));
    const changeable = masters.findIndex(({ sky: one }) => one === 'changeable');
    expect(rolled[changeable]).toMatchObject({ sky: 'sun', roll: masters[changeable]?.roll });
  });

  test('rain in it leaves a wet track to a changeable race (BGA-O-23)', () => {
    expect(trackAfter(sky('rain'))).toBe('wet');
    expect(trackAfter(sky('changeable'))).toBe('dry');
  });
});

// It has a corner of two stops.
const TEXT = readFileSync(join(import.meta.dirname, '../../tracks/monza.yaml'), 'utf8');
const now = () => new Date(2026, 10, 22, 18, 0);

function seat(name: string, level?: string): SessionSeat {
  return { name, driver: level === undefined ? { kind: 'human' } : { kind: 'cpu', level } };
}

function weekendBy(book: FormulaDeBook, options: object = {}, disk?: FakeDisk): Weekend {
  const circuit = everyLibrary.boardOf(TEXT, book);
  if (!circuit.ok || !isFormulaBoard(circuit.board)) throw new Error('no board for trials');
  const race = {
    book,
    board: circuit.board,
    circuitText: TEXT,
    seats: [seat('Ida', 'random'), seat('Ann'), seat('Joe', 'random'), seat('Eve', 'random')],
    laps: 1,
    seed: 4711,
    options,
    levels: drivers,
    ...(disk === undefined ? {} : { saving: { folder: '/saves', disk, now } }),
  };
  const wishes = { hand: 'guided', sessions: 1, weather: 'sun' } as const;
  return newWeekend({ race, wishes, races: true });
}

/** Drives every trial; people sit theirs out. */
function driven(at: Weekend): Weekend {
  for (let next = at.next(); next !== undefined; next = at.next()) {
    if (at.plan.seats[next.driver]?.driver.kind === 'cpu') at.advance();
    else at.withdraw();
  }
  return at;
}

const raceAfter = (at: Weekend) => at.race().race() as FormulaDeRace;

describe.each([bgaAdvanced, bgaBasic])('the weekend of $name', book => {
  test('gives 10, 9, 8 … for the places of the qualifying, but nothing to who has no lap (BGA-V-5, BGA-V-15)', () => {
    const at = driven(weekendBy(book));
    const ranking = qualifyingRanking(at.qualifying(), trialValuesOf(book.id));
    const { grid, qualifyingPoints } = raceAfter(at);
    expect(grid).toEqual(ranking.map(({ driver }) => driver));
    expect(grid?.at(-1)).toBe(1);
    const laps = ranking.filter(({ result }) => result?.aborted === false);
    const points = ranking.map(({ driver }) => qualifyingPoints?.[driver]);
    expect(points).toEqual(ranking.map((_, place) => (place < laps.length ? 10 - place : 0)));
  });

  test('brings the points to the race and keeps them in its save (BGA-V-3)', () => {
    const disk = fakeDisk();
    const at = weekendBy(book, {}, disk);
    at.advance();
    at.close();
    const file = at.file ?? '';
    const half = openSave(file, everyLibrary, disk, now);
    if (half.kind !== 'open') throw new Error(half.sentence);
    const again = resumeWeekend(half, drivers, disk, now);
    if (again === undefined) throw new Error('no trials are left');
    const begun = raceAfter(driven(again)).qualifyingPoints;
    again.race().close();
    const opened = openSave(file, everyLibrary, disk, now);
    if (opened.kind !== 'open') throw new Error(opened.sentence);
    expect(opened.save.record.setup.qualifyingPoints).toEqual(begun);
    const session = resumeSession({ opened, levels: drivers, disk, now });
    const race = session.race() as FormulaDeRace;
    expect(race.qualifyingPoints).toEqual(begun);
    const standings = book.standings(race, session.board as typeof CORNER);
    expect(standings.map(one => one.points)).toEqual(standings.map(one => begun?.[one.seat]));
    session.close();
  });

  test('drives the lap with the options of the race that it follows (BR-55)', () => {
    const at = weekendBy(book, { nitro: 'on', teams: 'on' });
    at.advance();
    const { options } = at.begin().race() as FormulaDeRace;
    expect(options.nitro).toBe('on');
    expect(options.teams).toBeUndefined();
    at.close();
  });
});

describe.each([bgaAdvanced, bgaBasic])('qualifying by $name without a clock', book => {
  const untimed = () => weekendBy(book, { untimed: 'on' });
  // Drives the lap of the person who is next, always by the first choice, and confirms the crossing at a time.
  const crawl = (at: Weekend, timeMs: number) => {
    const lap = at.begin();
    for (;;) {
      const choice = lap.book.decisions(lap.race(), lap.board)[0]?.choices[0];
      if (choice === undefined) break;
      lap.answer(0, choice);
    }
    at.finish(timeMs);
    return at.qualifying().trials.at(-1);
  };

  test('has neither times nor minutes for anybody (BR-54)', () => {
    for (const [at, timeMs, minutes] of [
      [untimed(), 0, 0],
      [weekendBy(book), 125_000, 2],
    ] as const) {
      at.advance();
      const trial = crawl(at, 125_000);
      const values = trialValuesOf(book.id, at.plan.options);
      expect(trial).toMatchObject({ end: 'finished', timeMs });
      if (trial === undefined) return;
      const { rolls } = resultOf(trial, values);
      expect(rolls).toBe(trial.rolls.length + trial.overshootRolls + minutes);
      const [cpu] = at.qualifying().trials;
      expect(cpu?.timeMs === 0).toBe(timeMs === 0);
    }
  });

  test('puts the one of two equal drivers ahead who drove first (BR-53, BR-54)', () => {
    const at = untimed();
    const values = trialValuesOf(book.id, at.plan.options);
    at.advance();
    const trial = crawl(at, 125_000);
    if (trial === undefined) throw new Error('no lap was driven');
    const { trials, ...qualifying } = at.qualifying();
    const faster = { ...trial, driver: 2, timeMs: 0 };
    const ranking = qualifyingRanking({ ...qualifying, trials: [...trials, faster] }, values);
    const order = ranking.map(({ driver }) => driver);
    expect(order.indexOf(1)).toBeLessThan(order.indexOf(2));
  });

  test('stays without one after the weekend is resumed from its save (BR-54)', () => {
    const disk = fakeDisk();
    const at = weekendBy(book, { untimed: 'on' }, disk);
    at.close();
    const half = openSave(at.file ?? '', everyLibrary, disk, now);
    if (half.kind !== 'open') throw new Error(half.sentence);
    const again = resumeWeekend(half, drivers, disk, now);
    if (again === undefined) throw new Error('no trials are left');
    again.advance();
    expect(again.qualifying().trials[0]?.timeMs).toBe(0);
    again.close();
  });
});

test('a weekend of Masters brings no points', () => {
  const at = driven(weekendBy(masters2005));
  expect(raceAfter(at)).not.toHaveProperty('qualifyingPoints');
  expect(at.race().setup).not.toHaveProperty('qualifyingPoints');
});

test('a lap that is aborted keeps its distance, and one of Masters does not (BR-52)', () => {
  // Up through the gears as long as it goes.
  const aborted = (book: FormulaDeBook) => {
    const at = weekendBy(book);
    at.advance();
    const lap = at.begin();
    for (;;) {
      const [asked] = lap.book.decisions(lap.race(), lap.board);
      const choice = asked?.step === 'announceGear' ? asked.choices.at(-1) : asked?.choices[0];
      if (choice === undefined) break;
      lap.answer(0, choice);
    }
    at.finish(1000);
    return at.qualifying().trials.at(-1);
  };
  expect(aborted(bgaAdvanced)).toMatchObject({ end: 'aborted', distance: expect.any(Number) });
  expect(aborted(bgaAdvanced)?.distance).toBeGreaterThan(0);
  expect(aborted(masters2005)?.end).toBe('aborted');
  expect(aborted(masters2005)).not.toHaveProperty('distance');
});
