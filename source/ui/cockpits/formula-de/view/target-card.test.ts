import { expect, test } from 'vitest';
import { play, race as situation } from '../../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../../testing/formula-de/race-model.ts';
import { boardOf } from '../../../../testing/terminal/screen-game.ts';
import { textWidth } from '../../../theme/width.ts';
import { EN } from '../../../words/en/words.ts';
import { itemsAsked } from '../prompt.ts';
import { promptLines } from './prompt-lines.ts';
import { targetCard } from './target-card.ts';

const BOARD = boardOf('otterbrook');
const FAR = { board: BOARD, toPlay: [0], dice: [19], cars: [{ space: 'L14', gear: 5 }] };

test('the card tells fewer gears rather than cut off how often one of them ends the race', () => {
  const model = raceModel(play(situation(FAR), { kind: 'chooseGear', gear: 5 }), EN);
  const nextIn = (columns: number) => {
    const [, row = []] = targetCard(model, EN.race, columns);
    return row
      .map(({ text }) => text)
      .join('')
      .trim();
  };
  const whole = nextIn(200);
  const gears = whole.split(', ');
  expect(gears).toHaveLength(3);
  const short = nextIn(textWidth(whole));
  expect(short.split(', ')).toHaveLength(2);
  for (const told of short.replace('next: ', '').split(', ')) expect(whole).toContain(told);
  expect(nextIn(5).split(', ')).toHaveLength(1);
});

test('the card tells first the gears to which changing is free (M-6-1-2)', () => {
  const model = raceModel(
    play(situation({ ...FAR, dice: [11] }), { kind: 'chooseGear', gear: 5 }),
    EN,
  );
  const [, row = []] = targetCard(model, EN.race, 80);
  const told = row.map(({ text }) => text).join('');
  // Lower gears stop in the corner more often, and cost up to three points.
  expect([...told.matchAll(/(\d)(?:st|nd|rd|th)/g)].map(([, gear]) => gear)).toEqual([
    '4',
    '5',
    '6',
  ]);
});

test('the keys of targets that are alike stand in brackets, since figures follow costs as well', () => {
  const model = raceModel(play(situation(FAR), { kind: 'chooseGear', gear: 5 }), EN);
  const lines = promptLines(model, itemsAsked(model, EN.race), 80, EN);
  const told = lines.map(({ row }) => row.map(({ text }) => text).join(''));
  expect(told.join('\n')).toMatch(/ or \[\d/);
  expect(told.join('\n')).not.toMatch(/ or \d/);
});
