// English: timed trials.

import { LOT_WORDS } from '../../../replay/lot-words.ts';
import type { LastingInjury } from '../../../rules/formula-de/trant/state.ts';
import type { TrialWords } from '../trial-words.ts';
import { EN_CLASSIFICATION } from './classification.ts';
import { plural } from './consequences.ts';

const signed = (value: number) => {
  const amount = Math.abs(value).toFixed(1);
  return amount === '0.0' ? 'level' : `${value < 0 ? '-' : '+'}${amount}`;
};

const HURT: Readonly<Record<LastingInjury, string>> = {
  injured: 'was injured',
  severe: 'was badly injured',
  killed: 'was killed',
};

export const EN_TRIALS: TrialWords = {
  lap: (session, sessions) =>
    sessions > 1 ? `timed lap, session ${session}/${sessions}` : 'timed lap',
  par: (rolls, wet) => `par ${rolls.toFixed(1)}${wet ? ' in the dry' : ''}`,
  ghost: ahead =>
    ahead === 0
      ? 'level with the best lap'
      : `${Math.abs(ahead)} ${ahead > 0 ? 'ahead of' : 'behind'} the best lap`,
  counted: rolls => plural(rolls, 'roll', 'rolls'),
  overshoots: rolls => `overshoots ${rolls}`,
  spent: rolls => `points spent ${rolls}`,
  minutes: minutes => `minutes ${minutes}`,
  total: rolls => `total ${rolls}`,
  ready: tires => `ready to go on ${tires} tires?`,
  otherTires: 'other tires',
  rainReminder:
    'The track is wet: every stop in a corner slides on, one space on rain tires, three on others.',
  placing: 'set the car down',
  placingHelp:
    'left and right along the lane, up and down to change lanes, enter sets it down; nobody checks until the end',
  notThere: 'no legal move with this roll ends there',
  cursorOn: space => `on ${space}?`,
  over: why => (why === undefined ? 'Over the line!' : `Session over: ${why}.`),
  why: { ...EN_CLASSIFICATION.why, overshoot: 'too many stops missed' },
  seeSheet: 'See the result',
  weather: said => `Weather for the session: ${said}.`,
  crossed: name => `${name} crosses the line.`,
  aborted: (name, why) => `${name} is out, ${why}: the session is over.`,
  rollsColumn: 'rolls',
  tableHeading: 'timed lap',
  help: [
    'One lap, alone, against the dice and the clock. Every gear die is a roll; every space beyond a corner costs rolls, depending on the tires; so does every full minute. Fewest rolls wins, then the faster time.',
    'There are no points: no brakes, no spins, no tests. Skipping gears on the way down is free, but never from 6th to 1st.',
    'The clock runs from the first confirmed gear until the move over the line is confirmed. It cannot be stopped: a lap you abandon ranks last in its session.',
  ],
  sheet: {
    heading: (session, sessions) =>
      sessions > 1 ? `timed trials, session ${session} of ${sessions}` : 'timed trials',
    allSessions: 'timed trials, all sessions',
    weather: (sky, roll) => {
      const said = {
        sun: 'sun, dry track',
        changeable: 'clouds, dry track',
        rain: 'rain, wet track',
      };
      return roll > 0 ? `a roll of ${roll}: ${said[sky]}` : said[sky];
    },
    hands: { guided: '', free: 'free-hand' },
    spentColumn: 'spent',
    columns: {
      place: 'pos',
      driver: 'driver',
      tires: 'tires',
      rolls: 'rolls',
      overshoots: 'over',
      minutes: 'min',
      misplacements: 'wrong',
      total: 'total',
      time: 'time',
      session: 'in',
    },
    ends: { aborted: 'aborted', withdrawn: 'not driven', void: 'void' },
    drives: name => `${name} is out on track …`,
    turn: name => `${name}, your lap.`,
    ...LOT_WORDS.en,
    wasVoid: name => `${name} abandoned the lap: it is void.`,
    noStart: 'no start',
    hurt: (name, injury, races) =>
      `${name} ${HURT[injury]} in the timed lap${races ? ' and does not start in the race' : ''}.`,
    nobodyStarts: 'Nobody is fit to start: there is no race.',
    drive: 'Drive the lap',
    withdrawing: name => `${name}, sit this lap out?`,
    next: 'next',
    withdraw: 'Sit it out: last in this session',
    stay: 'No, go back',
    withdrawNow: 'Yes, sit it out: last in this session',
    nextSession: session => `On to session ${session}`,
    showAll: 'See the classification of all sessions',
    race: 'To the grid: start the race',
    again: 'Drive again',
    title: 'Back to the title',
    leave: 'Quit',
    pole: name => `${name} takes the absolute pole.`,
    lap: ({ name, trial, minutes, misplaced, chargesPoints, total, time, why }) =>
      trial.end === 'finished'
        ? `${name}: ${[
            plural(trial.rolls.length, 'roll', 'rolls'),
            trial.overshootRolls > 0
              ? `${trial.overshootRolls} ${chargesPoints ? 'for points spent' : 'for overshoots'}`
              : '',
            minutes > 0 ? `${minutes} for full minutes` : '',
            misplaced > 0 ? `${misplaced} for misplacements` : '',
          ]
            .filter(part => part !== '')
            .join(' + ')} = ${total}${time === '' ? '' : ` in ${time}`}`
        : `${[`${name} is out`, ...(why === '' ? [] : [why])].join(', ')}: last in this session.`,
    againstPar: (difference, par) => `par ${par.toFixed(1)}: ${signed(difference)}`,
    firstHere: 'The first lap by a player here: the one to beat.',
    record: 'The best lap by a player here so far!',
    best: (name, rolls, time) =>
      `The best lap by a player here so far: ${rolls} in ${time}, by ${name}.`,
    help: [
      'A session is one timed lap for each driver, all in the weather rolled for it. Fewest rolls ranks first, then the faster time, then whoever set it first.',
      'Rolls: gear dice. Over: rolls for spaces beyond corners. Min: one for each full minute. Wrong: ten for each time the car was set down wrong, in free-hand trials. Total: the sum.',
      'Each driver’s best session counts; the best of them takes the absolute pole and rolls the weather for the race.',
      'CPU drivers take 2.8 to 3 seconds for each roll.',
    ],
  },
  leavingSheet: 'These trials are not saved. Leave them anyway?',
  stay: 'No, drive on',
  leaveLap: 'Yes, abandon the lap',
  timed: {
    go: '1st gear: the clock starts',
    warning: 'The clock starts with your first gear and cannot be stopped.',
    leaving: 'The clock is running: a lap you abandon ranks last. Leave it?',
    void: 'The lap under way ranks last in its session: the clock cannot be stopped.',
  },
  untimed: {
    go: '1st gear: off you go',
    warning: 'No clock runs. Once you have started, a lap you abandon ranks last.',
    leaving: 'The lap is under way: abandoned, it ranks last. Leave it?',
    void: 'The lap under way ranks last in its session: nobody drives it twice.',
  },
};
