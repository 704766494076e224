// A tiny game of throws: each seat takes a number, throws one die alone and two together, and adds everything up. A seat
// with a coin may throw again; the weather die of the table nobody may.
import { describe, expect, test } from 'vitest';
import type { DieRolled, Draft, Ground, Steps } from './agenda.ts';
import { scriptedDice, seededDice } from './dice.ts';
import { BrokenRace, DiceUsedUp } from './errors.ts';
import { secondThoughtStep } from './re-rolls.ts';
import { openDoors } from './run.ts';
import type { Choice, Race, RaceEvent, Task } from './types.ts';

interface Answer extends Choice {
  readonly kind: 'take' | 'keepRoll' | 'reroll';
  readonly number?: number;
}
interface Told extends RaceEvent {
  readonly kind: 'taken' | 'coinSpent' | 'began' | 'added';
  readonly seat: number;
  readonly number?: number;
}
interface ThrowTask extends Task {
  readonly step: 'take' | 'one' | 'pair' | 'rows' | 'weather' | 'bad' | 'lost' | 'secondThought';
}
interface ThrowRace extends Race<ThrowTask> {
  readonly sums: readonly number[];
  readonly coins: readonly number[];
}
type ThrowSteps = Steps<ThrowRace, Answer, Told | DieRolled, ThrowTask, Ground>;

const DIE = { name: 'die', faces: [1, 2, 3, 4, 5, 6] };
const GROUND: Ground = { paragraphs: { take: '1', bad: '6', secondThought: '7' } };

const steps: ThrowSteps = {
  take: {
    ask: () => [1, 2].map(number => ({ kind: 'take', number })),
    answer(table, _task, seat, { number = 0 }) {
      table.race.sums[seat] = (table.race.sums[seat] ?? 0) + number;
      table.tell({ kind: 'taken', seat, number });
    },
  },
  one: {
    foresee: ({ telling }) => telling.expect({ kind: 'toss', percent: 50 }),
    play: (table, { seats: [seat = 0] }) => add(table, seat, table.roll(DIE, seat)),
  },
  pair: {
    foresee: ({ telling }) => telling.expect({ kind: 'pair', percent: 25 }),
    play(table, { seats: [seat = 0] }) {
      const [one = 0, other = 0] = table.rollTogether([DIE, DIE], seat);
      add(table, seat, one + other);
    },
  },
  // Every seat throws in one step, which also writes and tells before and between its throws.
  rows: {
    foresee: ({ telling }) => telling.expect({ kind: 'rows', percent: 10 }),
    play(table) {
      for (const seat of table.race.sums.keys()) {
        table.tell({ kind: 'began', seat });
        table.race.sums[seat] = (table.race.sums[seat] ?? 0) + 100;
        add(table, seat, table.roll(DIE, seat));
      }
    },
  },
  weather: {
    foresee: ({ telling }) => telling.stop(),
    play: (table, { seats: [seat = 0] }) => add(table, seat, table.roll(DIE, seat)),
  },
  bad: {
    ask: () => [{ kind: 'take', number: 1 }],
    forced: () => false,
    answer: (table, _task, seat) => add(table, seat, table.roll(DIE, seat)),
  },
  // It loses its die, which no race does that can be trusted.
  lost: {
    foresee: ({ telling }) => telling.stop(),
    play(table, { seats: [seat = 0] }) {
      throw new BrokenRace(`a ${table.roll(DIE, seat)} is lost`);
    },
  },
  secondThought: secondThoughtStep({
    keep: { kind: 'keepRoll' },
    again: { kind: 'reroll' },
    pay(table, seat) {
      table.race.coins[seat] = (table.race.coins[seat] ?? 0) - 1;
      table.tell({ kind: 'coinSpent', seat });
    },
  }),
};

function add(
  table: Parameters<NonNullable<Extract<ThrowSteps['one'], { play: unknown }>['play']>>[0],
  seat: number,
  number: number,
): void {
  table.race.sums[seat] = (table.race.sums[seat] ?? 0) + number;
  table.tell({ kind: 'added', seat, number });
}

const doors = openDoors<ThrowRace, Answer, Told, ThrowTask, undefined, Ground>({
  steps,
  copy: race => structuredClone(race) as Draft<ThrowRace>,
  ground: () => GROUND,
  secondThoughts: {
    step: 'secondThought',
    arePossible: ({ coins }) => coins.some(count => count > 0),
    mayThrowAgain: ({ coins }, { step }, seat) => step !== 'weather' && (coins[seat] ?? 0) > 0,
  },
});

const task = (step: ThrowTask['step'], ...seats: number[]): ThrowTask => ({ step, seats });

function raceOf(
  agenda: readonly ThrowTask[],
  coins: readonly number[],
  dice: readonly number[] | number = 1,
): ThrowRace {
  return {
    agenda,
    dice: typeof dice === 'number' ? seededDice(dice) : scriptedDice(dice),
    round: 0,
    answered: 0,
    sums: coins.map(() => 0),
    coins,
  };
}

interface Now {
  readonly race: ThrowRace;
  readonly events: readonly (Told | DieRolled)[];
}

const begun = (race: ThrowRace): Now => doors.begin(race, undefined);

function answered({ race, events }: Now, kind: Answer['kind'], saved = false): Now {
  const now: ThrowRace = saved ? JSON.parse(JSON.stringify(race)) : race;
  const [decision] = doors.decisions(now, undefined);
  const choice = decision?.choices.find(one => one.kind === kind);
  if (decision === undefined || choice === undefined) throw new Error(`${kind} is not asked`);
  const next = doors.apply(now, decision.seat, choice, undefined);
  return { race: next.race, events: [...events, ...next.events] };
}

/** Plays to the end, keeping every die. */
function kept(from: Now): Now {
  let now = from;
  for (let open = doors.decisions(now.race, undefined); open.length > 0; ) {
    now = answered(now, open[0]?.step === 'secondThought' ? 'keepRoll' : 'take');
    open = doors.decisions(now.race, undefined);
  }
  return now;
}

const facesIn = ({ events }: Now) =>
  events.flatMap(event => (event.kind === 'dieRolled' ? [event.value] : []));
const kindsIn = ({ events }: Now) => events.map(({ kind }) => kind);

describe('a die that may be thrown again', () => {
  const asked = begun(raceOf([task('one', 1), task('one', 0)], [0, 2], [4, 6, 3]));

  test('makes its step wait, with the faces that have fallen', () => {
    expect(doors.decisions(asked.race, undefined)).toEqual([
      {
        seat: 1,
        step: 'secondThought',
        rule: '7',
        choices: [{ kind: 'keepRoll' }, { kind: 'reroll' }],
      },
    ]);
    expect(asked.race.agenda).toEqual([task('secondThought', 1), task('one', 1), task('one', 0)]);
    expect(asked.race.secondThought).toEqual({ die: 'die', faces: [4], settled: [], told: 1 });
    expect(asked.race).toMatchObject({ sums: [0, 0], coins: [0, 2] });
    expect(kindsIn(asked)).toEqual(['dieRolled']);
  });

  test('stands when it is kept, and is told once', () => {
    const end = answered(asked, 'keepRoll');
    expect(end.race).toMatchObject({ sums: [6, 4], coins: [0, 2], agenda: [] });
    expect(end.race).not.toHaveProperty('secondThought');
    expect(kindsIn(end)).toEqual(['dieRolled', 'added', 'dieRolled', 'added']);
  });

  test('is thrown again for the price, and its second face stands, even if worse', () => {
    const end = answered(begun(raceOf([task('one', 1)], [0, 2], [4, 1])), 'reroll');
    expect(end.race).toMatchObject({ sums: [0, 1], coins: [0, 1], agenda: [] });
    expect(end.race).not.toHaveProperty('secondThought');
    expect(kindsIn(end)).toEqual(['dieRolled', 'coinSpent', 'dieRolled', 'added']);
    expect(facesIn(end)).toEqual([4, 1]);
  });

  test('is not asked about when its seat has nothing to pay with', () => {
    expect(begun(raceOf([task('one', 0)], [0, 2], [4])).race).toMatchObject({ sums: [4, 0] });
    expect(begun(raceOf([task('one', 0)], [0, 0], [4])).race).toMatchObject({ sums: [4, 0] });
  });

  test('is not asked about where the game says no', () => {
    expect(begun(raceOf([task('weather', 1)], [0, 2], [4])).race).toMatchObject({ sums: [0, 4] });
  });

  test('that a script does not show a second time is named', () => {
    const last = begun(raceOf([task('one', 1)], [0, 2], [4]));
    expect(() => answered(last, 'reroll')).toThrow(DiceUsedUp);
    expect(() => answered(last, 'reroll')).toThrow('the die die asked for one more');
    expect(answered(last, 'keepRoll').race).toMatchObject({ sums: [0, 4] });
  });
});

describe('dice that are thrown together', () => {
  const asked = begun(raceOf([task('pair', 0)], [1, 0], [2, 5, 6, 6]));

  test('are asked about as one, and thrown again together', () => {
    expect(asked.race.secondThought).toMatchObject({ faces: [2, 5], settled: [], told: 2 });
    expect(answered(asked, 'keepRoll').race).toMatchObject({ sums: [7, 0], coins: [1, 0] });
    const again = answered(asked, 'reroll');
    expect(again.race).toMatchObject({ sums: [12, 0], coins: [0, 0] });
    expect(facesIn(again)).toEqual([2, 5, 6, 6]);
  });
});

describe('a step of several throws', () => {
  const first = begun(raceOf([task('rows')], [1, 0, 3], [2, 3, 4, 6]));
  const second = answered(first, 'keepRoll');

  test('waits at each, as it stood before it began, and has told what came before', () => {
    expect(first.race).toMatchObject({ sums: [0, 0, 0], agenda: [{ seats: [0] }, {}] });
    expect(first.race.secondThought).toEqual({ die: 'die', faces: [2], settled: [], told: 2 });
    expect(kindsIn(first)).toEqual(['began', 'dieRolled']);
    expect(second.race).toMatchObject({ sums: [0, 0, 0], agenda: [{ seats: [2] }, {}] });
    expect(second.race.secondThought).toMatchObject({ faces: [4], settled: [2, 3], told: 8 });
  });

  test('begins anew with the faces that stand, and tells nothing twice', () => {
    const end = answered(second, 'reroll');
    expect(end.race).toMatchObject({ sums: [102, 103, 106], coins: [1, 0, 2] });
    expect(facesIn(end)).toEqual([2, 3, 4, 6]);
    const row = ['began', 'dieRolled', 'added'];
    expect(kindsIn(end)).toEqual([
      ...row,
      ...row,
      'began',
      'dieRolled',
      'coinSpent',
      'dieRolled',
      'added',
    ]);
  });

  test('asks a seat about its later throws when an earlier one was thrown again', () => {
    const again = answered(first, 'reroll');
    expect(again.race.secondThought).toMatchObject({ faces: [6], settled: [3, 4], told: 8 });
    expect(answered(again, 'keepRoll').race).toMatchObject({ sums: [103, 104, 106] });
  });
});

describe('a race with second thoughts', () => {
  const agenda = [
    task('take', 0, 1),
    task('rows'),
    task('one', 1),
    task('take', 0),
    task('weather', 0),
    task('pair', 1),
  ];

  test('that nobody takes is told exactly as one without them', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const plain = kept(begun(raceOf(agenda, [0, 0], seed)));
      const free = kept(begun(raceOf(agenda, [3, 1], seed)));
      expect(free.events).toEqual(plain.events);
      const { coins: _, answered: count, ...race } = free.race;
      expect(race).toEqual({ ...plain.race, coins: undefined, answered: undefined });
      expect(count).toBeGreaterThan(plain.race.answered);
    }
  });

  test('is the same when it is saved and loaded at every question', () => {
    for (let seed = 1; seed <= 20; seed++) {
      let [one, other] = [begun(raceOf(agenda, [2, 2], seed)), begun(raceOf(agenda, [2, 2], seed))];
      for (let turn = 0; doors.decisions(one.race, undefined).length > 0; turn++) {
        const [question] = doors.decisions(one.race, undefined);
        const kinds = question?.choices.map(({ kind }) => kind) ?? [];
        const kind = kinds[(turn + seed) % kinds.length] ?? 'take';
        one = answered(one, kind);
        other = answered(other, kind, true);
        expect(other).toEqual(one);
      }
      expect(one.race.agenda).toEqual([]);
    }
  });

  test('changes nothing that is handed in', () => {
    const { race } = begun(raceOf(agenda, [2, 2]));
    const before = JSON.stringify(race);
    kept({ race, events: [] });
    expect(JSON.stringify(race)).toBe(before);
  });

  test('is broken when it asks about no die', () => {
    const { race } = begun(raceOf([task('one', 0)], [1], [4]));
    const { secondThought: _, ...without } = race;
    expect(() => doors.apply(without, 0, { kind: 'keepRoll' }, undefined)).toThrow(
      'secondThought asks about no die',
    );
  });

  test('may not throw a die in an answer, which could not be foretold', () => {
    const { race } = begun(raceOf([task('bad', 0)], [1, 0]));
    expect(() => doors.apply(race, 0, { kind: 'take', number: 1 }, undefined)).toThrow(BrokenRace);
  });
});

describe('foretold', () => {
  const foretold = (now: Now, kind: Answer['kind']) => {
    const [decision] = doors.decisions(now.race, undefined);
    return doors.foretell(now.race, decision?.seat ?? 0, { kind }, undefined);
  };

  test('a die that is kept does what it shows, and no more is known than that', () => {
    const asked = begun(raceOf([task('one', 1), task('pair', 0), task('take', 0)], [0, 2], [4]));
    const { events, expected, race } = foretold(asked, 'keepRoll');
    expect(events).toEqual([{ kind: 'added', seat: 1, number: 4 }]);
    expect(expected).toEqual([{ kind: 'pair', percent: 25 }]);
    expect(race).toMatchObject({ sums: [0, 4], agenda: [task('take', 0)] });
  });

  test('a die that is thrown again costs its price and has its odds', () => {
    const asked = begun(raceOf([task('one', 1), task('take', 0)], [0, 2], [4]));
    const { events, expected, race } = foretold(asked, 'reroll');
    expect(events).toEqual([{ kind: 'coinSpent', seat: 1 }]);
    expect(expected).toEqual([{ kind: 'toss', percent: 50 }]);
    expect(race).toMatchObject({ coins: [0, 1], agenda: [task('take', 0)] });
  });

  test('the telling ends at the next throw of the same step', () => {
    const first = begun(raceOf([task('rows'), task('one', 0)], [1, 0, 3], [2, 3, 4, 6]));
    expect(foretold(first, 'keepRoll')).toMatchObject({
      events: [
        { kind: 'added', number: 2 },
        { kind: 'began', seat: 1 },
      ],
      expected: [],
      race: { agenda: [] },
    });
    const second = answered(first, 'keepRoll');
    expect(foretold(second, 'keepRoll').events).toEqual([{ kind: 'added', seat: 2, number: 4 }]);
    expect(foretold(second, 'reroll')).toMatchObject({
      events: [{ kind: 'coinSpent' }],
      expected: [],
      race: { agenda: [] },
    });
  });

  test('a step that breaks breaks the telling', () => {
    const asked = begun(raceOf([task('lost', 0)], [1], [4]));
    expect(() => foretold(asked, 'keepRoll')).toThrow('a 4 is lost');
  });
});
