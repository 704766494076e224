// A race by a book with one pool of points on the screen: dashboard, table, configuration and what choices cost.
import { describe, expect, test } from 'vitest';
import { sentence } from '../../../replay/formula-de/en-story.ts';
import { beforeRace } from '../../../testing/formula-de/before-race.ts';
import { gear, play, race, type Situation, track } from '../../../testing/formula-de/builders.ts';
import { onePoolBook } from '../../../testing/formula-de/one-pool-book.ts';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import type { Row } from '../../rows.ts';
import { UNICODE } from '../../theme/glyphs.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import type { Words } from '../../words/words.ts';
import type { FormulaModel } from './formula-de-model.ts';
import { itemsOf } from './prompt.ts';
import { configurationHeading, configurationLines } from './view/configuration-rows.ts';
import { dashboard } from './view/dashboard.ts';
import { raceTable } from './view/race-table.ts';

const BOARD = track('80 1R5 40');

function modelOf({ book, race: now }: Situation, words: Words): FormulaModel {
  return raceModel({ book, race: now, board: BOARD }, words);
}

function textOf(row: Row): string {
  return row.map(({ text }) => text).join('');
}

const STANDING = race({
  book: onePoolBook,
  board: BOARD,
  cars: [
    { space: '0@30', gear: 5, points: { wear: 9 } },
    { space: '0@2', gear: 1, points: { wear: 1 } },
  ],
  toPlay: [0, 1],
  dice: [2, 9],
});

describe.each([
  ['English', EN, 'wear', 'wea'],
  ['French', FR, 'usure', 'usu'],
] as const)('in %s', (_language, words, pool, short) => {
  test('the dashboard tells the points of the pool, and of nothing else', () => {
    const shown = (columns: number) =>
      dashboard(modelOf(STANDING, words), { columns, rows: 1, glyphs: UNICODE }, words);
    const row = textOf(shown(80).flat());
    expect(row).toContain(`${pool} 9/18`);
    expect(row).not.toMatch(new RegExp(words.race.parts.handling));
    expect(textOf(shown(24).flat())).toContain(`${short} 9`);
  });

  test('the table of the race has one column of points', () => {
    const [head, first, second] = raceTable(modelOf(STANDING, words), 80, words).map(textOf);
    expect(head).toMatch(new RegExp(`${short}$`));
    expect(head).not.toContain(words.race.partsShort.brakes);
    expect(first).toMatch(/ 9$/);
    expect(second).toMatch(/ 1$/);
  });

  test('the configuration has a line for the pool and one for the pit', () => {
    const asked = beforeRace(BOARD, 2, {}, onePoolBook);
    const model = modelOf(asked, words);
    const [decision] = onePoolBook.decisions(asked.race, BOARD);
    if (decision === undefined) throw new Error('nobody is asked');
    expect(textOf(configurationHeading(model, decision, words.race).flat())).toContain(short);
    const lines = configurationLines(model, decision, [], words.race);
    expect(lines.map(({ row }) => textOf(row).trim().split(/ +/)[0])).toEqual([
      pool,
      words.race.pitPart,
    ]);
  });

  test('what a choice costs is told in points of the pool, in one figure', () => {
    const { table } = modelOf(STANDING, words);
    const [decision] = onePoolBook.decisions(STANDING.race, BOARD);
    if (decision === undefined) throw new Error('nobody is asked');
    const items = itemsOf(table, STANDING.race, decision, {}, 0, words.race);
    const toFirst = items.find(({ choice }) => choice.kind === 'chooseGear' && choice.gear === 1);
    expect(toFirst?.consequences).toEqual([{ kind: 'wear', amount: 3 }]);
    const [told] = toFirst?.consequences ?? [];
    const name = () => '';
    expect(told && words.race.consequence(told, name).text).toContain(pool);
  });
});

test('a sentence names the pool that has paid', () => {
  const down = play(STANDING, gear(2));
  const told = down.events.flatMap(event =>
    event.kind === 'pointsPaid' ? [sentence(event, ['Ann', 'Bob'], BOARD)] : [],
  );
  expect(told).toEqual([
    'Ann pays 1 wear point for over-revving.',
    'Ann pays 1 wear point for over-revving.',
  ]);
});
