// Every question that only Trant asks on the screen, at three sizes and in both languages: look at the diff of the pictures.
import { describe, expect, it } from 'vitest';
import { raceModel } from '../../../testing/formula-de/race-model.ts';
import { frameOf } from '../../../testing/terminal/race-frame.ts';
import { wordsBy } from '../../words/book-words.ts';
import { EN } from '../../words/en/words.ts';
import { FR } from '../../words/fr/words.ts';
import { SCENES } from './trant-scenes.fixture.ts';

const SIZES = [
  [60, 20],
  [80, 24],
  [160, 50],
] as const;
const WORDS = { en: wordsBy(EN, 'trant'), fr: wordsBy(FR, 'trant') };

describe.each(['en', 'fr'] as const)('the question on the screen in %s:', language => {
  it.each(Object.entries(SCENES))('%s', async (name, scene) => {
    const model = raceModel(scene(), WORDS[language]);
    const frames = SIZES.map(([columns, rows]) =>
      frameOf(model, { size: { columns, rows }, language }),
    );
    // A choice without words of its own would be shown by the fields of the program.
    const kinds = model.prompt?.kind === 'ask' ? model.prompt.decision.choices : [];
    for (const { kind } of kinds) if (/[A-Z]/.test(kind)) expect(frames.join()).not.toContain(kind);
    const file = `pictures/${name.replaceAll(' ', '-')}.${language}.txt`;
    await expect(frames.join('\n')).toMatchFileSnapshot(file);
  });
});
