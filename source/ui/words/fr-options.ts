// French: the options of the rule books, by name and value.
import type { OptionWords } from './words.ts';

export const TIRE_TYPES: Readonly<Record<string, string>> = {
  hard: 'durs',
  soft: 'tendres',
  rain: 'pluie',
};

export const FR_OPTIONS: Readonly<Record<string, OptionWords>> = {
  weather: {
    label: 'Météo',
    values: {
      sun: 'soleil, piste sèche',
      changeable: 'variable',
      rain: 'pluie, piste mouillée',
      roll: 'au dé',
    },
  },
  tires: { label: 'Pneus', values: TIRE_TYPES },
  preparation: {
    label: 'Réglages',
    values: { ready: 'déjà faits', chosen: 'par chaque pilote' },
    hints: { chosen: 'stand, points, pneus' },
  },
};
