// The dashboard of a car: speed, chips, the figures on its cards, damage, what it has paid in its corner, tires and pit.
import type { Attribute } from '../../../../rules/championship-formula/car.ts';
import type { Car } from '../../../../rules/championship-formula/state.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import type { Row, Run, Tone } from '../../../rows.ts';
import { lookedAt, nameWithLetter } from '../../../screens/race/race-model.ts';
import { levelAndStyle, styleOf } from '../../../styles.ts';
import { fullestRow, withoutGap } from '../../../theme/fit.ts';
import type { Words } from '../../../words/words.ts';
import { type Position, positionOf } from '../../position.ts';
import { gapRuns, placeRun } from '../../position-runs.ts';
import type { DashboardRoom } from '../../race-panels.ts';
import { type ChampionshipModel, figuresOfCar, termsOf } from '../championship-model.ts';
import { progressOf } from '../where.ts';
import { ROW_TICKS } from './row-window.ts';

interface Detail {
  readonly style: boolean;
  readonly unit: boolean;
  /** Whether the wear left for this third of the race is shown. */
  readonly third: boolean;
  readonly figures: boolean;
  /** Whether red chips and tires are labelled with words. */
  readonly words: boolean;
}

const DETAILS: readonly Detail[] = [
  { style: true, unit: true, third: true, figures: true, words: true },
  { style: false, unit: true, third: true, figures: true, words: true },
  { style: false, unit: false, third: true, figures: true, words: true },
  { style: false, unit: false, third: true, figures: true, words: false },
  { style: false, unit: false, third: false, figures: true, words: false },
  { style: false, unit: false, third: true, figures: false, words: true },
  { style: false, unit: false, third: true, figures: false, words: false },
  { style: false, unit: false, third: false, figures: false, words: false },
];

/** Attributes that limit the speed of a car; the others are chips. */
export const SPEEDS = [
  'acceleration',
  'deceleration',
  'topSpeed',
  'startSpeed',
] as const satisfies Attribute[];

/**
 * Returns a row such as `Ann (A) 100 mph  wear 9/21 (third 2)  skill 4 red 1  acc 60 dec 40! top 160 start 60`, as much of it
 * as fits; with more room its place and the cars next to it stand above.
 */
export function dashboard(
  model: ChampionshipModel,
  room: DashboardRoom,
  words: Words,
): readonly Row[] {
  const seat = lookedAt(model);
  const car = model.shown.cars[seat];
  if (car === undefined) return [];
  const place = positionIn(model, seat);
  const name: Run = { text: ` ${nameWithLetter(model, seat)}`, tone: 'strong', seat };
  if (room.rows === 1 || place === undefined) {
    const rows = DETAILS.map(detail => {
      const style = detail.style ? styleRuns(model, seat, words) : [];
      return [name, ...style, ...carRuns(model, car, detail, words)];
    });
    return [fullestRow(rows, room.columns)];
  }
  const figures = DETAILS.map(detail => withoutGap(carRuns(model, car, detail, words)));
  const where = whereRows(model, car, place, [name], room, words);
  return [fullestRow(where, room.columns), fullestRow(figures, room.columns)];
}

/** Returns forms of who drives and where, the fullest first. */
function whereRows(
  model: ChampionshipModel,
  car: Car,
  place: Position,
  name: Row,
  { glyphs }: DashboardRoom,
  words: Words,
): readonly Row[] {
  const style = styleRuns(model, car.seat, words);
  const told: Row = [
    { text: '  ', tone: 'plain' },
    placeRun(place, words),
    { text: `  ${words.race.lap(Math.max(1, car.laps), model.shown.laps)}`, tone: 'plain' },
  ];
  const gap = (ticks: number) => words.panels.gap(Math.round((2 * ticks) / ROW_TICKS));
  const gaps = (called: 'name' | 'letter') => gapRuns(model, place, gap, called, glyphs);
  return [
    [...name, ...style, ...told, ...gaps('name')],
    [...name, ...told, ...gaps('name')],
    [...name, ...told, ...gaps('letter')],
    [...name, ...told],
  ];
}

// No car has a position before the grid is set.
function positionIn({ table, shown }: ChampionshipModel, seat: Seat): Position | undefined {
  if (shown.cars[seat]?.space === '') return undefined;
  return positionOf(table.book.standings(shown, table.board), seat, one => {
    const car = shown.cars[one];
    return car === undefined || car.space === '' ? undefined : progressOf(table.board, car);
  });
}

function styleRuns({ table }: ChampionshipModel, seat: Seat, words: Words): readonly Run[] {
  const driver = table.drivers[seat];
  if (driver === undefined || styleOf(driver.character, words) === undefined) return [];
  return [{ text: `, ${levelAndStyle(driver, words)} `, tone: 'faint' }];
}

function carRuns(
  model: ChampionshipModel,
  car: Car,
  detail: Detail,
  { championship }: Words,
): readonly Run[] {
  if (car.cards === undefined) return [];
  const { unit, third, figures, words } = detail;
  const speed = model.shown.move?.seat === car.seat ? model.shown.move.speed : car.speed;
  const wear = `${championship.attributes.wear} ${car.wear}/${car.startingWear}`;
  const left = third ? ` ${championship.thirdWear(wearForThird(model, car))}` : '';
  const red = words ? ` ${championship.red} ${car.red}` : `+${car.red}`;
  return [
    { text: `  ${unit ? championship.mph(speed) : speed}`, tone: 'plain' },
    { text: `  ${wear}`, tone: wearTone(car.wear) },
    { text: left, tone: 'faint' },
    { text: `  ${championship.skill} ${car.green}`, tone: 'plain' },
    ...(car.red > 0 ? [{ text: red, tone: 'plain' } as const] : []),
    ...(figures ? figureRuns(model, car, championship) : []),
    ...stateRuns(car, words ? championship.tires : championship.tiresShort, championship),
  ];
}

/** Returns the tone for chips of wear: a warning for the last one, bad for none. */
export function wearTone(wear: number): Tone {
  if (wear === 0) return 'bad';
  return wear === 1 ? 'warn' : 'plain';
}

/** Thirds of a race, each of which gets the same wear (CFR-168). */
const THIRDS = 3;

/** Returns the wear that a car may still spend in its third of the race; below zero if it has spent more. */
export function wearForThird({ table: { board }, shown }: ChampionshipModel, car: Car): number {
  const driven = Math.max(0, progressOf(board, car)) / (board.ticks * shown.laps);
  const later = Math.max(0, THIRDS - 1 - Math.floor(driven * THIRDS));
  return car.wear - Math.round((car.startingWear * later) / THIRDS);
}

// A mark of damage stands behind the attribute that has it (CFR-84).
function figureRuns(
  model: ChampionshipModel,
  car: Car,
  { attributesShort }: Words['championship'],
): readonly Run[] {
  const figures = figuresOfCar(car, termsOf(model));
  if (figures === undefined) return [];
  const damage: Partial<Record<Attribute, number>> = { ...car.damage };
  return SPEEDS.map((attribute, at): Run => {
    const isDamaged = (damage[attribute] ?? 0) > 0;
    const gap = at === 0 ? '  ' : ' ';
    return {
      text: `${gap}${attributesShort[attribute]} ${figures[attribute]}${isDamaged ? '!' : ''}`,
      tone: isDamaged ? 'warn' : 'faint',
    };
  });
}

/** Returns what there is to say of a car now: a spin, a paid excess, its tires, its pit stop. */
export function stateRuns(
  car: Car,
  tires: Words['championship']['tires'],
  words: Words['championship'],
): readonly Run[] {
  const { credit, tire, stop, spunIn } = car;
  const told: Run[] = [];
  if (spunIn !== undefined) told.push({ text: `  ${words.spun}`, tone: 'warn' });
  if (credit !== undefined && credit.over > 0) {
    told.push({ text: `  ${words.paid(credit.over)}`, tone: 'good' });
  }
  if (tire !== undefined) told.push({ text: `  ${tires[tire]}`, tone: 'plain' });
  if (stop !== undefined) told.push({ text: `  ${words.pitStages[stop.stage]}`, tone: 'plain' });
  return told;
}
