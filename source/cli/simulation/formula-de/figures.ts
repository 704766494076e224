// Figures about each level of driver and about the racing, computed from the counts of many races.
import { type Counts, countOf, countsBelow, levelsIn } from '../counts.ts';
import { type Estimate, meanOf, shareOf, widerShare } from '../estimate.ts';
import { type GridFigures, gridFigures } from '../grid-places.ts';

/** Figures of one level; undefined ones have no data. */
export interface LevelFigures {
  readonly level: string;
  readonly starts: number;
  readonly wins: number;
  /** Races won by a team with a car of this level; absent where none was. */
  readonly teamWins?: number;
  /** Share of the races won by a car of this level. */
  readonly winShare: Estimate | undefined;
  /** Number of cars by place, winners first. */
  readonly places: readonly number[];
  /** Mean place and mean points of its cars. */
  readonly place: Estimate | undefined;
  readonly points: Estimate | undefined;
  /** Gear dice per lap of the race, over the cars that finished; the way from the grid to the line is included. */
  readonly rollsPerLap: Estimate | undefined;
  /** Laps from line to line by their rolls, fewest first: the rolls and the number of such laps. */
  readonly laps: readonly (readonly [number, number])[];
  /** Share of its cars that retired, and the causes, most frequent first. */
  readonly retired: Estimate | undefined;
  readonly causes: Names;
  /** Tires on the grid, sets fitted in the pits, spreads of points (one figure for each category of `categoriesOf`). */
  readonly tires: Names;
  readonly fitted: Names;
  readonly configurations: Names;
  readonly stops: Estimate | undefined;
  readonly quickStops: number;
  readonly longStops: number;
}

/** Names with their counts, most frequent first. */
type Names = readonly (readonly [string, number])[];

export interface Figures {
  readonly races: number;
  /** Ordered by mean place, best first. */
  readonly levels: readonly LevelFigures[];
  readonly grid: readonly GridFigures[];
  /** Per race. */
  readonly overtakes: Estimate | undefined;
  /** Absent in races without slipstreams. */
  readonly slipstreams?: Estimate;
  readonly rounds: Estimate | undefined;
}

/**
 * Returns the figures of the counts.
 * @param laps of each race
 */
export function figuresOf(counts: Counts, laps: number): Figures {
  const races = countOf(counts, 'races');
  const mean = (name: string) => measured(counts, name, races);
  const slipstreams =
    counts['race/slipstreams'] === undefined ? undefined : mean('race/slipstreams');
  return {
    races,
    levels: levelsIn(counts)
      .map(level => levelFigures(counts, level, races, laps))
      .sort((a, b) => (a.place?.value ?? 0) - (b.place?.value ?? 0)),
    grid: gridFigures(counts),
    overtakes: mean('race/overtakes'),
    ...(slipstreams === undefined ? {} : { slipstreams }),
    rounds: mean('race/rounds'),
  };
}

function levelFigures(counts: Counts, level: string, races: number, laps: number): LevelFigures {
  const count = (name: string) => countOf(counts, `${level}/${name}`);
  const below = (name: string) => countsBelow(counts, `${level}/${name}`);
  const starts = count('starts');
  // Cars of one race depend on each other, so the races are the samples; each has the same number of cars of a level.
  const perCar = (name: string) => measured(counts, `${level}/${name}`, races, starts / races);
  const numbered = (name: string) =>
    below(name)
      .map(([number, times]) => [Number(number), times] as const)
      .sort(([a], [b]) => a - b);
  const wins = count('place/1');
  return {
    level,
    starts,
    wins,
    ...(count('teamWins') > 0 ? { teamWins: count('teamWins') } : {}),
    winShare: shareOf(wins, races),
    places: placesOf(numbered('place')),
    place: perCar('places'),
    points: perCar('points'),
    rollsPerLap: measured(counts, `${level}/rolls`, count('finished'), laps),
    laps: numbered('lap'),
    // A share of 0 is uncertain too, even when all races agree.
    retired: widerShare(shareOf(count('retirements'), starts), perCar('retirements')),
    causes: below('retired'),
    tires: below('tires'),
    fitted: below('fitted'),
    configurations: below('configuration'),
    stops: perCar('stops'),
    quickStops: count('quickStops'),
    longStops: count('longStops'),
  };
}

function measured(counts: Counts, name: string, tries: number, per = 1): Estimate | undefined {
  return meanOf(countOf(counts, name), countOf(counts, `${name}/squares`), tries, per);
}

function placesOf(numbered: readonly (readonly [number, number])[]): readonly number[] {
  const last = numbered.at(-1)?.[0] ?? 0;
  const byPlace = new Map(numbered);
  return Array.from({ length: last }, (_, index) => byPlace.get(index + 1) ?? 0);
}
