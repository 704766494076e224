import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Entry, SheetRow } from '../../season/ledger/entry.ts';
import { sheetOf, TEST_TIME } from '../../testing/season/seasons.ts';
import { LEDGER_START, lineText } from './ledger-text.ts';
import { packSheet, unpackSheet } from './packed-sheet.ts';

const count = fc.nat(60);
const counts = fc.dictionary(fc.constantFrom('tires', 'brakes', 'wear', 'stops'), count);
const row = fc.record(
  {
    driver: fc.constantFrom('ada', 'ben', 'chloe', 'dai'),
    standIn: fc.constant('club'),
    place: fc.integer({ min: 1, max: 12 }),
    grid: fc.integer({ min: 1, max: 12 }),
    plays: count,
    luck: fc.integer({ min: -60, max: 60 }),
    led: count,
    overtakes: count,
    spent: counts,
    out: fc.constant({ cause: 'wreck', round: 3 }),
    places: fc.array(fc.integer({ min: 1, max: 40 })),
    points: fc.integer({ min: -3, max: 12 }),
    figures: counts,
    carries: fc.record(
      {
        kept: fc.dictionary(fc.constantFrom('points', 'driver'), count),
        away: fc.constant('season' as const),
      },
      { requiredKeys: ['kept'] },
    ),
  },
  { requiredKeys: ['driver'] },
) as fc.Arbitrary<SheetRow>;

/** Returns a sheet as JSON brings it back. */
function broughtBack(rows: readonly SheetRow[]): unknown {
  return unpackSheet(JSON.parse(JSON.stringify(packSheet(rows))));
}

describe('the sheet of a table in the ledger', () => {
  it('is read back as it was, whatever its cars have', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), rows => {
        expect(broughtBack(rows)).toEqual(rows);
      }),
    );
  });

  it('is by column, with places as signs', () => {
    const rows = sheetOf(['ada', 'ben', 'dai'], 1).map((one, at) => ({
      ...one,
      spent: at === 1 ? {} : { tires: at },
      places: [1, 12, at + 1],
    }));
    expect(JSON.parse(JSON.stringify(packSheet(rows)))).toEqual({
      driver: ['ada', 'ben', 'dai'],
      place: [1, 2, null],
      grid: [1, 2, 3],
      out: [null, null, { cause: 'wreck', round: 3, lap: 1, where: '' }],
      spent: { tires: [0, null, 2] },
      places: ['1c1', '1c2', '1c3'],
    });
    expect(broughtBack(rows)).toEqual(rows);
  });

  it('of ten cars over 50 rounds takes at most 2 KB', () => {
    const pools = { tires: 4, brakes: 3, gearbox: 2, body: 2, engine: 1, handling: 2 };
    const sheet = sheetOf(
      [
        'ada',
        'ben',
        'chloe',
        'dai',
        'ferranze',
        'okurada',
        'castelbrun',
        'ashmoor',
        'ribalto',
        'vellano',
      ],
      3,
    ).map(
      (one, at): SheetRow => ({
        ...one,
        plays: 44,
        luck: at - 17,
        led: at,
        lapsLed: 0,
        fastestLap: 13,
        overtakes: 12,
        overtaken: 11,
        lateOvertakes: 2,
        spent: pools,
        places: Array.from({ length: 50 }, (_, round) => 1 + ((round + at) % 10)),
        figures: { stops: 1, pitStops: 1, slipstreams: 3, overshoots: 2, spinouts: 1 },
      }),
    );
    const raced = {
      kind: 'raced',
      weekend: 'ardennes',
      table: 1,
      attempt: 1,
      laps: 3,
      sheet,
    } as const;
    const kept = { save: 'races/04-ardennes-table1.json', hash: '0123456789abcdef' };
    const entry: Entry = { ...raced, rounds: 50, leadChanges: 11, ...kept };
    expect(lineText({ n: 1234, at: TEST_TIME, entry }, LEDGER_START).length).toBeLessThan(2048);
  });
});

test.each([
  null,
  7,
  'x',
  {},
  { driver: 7 },
  { driver: ['a'], places: [7] },
  { driver: ['a'], spent: 7 },
])('what is no sheet (%j) is left for the shape to refuse', value => {
  expect(() => unpackSheet(value)).not.toThrow();
});
