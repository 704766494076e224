import { describe, expect, it } from 'vitest';
import { PLAYTHROUGHS } from '../../check/playthroughs.ts';
import { recordedRace } from '../../check/recorded-races.ts';
import type { Seat } from '../../rules/kit/types.ts';
import { bidSetup, bidTable, sealedBids } from '../../testing/bids/sealed-bids.ts';
import '../../testing/bids/bid-tables.ts';
import { leaders } from './leaders.ts';
import { raceSheet } from './make-sheet.ts';
import type { RaceSheet, SheetLine } from './race-sheet.ts';

const RACES = PLAYTHROUGHS.map(
  one => [`${one.book} on ${one.track}, seed ${one.seed}`, recordedRace(one)] as const,
);

function lineOf({ lines }: RaceSheet, seat: Seat): SheetLine {
  const line = lines.find(one => one.seat === seat);
  if (line === undefined) throw new RangeError(`no line of seat ${seat}`);
  return line;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

// Everything in a sheet is told by whole numbers and words, so that it can be written down and compared.
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('the sheet of a recorded race', () => {
  it.each(RACES)(
    'has the cars in the order of the book, those that are out without a place: %s',
    (_, one) => {
      const { played, turns } = one;
      const sheet = raceSheet(played);
      const { race } = turns.at(-1) ?? {};
      const standings = race === undefined ? [] : played.book.standings(race, played.board);
      expect(sheet.isOver).toBe(true);
      expect(sheet.rounds).toBe(race?.round);
      expect(sheet.lines.map(({ seat }) => seat)).toEqual(standings.map(({ seat }) => seat));
      for (const { seat, status, place, points, team } of standings) {
        const line = lineOf(sheet, seat);
        expect(line).toMatchObject({ status });
        expect(line.place).toBe(status === 'retired' ? undefined : place);
        expect(line.out === undefined).toBe(status !== 'retired');
        expect([line.points, line.team]).toEqual([points, team]);
      }
      expect(numbersIn(sheet).every(Number.isInteger)).toBe(true);
    },
  );

  it.each(RACES)('has the points that each car has left: %s', (_, one) => {
    const { played, turns } = one;
    const race: object = turns.at(-1)?.race ?? {};
    const cars = 'cars' in race && Array.isArray(race.cars) ? race.cars : [];
    for (const { seat, left, figures } of raceSheet(played).lines) {
      const { points, wear, status } = cars[seat];
      if (points !== undefined) expect(left).toEqual(points);
      // Championship Formula Racing tells the wear of those who are home among its figures.
      else if (status === 'finished') expect(figures['wearLeft'] ?? 0).toBe(wear);
    }
    expect(cars.length).toBe(played.setup.seats.length);
  });

  it.each(RACES)(
    'counts the answers before which a driver had heard the engineer: %s',
    (_, one) => {
      const { played } = one;
      const heard = played.answers.slice(0, 6).map(answer => ({ ...answer, heard: true }) as const);
      const answers = [...heard, ...played.answers.slice(6)];
      for (const { seat, figures } of raceSheet({ ...played, answers }).lines) {
        const count = heard.filter(answer => answer.seat === seat).length;
        expect(figures['engineer'] ?? 0).toBe(count);
      }
      for (const { figures } of raceSheet(played).lines)
        expect(figures).not.toHaveProperty('engineer');
    },
  );

  it.each(RACES)('has the order in which each round ended: %s', (_, one) => {
    const { played, turns } = one;
    const sheet = raceSheet(played);
    let compared = 0;
    for (const { race, events } of turns) {
      const began = events.findIndex(({ kind }) => kind === 'roundBegan' || kind === 'turnBegan');
      // Where cars have moved since, the race no longer shows how the round ended.
      const moved = [
        'carMoved',
        'carFinished',
        'carRetired',
        'roundBegan',
        'turnBegan',
        'pitLaneLeft',
        'carPlaced',
        'carStalled',
      ];
      if (began < 0 || events.slice(began + 1).some(({ kind }) => moved.includes(kind))) continue;
      compared += 1;
      for (const { seat, place, status } of played.book.standings(race, played.board)) {
        if (status === 'racing') expect(lineOf(sheet, seat).places[race.round - 1]).toBe(place);
      }
    }
    expect(compared).toBeGreaterThan(0.8 * sheet.rounds);
  });

  it.each(RACES)('begins with the grid and ends each car where it left the race: %s', (_, one) => {
    const sheet = raceSheet(one.played);
    expect(sheet.lines.map(({ grid }) => grid).toSorted()).toEqual([1, 2, 3, 4]);
    for (const { grid, places, place, out, status } of sheet.lines) {
      expect(places[0]).toBe(grid);
      if (status === 'finished') expect(places.at(-1)).toBe(place);
      if (out !== undefined) expect(places).toHaveLength(out.round);
      if (out !== undefined) expect(places.at(-1)).toBe(out.place);
    }
  });

  it.each(RACES)('tells who led, and how often the lead changed: %s', (_, one) => {
    const sheet = raceSheet(one.played);
    const line = leaders(sheet.lines);
    let changes = 0;
    for (let round = 1; round < line.length; round++)
      if (line[round] !== line[round - 1]) changes += 1;
    expect(sheet.leadChanges).toBe(changes);
    for (const { seat, led } of sheet.lines)
      expect(line.filter(one => one === seat)).toHaveLength(led);
    expect(sum(sheet.lines.map(({ lapsLed }) => lapsLed))).toBeLessThanOrEqual(sheet.laps);
  });
});

describe('the sheet of a race that', () => {
  it.each(RACES)('is under way has the figures so far: %s', (_, one) => {
    const { played, turns } = one;
    const whole = raceSheet(played);
    const half = Math.floor(played.answers.length / 2);
    const sheet = raceSheet({ ...played, answers: played.answers.slice(0, half) });
    expect(sheet.isOver).toBe(false);
    expect(sheet.rounds).toBe(turns[half]?.race.round);
    for (const { seat, places, plays, status, place } of sheet.lines) {
      const last = lineOf(whole, seat);
      expect(last.places.slice(0, places.length)).toEqual(places);
      expect(plays).toBeLessThanOrEqual(last.plays);
      expect(place === undefined).toBe(status === 'retired');
    }
  });

  it.each(RACES)('begins from a snapshot is counted from there: %s', (_, one) => {
    const { played, turns } = one;
    const whole = raceSheet(played);
    const half = Math.floor(played.answers.length / 2);
    const { race, events } = turns[half] ?? {};
    if (race === undefined || events === undefined) throw new RangeError('no such turn');
    const before = raceSheet({ ...played, answers: played.answers.slice(0, half) });
    const after = raceSheet({
      ...played,
      from: { race, events },
      answers: played.answers.slice(half),
    });
    expect(after.isOver).toBe(true);
    expect(after.began).toBe(race.round - 1);
    expect(after.lines.map(({ seat }) => seat)).toEqual(whole.lines.map(({ seat }) => seat));
    for (const line of after.lines) {
      const [all, first] = [lineOf(whole, line.seat), lineOf(before, line.seat)];
      expect(line.plays).toBe(all.plays - first.plays);
      expect(line.out?.cause).toBe(all.out?.cause);
      const wasRacing = first.status === 'racing';
      if (wasRacing) expect(line.places.slice(1)).toEqual(all.places.slice(race.round));
      if (wasRacing) expect(line.out?.round).toBe(all.out?.round);
      for (const [pool, points] of Object.entries(line.spent)) {
        expect(points + (first.spent[pool] ?? 0)).toBe(all.spent[pool]);
      }
    }
  });

  it('is only being prepared has no places yet', () => {
    const prepared = PLAYTHROUGHS.find(({ options }) => options['preparation'] === 'chosen');
    if (prepared === undefined) throw new RangeError('no such race');
    const { played } = recordedRace(prepared);
    const sheet = raceSheet({ ...played, answers: [] });
    expect(sheet).toMatchObject({ rounds: 0, isOver: false, leadChanges: 0 });
    expect(sheet.lines.map(({ places, plays }) => [places.length, plays])).toEqual(
      sheet.lines.map(() => [0, 0]),
    );
  });
});

it('a game without cars has a sheet too', () => {
  const setup = bidSetup();
  const bids = [
    [2, 1, 0],
    [1, 3, 0],
    [0, 1, 3],
  ];
  const answers = bids.flatMap(round =>
    round.map((coins, seat) => ({ seat, choice: { kind: 'bid', coins } })),
  );
  const sheet = raceSheet({ book: sealedBids, board: bidTable, setup, answers });
  expect(sheet).toMatchObject({ rounds: 3, isOver: true, leadChanges: 0 });
  expect(lineOf(sheet, 0)).toMatchObject({
    place: 1,
    plays: 3,
    spent: { coins: 3 },
    figures: { won: 1, left: 3 },
    places: [1, 1, 1, 1],
  });
  expect(lineOf(sheet, 2)).toMatchObject({ place: 3, spent: { coins: 3 }, places: [3, 3, 3, 3] });
});
