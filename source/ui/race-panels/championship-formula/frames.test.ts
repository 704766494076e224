// Every question of this game on the screen, at three sizes and in both languages: look at the diff of the pictures.
import { describe, expect, it } from 'vitest';
import { screenAt } from '../../../testing/championship-formula/race-frame.ts';
import { frameOf } from '../../../testing/terminal/race-frame.ts';
import { textWidth } from '../../theme/width.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import { itemsAsked } from './items.ts';
import { SCENES } from './scenes.fixture.ts';
import { promptLines } from './view/prompt-lines.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [160, 50],
] as const;

describe.each(['en', 'fr'] as const)('the question on the screen in %s:', language => {
  it.each(Object.entries(SCENES))('%s', async (name, scene) => {
    const now = scene();
    const frames = SIZES.map(([columns, rows]) => {
      const viewing = { size: { columns, rows }, language };
      return frameOf(screenAt(now, viewing), viewing);
    });
    // Names, prices and questions are shortened instead.
    expect(frames.join('')).not.toContain('…');
    const file = `pictures/${name.replaceAll(' ', '-')}.${language}.txt`;
    await expect(frames.join('\n')).toMatchFileSnapshot(file);
  });
});

describe.each([EN, FR])('the whole list fits beside the map in $language:', words => {
  // A pointer and an ending of two columns each leave so much of the 56 beside the map.
  const LIST_COLUMNS = 56;
  it.each(Object.entries(SCENES))('%s', (_, scene) => {
    const model = screenAt(scene());
    for (const { row } of promptLines(model, itemsAsked(model), LIST_COLUMNS, words)) {
      const text = row.map(run => run.text).join('');
      expect(textWidth(text.trimEnd()), text).toBeLessThanOrEqual(LIST_COLUMNS - 4);
    }
  });
});
