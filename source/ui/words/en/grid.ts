// English: the form of a new race.

import type { Words } from '../words.ts';
import { plural } from './consequences.ts';

export const EN_GRID: Words['grid'] = {
  heading: 'Who is racing?',
  start: 'Start the race',
  track: 'Circuit',
  laps: 'Laps',
  human: number => `Driver ${number}`,
  addHuman: 'type a name to add a driver',
  cars: 'Cars',
  carsHint: (humans, cpus) =>
    `${plural(humans, 'human', 'humans')}, ${plural(cpus, 'CPU driver', 'CPU drivers')}`,
  shortOfLaps: (option, least) => `${option}: ${least} laps or more. Add laps or switch it off.`,
  oddCars: cars => `Teams of two take an even number of cars, not ${cars}.`,
  level: 'CPU level',
  opponents: 'Opponents',
  spreads: {
    mixed: 'around that level',
    even: 'all at that level',
    chosen: 'your own picks',
  },
  opponentsHint: 'enter: pick them',
  seed: 'Seed',
  seedHint: 'same seed, same dice; empty: random',
  rules: 'Rules',
  options: 'Options',
  optionsHeading: book => `Options of ${book}`,
  noOptions: 'none',
  optionsHint: 'enter: change them',
  optionsHelp: [
    'Left and right switch the marked option; any mix will do. What each one does is told below the list.',
    'Your choice is kept for the next race under these rules.',
  ],
  done: 'Done',
  qualify: 'Grid',
  qualifies: { dice: 'random draw', none: 'as listed here', timed: 'timed trials' },
  sessions: 'Sessions',
  hand: 'In the trials',
  hands: { guided: 'legal moves only', free: 'free-hand' },
  freeHint: 'a wrong space costs ten rolls',
  overruledHint: 'each driver chooses',
  needsHint: label => `only with ${label}`,
  watchHint: 'no human drivers: you watch',
  typeHint: 'Names go on the driver lines: up and down take you there.',
  help: [
    'Up and down move between the lines, left and right change a value, letters type a name. Enter moves down line by line, and from the last one back to the line that starts the race.',
    'Several people can share this keyboard: give each a name. CPU drivers fill the rest of the grid, some of them a level above or below the one you set.',
    'Three laps is the usual distance; one lap is a good first race.',
    'Timed trials: each driver laps alone against the dice and the clock, in one to three sessions; the best lap of each sets the grid. The weather you choose applies here too.',
    'In the rain, cars slide on after a stop; a changeable sky may turn. If drivers set up their own cars, each first chooses a pit, spreads 22 points and picks tires.',
  ],
};
