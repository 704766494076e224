// The figures of a simulation as tables for a person.
import { bookNamed } from '../../rules/games.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import { table } from '../printer.ts';
import type { Figures, LevelFigures } from './figures.ts';
import type { SimulationPlan } from './plan.ts';
import { aloneOf, listed, percent, plusMinus, type Shown } from './shown.ts';

/** Returns the lines of one circuit, its name first. */
export function reportOf(name: string, figures: Figures): readonly string[] {
  // A single race says nothing about the spread, so it gets no interval.
  const mean = figures.races > 1 ? plusMinus : aloneOf;
  return [
    `${name}, ${plural(figures.races, 'race', 'races')}`,
    ...table([LEVEL_HEADS, ...figures.levels.map(one => levelCells(one, mean))]),
    '',
    ...table([placeHeads(figures), ...figures.levels.map(placeCells)]),
    '',
    ...figures.levels.flatMap(levelNotes),
    `in a race: ${mean(figures.overtakes)} overtakes, ${mean(figures.slipstreams)} slipstreams, ${mean(figures.rounds)} rounds`,
  ];
}

/** Returns what was raced, in one line. */
export function headOf({ rules, laps, cars, options, points }: SimulationPlan): string {
  const declared = bookNamed(rules)?.options ?? [];
  const parts = [
    rules,
    plural(cars.length, 'car', 'cars'),
    plural(laps, 'lap', 'laps'),
    ...declared.flatMap(({ name, flag }) => flag?.told[options[name] ?? ''] ?? []),
  ];
  return `${parts.join(', ')}; points ${points.join('-')}`;
}

const LEVEL_HEADS = [
  'level',
  'cars',
  'wins',
  'of races (95 %)',
  'mean place',
  'points',
  'rolls/lap',
  'retired % (95 %)',
  'pit stops',
];

function levelCells(one: LevelFigures, mean: Shown): readonly string[] {
  return [
    one.level,
    String(one.starts),
    String(one.wins),
    percent(one.winShare),
    mean(one.place),
    mean(one.points),
    mean(one.rollsPerLap),
    percent(one.retired),
    mean(one.stops),
  ];
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
    ['races won by its teams', String(one.teamWins ?? '')],
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
