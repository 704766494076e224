// English: Trant's own questions and choices, and its questions where they differ from those of most books.
import type { AskWords, ChoiceNames, HelpLine, OptionWords } from '../rule-words.ts';
import type { NamedTrantChoice } from './named-choices.ts';
import type { StoryNames } from './story-names.ts';

const ORDER: HelpLine = {
  drawn:
    'The order at the top: place, car, gear; -1L is a lap down. Press t to see who drives which car.',
};
const TABLE =
  'The table: how far the move goes, how often it can end in the next corner, how often it costs nothing, how often it overshoots, and the tires it costs on average. Stuck: how often other cars are in the way. OUT: how often it ends your race, whatever you pay.';

export const EN_TRANT_ASKS: Readonly<Record<string, AskWords>> = {
  chooseStart: {
    question: 'where do you start?',
    help: [
      'The lap runs from line to line: start on any space of the straight before it, in any gear. A short run-up crosses the line early in a roll, a long one brings speed for the straight after it.',
      'Turns before the one that takes you over the line do not count.',
    ],
  },
  setGears: {
    question: 'which gear, in secret?',
    help: [
      'All drivers set their gears for this turn at once, and nobody sees the others’ until all are set. Then they are shown and the cars move, the leader first.',
      'Staying in gear, going up one or going down one is free. Each gear skipped on the way down costs more: transmission, then a brake too, then engine as well. A gear you cannot pay for is not in the list.',
      { drawn: `${TABLE} It assumes one d20, and the cars where they stand now.` },
      { drawn: 'Cars on the strip: [A] is playing, (A) has stalled or spun.' },
      ORDER,
    ],
  },
  chooseDice: {
    question: 'which dice?',
    help: [
      'One d20: all rolls are equally likely, long ones and short ones. Two d10: rolls near 11 are much likelier, and you never roll a 1.',
      {
        drawn:
          'The chart says how many movement points (MP) the roll is worth in your gear; below the list you see how likely each number is. You must use them all, by driving or by braking.',
        told: 'The chart says how many movement points (MP) the roll is worth in your gear. All of them have to be used, by driving or by braking.',
      },
      'A 16 costs an engine point and leaves debris, one time in twenty with either throw. With no engine point left it ends your race.',
      { drawn: TABLE },
    ],
  },
  boostEngine: {
    question: 'push the engine?',
    help: [
      'For one engine point the roll counts as 5 more, 20 at the most, and the chart is read again. Once a turn; it leaves no debris.',
      'Each line shows what the movement points would do: where a move of that length can end and what it costs at best.',
    ],
  },
  penaltyMove: {
    question: 'penalty move: which way?',
    help: [
      'Penalty movement comes at the end of a move, all of it at once: a skid in the wet, one more for a car without bodywork or suspension in a corner where it still owes stops. Brakes do not help.',
      'If it takes you out of the corner, that counts like any overshoot.',
    ],
  },
  secondThought: {
    question: 'roll again?',
    help: [
      'A driver point lets you throw your own dice again. The second roll stands, even if it is worse; there is no third.',
      'Bought points are spent first and come back for the next race; won points are gone once spent.',
    ],
  },
  swerveShift: {
    question: 'blocked: which gear?',
    help: [
      'Cars block your way: your gear may roll more than you can drive. Before the roll you may shift down as far as you like, for one transmission point a gear.',
      'After the roll, the first three points you cannot drive cost a brake each, any more a brake or a tire each, up to six in all. More than six, or more than you have, ends your race.',
    ],
  },
  orderWork: {
    question: 'what work in the pit?',
    help: [
      'The tires are always changed: all tire points come back. With them you may repair a point of bodywork or suspension for half as much work again; each point after that costs the full work once more.',
      'Work is counted in movement points: what a roll of 10 gives in your gear, less what your pit crew saves, plus what you had left when you came in. Your next rolls pay for it, in the gear you came in; what is left when all is done drives you out.',
      'The type of tires and the repairs are settled now. You can order more only when all of this is done.',
    ],
  },
  leavePit: {
    question: 'drive off, or more work?',
    help: [
      'All the work you ordered is done. What is left of your roll drives you out of the pit now.',
      'You may order more repairs, or a change to another type of tires: each repair costs the full work of your gear, and what is left of your roll goes towards it.',
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
      'Your Qualifying Point gave you two rolls; keep either. The lowest roll of all starts from pole.',
    ],
  },
  placeBackmarker: {
    question: 'backmarker: where?',
    help: [
      'A backmarker is a slow car that nobody drives: always in 3rd, no stops, no damage of its own. It is in everybody’s way, and contact with it in a corner costs bodywork.',
      'Put it on the centre lane, at least one whole straight or corner ahead of the leader. It moves before the leader in the next turn, then by its position.',
    ],
  },
  removeBackmarkers: {
    question: 'remove the passed backmarkers?',
    help: [
      'All cars have passed these backmarkers. They leave the track if everybody agrees; one refusal keeps them on it.',
    ],
  },
  buildCar: {
    question: 'how is the car built?',
    help: [
      {
        drawn:
          'The points above the list go into the six parts, tires six at most, and into qualifying, pit crew and driver points. A part may have none.',
        told: 'Your points go into the six parts, tires six at most, and into qualifying, pit crew and driver points. A part may have none.',
      },
      'Qualifying gives two rolls for the grid. Each point in the pit crew makes a stop shorter. Each driver point is one roll made again.',
      {
        drawn:
          'Take a ready-made car, or change the one at the top: go to a line with up and down, take a point out with left, go to another line and put it in with right.',
        told: 'Take a ready-made car, keep your own as it stands, or move one point at a time.',
      },
    ],
  },
  stripCar: {
    question: 'give up which four points?',
    help: [
      'Your car was built for three laps. For two it gives up a point in each of four parts, for this race alone.',
    ],
  },
};

export const EN_TRANT_CHOICES: ChoiceNames<NamedTrantChoice> = {
  throwDice: ({ dice }) => (dice === 'd20' ? 'd20' : '2 d10'),
  boostEngine: () => 'push',
  spareEngine: () => 'as is',
  rollAgain: () => 'again',
  keepRoll: () => 'keep',
  chooseWing: ({ wing }) => (wing === 'high' ? 'high downforce' : 'usual'),
  keepGridRoll: ({ roll }) => `the ${roll}`,
  placeBackmarker: ({ space }) => space,
  removeBackmarkers: ({ agrees }) => (agrees ? 'yes, remove them' : 'no, they stay'),
  leavePit: () => 'drive off',
};

/** Questions and help where they differ from those of most books. */
export const EN_TRANT_BOOK_ASKS: Readonly<Record<string, AskWords>> = {
  moveCar: {
    question: 'where to?',
    help: [
      {
        drawn:
          'The digits and letters on the strip are the spaces you can reach; the list says what each of them costs. A movement point (MP) is a space; on a doubled straight a space takes two.',
        told: 'Each line is a space you can reach, with what it costs. A movement point (MP) is a space; on a doubled straight a space takes two.',
      },
      'A stop counts when the whole move ends inside the corner. Leave one stop short and each MP beyond costs a tire, soft tires 1 to 3 more in all by their age, wet tires in the dry double. Two stops short, or into a second corner without a stop in the one before: your race is over.',
      'One tire too few is a spin: no tires are left and the car sets off again in 1st. Two too few ends your race.',
      {
        drawn:
          'A brake point shortens the move by one MP: press b to see where that gets you. New soft tires may take you one further in the dry, the high wing one less far into a corner.',
        told: 'A brake point shortens the move by one MP; what that allows is a list of its own. New soft tires may take you one farther in the dry, the high wing one less far into a corner.',
      },
      'Penalty movement comes last: in the wet a car that ends in a corner slides on, one without bodywork or suspension goes too far in corners that demand stops and not far enough elsewhere.',
      'Ending in a corner beside a car risks your bodywork and its own; debris risks your suspension.',
    ],
  },
  payOvershoot: {
    question: 'how do you pay for the overshoot?',
    help: [
      'You left the corner a stop short. Each movement point beyond it costs the tires listed.',
      'One tire too few is a spin: none are left, and the car sets off in 1st in its next turn. Two too few ends your race.',
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
      'Hard: the normal price in corners at any age. Soft: a movement point more in the dry in their first lap, and an overshoot costs 1 tire more, then 2, then 3; in their third lap each move is one shorter. Wet: they slide only one in the rain; in the dry corners and swerving cost double.',
      {
        drawn:
          'The table: tires paid for each point beyond a corner, dry and wet; points of a slide in the wet; the extra point of soft tires.',
      },
    ],
  },
};

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
    engine: 'the engine lets go',
  },
  ends: { handling: 'suspension broken' },
};

export const EN_TRANT_OPTIONS: Readonly<Record<string, OptionWords>> = {
  backmarkers: {
    label: 'Backmarkers',
    about:
      'After the first lap slow cars that nobody drives come onto the track, half as many as are racing. The drivers place them, the last one first.',
    values: { on: 'on', off: 'off' },
    hints: { on: 'slow cars after lap 1' },
  },
  injuries: {
    label: 'Injuries',
    about:
      'When a car goes out its driver may be hurt, the likelier the higher its gear. If it is bad the race is stopped: it is over, or restarts a lap shorter.',
    values: { on: 'on', off: 'off' },
    hints: { on: 'may stop the race' },
  },
  driverPoints: {
    label: 'Driver points',
    about: 'A driver with driver points may spend one to throw their own dice again.',
    values: { on: 'on', off: 'off' },
    hints: { on: 'dice may be thrown again' },
  },
  chainReaction: {
    label: 'Chain reaction',
    about:
      'A car that goes out with no bodywork left hits a car beside it, which may go out in turn and hit another.',
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
