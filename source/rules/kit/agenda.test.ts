import { describe, expect, test } from 'vitest';
import { type Ground, layTable, runAgenda, type Steps } from './agenda.ts';
import { seededDice } from './dice.ts';
import { BrokenRace } from './errors.ts';
import type { Choice, Race, RaceEvent, Task } from './types.ts';

interface Pick extends Choice {
  readonly kind: 'pick';
  readonly letter: string;
}

/** A race that holds the letters offered by the step `pick` and a log of what was done. */
interface LetterRace extends Race {
  readonly letters: string;
}

interface Told extends RaceEvent {
  readonly kind: 'done';
  readonly what: string;
}

type LetterSteps = Steps<LetterRace, Pick, Told, Task, Ground>;

const steps: LetterSteps = {
  say: {
    play: table => table.tell({ kind: 'done', what: 'said' }),
  },
  split: {
    play: table => table.first({ step: 'say', seats: [] }, { step: 'pick', seats: [1] }),
  },
  pick: {
    ask: race => [...race.letters].map(letter => ({ kind: 'pick', letter })),
    forced: (_race, _task, _seat, choice) => choice.letter !== '!',
    answer: (table, _task, seat, choice) =>
      table.tell({ kind: 'done', what: `${seat}${choice.letter}` }),
  },
  mustPick: {
    must: true,
    ask: race => [...race.letters].map(letter => ({ kind: 'pick', letter })),
    answer: () => {},
  },
  unprinted: {
    ask: () => [{ kind: 'pick', letter: 'a' }],
    answer: () => {},
  },
  circle: {
    play: table => table.first({ step: 'circle', seats: [] }),
  },
};

const GROUND: Ground = { paragraphs: { pick: 'A-3', mustPick: 'A-5' } };

function run(agenda: readonly Task[], letters: string) {
  const events: Told[] = [];
  const race = { agenda: [...agenda], dice: seededDice(1), round: 0, answered: 0, letters };
  const draft = structuredClone(race) as Parameters<
    typeof layTable<LetterRace, Told, Task, Ground>
  >[0];
  const table = layTable<LetterRace, Told, Task, Ground>(draft, GROUND, events as never[]);
  const open = runAgenda(steps, table);
  return { open, told: events.map(event => event.what), agenda: table.race.agenda };
}

const task = (step: string, ...seats: number[]): Task => ({ step, seats });

describe('the agenda', () => {
  test('runs automatic steps up to the first question and leaves that task at hand', () => {
    const { open, told, agenda } = run([task('say'), task('pick', 0), task('say')], 'ab');
    expect(told).toEqual(['said']);
    expect(open).toMatchObject([{ seat: 0, step: 'pick', rule: 'A-3' }]);
    expect(agenda).toEqual([task('pick', 0), task('say')]);
  });

  test('tasks put first come before everything else, in their order', () => {
    const { told, agenda } = run([task('split'), task('say')], 'ab');
    expect(told).toEqual(['said']);
    expect(agenda).toEqual([task('pick', 1), task('say')]);
  });

  test('passes over a seat without a choice', () => {
    expect(run([task('pick', 0, 1), task('say')], '').told).toEqual(['said']);
  });

  test('plays a lone choice that is forced, and asks about one that costs something', () => {
    expect(run([task('pick', 0, 1)], 'a').told).toEqual(['0a', '1a']);
    const { open, told } = run([task('pick', 0, 1)], '!');
    expect(told).toEqual([]);
    expect(open.map(decision => decision.seat)).toEqual([0, 1]);
  });

  test('ends with no question when nothing is left to do', () => {
    expect(run([task('say')], 'ab')).toMatchObject({ open: [], agenda: [] });
  });

  test('a book that goes round in circles is stopped', () => {
    expect(() => run([task('circle')], '')).toThrow(BrokenRace);
  });

  test('a task without a step is named', () => {
    expect(() => run([task('dance')], '')).toThrow('no step is called dance');
  });

  test('passes over a step that has nothing to ask, but for one that must ask', () => {
    expect(run([task('pick', 0), task('say')], '').told).toEqual(['said']);
    expect(() => run([task('mustPick', 0)], '')).toThrow(BrokenRace);
  });

  test('asks nothing that the book does not print', () => {
    expect(() => run([task('unprinted', 0)], 'ab')).toThrow(
      'the book does not say where unprinted',
    );
  });
});

describe('a part of the race that a step writes to', () => {
  const car = { gear: 1 };
  const parts = [car, { gear: 2 }];
  const draft = { agenda: [], dice: seededDice(1), round: 0, answered: 0, letters: '' };
  const table = layTable<LetterRace, Told, Task, Ground>(draft as never, GROUND, []);
  const copied = (part: { gear: number }) => ({ ...part });

  test('is copied the first time, and is the same copy from then on', () => {
    const own = table.own(parts, 0, copied);
    if (own !== undefined) own.gear = 6;
    expect(car.gear).toBe(1);
    expect(table.own(parts, 0, copied)).toBe(own);
    expect(parts).toEqual([{ gear: 6 }, { gear: 2 }]);
  });

  test('is undefined where the list has none', () => {
    expect(table.own(parts, 2, copied)).toBeUndefined();
  });
});
