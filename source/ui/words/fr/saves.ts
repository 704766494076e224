// French: the races that are kept and those that are over.

import { ofName } from '../../../replay/elision.ts';
import type { SaveWords } from '../save-words.ts';

export const FR_SAVES: SaveWords = {
  heading: 'Courses sauvegardées',
  none: 'Aucune course sauvegardée pour l’instant.',
  reading: 'Lecture des sauvegardes …',
  lap: (lap, laps) => `tour ${lap}/${laps}`,
  onGrid: 'sur la grille',
  finished: 'terminée',
  turn: name => `à ${name} de jouer`,
  winner: name => `victoire ${ofName(name)}`,
  trials: 'essais',
  silent: 'Personne ne semble l’avoir ouverte. La prendre ?',
  held: minutes =>
    `Cette course est ouverte dans un autre terminal${minutes < 1 ? '' : `, sans réponse depuis ${minutes} min`}. La reprendre ici ? Elle y sera d’abord sauvegardée ; un tour chronométré en cours là-bas sera nul.`,
  leaveIt: 'Non, la laisser là-bas',
  takeOver: 'Oui, la reprendre ici',
  watch: 'Non, la suivre d’ici',
  asking: 'Demande envoyée à l’autre terminal …',
  over: {
    heading: 'Courses terminées',
    line: count => `Courses terminées (${count})`,
    none: 'Aucune course terminée ne correspond.',
    help: [
      'Toutes les courses finies, la plus récente d’abord. Entrée ouvre le résultat, r la montre à nouveau depuis la grille, x écrit le compte rendu.',
      '/ cherche par circuit, pilote ou vainqueur.',
    ],
  },
  help: [
    'Chaque course est sauvegardée après chaque réponse. Choisissez-en une pour la reprendre où elle s’est arrêtée.',
    'Les courses finies ont leur propre page, derrière la dernière ligne.',
  ],
};
