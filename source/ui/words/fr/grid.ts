// French: the form of a new race.

import type { Words } from '../words.ts';
import { plural } from './consequences.ts';

export const FR_GRID: Words['grid'] = {
  heading: 'Qui court ?',
  start: 'Lancer la course',
  track: 'Circuit',
  laps: 'Tours',
  human: number => `Pilote ${number}`,
  addHuman: 'tapez un nom pour ajouter un pilote',
  cars: 'Voitures',
  carsHint: (humans, cpus) =>
    `${plural(humans, 'humain', 'humains')}, ${plural(cpus, 'pilote IA', 'pilotes IA')}`,
  shortOfLaps: (option, least) =>
    `${option} : ${least} tours ou plus. Ajoutez des tours ou ôtez l’option.`,
  oddCars: cars => `Des équipes de deux : un nombre pair de voitures, pas ${cars}.`,
  level: 'Niveau des IA',
  opponents: 'Adversaires',
  spreads: {
    mixed: 'autour de ce niveau',
    even: 'tous à ce niveau',
    chosen: 'choisis par vous',
  },
  opponentsHint: 'entrée : choisir',
  seed: 'Graine',
  seedHint: 'même graine, mêmes dés ; vide : au hasard',
  rules: 'Règles',
  options: 'Options',
  optionsHeading: book => `Options de ${book}`,
  noOptions: 'aucune',
  optionsHint: 'entrée : changer',
  optionsHelp: [
    'Gauche et droite changent l’option marquée ; toutes se combinent librement. Le texte sous la liste dit ce que fait chacune.',
    'Votre choix est gardé pour la prochaine course avec ces règles.',
  ],
  done: 'Retour',
  qualify: 'Grille',
  qualifies: {
    dice: 'tirée au sort',
    none: 'dans cet ordre',
    timed: 'essais chronométrés',
  },
  sessions: 'Séances',
  hand: 'Aux essais',
  hands: { guided: 'coups permis', free: 'à main levée' },
  freeHint: 'case fausse : dix lancers',
  overruledHint: 'chacun choisit',
  needsHint: label => `seulement avec ${label}`,
  watchHint: 'aucun pilote humain : vous regardez',
  typeHint: 'Les noms se tapent sur les lignes des pilotes : haut et bas vous y mènent.',
  help: [
    'Haut et bas changent de ligne, gauche et droite changent une valeur, les lettres écrivent un nom. Entrée descend ligne par ligne et, après la dernière, revient à celle qui lance la course.',
    'On peut jouer à plusieurs sur ce clavier : donnez un nom à chacun. Les pilotes IA complètent la grille, certains d’un niveau au-dessus ou au-dessous de celui choisi.',
    'La distance habituelle est de trois tours ; pour une première course, un seul suffit.',
    'Essais chronométrés : chacun fait un tour seul contre les dés et le chrono, en une à trois séances ; le meilleur de chacun compte pour la grille. La météo choisie y vaut aussi.',
    'Sous la pluie on glisse après un arrêt ; par temps variable le ciel peut tourner. Si chacun règle sa voiture, il choisit d’abord un stand, répartit 22 points et choisit ses pneus.',
  ],
};
