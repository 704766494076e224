import { describe, expect, it } from 'vitest';
import { championshipAdviser } from '../../../drivers/championship-formula/advice.ts';
import { championship } from '../../../rules/championship-formula/championship.ts';
import type { ChampionshipChoice } from '../../../rules/championship-formula/choices.ts';
import type { ChampionshipRace } from '../../../rules/championship-formula/state.ts';
import type { Choice, Decision } from '../../../rules/kit/types.ts';
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
import { frameOf } from '../../../testing/terminal/race-frame.ts';
import { typed } from '../../input/key.ts';
import type { RaceModel } from '../../screens/race/race-model.ts';
import { pickItem, raceKey } from '../../screens/race/race-update.ts';
import { DEFAULT_SETTINGS } from '../../services.ts';
import { EN } from '../../words/en/words.ts';
import { askedOf, type ChampionshipModel } from './championship-model.ts';
import { championshipPanels } from './championship-panels.ts';

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

  it('tells what it is worth, and the rows that it may win (CFR-109, CFR-112)', () => {
    // Of two drivers the other usually bids two wear a lap for pole, and less as they are few; it has 18 wear and 11 skill.
    expect(frameOf(bidding())).toMatch(/worth 0\.0: row 2 as a rule, row 2 at worst/);
    const four = pressed(bidding(), 'wear', '+', '+', '+', '+');
    expect(frameOf(four)).toMatch(/worth 4\.0: row 1 as a rule, row 2 at worst/);
    const all = pressed(four, 'skill', ...Array.from({ length: 11 }, () => '+'));
    const most = pressed(all, 'wear', ...Array.from({ length: 14 }, () => '+'));
    // A tie may be lost.
    expect(frameOf(most)).toMatch(/worth 23\.5: row 1 as a rule, row 2 at worst/);
  });

  it('says that a red chip counts as the green ones that it is changed into (CFR-100)', () => {
    expect(frameOf(bidding())).toMatch(/skill .* of 11, a red chip counts 2/);
  });
});

describe('the engineer at a bid', () => {
  it('is called with h, which changes no dial, and says why with figures', () => {
    const asked = screenAt(
      started(
        { kind: 'setUpCar', seat: 0, cards: LEVEL },
        { kind: 'setUpCar', seat: 1, cards: LEVEL },
      ),
    );
    const decision = askedOf(asked);
    if (decision === undefined || asked.prompt?.kind !== 'ask') throw new Error('no bid is asked');
    const advice = championshipAdviser.advise(
      championship.view(asked.moment.race as ChampionshipRace, decision.seat),
      decision as Decision<ChampionshipChoice>,
      BOARD,
    );
    const keys = Array.from({ length: 15 }, () => '+');
    const high = pressed({ ...asked, prompt: { ...asked.prompt, advice } }, 'wear', ...keys);
    expect(frameOf(high)).not.toContain('Engineer:');
    const called = pressed(high, 'wear', 'h');
    expect(answerOf(called, 'wear')).toMatchObject({ kind: 'bid', wear: 15 });
    expect(frameOf(called)).toMatch(/Engineer: this one costs us \d+\.\d turns?/);
  });
});

describe('a car whose cards do not make the total', () => {
  it('is told so on Enter, and stays on the table (CFR-105)', () => {
    const three = pressed(screenAt(started()), 'topSpeed', '+');
    expect(frameOf(three)).toMatch(/3 points: 1 too many/);
    const refusal = championshipPanels.pickRefusal?.(three, 'topSpeed', EN);
    expect(refusal).toBe('The cards add up to 3, not 2: change one, or take a printed car.');
    expect(championshipPanels.pickRefusal?.(three, 'front', EN)).toBeUndefined();
    expect(championshipPanels.pickRefusal?.(screenAt(started()), 'topSpeed', EN)).toBeUndefined();
  });
});

describe('the figures of the printed cars', () => {
  it.each([
    [160, 50],
    [80, 24],
  ])('stand over their names at %i x %i (CFR-170)', (columns, rows) => {
    const looking = { size: { columns, rows } };
    const lines = frameOf(screenAt(started(), looking), looking).split('\n');
    const back = lines.findIndex(line => / 3 +back /.test(line));
    const names = lines[back + 1] ?? '';
    expect(names).toMatch(/ acc dec top start wear skill/);
    const endOf = (text: string, word: string) => text.indexOf(word) + word.length;
    expect(endOf(lines[back] ?? '', ' 180')).toBe(endOf(names, ' top'));
  });
});
