// English: every question to a driver, and what the help says about it.
import type { AskKind, AskWords } from './words.ts';

/** The questions by kind. */
export const EN_ASKS: Readonly<Record<AskKind, AskWords>> = {
  gear: {
    question: 'which gear?',
    help: [
      'Choose the gear, then its die is rolled: you must move exactly that far. The star marks what a good driver would take; the race engineer under the list says what the marked line is worth against it, in rolls of the die to the flag.',
      'You may stay in your gear, go up one or down one for nothing. Skipping gears on the way down costs gas, then brakes, then engine.',
      'The table: how far the gear may go, how often you can end in the next corner, how often nothing is paid, how often you overshoot, and the tires that costs on average. OUT: how often it ends your race, whatever you pay.',
      'The bars under the strip show the same: where each gear can land.',
      'Cars on the strip: [A] acts, (A) has stalled or spun, !A! has just lost its engine, ~A~ rolls on without one, {a} is a wreck; P is the pit lane with its numbered pits.',
      'The order on top: place, car, gear; -1L is a lap down. The key t shows who drives which car.',
    ],
  },
  move: {
    question: 'where to?',
    help: [
      'The digits and letters on the strip are the spaces you can reach; the list says what each of them costs.',
      'A stop counts when your turn ends inside the corner. Leave it with a stop missing and each space beyond costs tires: one on hard tires and on rain tires in the wet, else two, three once the set is in its third lap. Two stops missing end the race.',
      'A brake point shortens the move by one space: the brake variants show what that reaches.',
      'Ending beside or behind another car risks a collision; debris risks your handling.',
    ],
  },
  slipstream: {
    question: 'take the slipstream?',
    help: [
      'You ended right behind a car; both are in 4th gear or higher, and its gear is no higher than yours: it pulls you three spaces further.',
      'Declining is free. Entering a corner with it costs a brake, and so does each space that is not made.',
    ],
  },
  overshoot: {
    question: 'how do you pay for the overshoot?',
    help: [
      'You left the corner too early. Each space beyond it costs tires, as many as the list says, or one brake that takes the space back.',
      'With the last tire point the car spins: it stands across until the round ends, then rolls for a start in 1st gear. What cannot be paid ends the race.',
    ],
  },
  slide: {
    question: 'which way does it slide?',
    help: [
      'The track is wet: a car that ends in a corner where it still owes a stop slides on, three spaces on hard and soft tires, one on rain tires.',
      'The slide is part of the movement; what it leads out of the corner counts as any overshoot.',
    ],
  },
  bonus: {
    question: 'one more space on soft tires?',
    help: [
      'Soft tires may be driven one space further on a dry track during the first lap of their set, once in a play. It is never compulsory.',
      'Soft tires cost more when a corner is overshot, and still more as they age.',
    ],
  },
  brakeAtEnd: {
    question: 'take spaces back with brakes?',
    help: [
      'After the movement each brake point takes one space back. Nothing else can follow it in this play.',
    ],
  },
  pitBox: {
    question: 'which pit?',
    help: [
      'Pole chooses first. The first pits are reached sooner; the last ones are nearer to the way out.',
      'A car may only stop in its own pit, at the end of any lap but the last.',
    ],
  },
  configuration: {
    question: 'how is the car prepared?',
    help: [
      '22 points go to the six parts, at least one to each, and to the pit, at most two. Points in the pit repair any part but the tires during a long stop.',
      'Take a ready-made car, or change the one on top: go to a part with up and down, take a point out with left, go to another part and put it in with right. Right on a ready-made car loads it, so that you can change it.',
      'Enter races with the car as it stands.',
    ],
  },
  tires: {
    question: 'which tires?',
    help: [
      'Hard: cheap in corners at any age. Soft: one space further in each play of their first lap, dear in corners, dearer as they age. Rain: cheap in the wet and slide only one space, dear in the dry.',
      'The table: tires paid for each space beyond a corner, dry and wet; spaces of a slide in the wet; the extra space of soft tires.',
    ],
  },
  pitTires: {
    question: 'which tires in the pit?',
    help: [
      'A stop gives a whole new set: all tire points come back, whatever the type. It counts as new for the lap that comes.',
    ],
  },
  pitStop: {
    question: 'a quick stop or a long one?',
    help: [
      'Quick: the black die is rolled. Up to 10 the car is off at once, half the roll far, in 4th gear; above it waits for its next turn. Nothing is repaired.',
      'Long: the car waits for its next turn, and the points kept in the pit repair the parts you name.',
    ],
  },
  placeCar: {
    question: 'where does the car stand?',
    help: [
      'Set the car down where the whole move ends: the roll, the slide in a corner of a wet track, and the extra space of soft tires if you take it. Nobody checks before the end.',
    ],
  },
  other: { question: 'what do you do?', help: ['Each line says what it does.'] },
};
