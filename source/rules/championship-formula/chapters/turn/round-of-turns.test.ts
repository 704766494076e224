// A turn from its beginning to its end, and the finish (CFR-7, CFR-63, CFR-76 to CFR-79, CFR-163 to CFR-166, CR-13, CR-40,
// CR-41, CR-65, CR-72).
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  at,
  type CarSpec,
  car,
  type RaceSpec,
  situation,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';

/** The end of a turn of a race of three laps; what comes after it begins at once. */
function turnEnd(...cars: readonly CarSpec[]) {
  return at(['endTurn'], { cars });
}

// Somebody else who is asked for a card in the next turn, so that it goes no further.
const ANOTHER: CarSpec = { space: 'R2', laps: 1 };

function ended(spec: Omit<RaceSpec, 'agenda'>) {
  return at(['endTurn'], spec);
}

describe('the beginning of a turn', () => {
  const cars: CarSpec[] = [
    { space: 'M4', speed: 120 },
    { space: 'P2', speed: 60, stop: { stage: 'exit2', arrival: 1 }, pitted: 1 },
    { space: 'L9', speed: 0, status: 'retired', retirement: 'gravel', retiredAt: 1 },
  ];

  test('notes where each car stands and how fast it is (CFR-7, CFR-28, CR-13)', () => {
    const { race, events } = situation({ cars, round: 7, options: { pits: 'on' } });
    expect(race.turn).toMatchObject({
      from: ['M4', '', ''],
      before: [120, 60, 0],
      planned: [0, 0, 0],
      began: [0, 0, 0],
      slipped: [],
      crashes: [],
      spun: [],
    });
    expect(race.round).toBe(8);
    expect(events[0]).toEqual({ kind: 'turnBegan', turn: 8 });
  });

  test('asks every car on the track for a card (CFR-64, CR-45)', () => {
    const now = situation({ cars, options: { pits: 'on' } });
    expect(askedSeats(now)).toEqual([0]);
    expect(now.race.agenda[0]).toEqual({ step: 'planSpeeds', seats: [0] });
  });

  test('puts the steps of the turn on the agenda, in the order of print (CFR-61, CFR-194)', () => {
    const steps = (options: NonNullable<RaceSpec['options']>, ...own: readonly CarSpec[]) =>
      situation({ cars: own, options }).race.agenda.map(({ step }) => step);
    expect(steps({}, {})).toEqual([
      'planSpeeds',
      'revealSpeeds',
      'orderMoves',
      'moveCars',
      'endTurn',
    ]);
    expect(steps({ pits: 'on' }, ...cars)).toEqual([
      ...['planSpeeds', 'revealSpeeds', 'orderMoves', 'moveCars'],
      ...['leavePits', 'changeTires', 'turnMarkers', 'endTurn'],
    ]);
  });
});

describe('the end of a turn', () => {
  test('leaves each car the card of its last speed, and forgets crashes, slips and plans (CFR-79)', () => {
    const now = ended({
      cars: [{ speed: 80 }, { space: 'L1', speed: 120 }],
      turn: { crashes: ['L9'], slipped: [0], planned: [100, 140], order: [] },
    });
    expect(now.race.cars.map(({ speed }) => speed)).toEqual([80, 120]);
    expect(now.race.turn).toMatchObject({ crashes: [], slipped: [], planned: [0, 0] });
    expect(toldOf(now, 'turnEnded')).toEqual([{ kind: 'turnEnded', turn: 5 }]);
  });

  test('is followed by the next turn while a car is under way', () => {
    expect(turnEnd({}).race.round).toBe(6);
  });

  test('is the end of the race when none is', () => {
    const now = turnEnd({ laps: 4, space: 'L1' });
    expect(now.race.agenda).toEqual([]);
    expect(now.events.at(-1)).toEqual({ kind: 'raceEnded' });
    expect(toldOf(now, 'turnBegan')).toEqual([]);
    expect(now.race.turn.from).toEqual([]);
  });
});

describe('a spin', () => {
  const spun = { speed: 0, spunIn: 1, space: 'L20' };

  test('of this turn is remembered for the next plan, and for its corner (CFR-146, CFR-152)', () => {
    expect(car(ended({ cars: [spun, ANOTHER], turn: { spun: [0] } }), 0).spunIn).toBe(1);
  });

  test('is remembered until the car has left the corner (CFR-152)', () => {
    expect(car(turnEnd({ ...spun, speed: 40 }), 0).spunIn).toBe(1);
    expect(car(turnEnd({ ...spun, speed: 20, spunIn: 0, space: 'L10' }), 0).spunIn).toBe(0);
    expect(car(turnEnd({ ...spun, speed: 40, space: 'L23' }), 0).spunIn).toBeUndefined();
    expect(car(turnEnd({ ...spun, speed: 40, spunIn: -1, space: 'L3' }), 0).spunIn).toBeUndefined();
  });

  test('is over for a car that stood still for its turn, so that it can test its way out (CR-72)', () => {
    expect(car(turnEnd(spun), 0).spunIn).toBeUndefined();
  });

  test('before a pit stop is remembered until the car is out (CFR-198)', () => {
    const stop = { stage: 'exit1', arrival: 1 } as const;
    const stopped = { ...spun, space: 'P1', stop, pitted: 1 };
    expect(car(ended({ cars: [stopped, ANOTHER], options: { pits: 'on' } }), 0).spunIn).toBe(1);
  });
});

describe('the finish', () => {
  const last = { laps: 3, speed: 100 };
  const over = { laps: 4, speed: 100 };
  const places = (spec: Omit<RaceSpec, 'agenda'>) =>
    toldOf(ended(spec), 'finished').map(({ seat }) => seat);

  test('is behind the line after the agreed laps (CFR-76)', () => {
    const cars = [
      { ...over, space: 'L1' },
      { ...last, space: 'L3' },
    ];
    expect(places({ cars })).toEqual([0]);
  });

  test('is reached on the space just before the line too, the nose counts as across (CFR-76, CR-41)', () => {
    const cars = [
      { ...last, space: 'L34' },
      { ...last, space: 'L33' },
      { ...last, laps: 2, space: 'R36' },
    ];
    expect(places({ cars })).toEqual([0]);
    expect(car(turnEnd(...cars), 0)).toMatchObject({ status: 'finished', place: 1, laps: 3 });
  });

  test('ranks those of a turn by how far they are beyond the line (CFR-77)', () => {
    const cars = [
      { ...over, space: 'M1' },
      { ...last, space: 'L34' },
      { ...over, space: 'R4' },
    ];
    expect(places({ cars })).toEqual([2, 0, 1]);
  });

  test('ranks equals by the grey side (CFR-78)', () => {
    const cars = [
      { ...over, space: 'R2' },
      { ...over, space: 'L2' },
      { ...over, space: 'M2' },
    ];
    expect(places({ cars })).toEqual([1, 2, 0]);
  });

  test('ranks a car that spins in that turn behind all others of the turn (CFR-164)', () => {
    const cars = [
      { ...over, space: 'L5', speed: 0, spunIn: -1 },
      { ...over, space: 'L1' },
    ];
    expect(places({ cars, turn: { spun: [0] } })).toEqual([1, 0]);
  });

  test('is not reached by a spin before the line, nor by a crash beyond it (CFR-163, CR-40)', () => {
    const cars: CarSpec[] = [
      { ...last, space: 'L33', speed: 0, spunIn: -1 },
      { ...over, space: 'L2', status: 'retired', retirement: 'crash', retiredAt: 1 },
      ANOTHER,
    ];
    expect(places({ cars, turn: { spun: [0] } })).toEqual([]);
  });

  test('counts places on from earlier turns (CR-40)', () => {
    const cars: CarSpec[] = [
      { ...over, space: 'L1', status: 'finished', place: 1 },
      { ...over, space: 'L9' },
      { ...over, space: 'M9' },
    ];
    const now = ended({ cars });
    expect(toldOf(now, 'finished')).toEqual([
      { kind: 'finished', seat: 1, place: 2 },
      { kind: 'finished', seat: 2, place: 3 },
    ]);
  });

  test('is the end of all debts to corners', () => {
    const credit = { corner: 0, over: 20, wear: 1, roll: false };
    const line = { corner: 0, line: 0, step: 0, over: 20 };
    const home = car(turnEnd({ ...over, space: 'R10', credit, line, spunIn: 0 }), 0);
    expect(home).toMatchObject({ status: 'finished', space: 'R10' });
    for (const field of ['credit', 'line', 'spunIn']) expect(home).not.toHaveProperty(field);
  });

  test('takes the cars off the board, but not before the turn is over (CR-65)', () => {
    const now = turnEnd({ ...over, space: 'L1' }, { space: 'L20' });
    expect(now.race.turn.from).toEqual(['', 'L20']);
    expect(askedSeats(now)).toEqual([1]);
  });

  test('of the example: red, silver, green, then blue, which spun; black is still racing (CFR-166)', () => {
    const [red, silver, green, blue, black] = [
      { ...over, space: 'L3' },
      { ...last, space: 'L34' },
      { ...last, space: 'R36' },
      { ...over, space: 'M2', speed: 0, spunIn: -1 },
      { ...last, space: 'M21' },
    ];
    const cars = [black, blue, green, silver, red];
    const now = ended({ cars, turn: { spun: [1] } });
    expect(toldOf(now, 'finished').map(({ seat }) => seat)).toEqual([4, 3, 2, 1]);
    expect(car(now, 0).status).toBe('racing');
  });
});
