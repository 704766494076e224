// The driving school in French.
import type { SchoolWords } from '../school-words.ts';
import { FR_OTHER_GAMES } from './school-games.ts';

export const FR_SCHOOL: SchoolWords = {
  name: 'École de pilotage',
  intro:
    'Huit courtes leçons sur le circuit du club, douze minutes en tout, puis votre première course. Plus bas : ce qui change dans les autres jeux.',
  courses: {
    driving: 'Formula Dé',
    onePool: 'BGA, base',
    cards: 'Championship',
    chart: 'Trant',
  },
  heading: (course, number, count, name) =>
    count === 1 ? `${course} : ${name}` : `${course} ${number}/${count} : ${name}`,
  press: 'touche',
  passed: 'Leçon réussie.',
  failed: 'Pas cette fois.',
  next: 'Leçon suivante',
  again: 'Recommencer',
  finish: 'Retour à l’école',
  engineer: manner => `Ingénieur de course : ${manner}`,
  firstRace: 'Votre première course',
  firstRaceIs: track => `${track} : six voitures, un tour`,
  toFirstRace: 'En route pour votre première course',
  chooseEngineer:
    'Vous connaissez le jeu : en piste ! Votre ingénieur peut vous guider à chaque coup, attendre que vous l’appeliez avec h, ou se taire ; la dernière ligne le règle.',
  help: [
    {
      drawn:
        'Chaque leçon est une courte course aux dés imposés. La ligne du haut dit quoi faire et sur quelle touche ; une erreur ne coûte rien, on recommence.',
      told: 'Chaque leçon est une courte course aux dés imposés. Elle dit quoi faire ; une erreur ne coûte rien, on recommence.',
    },
    {
      drawn:
        'Échap quitte une leçon ; celles qui sont réussies restent cochées. La dernière ligne règle votre ingénieur de course, tout comme les options.',
      told: 'Les leçons réussies sont marquées dans la liste.',
    },
  ],
  lessons: {
    shiftUp: {
      name: 'Monter les rapports',
      steps: [
        {
          say: 'Le rapport choisit le dé : plus il est haut, plus vous allez loin. Une longue ligne droite s’ouvre devant vous : montez d’un cran, en 3e.',
          wrong: 'Pourquoi pas, mais une ligne droite se dévore. Un rapport de plus : la 3e.',
        },
        {
          say: {
            drawn:
              'Vous faites sept. Les chiffres sur la piste montrent où cela vous mène : tout droit convient, confirmez la ligne marquée.',
            told: 'Vous faites sept. La liste dit où cela vous mène : tout droit convient, tapez Entrée.',
          },
          wrong: {
            drawn: 'Restez plutôt en piste : confirmez la ligne marquée.',
            told: 'Restez plutôt en piste : tapez Entrée.',
          },
        },
        {
          say: 'On ne monte que d’un rapport par coup. Le prochain virage est encore loin : encore un cran, la 4e.',
          wrong: 'Il y a de la place pour aller plus vite : la 4e.',
        },
        {
          say: {
            drawn: 'Neuf, cette fois. Prenez une case et confirmez.',
            told: 'Neuf, cette fois. Prenez une case.',
          },
          wrong: {
            drawn: 'Restez plutôt en piste : confirmez la ligne marquée.',
            told: 'Restez plutôt en piste : tapez Entrée.',
          },
        },
      ],
      done: 'Seize cases en deux coups. Descendre d’un rapport est gratuit aussi ; en sauter coûte des points.',
    },
    circle: {
      name: 'S’arrêter dans le virage',
      steps: [
        {
          say: {
            drawn:
              'Gate porte un rond ○ : un de vos coups doit finir entre ses vibreurs. Le tableau dit si le rapport vous y mène. Prenez la 3e.',
            told: 'Gate demande un arrêt : un de vos coups doit finir entre ses vibreurs. La liste dit si le rapport vous y mène. Prenez la 3e.',
          },
          wrong: {
            drawn: 'Regardez le tableau : c’est la 3e qui finit dans le virage. Prenez la 3e.',
            told: 'Regardez la liste : c’est la 3e qui finit dans le virage. Prenez la 3e.',
          },
        },
        {
          say: 'Six : l’arrêt dans Gate est à votre portée. Prenez une ligne qui annonce « arrêt 1/1 ».',
          wrong:
            'Celle-là ne finit pas dans le virage. Prenez une ligne qui annonce « arrêt 1/1 ».',
        },
        {
          say: {
            drawn:
              'Le rond est plein ● : Gate ne vous retient plus. Montez un rapport et sortez à fond, en 4e.',
            told: 'L’arrêt est fait : Gate ne vous retient plus. Montez un rapport et sortez à fond, en 4e.',
          },
          wrong: 'L’arrêt est fait, profitez de la ligne droite : la 4e.',
        },
        {
          say: {
            drawn: 'Huit, et la ligne droite est à vous. Prenez une case et confirmez.',
            told: 'Huit, et la ligne droite est à vous. Prenez une case.',
          },
          wrong: {
            drawn: 'Restez plutôt en piste : confirmez la ligne marquée.',
            told: 'Restez plutôt en piste : tapez Entrée.',
          },
        },
      ],
      done: 'Deux ronds demandent deux arrêts. S’il en manque deux à la sortie, vous êtes éliminé.',
    },
    overshoot: {
      name: 'Sortir trop tôt, exprès',
      steps: [
        {
          say: 'Sortir d’un virage avec un arrêt de moins coûte un pneu par case au-delà. Vous en avez six : attaquez, en 4e.',
          wrong: 'Prudent, mais lent. De l’audace, pour une fois : la 4e.',
        },
        {
          say: 'Huit, c’est une case de trop. Prenez la ligne qui annonce une sortie de 1 : un pneu, et Gate est derrière vous en un seul coup.',
          wrong:
            'Très propre, mais aujourd’hui on sort trop tôt. Prenez la ligne qui annonce une sortie de 1.',
        },
      ],
      done: 'Un pneu pour un coup entier, c’est donné. Mais comptez-les : le dernier vous met en tête-à-queue, comme le montre la leçon suivante.',
    },
    spin: {
      name: 'Le dernier pneu',
      steps: [
        {
          say: 'Deux pneus, aucun frein, et encore Gate. Dépenser son dernier pneu, c’est le tête-à-queue. Voyez-le une fois, ici où il ne coûte rien : la 4e.',
          wrong: 'C’est sage, mais cette leçon parle du tête-à-queue : la 4e.',
        },
        {
          say: 'Neuf : deux cases de trop coûtent vos deux pneus. Prenez la ligne qui annonce une sortie de 2.',
          wrong: 'En course, ce serait sage. Ici, prenez la ligne qui annonce une sortie de 2.',
        },
        {
          say: {
            drawn:
              'Tête-à-queue : votre coup suivant se joue en 1re, quel que soit le rapport d’avant. Un deux : confirmez la ligne marquée.',
            told: 'Tête-à-queue : votre coup suivant se joue en 1re, quel que soit le rapport d’avant. Un deux : tapez Entrée.',
          },
          wrong: {
            drawn: 'Restez plutôt en piste : confirmez la ligne marquée.',
            told: 'Restez plutôt en piste : tapez Entrée.',
          },
        },
      ],
      done: 'De la 4e à la 1re : voilà le prix du dernier pneu. Sans pneu, une case de trop est un nouveau tête-à-queue, et deux, c’est l’abandon.',
    },
    brake: {
      name: 'Freiner',
      steps: [
        {
          say: 'Willows est tout près, et la 4e peut vous emmener trop loin. Prenez-la quand même : vous avez trois points de frein.',
          wrong: 'Une autre fois. Pour apprendre à freiner, il faut la 4e.',
        },
        {
          say: {
            drawn:
              'Onze vous emmènerait au-delà de Willows, pour quatre pneus. Un point de frein enlève une case, et l’arrêt est fait ; b recule la case marquée, une à la fois.',
            told: 'Onze vous emmènerait au-delà de Willows, pour quatre pneus. Un point de frein enlève une case, et l’arrêt est fait.',
          },
          wrong: 'Il y a mieux. Prenez une ligne à un frein qui fait l’arrêt.',
        },
      ],
      done: 'Un frein au lieu de quatre pneus. On freine avant d’avancer, une case par point.',
    },
    slipstream: {
      name: 'L’aspiration',
      steps: [
        {
          say: 'La voiture de devant fend l’air. Finissez juste derrière elle en 4e ou plus, et elle vous aspire : restez en 4e.',
          wrong: 'C’est le dé de la 4e qui peut vous mettre dans son sillage : restez en 4e.',
        },
        {
          say: 'Sept, et vous voilà dans son sillage. Prenez la ligne qui offre l’aspiration.',
          wrong: 'De là, pas d’aspiration. Prenez la ligne qui l’offre.',
        },
        {
          say: 'Trois cases gratuites, et vous voilà devant. Prenez l’aspiration, jusqu’au bout.',
          wrong: 'Pourquoi lever le pied ? Prenez les trois cases.',
        },
      ],
      done: 'Dix cases avec un dé de sept. Regardez tout de même où elle vous mène : un virage peut venir trop tôt.',
    },
    blocking: {
      name: 'Aucun passage',
      steps: [
        {
          say: 'Trois voitures de front, et l’on ne traverse pas une voiture. Le dé dit pourtant de combien avancer : prenez la 3e.',
          wrong: 'Une autre fois. Pour voir ce que coûte un mur de voitures, prenez la 3e.',
        },
        {
          say: 'Six, mais cinq cases seulement sont libres. Chaque case impossible coûte un frein : prenez la ligne qui en coûte un.',
          wrong: 'C’est freiner plus qu’il ne faut. Prenez la ligne qui coûte un frein.',
        },
      ],
      done: 'Dès la quatrième case, cela coûte aussi des pneus ; sept de trop, et c’est fini. À côté d’une voiture ou derrière, chacun lance le dé : un 1 coûte un point de carrosserie.',
    },
    wholeLap: {
      name: 'Le tour complet',
      steps: [
        {
          say: {
            drawn:
              'Un tour pour vous seul : à fond en ligne droite, un arrêt pour chaque rond. Un doute ? h appelle l’ingénieur à la radio.',
            told: 'Un tour pour vous seul : à fond en ligne droite, et chaque arrêt qu’un virage demande. Un doute ? Entrée suffit : le choix est raisonnable.',
          },
          wrong: 'Votre course finirait là. Prenez n’importe quoi d’autre.',
        },
      ],
      done: 'Le drapeau à damier ! Vous savez tout ce qu’il faut : votre première course vous attend.',
    },
    ...FR_OTHER_GAMES,
  },
  lapLost: 'Sortie de piste. Cela arrive aux meilleurs : un autre tour ?',
};
