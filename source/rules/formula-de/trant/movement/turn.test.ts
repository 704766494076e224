// The frame of a race by Trant: what comes first, who moves when, stalls, and what a roll is worth (TR-10, TR-12, TR-43 to TR-48,
// TRR-16).
import { describe, expect, test } from 'vitest';
import {
  choices,
  play,
  question,
  race,
  type Situation,
  to,
  toldOf,
  track,
} from '../../../../testing/formula-de/builders.ts';
import { beginning } from '../../../../testing/formula-de/trant-start.ts';
import { geared, thrown } from '../../../../testing/formula-de/trant-turn.ts';
import { trant, trantDefinition } from '../trant.ts';

const BOARD = track('60 1R5 15');

const asked = ({ race: now, board }: Situation) =>
  trant.decisions(now, board).map(({ seat, step }) => [seat, step]);

test('a race has two laps unless three are wanted (TR-10)', () => {
  expect(trantDefinition.usualLaps).toBe(2);
  expect(beginning({ laps: 3 }).race.laps).toBe(3);
});

test('the weather is settled before the grid, tires and the start (TR-12)', () => {
  const told = beginning({ options: { weather: 'roll' } }).events.map(({ kind }) => kind);
  const places = ['weatherSet', 'gridRolled', 'roundBegan'].map(kind =>
    told.indexOf(kind as never),
  );
  expect(places.every(at => at >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

describe('a car that rolls a 1 at the start', () => {
  // Two rolls for the grid, two for stalls, then three moves by a d20.
  const now = beginning({ seats: 2, dice: [5, 10, 1, 10, 11, 11, 11] });

  test('does not move in this turn, and sets no gear for the next (TR-43)', () => {
    expect(toldOf(now, 'carStalled').map(({ seat }) => seat)).toEqual([0]);
    expect(asked(now)).toEqual([[1, 'chooseDice']]);
    const second = play(thrown(now), to('R1'));
    expect(second.race.round).toBe(2);
    expect(asked(second)).toEqual([[1, 'setGears']]);
  });

  test('moves off in 1st gear in the next turn, without another roll (TR-43, TR-44)', () => {
    const second = geared(play(thrown(now), to('R1')), [1]);
    const next = play(thrown(second), to('R3'));
    expect(asked(next)).toEqual([[0, 'chooseDice']]);
    expect(next.race.cars[0]).toMatchObject({ gear: 1, condition: 'sound' });
    expect(thrown(next).race.play.distance).toBe(2);
  });
});

test('the leading car moves first, then the others by position (TR-45)', () => {
  const cars = [{ space: '0@10' }, { space: '1@30.5' }, { space: '2@20' }];
  const now = race({ book: trant, board: BOARD, cars, round: 4, dice: [] });
  expect(toldOf(now, 'roundBegan').map(({ order }) => order)).toEqual([[1, 2, 0]]);
});

describe('a move', () => {
  const cars = [{ space: '0@10', gear: 4 }];
  const now = race({ book: trant, board: BOARD, cars, toPlay: [0], dice: [10] });

  test('begins with the choice of dice, before anything is rolled (TRR-16)', () => {
    expect(question(now).step).toBe('chooseDice');
    expect(choices(now, 'throwDice').map(({ dice }) => dice)).toEqual(['d20', 'twoD10']);
    expect(toldOf(now, 'dieRolled')).toEqual([]);
  });

  test('has the movement points of roll and gear, all of which are spent (TR-48)', () => {
    const rolled = thrown(now);
    expect(toldOf(rolled, 'chartRead')).toMatchObject([{ roll: 10, gear: 4, points: 10 }]);
    const whole = choices(rolled, 'move').filter(({ brakes }) => brakes === 0);
    expect(whole.length).toBeGreaterThan(0);
    for (const { path } of whole) expect(path).toHaveLength(10);
  });
});
