// French: Trant's own questions and choices, and its questions where they differ from those of most books.
import type { AskWords, ChoiceNames, HelpLine, OptionWords } from '../rule-words.ts';
import type { NamedTrantChoice } from './named-choices.ts';
import type { StoryNames } from './story-names.ts';

const ORDER: HelpLine = {
  drawn:
    'L’ordre en haut : place, voiture, rapport ; -1T a un tour de retard. La touche t montre qui conduit quelle voiture.',
};
const TABLE =
  'Le tableau : jusqu’où va le coup, combien de fois il peut finir dans le prochain virage, combien de fois il ne coûte rien, combien de fois il sort trop tôt, et les pneus que cela coûte en moyenne. Bloq. : combien de fois d’autres voitures barrent la route. ÉLIM. : combien de fois la course s’arrête là, quoi qu’on paie.';

export const FR_TRANT_ASKS: Readonly<Record<string, AskWords>> = {
  chooseStart: {
    question: 'd’où partez-vous ?',
    help: [
      'Le tour va de ligne à ligne : partez de n’importe quelle case de la ligne droite qui la précède, à n’importe quel rapport. Tout près, vous la franchissez tôt dans un jet ; de loin, vous prenez de la vitesse.',
      'Les coups avant celui qui franchit la ligne ne comptent pas.',
    ],
  },
  setGears: {
    question: 'quel rapport, en secret ?',
    help: [
      'Tous les pilotes choisissent en même temps leur rapport pour ce tour de jeu, et personne ne voit ceux des autres avant la fin. Puis on les dévoile et les voitures avancent, celle de tête d’abord.',
      'Garder le rapport, en monter ou en descendre un est gratuit. Chaque rapport sauté à la descente coûte plus : de la transmission, puis un frein aussi, puis du moteur. Un rapport qu’on ne peut pas payer n’est pas dans la liste.',
      { drawn: `${TABLE} Il suppose un d20 et les voitures là où elles sont.` },
      { drawn: 'Voitures sur la piste : [A] joue, (A) a calé ou est en travers.' },
      ORDER,
    ],
  },
  chooseDice: {
    question: 'quels dés ?',
    help: [
      'Un d20 : tous les jets sont aussi probables, longs ou courts. Deux d10 : les jets proches de 11 sont bien plus fréquents, et on ne fait jamais 1.',
      {
        drawn:
          'Le barème dit combien de points de mouvement (PM) vaut le jet dans votre rapport ; sous la liste, la fréquence de chaque nombre. Il faut tous les employer, en roulant ou en freinant.',
        told: 'Le barème dit combien de points de mouvement (PM) vaut le jet dans votre rapport. Il faut tous les employer, en roulant ou en freinant.',
      },
      'Un 16 coûte un point de moteur et laisse des débris, une fois sur vingt dans les deux cas. Sans point de moteur, la course est finie.',
      { drawn: TABLE },
    ],
  },
  boostEngine: {
    question: 'pousser le moteur ?',
    help: [
      'Pour un point de moteur, le jet compte 5 de plus, 20 au maximum, et on relit le barème. Une fois par tour de jeu, sans débris.',
      'Chaque ligne montre ce que feraient ces points : où un coup de cette longueur peut finir et ce qu’il coûte au mieux.',
    ],
  },
  penaltyMove: {
    question: 'pénalité : par où ?',
    help: [
      'Les pénalités viennent à la fin d’un coup, toutes ensemble : une glissade sur le mouillé, un point de plus sans carrosserie ou sans suspension dans un virage où il manque des arrêts. Les freins n’y peuvent rien.',
      'Si cela mène hors du virage, c’est une sortie comme une autre.',
    ],
  },
  secondThought: {
    question: 'relancer ?',
    help: [
      'Un point de pilote permet de relancer vos propres dés. Le second jet compte, même moins bon, et ne se relance plus.',
      'Les points achetés partent d’abord et reviennent à la prochaine course ; les points gagnés sont perdus une fois dépensés.',
    ],
  },
  swerveShift: {
    question: 'bloqué : quel rapport ?',
    help: [
      'Des voitures vous barrent la route : votre rapport peut donner plus de points que vous ne pouvez en parcourir. Avant le jet vous pouvez rétrograder autant que vous voulez, pour un point de transmission par rapport.',
      'Après le jet, les trois premiers points qui ne peuvent être parcourus coûtent un frein chacun, les suivants un frein ou un pneu chacun, six en tout. Au-delà de six, ou de ce qui vous reste, la course est finie.',
    ],
  },
  orderWork: {
    question: 'quel travail au stand ?',
    help: [
      'Les pneus sont toujours changés : tous leurs points reviennent. Avec eux on peut réparer un point de carrosserie ou de suspension, pour une fois et demie le travail ; chaque point suivant coûte encore le travail entier.',
      'Le travail se compte en points de mouvement : ce que vaut un 10 dans votre rapport, moins ce que gagnent vos mécaniciens, plus ce qui restait à l’entrée. Vos prochains jets le paient, dans le rapport de l’entrée ; ce qui reste à la fin vous fait ressortir.',
      'Le type de pneus et les réparations se décident maintenant. On ne peut rien commander d’autre avant que tout soit fini.',
    ],
  },
  leavePit: {
    question: 'repartir, ou encore du travail ?',
    help: [
      'Tout le travail commandé est fini. Ce qui reste de votre jet vous fait sortir du stand.',
      'Vous pouvez commander d’autres réparations, ou d’autres pneus : chaque réparation coûte le travail entier de votre rapport, et ce qui reste du jet y passe.',
    ],
  },
  chooseWing: {
    question: 'quel aileron ?',
    help: [
      'L’aileron à fort appui permet de raccourcir d’un point un coup qui finit dans un virage, quand vous voulez. En échange la 4e donne au plus 11, la 5e 18 et la 6e 26.',
      'Il est fixé pour toute la course.',
    ],
  },
  keepGridRoll: {
    question: 'quel jet pour la grille ?',
    help: [
      'Votre point de qualification vous a donné deux jets ; gardez celui que vous voulez. Le plus petit de tous part en pole.',
    ],
  },
  placeBackmarker: {
    question: 'attardé : où ?',
    help: [
      'Un attardé est une voiture lente que personne ne conduit : toujours en 3e, sans arrêts ni dégâts. Il gêne tout le monde, et le toucher dans un virage coûte de la carrosserie.',
      'Placez-le sur la ligne du milieu, au moins une ligne droite ou un virage entier devant le premier. Il avance avant le premier au prochain tour de jeu, puis selon sa position.',
    ],
  },
  removeBackmarkers: {
    question: 'retirer les attardés dépassés ?',
    help: [
      'Toutes les voitures ont dépassé ces attardés. Si tout le monde est d’accord, ils quittent la piste ; un seul refus les y laisse.',
    ],
  },
  buildCar: {
    question: 'comment construire la voiture ?',
    help: [
      {
        drawn:
          'Les points au-dessus de la liste vont aux six parties, six pneus au plus, et à la qualification, aux mécaniciens et aux points de pilote. Une partie peut n’en avoir aucun.',
        told: 'Vos points vont aux six parties, six pneus au plus, et à la qualification, aux mécaniciens et aux points de pilote. Une partie peut n’en avoir aucun.',
      },
      'La qualification donne deux jets pour la grille. Chaque point de mécaniciens raccourcit un arrêt. Chaque point de pilote permet de relancer une fois.',
      {
        drawn:
          'Prenez une voiture toute prête, ou modifiez celle du haut : haut et bas vont à une ligne, gauche y prend un point, droite le place sur une autre.',
        told: 'Prenez une voiture toute prête, gardez la vôtre telle quelle, ou déplacez un point à la fois.',
      },
    ],
  },
  stripCar: {
    question: 'quels quatre points rendre ?',
    help: [
      'Votre voiture a été construite pour trois tours. Pour deux, elle rend un point dans quatre parties, pour cette course seulement.',
    ],
  },
};

export const FR_TRANT_CHOICES: ChoiceNames<NamedTrantChoice> = {
  throwDice: ({ dice }) => (dice === 'd20' ? 'd20' : '2 d10'),
  boostEngine: () => 'pousser',
  spareEngine: () => 'sans',
  rollAgain: () => 'relancer',
  keepRoll: () => 'garder',
  chooseWing: ({ wing }) => (wing === 'high' ? 'fort appui' : 'normal'),
  keepGridRoll: ({ roll }) => `le ${roll}`,
  placeBackmarker: ({ space }) => space,
  removeBackmarkers: ({ agrees }) => (agrees ? 'oui, les retirer' : 'non, ils restent'),
  leavePit: () => 'repartir',
};

/** Questions and help where they differ from those of most books. */
export const FR_TRANT_BOOK_ASKS: Readonly<Record<string, AskWords>> = {
  moveCar: {
    question: 'où aller ?',
    help: [
      {
        drawn:
          'Les chiffres et les lettres sur la piste sont les cases possibles ; la liste dit ce que chacune coûte. Un point de mouvement (PM) fait une case ; sur une ligne droite doublée, une case en prend deux.',
        told: 'Chaque ligne est une case possible, avec ce qu’elle coûte. Un point de mouvement (PM) fait une case ; sur une ligne droite doublée, une case en prend deux.',
      },
      'Un arrêt compte quand le coup entier finit dans le virage. En sortir avec un arrêt manquant coûte un pneu par PM, de 1 à 3 de plus en tout en pneus tendres selon leur âge, le double en pneus pluie sur le sec. Deux arrêts manquants, ou un second virage sans arrêt dans le premier : la course est finie.',
      'S’il manque un seul pneu, c’est un tête-à-queue : plus de pneus, et on repart en 1re. S’il en manque deux, c’est fini.',
      {
        drawn:
          'Un point de frein raccourcit le coup d’un PM : b montre où cela mène. Des tendres neufs peuvent aller un PM plus loin au sec, l’aileron à fort appui un de moins dans un virage.',
        told: 'Un point de frein raccourcit le coup d’un PM ; ce que cela permet a sa propre liste. Des tendres neufs peuvent aller un PM plus loin au sec, l’aileron haut un de moins dans un virage.',
      },
      'Les pénalités viennent à la fin : sur le mouillé on glisse plus loin dans un virage, sans carrosserie ou sans suspension on va trop loin dans les virages à arrêts et pas assez ailleurs.',
      'Finir dans un virage à côté d’une voiture menace les deux carrosseries ; les débris menacent la suspension.',
    ],
  },
  payOvershoot: {
    question: 'comment payer la sortie ?',
    help: [
      'Vous avez quitté le virage avec un arrêt de moins. Chaque point de mouvement au-delà coûte les pneus indiqués.',
      'S’il manque un seul pneu, c’est un tête-à-queue : il n’en reste aucun et la voiture repartira en 1re. S’il en manque deux, la course est finie.',
    ],
  },
  payBlocking: {
    question: 'comment payer l’écart ?',
    help: [
      'Des voitures barrent la route. Les trois premiers points de mouvement qui ne peuvent être parcourus coûtent un frein chacun, tant qu’il en reste ; chaque autre un frein ou un pneu, à votre choix. Les pneus pluie au sec comptent double.',
      'Six au plus. Un écart ne provoque jamais de tête-à-queue.',
    ],
  },
  choosePitBox: {
    question: 'quel stand ?',
    help: [
      'Après un jet pour la grille, la dernière voiture choisit d’abord ; après un tour seul, la pole. On atteint plus tôt les premiers stands ; les derniers sont plus près de la sortie.',
      'On ne s’arrête qu’à son propre stand.',
    ],
  },
  chooseTires: {
    question: 'quels pneus ?',
    help: [
      'Durs : le prix normal en virage à tout âge. Tendres : un point de mouvement de plus au sec au premier tour, et une sortie coûte 1 pneu de plus, puis 2, puis 3 ; au troisième tour chaque coup est plus court d’un point. Pluie : glissade d’un point sous la pluie ; au sec, virages et écarts coûtent double.',
      {
        drawn:
          'Le tableau : pneus payés par point de sortie, au sec et au mouillé ; points de glissade au mouillé ; le point de plus des tendres.',
      },
    ],
  },
};

export const FR_TRANT_STORY_NAMES: StoryNames = {
  pools: {
    gearbox: 'de transmission',
    body: 'de carrosserie',
    handling: 'de suspension',
  },
  figures: { gearbox: 'transmission', body: 'carrosserie', handling: 'suspension' },
  causes: {
    overRevving: 'pour les rapports sautés',
    blocking: 'pour l’écart',
    handling: 'pour les débris',
  },
  retirements: {
    blocking: 'aucun passage derrière les voitures',
    handling: 'suspension brisée sur des débris',
    engine: 'le moteur lâche',
  },
  ends: { handling: 'suspension brisée' },
};

export const FR_TRANT_OPTIONS: Readonly<Record<string, OptionWords>> = {
  backmarkers: {
    label: 'Attardés',
    about:
      'Après le premier tour, des voitures lentes que personne ne conduit entrent en piste, moitié moins nombreuses que celles en course. Les pilotes les placent, le dernier d’abord.',
    values: { on: 'oui', off: 'non' },
    hints: { on: 'voitures lentes après le tour 1' },
  },
  injuries: {
    label: 'Blessures',
    about:
      'Quand une voiture est éliminée, son pilote peut être blessé, d’autant plus que son rapport est haut. Si c’est grave, la course est arrêtée : elle est finie, ou repart pour un tour de moins.',
    values: { on: 'oui', off: 'non' },
    hints: { on: 'la course peut être arrêtée' },
  },
  driverPoints: {
    label: 'Points de pilote',
    about:
      'Un pilote qui a des points de pilote peut en dépenser un pour relancer ses propres dés.',
    values: { on: 'oui', off: 'non' },
    hints: { on: 'on peut relancer ses dés' },
  },
  chainReaction: {
    label: 'Réaction en chaîne',
    about:
      'Une voiture éliminée faute de carrosserie en touche une à côté d’elle, qui peut l’être à son tour et en toucher une autre.',
    values: { off: 'non', on: 'oui' },
    hints: { on: 'le choc peut se propager' },
  },
  wing: {
    label: 'Aileron',
    about:
      'Un aileron à fort appui permet de raccourcir d’un point un coup qui finit dans un virage ; la 4e, la 5e et la 6e donnent alors au plus 11, 18 et 26.',
    values: { usual: 'normal', high: 'fort appui' },
  },
};
