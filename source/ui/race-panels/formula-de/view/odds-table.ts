// The table of prospects in the list: what each gear, throw or roll leads to.
import type { GearOdds } from '../../../../drivers/planning/ends/gear-odds.ts';
import { padded, spanOf } from '../../../look.ts';
import type { Row } from '../../../rows.ts';
import { MARK_COLUMNS } from '../../../screens/race/view/line-mark.ts';
import type { GearColumns } from '../../../words/column-words.ts';
import type { RaceWords } from '../../../words/words.ts';
import { type FormulaModel, isPointless } from '../formula-de-model.ts';

/** Widths of the columns, the gear's digit first. */
const WIDTHS: Readonly<Record<Exclude<keyof GearColumns, 'price' | 'cost'>, number>> = {
  gear: 4,
  moves: 6,
  inCorner: 7,
  clean: 6,
  overshoot: 6,
  tires: 6,
  blocked: 6,
};

/**
 * Returns the heads of the columns.
 * @param names columns of the names of the lines; 0 for gears, whose keys are their names
 */
export function oddsHeading(model: FormulaModel, names: number, race: RaceWords): Row {
  const tires = isPointless(model) ? race.trials.rollsColumn : race.gearColumns.tires;
  const columns = { ...race.gearColumns, tires };
  const text = Object.entries(WIDTHS)
    .map(([column, width]) => {
      if (column !== 'gear') return padded(columns[column as keyof GearColumns], width, 'left');
      return names === 0 ? padded(columns.gear, width, 'right') : ' '.repeat(MARK_COLUMNS + names);
    })
    .join('');
  const price = names === 0 ? columns.price : columns.cost;
  return [{ text: `  ${text} ${price}`, tone: 'faint' }];
}

/**
 * Returns the figures of a line; one that ends the race at once rolls no die, and so has none.
 * @param name what the line is called, as wide as all names of the list; empty for a gear, whose key is its name
 */
export function oddsFigures(odds: GearOdds, name: string, isFatal: boolean): string {
  const figures = [
    [spanOf(odds.from, odds.to), WIDTHS.moves],
    [`${odds.inCornerPercent}%`, WIDTHS.inCorner],
    [`${odds.cleanPercent}%`, WIDTHS.clean],
    [`${odds.overshootPercent}%`, WIDTHS.overshoot],
    // Where no face is survived there is nothing left to spend.
    [odds.fatalPercent === 100 ? '-' : odds.meanTires.toFixed(1), WIDTHS.tires],
    [`${odds.blockedPercent}%`, WIDTHS.blocked],
  ] as const;
  const told = figures.map(([text, columns]) => padded(isFatal ? '-' : text, columns, 'left'));
  const start = name === '' ? ' '.repeat(WIDTHS.gear - MARK_COLUMNS) : name;
  return [start, ...told].join('');
}
