// The configuration of a car as rows: a table of ready-made cars over the parts, one line each, with the points to spend.
import { pointsIn } from '../../../../rules/formula-de/budget.ts';
import type { ConfigureCar } from '../../../../rules/formula-de/choices.ts';
import type { Car } from '../../../../rules/formula-de/state.ts';
import type { Decision } from '../../../../rules/kit/types.ts';
import type { ListLine } from '../../../components/choice-list.tsx';
import { padded } from '../../../look.ts';
import type { Row } from '../../../rows.ts';
import { MARK_COLUMNS, markOf } from '../../../screens/race/view/line-mark.ts';
import { UNICODE } from '../../../theme/glyphs.ts';
import type { RaceWords } from '../../../words/words.ts';
import { pointPlaces, pointsAt, valueOfPart } from '../configuration.ts';
import { type FormulaModel, type PointPlace, termsOf } from '../formula-de-model.ts';
import type { Item } from '../prompt.ts';

const NAME_COLUMNS = 22;
const FIGURE_COLUMNS = 4;

/** Returns the points to spend, and the heads of the columns. */
export function configurationHeading(
  model: FormulaModel,
  decision: Decision,
  words: RaceWords,
): Row {
  const car = carOfDecision(model, decision);
  if (car === undefined) return [];
  const race = model.moment.race;
  const places = pointPlaces(model);
  const sum = (hand: PointPlace | undefined) =>
    places.reduce((all, place) => all + pointsAt(race, car, place, hand), 0);
  const total = sum(undefined);
  const inHand = total - sum(model.kept.hand);
  const heads = places.map(place =>
    padded(place === 'pit' ? words.pitShort : words.partsShort[place], FIGURE_COLUMNS, 'left'),
  );
  return [
    {
      text: `  ${padded(words.budget(total, inHand), NAME_COLUMNS)}`,
      tone: inHand > 0 ? 'warn' : 'good',
    },
    { text: heads.join(''), tone: 'faint' },
  ];
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
  const ready = choice.kind === 'configureCar' ? choice : undefined;
  const name = ready === undefined ? words.asItStands : nameOfReady(model, ready, words);
  const figures = pointPlaces(model).map(place => {
    const points =
      ready === undefined ? pointsAt(race, car, place, model.kept.hand) : readyAt(ready, place);
    return padded(String(points), FIGURE_COLUMNS, 'left');
  });
  return [
    { text: markOf(item, words), tone: 'strong' },
    { text: padded(name, NAME_COLUMNS - MARK_COLUMNS), tone: 'plain' },
    { text: figures.join(''), tone: ready === undefined ? 'strong' : 'plain' },
  ];
}

function partRow(model: FormulaModel, car: Car, place: PointPlace, words: RaceWords): Row {
  const { hand } = model.kept;
  const points = pointsAt(model.moment.race, car, place, hand);
  const name = place === 'pit' ? words.pitPart : words.parts[place];
  return [
    {
      text: `${' '.repeat(MARK_COLUMNS)}${padded(name, 12)}${padded(String(points), 3, 'left')}  `,
      tone: 'plain',
    },
    { text: UNICODE.meterFull.repeat(points), tone: 'good' },
    ...(hand === place ? [{ text: ' -1', tone: 'warn' } as const] : []),
  ];
}

function nameOfReady(model: FormulaModel, ready: ConfigureCar, words: RaceWords): string {
  const known = termsOf(model.table, model.shown.options).values.configuration.readyMade;
  const made = known.find(one =>
    pointPlaces(model).every(at => readyAt(one, at) === readyAt(ready, at)),
  );
  return made === undefined ? '' : (words.readyMade[made.name] ?? made.name);
}

function readyAt(ready: Pick<ConfigureCar, 'points' | 'pitPoints'>, place: PointPlace): number {
  return place === 'pit' ? ready.pitPoints : pointsIn(ready.points, place);
}

function carOfDecision(model: FormulaModel, { seat }: Decision): Car | undefined {
  return model.moment.race.cars[seat];
}
