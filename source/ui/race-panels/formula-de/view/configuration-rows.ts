// The configuration of a car as rows: a table of ready-made cars over the parts, one line each, with the points to spend.
import type { ConfigureCar } from '../../../../rules/formula-de/choices.ts';
import type { Car } from '../../../../rules/formula-de/state.ts';
import type { BuildCar } from '../../../../rules/formula-de/trant/choices.ts';
import { budgetOf } from '../../../../rules/formula-de/trant/series/construction.ts';
import { EXTRAS, type Extra } from '../../../../rules/formula-de/trant/state.ts';
import type { Decision } from '../../../../rules/kit/types.ts';
import type { ListLine } from '../../../components/list-line.ts';
import { padded } from '../../../look.ts';
import type { Row } from '../../../rows.ts';
import { MARK_COLUMNS, markOf } from '../../../screens/race/view/line-mark.ts';
import { UNICODE } from '../../../theme/glyphs.ts';
import type { RaceWords } from '../../../words/words.ts';
import { pointPlaces, pointsAt, readyAt, valueOfPart } from '../configuration.ts';
import { type FormulaModel, type PointPlace, termsOf } from '../formula-de-model.ts';
import type { Item } from '../prompt.ts';

const NAME_COLUMNS = 22;
const LIST_COLUMNS = 54;
const PART_COLUMNS = 14;
const FIGURE_COLUMNS = 4;

export function configurationHeading(
  model: FormulaModel,
  decision: Decision,
  words: RaceWords,
): readonly Row[] {
  const car = carOfDecision(model, decision);
  if (car === undefined) return [];
  const race = model.moment.race;
  const places = pointPlaces(model);
  const sum = (hand: PointPlace | undefined) =>
    places.reduce((all, place) => all + pointsAt(race, car, place, hand), 0);
  const total = sum(undefined);
  const inHand = total - sum(model.kept.hand);
  const heads = places
    .map(place => padded(shortNameOf(place, words), FIGURE_COLUMNS, 'left'))
    .join('');
  const said = words.budget(total, inHand);
  const width = nameColumns(places);
  const tone = inHand > 0 ? 'warn' : 'good';
  if (width === NAME_COLUMNS) {
    return [
      [
        { text: `  ${padded(said, width)}`, tone },
        { text: heads, tone: 'faint' },
      ],
    ];
  }
  return [
    [{ text: `  ${said}`, tone }],
    [{ text: `  ${' '.repeat(width)}${heads}`, tone: 'faint' }],
  ];
}

// With many places the names get what is left of the list beside the map.
function nameColumns({ length }: readonly PointPlace[]): number {
  return Math.min(NAME_COLUMNS, LIST_COLUMNS - length * FIGURE_COLUMNS);
}

function shortNameOf(place: PointPlace, words: RaceWords): string {
  if (place === 'pit') return words.pitShort;
  return isExtra(place) ? words.trant.extrasShort[place] : words.partsShort[place];
}

export function nameOfPlace(place: PointPlace, words: RaceWords): string {
  if (place === 'pit') return words.pitPart;
  return isExtra(place) ? words.trant.extras[place] : words.parts[place];
}

function isExtra(place: PointPlace): place is Extra {
  return EXTRAS.some(extra => extra === place);
}

/** Returns the lines of the list: the car as it is, the ready-made ones, then the pools. */
export function configurationLines(
  model: FormulaModel,
  decision: Decision,
  items: readonly Item[],
  words: RaceWords,
): readonly ListLine[] {
  const car = carOfDecision(model, decision);
  if (car === undefined) return [];
  return [
    ...items.map(item => ({ value: item.value, row: carRow(model, car, item, words) })),
    ...pointPlaces(model).map(place => ({
      value: valueOfPart(place),
      row: partRow(model, car, place, words),
    })),
  ];
}

function carRow(model: FormulaModel, car: Car, item: Item, words: RaceWords): Row {
  const { choice } = item;
  const race = model.moment.race;
  const isReady = choice.kind === 'configureCar' || choice.kind === 'buildCar';
  const ready = isReady ? choice : undefined;
  const width = nameColumns(pointPlaces(model));
  const name = ready === undefined ? words.asItStands : nameOfReady(model, ready, words);
  const figures = pointPlaces(model).map(place => {
    const points =
      ready === undefined ? pointsAt(race, car, place, model.kept.hand) : readyAt(ready, place);
    return padded(String(points), FIGURE_COLUMNS, 'left');
  });
  return [
    { text: markOf(item, words), tone: 'strong' },
    { text: padded(name, width - MARK_COLUMNS), tone: 'plain' },
    { text: figures.join(''), tone: ready === undefined ? 'strong' : 'plain' },
  ];
}

function partRow(model: FormulaModel, car: Car, place: PointPlace, words: RaceWords): Row {
  const { hand } = model.kept;
  const points = pointsAt(model.moment.race, car, place, hand);
  return [
    {
      text: `${' '.repeat(MARK_COLUMNS)}${padded(nameOfPlace(place, words), PART_COLUMNS)}${padded(String(points), 3, 'left')}  `,
      tone: 'plain',
    },
    { text: UNICODE.meterFull.repeat(points), tone: 'good' },
    ...(hand === place ? [{ text: ' -1', tone: 'warn' } as const] : []),
  ];
}

export function nameOfReady(
  model: FormulaModel,
  ready: ConfigureCar | BuildCar,
  words: RaceWords,
): string {
  const places = pointPlaces(model);
  const made = readyMade(model).find(one =>
    places.every(at => readyAt(one.car, at) === readyAt(ready, at)),
  );
  return made === undefined ? '' : (words.readyMade[made.name] ?? made.name);
}

interface ReadyMade {
  readonly name: string;
  readonly car: ConfigureCar | BuildCar;
}

function readyMade({ table, shown }: FormulaModel): readonly ReadyMade[] {
  const { values } = termsOf(table, shown.options);
  const built = values.construction === undefined ? [] : budgetOf(values, shown.laps).readyMade;
  return [
    ...values.configuration.readyMade.map(({ name, ...car }): ReadyMade => {
      return { name, car: { kind: 'configureCar', ...car } };
    }),
    ...built.map(({ name, ...car }): ReadyMade => ({ name, car: { kind: 'buildCar', ...car } })),
  ];
}

function carOfDecision(model: FormulaModel, { seat }: Decision): Car | undefined {
  return model.moment.race.cars[seat];
}
