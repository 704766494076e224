// English: what choices of Formula Dé are called, and what some books call otherwise.
import { spaceName } from '../space-names.ts';
import type { ChoiceWords, ChoiceWordsOfBook } from './choice-names.ts';
import { EN_CHOICES, TIRE_TYPES } from './en-words.ts';

export const EN_CHOICE_WORDS: ChoiceWords = {
  gear: gear => `gear ${gear}`,
  parts: {
    tires: 'tires',
    brakes: 'brakes',
    gearbox: 'gas',
    body: 'body',
    engine: 'engine',
    handling: 'handling',
    wear: 'wear',
  },
  tireTypes: TIRE_TYPES,
  choices: EN_CHOICES,
  pitBox: number => `pit ${number}`,
  asItStands: 'as it stands',
  pitPart: 'pit',
  useBonus: 'one more, to',
  declineBonus: 'no extra space',
  slideTo: 'slide to',
  brakeNot: 'no braking',
  placeOn: 'on',
  quickStop: 'quick stop',
  longStop: repairs =>
    repairs.length === 0 ? 'long stop, no repairs' : `long stop: ${repairs.join(', ')} back`,
  stay: 'stay here',
  slipstreamTo: 'slipstream to',
  decline: 'stay where you are',
  payWith: (brakes, tires) =>
    [counted(brakes, 'brake'), counted(tires, 'tire')].filter(text => text !== '').join(' + '),
  fatalPayment: 'nothing left to pay with',
  space: id => spaceName(id, 'en'),
  trant: {
    extras: { qualifying: 'qualifying', pitCrew: 'pit crew', driver: 'driver' },
    order: (tires, repairs) => [`${tires} tires`, ...repairs].join(' + '),
    carriedTo: 'on to',
  },
};

/** By the id of the book. */
export const EN_CHOICE_BOOKS = {
  'bga-basic': {
    payWith: (brakes: number, tires: number) => `${brakes + tires} wear`,
    longStop: () => 'pit stop',
  },
  'bga-advanced': { parts: { gearbox: 'gearbox' } },
  trant: {
    parts: { gearbox: 'transmission', body: 'bodywork', handling: 'suspension' },
    tireTypes: { rain: 'wet' },
  },
} as const satisfies Readonly<Record<string, ChoiceWordsOfBook>>;

// Returns a count with its word, and nothing for none.
function counted(count: number, word: string): string {
  return count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`;
}
