// French: what choices of Championship Formula Racing are called.
import { spaceName } from '../space-names.ts';
import type { ChampionshipChoiceWords } from './choice-names.ts';

export const FR_CHOICE_WORDS: ChampionshipChoiceWords = {
  mph: speed => `${speed} mph`,
  attributes: {
    acceleration: 'accélération',
    deceleration: 'freinage',
    topSpeed: 'vitesse max.',
    startSpeed: 'départ',
    wear: 'usure',
    skill: 'talent',
  },
  tires: { hard: 'pneus durs', soft: 'pneus tendres' },
  payment: (way, isChance) => {
    const roll = isChance ? 'une chance' : 'un test';
    if (!way.roll) return `${way.wear} d’usure`;
    return way.wear === 0 ? roll : `${way.wear} d’usure + ${roll}`;
  },
  chips: (green, red) => {
    if (red > 0) return 'un rouge';
    if (green === 0) return 'aucun jeton';
    return green === 1 ? '1 vert' : `${green} verts`;
  },
  bid: { wear: 'usure', skill: 'talent' },
  way: { stay: 'rester ici', end: space => spaceName(space, 'fr') },
  block: { block: 'fermer la porte', letPass: 'laisser essayer' },
  pits: { enter: 'entrer aux stands', stay: 'rester en piste' },
};
