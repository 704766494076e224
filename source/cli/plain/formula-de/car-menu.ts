// The configuration of a car in plain text: the ready-made cars with their points in words, the car as it is, or one point
// moved from one place to another.
import type { Choice } from '../../../rules/kit/types.ts';
import {
  pointPlaces,
  pointsAt,
  readyAt,
} from '../../../ui/race-panels/formula-de/configuration.ts';
import {
  type FormulaModel,
  isPointMove,
  type PointMove,
  type PointPlace,
} from '../../../ui/race-panels/formula-de/formula-de-model.ts';
import type { Item } from '../../../ui/race-panels/formula-de/prompt.ts';
import {
  nameOfPlace,
  nameOfReady,
} from '../../../ui/race-panels/formula-de/view/configuration-rows.ts';
import type { Menu, MenuLine } from '../menu.ts';
import type { PlainScript } from '../plain-text.ts';

export function carMenu(
  model: FormulaModel,
  items: readonly Item[],
  script: PlainScript,
): Menu<Choice> {
  const cars = items.filter(({ choice }) => !isPointMove(choice));
  const moves = items.flatMap(({ choice }) => (isPointMove(choice) ? [choice] : []));
  const usual = cars.findIndex(({ choice }) => choice.kind === 'keepCar');
  const lines = cars.map(item => carLine(model, item, script));
  const move = { text: script.plain.onePoint, further: () => takeMenu(model, moves, script) };
  return {
    lines: [...lines, ...(moves.length === 0 ? [] : [move])],
    ...(usual < 0 ? {} : { usual }),
  };
}

function carLine(
  model: FormulaModel,
  { choice }: Item,
  { words: { race } }: PlainScript,
): MenuLine<Choice> {
  const isReady = choice.kind === 'configureCar' || choice.kind === 'buildCar';
  const name = isReady ? nameOfReady(model, choice, race) : race.asItStands;
  const points = pointPlaces(model).map(place => {
    const count = isReady ? readyAt(choice, place) : pointsNow(model, place);
    return `${nameOfPlace(place, race)} ${count}`;
  });
  return { text: `${name}: ${points.join(', ')}`, value: choice };
}

function pointsNow(model: FormulaModel, place: PointPlace): number {
  const { race } = model.moment;
  const car = race.cars[model.prompt?.kind === 'ask' ? model.prompt.decision.seat : -1];
  return car === undefined ? 0 : pointsAt(race, car, place, undefined);
}

function takeMenu(
  model: FormulaModel,
  moves: readonly PointMove[],
  { words, plain }: PlainScript,
): Menu<Choice> {
  const name = (place: PointPlace) => nameOfPlace(place, words.race);
  const givers = [...new Set(moves.map(({ from }) => from))];
  const takers = (from: PointPlace): Menu<Choice> => ({
    lines: moves
      .filter(move => move.from === from)
      .map(move => ({
        text: plain.toPart(name(move.to), pointsNow(model, move.to)),
        value: move,
      })),
  });
  return {
    lines: givers.map(from => ({
      text: plain.fromPart(name(from), pointsNow(model, from)),
      further: () => takers(from),
    })),
  };
}
