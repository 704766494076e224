// The order of movement (CFR-61, CFR-72 to CFR-75, CFR-149, CR-3, CR-25, CR-46), and what a move begins with.
import { describe, expect, test } from 'vitest';
import {
  aRace,
  at,
  type CarSpec,
  cards,
  type RaceSpec,
  tinyRows,
  toldOf,
} from '../../../../testing/championship-formula/builders.ts';
import { layTable } from '../../../kit/agenda.ts';
import { championship } from '../../championship.ts';
import { copyRace } from '../../copy.ts';
import type { ChampionshipEvent } from '../../events.ts';
import type { ChampionshipRace } from '../../state.ts';
import { groundOf } from '../../terms.ts';
import { moveCars } from './order-of-moves.ts';

/** A car with the speed that it has planned. */
type Planned = CarSpec & { readonly plan?: number };

function order(...cars: readonly Planned[]): readonly number[] {
  const planned = cars.map(({ plan = 100 }) => plan);
  const specs = cars.map(({ plan: _plan, ...car }) => car);
  const options = { pits: cars.some(({ pitted }) => pitted !== undefined) ? 'on' : 'off' } as const;
  return at(['orderMoves'], { cars: specs, turn: { planned }, options }).race.turn.order;
}

describe('the order of movement', () => {
  test('lets the car in front move first, whatever the speeds (CFR-61, CFR-73)', () => {
    const cars = [{ space: 'M2', plan: 160 }, { space: 'M5', plan: 40 }, { space: 'L3' }];
    expect(order(...cars)).toEqual([1, 2, 0]);
  });

  test('is told', () => {
    const now = at(['orderMoves'], { cars: [{}, { space: 'L4' }] });
    expect(toldOf(now, 'movesOrdered')).toEqual([{ kind: 'movesOrdered', order: [1, 0] }]);
  });

  test('goes by front edges: in a bend the spaces of a row differ in length (CFR-72)', () => {
    // R11 and M10 end together, R10 and R11 do not.
    expect(order({ space: 'R11', plan: 60 }, { space: 'M10', plan: 80 })).toEqual([1, 0]);
    expect(order({ space: 'R10', plan: 160 }, { space: 'M10', plan: 20 })).toEqual([1, 0]);
  });

  test('within a row goes by the new speed, the higher one first (CFR-74)', () => {
    expect(order({ space: 'L3', plan: 80 }, { space: 'M3', plan: 120 })).toEqual([1, 0]);
  });

  test('at the same new speed in a row lets the car next to the grey side move first (CFR-75)', () => {
    expect(order({ space: 'R3' }, { space: 'M3' }, { space: 'L3' })).toEqual([2, 1, 0]);
  });

  test('counts the laps: who has been lapped moves behind (CR-25)', () => {
    expect(order({ space: 'M9', laps: 1 }, { space: 'M2', laps: 2 })).toEqual([1, 0]);
    expect(order({ space: 'L3', laps: 1, plan: 200 }, { space: 'M3', laps: 2 })).toEqual([1, 0]);
  });

  test('lets spun cars move last in their row, whatever speed and side (CFR-149, CR-25)', () => {
    const spun = { speed: 0, spunIn: -1, plan: 60 };
    const cars = [{ ...spun, space: 'L3' }, { space: 'R3', plan: 40 }, { space: 'M2' }];
    expect(order(...cars)).toEqual([1, 0, 2]);
  });

  test('of two cars on a space goes by speed, then lets the one that was on the track move first (CR-46)', () => {
    const out = { space: 'R25', pitted: 2 };
    expect(order({ ...out, plan: 120 }, { space: 'R25', plan: 100 })).toEqual([0, 1]);
    expect(order(out, { space: 'R25' })).toEqual([1, 0]);
    expect(order(out, { space: 'R25', pitted: 1 })).toEqual([1, 0]);
    expect(order({ space: 'R25' }, out)).toEqual([0, 1]);
    expect(order({ space: 'R25', pitted: 1 }, out)).toEqual([0, 1]);
  });

  test('leaves out cars in the pits, and those that are home or out', () => {
    const cars: CarSpec[] = [
      {},
      { space: 'P1', stop: { stage: 'entered', arrival: 1 }, pitted: 1 },
      { space: 'L1', status: 'retired', retirement: 'crash', retiredAt: 1 },
      { space: 'L1', status: 'finished', place: 1, laps: 4 },
    ];
    const now = at(['orderMoves'], { cars, options: { pits: 'on' } });
    expect(now.race.turn.order).toEqual([0]);
  });
});

/** What is on the table after the step that takes the next car to move, after whatever happened since the order was fixed. */
function taken(spec: RaceSpec, since: (race: ChampionshipRace) => ChampionshipRace = race => race) {
  const board = tinyRows();
  const ordered = since(at(['orderMoves'], spec).race);
  const race = copyRace({ ...ordered, agenda: [] });
  const events: ChampionshipEvent[] = [];
  const ground = groundOf(board, championship.terms(race.options));
  moveCars.play(layTable(race, ground, events), { step: 'moveCars', seats: [] });
  return { race: race as ChampionshipRace, events };
}

describe('the car whose turn it is', () => {
  const tested = { cards: cards(1, 1, 0, 0, 0, 0), space: 'L1', speed: 100 };

  test('has its steps before the next car moves (CFR-61)', () => {
    const { race } = taken({ cars: [{}, { space: 'L1' }] });
    expect(race.agenda).toEqual([
      ...['testSpeed', 'payBraking', 'chooseWay', 'drive', 'endMove'].map(step => ({
        step,
        seats: [0],
      })),
      { step: 'moveCars', seats: [] },
    ]);
    expect(race.turn.order).toEqual([1]);
  });

  test('may enter the pits at the end of its move, where there are any (CFR-190)', () => {
    const { race } = taken({ cars: [{}], options: { pits: 'on' } });
    expect(race.agenda.map(({ step }) => step).slice(-3)).toEqual([
      'enterPits',
      'endMove',
      'moveCars',
    ]);
  });

  test('begins with the speed of its card and the tests that this needs (CFR-66, CR-3)', () => {
    const { race } = taken({ cars: [tested], turn: { planned: [180] } });
    expect(race.move).toEqual({
      seat: 0,
      speed: 180,
      driven: 0,
      slips: 0,
      path: ['L1'],
      tests: ['acceleration', 'topSpeed'],
      brakeWear: 0,
      brakeRoll: false,
      way: { path: [], brake: 0 },
      avoided: [],
      raised: false,
      dying: false,
      over: false,
    });
  });

  test('has raised its speed inside a corner or not (CFR-59, CR-24)', () => {
    const raised = (space: string, planned: number, speed: number) =>
      taken({ cars: [{ space, speed }], turn: { planned: [planned] } }).race.move?.raised;
    expect(raised('L21', 60, 40)).toBe(true);
    expect(raised('L21', 40, 40)).toBe(false);
    expect(raised('L22', 60, 40)).toBe(false);
  });

  test('does not move at 0 mph, and that is told', () => {
    const { race, events } = taken({
      cars: [{ speed: 0 }, { space: 'L1' }],
      turn: { planned: [0, 100] },
    });
    expect(events).toEqual([{ kind: 'moveBegan', seat: 0, speed: 0 }]);
    expect(race.agenda).toEqual([{ step: 'moveCars', seats: [] }]);
    expect(race.move).toBeUndefined();
  });

  test('has no move any more when it has spun before it (CFR-124, CFR-144)', () => {
    const { race, events } = taken({
      cars: [{ speed: 0, spunIn: -1 }],
      turn: { planned: [100], spun: [0] },
    });
    expect(events).toEqual([{ kind: 'moveBegan', seat: 0, speed: 0 }]);
    expect(race.move).toBeUndefined();
  });

  test('is passed over when it is out by then', () => {
    const out = { status: 'retired', retirement: 'crash', retiredAt: 1 } as const;
    const { race, events } = taken({ cars: [{}, { space: 'L1' }] }, ordered => ({
      ...ordered,
      cars: ordered.cars.map(car => (car.seat === 0 ? { ...car, ...out } : car)),
    }));
    expect(events).toEqual([]);
    expect(race.turn.order).toEqual([1]);
    expect(race.agenda).toEqual([{ step: 'moveCars', seats: [] }]);
  });

  test('is nobody when all have moved', () => {
    const agenda = [{ step: 'endMove', seats: [0] } as const];
    const { move } = aRace({ cars: [{}], agenda, move: { seat: 0 } });
    const { race, events } = taken({ cars: [{}] }, ordered => ({
      ...ordered,
      ...(move === undefined ? {} : { move }),
      turn: { ...ordered.turn, order: [] },
    }));
    expect(race.agenda).toEqual([]);
    expect(race.move).toBeUndefined();
    expect(events).toEqual([]);
  });
});
