// English: the page after the flag.
import type { Words } from '../words.ts';
import { plural } from './consequences.ts';

export const EN_CLASSIFICATION: Words['classification'] = {
  heading: track => `Classification: ${track}`,
  again: 'Race again, with new dice',
  seed: seed => `seed ${seed}`,
  title: 'Back to the title',
  quit: 'Leave',
  status: { racing: 'racing', finished: 'finished', retired: 'retired' },
  why: {
    overshoot: 'overshot a corner',
    blocking: 'ran into the cars ahead',
    collision: 'collision',
    engine: 'engine failure',
    handling: 'lost control',
    wall: 'ran into the wall',
    overRevving: 'engine blown by over-revving',
  },
  columns: {
    place: 'place',
    car: 'car',
    style: 'level, style',
    points: 'points',
    result: 'result',
  },
  teams: 'Teams',
  team: number => `team ${number}`,
  laps: laps => plural(laps, 'lap', 'laps'),
  help: [
    'Finishers come first, in the order they took the flag; then cars still racing; then retirements, which carry no place.',
    'Rolls or turns: how many the race took. Luck: spaces the dice gave a car beyond their average. Led: rounds that ended with it in front. The letters after “lead” say who led, round by round.',
    's tells the story of the race, c draws the places of all cars round by round, p lists the points they spent and what else was counted, page by page; the same key or Escape leads back.',
    'Enter races again at once: the same cars over the same distance, with other dice. d does so with the same dice on the same grid, to see who would have done better; n sets up a new race. x writes the page as Markdown beside the save.',
    'a shows what each of your decisions cost by the engineer’s values, and how the chance to win stood. h tries again from a question: the decision that cost most, or in the chart the round that the arrows mark.',
  ],
};
