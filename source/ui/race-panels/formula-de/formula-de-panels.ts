import type { FormulaBoard } from '../../../circuit/formula-board.ts';
import { nameOfChoice } from '../../../replay/formula-de/choice-names.ts';
import { books } from '../../../rules/books.ts';
import { poolsOf } from '../../../rules/formula-de/budget.ts';
import { progressOf } from '../../../rules/formula-de/chapters/round/ranking.ts';
import type { FormulaDeChoice } from '../../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../../rules/formula-de/events.ts';
import { type FormulaDeRace, POOLS, type Pool } from '../../../rules/formula-de/state.ts';
import type { Seat, View } from '../../../rules/kit/types.ts';
import { formulaFeatures } from '../../board-view/map-features.ts';
import { speaks } from '../../screens/race/engineer.ts';
import type { Whereabouts } from '../../screens/race/race-model.ts';
import { markSigns } from '../../screens/race/roll/roll-rows.ts';
import { mapRows } from '../../screens/race/view/map-rows.ts';
import type { GlossaryEntry } from '../../words/guide-words.ts';
import type { Words } from '../../words/words.ts';
import type { MapRoom, RacePanels } from '../race-panels.ts';
import { configurationAsked } from './configuration.ts';
import { type FormulaModel, type FormulaTable, FRESH } from './formula-de-model.ts';
import { formulaKey, idleCommands, markedLine, pickLine, placeAsked, refusalTo } from './keys.ts';
import { lineOf } from './log.ts';
import { isRuinous, prospectsOf } from './odds.ts';
import { type Item, itemsAsked } from './prompt.ts';
import { risingAnswer } from './rising.ts';
import { rollsOf } from './rolls/rolls.ts';
import { stepsOf } from './steps.ts';
import { stripCars, wetOf } from './view/cars.ts';
import { dashboard } from './view/dashboard.ts';
import { engineerRows } from './view/engineer.ts';
import { gearsSet } from './view/gears-set.ts';
import { orderRow, titleRow } from './view/heading.ts';
import { listHeading, promptLines, questionRuns, underList } from './view/prompt-lines.ts';
import { raceTable } from './view/race-table.ts';
import { pictureRows } from './view/strip-rows.ts';

/** Rows of a sentence of the engineer beside the map. */
const ENGINEER_ROWS = 2;

export const formulaDePanels: RacePanels = {
  features: formulaFeatures,
  boardFacts: ({ corners }: FormulaBoard, words) =>
    words.circuit.corners(
      corners.length,
      corners.reduce((sum, { stops }) => sum + stops, 0),
    ),

  game: ({ guide }) => guide.formulaDe,
  signs: signsOf,

  fresh: () => FRESH,
  whereIs({ board }: FormulaTable, { cars }: View<FormulaDeRace>, seat): Whereabouts | undefined {
    const car = cars[seat];
    if (car === undefined) return undefined;
    return { space: car.space, progress: progressOf(board, car), onBoard: car.onBoard };
  },
  steps: (event: FormulaDeEvent) => stepsOf(event),
  rolls: (model: FormulaModel, after: View<FormulaDeRace>, events, words) =>
    rollsOf(model, after, events as readonly FormulaDeEvent[], words),
  line: lineOf,
  turnOf: ({ kind, seat }) => (kind === 'playBegan' ? seat : undefined),

  nameOf: (choice: FormulaDeChoice, { race }) => nameOfChoice({ choice }, race),
  items: itemsAsked,
  marked: markedLine,
  place: placeAsked,
  laid: gearsSet,
  idle: idleCommands,
  key: formulaKey,
  pick: pickLine,
  endsRace: (model: FormulaModel, item: Item) => isRuinous(model, item),
  risingAnswer,
  refusal: refusalTo,

  titleRow,
  orderRow,
  picture: pictureRows,
  // Only what a die decides has landing bars under the strip; an engineer who speaks needs some of their rows.
  extraRows: (model: FormulaModel) =>
    prospectsOf(model).length - (speaks(model) ? ENGINEER_ROWS : 0),
  // Nothing moves while the cars are configured, and their figures need the room.
  yieldsPicture: (model: FormulaModel) => configurationAsked(model) !== undefined,
  map: mapOf,
  dashboard,
  question: questionRuns,
  listHeading,
  lines: (model: FormulaModel, items: readonly Item[], columns, words) =>
    promptLines(model, items, columns, words),
  engineer: (model: FormulaModel, columns, { race }) => engineerRows(model, columns, race),
  underList,
  raceTable,
  result: resultOf,
  overAlone,
};

// Beside a strip the map shows a move when it is over: every step would cost its bytes twice.
function mapOf(model: FormulaModel, room: MapRoom) {
  const { board } = model.table;
  const features = formulaFeatures(board, room.glyphs);
  const wet = wetOf(model) !== undefined;
  return mapRows({ board, cars: stripCars(model, room.live), features, wet }, room);
}

// One car drives a lap alone.
function overAlone({ shown }: FormulaModel, { race: { trials } }: Words): string {
  const why = shown.cars[0]?.retirement;
  return trials.over(why && trials.why[why]);
}

function resultOf({ moment }: FormulaModel, seat: Seat, words: Words): string {
  const { laps, cars } = moment.race;
  const car = cars[seat];
  if (car === undefined) return '';
  const { status, why } = words.classification;
  if (car.status === 'finished') return `${status.finished}, ${words.classification.laps(laps)}`;
  if (car.status === 'racing' || car.retirement === undefined) return status[car.status];
  return `${status.retired}: ${why[car.retirement]}`;
}

function signsOf({ guide, race }: Words): readonly GlossaryEntry[] {
  const strange = strangePools().map(pool => race.partsShort[pool]);
  return [
    ...guide.glossary.filter(([sign]) => !strange.includes(sign)),
    ...markSigns(race.road, mark => mark !== 'held'),
  ];
}

function strangePools(): readonly Pool[] {
  const pools = books.flatMap(({ definition }) => poolsOf(definition.values));
  return POOLS.filter(pool => !pools.includes(pool));
}
