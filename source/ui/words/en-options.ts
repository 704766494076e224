// English: the options of the rule books, by name and value.
import type { OptionWords } from './words.ts';

export const TIRE_TYPES: Readonly<Record<string, string>> = {
  hard: 'hard',
  soft: 'soft',
  rain: 'rain',
};

export const EN_OPTIONS: Readonly<Record<string, OptionWords>> = {
  weather: {
    label: 'Weather',
    values: {
      sun: 'sun, dry track',
      changeable: 'changeable',
      rain: 'rain, wet track',
      roll: 'roll the die',
    },
  },
  tires: { label: 'Tires', values: TIRE_TYPES },
  preparation: {
    label: 'Car set-up',
    values: { ready: 'ready-made', chosen: 'by each driver' },
    hints: { chosen: 'pit, points, tires' },
  },
};
