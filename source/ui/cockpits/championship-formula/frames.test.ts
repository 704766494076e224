// Every question of this game on the screen, at three sizes and in both languages: look at the diff of the pictures.
import { describe, expect, it } from 'vitest';
import { frameOf, screenAt } from '../../../testing/championship-formula/race-frame.ts';
import { SCENES } from './scenes.fixture.ts';

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
