// French: what the options of Championship Formula Racing are called.
import type { OptionWords } from '../rule-words.ts';

export const FR_OPTIONS: Readonly<Record<string, OptionWords>> = {
  pits: {
    label: 'Arrêts aux stands',
    about:
      'Les voitures partent avec moins d’usure et la retrouvent toute aux stands. En pneus tendres l’usure peut remplacer un jet, les durs en rendent à chaque tour.',
    values: { off: 'non', on: 'oui' },
    hints: { on: 'pneus durs et tendres' },
  },
  knockOut: {
    label: 'Mise à élimination',
    about: 'Après la première mise, la moitié du bas a ses places ; celle du haut mise à nouveau.',
    values: { off: 'non', on: 'oui' },
    hints: { on: 'la moitié du haut mise encore' },
  },
  classic: {
    label: 'Voitures classiques',
    about: 'Sans les cartes à 2 points, sauf le talent ; les points d’une voiture font 0.',
    values: { off: 'non', on: 'oui' },
    hints: { on: '0 point en tout' },
  },
  cars: {
    label: 'Cartes des voitures',
    about: 'Les cartes d’une édition antérieure : d’autres valeurs et un autre total de points.',
    values: { published: 'publiées', 2011: '2011', 2009: '2009', 1977: '1977' },
    hints: { 2011: '2 points', 2009: '8 points', 1977: '5 points, sans talent' },
  },
  startTable: {
    label: 'Test de départ',
    about: 'En 2009, le moteur calait dès 10.',
    values: { published: 'publié', 2009: '2009' },
    hints: { 2009: 'cale dès 10' },
  },
  passTable: {
    label: 'Dépassement',
    about: 'En 2009, un dépassement en force échouait dès 6.',
    values: { published: 'publié', 2009: '2009' },
    hints: { 2009: 'échoue dès 6' },
  },
};
