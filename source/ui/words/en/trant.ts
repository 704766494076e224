// English: the words of Trant that differ from those of most books.
import { EN_CHOICE_BOOKS } from '../../../replay/formula-de/en-choice-words.ts';
import {
  EN_TRANT_BOOK_ASKS,
  EN_TRANT_STORY_NAMES,
} from '../../../replay/formula-de/en-trant-words.ts';
import type { BookWords } from '../words.ts';
import { EN_CLASSIFICATION } from './classification.ts';
import { consequencesIn, PARTS_SHORT, POINT_WORDS } from './consequences.ts';
import { engineerSaying } from './engineer.ts';
import { EN_GUIDE } from './guide.ts';

const { parts: PARTS } = EN_CHOICE_BOOKS.trant;
const SHORT = { gearbox: 'trn', handling: 'sus' } as const;

/** The meaning of signs that differs by Trant, by the sign. */
const OTHERWISE: Readonly<Record<string, readonly [sign: string, meaning: string]>> = {
  '+5': ['+5', 'on the ruler: five movement points ahead of the car'],
  '1A/4': [
    '1A/4#',
    'in the order: place, car, gear; A* is playing, -1L is a lap down, # has set a gear that nobody else knows yet',
  ],
  '×': ['×', 'debris: entering the space tests the suspension'],
  '[A] (A) {A}': ['[A] (A)', 'the car that is playing; one that has stalled or spun'],
  [PARTS_SHORT.tires]: [
    `${PARTS_SHORT.tires} 5/6`,
    'tires, five points of six left: they pay for points beyond a corner and for swerving',
  ],
  [PARTS_SHORT.brakes]: [PARTS_SHORT.brakes, 'brakes: they shorten a move, and pay for swerving'],
  [PARTS_SHORT.gearbox]: [
    SHORT.gearbox,
    'transmission: it pays for a gear skipped on the way down, and for a swerve before the roll',
  ],
  [PARTS_SHORT.body]: [
    PARTS_SHORT.body,
    'bodywork: contact in corners wears it down; without any a car handles badly',
  ],
  [PARTS_SHORT.engine]: [
    PARTS_SHORT.engine,
    'engine: a roll of 16 costs a point, pushing it another',
  ],
  [PARTS_SHORT.handling]: [
    SHORT.handling,
    'suspension: debris wears it down; without any a car handles badly',
  ],
};

/** Signs that a race by Trant never shows. */
const NEVER: readonly string[] = [PARTS_SHORT.wear];

const WORDS: readonly (readonly [sign: string, meaning: string])[] = [
  ['MP', 'movement points, read from the chart for a roll; one a space, two on a doubled straight'],
  ['1d 2d', 'the bars of one d20 and of two d10'],
  ['swerve', 'a car blocked by others pays for the movement points it cannot use'],
  ['%', 'a backmarker: a slow car that nobody drives'],
  ['drv', 'driver points: each lets you throw your own dice again; they are won in halves'],
  ['crw', 'points in the pit crew, which shorten the work of a stop'],
  ['qua', 'a point in qualifying: two rolls for the grid'],
  ['wing', 'the high downforce wing: a move that ends in a corner may be one shorter'],
  ['work 8 MP', 'pit work that your rolls have still to pay for'],
];

export const EN_TRANT: BookWords = {
  title: {
    about: [
      'Everyone sets a gear in secret, then shows it. Each car in turn rolls a d20 or two d10, and a chart says how many movement points that is worth in its gear.',
      'A corner makes you end one, two or three turns inside it. Leave too early and it costs you tires, or the race.',
      'Damage shows in how a car drives: without bodywork or suspension it goes too far in corners and not far enough after them.',
      'Enter always makes a sensible choice; you learn by reading what each one costs.',
    ],
  },
  options: {
    weather: {
      about:
        'Dry, variable or rain, or a roll for it. In variable weather three rolls a lap may change it, until two in a row agree.',
    },
  },
  race: {
    ...EN_CHOICE_BOOKS.trant,
    partsShort: SHORT,
    sky: { changeable: 'variable' },
    asks: EN_TRANT_BOOK_ASKS,
    readyMade: { crew: 'fast crew', driver: 'driver points' },
    consequence: consequencesIn({
      ...POINT_WORDS,
      points: {
        ...POINT_WORDS.points,
        gearbox: ['transmission', 'transmission'],
        body: ['bodywork', 'bodywork'],
        handling: ['suspension', 'suspension'],
      },
      short: { ...PARTS_SHORT, ...SHORT },
    }),
    engineer: engineerSaying({ ...PARTS, danger: 'debris' }),
    trials: {
      // A corner also ends the lap of a driver who cannot pay for it (TR-68).
      why: { ...EN_TRANT_STORY_NAMES.ends, overshoot: EN_CLASSIFICATION.why.overshoot },
      help: [
        'One lap, alone, from line to line: start on any space of the straight before it, in any gear. The turn that first crosses the line is the first that counts, the one that crosses it again the last.',
        'The car has the points for a two-lap race; every two you spend count as one more turn. The track is dry, the tires soft or hard. Fewest turns wins, then the faster time.',
        'A driver who leaves the road sets no time and starts last. The clock, if there is one, runs from crossing to crossing; a lap you abandon ranks last.',
      ],
      timed: {
        go: 'To the start',
        warning:
          'The clock runs from line to line and cannot be stopped; a lap you abandon ranks last.',
      },
      untimed: { go: 'To the start' },
    },
  },
  classification: { why: { ...EN_TRANT_STORY_NAMES.ends } },
  guide: {
    glossary: [
      ...EN_GUIDE.glossary.flatMap(([sign, meaning]) => {
        const [first = ''] = sign.split(' ');
        const own = OTHERWISE[sign] ?? OTHERWISE[first];
        return NEVER.includes(first) ? [] : [own ?? ([sign, meaning] as const)];
      }),
      ...WORDS,
    ],
  },
};
