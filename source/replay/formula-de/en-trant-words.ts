// English: what only Trant asks, how its choices are called, and what its questions ask otherwise than those of most books.
import type { TrantChoice } from '../../rules/formula-de/trant/choices.ts';
import type { AskWords, ChoiceNames, OptionWords } from '../rule-words.ts';
import type { StoryNames } from './story-names.ts';

const ORDER =
  'The order at the top: place, car, gear; -1L is a lap down. Press t to see who drives which car.';
const TABLE =
  'The table: how far the move goes, how often it can end in the next corner, how often it costs nothing, how often it overshoots, and the tires that costs on average. OUT: how often it ends your race, whatever you pay.';

/** The questions that no other book asks, by step. */
export const EN_TRANT_ASKS: Readonly<Record<string, AskWords>> = {
  chooseStart: {
    question: 'where do you begin?',
    help: [
      'The lap is counted from the line to the line: begin on any space of the straight before it, in any gear. A short run-up crosses the line early in a throw, a long one gives you speed for the straight behind it.',
      'Turns before the one that takes you over the line do not count.',
    ],
  },
  setGears: {
    question: 'which gear, in secret?',
    help: [
      'All drivers set their gears for this turn at once, and nobody sees those of the others before all are set. Then they are shown and the cars move, the leader first.',
      'Staying in gear, going up one or going down one is free. Each gear skipped on the way down costs more: transmission, then a brake too, then engine as well. A gear you cannot pay for is not in the list.',
      `${TABLE} It counts with one d20 and with the cars where they stand now.`,
      'Cars on the strip: [A] is playing, (A) has stalled or spun.',
      ORDER,
    ],
  },
  chooseDice: {
    question: 'which dice?',
    help: [
      'One d20: all rolls are equally likely, long ones and short ones. Two d10: rolls near 11 are much likelier, and you never roll a 1.',
      'The chart says how many movement points (MP) the roll is worth in your gear; below the list you see how often each number of them comes. All of them have to be used, by driving or by braking.',
      'A 16 costs an engine point and leaves debris, one time in twenty with either throw. Without an engine point it is the end of your race.',
      TABLE,
    ],
  },
  boostEngine: {
    question: 'push the engine?',
    help: [
      'For one engine point the roll counts as 5 more, 20 at the most, and the chart is read again. Once in a turn; it leaves no debris.',
      'Each line shows what the movement points would do: where a move of that length can end and what it costs at best.',
    ],
  },
  penaltyMove: {
    question: 'carried on: which way?',
    help: [
      'Penalty movement comes at the end of a move, all of it at once: a skid in the wet, one more for a car without bodywork or suspension whose corner still wants stops. Brakes do not help.',
      'If it takes you out of the corner, that counts like any overshoot.',
    ],
  },
  secondThought: {
    question: 'roll again?',
    help: [
      'A driver point lets you throw your own dice again. The second throw stands, even a worse one, and cannot be made a third time.',
      'Bought points go first and are there again in the next race; won points are gone once they are spent.',
    ],
  },
  swerveShift: {
    question: 'way closed: which gear?',
    help: [
      'Cars close your way: your gear may roll more than you can drive. Before the roll you may go down as far as you like, at one transmission point for each gear.',
      'What cannot be driven after the roll costs three brakes first, then a brake or a tire each, up to six in all. More than six, or more than you have, is the end of your race.',
    ],
  },
  orderWork: {
    question: 'what work in the pit?',
    help: [
      'The tires are always renewed: all tire points come back. With them a point of bodywork or suspension may be repaired, for half as much work again; each point after that costs the full work once more.',
      'Work is counted in movement points: what a roll of 10 gives in your gear, less what your pit crew saves, plus what you had left when you came in. Your next rolls are worked off, in the gear you came in; what is left over when all is done drives you out.',
      'The type of tires and the repairs are settled now. More can be ordered only when all of this is done.',
    ],
  },
  leavePit: {
    question: 'drive off, or more work?',
    help: [
      'All the work you ordered is done. What is left of your roll drives you out of the pit now.',
      'You may order more repairs, or a change to another type of tires: each repair costs the full work of your gear, and what your roll has left goes into it.',
    ],
  },
  chooseWing: {
    question: 'which wing?',
    help: [
      'The high downforce wing lets a move that ends in a corner be one shorter, whenever you like. In return 4th gear yields at most 11, 5th 18 and 6th 26.',
      'It is fixed for the whole race.',
    ],
  },
  keepGridRoll: {
    question: 'which roll for the grid?',
    help: [
      'Your Qualifying Point gave you two rolls; take either. The lowest roll of all starts from pole.',
    ],
  },
  placeBackmarker: {
    question: 'backmarker: where?',
    help: [
      'A backmarker is a slow car that belongs to nobody: always in 3rd, no stops, no damage of its own. It is in the way of everybody, and contact with it in a corner costs bodywork.',
      'Put it on the centre lane, at least one whole straight or corner ahead of the leader. It moves before the leader in the next turn, then by its position.',
    ],
  },
  removeBackmarkers: {
    question: 'take the passed backmarkers off?',
    help: [
      'All cars have passed these backmarkers. If everybody agrees they leave the track; one who does not keeps them on it.',
    ],
  },
  buildCar: {
    question: 'how is the car built?',
    help: [
      'The points above the list go into the six parts, tires six at most, and into qualifying, pit crew and driver points. A part may have none.',
      'Qualifying gives two rolls for the grid. Each point in the pit crew makes a stop shorter. Each driver point is one throw made again.',
      'Take a ready-made car, or change the one at the top: go to a line with up and down, take a point out with left, go to another line and put it in with right.',
    ],
  },
  stripCar: {
    question: 'which four points do you give up?',
    help: [
      'Your car was built for three laps. For two it gives up a point in each of four parts, for this race alone.',
    ],
  },
};

/** How a line of the list names a choice that no other book has. */
export const EN_TRANT_CHOICES: ChoiceNames<TrantChoice> = {
  throwDice: ({ dice }) => (dice === 'd20' ? 'd20' : '2 d10'),
  boostEngine: () => 'push',
  spareEngine: () => 'as is',
  rollAgain: () => 'again',
  keepRoll: () => 'keep',
  chooseWing: ({ wing }) => (wing === 'high' ? 'high downforce' : 'usual'),
  keepGridRoll: ({ roll }) => `the ${roll}`,
  placeBackmarker: ({ space }) => space,
  removeBackmarkers: ({ agrees }) => (agrees ? 'yes, take them off' : 'no, they stay'),
  leavePit: () => 'drive off',
};

/** What questions ask and explain otherwise than in most books. */
export const EN_TRANT_BOOK_ASKS: Readonly<Record<string, AskWords>> = {
  moveCar: {
    question: 'where to?',
    help: [
      'The digits and letters on the strip are the spaces you can reach; the list says what each of them costs. A movement point (MP) is a space; on a doubled straight a space takes two.',
      'A stop counts when the whole move ends inside the corner. Leave one stop short and each MP beyond costs a tire, soft tires 1 to 3 more in all by their age, wet tires in the dry double. Two stops short, or into a second corner without a stop in the one before: your race is over.',
      'One tire too few is a spin: no tires are left and the car goes off in 1st again. Two too few is the end.',
      'A brake point shortens the move by one MP: press b to see where that gets you. New soft tires may take you one farther in the dry, the high wing one less far into a corner.',
      'Penalty movement comes last: in the wet a car that ends in a corner slides on, one without bodywork or suspension goes too far in corners that want stops and not far enough elsewhere.',
      'Ending in a corner beside a car risks your bodywork and its own; debris risks your suspension.',
    ],
  },
  payOvershoot: {
    question: 'how do you pay for the overshoot?',
    help: [
      'You left the corner a stop short. Each movement point beyond it costs the tires listed.',
      'One tire too few is a spin: none are left, and in its next turn the car goes off in 1st. Two too few is the end of your race.',
    ],
  },
  payBlocking: {
    question: 'how do you pay for swerving?',
    help: [
      'Cars are in the way. The first three movement points that you cannot drive cost a brake each, as far as you have brakes; each one after that a brake or a tire, as you like. Wet tires in the dry cost two.',
      'Six is the most. Swerving never makes the car spin.',
    ],
  },
  choosePitBox: {
    question: 'which pit?',
    help: [
      'After a roll for the grid the last car chooses first, after a lap alone the car on pole. The first pits are reached sooner; the last ones are nearer the exit.',
      'A car may only stop in its own pit.',
    ],
  },
  chooseTires: {
    question: 'which tires?',
    help: [
      'Hard: the plain price in corners at any age. Soft: a movement point more in the dry in their first lap, and an overshoot costs 1 tire more, then 2, then 3; in their third lap each move is one shorter. Wet: they slide only one in the rain; in the dry corners and swerving cost double.',
      'The table: tires paid for each point beyond a corner, dry and wet; points of a slide in the wet; the extra point of soft tires.',
    ],
  },
};

/** What the sentences of Trant call otherwise. */
export const EN_TRANT_STORY_NAMES: StoryNames = {
  pools: { gearbox: 'transmission', body: 'bodywork', handling: 'suspension' },
  tires: { rain: 'wet' },
  causes: {
    overRevving: 'for the gears skipped',
    blocking: 'for swerving',
    handling: 'for the debris',
  },
  retirements: {
    blocking: 'no way past the cars ahead',
    handling: 'the suspension breaks on debris',
    engine: 'the engine gives up',
  },
  ends: { handling: 'suspension broken' },
};

/** The options that only Trant has. */
export const EN_TRANT_OPTIONS: Readonly<Record<string, OptionWords>> = {
  backmarkers: {
    label: 'Backmarkers',
    about:
      'After the first lap slow cars that belong to nobody come onto the track, half as many as there are racing. The drivers place them, the last one first.',
    values: { on: 'on', off: 'off' },
    hints: { on: 'slow cars after lap 1' },
  },
  injuries: {
    label: 'Injuries',
    about:
      'Whenever a car goes out its driver may be hurt, the likelier the higher its gear. If it is bad the race is stopped: it is over, or begins anew a lap shorter.',
    values: { on: 'on', off: 'off' },
    hints: { on: 'may stop the race' },
  },
  driverPoints: {
    label: 'Driver points',
    about: 'A driver with driver points may spend one to throw the own dice again.',
    values: { on: 'on', off: 'off' },
    hints: { on: 'dice may be thrown again' },
  },
  chainReaction: {
    label: 'Chain reaction',
    about:
      'A car that goes out for want of bodywork hits one of those beside it, which may go out in turn and hit another.',
    values: { off: 'off', on: 'on' },
    hints: { on: 'contact may spread' },
  },
  wing: {
    label: 'Wing',
    about:
      'A high downforce wing lets a move that ends in a corner be one shorter; 4th, 5th and 6th then yield at most 11, 18 and 26.',
    values: { usual: 'usual', high: 'high downforce' },
  },
};
