import { describe, expect, test } from 'vitest';
import { bgaAdvanced } from '../rules/formula-de/bga/advanced.ts';
import { DiceUsedUp } from '../rules/kit/errors.ts';
import { fingerprint } from '../rules/kit/hash.ts';
import { bidSession } from '../testing/bids/bid-session.ts';
import { bidTable, sealedBids } from '../testing/bids/sealed-bids.ts';
import { beforeRace } from '../testing/formula-de/before-race.ts';
import { PIT_LAP } from '../testing/formula-de/pit-lap.ts';
import { readSnapshot } from './snapshot.ts';

test('a snapshot of one lap with technical stops is refused, with the mend', () => {
  const options = { technicalStops: 'on', preparation: 'ready' } as const;
  const { race } = beforeRace(PIT_LAP, 2, options, bgaAdvanced);
  const read = (laps: number) =>
    readSnapshot(JSON.stringify({ ...race, laps }), bgaAdvanced, PIT_LAP);
  expect(read(2).ok).toBe(true);
  expect(read(1)).toEqual({
    ok: false,
    faults: [
      'options.technicalStops: it needs 2 laps or more, not 1. Set laps to 2, or technicalStops to off',
    ],
  });
});

describe('a snapshot to begin with', () => {
  const race = sealedBids.start(bidSession().setup, bidTable).race;

  test('is the race or the whole message of it', () => {
    for (const text of [JSON.stringify(race), JSON.stringify({ type: 'race', race })]) {
      const read = readSnapshot(text, sealedBids, bidTable);
      expect(read).toMatchObject({ ok: true, seats: 3, from: { race, events: [] } });
    }
  });

  test('is run to its first question', () => {
    const text = JSON.stringify({ ...race, round: 1, agenda: [{ step: 'beginRound', seats: [] }] });
    const read = readSnapshot(text, sealedBids, bidTable);
    if (!read.ok) throw new Error(read.faults.join());
    expect(read.from.race.round).toBe(2);
    expect(read.from.events).toEqual([{ kind: 'roundBegan', round: 2 }]);
  });

  test('takes other dice', () => {
    const scripted = readSnapshot(JSON.stringify(race), sealedBids, bidTable, {
      faces: [4],
    });
    expect(scripted.ok && scripted.from.race.dice).toEqual({
      kind: 'scripted',
      faces: [4],
      used: 0,
    });
    const other = readSnapshot(JSON.stringify(race), sealedBids, bidTable, { seed: 9 });
    expect(other.ok && fingerprint(other.from.race)).not.toBe(fingerprint(race));
  });

  test('that holds no dice takes those of a flag, and without one says what to do', () => {
    const text = JSON.stringify(sealedBids.view(race, -1));
    expect(readSnapshot(text, sealedBids, bidTable)).toEqual({
      ok: false,
      faults: [
        'it holds no dice. Give --seed or --dice, or take it from a program that was started with --trusted.',
      ],
    });
    expect(readSnapshot(text, sealedBids, bidTable, { seed: 9 })).toMatchObject({ ok: true });
  });

  test('is refused with all its faults', () => {
    const broken = {
      ...race,
      purses: [1, 2, 3, 4],
      bids: [0],
      agenda: [{ step: 'bid', seats: [7] }],
    };
    expect(readSnapshot(JSON.stringify(broken), sealedBids, bidTable)).toEqual({
      ok: false,
      faults: [
        'won: not one entry for each seat',
        'bids: not one entry for each seat',
        'agenda: a seat that does not exist',
      ],
    });
  });

  test.each([
    ['{"agenda":', 'it is no JSON.'],
    ['{\n "agenda": x}', 'it is no JSON'],
    ['null', 'it holds no race.'],
    ['[]', 'it holds no race.'],
    ['{"simulation":1}', 'it holds no race.'],
    ['{"type":"race"}', 'it holds no race.'],
  ])('that is none (%j) is told so, with what would be one', (text, sentence) => {
    const read = readSnapshot(text, sealedBids, bidTable);
    const [fault = '', ...others] = read.ok ? [] : read.faults;
    expect(others).toEqual([]);
    expect(fault).toMatch(/\. Take what race\? has given, or change that\.$/);
    expect(fault.startsWith(sentence)).toBe(true);
  });

  test.each([
    [{ book: 'chess' }, 'it is a race by the rules chess, not sealed-bids. Give --rules chess.'],
    [{ track: 'spa' }, `it is a race on spa, not on ${bidTable.id}. Give --track spa.`],
  ])('of another race is told which flag to give', (change, fault) => {
    const text = JSON.stringify({ ...race, ...change });
    expect(readSnapshot(text, sealedBids, bidTable)).toEqual({ ok: false, faults: [fault] });
  });

  test('is faulted in plain words', () => {
    const { purses: _purses, ...rest } = race as typeof race & { purses: unknown };
    const text = JSON.stringify({ ...rest, round: 'two' });
    expect(readSnapshot(text, sealedBids, bidTable)).toEqual({
      ok: false,
      faults: ['round: a whole number belongs here, not "two"', 'purses: it is missing'],
    });
  });

  test('that throws dice at once and has none left says so', () => {
    const tie = { ...race, bids: [1, 1, 0], agenda: [{ step: 'reveal', seats: [] }] };
    const read = () => readSnapshot(JSON.stringify(tie), sealedBids, bidTable, { faces: [] });
    expect(read).toThrow(DiceUsedUp);
  });
});
