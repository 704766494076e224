import { expect, test } from 'vitest';
import { play, race as situation } from '../../../../testing/formula-de/builders.ts';
import { raceModel } from '../../../../testing/formula-de/race-model.ts';
import { boardOf } from '../../../../testing/terminal/screen-game.ts';
import { textWidth } from '../../../theme/width.ts';
import { EN } from '../../../words/en/words.ts';
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
