// Mutants that no test can kill because they play the same race as the original code, each with the reason.

import type { Mutant } from './mutants.ts';

export interface Equivalent {
  readonly chapter: string;
  /** The line on which it begins, without its indentation. */
  readonly line: string;
  readonly was: string;
  readonly becomes: string;
  readonly because: string;
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    chapter: 'blocking',
    line: 'if (due === 0 && missing === 0) {',
    was: `if (due === 0 && missing === 0) {
    if (spent > pointsToSpend(car.points, 'brakes', values)) return undefined;
    return { tires: 0, brakes: spent, spins: false };
  }`,
    becomes: '',
    because: 'a short cut: the long way comes to the same bill',
  },
  {
    chapter: 'blocking',
    line: 'const ahead = (car: Car) => (spaceOf(board, car.space).tick - tick + board.ticks) % board.ticks;',
    was: 'spaceOf(board, car.space).tick - tick + board.ticks',
    becomes: 'spaceOf(board, car.space).tick - tick - board.ticks',
    because: 'two laps less come to the same order, below zero',
  },
  {
    chapter: 'contacts',
    line: 'const lead = ({ tick }: FormulaSpace) => (tick - place.tick + 1.5 * board.ticks) % board.ticks;',
    was: 'tick - place.tick + 1.5 * board.ticks',
    becomes: 'tick - place.tick - 1.5 * board.ticks',
    because: 'whole laps more or less come to the same place of it, below zero in the same order',
  },
  {
    chapter: 'contacts',
    line: 'const lead = ({ tick }: FormulaSpace) => (tick - place.tick + 1.5 * board.ticks) % board.ticks;',
    was: '1.5',
    becomes: '2.5',
    because: 'a whole lap more comes to the same place of it',
  },
  {
    chapter: 'corners',
    line: "if (isPlain && to.kind !== 'pit' && before.laps <= rules.raceLaps) {",
    was: `if (isPlain && to.kind !== 'pit' && before.laps <= rules.raceLaps) {
    return before;
  }`,
    becomes: '',
    because: 'a short cut: what it passes over comes to the same passage',
  },
  {
    chapter: 'driving-code',
    line: 'const [start = -1, ...rest] = driven;',
    was: '1',
    becomes: '2',
    because: 'a way driven has its start space: the default is there for the compiler',
  },
  {
    chapter: 'driving-code',
    line: 'if (edge === undefined) break;',
    was: 'if (edge === undefined) break;',
    becomes: '',
    because: 'what was driven was legal: a step without an arrow is there for the compiler',
  },
  {
    chapter: 'driving-code',
    line: 'a.passage.overshot === b.passage.overshot &&',
    was: 'a.passage.overshot === b.passage.overshot',
    becomes: 'a.passage.overshot !== b.passage.overshot',
    because: 'ways that are not merged while they are searched are merged when they are offered',
  },
  {
    chapter: 'driving-code',
    line: 'for (let i = 0; i < list.length; i++) {',
    was: 'i < list.length',
    becomes: 'i <= list.length',
    because: 'behind the last one lies undefined, which is passed over',
  },
  {
    chapter: 'driving-code',
    line: 'return [{ to: pit.box.space, changesLane: true }];',
    was: 'true',
    becomes: 'false',
    because:
      'one way leads into a pit, and no wall stands there: nothing asks for the lanes changed',
  },
  {
    chapter: 'farthest',
    line: 'spaces: finishes ? Number.MAX_SAFE_INTEGER : kept.length - 1,',
    was: 'kept.length - 1',
    becomes: 'kept.length + 1',
    because: 'the number is only compared with others that are as much too large',
  },
  {
    chapter: 'pits',
    line: 'if (pit === undefined || first === undefined) return undefined;',
    was: 'pit === undefined || first === undefined',
    becomes: 'pit === undefined && first === undefined',
    because: 'a pit lane has a first space: the second half is there for the compiler',
  },
  {
    chapter: 'pits',
    line: 'if (pit === undefined || box === undefined) return 0;',
    was: '0',
    becomes: '1',
    because: 'who stands in the lane before its stop has a pit: the line is there for the compiler',
  },
  {
    chapter: 'points',
    line: 'if (space === undefined) return;',
    was: 'if (space === undefined) return;',
    becomes: '',
    because: 'who overshoots or runs into cars is moving: the line is there for the compiler',
  },
  {
    chapter: 'ranking',
    line: 'return tick <= limit && tick > limit - board.lanes.length;',
    was: 'tick > limit - board.lanes.length',
    becomes: 'tick >= limit - board.lanes.length',
    because: 'so far back every lane still leads to the last way in, which is asked next',
  },
  {
    chapter: 'soft-bonus',
    line: 'if (passage.due > 0 && isBeyondPaying(race, seat, ground)) return [];',
    was: 'passage.due > 0',
    becomes: 'passage.due >= 0',
    because: 'where nothing is due nothing is beyond paying',
  },
  {
    chapter: 'start-grid',
    line: 'const index = board.grid[place] ?? -1;',
    was: '1',
    becomes: '2',
    because: 'no more cars race than there are places: the default is there for the compiler',
  },
  {
    chapter: 'start-grid',
    line: 'laps: space.lapTick < 0 ? 1 : 0,',
    was: 'space.lapTick < 0',
    becomes: 'space.lapTick <= 0',
    because: 'every place of a grid lies before the line or astride it',
  },
  {
    chapter: 'trant/collisions',
    line: 'const [loser = -1] = left;',
    was: '1',
    becomes: '2',
    because: 'one of those who roll is always left: the default is there for the compiler',
  },
  {
    chapter: 'trant/swerving',
    line: 'if (lowest === gear) return [];',
    was: 'if (lowest === gear) return [];',
    becomes: '',
    because: 'a short cut: the gear of the car alone is no question',
  },
  {
    chapter: 'trant/wing',
    line: 'must: true,',
    was: 'true',
    becomes: 'false',
    because: 'there are always two wings to choose from: it says that no other list is lawful',
  },
  {
    chapter: 'trant/backmarkers',
    line: "if (leader === undefined) throw new RangeError('nobody leads the race');",
    was: "if (leader === undefined) throw new RangeError('nobody leads the race');",
    becomes: '',
    because: 'nobody places one without two cars that race: the line is there for the compiler',
  },
  {
    chapter: 'trant/backmarker-ways',
    line: 'if (known !== undefined) return known;',
    was: 'if (known !== undefined) return known;',
    becomes: '',
    because: 'a short cut: what is worked out anew is the same',
  },
  {
    chapter: 'trant/backmarker-ways',
    line: 'lanes.set(board, shut);',
    was: 'lanes.set(board, shut);',
    becomes: '',
    because: 'a short cut: what is worked out anew is the same',
  },
  {
    chapter: 'trant/backmarker-ways',
    line: 'rateAt: () => 0,',
    was: '0',
    becomes: '1',
    because: 'a corner never ends its way, so nothing that it owes there is ever charged',
  },
  {
    chapter: 'trant/backmarker-ways',
    line: 'onceAt: () => 0,',
    was: '0',
    becomes: '1',
    because: 'a corner never ends its way, so nothing that it owes there is ever charged',
  },
  {
    chapter: 'trant/backmarker-ways',
    line: 'const UNCOUNTED = 0;',
    was: '0',
    becomes: '1',
    because: 'neither stops nor laps bear on its ways, since no corner and no flag ends one',
  },
  {
    chapter: 'trant/backmarker-ways',
    line: 'marksExcuse: false,',
    was: 'false',
    becomes: 'true',
    because: 'nothing is dangerous to it, so there is nothing to excuse',
  },
  {
    chapter: 'trant/lap-alone',
    line: 'must: true,',
    was: 'true',
    becomes: 'false',
    because: 'every circuit has spaces before the line: there is always something to ask',
  },
  {
    chapter: 'trant/lap-alone',
    line: 'if (trial === undefined || pointsATurn === undefined) return;',
    was: 'if (trial === undefined || pointsATurn === undefined) return;',
    becomes: '',
    because: 'the turns of a lap alone have both: the line is there for the compiler',
  },
  {
    chapter: 'trant/lap-alone',
    line: 'if (trial === undefined || pointsATurn === undefined) return;',
    was: 'trial === undefined || pointsATurn === undefined',
    becomes: 'trial === undefined && pointsATurn === undefined',
    because: 'the turns of a lap alone have both: the line is there for the compiler',
  },
  {
    chapter: 'trant/driver-points',
    line: 'driverPoints !== undefined && (round === 0 || pointsToRollAgain(driverPoints) > 0),',
    was: 'pointsToRollAgain(driverPoints) > 0',
    becomes: 'pointsToRollAgain(driverPoints) >= 0',
    because: 'a short cut: whether a point is left is asked again of every throw',
  },
  {
    chapter: 'trant/driver-points',
    line: 'if (had === undefined || thought === undefined) return;',
    was: 'if (had === undefined || thought === undefined) return;',
    becomes: '',
    because: 'who is asked has a point, and dice have fallen: the line is there for the compiler',
  },
  {
    chapter: 'trant/driver-points',
    line: 'if (had === undefined || thought === undefined) return;',
    was: 'had === undefined || thought === undefined',
    becomes: 'had === undefined && thought === undefined',
    because: 'who is asked has a point, and dice have fallen: the line is there for the compiler',
  },
];

export function isSame(known: Equivalent, mutant: Mutant, text: string): boolean {
  const line = text.split('\n')[mutant.line - 1]?.trim();
  return known.line === line && known.was === mutant.was && known.becomes === mutant.becomes;
}
