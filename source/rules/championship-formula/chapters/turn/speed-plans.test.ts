// Planning in secret and turning the cards (CFR-7, CFR-9 to CFR-24, CFR-59 to CFR-71, CFR-146 to CFR-148, CFR-159 to CFR-161,
// CFR-168, CR-1 to CR-4, CR-10, CR-24, CR-26, CR-35, CR-45, CR-50).
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  at,
  BACK,
  type CarSpec,
  cards,
  choices,
  FRONT,
  play,
  question,
  rowTrack,
  type Situation,
  tinyRows,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import { championship } from '../../championship.ts';
import { NOT_SEALED } from '../../state.ts';
import { groundOf } from '../../terms.ts';
import { cardsFor, zeroWearSpeed } from './speed-plans.ts';

const STEPS = ['planSpeeds', 'revealSpeeds'] as const;
const GROUND = groundOf(tinyRows(), championship.terms({}));
const TESTED = cards(1, 1, 0, 0, 0, 0);

function planning(...cars: readonly CarSpec[]): Situation {
  return at(STEPS, { cars });
}

/** The cards of the first of these cars, which is asked with the others. */
function speeds(car: CarSpec, round = 5): readonly number[] {
  const now = at(STEPS, { round, cars: [car, { space: 'R2' }] });
  return choices(now, 'playCard', 0).map(({ speed }) => speed);
}

function card(speed: number, seat?: number) {
  return { kind: 'playCard' as const, speed, ...(seat === undefined ? {} : { seat }) };
}

const planned = ({ race }: Situation) => race.turn.planned;

describe('planning', () => {
  const three = () => planning({}, { space: 'L2' }, { space: 'L1' });

  test('asks all drivers at the same time, one card each (CFR-61, CFR-64)', () => {
    expect(askedSeats(three())).toEqual([0, 1, 2]);
    expect(question(three()).secret).toBe(true);
    expect(choices(three(), 'playCard').map(({ speed }) => speed)).toEqual([
      20, 40, 60, 80, 100, 120, 140, 160, 180,
    ]);
  });

  test('keeps every card face down until the last one lies, the last speed face up (CFR-61, CFR-63, CR-1)', () => {
    const two = play(three(), card(120, 0), card(60, 1));
    expect(two.events).toEqual([
      { kind: 'answerSealed', seat: 0 },
      { kind: 'answerSealed', seat: 1 },
    ]);
    const { sealed, cars, turn } = two.book.view(two.race, 2);
    expect(sealed).toEqual([{ kind: 'hidden' }, { kind: 'hidden' }, NOT_SEALED]);
    expect(cars.map(({ speed }) => speed)).toEqual([100, 100, 100]);
    expect(turn.planned).toEqual([100, 100, 100]);
  });

  test('offers others the same cards whatever lies there', () => {
    const after = [60, 160].map(speed => choices(play(three(), card(speed, 0)), 'playCard', 1));
    expect(after[0]).toEqual(after[1]);
  });

  test('turns all cards together (CFR-61)', () => {
    const all = play(three(), card(120), card(60), card(180));
    expect(planned(all)).toEqual([120, 60, 180]);
    expect(toldOf(all, 'cardRevealed')).toEqual([
      { kind: 'cardRevealed', seat: 0, speed: 120, before: 100 },
      { kind: 'cardRevealed', seat: 1, speed: 60, before: 100 },
      { kind: 'cardRevealed', seat: 2, speed: 180, before: 100 },
    ]);
    expect(all.race.sealed).toEqual([NOT_SEALED, NOT_SEALED, NOT_SEALED]);
  });

  test('has no card above 220 or below 20 (CFR-62)', () => {
    const fast = { cards: cards(1, 1, 2, -1, 0, -1), speed: 200 };
    expect(speeds(fast).at(-1)).toBe(220);
    expect(speeds({ speed: 20 })[0]).toBe(20);
  });

  test('lets the speed stay what it was, which the card MPS stands for (CFR-9, CFR-65)', () => {
    expect(speeds({ speed: 160, damage: { topSpeed: 1 } })).toContain(160);
  });

  test('judges a rise against a damaged top speed, but keeps a faster last speed (CR-2)', () => {
    const damaged = { speed: 160, damage: { topSpeed: 1 }, space: 'L1' };
    expect(speeds(damaged).at(-1)).toBe(160);
    expect(speeds({ ...damaged, speed: 140 }).at(-1)).toBe(160);
  });

  test('ends at the last speed, acceleration and a test: 100, 60 and 160 allow 180 with both tests (CFR-66, CR-3, CR-4)', () => {
    const car = { cards: TESTED, speed: 100, space: 'L1' };
    const race = planning(car, {}).race;
    expect(cardsFor(race, 0, GROUND).at(-1)).toEqual({
      speed: 180,
      tests: ['acceleration', 'topSpeed'],
      overBrakes: 0,
    });
  });

  test('asks nobody whose car is in the pits (CR-45)', () => {
    const stop = { stage: 'exit2', arrival: 1 } as const;
    const cars: CarSpec[] = [{}, { space: 'P1', stop, pitted: 1, speed: 80 }];
    const now = at(STEPS, { cars, options: { pits: 'on' } });
    expect(askedSeats(now)).toEqual([0]);
    const after = play(now, card(100));
    expect(planned(after)).toEqual([100, 0]);
    expect(toldOf(after, 'cardRevealed')).toHaveLength(1);
  });
});

describe('a card foretells', () => {
  const foretold = (speed: number, own: CarSpec = {}) => {
    const { book, race, board } = planning({ space: 'L1', ...own }, {});
    const choice = card(speed);
    const known = book.consequences(race, 0, choice, board);
    expect(book.consequences(book.view(race, 0), 0, choice, board)).toEqual(known);
    return known;
  };

  test('its spaces, and by how much it exceeds the brakes (CFR-3, CFR-19)', () => {
    expect(foretold(100)).toEqual([{ kind: 'spaces', amount: 5 }]);
    expect(foretold(60, { speed: 160 })).toEqual([
      { kind: 'spaces', amount: 3 },
      { kind: 'braking', amount: 40 },
    ]);
  });

  test('its tests with their odds, acceleration first (CFR-81, CFR-88)', () => {
    expect(foretold(180, { cards: TESTED })).toEqual([
      { kind: 'spaces', amount: 9 },
      { kind: 'green', percent: 83, name: 'acceleration' },
      { kind: 'red', percent: 17, name: 'acceleration' },
      { kind: 'green', percent: 83, name: 'topSpeed' },
      { kind: 'red', percent: 17, name: 'topSpeed' },
    ]);
  });

  test('nothing of what others have laid, also as the last one', () => {
    const last = play(planning({}, { space: 'L1' }), card(100, 0));
    const choice = card(100);
    const { book, race, board } = last;
    expect(book.consequences(book.view(race, 1), 1, choice, board)).toEqual([
      { kind: 'spaces', amount: 5 },
    ]);
  });
});

describe('the first turn', () => {
  const grid = { laps: 0, speed: 0, space: 'L34' };

  test('goes up to the start speed, and 20 more with a test, whatever the acceleration (CFR-67 to CFR-71)', () => {
    expect(speeds({ ...grid, cards: FRONT }, 1)).toEqual([20, 40, 60, 80, 100, 120]);
    expect(speeds({ ...grid, cards: BACK }, 1)).toEqual([20, 40]);
  });

  test('is over in the second, also for a car that still stands (CFR-68, CR-26)', () => {
    expect(speeds({ ...grid, cards: BACK }, 2)).toEqual([20, 40, 60, 80, 100]);
  });
});

describe('inside a corner', () => {
  test('the speed may not rise where that would cost anything (CFR-59)', () => {
    expect(speeds({ space: 'L20', speed: 40 })).toEqual([20, 40]);
    expect(speeds({ space: 'L21', speed: 40 })).toEqual([20, 40, 60]);
  });

  test('it may rise within what has been paid (CFR-59, CR-18, CR-24)', () => {
    const credit = { corner: 1, over: 20, wear: 1, roll: false };
    expect(speeds({ space: 'L20', speed: 40, credit })).toEqual([20, 40, 60]);
  });

  test('it may stay and fall as anywhere, although that costs (CFR-59)', () => {
    expect(speeds({ space: 'L20', speed: 120 })).toEqual([20, 40, 60, 80, 100, 120]);
  });

  test('the last space counts as outside (CFR-60, CR-24)', () => {
    expect(speeds({ space: 'L22', speed: 60 }).at(-1)).toBe(140);
  });
});

describe('slowing down', () => {
  test('goes no further than can be paid (CFR-24, CFR-161)', () => {
    expect(speeds({ speed: 160, wear: 20, space: 'L1' })[0]).toBe(40);
    expect(speeds({ speed: 160, wear: 0, space: 'L1' })[0]).toBe(80);
  });
});

describe('a spun car', () => {
  const spun = (over: CarSpec): CarSpec => ({ speed: 0, space: 'M3', spunIn: -1, ...over });
  const alone = (car: CarSpec) => planned(planning(car));

  test('lays its card by itself: the lower of acceleration and start speed (CFR-146)', () => {
    expect(alone(spun({}))).toEqual([60]);
    expect(alone(spun({ damage: { acceleration: 1 } }))).toEqual([40]);
    expect(alone(spun({ cards: BACK }))).toEqual([20]);
  });

  test('with acceleration 40 and start speed 60 goes 40 (CFR-147)', () => {
    expect(alone(spun({ cards: cards(0, 1, 0, 0, 1, 0) }))).toEqual([40]);
  });

  test('slows down only as far as the corner where it spun requires (CFR-148, CFR-152, CR-35)', () => {
    expect(alone(spun({ space: 'L20', spunIn: 1 }))).toEqual([40]);
    expect(alone(spun({ space: 'L18', spunIn: -1 }))).toEqual([60]);
  });

  test('may go slower where a corner on its way takes a chance, or more than it can pay (CFR-148)', () => {
    const board = rowTrack(
      'straight: 20 x2',
      'corner: Bend, lanes: {L: 40 40, R: 40 40 40}',
      'straight: 12 x2',
    );
    const speeds = (wear: number) => {
      const now = at(['planSpeeds'], { board, cars: [spun({ space: 'L19', wear })] });
      return cardsFor(now.race, 0, groundOf(board, now.book.terms(now.race.options))).map(
        ({ speed }) => speed,
      );
    };
    expect(speeds(1)).toEqual([60]);
    expect(speeds(0)).toEqual([40, 60]);
  });

  test('that has no acceleration left has no card and stands', () => {
    const broken = spun({ cards: cards(-1, 1, 1, 0, 1, 0), damage: { acceleration: 1 } });
    expect(alone(broken)).toEqual([0]);
    expect(toldOf(planning(broken), 'cardRevealed')).toEqual([]);
  });
});

describe('an error in planning', () => {
  const revealed = (speed: number, car: CarSpec = {}) => {
    const race = { cars: [{ space: 'L1', ...car }], sealed: [NOT_SEALED] };
    const now = at(['revealSpeeds'], race);
    const sealed = [{ kind: 'card', speed } as const];
    return now.book.resumeAt(
      { ...now.race, agenda: [{ step: 'revealSpeeds', seats: [] }], sealed },
      tinyRows(),
    );
  };

  test('above reach becomes the highest speed that tests would allow (CFR-159)', () => {
    const { race, events } = revealed(220);
    expect(race.turn.planned).toEqual([180]);
    expect(events[0]).toMatchObject({ kind: 'cardRevealed', speed: 220, planned: 180 });
  });

  test('below what can be paid becomes the lowest speed that can (CFR-161, CR-10)', () => {
    expect(revealed(20, { speed: 160, wear: 1 }).race.turn.planned).toEqual([60]);
  });

  test('of a missing card is the zero-wear speed (CFR-160, CR-50)', () => {
    const now = at(['revealSpeeds'], { cars: [{ space: 'L1' }] });
    expect(planned(now)).toEqual([160]);
    expect(toldOf(now, 'cardRevealed')).toEqual([
      { kind: 'cardRevealed', seat: 0, speed: 160, before: 100 },
    ]);
  });
});

describe('the zero-wear speed', () => {
  const zero = (car: CarSpec) => zeroWearSpeed(planning(car, { space: 'L1' }).race, 0, GROUND);

  test('is the fastest that needs no wear, test or chance (CFR-160, CR-50)', () => {
    expect(zero({ space: 'R19' })).toBe(80);
    expect(zero({ space: 'M3' })).toBe(120);
    expect(zero({ space: 'L23' })).toBe(160);
  });

  test('is the slowest card where every one needs something', () => {
    expect(zero({ space: 'R20', speed: 200, wear: 3 })).toBe(80);
  });
});
