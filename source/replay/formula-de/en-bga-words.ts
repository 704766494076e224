// English: what the questions of the BGA books ask and explain otherwise than those of most books.
import type { AskWords } from '../rule-words.ts';
import { EN_ASKS } from './en-words.ts';
import type { StoryNames } from './story-names.ts';

const CHOOSE_GEAR =
  'Choose a gear and its die is rolled: you must move exactly that far. h calls the race engineer: a star marks what he would take, and below the list he says how the marked line compares, in rolls of the die to the flag.';
const BARS = 'The bars below the strip show where each gear can land.';
const ORDER =
  'The order at the top: place, car, gear; -1L is a lap down. Press t to see who drives which car.';

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
      'Staying in gear, going up one or going down one is free. Each gear skipped on the way down costs a point of wear; 6th to 1st is impossible.',
      'The table: how far the gear can take you, how often you can end in the next corner, how often it costs nothing, how often you overshoot, and the wear that costs on average. OUT: how often it ends your race, whatever you pay.',
      BARS,
      'Cars on the strip: [A] is playing, (A) has stalled, {a} is out and stays until the round ends; P is the pit lane with its numbered pits.',
      ORDER,
    ],
  },
  moveCar: {
    question: 'where to?',
    help: [
      'The digits and letters on the strip are the spaces you can reach; the list says what each of them costs.',
      'A stop counts when your turn ends inside the corner. Leave one stop short and each space beyond costs a point of wear. Leave two stops short and your race is over; so it is when you have to pay more than you have left.',
      'A point of wear also takes a space off the move: press b to see where that gets you.',
      'Ending beside or behind another car risks a collision, which costs a point of wear.',
    ],
  },
  pitStop: {
    question: 'how do you stop?',
    help: ['A stop gives all points of wear back; the car waits for its next turn.'],
  },
};

/** The advanced game. */
export const EN_ADVANCED_ASKS: Readonly<Record<string, AskWords>> = {
  placeCar: PLACE_CAR,
  announceGear: {
    question: 'which gear?',
    help: [
      CHOOSE_GEAR,
      'Staying in gear, going up one or going down one is free. Skipping gears on the way down costs gearbox, then brakes, then engine.',
      'The table: how far the gear can take you, how often you can end in the next corner, how often it costs nothing, how often you overshoot, and the tires that costs on average. OUT: how often it ends your race, whatever you pay.',
      BARS,
      'Cars on the strip: [A] is playing, (A) has stalled or spun, {a} is out and stays until the round ends; P is the pit lane with its numbered pits.',
      ORDER,
    ],
  },
  moveCar: {
    question: 'where to?',
    help: [
      'The digits and letters on the strip are the spaces you can reach; the list says what each of them costs.',
      'A stop counts when your turn ends inside the corner. Leave one stop short and each space beyond costs a tire point; where drivers choose their tires, the type and the age of the set can make it two or three. Leave two stops short and your race is over.',
      'A brake point shortens the move by one space: press b to see where that gets you.',
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
      'The points above the list are for the six parts, at least one each. With technical stops up to two may be kept as repair points.',
      ...(EN_ASKS['configureCar']?.help.slice(1) ?? []),
    ],
  },
};

/** What the sentences of the BGA books call otherwise, by the id of the book. */
export const EN_BGA_STORY_NAMES: Readonly<Record<string, StoryNames>> = {
  'bga-basic': { stops: { long: 'a pit stop' } },
  'bga-advanced': {
    pools: { gearbox: 'gearbox' },
    stops: { quick: 'a tire stop', long: 'a technical stop' },
  },
};
