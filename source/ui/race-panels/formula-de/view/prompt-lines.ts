// The prompt pane: its question, the heading of its list, and a line for each choice with what the choice does.

import { nameOfChoice } from '../../../../replay/formula-de/choice-names.ts';
import { pointsLeft } from '../../../../rules/formula-de/budget.ts';
import type { ChooseTires } from '../../../../rules/formula-de/choices.ts';
import type { Play } from '../../../../rules/formula-de/state.ts';
import { carOf, trackOf } from '../../../../rules/formula-de/table.ts';
import type { Seat } from '../../../../rules/kit/types.ts';
import { type ListLine, POINTER_COLUMNS } from '../../../components/list-line.ts';
import { keysOf } from '../../../keys.ts';
import { lapWords } from '../../../lap-words.ts';
import { padded, wrapped } from '../../../look.ts';
import type { Row, Run } from '../../../rows.ts';
import { askWordsOf, keySpans } from '../../../screens/race/items.ts';
import { facesMeaning } from '../../../screens/race/roll/roll.ts';
import { facesRow, legendRow, rollRows } from '../../../screens/race/roll/roll-rows.ts';
import { rollShown } from '../../../screens/race/roll/rolling.ts';
import { MARK_COLUMNS, markOf } from '../../../screens/race/view/line-mark.ts';
import { rowWidth } from '../../../theme/fit.ts';
import type { RaceWords, Words } from '../../../words/words.ts';
import { configurationAsked } from '../configuration.ts';
import { asksGear, type FormulaModel, gearOf, termsOf } from '../formula-de-model.ts';
import { markedProspect, prospectsOf } from '../odds.ts';
import { placingAsked } from '../placing.ts';
import { type Item, itemsAsked } from '../prompt.ts';
import { type Alike, alikeOf, shownOf } from '../targets/alike.ts';
import { targetsAsked } from '../targets/along.ts';
import { brakeRows } from '../targets/brake-rows.ts';
import { labelColumns, type Namer, placesNamed } from '../targets/labels.ts';
import { cornerFacts } from './ahead.ts';
import { chanceRows } from './chance-rows.ts';
import { configurationHeading, configurationLines } from './configuration-rows.ts';
import { consequenceRuns, isToldWhole } from './consequence-runs.ts';
import { engineerRows } from './engineer.ts';
import { flagFacts } from './flag-facts.ts';
import { type OddsTable, oddsTable } from './odds-table.ts';
import { placeFacts, placeOf } from './place-facts.ts';
import { leadsOn, targetCard } from './target-card.ts';
import { thoughtRows } from './thought-facts.ts';
import { tireFigures, tireHeading } from './tire-figures.ts';
import { weatherFacts } from './weather-facts.ts';

const PIT_COLUMNS = 10;
const PLACE_COLUMNS = 6;
/** Columns of the sign for omitted rows, after the last row that fits. */
const MORE_COLUMNS = 2;

export function questionRuns(model: FormulaModel, words: Words): readonly Run[] {
  return [...factRuns(model, words), ...askRuns(model, words)];
}

function factRuns(model: FormulaModel, words: Words): readonly Run[] {
  const { play } = model.shown;
  if (model.prompt?.kind !== 'ask') return [];
  const { step: kind } = model.prompt.decision;
  if (asksGear(model)) return conditionRuns(model, model.prompt.decision.seat, words);
  if (kind === 'penaltyMove') {
    const ahead = words.race.trant.ahead(play.penalty?.ahead ?? 0);
    return [{ text: ` ${ahead}${words.race.colon}`, tone: 'plain' }];
  }
  if (kind === 'placeCar')
    return [{ text: ` ${howFar(play, words)}${words.race.colon}`, tone: 'plain' }];
  if (kind === 'leavePit')
    return [{ text: ` ${words.race.trant.left(play.distance)}${words.race.colon}`, tone: 'plain' }];
  if (kind !== 'moveCar' && kind !== 'boostEngine') return [];
  const [first] = model.prompt.decision.choices;
  const missing = first !== undefined && 'missing' in first ? (first.missing as number) : 0;
  const rolled = howFar(play, words);
  const blocked = missing > 0 ? `, ${words.race.blockedBy(missing)}` : '';
  return [{ text: ` ${rolled}${blocked}${words.race.colon}`, tone: 'plain' }];
}

function howFar({ quickExit, rolled, gear, distance, spending }: Play, { race }: Words): string {
  if (quickExit) return race.quickExit(distance);
  if (spending !== undefined) return race.trant.rolled(spending.roll, gear, distance);
  return rolled > 0 ? race.rolled(rolled, gear) : race.superStart;
}

function conditionRuns(model: FormulaModel, seat: Seat, { race }: Words): readonly Run[] {
  const text = race.conditions[model.shown.cars[seat]?.condition ?? 'sound'];
  return text === '' ? [] : [{ text: ` ${text}${race.colon}`, tone: 'warn' }];
}

function askRuns(model: FormulaModel, words: Words): readonly Run[] {
  const { prompt } = model;
  const { race } = words;
  if (prompt?.kind === 'start') {
    const { tires: type } = prompt.choice as ChooseTires;
    const tires = race.tireTypes[type] ?? type;
    return [{ text: ` ${race.trials.ready(tires)}`, tone: 'plain' }];
  }
  if (prompt?.kind !== 'ask') return [];
  if (placingAsked(model) !== undefined) {
    const { cursor } = model.kept;
    const { placing, cursorOn } = race.trials;
    return [
      { text: ` ${placing}`, tone: 'plain' },
      ...(cursor === undefined ? [] : [{ text: ` ${cursorOn(cursor)}`, tone: 'chosen' } as const]),
    ];
  }
  return [{ text: ` ${askWordsOf(prompt.decision, race).question}`, tone: 'plain' }];
}

// Returns what the driver of a timed lap has to know at the moment (M-1-1-5, R-91).
function trialFacts(model: FormulaModel, words: Words): readonly string[] {
  const { race } = words;
  const { prompt, trial, shown } = model;
  if (trial === undefined) return [];
  if (placingAsked(model) !== undefined) return [race.trials.placingHelp];
  const reminder = trackOf(shown) === 'wet' ? [race.trials.rainReminder] : [];
  if (prompt?.kind === 'start') return [lapWords(trial, words).warning, ...reminder];
  return trial.clock === 'waiting' ? reminder : [];
}

/**
 * Returns the rows under the list: the engineer's verdict, the faces of the marked gear, how to brake, then the next corner; as
 * many as there is room for.
 */
export function underList(model: FormulaModel, columns: number, words: Words): readonly Row[] {
  const rolled = rollShown(model);
  if (rolled !== undefined) return rollRows(rolled, words.race.road);
  if (configurationAsked(model) !== undefined) {
    const lines = words.race.howToChange.flatMap(text => wrapped(text, columns - 2));
    return lines.map((text): Row => [{ text: ` ${text}`, tone: 'faint' }]);
  }
  const told = trialFacts(model, words);
  if (told.length > 0) {
    const lines = told.flatMap(text => wrapped(text, columns - 2));
    return lines.map((text): Row => [{ text: ` ${text}`, tone: 'warn' }]);
  }
  // What lies ahead of a car that is already driving does not matter, unless the player looks at that car.
  const counts = model.prompt?.kind === 'ask' || model.look >= 0;
  const corner = newSetFacts(model, words) ?? (counts ? cornerFacts(model, words) : '');
  return [
    // First, because six gears leave room for one row, and the engineer was asked.
    ...engineerRows(model, columns, words.race),
    ...wrapped(flagFacts(model, words.race), columns - 2).map(
      (text): Row => [{ text: ` ${text}`, tone: 'title' }],
    ),
    ...facesOfMarked(model, columns, words.race),
    ...chanceRows(model, columns, words.race),
    ...engineTestRows(model, columns, words),
    ...brakeRows(model, columns, words.race),
    ...wrapped(weatherFacts(model, words.race), columns - 2).map(
      (text): Row => [{ text: ` ${text}`, tone: 'wet' }],
    ),
    ...wrapped(corner, columns - 2).map((text): Row => [{ text: ` ${text}`, tone: 'corner' }]),
  ];
}

function facesOfMarked(model: FormulaModel, columns: number, { road }: RaceWords): readonly Row[] {
  if (!asksGear(model)) return [];
  const faces = markedProspect(model)?.odds.faces ?? [];
  const outcomes = new Map(faces.map(({ face, outcome }) => [face, outcome]));
  const meant = facesMeaning([...outcomes.keys()], face => outcomes.get(face) ?? 'clear');
  const row = facesRow(meant);
  if (row.length === 0) return [];
  const told: Row = [...row, { text: '  ', tone: 'plain' }, ...legendRow(meant, road)];
  return [rowWidth(told) + MORE_COLUMNS <= columns ? told : row];
}

// The face rolled strains every engine in a high gear, whatever the move is (M-16-0-1).
function engineTestRows(model: FormulaModel, columns: number, words: Words): readonly Row[] {
  const { prompt, shown } = model;
  const book = termsOf(model.table, model.shown.options);
  if (prompt?.kind !== 'ask' || !shown.play.overheated) return [];
  const { seat } = prompt.decision;
  const isTested = book.orderOfPlay.includes('engineTests') && shown.play.seat === seat;
  if (!isTested || asksGear(model)) return [];
  const { engine, blackDie, parts } = book.values;
  const percent = Math.round((100 * engine.odds[trackOf(shown)]) / blackDie.faces.length);
  const left = pointsLeft(carOf(shown, seat).points, 'engine', book.values);
  const isLast = left === 1 && parts.engine.last !== 'nothing';
  const text = words.race.engineTests(engine.lowestGear, percent, isLast);
  return wrapped(text, columns - 2).map((line): Row => [{ text: ` ${line}`, tone: 'warn' }]);
}

// What a new set gives is the same for every type, so it is shown once.
function newSetFacts({ prompt, table, moment }: FormulaModel, words: Words): string | undefined {
  if (prompt?.kind !== 'ask' || prompt.decision.step !== 'pitTires') return undefined;
  const { seat, choices } = prompt.decision;
  const list = choices
    .slice(0, 1)
    .flatMap(choice => [...table.book.consequences(moment.race, seat, choice, table.board)]);
  return list.map(one => words.race.consequence(one, () => '').text).join(', ');
}

/** Returns the heading over the list, in `columns`: those of its table, if it is one. */
export function listHeading(model: FormulaModel, words: Words, columns: number): readonly Row[] {
  const { prompt } = model;
  if (prompt?.kind !== 'ask') return [];
  const thought = thoughtRows(model, words.race);
  if (prospectsOf(model).length > 0) {
    const items = itemsAsked(model, words.race);
    const { heading } = tableIn(model, items, columns, words.race);
    return [...thought, withKey(heading, model, words, columns)];
  }
  if (thought.length > 0) return thought;
  if (targetsAsked(model)) return targetCard(model, words.race, columns);
  switch (prompt.decision.step) {
    case 'chooseTires':
    case 'pitTires':
      return [
        [
          {
            text: `${' '.repeat(POINTER_COLUMNS + MARK_COLUMNS)}${tireHeading(words.race)}`,
            tone: 'faint',
          },
        ],
      ];
    case 'configureCar':
    case 'buildCar':
      return configurationHeading(model, prompt.decision, words.race);
    default:
      return [];
  }
}

/** Returns the lines of the list, in `columns` including their pointer. */
export function promptLines(
  model: FormulaModel,
  items: readonly Item[],
  columns: number,
  words: Words,
): readonly ListLine[] {
  const configuring = configurationAsked(model);
  if (configuring !== undefined) {
    return configurationLines(model, configuring, items, words.race);
  }
  const table = tableIn(model, items, columns, words.race);
  const room = columns - POINTER_COLUMNS - END_COLUMNS;
  const lines = alikeOf(items, item => leadsOn(model, item, words.race)).map(alike => {
    const item = shownOf(alike, model.at);
    const others = othersRuns(alike, item, words.race);
    return { item, others, left: room - rowWidth(others) };
  });
  const named = placesNamed(model, lines, words.race);
  const labels = labelColumns(items, words.race, named);
  return lines.map(({ item, others, left }) => {
    const { row, isAbridged } = itemRow(
      model,
      item,
      { table, room: left, labels, named },
      words.race,
    );
    return { value: item.value, row: [...row, ...others], isAbridged };
  });
}

/** Columns at the end of a line, for the mark of a list that continues. */
const END_COLUMNS = 2;

// The keys of the other spaces where the same happens.
function othersRuns(alike: Alike, item: Item, { road }: RaceWords): Row {
  const others = alike.filter(one => one !== item);
  return others.length === 0 ? [] : [{ text: `  ${road.or(keySpans(others))}`, tone: 'faint' }];
}

interface ListRoom {
  readonly table: OddsTable;
  readonly room: number;
  readonly labels: number;
  readonly named: Namer;
}

function itemRow(
  model: FormulaModel,
  item: Item,
  { table, room: columns, labels, named }: ListRoom,
  words: RaceWords,
): Required<Omit<ListLine, 'value'>> {
  const start: Run = { text: markOf(item, words), tone: 'strong' };
  const figures = table.row(item) ?? factsOf(model, item, words);
  if (figures !== undefined) return { row: [start, ...figures], isAbridged: false };
  const name = padded(nameOfChoice(item, words, named(item)), labels);
  const head: Row = [start, { text: `${name} `, tone: 'plain' }];
  const room = columns - rowWidth(head);
  const isAbridged = !isToldWhole(item, words, room);
  return { row: [...head, ...consequenceRuns(item, words, words.nothing, room)], isAbridged };
}

// The figures of a choice that has some in place of consequences.
function factsOf(model: FormulaModel, { choice }: Item, words: RaceWords): Row | undefined {
  if (choice.kind === 'chooseTires' || choice.kind === 'pitTires') {
    const text = `${tireFigures(model, choice.tires, words)} `;
    return [{ text, tone: 'plain' }];
  }
  if (choice.kind === 'choosePitBox') {
    return [
      { text: padded(words.pitBox(choice.box + 1), PIT_COLUMNS), tone: 'plain' },
      { text: boxFacts(model, choice.box, words), tone: 'faint' },
    ];
  }
  const place = placeOf(choice);
  if (place !== undefined) {
    return [
      { text: padded(words.space(place), PLACE_COLUMNS), tone: 'plain' },
      { text: placeFacts(model, place, words), tone: 'faint' },
    ];
  }
  return undefined;
}

// The key stands where the other columns would begin, if there is room for it.
function withKey(
  heading: Row,
  { allFigures }: FormulaModel,
  { commands }: Words,
  columns: number,
): Row {
  const key: Run = { text: `   [${keysOf('figures')[0]}] ${commands.figures}`, tone: 'faint' };
  const row = [...heading, key];
  return allFigures || rowWidth(row) > columns ? heading : row;
}

function tableIn(
  model: FormulaModel,
  items: readonly Item[],
  columns: number,
  words: RaceWords,
): OddsTable {
  const room = columns - POINTER_COLUMNS - MARK_COLUMNS - MORE_COLUMNS;
  return oddsTable(model, items, room, item => nameOfProspect(item, words), words);
}

// A gear is named by its key.
function nameOfProspect({ choice }: Pick<Item, 'choice'>, words: RaceWords): string {
  return gearOf(choice) === undefined ? nameOfChoice({ choice }, words) : '';
}

function boxFacts({ table }: FormulaModel, index: number, words: RaceWords): string {
  const { pit } = table.board;
  const box = pit?.boxes[index];
  if (pit === undefined || box === undefined) return '';
  const into = pit.spaces.indexOf(box.from) + 1;
  return words.pitBoxFacts(into, pit.spaces.length - into);
}
