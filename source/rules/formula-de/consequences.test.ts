// What choices promise, compared with what then happens, over many races driven at random.
import { describe, expect, test } from 'vitest';
import { cornersBoard } from '../../testing/circuits/tiny-circuits.ts';
import { play, race, to, track } from '../../testing/formula-de/builders.ts';
import { rolled as atExit } from '../../testing/formula-de/corner-exit.ts';
import {
  driveAtRandom,
  eightCars,
  STURDY,
  type Stage,
  told,
} from '../../testing/formula-de/random-drive.ts';
import { rolled } from '../../testing/formula-de/wet-drive.ts';
import { volume } from '../../testing/volume.ts';
import type { Consequence } from '../kit/types.ts';
import type { FormulaDeEvent } from './events.ts';
import { masters2005 as book } from './masters/masters-2005.ts';

/** Returns the sum of the amounts of a kind. */
function sum(list: readonly Consequence[], kind: string): number {
  return list.reduce((all, one) => (one.kind === kind ? all + (one.amount ?? 0) : all), 0);
}

describe('consequences', () => {
  const BOARDS = [cornersBoard(), track('12 2R5/4/3 5 1L2/3/4 1R4 18')];
  const seeds = Array.from({ length: volume(8, 24) }, (_, k) => 61 + k);

  /**
   * Calls back for every answer of many races: with what it promised, what its play then told, and whether that play is
   * over.
   */
  function watch(
    check: (
      stage: Stage,
      list: readonly Consequence[],
      own: readonly FormulaDeEvent[],
      ended: boolean,
    ) => void,
  ): void {
    for (const board of BOARDS) {
      for (const seed of seeds) {
        const options = { car: { ...STURDY, tires: seed % 2 ? 6 : 30, brakes: seed % 3 ? 4 : 30 } };
        driveAtRandom(board, eightCars(board, seed, { options }), stage => {
          const { race: now, asked, choice, next, events } = stage;
          const until = events.findIndex(
            event => event.kind === 'playBegan' || event.kind === 'roundBegan',
          );
          const own = until === -1 ? events : events.slice(0, until);
          const [open] = book.decisions(next, board);
          const ended = until !== -1 || open === undefined || open.step === 'announceGear';
          check(stage, book.consequences(now, asked.seat, choice, board), own, ended);
        });
      }
    }
  }

  const paid = (
    own: readonly FormulaDeEvent[],
    seat: number,
    part: string,
    why: readonly string[],
  ) =>
    own.reduce(
      (sum, event) =>
        event.kind === 'pointsPaid' &&
        event.seat === seat &&
        event.part === part &&
        why.includes(event.why)
          ? sum + event.amount
          : sum,
      0,
    );

  test('of a gear are the points of over-revving', () => {
    watch(({ asked, choice }, list, own) => {
      if (choice.kind !== 'chooseGear') return;
      for (const part of ['gearbox', 'brakes', 'engine']) {
        expect(sum(list, part)).toBe(paid(own, asked.seat, part, ['overRevving']));
      }
      const gone = own.some(event => event.kind === 'carRetired' && event.why === 'overRevving');
      expect(told(list, 'eliminated') !== undefined).toBe(gone);
    });
  });

  test('of what ends a movement are the brakes and tires that are then paid', () => {
    watch(({ race: now, asked, choice }, list, own, ended) => {
      if (choice.kind === 'chooseGear' || !ended) return;
      if (own.some(event => event.kind === 'carRetired')) return;
      const why = ['braking', 'blocking', 'overshoot', 'slipstreamEntry'];
      expect([choice, sum(list, 'brakes')]).toEqual([choice, paid(own, asked.seat, 'brakes', why)]);
      // A car without tires whose tires spin again has none to pay with.
      const left = now.cars[asked.seat]?.points.tires ?? 0;
      expect([choice, Math.min(sum(list, 'tires'), left)]).toEqual([
        choice,
        paid(own, asked.seat, 'tires', why),
      ]);
    });
  });

  test('of what ends a movement name the stop that is then marked', () => {
    watch(({ asked, choice }, list, own, ended) => {
      if (choice.kind === 'chooseGear' || !ended) return;
      if (own.some(event => event.kind === 'carRetired')) return;
      const stop = told(list, 'stop');
      const made = own.find(event => event.kind === 'stopMade' && event.seat === asked.seat);
      expect([choice, stop && [stop.name, stop.amount, stop.of]]).toEqual([
        choice,
        made?.kind === 'stopMade' ? [made.corner, made.stops, made.required] : undefined,
      ]);
    });
  });

  test('warn of an elimination by overshoot or blocking, and only then', () => {
    watch(({ asked, choice }, list, own, ended) => {
      if (choice.kind === 'chooseGear' || !ended) return;
      const gone = own.find(event => event.kind === 'carRetired' && event.seat === asked.seat);
      const why = gone?.kind === 'carRetired' ? gone.why : 'none';
      // A handling test may take the car first, a collision or an engine afterwards.
      if (why === 'handling') return;
      const certain = why === 'overshoot' || why === 'blocking';
      expect([choice, told(list, 'eliminated') !== undefined]).toEqual([choice, certain]);
    });
  });

  test('name the handling tests with their odds', () => {
    watch(({ asked, choice }, list, own, ended) => {
      if (choice.kind === 'chooseGear' || !ended) return;
      if (own.some(event => event.kind === 'carRetired')) return;
      const made = own.flatMap(event =>
        event.kind === 'testMade' && event.test === 'handling' && event.seat === asked.seat
          ? [{ kind: 'handlingTest', name: event.space, percent: 5 * event.upTo }]
          : [],
      );
      // What the main move entered was told with the main move.
      const listed = list.filter(one => one.kind === 'handlingTest');
      if (choice.kind === 'move') expect([choice, listed]).toEqual([choice, made]);
      else expect(made).toEqual(expect.arrayContaining([...listed]));
    });
  });

  test('name the cars of the collision tests with their odds', () => {
    watch(({ asked, choice }, list, own, ended) => {
      if (choice.kind === 'chooseGear' || !ended) return;
      if (own.some(event => event.kind === 'carRetired')) return;
      const made = own.flatMap(event =>
        event.kind === 'testMade' && event.test === 'collision' && event.seat === asked.seat
          ? [`${event.other} ${5 * event.upTo}%`]
          : [],
      );
      const listed = list.flatMap(one =>
        one.kind === 'collisionTest'
          ? (one.seats ?? []).map(seat => `${seat} ${one.percent}%`)
          : [],
      );
      expect([choice, listed.toSorted()]).toEqual([choice, made.toSorted()]);
    });
  });

  test('tell the overshoots, a spin and the spaces missing in a blocking', () => {
    watch(({ asked, choice }, list, own, ended) => {
      if (choice.kind === 'chooseGear' || !ended) return;
      if (own.some(event => event.kind === 'carRetired')) return;
      const made = own.flatMap(event => {
        if (event.seat !== asked.seat) return [];
        if (event.kind === 'cornerOvershot') return [`overshoot ${event.corner} ${event.spaces}`];
        if (event.kind === 'carSpun') return ['spin'];
        return event.kind === 'carBlocked' ? [`blocked ${event.missing}`] : [];
      });
      const listed = list.flatMap(one => {
        if (one.kind === 'overshoot') return [`overshoot ${one.name} ${one.amount}`];
        if (one.kind === 'spin') return ['spin'];
        return one.kind === 'blocked' ? [`blocked ${one.amount}`] : [];
      });
      // Two losses of tires in one play may be two spins.
      expect([choice, [...new Set(listed)].sort()]).toEqual([choice, [...new Set(made)].sort()]);
    });
  });

  test('of a move whose overshoot can be paid in one way only are that way', () => {
    // Three spaces beyond, 2 tires and 1 brake: 1 brake and 2 tires is the only mix.
    const { race: now, board } = race({
      board: track('20 1R5 60'),
      cars: [{ space: '2@22', gear: 3, points: { tires: 2, brakes: 1 } }, { space: '0@2' }],
      toPlay: [0, 1],
      dice: [5],
    });
    const rolled = book.apply(now, 0, { kind: 'chooseGear', gear: 3 }, board).race;
    const move = book
      .decisions(rolled, board)[0]
      ?.choices.find(choice => choice.kind === 'move' && choice.brakes === 0);
    if (move === undefined) throw new Error('no move without brakes');
    const list = book.consequences(rolled, 0, move, board);
    expect(sum(list, 'brakes')).toBe(1);
    expect(sum(list, 'tires')).toBe(2);
    expect(told(list, 'spin')).toBeDefined();
    expect(told(list, 'eliminated')).toBeUndefined();
  });

  test.each([0, 1, 2])(
    'name no more than the %i tires that are there where the loss of them is a spin (M-10-4-1, M-10-4-2)',
    tires => {
      const { race: now, board } = atExit({
        board: track('20 1R5 60'),
        from: '1@24.5',
        points: { tires },
        roll: Math.max(1, tires),
      });
      const [asked] = book.decisions(now, board);
      const move = asked?.choices[0];
      if (move === undefined) throw new Error('no move');
      const list = book.consequences(now, 0, move, board);
      expect(sum(list, 'tires')).toBe(tires);
      expect(told(list, 'spin')).toBeDefined();
      expect(told(list, 'eliminated')).toBeUndefined();
    },
  );

  test('of brakes after a slide tell what cars have cost it, unless the brakes cover that (R-34)', () => {
    // 1 of 3 spaces can be driven: 2 are missing, and a third brake takes the car back.
    const asked = play(
      rolled({
        from: '2@17',
        own: { points: { brakes: 3 } },
        others: [{ space: '2@24', gear: 3, stops: 1 }],
        black: [20, 20],
      }),
      to('2@22'),
    );
    const list = (brakes: number) =>
      book.consequences(asked.race, 0, { kind: 'brakeAtEnd', brakes }, asked.board);
    expect(told(list(0), 'blocked')).toMatchObject({ amount: 2 });
    expect(sum(list(0), 'brakes')).toBe(2);
    expect(told(list(3), 'blocked')).toBeUndefined();
    expect(sum(list(3), 'brakes')).toBe(3);
    expect(told(list(3), 'stop')).toMatchObject({ amount: 1 });
  });

  test('say when the car will finish', () => {
    watch(({ asked, choice }, list, own, ended) => {
      if (choice.kind === 'chooseGear' || !ended) return;
      if (own.some(event => event.kind === 'carRetired' && event.seat === asked.seat)) return;
      const done = own.some(event => event.kind === 'carFinished' && event.seat === asked.seat);
      expect([choice, told(list, 'finish') !== undefined]).toEqual([choice, done]);
    });
  });
});
