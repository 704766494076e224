import { expect, test } from 'vitest';
import { masters2005 } from '../../../../rules/formula-de/masters/masters-2005.ts';
import { race, track } from '../../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../../testing/formula-de/race-model.ts';
import { fitRow, rowWidth } from '../../../theme/fit.ts';
import { EN } from '../../../words/en/words.ts';
import { questionRow } from './prompt-rows.ts';

const BOARD = track('20 1R12 40');
const { race: now } = race({
  book: masters2005,
  board: BOARD,
  cars: [{ space: '0@14', gear: 3 }],
  toPlay: [0],
});

test('when the keyboard changes hands the question is a bar in the colour of the driver, across its room', () => {
  const model = raceModel({ book: masters2005, board: BOARD, race: now }, EN);
  const row = fitRow(questionRow({ ...model, handedOver: true }, EN, 90), 90);
  expect(row.map(({ text }) => text).join('')).toMatch(/^ Driver 0, your turn: car A .*which gear/);
  expect(row.every(({ tone, seat }) => tone === 'chosen' && seat === 0)).toBe(true);
  expect(rowWidth(row)).toBe(90);
  const usual = questionRow({ ...model, handedOver: false }, EN, 90);
  expect(usual.some(({ tone }) => tone === 'chosen')).toBe(false);
});

test('where both have no room the question stands whole behind the name alone', () => {
  const model = raceModel({ book: masters2005, board: BOARD, race: now }, EN);
  const row = questionRow({ ...model, handedOver: true }, EN, 30);
  const text = row.map(run => run.text).join('');
  expect(text).toMatch(/^ Driver 0 \(A\) .*which gear\?/);
  expect(row.every(({ tone, seat }) => tone === 'chosen' && seat === 0)).toBe(true);
});
