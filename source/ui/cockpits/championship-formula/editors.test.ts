import { describe, expect, it } from 'vitest';
import { championship } from '../../../rules/championship-formula/championship.ts';
import type { Choice } from '../../../rules/kit/types.ts';
import {
  type Answer,
  BACK,
  cards,
  FRONT,
  MIDDLE,
  play,
  type Situation,
  tinyRows,
} from '../../../testing/championship-formula/builders.ts';
import { screenAt } from '../../../testing/championship-formula/race-frame.ts';
import { DEFAULT_SETTINGS } from '../../doors.ts';
import { typed } from '../../input/key.ts';
import type { RaceModel } from '../../screens/race/race-model.ts';
import { pickItem, raceKey } from '../../screens/race/race-update.ts';
import { EN } from '../../words/en/words.ts';
import type { ChampionshipModel } from './championship-model.ts';

const BOARD = tinyRows();
const STAGE = { settings: DEFAULT_SETTINGS, size: { columns: 80, rows: 24 }, words: EN };
const LEVEL = cards(1, 1, 0, 0, 0, 0);

/** Returns a race of two that has just begun, after these answers. */
function started(...answers: readonly Answer[]): Situation {
  const seats = [{ name: 'Ann' }, { name: 'Ben' }];
  const options = { pits: 'off', knockOut: 'off', classic: 'off' };
  const setup = { book: championship.id, track: BOARD.id, seed: 1, laps: 3, seats, options };
  const first = championship.start(setup, BOARD);
  return play({ book: championship, board: BOARD, ...first }, ...answers);
}

/** Presses keys on the marked line of an editor. */
function pressed(model: ChampionshipModel, at: string, ...keys: readonly string[]) {
  let now: RaceModel = { ...model, at };
  for (const key of keys) now = raceKey(now, typed(key), STAGE).race;
  return now as ChampionshipModel;
}

/** Returns what Enter on a line answers; undefined where it answers nothing. */
function answerOf(model: ChampionshipModel, at: string): Choice | undefined {
  const [effect] = pickItem(model, at, STAGE).effects;
  return effect?.kind === 'answer' ? effect.choice : undefined;
}

describe('the cards of a car', () => {
  it('make a legal car before the first key', () => {
    expect(answerOf(screenAt(started()), 'acceleration')?.kind).toBe('setUpCar');
  });

  it('change one at a time, and are taken only with the right total (CFR-105)', () => {
    const more = pressed(screenAt(started()), 'topSpeed', '+');
    expect(answerOf(more, 'topSpeed')).toBeUndefined();
    const even = pressed(more, 'wear', '-');
    expect(answerOf(even, 'wear')).toEqual({ kind: 'setUpCar', cards: cards(0, 0, 1, 0, 0, 1) });
  });

  it('may be those of a printed car (CFR-170 to CFR-172)', () => {
    const model = screenAt(started());
    const answers = ['1', '2', '3'].map(key => raceKey(model, typed(key), STAGE).effects[0]);
    expect(answers.map(effect => effect?.kind === 'answer' && effect.choice)).toEqual(
      [FRONT, MIDDLE, BACK].map(car => ({ kind: 'setUpCar', cards: car })),
    );
    expect(answerOf(model, 'back')).toEqual({ kind: 'setUpCar', cards: BACK });
  });

  it('stay within the four of an attribute', () => {
    const least = pressed(screenAt(started()), 'skill', '-', '-', '-', '-', '-', '-');
    expect(least.kept.cards?.skill).toBe(-1);
    const most = pressed(least, 'skill', '+', '+', '+', '+', '+', '+');
    expect(most.kept.cards?.skill).toBe(2);
  });
});

describe('a bid', () => {
  const bidding = () =>
    screenAt(
      started(
        { kind: 'setUpCar', seat: 0, cards: LEVEL },
        { kind: 'setUpCar', seat: 1, cards: LEVEL },
      ),
    );

  it('is nothing before the first key', () => {
    expect(answerOf(bidding(), 'wear')).toEqual({ kind: 'bid', wear: 0, skill: 0 });
  });

  it('takes wear and skill into the hand, each by its own line (CFR-108)', () => {
    const held = pressed(pressed(bidding(), 'wear', '+', '+', '+', '-'), 'skill', '+', '+', '+');
    expect(answerOf(held, 'skill')).toEqual({ kind: 'bid', wear: 2, skill: 3 });
  });

  it('is never less than nothing, nor more than there is', () => {
    const less = pressed(bidding(), 'wear', '-');
    expect(answerOf(less, 'wear')).toEqual({ kind: 'bid', wear: 0, skill: 0 });
    const keys = Array.from({ length: 40 }, () => '+');
    // Six wear a lap, over three laps.
    expect(answerOf(pressed(bidding(), 'wear', ...keys), 'wear')).toMatchObject({ wear: 18 });
    // Three green chips a lap, and a red one changed into two (CFR-100).
    expect(answerOf(pressed(bidding(), 'skill', ...keys), 'skill')).toMatchObject({ skill: 11 });
  });
});
