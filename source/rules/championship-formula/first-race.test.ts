// A race before its first step: laps, cars, options and a grid that was given (CFR-102, CFR-103, CFR-177).
import { describe, expect, test } from 'vitest';
import { started, tinyRowsWithoutPits } from '../../testing/championship-formula/builders.ts';
import { scriptedDice, seededDice } from '../kit/dice.ts';
import { championship } from './championship.ts';

describe('a race', () => {
  test('is on the circuit that was chosen, by the book that was chosen (CFR-102)', () => {
    expect(started(2).race).toMatchObject({ track: 'rows', book: 'championship' });
  });

  test('begins with nothing thrown, answered, driven or owned', () => {
    const { race } = started(1);
    expect(race).toMatchObject({ round: 0, answered: 0, arrivals: 0, retirements: 0 });
    expect(race.cars).toEqual([
      {
        seat: 0,
        status: 'racing',
        wear: 0,
        green: 0,
        red: 0,
        startingWear: 0,
        damage: { acceleration: 0, topSpeed: 0, deceleration: 0 },
        space: '',
        laps: 0,
        speed: 0,
      },
    ]);
    expect(started(2).race).not.toHaveProperty('grid');
  });

  test('throws dice of its seed, or the faces that are given', () => {
    const seeded = started(2, { seed: 7, dice: undefined } as object).race.dice;
    expect(seeded).toEqual(seededDice(7));
    expect(started(2, { dice: [3, 4] }).race.dice).toEqual(scriptedDice([3, 4]));
  });

  test('has any number of laps from one on (CFR-103)', () => {
    expect(started(2, { laps: 1 }).race.laps).toBe(1);
    expect(() => started(2, { laps: 0 })).toThrow('a race has at least 1 lap, not 0');
    expect(() => started(2, { laps: 1.5 })).toThrow('a race has at least 1 lap, not 1.5');
  });

  test('takes one to twelve cars', () => {
    expect(started(12).race.cars).toHaveLength(12);
    expect(() => started(13)).toThrow('Rows takes 1 to 12 cars, not 13');
    expect(() => started(0)).toThrow('Rows takes 1 to 12 cars, not 0');
  });

  test('has the usual value of every option that is not named', () => {
    const usual = championship.options.map(({ name, usual }) => [name, usual]);
    expect(started(2).race.options).toEqual(Object.fromEntries(usual));
    expect(started(2, { options: { classic: 'on' } }).race.options).toMatchObject({
      classic: 'on',
    });
  });

  test('names every option that is wrong', () => {
    expect(() => started(2, { options: { pits: 'maybe', weather: 'sun' } })).toThrow(
      'Championship Formula Racing: option weather: there is no such option; option pits: "maybe" is not one of off, on',
    );
  });

  test('has pits only where the circuit has', () => {
    const setup = { options: { pits: 'on' } };
    expect(() => started(2, setup, tinyRowsWithoutPits())).toThrow('Rows has no pits');
  });
});

describe('handicaps', () => {
  test('are one for each seat, 0 to 2 points (CFR-177)', () => {
    expect(started(2, { options: { handicaps: [0, 2] } }).race.options.handicaps).toEqual([0, 2]);
    for (const handicaps of [[0], [0, 1, 2], [0, 3], [0, 0.5], [-1, 0], 'none', [0, '1']]) {
      expect(() => started(2, { options: { handicaps } })).toThrow(
        'Championship Formula Racing: handicaps: each of the 2 seats has one from 0 to 2',
      );
    }
  });
});

describe('a grid that was given', () => {
  test('must name every seat once', () => {
    expect(() => started(3, { grid: [0, 0, 1] })).toThrow(
      'a grid of 3 cars names the seats 0 to 2',
    );
  });

  test('leaves out the bid, and is kept by the race', () => {
    const { race } = started(3, { grid: [2, 0, 1], options: { knockOut: 'on' } });
    expect(race.agenda.map(({ step }) => step)).toEqual([
      'setUpCars',
      'revealCars',
      'setGrid',
      'beginTurn',
    ]);
    expect(race.grid).toEqual([2, 0, 1]);
  });
});

test('the order of play before the race follows from the options', () => {
  const steps = (options: object) =>
    championship.terms(options).preparation.filter(step => step !== 'revealCars');
  expect(steps({})).toEqual(['setUpCars', 'bidForPole', 'revealBids', 'setGrid']);
  expect(steps({ pits: 'on', knockOut: 'on' })).toEqual([
    'setUpCars',
    'chooseTires',
    'bidForPole',
    'revealBids',
    'bidAgain',
    'revealSecondBids',
    'setGrid',
  ]);
});
