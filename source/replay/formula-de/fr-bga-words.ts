// French: questions and help where the BGA books differ from most books.
import type { AskWords, HelpLine } from '../rule-words.ts';
import { FR_ASKS } from './fr-words.ts';
import type { StoryNames } from './story-names.ts';

const CHOOSE_GEAR: HelpLine = {
  drawn:
    'Choisissez un rapport et son dé est lancé : il faut avancer d’exactement autant de cases. h appelle l’ingénieur de course : une étoile marque son choix, et sous la liste il dit ce que vaut la ligne marquée, en lancers de dé jusqu’au drapeau.',
  told: 'Choisissez un rapport et son dé est lancé : il faut avancer d’exactement autant de cases.',
};
const BARS: HelpLine = {
  drawn:
    'La piste montre où mène le rapport marqué ; s’il y a la place, des barres dessous le montrent pour chaque rapport.',
};
const ORDER: HelpLine = {
  drawn:
    'L’ordre en haut : place, voiture, rapport ; -1T a un tour de retard. La touche t montre qui conduit quelle voiture.',
};

const PLACE_CAR: AskWords = {
  question: 'où finit la voiture ?',
  help: [
    'Posez la voiture là où le coup entier s’achève. Elle reste en main tant qu’aucun coup permis n’y finit.',
  ],
};

/** The basic game, in which points of wear pay for everything. */
export const FR_BASIC_ASKS: Readonly<Record<string, AskWords>> = {
  placeCar: PLACE_CAR,
  announceGear: {
    question: 'quel rapport ?',
    help: [
      CHOOSE_GEAR,
      'Garder le rapport, en monter ou en descendre un est gratuit. Chaque rapport sauté à la descente coûte un point d’usure ; on ne passe jamais de 6e en 1re.',
      {
        drawn:
          'Le tableau : jusqu’où va le rapport, combien de fois on peut finir dans le prochain virage, combien de fois on ne paie rien, combien de fois on sort trop tôt, et l’usure que cela coûte en moyenne. Bloq. : combien de fois d’autres voitures barrent la route. ÉLIM. : combien de fois la course s’arrête là, quoi qu’on paie.',
      },
      BARS,
      {
        drawn:
          'Voitures sur la piste : [A] joue, (A) a calé, {a} est éliminée et reste jusqu’à la fin de la manche ; P est la voie des stands numérotés.',
      },
      ORDER,
    ],
  },
  moveCar: {
    question: 'où aller ?',
    help: [
      {
        drawn:
          'Les chiffres et les lettres sur la piste sont les cases possibles ; la liste dit ce que chacune coûte.',
        told: 'Chaque ligne est une case possible, avec ce qu’elle coûte.',
      },
      'Un arrêt compte quand le coup se termine dans le virage. En sortir avec un arrêt manquant coûte un point d’usure par case. Avec deux arrêts manquants, la course est finie ; de même s’il faut payer plus qu’il ne reste.',
      {
        drawn: 'Un point d’usure raccourcit aussi le coup d’une case : b montre où cela mène.',
        told: 'Un point d’usure raccourcit aussi le coup d’une case ; ce que cela permet a sa propre liste.',
      },
      'Finir à côté d’une voiture ou derrière elle, c’est risquer l’accrochage, qui coûte un point d’usure.',
    ],
  },
  pitStop: {
    question: 'comment s’arrêter ?',
    help: ['Un arrêt rend tous les points d’usure ; la voiture attend son prochain coup.'],
  },
};

export const FR_ADVANCED_ASKS: Readonly<Record<string, AskWords>> = {
  placeCar: PLACE_CAR,
  announceGear: {
    question: 'quel rapport ?',
    help: [
      CHOOSE_GEAR,
      'Garder le rapport, en monter ou en descendre un est gratuit. Rétrograder en sautant des rapports coûte de la boîte, puis des freins, puis du moteur.',
      {
        drawn:
          'Le tableau : jusqu’où va le rapport, combien de fois on peut finir dans le prochain virage, combien de fois on ne paie rien, combien de fois on sort trop tôt, et les pneus que cela coûte en moyenne. Bloq. : combien de fois d’autres voitures barrent la route. ÉLIM. : combien de fois la course s’arrête là, quoi qu’on paie.',
      },
      BARS,
      {
        drawn:
          'Voitures sur la piste : [A] joue, (A) a calé ou est en travers, {a} est éliminée et reste jusqu’à la fin de la manche ; P est la voie des stands numérotés.',
      },
      ORDER,
    ],
  },
  moveCar: {
    question: 'où aller ?',
    help: [
      {
        drawn:
          'Les chiffres et les lettres sur la piste sont les cases possibles ; la liste dit ce que chacune coûte.',
        told: 'Chaque ligne est une case possible, avec ce qu’elle coûte.',
      },
      'Un arrêt compte quand le coup se termine dans le virage. En sortir avec un arrêt manquant coûte un point de pneus par case ; quand les pilotes choisissent leurs pneus, le type et l’âge du train peuvent en faire deux ou trois. Avec deux arrêts manquants, la course est finie.',
      {
        drawn: 'Un point de frein raccourcit le coup d’une case : b montre où cela mène.',
        told: 'Un point de frein raccourcit le coup d’une case ; ce que cela permet a sa propre liste.',
      },
      'Finir à côté d’une voiture ou derrière elle, c’est risquer l’accrochage ; les débris menacent la tenue de route.',
    ],
  },
  payOvershoot: {
    question: 'comment payer la sortie ?',
    help: [
      'Vous avez quitté le virage trop tôt. Chaque case au-delà coûte les pneus indiqués.',
      'Avec le dernier point de pneus la voiture fait un tête-à-queue : elle repart en 1re, avec un point de pneus. Si vous ne pouvez pas payer, la course est finie.',
    ],
  },
  brakeAtEnd: {
    question: 'freiner pour revenir ?',
    help: ['Chaque point de frein fait reculer d’une case.'],
  },
  configureCar: {
    question: 'comment préparer la voiture ?',
    help: [
      {
        drawn:
          'Les points au-dessus de la liste vont aux six parties, au moins un pour chacune. Avec les arrêts techniques, deux au plus peuvent servir de points de réparation.',
        told: 'Vos points vont aux six parties, au moins un pour chacune. Avec les arrêts techniques, deux au plus peuvent servir de points de réparation.',
      },
      ...(FR_ASKS['configureCar']?.help.slice(1) ?? []),
    ],
  },
};

/** Names in the sentences of the BGA books that differ from those of most books, by the id of the book. */
export const FR_BGA_STORY_NAMES: Readonly<Record<string, StoryNames>> = {
  'bga-basic': { stops: { long: 'un arrêt au stand' } },
  'bga-advanced': {
    pools: { gearbox: 'de boîte' },
    figures: { gearbox: 'boîte' },
    stops: { quick: 'un arrêt pneus', long: 'un arrêt technique' },
  },
};
