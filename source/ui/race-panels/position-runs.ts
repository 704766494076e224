// The place of a car and its gaps in words, for the panels of all games.
import type { Seat } from '../../rules/kit/types.ts';
import type { Row, Run } from '../rows.ts';
import { letterOf, nameOf, type RaceModel } from '../screens/race/race-model.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import type { Words } from '../words/words.ts';
import type { Neighbour, Position } from './position.ts';

/** Returns a run such as `P3 of 10`. */
export function placeRun({ place, count }: Position, { panels }: Words): Run {
  return { text: panels.place(place, count), tone: 'strong' };
}

/**
 * Returns runs such as `▲ Marenko (M) 4.5 spaces  ▼ Okurada (O) 1 space`, each with two blanks in front.
 * @param gap a distance in the measure of the game
 * @param called how a neighbour is called
 */
export function gapRuns(
  model: RaceModel,
  { ahead, behind }: Position,
  gap: (ticks: number) => string,
  called: 'name' | 'letter',
  glyphs: Glyphs,
): Row {
  const told = (sign: string, one: Neighbour | undefined): Row =>
    one === undefined
      ? []
      : [
          { text: `  ${sign} `, tone: 'faint' },
          { text: calledBy(model, one.seat, called), tone: 'car', seat: one.seat },
          { text: ` ${gap(one.ticks)}`, tone: 'plain' },
        ];
  return [...told(glyphs.up, ahead), ...told(glyphs.down, behind)];
}

function calledBy({ table }: RaceModel, seat: Seat, called: 'name' | 'letter'): string {
  const [name, letter] = [nameOf(table, seat), letterOf(table, seat)];
  return called === 'letter' || name === letter ? letter : `${name} (${letter})`;
}
