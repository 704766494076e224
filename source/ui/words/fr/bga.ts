// French: the words of the BGA books that differ from those of most books, by the id of the book.
import { FR_ADVANCED_ASKS, FR_BASIC_ASKS } from '../../../replay/formula-de/fr-bga-words.ts';
import { FR_CHOICE_BOOKS } from '../../../replay/formula-de/fr-choice-words.ts';
import type { BookWords } from '../words.ts';
import { consequencesIn, PARTS_SHORT, POINT_WORDS } from './consequences.ts';
import { engineerSaying } from './engineer.ts';
import { FR_GUIDE } from './guide.ts';
import { FR_TERMS } from './terms.ts';

const { 'bga-basic': BASIC_CHOICES, 'bga-advanced': ADVANCED_CHOICES } = FR_CHOICE_BOOKS;
const SHORT = { ...PARTS_SHORT, gearbox: 'boî' };
const { gearColumns, out, spin, advice } = FR_TERMS;

const TRIAL_HELP = [
  'Un tour, seul, contre les dés et le chrono. Chaque dé de rapport est un lancer ; chaque case au-delà d’un virage coûte un lancer ; chaque minute entière aussi. Le moins de lancers l’emporte, puis le meilleur temps.',
  'Il n’y a pas de points : ni freins, ni tête-à-queue, ni tests. On peut sauter autant de rapports qu’on veut en descendant, sans rien payer.',
  'Le chrono, s’il y en a un, démarre quand vous validez le premier rapport et s’arrête avec le coup qui franchit la ligne. Rien ne l’arrête avant : un tour abandonné est classé dernier de sa séance.',
];

const SHEET_HELP = [
  'Une séance est un tour chronométré par pilote. Le moins de lancers est devant, puis le meilleur temps, puis le premier à l’avoir réalisé.',
  'Lanc. : dés de rapport, un par manche. Sort. : lancers pour les cases au-delà des virages. Min : un par minute entière. Total : le tout.',
  'Le premier part en pole ; les places un à dix rapportent dix points à un.',
  'Les pilotes IA mettent de 2,8 à 3 secondes par lancer.',
];

/** Nobody can set a car down wrong in these books. */
const TRIALS = {
  help: TRIAL_HELP,
  placingHelp:
    'gauche et droite le long de la ligne, haut et bas pour changer de ligne, entrée pour la poser là où un coup permis finit',
  sheet: { help: SHEET_HELP },
};

const GRID_HELP = [
  'Haut et bas changent de ligne, gauche et droite changent une valeur, les lettres écrivent un nom. Entrée descend ligne par ligne, et revient de la dernière à celle qui lance la course.',
  'On peut jouer à plusieurs à ce clavier : donnez un nom à chacun. Des pilotes IA complètent la grille, certains d’un niveau au-dessus ou au-dessous de celui choisi.',
  'Une course d’un tour se dispute sans arrêt aux stands ; à partir de deux, on peut s’arrêter.',
  'Essais chronométrés : chaque pilote fait un tour, seul contre les dés et le chrono, en une à trois séances ; le meilleur tour de chacun fait la grille.',
];

const TOLD_OF_THE_SCREEN = FR_GUIDE.glossary.filter(([sign]) =>
  ['L M R', '○ ●', '3-6', '+5', '1A/4'].includes(sign),
);

const TOLD_OF_GEARS = [
  [gearColumns.moves, 'les cases que peut donner le dé d’un rapport'],
  [gearColumns.inCorner, 'combien de fois le coup finit dans un virage où l’arrêt compte'],
  [gearColumns.flag, 'combien de fois il passe la ligne à la fin de votre course'],
  [gearColumns.clean, 'combien de fois il ne coûte rien'],
  [gearColumns.overshoot, 'combien de fois il sort trop tôt d’un virage, à moins de freiner'],
  ['usure', 'les points d’usure que cela coûte en moyenne'],
  [gearColumns.blocked, 'combien de fois d’autres voitures barrent la route, à moins de freiner'],
  [gearColumns.price, 'ce que coûte le changement de rapport'],
  [
    gearColumns.worst,
    'ce que fait la pire face : fin de course, toupie, ou les points qu’elle coûte',
  ],
  [spin(20), 'combien de fois elle met la voiture en toupie, au prix le plus bas'],
  [out(30), 'combien de fois la course s’arrête là, quoi qu’on paie'],
  [advice, 'le choix de l’ingénieur de course : h l’appelle'],
] as const;

const OPTIONS = {
  weather: {
    about:
      'Beau temps, temps variable ou pluie, ou tiré au dé. Sous la pluie les accrochages sont plus probables et les voitures glissent en virage. Sans cette option la piste est toujours sèche.',
  },
  tireChoice: {
    about:
      'Chaque pilote choisit des pneus durs, tendres ou pluie avant la course et à chaque arrêt : les tendres donnent une case de plus, chaque type a son prix en virage. Sans cette option tous sont en pneus durs.',
  },
  technicalStops: {
    about:
      'Un arrêt peut aussi rendre des points autres que ceux des pneus : deux au plus par arrêt, de deux pour la course. Il dure toujours jusqu’à la manche suivante.',
  },
  construction: {
    about:
      'Chaque pilote répartit les points de sa voiture avant la course. Sans cette option toutes les voitures sont pareilles.',
  },
  teams: {
    about:
      'Des équipes de deux visent le plus grand total de points : deux voisins de la liste font équipe. Il faut un nombre pair de voitures.',
  },
  nitro: {
    about:
      'Une fois par tour, après le dé, une voiture peut avancer d’autant de cases de plus que le numéro de son rapport.',
  },
  untimed: {
    about:
      'Des essais sans chrono : aucune minute ne compte, et à points égaux le premier à avoir roulé est devant.',
  },
};

const BASIC: BookWords = {
  options: OPTIONS,
  title: {
    about: [
      'À chaque tour vous choisissez un rapport et lancez son dé : il dit exactement de combien de cases vous avancez, vous choisissez la trajectoire.',
      'Un virage demande d’y finir un, deux ou trois coups. En sortir trop tôt coûte de l’usure, ou la course.',
      'Les points d’usure paient tout : freinages, rapports sautés, virages quittés trop tôt, accrochages.',
      'Entrée fait toujours un choix raisonnable : on apprend en lisant ce que chacun coûte.',
    ],
  },
  grid: { help: GRID_HELP },
  styles: {
    lateBraker: {
      name: 'freine tard',
      note: 'aborde les virages un rapport trop haut et le paie en usure.',
    },
    earlyBraker: {
      name: 'freine tôt',
      note: 'aborde lentement chaque virage et garde ses points pour plus tard.',
    },
    slipstreamer: { name: 'suit de près', note: 'reste juste derrière la voiture de devant.' },
    tireSaver: { name: 'ménage sa voiture', note: 'ne dépense presque jamais un point d’usure.' },
  },
  race: {
    asks: FR_BASIC_ASKS,
    gearColumns: { tires: 'usure' },
    consequence: consequencesIn({
      ...POINT_WORDS,
      back: amount => `tous les points rendus${amount === 0 ? '' : `, ${amount} d’usure`}`,
    }),
    ...BASIC_CHOICES,
    trials: TRIALS,
  },
  guide: {
    glossary: [
      ...TOLD_OF_THE_SCREEN,
      ['[A] (A) {A}', 'la voiture qui joue ; une voiture calée ; une voiture éliminée'],
      [`${SHORT.wear} 5/18`, 'usure, cinq points sur dix-huit : ils paient tout'],
      ['stand 6', 'votre stand est le sixième'],
      ...TOLD_OF_GEARS,
    ],
  },
};

const ADVANCED: BookWords = {
  options: OPTIONS,
  grid: {
    help: [...GRID_HELP, 'Les options ont leur propre page : toutes se combinent librement.'],
  },
  race: {
    ...ADVANCED_CHOICES,
    partsShort: { gearbox: SHORT.gearbox },
    asks: FR_ADVANCED_ASKS,
    consequence: consequencesIn({
      ...POINT_WORDS,
      points: { ...POINT_WORDS.points, gearbox: ['boîte', 'boîte'] },
      short: SHORT,
    }),
    engineer: engineerSaying({ gearbox: 'boîte' }),
    trials: TRIALS,
  },
  guide: {
    glossary: FR_GUIDE.glossary
      .filter(([sign]) => sign !== SHORT.wear)
      .map(([sign, meaning]) =>
        sign === PARTS_SHORT.gearbox
          ? [SHORT.gearbox, 'boîte : elle paie un rapport sauté à la descente']
          : [sign, meaning],
      ),
  },
};

/** By the id of the book. */
export const FR_BGA_BOOKS: Readonly<Record<string, BookWords>> = {
  'bga-basic': BASIC,
  'bga-advanced': ADVANCED,
};
