// Figures about each level of driver and each place on the grid, from the counts of many races in rows.
import { COUNTED } from '../../../replay/tally/championship-formula/counted.ts';
import { type Counts, countOf, countsBelow, levelsIn } from '../counts.ts';
import { type Estimate, meanOf, shareOf, widerShare } from '../estimate.ts';
import { type GridFigures, gridFigures } from '../grid-places.ts';
import type { LevelResults } from '../level-rows.ts';

/** Names with their counts, most frequent first. */
type Names = readonly (readonly [string, number])[];

/** Figures of one level; undefined ones have no data. */
export interface LevelFigures extends LevelResults {
  /** Of the cars that finished; `wear`, `green` and `red` are chips left at the flag. */
  readonly turnsPerLap: Estimate | undefined;
  readonly wear: Estimate | undefined;
  readonly green: Estimate | undefined;
  readonly red: Estimate | undefined;
  /** The causes of retirement, most frequent first. */
  readonly causes: Names;
  /** Cars by what their six cards say, most frequent first. */
  readonly cars: Names;
  /** Cars by when they spent their wear, most frequent first, and how many of them won. */
  readonly strategies: Names;
  readonly strategyWins: Names;
  /** Per car of a race, by what was counted: `chances`, `spins`, `slips`, … */
  readonly perCar: Readonly<Record<string, number>>;
}

/** Figures of a place on the grid, and the mean bid of its cars in wear. */
export interface BidFigures extends GridFigures {
  readonly bid: number;
}

export interface RowFigures {
  readonly races: number;
  /** Ordered by mean place, best first. */
  readonly levels: readonly LevelFigures[];
  readonly grid: readonly BidFigures[];
  /** Per race. */
  readonly turns: Estimate | undefined;
  readonly overtakes: Estimate | undefined;
}

/** Parts of one wear in which bids are counted. */
const BID_PARTS = 2;

/**
 * Returns the figures of the counts.
 * @param laps of each race
 */
export function rowFiguresOf(counts: Counts, laps: number): RowFigures {
  const races = countOf(counts, 'races');
  const inARace = (name: string) =>
    meanOf(countOf(counts, `race/${name}`), countOf(counts, `race/${name}/squares`), races);
  return {
    races,
    levels: levelsIn(counts)
      .map(level => levelFigures(counts, level, races, laps))
      .sort((a, b) => (a.place?.value ?? 0) - (b.place?.value ?? 0)),
    grid: bidFigures(counts),
    turns: inARace('turns'),
    overtakes: inARace('overtakes'),
  };
}

function levelFigures(counts: Counts, level: string, races: number, laps: number): LevelFigures {
  const count = (name: string) => countOf(counts, `${level}/${name}`);
  const mean = (name: string, tries: number, per = 1) =>
    meanOf(count(name), count(`${name}/squares`), tries, per);
  const starts = count('starts');
  const finished = count('finished');
  // Cars of one race depend on each other, so the races are the samples; each has the same number of cars of a level.
  const perCar = (name: string) => mean(name, races, starts / races);
  const wins = count('place/1');
  const places = countsBelow(counts, `${level}/place`);
  const last = Math.max(0, ...places.map(([place]) => Number(place)));
  return {
    level,
    starts,
    wins,
    winShare: shareOf(wins, races),
    places: Array.from({ length: last }, (_, index) => count(`place/${index + 1}`)),
    place: perCar('places'),
    points: perCar('points'),
    turnsPerLap: mean('turns', finished, laps),
    wear: mean('wear', finished),
    green: mean('green', finished),
    red: mean('red', finished),
    retired: widerShare(shareOf(count('retirements'), starts), perCar('retirements')),
    causes: countsBelow(counts, `${level}/retired`),
    cars: countsBelow(counts, `${level}/car`),
    strategies: countsBelow(counts, `${level}/strategy`),
    strategyWins: countsBelow(counts, `${level}/won by`),
    perCar: Object.fromEntries(COUNTED.map(name => [name, count(name) / starts])),
  };
}

function bidFigures(counts: Counts): readonly BidFigures[] {
  return gridFigures(counts).map(one => {
    const of = (name: string) => countOf(counts, `grid/${one.slot}/${name}`);
    return { ...one, bid: of('bids') / BID_PARTS / of('cars') };
  });
}
