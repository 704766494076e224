// What Enter takes where nobody has moved the mark: a careful choice, the usual one, or none; and what it gives away.
import { describe, expect, it, test } from 'vitest';
import { driverTables } from '../../../drivers/driver-tables.ts';
import { gearOdds } from '../../../drivers/planning/ends/gear-odds.ts';
import { allBooks } from '../../../rules/games.ts';
import {
  question,
  type Situation,
  race as situation,
} from '../../../testing/formula-de/builders.ts';
import { boardOf, type Game, KEYS, raceFrom } from '../../../testing/terminal/screen-game.ts';
import { enterChoices } from '../../advice.ts';
import type { NextStep } from '../../messages.ts';
import { DEFAULT_SETTINGS, type EnterManner, type Settings } from '../../services.ts';
import { EN } from '../../words/en/words.ts';
import { askedFor, enterManner, givenAwayRows } from './enter.ts';
import { openRace } from './play.ts';
import type { RaceModel } from './race-model.ts';

const BOARD = boardOf('otterbrook');
const FAR = { board: BOARD, toPlay: [0], dice: [16], cars: [{ space: 'L14', gear: 5 }] };

type Asked = Extract<NextStep, { kind: 'ask' }>;

function stepOf(now: Situation): Asked {
  const decision = question(now);
  const { book, race, board } = now;
  return { kind: 'ask', decision, advice: [], ...enterChoices(book, race, decision, board) };
}

describe('the manner of Enter', () => {
  const of = (enter: EnterManner, raced: boolean, lesson?: RaceModel['lesson']) =>
    enterManner({ lesson }, { enter, raced });

  it('is careful in a first race and usual after it, unless the player wishes otherwise', () => {
    expect([of('first', false), of('first', true)]).toEqual(['careful', 'usual']);
    for (const enter of ['careful', 'usual', 'none'] as const) {
      expect([of(enter, false), of(enter, true)]).toEqual([enter, enter]);
    }
  });

  it('is usual in a lesson, whose words count on it', () => {
    expect(of('none', true, { id: 'shiftUp', answered: 0, missed: false })).toBe('usual');
  });

  it('decides which choice the question has', () => {
    const { usual: _usual, careful: _careful, ...bare } = stepOf(situation(FAR));
    const [one, other] = bare.decision.choices;
    if (one === undefined || other === undefined) throw new Error('too few choices');
    const next: Asked = { ...bare, usual: one, careful: other };
    expect(askedFor(next, 'usual').usual).toBe(one);
    expect(askedFor(next, 'careful').usual).toBe(other);
    expect(askedFor(next, 'none').usual).toBeUndefined();
    expect(askedFor({ ...bare, usual: one }, 'careful').usual).toBe(one);
  });
});

test('a careful driver makes the usual choice of every book where that is marked', () => {
  for (const book of allBooks()) {
    const { pits, careful } = driverTables.of(book);
    if (pits !== undefined) expect(careful, book.id).toBeDefined();
  }
});

test('the careful gears cost fewer tires in the mean than the usual ones', () => {
  const before = [3, 5, 7, 9, 11, 13].flatMap(toCorner =>
    BOARD.spaces.filter(
      space => space.lane === 1 && space.corner < 0 && space.toCorner === toCorner,
    ),
  );
  const tires = { usual: 0, careful: 0 };
  for (const { id } of before) {
    const now = situation({ ...FAR, cars: [{ space: id, gear: 4 }] });
    const step = stepOf(now);
    const odds = gearOdds(now.race, 0, BOARD);
    for (const manner of ['usual', 'careful'] as const) {
      const choice = step[manner];
      const own = odds.find(({ gear }) => choice && 'gear' in choice && choice.gear === gear);
      tires[manner] += own?.meanTires ?? Number.NaN;
    }
  }
  expect(tires.careful).toBeLessThan(tires.usual);
});

describe('what Enter gives away', () => {
  function model(behind: number, more: Partial<RaceModel> = {}): RaceModel {
    const now = situation(FAR);
    const next = stepOf(now);
    const { usual, decision } = next;
    const best = decision.choices.find(choice => choice !== usual);
    if (usual === undefined || best === undefined) throw new Error('too few choices');
    const advice = [
      { choice: best, value: 10, reasons: [] },
      { choice: usual, value: 10 + behind, reasons: [] },
    ];
    const { book, board, race } = now;
    const setup = { book: book.id, track: board.id, seed: 1, laps: 3, seats: [], options: {} };
    const drivers = [{ kind: 'human' as const, name: 'Ann', level: '', character: '' }];
    const table = { book, board, setup, drivers, letters: ['A'], file: '' };
    const moment = { race: book.view(race, 0), next: { ...next, advice }, notice: '' };
    const settings: Settings = { ...DEFAULT_SETTINGS, enter: 'usual' };
    const stage = { settings, size: { columns: 80, rows: 24 }, words: EN };
    return { ...openRace(table, moment, [], stage).race, ...more };
  }

  const told = (race: RaceModel) =>
    givenAwayRows(race, 200, EN.race.engineer)
      .flat()
      .map(({ text }) => text.trim())
      .join(' ');

  it('is told when it is more than half a roll', () => {
    expect(told(model(0.8))).toBe('Enter gives away 0.8 rolls here; [h] says why.');
    expect(told(model(0.5))).toBe('');
    expect(told(model(9))).toBe('Enter may lose the race here; [h] says why.');
  });

  it('is not told of another line, while the engineer speaks, nor to a driver alone', () => {
    expect(told({ ...model(0.8), at: 'elsewhere' })).toBe('');
    expect(told({ ...model(0.8), engineer: { manner: 'school', called: false } })).toBe('');
    expect(told({ ...model(0.8), lesson: { id: 'shiftUp', answered: 0, missed: false } })).toBe('');
  });

  it('names no engineer who cannot be called', () => {
    const silent = { ...model(0.8), engineer: { manner: 'silent', called: false } } as const;
    expect(told(silent)).toBe('Enter gives away 0.8 rolls here.');
  });

  it('is counted in turns where turns are counted', () => {
    expect(EN.championship.engineer.givesAway(1.3, false)).toBe('Enter gives away 1.3 turns here.');
  });
});

describe('Enter that takes nothing', () => {
  async function asked(columns: number, rows: number, face: number): Promise<Game> {
    const screen = raceFrom(columns, rows, situation({ ...FAR, dice: [face] }), ['Ann'], {
      settings: { enter: 'none' },
    });
    await screen.sees('which gear?');
    return screen;
  }
  const answers = (screen: Game) => screen.book.sessions[0]?.answers() ?? [];

  it.each([
    [60, 20],
    [80, 24],
    [160, 50],
  ])('says so until a line is marked, at %ix%i', async (columns, rows) => {
    const screen = await asked(columns, rows, 2);
    expect(screen.text()).not.toMatch(/▸ +\d/);
    screen.press(KEYS.enter);
    await screen.sees('Enter takes nothing until');
    expect(answers(screen)).toHaveLength(0);
    screen.press(KEYS.down);
    await screen.sees(/▸ +1 /);
    screen.press(KEYS.enter);
    await screen.until('a gear is taken', () => answers(screen).length > 0);
    expect(answers(screen)[0]?.choice).toMatchObject({ kind: 'chooseGear', gear: 1 });
  });

  it('leaves the numbers as they are, and marks no space of the road', async () => {
    const screen = await asked(80, 24, 16);
    screen.press('5');
    await screen.sees('where to?');
    expect(screen.text()).not.toMatch(/>[0-9a-z]</);
    screen.press(KEYS.enter);
    await screen.sees('Enter takes nothing until');
    screen.press(KEYS.right);
    await screen.sees(/>[0-9a-z]</);
  });
});
