// English: the words of the BGA books that differ from those of most books, by the id of the book.

import { EN_ADVANCED_ASKS, EN_BASIC_ASKS } from '../../../replay/formula-de/en-bga-words.ts';
import { EN_CHOICE_BOOKS } from '../../../replay/formula-de/en-choice-words.ts';
import type { BookWords } from '../words.ts';
import { consequencesIn, PARTS_SHORT, POINT_WORDS } from './consequences.ts';
import { engineerSaying } from './engineer.ts';
import { EN_GUIDE } from './guide.ts';
import { EN_TERMS } from './terms.ts';

const { 'bga-basic': BASIC_CHOICES, 'bga-advanced': ADVANCED_CHOICES } = EN_CHOICE_BOOKS;
const SHORT = { ...PARTS_SHORT, gearbox: 'gbx' };
const { gearColumns, out, spin, advice } = EN_TERMS;

const TRIAL_HELP = [
  'One lap, alone, against the dice and the clock. Every gear die is a roll; every space beyond a corner costs a roll; so does every full minute. Fewest rolls wins, then the faster time.',
  'There are no points: no brakes, no spins, no tests. Skipping gears on the way down is free.',
  'The clock, if there is one, runs from the first confirmed gear until the move over the line is confirmed. It cannot be stopped: a lap you abandon ranks last in its session.',
];

const SHEET_HELP = [
  'A session is one timed lap for each driver. Fewest points ranks first, then the faster time, then whoever set it first.',
  'Rolls: gear dice, one for each round. Over: rolls for spaces beyond corners. Min: one for each full minute. Total: the sum.',
  'The best driver starts from pole; places one to ten bring ten points down to one.',
  'CPU drivers take 2.8 to 3 seconds for each roll.',
];

/** Nobody can set a car down wrong in these books. */
const TRIALS = {
  help: TRIAL_HELP,
  placingHelp:
    'left and right along the lane, up and down to change lanes, enter sets it down where a legal move ends',
  sheet: { help: SHEET_HELP },
};

const GRID_HELP = [
  'Up and down move between the lines, left and right change a value, letters type a name. Enter moves down line by line, and from the last one back to the line that starts the race.',
  'Several people can share this keyboard: give each a name. CPU drivers fill the rest of the grid, some of them a level above or below the one you set.',
  'A one-lap race has no pit stops; longer races do.',
  'Timed trials: each driver laps alone against the dice and the clock, in one to three sessions; the best lap of each sets the grid.',
];

const TOLD_OF_THE_SCREEN = EN_GUIDE.glossary.filter(([sign]) =>
  ['L M R', '○ ●', '3-6', '+5', '1A/4'].includes(sign),
);

const TOLD_OF_GEARS = [
  [gearColumns.moves, 'the spaces a gear’s die can roll'],
  [gearColumns.inCorner, 'how often the move can end in a corner where the stop counts'],
  [gearColumns.flag, 'how often it crosses the line at the end of your race'],
  [gearColumns.clean, 'how often it costs nothing at all'],
  [gearColumns.overshoot, 'how often it leaves a corner too early, unless you brake'],
  ['wear', 'the wear points an overshoot costs on average'],
  [gearColumns.blocked, 'how often other cars are in the way, unless you brake'],
  [gearColumns.price, 'what the change of gear itself costs'],
  [
    gearColumns.worst,
    'what the worst face does: the end of the race, a spin, or the points it costs',
  ],
  [spin(20), 'how often it spins your car, at the least that it can cost'],
  [out(30), 'how often the race ends there, whatever you pay'],
  [advice, 'what the race engineer would do: h calls him'],
] as const;

const OPTIONS = {
  weather: {
    about:
      'Good, changeable or rainy weather, or a roll for it. Rain makes contact likelier and cars skid in corners. Without it every race is dry.',
  },
  tireChoice: {
    about:
      'Each driver chooses hard, soft or rain tires before the race and at each stop: soft ones give an extra space, every type has its price in corners. Without it everybody is on hard tires.',
  },
  technicalStops: {
    about:
      'A pit stop can also give back points other than tires: up to two a stop, from two for the race. Such a stop always lasts until the next round.',
  },
  construction: {
    about:
      'Each driver spreads the points of the car over its parts before the race. Without it all cars are alike.',
  },
  teams: {
    about:
      'Teams of two race for the highest total of points: neighbours in the list of drivers are a team. Needs an even number of cars.',
  },
  nitro: {
    about:
      'Once a lap, after the die is rolled, a car may go as many spaces further as the number of its gear.',
  },
  untimed: {
    about:
      'Timed trials without a clock: no minutes are counted, and of drivers level on points the one who drove first is ahead.',
  },
};

const BASIC: BookWords = {
  options: OPTIONS,
  title: {
    about: [
      'Each turn you choose a gear and roll its die; the die says exactly how many spaces you move, and you choose the line.',
      'A corner makes you end one, two or three turns inside it. Leave too early and it costs you wear, or the race.',
      'Wear points pay for everything: braking, skipped gears, corners left too early, contact.',
      'Enter always makes a sensible choice; you learn by reading what each one costs.',
    ],
  },
  grid: { help: GRID_HELP },
  styles: {
    lateBraker: {
      name: 'late braker',
      note: 'goes into corners a gear too high, and pays for it in wear.',
    },
    earlyBraker: {
      name: 'early braker',
      note: 'is slow into every corner and saves wear for later.',
    },
    slipstreamer: { name: 'shadow', note: 'stays close behind the car in front.' },
    tireSaver: { name: 'wear saver', note: 'hardly ever spends a point of wear.' },
    pitFox: { name: 'pit fox', note: 'stops in the pits where others stay out.' },
  },
  race: {
    asks: EN_BASIC_ASKS,
    gearColumns: { tires: 'wear' },
    consequence: consequencesIn({
      ...POINT_WORDS,
      back: amount => `all points back${amount === 0 ? '' : `, ${amount} of wear`}`,
    }),
    ...BASIC_CHOICES,
    trials: TRIALS,
  },
  guide: {
    glossary: [
      ...TOLD_OF_THE_SCREEN,
      ['[A] (A) {A}', 'the car that is playing; one that has stalled; one that is out'],
      [`${SHORT.wear} 5/18`, 'wear, five points of eighteen left: they pay for everything'],
      ['pit 6', 'your pit is number six'],
      ...TOLD_OF_GEARS,
    ],
  },
};

const ADVANCED: BookWords = {
  options: OPTIONS,
  grid: {
    help: [...GRID_HELP, 'The options have a page of their own: switch on any mix of them.'],
  },
  race: {
    ...ADVANCED_CHOICES,
    partsShort: { gearbox: SHORT.gearbox },
    asks: EN_ADVANCED_ASKS,
    consequence: consequencesIn({
      ...POINT_WORDS,
      points: { ...POINT_WORDS.points, gearbox: ['gearbox', 'gearbox'] },
      short: SHORT,
    }),
    engineer: engineerSaying({ gearbox: 'gearbox' }),
    trials: TRIALS,
  },
  guide: {
    glossary: EN_GUIDE.glossary
      .filter(([sign]) => sign !== SHORT.wear)
      .map(([sign, meaning]) =>
        sign === PARTS_SHORT.gearbox
          ? [SHORT.gearbox, 'gearbox: it pays for a gear skipped on the way down']
          : [sign, meaning],
      ),
  },
};

/** By the id of the book. */
export const EN_BGA_BOOKS: Readonly<Record<string, BookWords>> = {
  'bga-basic': BASIC,
  'bga-advanced': ADVANCED,
};
