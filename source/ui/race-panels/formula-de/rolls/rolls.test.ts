// Which rolls of people have a picture, and what their faces mean.
import { describe, expect, test } from 'vitest';
import { masters2005 } from '../../../../rules/formula-de/masters/masters-2005.ts';
import type { FormulaDeRace } from '../../../../rules/formula-de/state.ts';
import { trant } from '../../../../rules/formula-de/trant/trant.ts';
import { scriptedDice } from '../../../../rules/kit/dice.ts';
import { type CarSpec, race, track } from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { raceModel } from '../../../../testing/formula-de/race-model.ts';
import type { Situation } from '../../../../testing/formula-de/situation.ts';
import type { Roll } from '../../../screens/race/roll/roll.ts';
import { EN } from '../../../words/en/words.ts';
import { FR } from '../../../words/fr/words.ts';
import type { Words } from '../../../words/words.ts';
import { formulaDePanels } from '../formula-de-panels.ts';

const board = track('60 1R5 35');

interface Answered {
  readonly now: Situation;
  /** The rolls that the answer shows, in the order of their dice. */
  readonly rolls: readonly Roll[];
}

/** Answers the open question with the first choice that is like this. */
function answered(
  now: Situation,
  like: Readonly<Record<string, unknown>>,
  words: Words = EN,
): Answered {
  const [decision] = now.book.decisions(now.race, now.board);
  const choice = decision?.choices.find(one =>
    Object.entries(like).every(([field, value]) => one[field as 'kind'] === value),
  );
  if (decision === undefined || choice === undefined) throw new Error(JSON.stringify(decision));
  const after = now.book.apply(now.race, decision.seat, choice, now.board);
  const model = raceModel({ book: now.book, board: now.board, race: now.race }, words);
  const shown = formulaDePanels.rolls?.(model, after.race, after.events, words);
  return { now: { ...now, ...after }, rolls: [...(shown?.values() ?? [])] };
}

const marks = (roll: Roll | undefined) =>
  roll?.faces.map(({ from, to, mark }) => `${from === to ? from : `${from}-${to}`} ${mark}`);

describe('the roll of the start', () => {
  const cars = (own: Partial<CarSpec> = {}) => [
    { space: '0@95', laps: 0, gear: 1, start: 'away' as const },
    { space: '2@80', laps: 0, gear: 1, start: 'gridRoll' as const, arrival: 1, ...own },
  ];
  const started = (face: number, own: Partial<CarSpec> = {}, words: Words = EN) => {
    const now = race({
      board,
      book: masters2005,
      round: 0,
      cars: cars(own),
      dice: [2, face, ...(face === 1 ? [] : [2])],
    });
    const geared = answered(now, { kind: 'chooseGear', gear: 1 }, words);
    return answered(geared.now, { kind: 'move' }, words).rolls;
  };

  test.each([
    [1, 'stalled!'],
    [2, 'away cleanly'],
    [19, 'away cleanly'],
    [20, 'super start: 4 spaces'],
  ])('of %i says %s (M-9-1-1, M-9-2-1)', (face, verdict) => {
    const [roll] = started(face);
    expect(roll).toMatchObject({ seat: 1, name: 'start', value: face, verdict });
    expect(marks(roll)).toEqual(['1 waits', '2-20 clear']);
  });

  test('is told in French', () => {
    expect(started(1, {}, FR)[0]).toMatchObject({ name: 'départ', verdict: 'calé !' });
    expect(started(20, {}, FR)[0]?.verdict).toBe('départ canon : 4 cases');
  });

  test('is made once more after a spin (M-10-4-6)', () => {
    expect(started(1, { start: 'restartRoll' })[0]?.verdict).toBe('stalled!');
  });
});

describe('the roll of a quick stop', () => {
  const stopped = (face: number) => {
    const now = race({
      board: PIT_LAP,
      cars: [
        { space: 'P3', gear: 2, box: 0 },
        { space: '0@20', gear: 2 },
      ],
      toPlay: [0],
      dice: [4, face, 2],
    });
    const { now: moved } = answered(now, { kind: 'chooseGear', gear: 2 });
    const { now: arrived } = answered(moved, { kind: 'move', to: 'B1' });
    const { now: fitted } = answered(arrived, { kind: 'pitTires' });
    return answered(fitted, { kind: 'pitStop', stop: 'quick' }).rolls;
  };

  test.each([
    [7, 'out again, 4 spaces'],
    [10, 'out again, 5 spaces'],
    [11, 'waits for the next round'],
  ])('of %i says %s (M-19-3-3)', (face, verdict) => {
    const [roll] = stopped(face);
    expect(roll).toMatchObject({ seat: 0, name: 'quick stop', value: face, verdict });
    expect(marks(roll)).toEqual(['1-10 clear', '11-20 waits']);
  });
});

describe('dice that a driver may throw again (TR-149)', () => {
  const point = { driverPoints: { bought: 2, wonHalves: 0 } };
  const turn = (dice: readonly number[], own: Partial<CarSpec> = {}) => {
    const cars = [{ space: '0@50', gear: 4, ...point, ...own }];
    return race({ book: trant, board, cars, toPlay: [0], dice });
  };

  test('of a move are shown when they fall, and once more when they are thrown again', () => {
    const first = answered(turn([9, 15]), { kind: 'throwDice', dice: 'd20' });
    expect(first.rolls.map(({ value, name }) => [value, name])).toEqual([[9, '4th gear']]);
    expect(first.rolls[0]?.landed).not.toEqual([]);
    const second = answered(first.now, { kind: 'rollAgain' });
    expect(second.rolls.map(({ value }) => value)).toEqual([11]);
    expect(answered(first.now, { kind: 'keepRoll' }).rolls).toEqual([]);
  });

  test('of debris are shown with the faces that cost the suspension a point', () => {
    const now = race({
      book: trant,
      board,
      dangerous: ['0@12'],
      cars: [{ space: '0@10', gear: 1, ...point }],
      toPlay: [0],
      dice: [10, 3, 15],
    });
    const thrown = answered(now, { kind: 'throwDice', dice: 'd20' });
    const { now: moving } = answered(thrown.now, { kind: 'keepRoll' });
    const first = answered(moving, { kind: 'move', to: 'L13' });
    expect(first.rolls).toHaveLength(1);
    expect(first.rolls[0]).toMatchObject({ name: 'debris', value: 3 });
    expect(marks(first.rolls[0])?.map(text => text.split(' ')[1])).toEqual(['pays', 'clear']);
    const second = answered(first.now, { kind: 'rollAgain' });
    expect(second.rolls[0]).toMatchObject({ name: 'debris', value: 15 });
    // The die lies there already.
    expect(answered(first.now, { kind: 'keepRoll' }).rolls).toEqual([]);
  });

  test('of the start are shown each time they fall, those of the grid and the weather never', () => {
    const seats = [{ name: 'Ada' }, { name: 'Ben' }];
    const setup = { book: 'trant', track: PIT_LAP.id, seed: 1, laps: 2, seats, options: {} };
    const begun = trant.start(setup, PIT_LAP).race;
    const fresh: FormulaDeRace = {
      ...begun,
      agenda: [
        { step: 'chooseTires', seats: [0] },
        { step: 'rollWeather', seats: [0] },
        { step: 'rollStall', seats: [1] },
        { step: 'rollStall', seats: [0] },
        { step: 'beginRound', seats: [] },
      ],
      round: 0,
      cars: begun.cars.map(one => ({ ...one, ...point })),
      dice: scriptedDice([4, 1, 15, 7]),
    };
    const now = { book: trant, board: PIT_LAP, race: fresh, events: [], heard: 0 };
    const first = answered(now, { kind: 'chooseTires' });
    expect(first.rolls.map(({ seat, verdict }) => [seat, verdict])).toEqual([[1, 'stalled!']]);
    const second = answered(first.now, { kind: 'rollAgain' });
    expect(second.rolls.map(({ seat, verdict }) => [seat, verdict])).toEqual([
      [1, 'away cleanly'],
      [0, 'away cleanly'],
    ]);
  });
});
