// English: the words for the mechanisms of a book: questions and help, names of choices, what points are charged for,
// options.
import type { Boost, Cause } from '../../rules/formula-de/state.ts';
import type { Asks, ChoiceNames, OptionWords } from '../rule-words.ts';
import { EN_TRANT_ASKS, EN_TRANT_CHOICES, EN_TRANT_OPTIONS } from './en-trant-words.ts';
import type { NamedChoice } from './named-choices.ts';

/** By step; `other` serves every step without words of its own. */
export const EN_ASKS: Asks = {
  ...EN_TRANT_ASKS,
  announceGear: {
    question: 'which gear?',
    help: [
      {
        drawn:
          'Choose a gear and its die is rolled: you must move exactly that far. h calls the race engineer: a star marks what he would take, and below the list he says how the marked line compares, in rolls of the die to the flag.',
        told: 'Choose a gear and its die is rolled: you must move exactly that far.',
      },
      'Staying in gear, going up one or going down one is free. Skipping gears on the way down costs gas, then brakes, then engine.',
      {
        drawn:
          'The table: how far the gear can take you, how often you can end in the next corner, how often it costs nothing, how often you overshoot, and the tires it costs on average. Stuck: how often other cars are in the way. OUT: how often it ends your race, whatever you pay.',
      },
      {
        drawn:
          'The road shows where the marked gear can land; where there is room, a bar for every gear appears below it.',
      },
      {
        drawn:
          'Cars on the strip: [A] is playing, (A) has stalled or spun, !A! has just blown its engine, ~A~ is coasting without one, {a} is a wreck; P is the pit lane with its numbered pits.',
      },
      {
        drawn:
          'The order at the top: place, car, gear; -1L is a lap down. Press t to see who drives which car.',
      },
    ],
  },
  nitro: {
    question: 'fire the nitro?',
    help: [
      'It adds the number of your gear to your roll, all of it or nothing. Spaces you do not want can still be braked away.',
      'You have it once a lap. Each completed lap refills it; an unused charge is not carried over.',
    ],
  },
  moveCar: {
    question: 'where to?',
    help: [
      {
        drawn:
          'The digits and letters on the strip are the spaces you can reach; the list says what each of them costs.',
        told: 'Each line is a space you can reach, with what it costs.',
      },
      'A stop counts when your turn ends inside the corner. Leave one stop short and each space beyond costs tires: one on hard tires, or on rain tires in the wet; otherwise two, or three once the set is in its third lap. Leave two stops short and your race is over.',
      {
        drawn: 'A brake point shortens the move by one space: press b to see where that gets you.',
        told: 'A brake point shortens the move by one space; what that allows is a list of its own.',
      },
      'Ending beside or behind another car risks a collision; debris risks your handling.',
    ],
  },
  slipstream: {
    question: 'take the slipstream?',
    help: [
      'You ended right behind a car; both are in 4th gear or higher, and its gear is no higher than yours: it tows you three spaces further.',
      'Declining is free. Slipstreaming into a corner costs a brake, and so does each space you do not take.',
    ],
  },
  payOvershoot: {
    question: 'how do you pay for the overshoot?',
    help: [
      'You left the corner too early. Each space beyond it costs the tires listed, or one brake that takes the space back.',
      'Spend the last tire point and the car spins: it sits sideways until the round ends, then rolls for a start in 1st gear. With none left, exactly one more is another spin, except on soft tires; any other price you cannot pay ends your race.',
    ],
  },
  payBlocking: {
    question: 'how do you pay for being blocked?',
    help: [
      'Cars are in the way. The first three missing spaces cost a brake each, any further one a brake or a tire, as you like.',
      'Tires spent here never make the car spin.',
    ],
  },
  slide: {
    question: 'which way does it slide?',
    help: [
      'The track is wet: a car that ends in a corner where it still owes a stop slides on, three spaces on hard and soft tires, one on rain tires.',
      'The slide is part of the movement; if it takes you out of the corner, that counts like any overshoot.',
    ],
  },
  softBonus: {
    question: 'one more space on soft tires?',
    help: [
      'On a dry track soft tires may take you one space further during the first lap of their set, once in a play. You are never obliged to.',
      'Soft tires cost more when you overshoot a corner, and more still as they age.',
    ],
  },
  brakeAtEnd: {
    question: 'take spaces back with brakes?',
    help: [
      'After the movement each brake point takes one space back. Nothing else can follow in this play.',
    ],
  },
  choosePitBox: {
    question: 'which pit?',
    help: [
      'The car on pole chooses first. The first pits are reached sooner; the last ones are nearer the exit.',
      'A car may only stop in its own pit, at the end of any lap but the last.',
    ],
  },
  configureCar: {
    question: 'how is the car prepared?',
    help: [
      'You have 22 points for the six parts, at least one each, and for the pit, at most two. Points in the pit repair any part but the tires during a long stop.',
      {
        drawn:
          'Take a ready-made car, or change the one at the top: go to a part with up and down, take a point out with left, go to another part and put it in with right. Right on a ready-made car loads it, so that you can adjust it.',
        told: 'Take a ready-made car, keep your own as it stands, or move one point at a time.',
      },
      { drawn: 'Enter races the car as it stands.' },
    ],
  },
  chooseTires: {
    question: 'which tires?',
    help: [
      'Hard: cheap in corners at any age. Soft: one space further in each play of their first lap, expensive in corners, and more so as they age. Rain: cheap in the wet and slide only one space, expensive in the dry.',
      {
        drawn:
          'The table: tires paid for each space beyond a corner, dry and wet; spaces of a slide in the wet; the extra space of soft tires.',
      },
    ],
  },
  pitTires: {
    question: 'which tires in the pit?',
    help: [
      'A stop gives a whole new set: all tire points come back, whatever the type. It counts as new for the lap ahead.',
    ],
  },
  pitStop: {
    question: 'a quick stop or a long one?',
    help: [
      'Quick: the black die is rolled. On 10 or less the car leaves at once, moving half the roll, in 4th gear; above that it waits for its next turn. Nothing is repaired.',
      'Long: the car waits for its next turn, and the points kept in the pit repair the parts you name.',
    ],
  },
  placeCar: {
    question: 'where does the car end up?',
    help: [
      'Set the car down where the whole move ends: the roll, the slide in a corner of a wet track, and the extra space of soft tires if you take it. Nobody checks before the end.',
    ],
  },
  other: { question: 'what do you do?', help: ['Each line says what it does.'] },
};

export const EN_CHOICES: ChoiceNames<NamedChoice> = {
  ...EN_TRANT_CHOICES,
  useNitro: ({ spaces }) => `nitro, ${spaces} more ${spaces === 1 ? 'space' : 'spaces'}`,
  keepNitro: () => 'keep it',
};

/** Why points are crossed out, as the words that follow them in a sentence. */
export const EN_CAUSES: Readonly<Record<Cause, string>> = {
  overRevving: 'for over-revving',
  braking: 'for braking',
  overshoot: 'for the overshoot',
  blocking: 'for being blocked',
  collision: 'for the collision',
  collisionCaused: 'for causing the collision',
  wall: 'for touching the wall',
  engineTest: 'for straining the engine',
  handling: 'for the dangerous space',
  slipstreamEntry: 'for slipstreaming into a corner',
  strain: 'for the strained engine',
  boost: 'to push the engine',
  pitEntry: 'for reaching the pit in too high a gear',
  swerve: 'for swerving',
};

/** What adds spaces to a roll, as the words that precede them in a sentence. */
export const EN_BOOSTS: Readonly<Record<Boost, string>> = { nitro: 'fires the nitro' };

/** The types of tires, also as the values of an option. */
export const TIRE_TYPES: Readonly<Record<string, string>> = {
  hard: 'hard',
  soft: 'soft',
  rain: 'rain',
};

export const EN_OPTIONS: Readonly<Record<string, OptionWords>> = {
  ...EN_TRANT_OPTIONS,
  weather: {
    label: 'Weather',
    values: {
      sun: 'sun, dry track',
      changeable: 'changeable',
      rain: 'rain, wet track',
      roll: 'roll the die',
    },
  },
  tires: { label: 'Tires', values: TIRE_TYPES },
  preparation: {
    label: 'Car set-up',
    values: { ready: 'ready-made', chosen: 'by each driver' },
    hints: { chosen: 'pit, points, tires' },
  },
  construction: {
    label: 'Construction',
    values: { off: 'off', on: 'on' },
    hints: { on: 'each driver spreads the points' },
  },
  tireChoice: {
    label: 'Tires',
    values: { off: 'off', on: 'on' },
    hints: { off: 'all on hard ones', on: 'each driver chooses' },
  },
  technicalStops: {
    label: 'Technical stops',
    values: { off: 'off', on: 'on' },
    hints: { on: 'two repair points in a pit' },
  },
  nitro: { label: 'Nitro', values: { off: 'no', on: 'once a lap' } },
  untimed: {
    label: 'Trials',
    values: { off: 'with a clock', on: 'without a clock' },
    hints: { on: 'no minutes, no times' },
  },
  teams: {
    label: 'Teams',
    values: { off: 'no', on: 'of two' },
    hints: { on: 'one box, points added up' },
  },
};
