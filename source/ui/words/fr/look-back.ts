// French: looking back on a race.
import type { LookBackWords } from '../look-back-words.ts';

export const FR_LOOK_BACK: LookBackWords = {
  again: {
    question: round => `Rejouer à partir d’ici (${round}) ?`,
    about:
      'Une course à part, gardée à côté de celle-ci : elle ne bat aucun record et ne compte pour rien d’autre.',
    same: 'Oui, avec les mêmes dés à venir',
    other: 'Oui, avec d’autres dés',
    no: 'Non, rester ici',
    none: 'Il n’y a là aucune décision de votre part à reprendre.',
    help: [
      'Une nouvelle course commence à cette question, tout étant comme alors. Répondez autrement, et voyez.',
      'Les mêmes dés tombent dans le même ordre ; les pilotes CPU réfléchissent de nouveau. La course d’origine reste telle quelle.',
    ],
  },
  heading: 'Les décisions et leur prix',
  weighing: 'Évaluation des décisions …',
  noDecisions: 'Personne au clavier n’a rien décidé ici.',
  columns: { where: 'où', choice: 'choisi', loss: 'prix', best: 'mieux', win: 'gagne' },
  at: corner => `à ${corner}`,
  before: corner => `avant ${corner}`,
  loss: tenths => tenths.toFixed(1).replace('.', ','),
  ruin: 'course',
  percent: percent => `${percent} %`,
  chance: (name, races) => `Chances de gagner : ${name} (${races} courses imaginées par point)`,
  noChance: 'On imagine comment la course aurait pu continuer …',
  turning: (round, from, to) => `tournant : ${round}, de ${from} à ${to} %`,
  help: [
    'Chaque décision des personnes au clavier, et de combien de lancers ou de manches l’ingénieur préfère le meilleur choix. Course : elle risquait toute la course.',
    'L’image : combien de fois chacun aurait gagné depuis le début d’une manche, si des pilotes de club avaient continué pour les personnes. La barre montre l’erreur, deux écarts types de part et d’autre ; ^ marque les tournants.',
    'Entrée ou h rejoue à partir de la décision marquée : une course à part, qui ne bat aucun record.',
  ],
};
