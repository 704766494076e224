// A race that is stopped after an injury (TR-146 to TR-148, TRR-12, TRR-55 to TRR-57).
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../../../../circuit/board.ts';
import { expectDiceUsedUp } from '../../../../testing/expect-dice-used-up.ts';
import {
  type Answer,
  type CarSpec,
  car,
  dice,
  gear,
  pitAt,
  play,
  question,
  type RaceSpec,
  race,
  type Situation,
  toldOf,
  track,
  writtenRace,
} from '../../../../testing/formula-de/builders.ts';
import { PIT_LAP } from '../../../../testing/formula-de/pit-lap.ts';
import { scriptedDice } from '../../../kit/dice.ts';
import { emptyPlay } from '../../play.ts';
import { trant } from '../trant.ts';

const BOARD = track('60 2R5 35');
const D20: Answer = { kind: 'throwDice', dice: 'd20' };
const PLACES = BOARD.grid.map(index => BOARD.spaces[index]?.id);

// The first car blows its engine on a 16, and its driver is hurt by 1 and what follows.
const BLOWN = { space: '0@50', gear: 5, points: { engine: 0 } } as const;

function round(faces: readonly number[], cars: readonly CarSpec[], over: Partial<RaceSpec> = {}) {
  return race({ book: trant, board: BOARD, cars, dice: faces, laps: 3, ...over });
}

/** Answers with the gear that a car has, one die, a spared engine, the first move, and tires as they come. */
function played(from: Situation, until: (now: Situation) => boolean): Situation {
  let now = from;
  while (!until(now)) {
    const asked = question(now);
    const { choices, seat, step } = asked;
    const wanted = choices.find(choice =>
      choice.kind === 'chooseGear' ? choice.gear === car(now, seat).gear : true,
    );
    const choice = step === 'moveCar' ? choices.find(one => one.kind === 'move') : wanted;
    if (choice === undefined) throw new Error(`nothing to answer at ${step}`);
    const { race: next, events } = trant.apply(now.race, seat, choice, now.board);
    now = { ...now, race: next, events: [...now.events, ...events] };
  }
  return now;
}

function withDice(situation: Situation, faces: readonly number[]): Situation {
  return { ...situation, race: { ...situation.race, dice: scriptedDice(faces) } };
}

const isOver = ({ race: { agenda } }: Situation) => agenda.length === 0;
const isStopped = (now: Situation) => toldOf(now, 'raceStopped').length > 0;

describe('a race in which a driver is killed or badly hurt', () => {
  const faces = (table: number) => dice(16, 1, table, 5, 7);
  const CARS: readonly CarSpec[] = [BLOWN, { space: '0@30', gear: 2 }, { space: '0@20', gear: 2 }];

  test('goes on until every car has had its turn (TR-146)', () => {
    const begun = play(round(faces(1), CARS), gear(5), gear(2), gear(2), D20);
    expect(begun.race.flag).toBe('red');
    expect(isStopped(begun)).toBe(false);
    const end = played(begun, isStopped);
    expect(toldOf(end, 'playBegan').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(toldOf(end, 'roundBegan').map(({ round: number }) => number)).toEqual([2]);
  });

  test.each([
    [1, true],
    [4, true],
    [5, false],
    [20, false],
  ])('and %i on the table stops it: %s (TR-146)', (table, stops) => {
    const begun = play(round(faces(table), CARS), gear(5), gear(2), gear(2), D20);
    expect(begun.race.flag).toBe(stops ? 'red' : 'green');
    const ended = played(begun, now => isStopped(now) || toldOf(now, 'roundBegan').length > 1);
    expect(isStopped(ended)).toBe(stops);
  });
});

describe('a race that is stopped when its leader has completed a lap (TR-147, TRR-55)', () => {
  const CARS: readonly CarSpec[] = [
    { ...BLOWN, laps: 1 },
    { space: '0@30', gear: 2, laps: 2 },
    { space: '0@40', gear: 2, laps: 2 },
    { space: '0@10', gear: 2, laps: 1 },
  ];
  // Seat 2 plays first, then 1, 0 and 3.
  const end = played(round(dice(5, 7, 16, 1, 1, 7), CARS, { round: 8 }), now => isOver(now));

  test('is over, in the order in which the cars are (TR-147, TRR-57)', () => {
    expect(end.race).toMatchObject({ flag: 'chequered', agenda: [] });
    expect(end.race.cars.map(({ place }) => place)).toEqual([undefined, 2, 1, 3]);
    expect(end.events.slice(-5).map(({ kind }) => kind)).toEqual([
      'raceStopped',
      'carFinished',
      'carFinished',
      'carFinished',
      'raceEnded',
    ]);
    expectDiceUsedUp(end.race);
  });

  test('gives full points to the cars that were running, none to those that were out (TR-147, TR-151, TRR-57)', () => {
    const scored = trant.standings(end.race, BOARD).map(one => [one.seat, one.status, one.points]);
    expect(scored).toEqual([
      [2, 'finished', 10],
      [1, 'finished', 6],
      [3, 'finished', 4],
      [0, 'retired', 0],
    ]);
  });

  test('gives 10, 6, 4, 3, 2 and 1 points to the first six, and none to a seventh (TR-151)', () => {
    const home = (_: unknown, at: number): CarSpec => ({
      space: '0@1',
      laps: 4,
      status: 'finished',
      place: at + 1,
      onBoard: false,
    });
    const cars = Array.from({ length: 7 }, home);
    const written = writtenRace({ board: BOARD, cars, laps: 3 }, trant);
    const points = trant.standings(written, BOARD).map(one => one.points);
    expect(points).toEqual([10, 6, 4, 3, 2, 1, 0]);
  });

  test('is not restarted', () => {
    expect(toldOf(end, 'raceRestarted')).toEqual([]);
    expect(end.race.laps).toBe(3);
  });
});

describe('a race that is stopped before that (TR-148, TRR-56)', () => {
  const spent = { tires: 1, brakes: 0, gearbox: 1, body: 2, engine: 1, handling: 1 };
  const CARS: readonly CarSpec[] = [
    BLOWN,
    { space: '0@20', gear: 2, points: spent, tires: 'soft' },
    { space: '0@30', gear: 4, points: { tires: 0 }, driverPoints: { bought: 0, wonHalves: 1 } },
    { space: '1@10.5', gear: 2, condition: 'stalled', start: 'firstGear' },
  ];
  const DICE = dice(16, 1, 1, 5, 7);
  const begun = round(DICE, CARS, {
    dangerous: ['0@10'],
    sky: 'rain',
    skyHold: 'temporary',
    trackState: 'wet',
    sectionsEntered: 1,
  });
  const again = played(begun, isStopped);

  test('begins anew, one lap shorter, from the places it had', () => {
    expect(toldOf(again, 'raceRestarted')).toEqual([
      { kind: 'raceRestarted', laps: 2, grid: [2, 1, 3] },
    ]);
    expect(again.race).toMatchObject({ laps: 2, grid: [2, 1, 3, 0] });
    expect(again.race.flag).toBe('green');
    const spaces = again.race.cars.map(({ space }) => space);
    expect(spaces.slice(1)).toEqual([PLACES[1], PLACES[0], PLACES[2]]);
    for (const seat of [1, 2, 3]) {
      expect(car(again, seat)).toMatchObject({
        laps: 0,
        stops: 0,
        gear: 1,
        condition: 'sound',
        aggravates: false,
        status: 'racing',
      });
    }
    expect(again.race.play).toEqual(emptyPlay());
  });

  test('counts those who start as arrived in the order of their places, after everything before (TRR-15)', () => {
    const { arrivals } = again.race;
    const arrived = [2, 1, 3].map(seat => car(again, seat).arrival);
    expect(arrived).toEqual([arrivals - 2, arrivals - 1, arrivals]);
    expect(car(again, 0).arrival).toBeLessThan(arrivals - 2);
  });

  test('restores the tires and no other point', () => {
    expect(car(again, 1).points).toMatchObject({ ...spent, tires: 6 });
    expect(car(again, 2).points).toMatchObject({ tires: 6 });
    expect(car(again, 2).driverPoints).toEqual({ bought: 0, wonHalves: 1 });
  });

  test('leaves out the cars that are out', () => {
    expect(car(again, 0)).toMatchObject({ status: 'retired', onBoard: false });
    expect(car(again, 0)).toMatchObject({ laps: 0, covered: 0 });
    expect(trant.standings(again.race, BOARD).at(-1)?.seat).toBe(0);
  });

  test('keeps the weather, and clears the track', () => {
    expect(again.race.weather).toMatchObject({ sky: 'rain', hold: 'temporary', track: 'wet' });
    expect(again.race.dangerous).toEqual([]);
  });

  test('has its weather sections before it again, for the cars that start (TR-15)', () => {
    expect(again.race.sectionsEntered).toBe(0);
    expect(car(again, 0).laps).toBe(0);
    const now = played(withDice(again, dice(5, 1, 6)), one => question(one).step === 'chooseDice');
    expect(toldOf(now, 'weatherSectionEntered')).toEqual([]);
  });

  test('lets tires be chosen again, then rolls for stalls, then sets gears (TR-21, TR-42, TRR-12)', () => {
    const asked: unknown[] = [];
    const fresh = {
      ...again,
      race: { ...again.race, dice: { kind: 'scripted', faces: dice(5, 1, 6), used: 0 } as const },
    };
    const now = played(fresh, one => {
      const { seat, step } = question(one);
      asked.push([seat, step]);
      return step === 'chooseDice';
    });
    expect(asked.slice(0, 3)).toEqual([
      [2, 'chooseTires'],
      [1, 'chooseTires'],
      [3, 'chooseTires'],
    ]);
    expect(toldOf(now, 'carStalled')).toEqual([{ kind: 'carStalled', seat: 1 }]);
    expect(toldOf(now, 'roundBegan').at(-1)?.order).toEqual([2, 1, 3]);
    expectDiceUsedUp(now.race);
    expect(trant.faults(again.race, BOARD)).toEqual([]);
  });
});

test('a race that began anew ends after its own laps, one fewer (TR-148)', () => {
  const cars: readonly CarSpec[] = [BLOWN, { space: '0@20', gear: 2 }];
  const again = played(round(dice(16, 1, 1, 5), cars), isStopped);
  // Alone and in 1st gear it comes through every corner, and a 10 strains no engine.
  const end = played(withDice(again, Array<number>(130).fill(10)), isOver);
  expect(car(end, 1)).toMatchObject({ status: 'finished', place: 1, laps: 3 });
  expect(toldOf(end, 'raceEnded')).toHaveLength(1);
});

test('a race of one lap that is stopped is over: no lap is left to race (TR-148)', () => {
  const cars: readonly CarSpec[] = [BLOWN, { space: '0@20', gear: 2 }, { space: '0@30', gear: 2 }];
  const end = played(round(dice(16, 1, 1, 5, 7), cars, { laps: 1 }), isOver);
  expect(toldOf(end, 'raceRestarted')).toEqual([]);
  expect(end.race.cars.map(({ place }) => place)).toEqual([undefined, 2, 1]);
});

test('a race is over too if it was the driver hurt who had completed the lap (TR-147, TRR-55)', () => {
  const cars: readonly CarSpec[] = [
    { ...BLOWN, laps: 2 },
    { space: '0@20', gear: 2 },
    { space: '0@30', gear: 2 },
  ];
  const options = { backmarkers: 'off' } as const;
  const end = played(round(dice(16, 1, 1, 5, 7), cars, { options, sectionsEntered: 9 }), isOver);
  expect(toldOf(end, 'raceRestarted')).toEqual([]);
  expect(end.race.cars.map(({ place }) => place)).toEqual([undefined, 2, 1]);
});

test('a race in which nobody is left is not stopped: it has ended', () => {
  const end = played(round(dice(16, 1, 1), [BLOWN]), isOver);
  expect(isStopped(end)).toBe(false);
  expect(toldOf(end, 'raceEnded')).toHaveLength(1);
  // So has one whose last car a backmarker has put out when the round was over (TR-139).
  const agenda = [
    { step: 'stopRace', seats: [] },
    { step: 'beginRound', seats: [] },
  ] as const;
  const { race: over, events } = trant.resumeAt({ ...end.race, flag: 'red', agenda }, BOARD);
  expect(events.map(({ kind }) => kind)).toEqual(['raceEnded']);
  expect(over.laps).toBe(3);
});

test('work in the pits is forgotten when a race begins anew, and its car starts with the others (TR-148)', () => {
  const work = { left: 40, tires: 'hard', repairs: [] } as const;
  const cars: readonly CarSpec[] = [
    { ...BLOWN, box: 2 },
    { space: 'B1', box: 0, gear: 3, pit: 'waiting', work },
    { space: '0@20', gear: 2, box: 1 },
  ];
  const again = played(round(dice(5, 16, 1, 1, 7), cars, { board: PIT_LAP }), isStopped);
  expect(toldOf(again, 'raceRestarted')).toMatchObject([{ grid: [1, 2] }]);
  expect(car(again, 1).work).toBeUndefined();
  expect(car(again, 1)).toMatchObject({ space: spaceAt(PIT_LAP, PIT_LAP.grid[0] ?? -1).id });
  expect(pitAt(again, 1).stop).toBeUndefined();
});

test('without injuries no race is stopped', () => {
  const { race: begun } = round(dice(16), [BLOWN, { space: '0@20' }], {
    options: { injuries: 'off' },
  });
  const faults = trant.faults({ ...begun, flag: 'red' }, BOARD);
  expect(faults).toEqual(['flag: its book has no use for it']);
});
