// How long the cars of others take on the screen, by a clock that only adds up what is waited for.
import { describe, expect, it } from 'vitest';
import { anyBook } from '../../../rules/books.ts';
import type { Race, Seat } from '../../../rules/kit/types.ts';
import { race as situation, track } from '../../../testing/formula-de/builders.ts';
import type { Effect, Moment, RaceTable } from '../../messages.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../services.ts';
import { EN } from '../../words/en/words.ts';
import type { Course, Stage } from './course.ts';
import { farLines } from './news.ts';
import { advanceDue, frameDue, openRace, showTurn, skipAhead } from './play.ts';
import type { RaceModel } from './race-model.ts';

const BOARD = track('200 1R5 195');
const HUMAN: Seat = 0;
/** One car goes by the person's, one stops within five spaces, seven are elsewhere. */
const SPACES = ['0@100', '0@96', '2@102', ...[220, 240, 260, 280, 300, 320, 20].map(x => `0@${x}`)];
/** All nine are around the person's car. */
const CLOSE = ['0@100', '0@96', '2@102', '0@90', '2@98', '0@92', '2@94', '0@94', '2@90', '2@92'];
const PLAYS = [8, 7, 6, 5, 4, 3, 2, 1, 9, 0];

interface Watched {
  readonly model: RaceModel;
  /** Milliseconds that each car took, by seat. */
  readonly took: ReadonlyMap<Seat, number>;
}

/** Shows everybody's play up to the question to the person, whose car is in a round of ten. */
function watched(settings: Partial<Settings>, isSkipped = false, spaces = SPACES): Watched {
  const begun = situation({
    board: BOARD,
    round: 5,
    cars: spaces.map(space => ({ space })),
    toPlay: PLAYS,
    dice: Array.from({ length: 60 }, () => 8),
  });
  const book = anyBook(begun.book);
  const stage: Stage = {
    settings: { ...DEFAULT_SETTINGS, ...settings },
    size: { columns: 80, rows: 24 },
    words: EN,
  };
  const table = tableOf(book);
  let race: Race = begun.race;
  const momentOf = (): Moment => {
    const [decision] = book.decisions(race, BOARD);
    if (decision === undefined) return { race, next: { kind: 'over' }, notice: '' };
    const { seat } = decision;
    if (seat !== HUMAN) return { race, next: { kind: 'cpu', seat }, notice: '' };
    return { race, next: { kind: 'ask', decision, advice: [] }, notice: '' };
  };
  const took = new Map<Seat, number>();
  let course: Course = openRace(table, momentOf(), [], stage);
  if (isSkipped) course = skipAhead(course.race, 'skip', stage);
  const carryOut = (effect: Effect): Course => {
    const { race: model } = course;
    const [asked] = book.decisions(race, BOARD);
    // The rest after a turn is part of it.
    const seat = model.mover;
    if (effect.kind === 'later') {
      // A die of the person is nobody else's time.
      const isOther = model.frames[0]?.kind !== 'roll';
      if (isOther) took.set(seat, (took.get(seat) ?? 0) + effect.waitMs);
      const { message } = effect;
      if (message.kind === 'frameDue') return frameDue(model, message.ticket, stage);
      if (message.kind === 'advanceDue') return advanceDue(model, message.ticket);
    }
    const choice = asked?.choices.find(one => !('gear' in one) || one.gear === 3);
    if (asked === undefined || choice === undefined) throw new Error('nothing is asked');
    const outcome = book.apply(race, asked.seat, choice, BOARD);
    race = outcome.race;
    return showTurn(model, asked.seat, outcome.events, momentOf(), stage);
  };
  while (course.race.prompt === undefined) {
    const [effect] = course.effects;
    if (effect === undefined) throw new Error('the race stands still');
    course = carryOut(effect);
  }
  return { model: course.race, took };
}

function tableOf(book: RaceTable['book']): RaceTable {
  const drivers = SPACES.map((_, seat) => ({
    name: `Driver ${seat}`,
    kind: seat === HUMAN ? ('human' as const) : ('cpu' as const),
    level: '',
    character: '',
  }));
  const setup = { book: book.id, track: '', seed: 1, laps: 3, seats: [], options: {} };
  return { book, board: BOARD, setup, drivers, letters: [...'ABCDEFGHIJ'], file: '' };
}

const sum = (all: Iterable<number>) => [...all].reduce((total, one) => total + one, 0);

describe('a round of nine CPU cars of which two concern a person', () => {
  it('takes at most 1.9 seconds at the usual pace', () => {
    expect(sum(watched({}).took.values())).toBeLessThanOrEqual(1900);
  });

  it('shows those two on their way, and each of the others in a moment', () => {
    const { took } = watched({});
    for (const seat of [1, 2]) {
      expect(took.get(seat)).toBeGreaterThan(300);
      expect(took.get(seat)).toBeLessThanOrEqual(600);
    }
    for (const seat of [3, 4, 5, 6, 7, 8, 9]) expect(took.get(seat) ?? 0).toBeLessThanOrEqual(40);
  });

  it('tells the two on lines of their own, and the others in one', () => {
    const { model } = watched({});
    expect(farLines(model).map(({ seat }) => seat)).not.toContain(1);
    expect(new Set(farLines(model).map(({ seat }) => seat)).size).toBe(7);
  });

  it('takes no time at the instant pace', () => {
    expect(sum(watched({ pace: 'instant' }).took.values())).toBe(0);
  });

  it('takes no time when it is skipped', () => {
    expect(sum(watched({}, true).took.values())).toBe(0);
  });

  it('leaves the log complete', () => {
    const rolls = watched({}).model.log.filter(({ text }) => text.includes(' rolls 8'));
    expect(rolls).toHaveLength(9);
  });
});

describe('a round of nine CPU cars that all concern a person', () => {
  it.each([
    ['slow', 7000],
    ['normal', 1900],
    ['fast', 1000],
  ] as const)('takes at most its time at the pace "%s"', (pace, most) => {
    const took = sum(watched({ pace }, false, CLOSE).took.values());
    expect(took).toBeLessThanOrEqual(most);
    expect(took).toBeGreaterThan(most / 2);
  });
});

it('a car far away passes in a moment, and the roll that a person makes after it is shown', () => {
  const cars = [{ space: '0@100', start: 'restartRoll' as const }, { space: '0@300' }];
  const begun = situation({ board: BOARD, round: 5, cars, toPlay: [1, 0], dice: [8, 7, 2] });
  const stage: Stage = { settings: DEFAULT_SETTINGS, size: { columns: 80, rows: 24 }, words: EN };
  const book = anyBook(begun.book);
  let race: Race = begun.race;
  const cpu = { kind: 'cpu', seat: 1 } as const;
  let course = openRace(tableOf(book), { race, next: cpu, notice: '' }, [], stage);
  for (let answer = 0; answer < 2; answer++) {
    const [asked] = book.decisions(race, BOARD);
    const choice = asked?.choices.find(one => !('gear' in one) || one.gear === 3);
    if (asked === undefined || choice === undefined) throw new Error('nothing is asked');
    const outcome = book.apply(race, asked.seat, choice, BOARD);
    race = outcome.race;
    const [decision] = book.decisions(race, BOARD);
    if (decision === undefined) throw new Error('nobody is asked');
    const next = decision.seat === HUMAN ? ({ kind: 'ask', decision, advice: [] } as const) : cpu;
    course = showTurn(course.race, 1, outcome.events, { race, next, notice: '' }, stage);
  }
  expect(course.race.frames.map(({ kind }) => kind)).not.toContain('place');
  expect(course.race.frames[0]).toMatchObject({ kind: 'roll', seat: HUMAN, value: 7 });
});
