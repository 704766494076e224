// English: the options of the program.
import type { SettingWords } from '../setting-words.ts';
import { EN_PACES } from './director.ts';

export const EN_SETTINGS: SettingWords = {
  heading: 'Options',
  name: 'Your name',
  languageRow: 'Language',
  theme: 'Colours',
  symbols: 'Symbols',
  animation: 'Animation',
  pace: 'CPU drivers play',
  enter: 'Enter takes',
  enters: {
    first: 'the careful choice in a first race, then the usual one',
    careful: 'the careful choice',
    usual: 'what a club driver would take',
    none: 'nothing until you mark a line',
  },
  covers: 'Hide rivals’ secrets',
  allFigures: 'Table of gears',
  firstFigures: 'the figures that decide',
  everyFigure: 'every figure',
  on: 'on',
  off: 'off',
  ascii: 'plain (ASCII)',
  unicode: 'line drawing (Unicode)',
  paces: EN_PACES,
  themes: {
    safe: 'colour-blind safe',
    dark: 'bright, for a dark background',
    light: 'deep, for a light background',
    contrast: 'high contrast',
    none: 'none',
  },
  languages: { en: 'English', fr: 'Français' },
  help: [
    'Left and right change the marked option; every change is saved at once.',
    'The safe colours rely on blue, orange and brightness, and suit colour-blind eyes. Nothing is shown by colour alone.',
    'Plain symbols are for terminals and fonts without line drawing. Your name is filled in when you set up a new race.',
    'When several people share the keyboard, secret questions stay hidden until the right person has it. The bell and the window title call the next driver.',
  ],
};
