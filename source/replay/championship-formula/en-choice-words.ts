// English: what choices of Championship Formula Racing are called.
import { spaceName } from '../space-names.ts';
import type { ChampionshipChoiceWords } from './choice-names.ts';

export const EN_CHOICE_WORDS: ChampionshipChoiceWords = {
  mph: speed => `${speed} mph`,
  attributes: {
    acceleration: 'acceleration',
    deceleration: 'deceleration',
    topSpeed: 'top speed',
    startSpeed: 'start speed',
    wear: 'wear',
    skill: 'skill',
  },
  tires: { hard: 'hard tires', soft: 'soft tires' },
  payment: (way, isChance) => {
    const roll = isChance ? 'a chance' : 'a test';
    if (!way.roll) return `${way.wear} wear`;
    return way.wear === 0 ? roll : `${way.wear} wear + ${roll}`;
  },
  chips: (green, red) => {
    if (red > 0) return 'a red chip';
    if (green === 0) return 'no chip';
    return green === 1 ? '1 green chip' : `${green} green chips`;
  },
  bid: { wear: 'wear', skill: 'skill' },
  way: { stay: 'stay here', end: space => spaceName(space, 'en') },
  block: { block: 'block', letPass: 'let the car try' },
  pits: { enter: 'into the pits', stay: 'stay on the track' },
};
