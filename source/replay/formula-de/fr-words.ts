// French: the words for the mechanisms of a book: questions and help, names of choices, what points are charged for,
// options.
import type { Boost, Cause } from '../../rules/formula-de/state.ts';
import type { Asks, ChoiceNames, OptionWords } from '../rule-words.ts';
import { FR_TRANT_ASKS, FR_TRANT_CHOICES, FR_TRANT_OPTIONS } from './fr-trant-words.ts';
import type { NamedChoice } from './named-choices.ts';

/** By step; `other` serves every step without words of its own. */
export const FR_ASKS: Asks = {
  ...FR_TRANT_ASKS,
  announceGear: {
    question: 'quel rapport ?',
    help: [
      {
        drawn:
          'Choisissez un rapport et son dé est lancé : il faut avancer d’exactement autant de cases. h appelle l’ingénieur de course : une étoile marque son choix, et sous la liste il dit ce que vaut la ligne marquée, en lancers de dé jusqu’au drapeau.',
        told: 'Choisissez un rapport et son dé est lancé : il faut avancer d’exactement autant de cases.',
      },
      'Garder le rapport, en monter ou en descendre un est gratuit. Rétrograder en sautant des rapports coûte de l’essence, puis des freins, puis du moteur.',
      {
        drawn:
          'Le tableau : jusqu’où va le rapport, combien de fois on peut finir dans le prochain virage, combien de fois on ne paie rien, combien de fois on sort trop tôt, et les pneus que cela coûte en moyenne. Bloq. : combien de fois d’autres voitures barrent la route. ÉLIM. : combien de fois la course s’arrête là, quoi qu’on paie.',
      },
      {
        drawn:
          'La piste montre où mène le rapport marqué ; s’il y a la place, des barres dessous le montrent pour chaque rapport.',
      },
      {
        drawn:
          'Voitures sur la piste : [A] joue, (A) a calé ou est en travers, !A! vient de perdre son moteur, ~A~ est en roue libre, {a} est une épave ; P est la voie des stands numérotés.',
      },
      {
        drawn:
          'L’ordre en haut : place, voiture, rapport ; -1T a un tour de retard. La touche t montre qui conduit quelle voiture.',
      },
    ],
  },
  nitro: {
    question: 'déclencher la nitro ?',
    help: [
      'Elle ajoute à votre jet le numéro de votre rapport, tout ou rien. Les cases de trop peuvent encore se freiner.',
      'Vous l’avez une fois par tour. Chaque tour terminé la recharge ; une charge non utilisée est perdue.',
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
      'Un arrêt compte quand le coup se termine dans le virage. En sortir avec un arrêt manquant coûte des pneus par case au-delà : un en pneus durs ou en pneus pluie sur piste mouillée, sinon deux, et trois dès le troisième tour du train. Avec deux arrêts manquants, la course est finie.',
      {
        drawn: 'Un point de frein raccourcit le coup d’une case : b montre où cela mène.',
        told: 'Un point de frein raccourcit le coup d’une case ; ce que cela permet a sa propre liste.',
      },
      'Finir à côté d’une voiture ou derrière elle, c’est risquer l’accrochage ; les débris menacent la tenue de route.',
    ],
  },
  slipstream: {
    question: 'prendre l’aspiration ?',
    help: [
      'Vous finissez juste derrière une voiture ; toutes deux sont en 4e ou plus, et son rapport ne dépasse pas le vôtre : elle vous tire trois cases plus loin.',
      'Refuser est gratuit. Entrer ainsi dans un virage coûte un frein, et chaque case qu’on ne fait pas en coûte un aussi.',
    ],
  },
  payOvershoot: {
    question: 'comment payer la sortie ?',
    help: [
      'Vous avez quitté le virage trop tôt. Chaque case au-delà coûte les pneus indiqués, ou un frein qui annule la case.',
      'Avec le dernier point de pneus la voiture fait un tête-à-queue : elle reste en travers jusqu’à la fin du tour de jeu, puis lance le dé pour repartir en 1re. Sans aucun point, un seul de plus est un autre tête-à-queue, sauf en pneus tendres ; tout autre prix que vous ne pouvez pas payer met fin à votre course.',
    ],
  },
  payBlocking: {
    question: 'comment payer le blocage ?',
    help: [
      'Des voitures barrent la route. Les trois premières cases manquantes coûtent un frein chacune, chaque autre un frein ou un pneu, à votre choix.',
      'Les pneus payés ici ne provoquent jamais de tête-à-queue.',
    ],
  },
  slide: {
    question: 'vers où glisser ?',
    help: [
      'La piste est mouillée : une voiture qui finit dans un virage où il lui manque un arrêt glisse plus loin, de trois cases en pneus durs ou tendres, d’une en pneus pluie.',
      'La glissade fait partie du coup ; si elle mène hors du virage, cela se paie comme toute sortie.',
    ],
  },
  softBonus: {
    question: 'une case de plus en pneus tendres ?',
    help: [
      'Les pneus tendres permettent une case de plus sur piste sèche pendant le premier tour du train, une fois par coup, jamais obligatoire.',
      'Ils coûtent plus cher dans les sorties de virage, et plus encore en vieillissant.',
    ],
  },
  brakeAtEnd: {
    question: 'freiner pour revenir ?',
    help: [
      'Après le coup chaque point de frein fait reculer d’une case. Rien d’autre ne peut suivre.',
    ],
  },
  choosePitBox: {
    question: 'quel stand ?',
    help: [
      'Le pilote en pole choisit le premier. On atteint plus tôt les premiers stands ; les derniers sont plus près de la sortie.',
      'On ne s’arrête qu’à son propre stand, à la fin d’un tour, sauf le dernier.',
    ],
  },
  configureCar: {
    question: 'comment préparer la voiture ?',
    help: [
      'Répartissez 22 points entre les six parties, au moins un pour chacune, et le stand, deux au plus. Ceux du stand réparent toute partie, sauf les pneus, pendant un arrêt long.',
      {
        drawn:
          'Prenez une voiture toute prête, ou modifiez celle du haut : haut et bas vont à une partie, gauche y prend un point, droite le place dans une autre. Droite sur une voiture toute prête la charge, pour la modifier.',
        told: 'Prenez une voiture toute prête, gardez la vôtre telle quelle, ou déplacez un point à la fois.',
      },
      { drawn: 'Entrée part avec la voiture telle qu’elle est.' },
    ],
  },
  chooseTires: {
    question: 'quels pneus ?',
    help: [
      'Durs : peu chers en virage, même usés. Tendres : une case de plus par coup au premier tour, chers en virage, plus encore usés. Pluie : peu chers sur le mouillé et glissade d’une case, chers sur le sec.',
      {
        drawn:
          'Le tableau : pneus payés par case de sortie, au sec et au mouillé ; cases de glissade au mouillé ; la case de plus des tendres.',
      },
    ],
  },
  pitTires: {
    question: 'quels pneus au stand ?',
    help: [
      'Un arrêt donne un train neuf : tous les points de pneus reviennent, quel que soit le type. Il est neuf pour le tour qui vient.',
    ],
  },
  pitStop: {
    question: 'arrêt court ou long ?',
    help: [
      'Court : le dé noir est lancé. Jusqu’à 10, la voiture repart aussitôt, de la moitié du dé, en 4e ; au-delà, elle attend son prochain coup. Rien n’est réparé.',
      'Long : la voiture attend son prochain coup, et les points du stand réparent les parties choisies.',
    ],
  },
  placeCar: {
    question: 'où finit la voiture ?',
    help: [
      'Posez la voiture là où le coup entier s’achève : le dé, la glissade dans un virage mouillé, et la case en plus des pneus tendres si vous la prenez. Personne ne vérifie avant la fin.',
    ],
  },
  other: { question: 'que faites-vous ?', help: ['Chaque ligne dit ce qu’elle fait.'] },
};

export const FR_CHOICES: ChoiceNames<NamedChoice> = {
  ...FR_TRANT_CHOICES,
  useNitro: ({ spaces }) => `nitro, ${spaces} ${spaces === 1 ? 'case' : 'cases'} de plus`,
  keepNitro: () => 'la garder',
};

/** Why points are crossed out, as the words that follow them in a sentence. */
export const FR_CAUSES: Readonly<Record<Cause, string>> = {
  overRevving: 'pour le surrégime',
  braking: 'pour freiner',
  overshoot: 'pour la sortie de virage',
  blocking: 'pour le blocage',
  collision: 'pour l’accrochage',
  collisionCaused: 'pour avoir provoqué l’accrochage',
  wall: 'pour avoir touché le mur',
  engineTest: 'pour avoir forcé le moteur',
  handling: 'pour la case dangereuse',
  slipstreamEntry: 'pour une aspiration jusque dans un virage',
  strain: 'pour le moteur forcé',
  boost: 'pour le moteur poussé',
  pitEntry: 'pour avoir atteint le stand à un rapport trop élevé',
  swerve: 'pour l’écart',
};

/** What adds spaces to a roll, as the words that precede them in a sentence. */
export const FR_BOOSTS: Readonly<Record<Boost, string>> = { nitro: 'déclenche la nitro' };

/** The types of tires, also as the values of an option. */
export const TIRE_TYPES: Readonly<Record<string, string>> = {
  hard: 'durs',
  soft: 'tendres',
  rain: 'pluie',
};

export const FR_OPTIONS: Readonly<Record<string, OptionWords>> = {
  ...FR_TRANT_OPTIONS,
  weather: {
    label: 'Météo',
    values: {
      sun: 'soleil, piste sèche',
      changeable: 'variable',
      rain: 'pluie, piste mouillée',
      roll: 'au dé',
    },
  },
  tires: { label: 'Pneus', values: TIRE_TYPES },
  preparation: {
    label: 'Réglages',
    values: { ready: 'déjà faits', chosen: 'par chaque pilote' },
    hints: { chosen: 'stand, points, pneus' },
  },
  construction: {
    label: 'Construction',
    values: { off: 'non', on: 'oui' },
    hints: { on: 'chaque pilote répartit ses points' },
  },
  tireChoice: {
    label: 'Pneus',
    values: { off: 'non', on: 'oui' },
    hints: { off: 'tous en pneus durs', on: 'au choix de chaque pilote' },
  },
  technicalStops: {
    label: 'Arrêts techniques',
    values: { off: 'non', on: 'oui' },
    hints: { on: 'deux points de réparation par stand' },
  },
  nitro: { label: 'Nitro', values: { off: 'non', on: 'une fois par tour' } },
  untimed: {
    label: 'Essais',
    values: { off: 'avec chrono', on: 'sans chrono' },
    hints: { on: 'ni minutes ni temps' },
  },
  teams: {
    label: 'Équipes',
    values: { off: 'non', on: 'de deux' },
    hints: { on: 'un stand, points additionnés' },
  },
};
