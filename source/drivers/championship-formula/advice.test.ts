// Advice in whole races.
import { describe, expect, test } from 'vitest';
import { deriveRows } from '../../circuit/rows/derive-rows.ts';
import { championship } from '../../rules/championship-formula/championship.ts';
import type { ChampionshipChoice } from '../../rules/championship-formula/choices.ts';
import type { Decision } from '../../rules/kit/types.ts';
import { shippedCircuit } from '../../testing/circuits/row-text.ts';
import type { Advice } from '../advice.ts';
import { seededRandom } from '../levels/random-generator.ts';
import { championshipAdviser } from './advice.ts';
import { championshipDrivers } from './levels/drivers.ts';

const board = deriveRows(shippedCircuit('otterbrook'));
const club = championshipDrivers.find(({ level }) => level === 'club');

interface Advised {
  readonly decision: Decision<ChampionshipChoice>;
  readonly advice: readonly Advice<ChampionshipChoice>[];
}

function* advised(seed: number): Generator<Advised> {
  const seats = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  const options = { pits: 'on', knockOut: 'off', classic: 'off' };
  const setup = { book: championship.id, track: board.id, seed, laps: 1, seats, options };
  let { race } = championship.start(setup, board);
  let random = seededRandom(seed, 0);
  for (;;) {
    const [decision] = championship.decisions(race, board);
    if (decision === undefined || club === undefined) return;
    const view = championship.view(race, decision.seat);
    yield { decision, advice: championshipAdviser.advise(view, decision, board) };
    const answer = club.choose(view, decision, board, random);
    random = answer.random;
    const choice = decision.choices.find(one => one === answer.choice);
    if (choice === undefined) throw new Error('the answer is none of the choices');
    race = championship.apply(race, decision.seat, choice, board).race;
  }
}

const RACES = [1, 3, 5, 8].flatMap(seed => [...advised(seed)]);

describe('advice', () => {
  test('names every choice once, the best first, and its reasons add up', () => {
    for (const { decision, advice } of RACES) {
      expect(new Set(advice.map(({ choice }) => choice))).toEqual(new Set(decision.choices));
      const values = advice.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      for (const { value, reasons } of advice) {
        expect(reasons.reduce((sum, { rolls }) => sum + rolls, 0)).toBeCloseTo(value, 2);
      }
    }
  });

  test('knows why: wear, chips, damage, the cars around and a slip', () => {
    const kinds = new Set(
      RACES.flatMap(({ advice }) => advice.flatMap(({ reasons }) => reasons.map(one => one.kind))),
    );
    for (const kind of ['road', 'points', 'chips', 'damage', 'traffic', 'place', 'slip'] as const) {
      expect(kinds).toContain(kind);
    }
  });

  test('is the same for the same question', () => {
    const told = (seed: number) => [...advised(seed)].map(({ advice }) => advice);
    expect(told(5)).toEqual(told(5));
  });
});
