// Weather rolls on the way: the first car of a lap to enter one of three sections calls for one (TR-15, TR-16, TRR-3, TRR-4).
import * as z from 'zod';
import { spaceAt, spaceOf } from '../../../circuit/board.ts';
import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { byDistance } from '../chapters/round/ranking.ts';
import type { FieldGroup } from '../field-group.ts';
import type { Car } from '../state.ts';
import type { Automatic } from '../table.ts';

/** Sections that the first car of a lap has entered so far, all laps together. */
export const sectionsEnteredGroup: FieldGroup<number> = {
  shape: z.int().min(0),
  isIn: ({ orderOfPlay }) => orderOfPlay.includes('checkWeather'),
  first: () => 0,
  anew: () => 0,
};

const known = new WeakMap<FormulaBoard, readonly number[]>();

/**
 * Returns the ticks at which the three sections of a lap begin, in order: the spaces nearest to a third and two thirds of
 * it, and the last one before the pit entrance, or before the line where there are no pits (TR-16, TRR-3).
 */
export function weatherSections(board: FormulaBoard): readonly number[] {
  const sections = known.get(board) ?? sectionsOf(board);
  known.set(board, sections);
  return sections;
}

function sectionsOf(board: FormulaBoard): readonly number[] {
  const lane = Math.floor((board.lanes.length - 1) / 2);
  const ticks = board.spaces.flatMap(space =>
    space.kind === 'track' && space.lane === lane && space.endTick <= board.ticks
      ? [space.tick]
      : [],
  );
  const entries = board.pit?.entries.map(index => spaceAt(board, index).tick) ?? [];
  const entrance = Math.min(board.ticks, ...entries);
  const nearest = (part: number) =>
    ticks.reduce((best, tick) => (Math.abs(tick - part) < Math.abs(best - part) ? tick : best));
  const beforeEntrance = Math.max(...ticks.filter(tick => tick < entrance));
  return [nearest(board.ticks / 3), nearest((2 * board.ticks) / 3), beforeEntrance].toSorted(
    (a, b) => a - b,
  );
}

/**
 * Rolls the weather between two plays if the last one has taken the first car of its lap into a section; the roll counts
 * from the next car's move on (TR-15, TRR-4). Weather that lasts is not rolled (TR-14, TR-17).
 */
export const checkWeather: Automatic = {
  play(table, task) {
    const { race, ground } = table;
    const { weather, sectionsEntered: entered } = race;
    if (weather === undefined || weather.hold === 'fixed' || entered === undefined) return;
    // The car that has come farthest, whatever has become of it since.
    const [leader] = byDistance(race, ground, race.cars);
    if (leader === undefined || sectionsBehind(ground.board, leader) <= entered) return;
    const section = entered % weatherSections(ground.board).length;
    race.sectionsEntered = entered + 1;
    table.tell({ kind: 'weatherSectionEntered', seat: leader.seat, section });
    table.first({ step: 'weatherTest', seats: [leader.seat] }, task);
  },
};

// Returns how many sections a car has entered since it first crossed the line, that of its space included.
function sectionsBehind(board: FormulaBoard, { laps, space }: Car): number {
  const { lapTick } = spaceOf(board, space);
  const sections = weatherSections(board);
  return (laps - 1) * sections.length + sections.filter(tick => tick <= lapTick).length;
}
