import { expect, it } from 'vitest';
import { bgaBasic } from '../../../../rules/formula-de/bga/basic.ts';
import { race as situation } from '../../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../../testing/formula-de/race-model.ts';
import { boardOf, KEYS, race, raceFrom } from '../../../../testing/terminal/screen-game.ts';
import { EN } from '../../../words/en/words.ts';
import { raceTable } from './race-table.ts';

const BOARD = boardOf('otterbrook');

it.each([
  [80, 24, 'en'],
  [60, 20, 'fr'],
] as const)(
  'one key tells who drives which of ten cars, at %ix%i',
  async (columns, rows, language) => {
    const screen = race(columns, rows, { cars: 10, settings: { language } });
    await screen.sees(/Ann \([A-J]\)/);
    if (columns >= 80) await screen.sees(/10[A-Z]\/1 +\[t\] drivers/);
    screen.press('t');
    for (let rival = 1; rival <= 9; rival++) {
      await screen.sees(new RegExp(`^ *\\d+ [A-Z][* ] Rival ${rival} +\\d `, 'm'));
    }
    await screen.sees(/[A-J]\* Ann/);
    expect(screen.wrappedRows()).toBe(0);
    expect(screen.text()).not.toContain('…');
    screen.press(KEYS.escape);
    await screen.sees(language === 'fr' ? /^G /m : /^L /m);
  },
);

it('cars that have been lapped say so, in the order and in the table', async () => {
  const { race: lapped, events } = situation({
    board: BOARD,
    laps: 5,
    toPlay: [0],
    cars: [
      { space: 'M30', laps: 3, gear: 4 },
      { space: 'M20', laps: 3, gear: 3 },
      { space: 'M18', laps: 2, gear: 5 },
      { space: 'M16', laps: 1, gear: 2 },
    ],
  });
  const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
  const screen = raceFrom(80, 24, { race: lapped, events }, names);
  await screen.sees(/1A\* Ann\/4 2B Bob\/3 3C Cleo\/5-1L 4D Dan\/2-2L/);
  screen.press('t');
  await screen.sees(/2 B {2}Bob .* 10\.0 /);
  await screen.sees(/3 C {2}Cleo .* 1 lap /);
  await screen.sees(/4 D {2}Dan .* 2 laps /);
});

it('cars that stand across are bracketed on both sides in the order', async () => {
  const { race: across, events } = situation({
    board: BOARD,
    toPlay: [0],
    cars: [
      { space: 'M30', gear: 1 },
      { space: 'M20', gear: 1, condition: 'stalled' },
      { space: 'M10', gear: 1, condition: 'spun' },
    ],
  });
  for (const ascii of [false, true]) {
    const screen = raceFrom(80, 24, { race: across, events }, ['Ann', 'Bob', 'Cleo'], {
      settings: { ascii },
    });
    await screen.sees('1A* Ann/1 2(B) Bob/1 3(C) Cleo/1');
  }
});

it.each([60, 80])(
  'in a race of teams the table says who is whose mate, in %i columns (BGA-O-59)',
  columns => {
    const { race: racing } = situation({
      book: bgaBasic,
      board: BOARD,
      cars: [{ space: 'M30' }, { space: 'M20' }, { space: 'M18' }, { space: 'M16' }],
      options: { teams: 'on' },
    });
    const model = raceModel({ book: bgaBasic, board: BOARD, race: racing }, EN);
    const lines = raceTable(model, columns, EN).map(row => row.map(({ text }) => text).join(''));
    expect(lines[0]).toMatch(/^pos car +team (lap +)?gear where/);
    const teams = lines.slice(1).map(line => / ([12]) +(?:1 +)?3 +M\d\d /.exec(line)?.[1]);
    expect(teams).toEqual(['1', '1', '2', '2']);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
  },
);
