import { describe, expect, it } from 'vitest';
import type { KeptRecord } from '../../../storage/records/kept-record.ts';
import { fitsThePage, KEYS, play } from '../../../testing/terminal/screen-game.ts';

const KEPT = { track: 'otterbrook', hash: 'abc', date: '2026-11-22', name: 'Ada' } as const;
const RECORDS: readonly KeptRecord[] = [
  { ...KEPT, kind: 'race', laps: 2, plays: 16, book: 'trant' },
  { ...KEPT, kind: 'race', laps: 2, plays: 18, book: 'masters-2005' },
  { ...KEPT, kind: 'raceLap', laps: 1, plays: 12, book: 'championship' },
];

async function recordsPage(columns: number, rows: number, all: readonly KeptRecord[]) {
  const screen = play(columns, rows, {
    services: { records: { all: () => all, keep: () => false } },
  });
  await screen.sees('New race');
  const [, digit = ''] = /(\d) Records/.exec(screen.text()) ?? [];
  screen.press(digit);
  await screen.sees(/circuit +record/);
  return screen;
}

describe('the page of records', () => {
  it.each([
    [60, 20],
    [80, 24],
    [120, 40],
  ])('tells apart what was driven by different rules, at %i x %i', async (columns, rows) => {
    const screen = await recordsPage(columns, rows, RECORDS);
    const lines = screen.text().split('\n');
    expect(lines.filter(line => / 16 .*Trant/.test(line))).toHaveLength(1);
    expect(lines.filter(line => / 18 .*Masters( 2005|…)/.test(line))).toHaveLength(1);
    expect(
      lines.filter(line => / 12 .*Champ(ionship Formula Racing|.*…$)/.test(line)),
    ).toHaveLength(1);
    fitsThePage(screen);
  });

  it('has a column for times where there are any', async () => {
    const untimed = await recordsPage(80, 24, RECORDS);
    expect(untimed.text()).not.toMatch(/rolls +time/);
    untimed.press(KEYS.escape);
    const timed = await recordsPage(80, 24, [
      ...RECORDS,
      { ...KEPT, kind: 'timedLap', laps: 1, plays: 12, timeMs: 40_120, book: 'masters-2005' },
    ]);
    expect(timed.text()).toMatch(/12 {2}0'40"12 {2}Ada/);
    expect(timed.text()).toMatch(/16 .*Trant/);
  });
});
