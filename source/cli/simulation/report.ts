// The figures of a simulation as tables for a person.
import { plural } from '../../ui/words/en-consequences.ts';
import { table } from '../printer.ts';
import type { Estimate } from './estimate.ts';
import type { Figures, LevelFigures } from './figures.ts';

/** The lines of one circuit, its name first. */
export function reportOf(name: string, figures: Figures): readonly string[] {
  return [
    `${name}, ${plural(figures.races, 'race', 'races')}`,
    ...table([LEVEL_HEADS, ...figures.levels.map(levelCells)]),
    '',
    ...table([placeHeads(figures), ...figures.levels.map(placeCells)]),
    '',
    ...figures.levels.flatMap(levelNotes),
    `in a race: ${plusMinus(figures.overtakes)} overtakes, ${plusMinus(figures.slipstreams)} slipstreams, ${plusMinus(figures.rounds)} rounds`,
  ];
}

const LEVEL_HEADS = [
  'level',
  'cars',
  'wins',
  'of races (95 %)',
  'mean place',
  'points',
  'rolls/lap',
  'retired %',
  'pit stops',
];

function levelCells(one: LevelFigures): readonly string[] {
  const { winShare: share } = one;
  const percent = (value: number) => (100 * value).toFixed(1);
  return [
    one.level,
    String(one.starts),
    String(one.wins),
    share === undefined
      ? '-'
      : `${percent(share.value)} (${percent(share.low)}-${percent(share.high)})`,
    plusMinus(one.place),
    plusMinus(one.points),
    plusMinus(one.rollsPerLap),
    plusMinus(one.retired, 100),
    plusMinus(one.stops),
  ];
}

// e.g. 16.20 ±0.08
function plusMinus(estimate: Estimate | undefined, times = 1): string {
  if (estimate === undefined) return '-';
  const { value, low, high } = estimate;
  const digits = times * value >= 100 ? 1 : 2;
  return `${(times * value).toFixed(digits)} ±${((times * (high - low)) / 2).toFixed(digits)}`;
}

function placeHeads({ levels }: Figures): readonly string[] {
  const last = Math.max(0, ...levels.map(one => one.places.length));
  return ['places', '', ...Array.from({ length: last }, (_, index) => String(index + 1))];
}

function placeCells({ level, places }: LevelFigures): readonly string[] {
  return [level, '', ...places.map(String)];
}

function levelNotes(one: LevelFigures): readonly string[] {
  const [quickest] = one.laps;
  const notes: readonly (readonly [string, string])[] = [
    ['retired by', listed(one.causes)],
    ['tires', listed(one.tires)],
    ['fitted in the pits', listed(one.fitted)],
    [
      'stops',
      one.quickStops + one.longStops === 0 ? '' : `${one.quickStops} quick, ${one.longStops} long`,
    ],
    ['points spread', listed(one.configurations.slice(0, CONFIGURATIONS_SHOWN))],
    ['quickest lap', quickest === undefined ? '' : `${quickest[0]} rolls`],
  ];
  const told = notes.filter(([, text]) => text !== '').map(([name, text]) => `${name}: ${text}`);
  return [`${one.level}  ${told.join('; ')}`];
}

const CONFIGURATIONS_SHOWN = 3;

function listed(names: readonly (readonly [string, number])[]): string {
  return names.map(([name, count]) => `${name} ${count}`).join(', ');
}
