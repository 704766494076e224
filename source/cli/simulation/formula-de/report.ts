// The figures of races of Formula Dé as tables for a person.
import { plural } from '../../../ui/words/en/consequences.ts';
import { table } from '../../printer.ts';
import { gridLines } from '../grid-places.ts';
import { levelCells, levelHeads, noteLine, placeLines } from '../level-rows.ts';
import { aloneOf, listed, plusMinus } from '../shown.ts';
import type { Figures, LevelFigures } from './figures.ts';

/**
 * Returns the lines of one circuit, its name first.
 * @param categories what the book calls where its cars have their points
 */
export function reportOf(
  name: string,
  figures: Figures,
  categories: readonly string[],
): readonly string[] {
  // A single race says nothing about the spread, so it gets no interval.
  const mean = figures.races > 1 ? plusMinus : aloneOf;
  const slipstreams =
    figures.slipstreams === undefined ? '' : `${mean(figures.slipstreams)} slipstreams, `;
  return [
    `${name}, ${plural(figures.races, 'race', 'races')}`,
    ...table([
      LEVEL_HEADS,
      ...figures.levels.map(one => [...levelCells(one, one.rollsPerLap, mean), mean(one.stops)]),
    ]),
    '',
    ...placeLines(figures.levels),
    '',
    ...gridLines(figures.grid),
    '',
    ...figures.levels.map(one => notesOf(one, categories)),
    `in a race: ${mean(figures.overtakes)} overtakes, ${slipstreams}${mean(figures.rounds)} rounds`,
  ];
}

const LEVEL_HEADS = [...levelHeads('rolls/lap'), 'pit stops'];

function notesOf(one: LevelFigures, categories: readonly string[]): string {
  const [quickest] = one.laps;
  const notes: readonly (readonly [string, string])[] = [
    ['retired by', listed(one.causes)],
    ['races won by its teams', String(one.teamWins ?? '')],
    ['tires', listed(one.tires)],
    ['fitted in the pits', listed(one.fitted)],
    [
      'stops',
      one.quickStops + one.longStops === 0 ? '' : `${one.quickStops} quick, ${one.longStops} long`,
    ],
    [
      `points spread (${categories.join(', ')})`,
      listed(one.configurations.slice(0, CONFIGURATIONS_SHOWN)),
    ],
    ['quickest lap', quickest === undefined ? '' : `${quickest[0]} rolls`],
  ];
  return noteLine(one.level, notes);
}

const CONFIGURATIONS_SHOWN = 3;
