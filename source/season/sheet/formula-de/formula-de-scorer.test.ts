import { describe, expect, it } from 'vitest';
import { PLAYTHROUGHS } from '../../../check/playthroughs.ts';
import { recordedRace } from '../../../check/recorded-races.ts';
import { movementRoll } from '../../../check/story/plain-rolls.ts';
import { formulaDeScorer } from '../../../replay/tally/formula-de/formula-de-scorer.ts';
import { Tally } from '../../../replay/tally/tally.ts';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import { trant } from '../../../rules/formula-de/trant/trant.ts';
import type { Seat } from '../../../rules/kit/types.ts';
import { race, track } from '../../../testing/formula-de/builders.ts';
import { raceSheet } from '../make-sheet.ts';

const RACES = PLAYTHROUGHS.filter(({ book }) => !book.startsWith('championship')).map(
  one => [`${one.book} on ${one.track}, seed ${one.seed}`, one] as const,
);

/** The events of one car, told plainly. */
function told(events: readonly FormulaDeEvent[], seat: Seat) {
  const own = events.filter(event => 'seat' in event && event.seat === seat);
  const rolls = own.flatMap(event => movementRoll(event) ?? []);
  const laps: number[] = [];
  let sinceLine: number | undefined;
  // A race that is stopped ends between two lines (TR-147).
  let isStopped = false;
  for (const event of events) {
    if (event.kind === 'raceStopped') isStopped = true;
    if (!own.includes(event)) continue;
    if (movementRoll(event) !== undefined && sinceLine !== undefined) sinceLine += 1;
    if (event.kind === 'lapBegan' || (event.kind === 'carFinished' && !isStopped)) {
      if (sinceLine !== undefined) laps.push(sinceLine);
      sinceLine = 0;
    }
  }
  const paid = own.flatMap(event => (event.kind === 'pointsPaid' ? [event] : []));
  return { own, rolls, laps, paid };
}

/** Collisions that cost a car a body point, and the one that put it out without one where it had none left to lose. */
function collisions(events: readonly FormulaDeEvent[], seat: Seat): number {
  let [count, isHit] = [0, false];
  for (const event of events) {
    if (event.kind === 'testMade' || event.kind === 'playBegan') isHit = false;
    if (!('seat' in event) || event.seat !== seat) continue;
    const isPaid =
      event.kind === 'pointsPaid' &&
      event.part === 'body' &&
      ['collision', 'collisionCaused', 'blocking'].includes(event.why);
    const isOut = event.kind === 'carRetired' && event.why === 'collision' && !isHit;
    if (isPaid || isOut) count += 1;
    if (isPaid) isHit = true;
  }
  return count;
}

describe.each(RACES)('%s', (_, one) => {
  const { played, turns } = recordedRace(one);
  const events = turns.flatMap(turn => turn.events as readonly FormulaDeEvent[]);
  const sheet = raceSheet(played);

  it('counts the rolls of gear dice, and the spaces by which they beat their means', () => {
    for (const { seat, plays, luck } of sheet.lines) {
      const { rolls } = told(events, seat);
      expect(plays).toBe(rolls.length);
      const beyond = rolls.reduce((sum, { value, mean }) => sum + value - mean, 0);
      expect(Math.abs((luck ?? 0) - beyond)).toBeLessThanOrEqual(0.5 + 1e-9);
    }
  });

  it('counts the points that were spent, by pool', () => {
    for (const { seat, spent } of sheet.lines) {
      const { paid } = told(events, seat);
      const points = paid.reduce((sum, { amount }) => sum + amount, 0);
      expect(Object.values(spent).reduce((sum, count) => sum + count, 0)).toBe(points);
      for (const [pool, count] of Object.entries(spent)) {
        const of = paid.filter(event => (event.pool ?? event.part) === pool);
        expect(of.reduce((sum, { amount }) => sum + amount, 0)).toBe(count);
      }
    }
  });

  it('takes as the fastest lap the one with the fewest rolls from line to line', () => {
    for (const { seat, fastestLap } of sheet.lines) {
      const { laps } = told(events, seat);
      expect(fastestLap).toBe(laps.length === 0 ? undefined : Math.min(...laps));
    }
  });

  it('counts stops, overshoots, slipstreams and the like as they are told', () => {
    const KINDS = {
      stops: 'stopMade',
      overshoots: 'cornerOvershot',
      spinouts: 'carSpun',
      blocked: 'carBlocked',
      stalls: 'carStalled',
    } as const;
    for (const { seat, figures } of sheet.lines) {
      const { own } = told(events, seat);
      const count = (wanted: (event: FormulaDeEvent) => boolean) =>
        own.filter(event => wanted(event)).length;
      for (const [figure, kind] of Object.entries(KINDS)) {
        expect(figures[figure] ?? 0, figure).toBe(count(event => event.kind === kind));
      }
      // In Trant a stop begins with its first order of work (TR-132).
      const stopped = count(
        event =>
          event.kind === 'pitStopMade' ||
          (event.kind === 'workOrdered' && event.further === undefined),
      );
      expect(figures['pitStops'] ?? 0).toBe(stopped);
      const towed = count(event => event.kind === 'carMoved' && event.how === 'slipstream');
      expect(figures['slipstreams'] ?? 0).toBe(towed);
    }
  });

  it('counts as contacts the collisions that cost a car something, and no test that it passed', () => {
    for (const { seat, figures } of sheet.lines) {
      expect(figures['collisions'] ?? 0).toBe(collisions(events, seat));
      expect(figures['contacts']).toBeUndefined();
    }
  });

  it('tells why, in which round and on which lap a car dropped out, and the corner that it left too early', () => {
    let round = 0;
    const left = new Map<Seat, string>();
    const laps = new Map<Seat, number>();
    for (const event of events) {
      if (event.kind === 'roundBegan') round = event.round;
      if (event.kind === 'lapBegan') laps.set(event.seat, event.lap);
      if (event.kind === 'cornerOvershot') left.set(event.seat, event.corner);
      if (event.kind !== 'carRetired') continue;
      const line = sheet.lines.find(({ seat }) => seat === event.seat);
      const lap = Math.max(1, laps.get(event.seat) ?? 0);
      expect(line?.out).toMatchObject({ round, lap, cause: event.why });
      if (event.why === 'overshoot') expect(line?.out?.where).toBe(left.get(event.seat));
    }
  });
});

describe('a race of Trant', () => {
  const board = track('60 1R5 35');
  const { race: begun } = race({
    book: trant,
    board,
    cars: [{ space: '0@20' }, { space: '0@30' }],
  });
  const moment = { book: trant, board, race: begun };
  const tallyOf = (...events: readonly FormulaDeEvent[]) => {
    const tally = new Tally([1, 1], 1);
    for (const event of events) formulaDeScorer.read(event, moment, tally);
    return tally;
  };
  const over = (seat: Seat): FormulaDeEvent => ({ kind: 'lapBegan', seat, lap: 2 });

  it('counts the rolls of the chart, and their luck by the dice that were chosen (TR-47)', () => {
    const read = { kind: 'chartRead', seat: 0, roll: 20, gear: 3, points: 8 } as const;
    const [one] = tallyOf({ ...read, dice: 'd20' }).cars;
    const [two] = tallyOf({ ...read, dice: 'twoD10' }).cars;
    expect([one?.plays, two?.plays]).toEqual([1, 1]);
    // The means of 3rd: 131 of 20 rolls with one die, 678 of 100 with two.
    expect(one?.luck).toBeCloseTo(8 - 131 / 20);
    expect(two?.luck).toBeCloseTo(8 - 678 / 100);
  });

  it('counts neither the dice themselves nor what the engine adds (TR-106)', () => {
    const [car] = tallyOf(
      { kind: 'dieRolled', seat: 0, die: 'd20', value: 20 },
      { kind: 'engineBoosted', seat: 0, roll: 25, points: 2 },
    ).cars;
    expect(car).toMatchObject({ plays: 0, luck: undefined });
  });

  it('that is stopped lets nobody cross the line on the way home (TR-147)', () => {
    const tally = tallyOf(
      { kind: 'raceStopped' },
      { kind: 'carFinished', seat: 1, place: 1 },
      { kind: 'carFinished', seat: 0, place: 2 },
    );
    expect(tally.home).toEqual([1, 0]);
    expect(tally.cars.map(({ laps }) => laps)).toEqual([1, 1]);
  });

  it('that begins anew counts its laps anew (TR-148)', () => {
    const again = { kind: 'raceRestarted', laps: 2, grid: [1, 0] } as const;
    const tally = tallyOf(over(0), { kind: 'raceStopped' }, again, over(1), over(1));
    expect(tally.cars.map(({ laps, lapsLed }) => [laps, lapsLed])).toEqual([
      [0, 0],
      [2, 1],
    ]);
  });
});
