// The dashboard of a car: speed, chips, what its cards say, damage, what it has paid in its corner, tires and pit.
import type { Attribute } from '../../../../rules/championship-formula/car.ts';
import type { Car } from '../../../../rules/championship-formula/state.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import type { Row, Run, Tone } from '../../../rows.ts';
import { lookedAt, nameWithLetter } from '../../../screens/race/race-model.ts';
import { levelAndStyle, styleOf } from '../../../styles.ts';
import { rowWidth } from '../../../theme/fit.ts';
import type { Words } from '../../../words/words.ts';
import { type ChampionshipModel, figuresOfCar, termsOf } from '../championship-model.ts';
import { progressOf } from '../where.ts';

/** How much is shown of a car; the fullest form that fits is taken. */
interface Detail {
  readonly style: boolean;
  /** Whether the speed has its unit. */
  readonly unit: boolean;
  /** What an even spender would have left. */
  readonly even: boolean;
  readonly figures: boolean;
}

const DETAILS: readonly Detail[] = [
  { style: true, unit: true, even: true, figures: true },
  { style: false, unit: true, even: true, figures: true },
  { style: false, unit: false, even: true, figures: true },
  { style: false, unit: false, even: false, figures: true },
  { style: false, unit: false, even: true, figures: false },
];
const LEAST: Detail = { style: false, unit: false, even: false, figures: false };

/** Attributes that say how fast a car may go; the others are chips. */
const SPEEDS = [
  'acceleration',
  'deceleration',
  'topSpeed',
  'startSpeed',
] as const satisfies Attribute[];

/**
 * Returns a row such as `Ann (A) 100 mph  wear 9/21 (even 14)  skill 4 red 1  acc 60 dec 40! top 160 start 60`, as much of it
 * as fits.
 */
export function dashboardRow(model: ChampionshipModel, columns: number, words: Words): Row {
  const seat = lookedAt(model);
  const car = model.shown.cars[seat];
  if (car === undefined) return [];
  const rows = [...DETAILS, LEAST].map(detail => dashboard(model, car, detail, words));
  return rows.find(row => rowWidth(row) <= columns) ?? rows.at(-1) ?? [];
}

function dashboard(model: ChampionshipModel, car: Car, detail: Detail, words: Words): Row {
  const name: Run = { text: ` ${nameWithLetter(model, car.seat)}`, tone: 'strong', seat: car.seat };
  const style = detail.style ? styleRuns(model, car.seat, words) : [];
  return [name, ...style, ...carRuns(model, car, detail, words)];
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
  const { unit, even, figures } = detail;
  const speed = model.shown.move?.seat === car.seat ? model.shown.move.speed : car.speed;
  const wear = `${championship.attributes.wear} ${car.wear}/${car.startingWear}`;
  const told = even ? ` ${championship.evenWear(evenWear(model, car))}` : '';
  return [
    { text: `  ${unit ? championship.mph(speed) : speed}`, tone: 'plain' },
    { text: `  ${wear}`, tone: wearTone(car.wear) },
    { text: told, tone: 'faint' },
    { text: `  ${championship.skill} ${car.green}`, tone: 'plain' },
    ...(car.red > 0 ? [{ text: ` ${championship.red} ${car.red}`, tone: 'plain' } as const] : []),
    ...(figures ? figureRuns(model, car, championship) : []),
    ...stateRuns(car, championship),
  ];
}

/** Returns the tone for chips of wear: the last one is a warning, none is worse. */
export function wearTone(wear: number): Tone {
  if (wear === 0) return 'bad';
  return wear === 1 ? 'warn' : 'plain';
}

/** Returns the wear that a car would have left if it spent the same on each part of the race. */
function evenWear({ table: { board }, shown }: ChampionshipModel, car: Car): number {
  const driven = Math.max(0, progressOf(board, car)) / (board.ticks * shown.laps);
  return Math.round(car.startingWear * Math.max(0, 1 - driven));
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

function stateRuns(car: Car, words: Words['championship']): readonly Run[] {
  const { credit, tire, stop, spunIn } = car;
  const told: Run[] = [];
  if (spunIn !== undefined) told.push({ text: `  ${words.spun}`, tone: 'warn' });
  if (credit !== undefined && credit.over > 0) {
    told.push({ text: `  ${words.paid(credit.over)}`, tone: 'good' });
  }
  if (tire !== undefined) told.push({ text: `  ${words.tires[tire]}`, tone: 'plain' });
  if (stop !== undefined) told.push({ text: `  ${words.pitStages[stop.stage]}`, tone: 'plain' });
  return told;
}
