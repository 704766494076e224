// What the book says of races that come from outside: a sound one has no fault, and every broken promise is named.
import { describe, expect, test } from 'vitest';
import {
  aRace,
  at,
  cards,
  MIDDLE,
  play,
  type RaceSpec,
  type Situation,
  started,
  tinyRows,
} from '../../../testing/championship-formula/builders.ts';
import { championship as book } from '../championship.ts';
import type { ChampionshipRace } from '../state.ts';
import { NOT_SEALED } from '../state.ts';

const BOARD = tinyRows();

type Change = (now: ChampionshipRace) => unknown;

/** Two cars, the first of which lies a card before the other one. */
function planning(spec: Partial<RaceSpec> = {}): Situation {
  const cars = [{ space: 'L3' }, { space: 'M2' }];
  const now = at(['planSpeeds', 'revealSpeeds', 'endTurn'], { cars, ...spec });
  return play(now, { kind: 'playCard', speed: 120, seat: 0 });
}

const sound = () => planning().race;
const faults = (race: unknown) => book.faults(race, BOARD);

function carWith(now: ChampionshipRace, seat: number, change: object) {
  const cars = now.cars.map((car, index) => (index === seat ? { ...car, ...change } : car));
  return { ...now, cars };
}

function sealedWith(now: ChampionshipRace, sealed: unknown) {
  return { ...now, sealed: [sealed, NOT_SEALED] };
}

test('a race that keeps its promises has none, at every question of its beginning', () => {
  expect(faults(sound())).toEqual([]);
  const options = { pits: 'on', knockOut: 'on', handicaps: [0, 0, 1] };
  let now = started(3, { seed: 3, options, dice: undefined } as object);
  for (let answers = 0; answers < 40; answers++) {
    expect(faults(JSON.parse(JSON.stringify(now.race)))).toEqual([]);
    const [asked] = now.book.decisions(now.race, BOARD);
    if (asked === undefined || asked.step === 'planSpeeds') break;
    const choice = asked.choices[(answers * 37) % asked.choices.length] ?? asked.choices[0];
    now = play(now, { ...(choice as { readonly kind: 'bid' }), seat: asked.seat });
  }
  expect(now.race.agenda[0]?.step).toBe('planSpeeds');
});

describe('a race from outside', () => {
  const BROKEN: readonly (readonly [what: string, change: Change, fault: string])[] = [
    ['another book', now => ({ ...now, book: 'x' }), 'book: x is not championship'],
    ['another circuit', now => ({ ...now, track: 'x' }), 'track: x is not rows'],
    ['no laps', now => ({ ...now, laps: 0 }), 'laps: 0 is less than 1'],
    ['a missing turn', ({ turn: _turn, ...rest }) => rest, 'turn: it is missing'],
    ['a gear', now => carWith(now, 0, { gear: 3 }), 'cars.0.gear: there is no such field'],
    [
      'a speed between two cards',
      now => carWith(now, 0, { speed: 90 }),
      'cars.0.speed: there is no card of 90 mph',
    ],
    ['a seat in the wrong place', now => carWith(now, 0, { seat: 1 }), 'cars.0.seat: 1 is not 0'],
    [
      'two cars on a space',
      now => carWith(now, 1, { space: 'L3' }),
      'cars: L3 is taken by 0 and 1',
    ],
    [
      'a car on no space',
      now => carWith(now, 1, { space: 'Z1' }),
      'cars.1.space: Rows has no space Z1',
    ],
    [
      'a car in the pits without a stop',
      now => carWith(now, 1, { space: 'P1' }),
      'cars.1.space: P1 is in the pits',
    ],
    ['negative wear', now => carWith(now, 0, { wear: -1 }), 'cars.0.wear: -1 is less than 0'],
    [
      'more wear than its cards give',
      now => carWith(now, 0, { wear: 22 }),
      'cars.0.wear: more than the 21 of its cards',
    ],
    [
      'another starting wear',
      now => carWith(now, 0, { startingWear: 24 }),
      'cars.0.startingWear: the cards give 21',
    ],
    [
      'more skill than its cards give',
      now => carWith(now, 0, { red: 1 }),
      'cars.0.green: more skill than its cards give',
    ],
    [
      'cards of another total',
      now => carWith(now, 0, { cards: cards(1, 1, 1, 0, 1, -1) }),
      'cars.0.cards: they total 3, not 2',
    ],
    [
      'a tire without pits',
      now => carWith(now, 0, { tire: 'soft' }),
      'cars.0.tire: it cannot be known yet, or any more',
    ],
    [
      'a place without a finish',
      now => carWith(now, 0, { place: 1 }),
      'cars.0.place: only finished cars have one',
    ],
    [
      'laps beyond the race',
      now => carWith(now, 0, { laps: 5 }),
      'cars.0.laps: more than the race has',
    ],
    [
      'a corner that does not exist',
      now => carWith(now, 0, { spunIn: 2 }),
      'cars.0.spunIn: there is no corner 2',
    ],
    [
      'a task of nobody',
      now => ({ ...now, agenda: [{ step: 'planSpeeds', seats: [2] }] }),
      'seat 2 does not exist',
    ],
    [
      'an unknown step',
      now => ({ ...now, agenda: [{ step: 'dance', seats: [] }] }),
      'agenda.0.step: "dance" is not known here',
    ],
    [
      'a seat twice in the order',
      now => ({ ...now, turn: { ...now.turn, order: [0, 0] } }),
      'turn: a seat stands twice in 0, 0',
    ],
    [
      'a crash on no space',
      now => ({ ...now, turn: { ...now.turn, crashes: ['Z9'] } }),
      'Rows has no space Z9',
    ],
    [
      'a grid that names a seat twice',
      now => ({ ...now, grid: [0, 0] }),
      'grid: it does not name every seat once',
    ],
    ['no grid', ({ grid: _grid, ...rest }) => rest, 'grid: it is missing'],
    ['no bids', ({ bids: _bids, ...rest }) => rest, 'bids: it is missing'],
    [
      'a move without a mover',
      now => ({ ...now, move: { ...aRace({ cars: [{}], move: { seat: 0 } }).move } }),
      'move: it cannot be known yet, or any more',
    ],
    [
      'an unknown option',
      now => ({ ...now, options: { ...now.options, wether: 'sun' } }),
      'options.wether: there is no such option',
    ],
    [
      'a missing option',
      now => {
        const { knockOut: _knockOut, ...options } = now.options;
        return { ...now, options };
      },
      'options.knockOut: it is missing',
    ],
    [
      'handicaps of other seats',
      now => ({ ...now, options: { ...now.options, handicaps: [1] } }),
      'options.handicaps: each of the 2 seats has one from 0 to 2',
    ],
  ];

  test.each(BROKEN)('with %s is refused', (_what, change, fault) => {
    expect(faults(change(sound()))).toEqual([fault]);
  });

  test('that is no race at all is refused', () => {
    for (const nothing of ['race', undefined, NOT_SEALED, 7, [], {}]) {
      expect(faults(nothing).length).toBeGreaterThan(0);
    }
  });

  test('may share a space only with a car that came out of the pits on to a full row (CFR-199)', () => {
    const race = (...pitted: readonly (number | undefined)[]) => {
      const cars = pitted.map(one => ({
        space: 'R25',
        ...(one === undefined ? {} : { pitted: one }),
      }));
      return aRace({ cars, options: { pits: 'on' } });
    };
    expect(faults(race(undefined, 1))).toEqual([]);
    expect(faults(race(undefined, undefined))).toEqual(['cars: R25 is taken by 0 and 1']);
    expect(faults(race(undefined, 1, 2))).toEqual(['cars: R25 is taken by 0 and 1 and 2']);
  });
});

test('a car that moves through another one stands on its space for a moment (CFR-119)', () => {
  const cars = [{ space: 'M4' }, { space: 'M4' }];
  const agenda = [{ step: 'endMove', seats: [0] } as const];
  const through = aRace({ cars, agenda, move: { seat: 0, passed: 'M5' } });
  expect(faults(through)).toEqual([]);
  const { move: _move, ...stopped } = { ...through, agenda: [] };
  expect(faults(stopped)).toEqual(['cars: M4 is taken by 0 and 1']);
});

describe('an answer that lies face down', () => {
  test('must be a card within reach', () => {
    expect(faults(sealedWith(sound(), { kind: 'card', speed: 220 }))).toEqual([
      'sealed.0: the card of 220 mph is out of reach',
    ]);
    expect(faults(sealedWith(sound(), { kind: 'card', speed: 160 }))).toEqual([]);
  });

  test('must be what is asked for, by somebody who is not asked any more', () => {
    expect(faults(sealedWith(sound(), { kind: 'tire', tire: 'soft' }))).toEqual([
      'sealed.0: nobody is asked for a tire now',
    ]);
    expect(faults({ ...sound(), sealed: [NOT_SEALED, { kind: 'card', speed: 100 }] })).toEqual([
      'sealed.1: its driver is still to be asked',
    ]);
    expect(faults(sealedWith(sound(), { kind: 'hidden' }))).toEqual([
      'sealed.0.kind: "hidden" is not known here',
    ]);
  });

  test('must be cards that total 2 (CFR-105)', () => {
    const one = play(started(2), { kind: 'setUpCar', cards: MIDDLE, seat: 0 }).race;
    const three = cards(1, 1, 1, 0, 1, -1);
    expect(faults(sealedWith(one, { kind: 'car', cards: MIDDLE }))).toEqual([]);
    expect(faults(sealedWith(one, { kind: 'car', cards: three }))).toEqual([
      'sealed.0: cards: they total 3, not 2',
    ]);
    expect(faults(sealedWith(one, NOT_SEALED))).toEqual(['sealed.0: it is missing']);
  });

  test('must be cards that total what the handicap leaves (CFR-177)', () => {
    const weak = started(2, { options: { handicaps: [1, 0] } });
    const one = play(weak, { kind: 'setUpCar', cards: cards(1, 0, 0, 0, 0, 0), seat: 0 }).race;
    expect(faults(one)).toEqual([]);
    expect(faults(sealedWith(one, { kind: 'car', cards: MIDDLE }))).toEqual([
      'sealed.0: cards: they total 2, not 1',
    ]);
  });

  test('must be cards of the era (CFR-176)', () => {
    const classic = started(2, { options: { classic: 'on' } });
    const plain = cards(0, 0, 0, 0, 0, 0);
    const one = play(classic, { kind: 'setUpCar', cards: plain, seat: 0 }).race;
    expect(faults(sealedWith(one, { kind: 'car', cards: cards(-1, -1, 0, 0, 2, 0) }))).toEqual([
      'sealed.0: cards.wear: there is no card of 2 points',
    ]);
  });

  test('must be a bid that the purse holds (CFR-108)', () => {
    const bidding = at(['bidForPole', 'revealBids', 'setGrid'], { round: 0, cars: [{}, {}] });
    const one = play(bidding, { kind: 'bid', wear: 1, skill: 0, seat: 0 }).race;
    const whole = { wear: 20, skill: 6 };
    expect(faults(sealedWith(one, { kind: 'bid', bid: whole }))).toEqual([]);
    expect(faults(sealedWith(one, { kind: 'bid', bid: { ...whole, skill: 7 } }))).toEqual([
      'sealed.0: the bid of 20 wear and 7 skill is larger than the purse',
    ]);
    expect(faults(sealedWith(one, { kind: 'bid', bid: { wear: 99, skill: 0 } }))).toEqual([
      'sealed.0: the bid of 99 wear and 0 skill is larger than the purse',
    ]);
  });
});
