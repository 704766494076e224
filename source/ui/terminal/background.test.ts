import { describe, expect, it } from 'vitest';
import { backgroundIn, backgroundTold, knowsQuestions } from './background.ts';

describe('the background of the terminal', () => {
  it.each([
    ['15;0', 'dark'],
    ['0;15', 'light'],
    ['0;default;7', 'light'],
    ['12;8', 'dark'],
    ['0;default', 'unknown'],
    ['', 'unknown'],
    ['0;77', 'unknown'],
    ['0; 1', 'unknown'],
  ])('is by COLORFGBG %s %s', (COLORFGBG, background) => {
    expect(backgroundIn({ COLORFGBG })).toBe(background);
  });

  it('is not known where the environment is silent', () => {
    expect(backgroundIn({})).toBe('unknown');
  });

  it.each([
    [']11;rgb:0000/0000/0000', 'dark'],
    [']11;rgb:ffff/ffff/ffff', 'light'],
    [']11;rgb:00/2b/36', 'dark'],
    [']11;rgb:fd/f6/e3', 'light'],
    [']11;rgba:f/f/f/f', 'light'],
    [']10;rgb:ffff/ffff/ffff', undefined],
    [']11;?', undefined],
    ['', undefined],
  ])('is by the answer %s %s', (reply, background) => {
    expect(backgroundTold(reply)).toBe(background);
  });

  it('is not asked of terminals that would show the question', () => {
    expect(
      ['xterm-256color', 'screen', 'linux', 'dumb', ''].filter(TERM => knowsQuestions({ TERM })),
    ).toEqual(['xterm-256color', 'screen']);
    expect(knowsQuestions({})).toBe(false);
  });
});
