// English: questions and help where the BGA books differ from most books.
import type { AskWords, HelpLine } from '../rule-words.ts';
import { EN_ASKS } from './en-words.ts';
import type { StoryNames } from './story-names.ts';

const CHOOSE_GEAR: HelpLine = {
  drawn:
    'Choose a gear and its die is rolled: you must move exactly that far. h calls the race engineer: a star marks what he would take, and below the list he says how the marked line compares, in rolls of the die to the flag.',
  told: 'Choose a gear and its die is rolled: you must move exactly that far.',
};
const BARS: HelpLine = {
  drawn:
    'The road shows where the marked gear can land; where there is room, a bar for every gear appears below it.',
};
const ORDER: HelpLine = {
  drawn:
    'The order at the top: place, car, gear; -1L is a lap down. Press t to see who drives which car.',
};

const PLACE_CAR: AskWords = {
  question: 'where does the car end up?',
  help: [
    'Set the car down where the whole move ends. It stays in your hand until a legal move ends there.',
  ],
};

/** The basic game, in which points of wear pay for everything. */
export const EN_BASIC_ASKS: Readonly<Record<string, AskWords>> = {
  placeCar: PLACE_CAR,
  announceGear: {
    question: 'which gear?',
    help: [
      CHOOSE_GEAR,
      'Staying in gear, going up one or going down one is free. Each gear skipped on the way down costs a wear point; 6th to 1st is impossible.',
      {
        drawn:
          'The table: how far the gear can take you, how often you can end in the next corner, how often it costs nothing, how often you overshoot, and the wear it costs on average. Stuck: how often other cars are in the way. OUT: how often it ends your race, whatever you pay.',
      },
      BARS,
      {
        drawn:
          'Cars on the strip: [A] is playing, (A) has stalled, {a} is out and stays until the round ends; P is the pit lane with its numbered pits.',
      },
      ORDER,
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
      'A stop counts when your turn ends inside the corner. Leave one stop short and each space beyond costs a wear point. Leave two stops short, or have more to pay than you have left, and your race is over.',
      {
        drawn: 'A wear point also takes a space off the move: press b to see where that gets you.',
        told: 'A point of wear also takes a space off the move; what that allows is a list of its own.',
      },
      'Ending beside or behind another car risks a collision, which costs a wear point.',
    ],
  },
  pitStop: {
    question: 'how do you stop?',
    help: ['A stop gives all wear points back; the car waits for its next turn.'],
  },
};

export const EN_ADVANCED_ASKS: Readonly<Record<string, AskWords>> = {
  placeCar: PLACE_CAR,
  announceGear: {
    question: 'which gear?',
    help: [
      CHOOSE_GEAR,
      'Staying in gear, going up one or going down one is free. Skipping gears on the way down costs gearbox, then brakes, then engine.',
      {
        drawn:
          'The table: how far the gear can take you, how often you can end in the next corner, how often it costs nothing, how often you overshoot, and the tires it costs on average. Stuck: how often other cars are in the way. OUT: how often it ends your race, whatever you pay.',
      },
      BARS,
      {
        drawn:
          'Cars on the strip: [A] is playing, (A) has stalled or spun, {a} is out and stays until the round ends; P is the pit lane with its numbered pits.',
      },
      ORDER,
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
      'A stop counts when your turn ends inside the corner. Leave one stop short and each space beyond costs a tire point; where drivers choose their tires, the type and the age of the set can make it two or three. Leave two stops short and your race is over.',
      {
        drawn: 'A brake point shortens the move by one space: press b to see where that gets you.',
        told: 'A brake point shortens the move by one space; what that allows is a list of its own.',
      },
      'Ending beside or behind another car risks a collision; debris risks your handling.',
    ],
  },
  payOvershoot: {
    question: 'how do you pay for the overshoot?',
    help: [
      'You left the corner too early. Each space beyond it costs the tires listed.',
      'Spend the last tire point and the car spins: it starts again in 1st gear, with one tire point. If you cannot pay, your race is over.',
    ],
  },
  brakeAtEnd: {
    question: 'take spaces back with brakes?',
    help: ['Each brake point takes one space of the movement back.'],
  },
  configureCar: {
    question: 'how is the car prepared?',
    help: [
      {
        drawn:
          'The points above the list are for the six parts, at least one each. With technical stops up to two may be kept as repair points.',
        told: 'Your points are for the six parts, at least one each. With technical stops up to two may be kept as repair points.',
      },
      ...(EN_ASKS['configureCar']?.help.slice(1) ?? []),
    ],
  },
};

/** Names in the sentences of the BGA books that differ from those of most books, by the id of the book. */
export const EN_BGA_STORY_NAMES: Readonly<Record<string, StoryNames>> = {
  'bga-basic': { stops: { long: 'a pit stop' } },
  'bga-advanced': {
    pools: { gearbox: 'gearbox' },
    stops: { quick: 'a tire stop', long: 'a technical stop' },
  },
};
