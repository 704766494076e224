// Pit stops (CFR-180, CFR-188 to CFR-202, CR-43 to CR-47, CR-49, CR-73, CR-74).
import { describe, expect, test } from 'vitest';
import { spaceAt } from '../../../../circuit/board.ts';
import {
  askedSeats,
  at,
  type CarSpec,
  car,
  choices,
  FRONT,
  play,
  type RaceSpec,
  tinyRows,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import { layTable } from '../../../kit/agenda.ts';
import type { Seat } from '../../../kit/types.ts';
import { championship } from '../../championship.ts';
import { copyRace } from '../../copy.ts';
import type { ChampionshipEvent } from '../../events.ts';
import type { ChampionshipRace, ChampionshipTask, PitStage } from '../../state.ts';
import { groundOf } from '../../terms.ts';
import { enterPits } from './pits.ts';

const BOARD = tinyRows();
const GROUND = groundOf(BOARD, championship.terms({ pits: 'on' }));
const ENTER = { kind: 'enterPits' } as const;

/** A car in the lane. */
function stopped(space: string, stage: PitStage, arrival = 1, over: CarSpec = {}): CarSpec {
  return { space, stop: { stage, arrival }, pitted: arrival, ...over };
}

// Somebody else who is asked for a card in the next turn, so that it goes no further.
const ANOTHER: CarSpec = { space: 'R2' };

const CLOSING = ['leavePits', 'changeTires', 'turnMarkers'] as const;

/** Lets the cars in the lane act; the seats of `changing` choose tires one after the other. */
function closing(cars: readonly CarSpec[], changing: readonly Seat[] = []) {
  const agenda = CLOSING.flatMap((step): readonly ChampionshipTask[] =>
    step === 'changeTires'
      ? changing.map(seat => ({ step, seats: [seat] }))
      : [{ step, seats: [] }],
  );
  return withPits({ cars, agenda });
}

function withPits({ agenda, ...spec }: RaceSpec) {
  const { race: begun, ...rest } = at([], { ...spec, options: { pits: 'on' } });
  return { ...rest, ...championship.resumeAt({ ...begun, agenda: agenda ?? [] }, BOARD) };
}

/** The choices of a car at the end of its move. */
function offered(spec: CarSpec, laps = 3) {
  const { race } = at([], { cars: [spec], laps, options: { pits: 'on' } });
  return enterPits.ask(race, { step: 'enterPits', seats: [0] }, 0, GROUND).map(({ kind }) => kind);
}

/** A race after a car has entered the pits. */
function entered(spec: CarSpec, others: readonly CarSpec[] = []) {
  const { race: begun } = at([], { cars: [spec, ...others], options: { pits: 'on' } });
  const race = copyRace(begun);
  const events: ChampionshipEvent[] = [];
  const table = layTable(race, GROUND, events);
  enterPits.answer(table, { step: 'enterPits', seats: [0] }, 0, ENTER);
  return { race: race as ChampionshipRace, events };
}

describe('the pit lane', () => {
  test('begins beside the last space of the last corner and runs along the front straight (CFR-189)', () => {
    const rows = BOARD.pitLane?.map(({ beside }) => beside.map(at => spaceAt(BOARD, at).id)) ?? [];
    expect(rows[0]).toEqual(['L22', 'R24']);
    expect(rows[1]).toEqual(['L23', 'M12', 'R25']);
    expect(rows).toHaveLength(8);
  });

  test('is left alone by cars that do not pit: no step leads into it (CFR-189)', () => {
    const lane = BOARD.pitLane?.map(({ space }) => space) ?? [];
    const steps = BOARD.spaces.flatMap(({ next }) => next.map(({ to }) => to));
    expect(steps.filter(to => lane.includes(to))).toEqual([]);
  });
});

describe('a car may enter the pits', () => {
  test('from any space of a row that has a pit space, whether it touches the lane or not (CFR-190, CFR-202)', () => {
    for (const space of ['L22', 'R24', 'L23', 'M12', 'R25', 'L29']) {
      expect(offered({ space }), space).toEqual(['stayOut', 'enterPits']);
    }
  });

  test('from no other row (CFR-190)', () => {
    for (const space of ['L21', 'R23', 'L30', 'M23']) expect(offered({ space }), space).toEqual([]);
  });

  test('after a lap, not on the way from the grid to the line (CFR-188, CR-73)', () => {
    expect(offered({ space: 'L29', laps: 0 })).toEqual([]);
    expect(offered({ space: 'L29', laps: 1 })).not.toEqual([]);
  });

  test('once in a lap: not again before it has crossed the line (CFR-188, CR-90)', () => {
    expect(offered({ space: 'L29', laps: 2, pitted: 1 })).toEqual([]);
    expect(offered({ space: 'L29', laps: 2 })).not.toEqual([]);
  });

  test('on the last lap, where it is useless, but not when it has finished (CR-49)', () => {
    expect(offered({ space: 'L29', laps: 3 })).not.toEqual([]);
    expect(offered({ space: 'L29', laps: 4 })).toEqual([]);
  });

  test('unless it is out', () => {
    const out = { status: 'retired', retirement: 'crash', retiredAt: 1 } as const;
    expect(offered({ space: 'L29', ...out })).toEqual([]);
  });
});

describe('a car that enters', () => {
  test('is moved to the pit space of its row at once, with the speed that it has (CFR-191, CFR-192)', () => {
    const { race, events } = entered({ space: 'L25', speed: 80, laps: 2 });
    expect(race.cars[0]).toMatchObject({
      space: 'P4',
      speed: 80,
      laps: 2,
      stop: { stage: 'entered', arrival: 1 },
    });
    expect(events).toEqual([{ kind: 'pitEntered', seat: 0, space: 'P4' }]);
  });

  test('is placed behind those that stand on that space already (CFR-193, CFR-202)', () => {
    const { race } = entered({ space: 'M13' }, [stopped('P3', 'exit2', 4)]);
    expect(race.cars.map(({ space }) => space)).toEqual(['P3', 'P3']);
    expect(race.cars.map(({ stop }) => stop?.arrival)).toEqual([5, 4]);
  });

  test('leaves its space of the track free, and what it has paid behind', () => {
    const credit = { corner: 1, over: 20, wear: 1, roll: false };
    const line = { corner: 0, line: 0, step: 0, over: 0 };
    const { race } = entered({ space: 'R24', credit, line });
    expect(race.cars[0]?.credit).toBeUndefined();
    expect(race.cars[0]?.line).toBeUndefined();
    expect(championship.faults(race, BOARD)).toEqual([]);
  });

  test('has no penalty for a spin in that turn, and is spun when it comes out (CFR-192, CFR-198)', () => {
    const { race } = entered({ space: 'R24', speed: 0, spunIn: 1 });
    expect(race.cars[0]).toMatchObject({ spunIn: 1, stop: { stage: 'entered' } });
  });

  test('gives up the hard tires for the next crossing of the line (CR-47)', () => {
    expect(entered({ space: 'L29' }).race.cars[0]?.pitted).toBe(1);
  });
});

describe('a stop', () => {
  test('takes two turns without a move: in, tires, out, and away (CFR-188, CFR-195, CR-44)', () => {
    const stages: (string | undefined)[] = [];
    let now = closing([stopped('P2', 'entered')]);
    stages.push(car(now, 0).stop?.stage);
    now = play(closing([{ ...car(now, 0) }], [0]), { kind: 'chooseTire', tire: 'soft' });
    stages.push(car(now, 0).stop?.stage);
    now = closing([{ ...car(now, 0) }]);
    stages.push(car(now, 0).stop?.stage);
    expect(stages).toEqual(['exit2', 'exit1', undefined]);
    expect(car(now, 0).space).toBe('L23');
  });

  test('has its turns in this order: out, tires, then markers for newcomers (CFR-196, CFR-200, CFR-201)', () => {
    const cars = [
      stopped('P2', 'entered', 3),
      stopped('P2', 'exit2', 2),
      stopped('P2', 'exit1', 1),
    ];
    const now = play(closing(cars, [1]), { kind: 'chooseTire', tire: 'hard' });
    expect(now.race.cars.map(({ stop }) => stop?.stage)).toEqual(['exit2', 'exit1', undefined]);
  });

  test('lets the driver pick the tires (CFR-186, CFR-200)', () => {
    const now = closing([stopped('P2', 'exit2', 1, { tire: 'hard' })], [0]);
    expect(choices(now, 'chooseTire').map(({ tire }) => tire)).toEqual(['hard', 'soft']);
    expect(now.book.decisions(now.race, BOARD)[0]).not.toHaveProperty('secret');
    expect(car(play(now, { kind: 'chooseTire', tire: 'soft' }), 0).tire).toBe('soft');
  });

  test('sets the wear to what it was before the pole bid; what was left is lost (CFR-188, CFR-200, CR-43)', () => {
    const spent = stopped('P2', 'exit2', 1, { cards: FRONT, wear: 4, startingWear: 15, green: 9 });
    const now = play(closing([spent], [0]), { kind: 'chooseTire', tire: 'soft' });
    expect(car(now, 0).wear).toBe(15);
    expect(toldOf(now, 'tireChanged')).toEqual([
      { kind: 'tireChanged', seat: 0, tire: 'soft', wear: 15 },
    ]);
  });

  test('asks drivers in the order in which they arrived (CFR-194, CFR-200)', () => {
    const cars = [stopped('P2', 'exit2', 9), stopped('P5', 'exit2', 8), ANOTHER];
    const turn = withPits({ cars, agenda: [{ step: 'beginTurn', seats: [] }] });
    const waiting = turn.race.agenda.flatMap(({ step, seats }) =>
      step === 'changeTires' ? seats : [],
    );
    expect(waiting).toEqual([1, 0]);
  });

  test('offers tires to nobody but the drivers on exit -2 (CFR-200)', () => {
    const cars = [stopped('P2', 'exit1', 1), stopped('P2', 'exit2', 2)];
    expect(askedSeats(closing(cars, [0]))).toEqual([]);
    expect(askedSeats(closing(cars, [1]))).toEqual([1]);
  });

  test('needs no card (CR-45)', () => {
    const cars = [stopped('P2', 'exit1', 1), ANOTHER];
    const turn = withPits({ cars, agenda: [{ step: 'beginTurn', seats: [] }] });
    expect(askedSeats(turn)).toEqual([1]);
    expect(turn.race.turn.from).toEqual(['', 'R2']);
  });
});

describe('a car that comes out', () => {
  const out = (others: readonly CarSpec[], space = 'P2') =>
    closing([stopped(space, 'exit1', 1, { speed: 80, laps: 2 }), ...others]);

  test('stands on the free space of its row that is nearest to the grey side (CFR-196)', () => {
    expect(car(out([]), 0)).toMatchObject({ space: 'L23', speed: 80, laps: 2 });
  });

  test('of the example stands in the middle, because the grey side is taken (CFR-197)', () => {
    const now = out([{ space: 'L23' }]);
    expect(car(now, 0).space).toBe('M12');
    expect(toldOf(now, 'pitLeft')).toEqual([{ kind: 'pitLeft', seat: 0, space: 'M12' }]);
  });

  test('does not move in this turn and keeps the speed with which it entered (CFR-198)', () => {
    const now = out([]);
    expect(now.race.agenda).toEqual([]);
    expect(car(now, 0).speed).toBe(80);
    expect(car(now, 0).stop).toBeUndefined();
  });

  test('shares the space farthest from the grey side where the row is full (CFR-199)', () => {
    const full = [{ space: 'L23' }, { space: 'M12' }, { space: 'R25' }];
    const now = out(full);
    expect(car(now, 0).space).toBe('R25');
    expect(championship.faults({ ...now.race, agenda: [] }, BOARD)).toEqual([]);
  });

  test('shares the next space when that one is shared already (CFR-199, CR-74)', () => {
    const cars = [
      stopped('P2', 'exit1', 1),
      stopped('P2', 'exit1', 2),
      { space: 'L23' },
      { space: 'M12' },
      { space: 'R25' },
    ];
    expect(
      closing(cars)
        .race.cars.slice(0, 2)
        .map(({ space }) => space),
    ).toEqual(['R25', 'M12']);
  });

  test('comes out in the order of arrival (CFR-194, CFR-196)', () => {
    const cars = [stopped('P2', 'exit1', 2), stopped('P2', 'exit1', 1)];
    expect(closing(cars).race.cars.map(({ space }) => space)).toEqual(['M12', 'L23']);
  });

  test('beside the last corner stands on its last space, outside of it (CFR-60, CFR-189)', () => {
    expect(car(out([], 'P1'), 0)).toMatchObject({ space: 'L22' });
  });
});
