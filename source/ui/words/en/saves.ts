// English: the races that are kept and those that are over.
import type { SaveWords } from '../save-words.ts';

export const EN_SAVES: SaveWords = {
  heading: 'Saved races',
  none: 'No saved races yet.',
  reading: 'Loading saved races …',
  lap: (lap, laps) => `lap ${lap}/${laps}`,
  onGrid: 'on the grid',
  turn: name => `${name} to play`,
  winner: name => `${name} won`,
  finished: 'finished',
  trials: 'trials',
  held: minutes =>
    `This race is open in another terminal${minutes < 1 ? '' : `, idle for ${minutes} min`}. Take it over? It is saved there first; a timed lap under way there is void.`,
  silent: 'Nobody seems to have it open. Take it?',
  leaveIt: 'No, leave it there',
  takeOver: 'Yes, take it over',
  watch: 'No, just watch it from here',
  asking: 'Asking the other terminal …',
  over: {
    heading: 'Finished races',
    line: count => `Finished races (${count})`,
    none: 'No finished race matches.',
    help: [
      'Every race that is over, the newest first. Enter opens its result, r shows it again from the grid, x writes its report.',
      '/ finds races by circuit, driver or winner.',
    ],
  },
  help: [
    'Every race is saved after each answer. Choose one to carry on exactly where it stopped.',
    'Races that are over have a page of their own, behind the last line.',
  ],
};
