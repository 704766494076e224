// A tiny order of play: a car names a number, pays it, throws a die over it, and asks again.
import { describe, expect, test } from 'vitest';
import type { DieRolled, Draft, Ground, Steps } from './agenda.ts';
import { BrokenRace } from './errors.ts';
import { foretell } from './foretell.ts';
import type { Choice, Race, RaceEvent, Task } from './types.ts';

interface Named extends Choice {
  readonly kind: 'name';
  readonly number: number;
}
interface Paid extends RaceEvent {
  readonly kind: 'paid';
  readonly number: number;
}
interface SumRace extends Race<SumTask> {
  readonly sum: number;
}
interface SumTask extends Task {
  readonly step: 'name' | 'pay' | 'toss' | 'secretToss' | 'offer' | 'forced';
}
type SumSteps = Steps<SumRace, Named, Paid | DieRolled, SumTask, Ground>;

const DIE = { name: 'die', faces: [1, 2, 3, 4] };
const PARAGRAPHS = { name: '1', pay: '2', toss: '3', secretToss: '4', offer: '5', forced: '6' };

const STEPS: SumSteps = {
  name: {
    ask: () => [1, 2].map(number => ({ kind: 'name', number })),
    answer(table, _task, _seat, { number }) {
      table.race.sum += number;
    },
  },
  pay: {
    play({ race, tell }) {
      tell({ kind: 'paid', number: race.sum });
    },
  },
  toss: {
    foresee: ({ telling }) => telling.expect({ kind: 'toss', percent: 25 }),
    play(table) {
      table.race.sum += table.roll(DIE, 0);
    },
  },
  secretToss: {
    play(table) {
      table.race.sum += table.roll(DIE, 0);
    },
  },
  offer: {
    ask: ({ sum }) => (sum > 1 ? [3, 4].map(number => ({ kind: 'name', number })) : []),
    answer() {},
  },
  forced: {
    ask: () => [{ kind: 'name', number: 3 }],
    answer(table, _task, _seat, { number }) {
      table.race.sum += number;
    },
  },
};

function told(number: number, list: readonly SumTask['step'][], steps = STEPS) {
  const race = {
    agenda: ['name', ...list].map(step => ({ step, seats: [0] })),
    sum: 0,
  } as unknown as Draft<SumRace>;
  const choice: Named = { kind: 'name', number };
  return foretell(steps, race, { paragraphs: PARAGRAPHS }, 0, choice);
}

describe('a choice foretold', () => {
  test('tells the events of the steps that throw no die', () => {
    expect(told(2, ['pay']).events).toEqual([{ kind: 'paid', number: 2 }]);
  });

  test('takes a lone answer that costs nothing, as the race does', () => {
    expect(told(2, ['forced', 'pay']).events).toEqual([{ kind: 'paid', number: 5 }]);
  });

  test('names what a die would decide, and goes on as if it had not fallen', () => {
    const { events, expected } = told(1, ['toss', 'pay']);
    expect(expected).toEqual([{ kind: 'toss', percent: 25 }]);
    expect(events).toEqual([{ kind: 'paid', number: 1 }]);
  });

  test('ends at the next open question', () => {
    expect(told(2, ['offer', 'pay']).events).toEqual([]);
  });

  test('passes over a question that has no answer', () => {
    expect(told(1, ['offer', 'pay']).events).toEqual([{ kind: 'paid', number: 1 }]);
  });

  test('ends where a step says so', () => {
    const toss = { ...STEPS.toss, foresee: ({ telling }) => telling.stop() } as SumSteps['toss'];
    expect(told(1, ['toss', 'pay'], { ...STEPS, toss }).events).toEqual([]);
  });

  test('throws no die: a step that needs one must say what it foresees', () => {
    expect(() => told(1, ['secretToss'])).toThrow(BrokenRace);
  });
});
