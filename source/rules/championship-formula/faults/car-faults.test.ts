// What the book says of cars, moves and lists of a race from outside: every promise broken once.
import { describe, expect, test } from 'vitest';
import {
  aRace,
  type CarSpec,
  FRONT,
  type RaceSpec,
  started,
  tinyRows,
} from '../../../testing/championship-formula/builders.ts';
import { championship as book } from '../championship.ts';
import type { ChampionshipRace, Move } from '../state.ts';

const BOARD = tinyRows();
const faults = (race: unknown) => book.faults(race, BOARD);

/** A race of two cars whose second one is about to move. */
function moving(move: Partial<Move> = {}, over: Partial<ChampionshipRace> = {}) {
  const cars: CarSpec[] = [{ space: 'L3' }, { space: 'M2' }];
  const agenda = [{ step: 'endMove', seats: [1] } as const];
  return { ...aRace({ cars, agenda, move: { ...move, seat: move.seat ?? 1 } }), ...over };
}

const turnWith = (turn: Partial<ChampionshipRace['turn']>) => {
  const race = moving();
  return { ...race, turn: { ...race.turn, ...turn } };
};

function withTask(task: Partial<ChampionshipRace['agenda'][number]>) {
  const race = moving();
  return { ...race, agenda: [{ step: 'rollDice', seats: [1], ...task }, ...race.agenda] };
}

const ROLL = { cause: 'pass', lowered: 0, green: 0, red: 0 } as const;

test('a move with everything that belongs to it has no fault', () => {
  const way = { path: ['M3', 'M4'], slip: { of: 0, spaces: 1 }, brake: 20 };
  const whole = moving({ path: ['M2'], way, passed: 'M3', tests: ['topSpeed'], avoided: [0] });
  expect(faults({ ...whole, turn: { ...whole.turn, crashes: ['R9'], order: [0] } })).toEqual([]);
  expect(faults(withTask({ roll: { ...ROLL, space: 'M3', other: 0, blocked: true } }))).toEqual([]);
  expect(faults(withTask({ payment: { over: 20, space: 'L20', leaving: true } }))).toEqual([]);
  expect(faults(withTask({ step: 'blockPass', other: 0, roll: ROLL }))).toEqual([]);
});

describe('a seat that does not exist is named', () => {
  test.each([
    ['as the one that moves', moving({ seat: 7 })],
    [
      'as the one that is slipped',
      moving({ way: { path: [], slip: { of: 7, spaces: 1 }, brake: 0 } }),
    ],
    ['as still to move', turnWith({ order: [7] })],
    ['as slipped in this turn', turnWith({ slipped: [7] })],
    ['as spun in this turn', turnWith({ spun: [7] })],
    ['as the defender of a roll', withTask({ roll: { ...ROLL, other: 7 } })],
    ['as the attacker of a task', withTask({ step: 'blockPass', other: 7 })],
  ])('%s', (_what, race) => {
    expect(faults(race)).toEqual(['seat 7 does not exist']);
  });
});

describe('a space that does not exist is named', () => {
  test.each([
    ['where a car began the turn', turnWith({ from: ['L3', 'Z1'] })],
    ['on the way driven', moving({ path: ['M2', 'Z1'] })],
    ['on the way to come', moving({ way: { path: ['Z1'], brake: 0 } })],
    ['as passed', moving({ passed: 'Z1' })],
    ['of a roll', withTask({ roll: { ...ROLL, space: 'Z1' } })],
    ['of a payment', withTask({ payment: { over: 20, space: 'Z1' } })],
  ])('%s', (_what, race) => {
    expect(faults(race)).toEqual(['Rows has no space Z1']);
  });
});

describe('a list that does not fit the cars is named', () => {
  const race = moving();
  test.each([
    ['of sealed answers', { ...race, sealed: [] }, 'sealed'],
    ['of bids', { ...race, bids: [] }, 'bids'],
    ['of places where they began', turnWith({ from: ['L3'] }), 'turn'],
    ['of speeds', turnWith({ before: [100] }), 'turn'],
    ['of plans', turnWith({ planned: [100, 100, 100] }), 'turn'],
    ['of speeds after tests', turnWith({ began: [] }), 'turn'],
  ])('%s', (_what, broken, name) => {
    expect(faults(broken)).toEqual([`${name}: one entry per car is needed`]);
  });

  test('but between two turns there are none', () => {
    const { move: _move, ...rest } = moving({}, { agenda: [{ step: 'beginTurn', seats: [] }] });
    const empty = { from: [], before: [], planned: [], began: [] };
    expect(faults({ ...rest, turn: { ...rest.turn, ...empty } })).toEqual([]);
  });
});

describe('cars', () => {
  const of = (cars: readonly CarSpec[], over: Partial<RaceSpec> = {}) =>
    faults(aRace({ cars, ...over }));
  const pits = { options: { pits: 'on' } } as const;

  test('are as many as there are places', () => {
    const places = BOARD.starting.twelve.length;
    const many = Array.from({ length: places + 1 }, (_, n) => ({ space: `L${n + 1}` }));
    expect(of(many.slice(0, -1))).toEqual([]);
    expect(of(many)).toEqual(['cars: Rows takes 12 at most, not 13']);
  });

  test('that have finished take the places from 1 on', () => {
    const home = (place: number, seat: number): CarSpec => ({
      status: 'finished',
      laps: 4,
      space: `L${seat + 1}`,
      place,
    });
    expect(of([2, 1, 3].map(home))).toEqual([]);
    expect(of([1, 3].map(home))).toEqual(['places of finished cars: 1, 3 instead of 1 to 2']);
    expect(of([1, 1].map(home))).toEqual(['places of finished cars: 1, 1 instead of 1 to 2']);
  });

  test('that are out have a reason and a number', () => {
    const out = { status: 'retired', retirement: 'gravel', retiredAt: 2 } as const;
    expect(of([out, {}])).toEqual([]);
    expect(of([out], { retirements: 1 })).toEqual([
      'cars.0.retiredAt: more than there were retirements',
    ]);
    expect(of([{ status: 'retired', retirement: 'gravel' }])).toEqual([
      'cars.0.retirement: only retired cars have one',
    ]);
    expect(of([{ retirement: 'gravel', retiredAt: 1 }])).toEqual([
      'cars.0.retirement: only retired cars have one',
    ]);
  });

  test('in the pits stand in the lane, and nowhere else', () => {
    const stop = { stage: 'exit2', arrival: 1 } as const;
    expect(of([{ space: 'P2', stop, pitted: 1 }], pits)).toEqual([]);
    expect(of([{ space: 'M2', stop, pitted: 1 }], pits)).toEqual([
      'cars.0.space: M2 is not in the pits',
    ]);
    expect(of([{ space: 'P2', stop, pitted: 1 }], { ...pits, arrivals: 0 })).toEqual([
      'cars.0.stop: more arrivals than there were',
    ]);
    expect(of([{ pitted: 2 }], { ...pits, arrivals: 1 })).toEqual([
      'cars.0.stop: more arrivals than there were',
    ]);
    expect(of([{ pitted: 1 }])).toEqual(['cars.0.stop: the race has no pits']);
  });

  test('in a race with pits have tires', () => {
    const { tire: _tire, ...bare } = aRace({ cars: [{}], ...pits }).cars[0] ?? {};
    expect(faults({ ...aRace({ cars: [{}], ...pits }), cars: [bare] })).toEqual([
      'cars.0.tire: it is missing',
    ]);
  });

  test('owe to corners and lines that there are', () => {
    const credit = { corner: 2, over: 20, wear: 1, roll: false };
    expect(of([{ credit: { ...credit, corner: 1 } }])).toEqual([]);
    expect(of([{ credit }])).toEqual(['cars.0.credit: there is no corner 2']);
    const line = { corner: 0, line: 0, step: 2, over: 0 };
    expect(of([{ line }])).toEqual([]);
    for (const wrong of [{ step: 3 }, { line: 1 }, { corner: 1 }, { corner: 9 }]) {
      expect(of([{ line: { ...line, ...wrong } }])).toEqual([
        'cars.0.line: there is no such place on a line',
      ]);
    }
    expect(of([{ spunIn: 1 }])).toEqual([]);
    expect(of([{ passedIn: 1 }])).toEqual([]);
    expect(of([{ passedIn: 2 }])).toEqual(['cars.0.passedIn: there is no corner 2']);
  });

  test('have speeds that are cards', () => {
    expect(of([{ speed: 220 }])).toEqual([]);
    expect(of([{ speed: 240 }])).toEqual(['cars.0.speed: there is no card of 240 mph']);
  });

  test('have the chips of their cards, red ones worth two green ones', () => {
    const front: CarSpec = { cards: FRONT, wear: 24 };
    expect(of([{ ...front, green: 9, red: 1 }])).toEqual([]);
    expect(of([{ ...front, green: 11, red: 0 }])).toEqual([]);
    for (const skill of [{ green: 10, red: 1 }, { green: 12 }, { green: 0, red: 2 }]) {
      expect(of([{ ...front, ...skill }])).toEqual([
        'cars.0.green: more skill than its cards give',
      ]);
    }
  });

  test('have more wear than at the start on hard tires alone (CFR-183)', () => {
    expect(of([{ wear: 21 }])).toEqual([]);
    expect(of([{ wear: 15 }], pits)).toEqual([]);
  });

  test('before their cards have neither chips nor places', () => {
    const { race } = started(1);
    const first = race.cars[0] ?? {};
    const withCar = (change: object) => faults({ ...race, cars: [{ ...first, ...change }] });
    expect(withCar({})).toEqual([]);
    for (const chips of [{ wear: 1 }, { green: 1 }, { red: 1 }, { startingWear: 1 }]) {
      expect(withCar(chips)).toEqual(['cars.0.wear: chips without cards']);
    }
    expect(withCar({ space: 'L34' })).toEqual(['cars.0.space: the grid is not set yet']);
    expect(withCar({ cards: FRONT, wear: 24, startingWear: 24 })).toEqual([
      'cars.0.cards: it cannot be known yet, or any more',
    ]);
  });

  test('after their cards have them', () => {
    const { cards: _cards, ...bare } = aRace({ cars: [{}] }).cars[0] ?? {};
    const broken = { ...aRace({ cars: [{}] }), cars: [bare] };
    expect(faults(broken)).toContain('cars.0.cards: it is missing');
  });
});

describe('what the agenda says of a race', () => {
  test('is missing: a move, tires face down', () => {
    const { move: _move, ...moveless } = moving();
    expect(faults(moveless)).toEqual(['move: it is missing']);
    const race = aRace({
      round: 0,
      cars: [{}, {}],
      options: { pits: 'on' },
      agenda: [
        { step: 'bidForPole', seats: [0, 1] },
        { step: 'revealBids', seats: [] },
        { step: 'setGrid', seats: [] },
      ],
    });
    expect(faults(race)).toEqual(['tires: it is missing']);
    const soft = { kind: 'tire', tire: 'soft' } as const;
    expect(faults({ ...race, tires: [soft, soft] })).toEqual([]);
    expect(faults({ ...race, tires: [soft] })).toEqual(['tires: one entry per car is needed']);
    expect(faults({ ...race, tires: [soft, { kind: 'card', speed: 20 }] })).toEqual([
      'tires.1: tires are missing',
    ]);
  });

  test('is too early: a grid and bids before the bid', () => {
    const agenda = [
      { step: 'bidForPole', seats: [0] },
      { step: 'revealBids', seats: [] },
    ] as const;
    const race = aRace({ round: 0, cars: [{}], agenda });
    expect(faults({ ...race, grid: [0] })).toEqual(['grid: it cannot be known yet, or any more']);
    expect(faults({ ...race, bids: [{ wear: 0, skill: 0 }] })).toEqual([
      'bids: it cannot be known yet, or any more',
    ]);
  });

  test('is between the two bids of a knock-out: bids, but no grid (CFR-178)', () => {
    const agenda = [
      { step: 'bidAgain', seats: [0] },
      { step: 'revealSecondBids', seats: [1] },
    ] as const;
    const race = aRace({ round: 0, cars: [{}, {}], agenda, options: { knockOut: 'on' } });
    expect(faults(race)).toEqual(['bids: it is missing']);
    const bids = [
      { wear: 0, skill: 0 },
      { wear: 0, skill: 0 },
    ];
    expect(faults({ ...race, bids })).toEqual([]);
    expect(
      faults({ ...race, bids, sealed: [{ kind: 'bid', bid: bids[0] }, { kind: 'none' }] }),
    ).toEqual(['sealed.0: its driver is still to be asked']);
  });
});
