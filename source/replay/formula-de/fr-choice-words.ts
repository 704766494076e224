// French: what choices of Formula Dé are called, and what some books call otherwise.
import { spaceName } from '../space-names.ts';
import type { ChoiceWords, ChoiceWordsOfBook } from './choice-names.ts';
import { FR_CHOICES, TIRE_TYPES } from './fr-words.ts';

export const FR_CHOICE_WORDS: ChoiceWords = {
  gear: gear => `rapport ${gear}`,
  parts: {
    tires: 'pneus',
    brakes: 'freins',
    gearbox: 'essence',
    body: 'carrosserie',
    engine: 'moteur',
    handling: 'tenue',
    wear: 'usure',
  },
  tireTypes: TIRE_TYPES,
  choices: FR_CHOICES,
  pitBox: number => `stand ${number}`,
  asItStands: 'telle quelle',
  pitPart: 'stand',
  useBonus: 'une de plus, en',
  declineBonus: 'sans cette case',
  slideTo: 'glisser en',
  brakeNot: 'sans freiner',
  placeOn: 'en',
  quickStop: 'arrêt court',
  longStop: repairs =>
    repairs.length === 0 ? 'arrêt long, sans réparer' : `arrêt long : ${repairs.join(', ')}`,
  stay: 'rester ici',
  slipstreamTo: 'aspiration vers',
  decline: 'rester où vous êtes',
  payWith: (brakes, tires) =>
    [counted(brakes, 'frein'), counted(tires, 'pneu')].filter(text => text !== '').join(' + '),
  fatalPayment: 'plus rien pour payer',
  space: id => spaceName(id, 'fr'),
  trant: {
    extras: { qualifying: 'qualification', pitCrew: 'mécaniciens', driver: 'pilote' },
    order: (tires, repairs) => [`pneus ${tires}`, ...repairs].join(' + '),
    carriedTo: 'jusqu’en',
  },
};

/** By the id of the book. */
export const FR_CHOICE_BOOKS = {
  'bga-basic': {
    payWith: (brakes: number, tires: number) => `${brakes + tires} d’usure`,
    longStop: () => 'arrêt au stand',
  },
  'bga-advanced': { parts: { gearbox: 'boîte' } },
  trant: { parts: { gearbox: 'transmission', handling: 'suspension' } },
} as const satisfies Readonly<Record<string, ChoiceWordsOfBook>>;

// Returns a count with its word, and nothing for none.
function counted(count: number, word: string): string {
  return count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`;
}
