// French: the words of Trant that differ from those of most books.
import { FR_CHOICE_BOOKS } from '../../../replay/formula-de/fr-choice-words.ts';
import {
  FR_TRANT_BOOK_ASKS,
  FR_TRANT_STORY_NAMES,
} from '../../../replay/formula-de/fr-trant-words.ts';
import type { BookWords } from '../words.ts';
import { FR_CLASSIFICATION } from './classification.ts';
import { consequencesIn, PARTS_SHORT, POINT_WORDS } from './consequences.ts';
import { engineerSaying } from './engineer.ts';
import { FR_GUIDE } from './guide.ts';

const { parts: PARTS } = FR_CHOICE_BOOKS.trant;
const SHORT = { gearbox: 'tra', handling: 'sus' } as const;

/** The meaning of signs that differs by Trant, by the sign. */
const OTHERWISE: Readonly<Record<string, readonly [sign: string, meaning: string]>> = {
  '+5': ['+5', 'sur la règle : cinq points de mouvement devant la voiture'],
  '1A/4': [
    '1A/4#',
    'dans l’ordre : place, voiture, rapport ; A* joue, -1T a un tour de retard, # a mis un rapport que les autres ignorent encore',
  ],
  '×': ['×', 'des débris : entrer sur la case menace la suspension'],
  '[A] (A) {A}': ['[A] (A)', 'la voiture qui joue ; une voiture calée ou en travers'],
  [PARTS_SHORT.tires]: [
    `${PARTS_SHORT.tires} 5/6`,
    'pneus, cinq points sur six : ils paient les points au-delà d’un virage et les écarts',
  ],
  [PARTS_SHORT.brakes]: [
    PARTS_SHORT.brakes,
    'freins : ils raccourcissent un coup et paient un écart',
  ],
  [PARTS_SHORT.gearbox]: [
    SHORT.gearbox,
    'transmission : elle paie un rapport sauté à la descente, et un écart avant le jet',
  ],
  [PARTS_SHORT.body]: [
    PARTS_SHORT.body,
    'carrosserie : les contacts en virage l’usent ; sans elle la voiture tient mal la route',
  ],
  [PARTS_SHORT.engine]: [
    PARTS_SHORT.engine,
    'moteur : un jet de 16 coûte un point, le pousser un autre',
  ],
  [PARTS_SHORT.handling]: [
    SHORT.handling,
    'suspension : les débris l’usent ; sans elle la voiture tient mal la route',
  ],
};

/** Signs that a race by Trant never shows. */
const NEVER: readonly string[] = [PARTS_SHORT.wear];

const WORDS: readonly (readonly [sign: string, meaning: string])[] = [
  [
    'PM',
    'points de mouvement, lus au barème d’après le jet ; un par case, deux si elle est doublée',
  ],
  ['1d 2d', 'les barres d’un d20 et de deux d10'],
  ['écart', 'une voiture bloquée par d’autres paie les points de mouvement qu’elle perd'],
  ['%', 'un attardé : une voiture lente que personne ne conduit'],
  ['pil', 'points de pilote : chacun permet de relancer ses dés ; ils se gagnent par demi-points'],
  ['méc', 'points de mécaniciens, qui raccourcissent le travail d’un arrêt'],
  ['qua', 'un point de qualification : deux jets pour la grille'],
  [
    'ail',
    'l’aileron à fort appui : un coup qui finit dans un virage peut être plus court d’un point',
  ],
  ['travail 8 PM', 'le travail au stand que vos jets doivent encore payer'],
];

export const FR_TRANT: BookWords = {
  title: {
    about: [
      'Chacun choisit son rapport en secret, puis le montre. Chaque voiture à son tour lance un d20 ou deux d10, et un barème dit combien de points de mouvement cela vaut dans son rapport.',
      'Un virage oblige à y terminer un, deux ou trois coups. En sortir trop tôt coûte des pneus, ou la course.',
      'Les dégâts se sentent au volant : sans carrosserie ou sans suspension on va trop loin dans les virages et pas assez après.',
      'Entrée fait toujours un choix raisonnable : on apprend en lisant ce que coûte chacun.',
    ],
  },
  options: {
    weather: {
      about:
        'Sec, variable ou pluie, ou tiré au dé. Par temps variable trois jets par tour peuvent le changer, jusqu’à ce que deux de suite concordent.',
    },
  },
  race: {
    ...FR_CHOICE_BOOKS.trant,
    partsShort: SHORT,
    asks: FR_TRANT_BOOK_ASKS,
    readyMade: { crew: 'bons mécanos', driver: 'points pilote' },
    consequence: consequencesIn({
      ...POINT_WORDS,
      points: {
        ...POINT_WORDS.points,
        gearbox: ['transmission', 'transmission'],
        handling: ['suspension', 'suspension'],
      },
      short: { ...PARTS_SHORT, ...SHORT },
    }),
    engineer: engineerSaying({ ...PARTS, danger: 'débris' }),
    trials: {
      // A corner also ends the lap of a driver who cannot pay for it (TR-68).
      why: { ...FR_TRANT_STORY_NAMES.ends, overshoot: FR_CLASSIFICATION.why.overshoot },
      help: [
        'Un tour, seul, de ligne à ligne : partez de n’importe quelle case de la ligne droite qui la précède, à n’importe quel rapport. Le premier coup compté est celui qui franchit la ligne, le dernier celui qui la franchit à nouveau.',
        'La voiture a les points d’une course de deux tours ; deux points dépensés comptent comme un coup de plus. La piste est sèche, les pneus tendres ou durs. Le moins de coups l’emporte, puis le meilleur temps.',
        'Qui sort de la piste n’a pas de temps et part dernier. Le chrono, s’il y en a un, court d’un passage à l’autre ; un tour abandonné est classé dernier.',
      ],
      timed: {
        go: 'En position',
        warning:
          'Le chrono court de ligne à ligne et ne s’arrête pas ; un tour abandonné est classé dernier.',
      },
      untimed: { go: 'En position' },
    },
  },
  classification: { why: { ...FR_TRANT_STORY_NAMES.ends } },
  guide: {
    glossary: [
      ...FR_GUIDE.glossary.flatMap(([sign, meaning]) => {
        const [first = ''] = sign.split(' ');
        const own = OTHERWISE[sign] ?? OTHERWISE[first];
        return NEVER.includes(first) ? [] : [own ?? ([sign, meaning] as const)];
      }),
      ...WORDS,
    ],
  },
};
