// Formula Dé in plain text: the car and the road in sentences, and the choices as lines.
import { pointsIn, poolsOf } from '../../../rules/formula-de/budget.ts';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import type { Choice, Seat } from '../../../rules/kit/types.ts';
import type { Cut } from '../../../ui/race-panels/braking.ts';
import { configurationAsked } from '../../../ui/race-panels/formula-de/configuration.ts';
import {
  type FormulaModel,
  isPointless,
  termsOf,
} from '../../../ui/race-panels/formula-de/formula-de-model.ts';
import { formulaDePanels } from '../../../ui/race-panels/formula-de/formula-de-panels.ts';
import { brakeCuts, type Item, itemsOf } from '../../../ui/race-panels/formula-de/prompt.ts';
import { cornerFacts } from '../../../ui/race-panels/formula-de/view/ahead.ts';
import { flagFacts } from '../../../ui/race-panels/formula-de/view/flag-facts.ts';
import { toldAdvice } from '../../../ui/screens/race/engineer.ts';
import { nameOf, nameWithLetter } from '../../../ui/screens/race/race-model.ts';
import type { Menu } from '../menu.ts';
import type { PlainScript, PlainText } from '../plain-text.ts';
import { shorterMoves } from '../shorter-moves.ts';
import { carMenu } from './car-menu.ts';
import { linesOf } from './lines.ts';

export const formulaDePlainText: PlainText = {
  ticksPerSpace: 2,
  situation(model: FormulaModel, script) {
    return [...raceFacts(model, script), ...ownCar(model, script), ...roadFacts(model, script)];
  },
  carFacts,
  // The screen shows gears that were set in secret in its order line, so plain text prints them.
  shown(event: FormulaDeEvent, table, { plain }) {
    if (event.kind !== 'gearsShown') return undefined;
    return plain.gearsShown(
      event.gears.flatMap((gear, seat) => (gear === 0 ? [] : [[nameOf(table, seat), gear]])),
    );
  },
  menu(model: FormulaModel, script) {
    const { prompt } = model;
    if (prompt?.kind !== 'ask') return { lines: [] };
    if (prompt.decision.step === 'placeCar') return spacesOf(prompt.decision.choices);
    return configurationAsked(model) === undefined
      ? listMenu(model, script)
      : carMenu(model, itemsFor(model, script, 'all'), script);
  },
};

function seatAsked({ prompt }: FormulaModel): number {
  return prompt?.kind === 'ask' ? prompt.decision.seat : -1;
}

function raceFacts(
  model: FormulaModel,
  { words: { race }, plain }: PlainScript,
): readonly string[] {
  const { shown, table, trial } = model;
  const seat = seatAsked(model);
  const car = shown.cars[seat];
  const place = table.book.standings(shown, table.board).find(one => one.seat === seat)?.place;
  const lap = Math.min(shown.laps, Math.max(1, car?.laps ?? 0));
  const isUnderWay = trial === undefined && shown.round > 0 && place !== undefined;
  const { weather } = shown;
  return [
    ...(isUnderWay ? [plain.place(lap, shown.laps, place, shown.cars.length)] : []),
    ...(weather === undefined
      ? []
      : [plain.weather(race.sky[weather.sky] ?? '', race.trackState[weather.track] ?? '')]),
  ];
}

function ownCar(model: FormulaModel, script: PlainScript): readonly string[] {
  const seat = seatAsked(model);
  if (model.shown.cars[seat] === undefined || configurationAsked(model) !== undefined) return [];
  return [script.plain.car(nameWithLetter(model, seat), carFacts(model, seat, script))];
}

function carFacts(
  model: FormulaModel,
  seat: Seat,
  { words: { race } }: PlainScript,
): readonly string[] {
  const car = model.shown.cars[seat];
  if (car === undefined) return [];
  const { values } = termsOf(model.table, model.shown.options);
  const pools = poolsOf(values).map(pool => `${race.parts[pool]} ${pointsIn(car.points, pool)}`);
  const tires = car.set === undefined ? [] : [race.tireTypes[car.set.type] ?? car.set.type];
  return [race.gear(car.gear), ...tires, ...(isPointless(model) ? [] : pools)];
}

function roadFacts(model: FormulaModel, { words, plain }: PlainScript): readonly string[] {
  const told = [cornerFacts(model, words, plain.lanesFrom), flagFacts(model, words.race)];
  return told.flatMap(text =>
    text === '' ? [] : [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`],
  );
}

function itemsFor(model: FormulaModel, { words }: PlainScript, cut: Cut): readonly Item[] {
  const { prompt, table, moment } = model;
  if (prompt?.kind !== 'ask') return [];
  const told = { best: toldAdvice(model)[0]?.choice, usual: prompt.usual };
  return itemsOf(table, moment.race, prompt.decision, told, cut, words.race);
}

// Moves that brakes shorten form lists of their own, each one step shorter than the list before it.
function listMenu(model: FormulaModel, script: PlainScript): Menu<Choice> {
  const items = itemsFor(model, script, 0);
  const marked = formulaDePanels.marked(model, items);
  const usual = items.findIndex(({ value }) => value === marked);
  const linesBy = (cut: number) =>
    linesOf(
      model,
      itemsFor(model, script, cut).filter(({ choice }) => 'brakes' in choice),
      script,
    );
  const shorter = shorterMoves(cutsAsked(model).slice(1), linesBy, script.plain);
  return {
    lines: [...linesOf(model, items, script), ...shorter],
    ...(usual < 0 ? {} : { usual }),
  };
}

function cutsAsked({ prompt }: FormulaModel): readonly number[] {
  return prompt?.kind === 'ask' ? brakeCuts(prompt.decision) : [];
}

// A free hand sets the car down anywhere, so spaces are typed by name instead of listed (M-1-1-11).
function spacesOf(choices: readonly Choice[]): Menu<Choice> {
  const named = choices.flatMap(choice =>
    'to' in choice && typeof choice.to === 'string'
      ? [[choice.to.toUpperCase(), choice] as const]
      : [],
  );
  return { lines: [], names: new Map(named) };
}
