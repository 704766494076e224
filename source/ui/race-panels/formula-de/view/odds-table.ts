// The table of prospects in the list: what each gear, throw or roll leads to. At first it has the figures that decide; a key
// adds the others. A column in which nothing can happen is left out.
import type { GearOdds } from '../../../../drivers/planning/ends/gear-odds.ts';
import { padded, spanOf } from '../../../look.ts';
import type { Row, Run } from '../../../rows.ts';
import { MARK_COLUMNS } from '../../../screens/race/view/line-mark.ts';
import { rowWidth } from '../../../theme/fit.ts';
import { textWidth } from '../../../theme/width.ts';
import type { GearColumns } from '../../../words/column-words.ts';
import type { RaceWords } from '../../../words/words.ts';
import { type FormulaModel, isPointless, termsOf } from '../formula-de-model.ts';
import { prospectsOf } from '../odds.ts';
import { endsRace, fromPools, type Item } from '../prompt.ts';
import { priceText } from './consequence-runs.ts';

type FigureColumn = Exclude<keyof GearColumns, 'gear' | 'price' | 'cost' | 'worst'>;

interface Figure {
  readonly column: FigureColumn;
  readonly least: number;
  readonly text: (odds: GearOdds) => string;
  /** Whether it is shown before the key for all figures is pressed. */
  readonly first?: true;
  /** Whether the column is wanted for such odds; always where it is absent. */
  readonly isWanted?: (all: readonly GearOdds[]) => boolean;
}

const GEAR_COLUMNS = 4;
/** In fewer columns the list stands beside a map or a table, which step aside for it. */
const LEAST_ALONE = 50;
const percentOf = (share: keyof GearOdds) => (odds: GearOdds) => `${odds[share]}%`;
const anyOf = (share: 'inCornerPercent' | 'flagPercent' | 'blockedPercent') => {
  return (all: readonly GearOdds[]) => all.some(odds => odds[share] > 0);
};
const mayFinish = anyOf('flagPercent');
const mayStop = anyOf('inCornerPercent');

const FIGURES: readonly Figure[] = [
  { column: 'moves', least: 5, text: ({ from, to }) => spanOf(from, to), first: true },
  {
    column: 'inCorner',
    least: 4,
    text: percentOf('inCornerPercent'),
    first: true,
    // A corner behind the flag does not matter any more.
    isWanted: all => mayStop(all) || !mayFinish(all),
  },
  { column: 'flag', least: 4, text: percentOf('flagPercent'), first: true, isWanted: mayFinish },
  { column: 'clean', least: 4, text: percentOf('cleanPercent') },
  { column: 'overshoot', least: 4, text: percentOf('overshootPercent') },
  {
    column: 'tires',
    least: 4,
    // Where no face is survived there is nothing left to spend.
    text: odds => (odds.fatalPercent === 100 ? '-' : odds.meanTires.toFixed(1)),
  },
  {
    column: 'blocked',
    least: 4,
    text: percentOf('blockedPercent'),
    isWanted: anyOf('blockedPercent'),
  },
];

/** The table of an open question in the room of its list. */
export interface OddsTable {
  readonly heading: Row;
  readonly row: (item: Item) => Row | undefined;
}

interface Line {
  readonly item: Item;
  readonly odds: GearOdds;
  readonly name: string;
}

/**
 * Returns the table.
 * @param columns for a line, without its pointer and its mark
 * @param nameOf what a line is called; empty for a gear, whose key is its name
 */
export function oddsTable(
  model: FormulaModel,
  items: readonly Item[],
  columns: number,
  nameOf: (item: Item) => string,
  words: RaceWords,
): OddsTable {
  const prospects = prospectsOf(model);
  const lines = items.flatMap((item): readonly Line[] => {
    const odds = prospects.find(({ choice }) => choice === item.choice)?.odds;
    return odds === undefined ? [] : [{ item, odds, name: nameOf(item) }];
  });
  const names = Math.max(0, ...lines.map(({ name }) => textWidth(name)));
  const heads = headsOf(model, names === 0, words);
  const worsts = lines.map(line => worstRow(model, line, words));
  const called = names === 0 ? GEAR_COLUMNS - MARK_COLUMNS : names;
  const room = columns - called - Math.max(0, ...worsts.map(rowWidth)) - 1;
  const wished = columns < LEAST_ALONE ? Number.POSITIVE_INFINITY : room;
  const { figures, prices } = fittingIn(wished, figuresFor(model, lines), lines, heads, words);
  const widths = widthsOf(figures, heads);
  const price = Math.max(textWidth(heads.price), ...prices.map(textWidth));
  const figureText = ({ item, odds }: Line) =>
    figures.map(({ text }, at) =>
      padded(endsRace(item) ? '-' : text(odds), widths[at] ?? 0, 'left'),
    );
  return {
    heading: headingOf({ figures, heads, widths, names, price }),
    row(item) {
      const at = lines.findIndex(line => line.item === item);
      const line = lines[at];
      if (line === undefined) return undefined;
      const name = names === 0 ? ' '.repeat(GEAR_COLUMNS - MARK_COLUMNS) : padded(line.name, names);
      const [moves = '', ...others] = figureText(line);
      return [
        // The mark of the list covers only the name and the moves.
        { text: `${name}${moves}`, tone: 'plain' },
        { text: others.join(''), tone: 'plain' },
        { text: ` ${padded(prices[at] ?? '', price)}`, tone: priceTone(line) },
        ...(worsts[at] ?? []),
      ];
    },
  };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

function figuresFor({ allFigures }: FormulaModel, lines: readonly Line[]): readonly Figure[] {
  const all = lines.map(({ odds }) => odds);
  return FIGURES.filter(
    ({ first, isWanted }) => (first || allFigures) && (isWanted === undefined || isWanted(all)),
  );
}

type Heads = Readonly<Record<FigureColumn | 'gear' | 'price' | 'worst', string>>;

function headsOf(model: FormulaModel, isOfGears: boolean, words: RaceWords): Heads {
  const { gearColumns, trials } = words;
  const tires = isPointless(model) ? trials.rollsColumn : gearColumns.tires;
  const price = isOfGears ? gearColumns.price : gearColumns.cost;
  return { ...gearColumns, tires, price };
}

interface Head {
  readonly figures: readonly Figure[];
  readonly heads: Heads;
  readonly widths: readonly number[];
  readonly names: number;
  readonly price: number;
}

function headingOf({ figures, heads, widths, names, price }: Head): Row {
  const first =
    names === 0 ? padded(heads.gear, GEAR_COLUMNS, 'right') : ' '.repeat(MARK_COLUMNS + names);
  const told = figures.map(({ column }, at) => padded(heads[column], widths[at] ?? 0, 'left'));
  const text = `  ${first}${told.join('')} ${padded(heads.price, price)} ${heads.worst}`;
  return [{ text, tone: 'faint' }];
}

interface Fitting {
  readonly figures: readonly Figure[];
  readonly prices: readonly string[];
}

// The prices in full where all of them fit, else in short. Figures that are not among the first give way to what it costs.
function fittingIn(
  room: number,
  figures: readonly Figure[],
  lines: readonly Line[],
  heads: Heads,
  words: RaceWords,
): Fitting {
  const [full, short] = [false, true].map(isShort =>
    lines.map(({ item }) => priceText(item, words, isShort)),
  );
  const left = room - sum(widthsOf(figures, heads));
  const fits = (prices: readonly string[] = []) => prices.every(text => textWidth(text) <= left);
  const further = figures.findLastIndex(({ first }) => first !== true);
  if (fits(full)) return { figures, prices: full ?? [] };
  if (fits(short) || further < 0) return { figures, prices: short ?? [] };
  return fittingIn(room, figures.toSpliced(further, 1), lines, heads, words);
}

function widthsOf(figures: readonly Figure[], heads: Heads): readonly number[] {
  return figures.map(({ column, least }) => Math.max(least, textWidth(heads[column])) + 1);
}

function priceTone({ item }: Line): Run['tone'] {
  return !endsRace(item) && item.consequences.some(({ amount = 0 }) => amount > 0)
    ? 'warn'
    : 'faint';
}

// What the worst face does: it ends the race or spins the car, each with its share, else the most points that any costs.
function worstRow(model: FormulaModel, { item, odds }: Line, words: RaceWords): Row {
  const fatal = endsRace(item) ? 100 : odds.fatalPercent;
  const told = [
    fatal > 0 ? words.out(fatal) : '',
    odds.spinPercent > 0 && fatal < 100 ? words.spin(odds.spinPercent) : '',
  ].filter(text => text !== '');
  if (told.length > 0) return [{ text: ` ${told.join(' ')}`, tone: 'bad' }];
  const points = mostPoints(model, odds, words);
  if (points === '') return [{ text: ` ${words.harmless}`, tone: 'faint' }];
  return [{ text: ` ${points}`, tone: 'warn' }];
}

function mostPoints(model: FormulaModel, { faces }: GearOdds, words: RaceWords): string {
  const [worst] = faces.toSorted(
    (one, other) => other.tires + other.brakes - one.tires - one.brakes,
  );
  if (worst === undefined) return '';
  const { values } = termsOf(model.table, model.shown.options);
  const bill = [
    { kind: isPointless(model) ? 'rolls' : 'tires', amount: worst.tires },
    { kind: 'brakes', amount: worst.brakes },
  ].filter(({ amount }) => amount > 0);
  return fromPools(bill, values)
    .map(one => words.consequence(one, () => '').text)
    .join(', ');
}
