// English: the figures of a race of the Formula Dé family.
import type { Retirement } from '../../rules/formula-de/state.ts';
import { counted, type SheetWords } from '../sheet-words.ts';
import { EN_STORY_NAMES } from './en-story-names.ts';

const CAUSES: Readonly<Record<Retirement, string>> = {
  overshoot: 'overshot the corner',
  blocking: 'ran into the cars ahead',
  collision: 'wrecked in a collision',
  engine: 'engine failure',
  handling: 'lost control',
  wall: 'ran into the wall',
  overRevving: 'over-revved the engine',
};

const POOLS: Readonly<Record<string, string>> = {
  tires: 'tires',
  brakes: 'brakes',
  gearbox: 'gas',
  body: 'body',
  engine: 'engine',
  handling: 'handling',
  wear: 'wear',
};

export function sheetWords(bookId = ''): SheetWords {
  const own = EN_STORY_NAMES[bookId];
  return {
    round: counted('round', 'round', 'rounds'),
    plays: counted('rolls', 'roll', 'rolls'),
    pools: { ...POOLS, ...own?.pools },
    causes: { ...CAUSES, ...own?.ends },
    stops: { quick: 'a quick stop', long: 'a long stop', ...own?.stops },
    figures: {
      stops: counted('stops', 'stop in a corner', 'stops in corners'),
      overshoots: counted('over', 'overshoot', 'overshoots'),
      spinouts: counted('spins', 'spinout', 'spinouts'),
      slipstreams: counted('slips', 'slipstream', 'slipstreams'),
      collisions: counted('contacts', 'contact', 'contacts'),
      // Sheets in older ledgers counted the tests of cars that touched, whatever their outcome.
      contacts: counted('tests', 'collision test', 'collision tests'),
      blocked: counted('blocked', 'time held up', 'times held up'),
      pitStops: counted('pits', 'pit stop', 'pit stops'),
      engineer: counted('radio', 'call from the engineer', 'calls from the engineer'),
      stalls: counted('stalls', 'stall at the start', 'stalls at the start'),
    },
  };
}
