// The prompt pane: the question, the heading of its list, and a line for each choice with its price.
import { type ListLine, POINTER_COLUMNS } from '../../../components/list-line.ts';
import { padded, wrapped } from '../../../look.ts';
import type { Row, Run, Tone } from '../../../rows.ts';
import { askWordsOf } from '../../../screens/race/items.ts';
import { letterOf } from '../../../screens/race/race-model.ts';
import { rollRows } from '../../../screens/race/roll/roll-rows.ts';
import { rollShown } from '../../../screens/race/roll/rolling.ts';
import { MARK_COLUMNS, markOf } from '../../../screens/race/view/line-mark.ts';
import { textWidth } from '../../../theme/width.ts';
import type { Words } from '../../../words/words.ts';
import { askedOf, type ChampionshipModel } from '../championship-model.ts';
import type { ChoiceOf } from '../choices.ts';
import { bidAsked, setUpAsked } from '../editors.ts';
import { type Item, itemsAsked } from '../items.ts';
import { cutTo, nextCut } from '../late-braking.ts';
import { formIn } from '../prices.ts';
import { waysAsked } from '../road.ts';
import { type Priced, pricedAnswer } from './answer-rows.ts';
import { cardHeading, cardRows } from './card-rows.ts';
import { bidHeading, bidLines, readyHeads, setUpHeading, setUpLines } from './editor-rows.ts';
import { engineerRows, opinionHeading, opinionRows } from './engineer.ts';
import { flagFacts } from './flag-facts.ts';
import { wayCard } from './way-card.ts';
import { wayName, wayPrice, wayRows } from './way-row.ts';

const TONES: readonly Tone[] = ['good', 'warn', 'bad'];

export function questionRuns(model: ChampionshipModel, words: Words): readonly Run[] {
  const decision = askedOf(model);
  if (decision === undefined) return [];
  const { question } = askWordsOf(decision, words.race);
  const fact = factOf(model, words);
  const told: Run = { text: ` ${fact}${words.race.colon}`, tone: 'plain' };
  return [...(fact === '' ? [] : [told]), { text: ` ${question}`, tone: 'plain' }];
}

function factOf({ moment: { race }, table }: ChampionshipModel, words: Words): string {
  const { championship } = words;
  const [task] = race.agenda;
  if (task?.other !== undefined) {
    return championship.wantsPast(letterOf(table, task.other));
  }
  if (task?.roll !== undefined) return championship.rollNames[task.roll.cause];
  const speed = race.move?.speed ?? 0;
  if (task?.payment !== undefined) {
    const { over } = task.payment;
    return task.step === 'payLateBraking'
      ? championship.way.brake(speed - over)
      : championship.overBy(over);
  }
  if (race.move === undefined) return '';
  return task?.step === 'payBraking' ? championship.way.brake(speed) : championship.mph(speed);
}

export function listHeading(
  model: ChampionshipModel,
  words: Words,
  columns: number,
): readonly Row[] {
  const setUp = setUpAsked(model);
  if (setUp !== undefined) return [setUpHeading(model, setUp, words)];
  const bidding = bidAsked(model);
  if (bidding !== undefined) return [bidHeading(model, bidding, words)];
  if (waysAsked(model)) return wayCard(model, words, columns);
  const isPlanning = askedOf(model)?.choices[0]?.kind === 'playCard';
  if (!isPlanning) return [];
  const { championship } = words;
  return [
    model.engineer.called
      ? opinionHeading(championship)
      : cardHeading(model, roomIn(columns), championship),
  ];
}

/** Returns the lines of the list, in `columns` including their pointer. */
export function promptLines(
  model: ChampionshipModel,
  items: readonly Item[],
  columns: number,
  words: Words,
): readonly ListLine[] {
  const setUp = setUpAsked(model);
  if (setUp !== undefined) {
    return setUpLines(model, setUp, items, words);
  }
  const bidding = bidAsked(model);
  if (bidding !== undefined) return bidLines(model, bidding, words);
  const rows = rowsOf(model, items, roomIn(columns), words);
  return items.map((item, at) => ({
    value: item.value,
    row: [{ text: markOf(item, words.race), tone: 'strong' }, ...(rows[at] ?? [])],
  }));
}

/** Columns at the end of a line: for the mark of a list that continues, and as a gap to what stands beside the list. */
const END_COLUMNS = 2;

function roomIn(columns: number): number {
  return columns - POINTER_COLUMNS - MARK_COLUMNS - END_COLUMNS;
}

function rowsOf(
  model: ChampionshipModel,
  items: readonly Item[],
  room: number,
  words: Words,
): readonly Row[] {
  if (model.engineer.called) return opinionRows(model, items, room, words);
  const isPlanning = items[0]?.choice.kind === 'playCard';
  const cards = isPlanning ? cardRows(model, room, words.championship) : new Map<number, Row>();
  const drives = items.flatMap(({ choice }) => (choice.kind === 'drive' ? [choice] : []));
  const ways = wayRows(model, drives, room, words);
  const answers = items.map(item => {
    const { choice } = item;
    if (choice.kind === 'playCard') return cards.get(choice.speed) ?? [];
    return choice.kind === 'drive'
      ? (ways[drives.indexOf(choice)] ?? [])
      : pricedAnswer(model, item, words);
  });
  const names = answers.flatMap(answer => ('name' in answer ? [textWidth(answer.name)] : []));
  const width = Math.max(0, ...names);
  return answers.map(answer => ('name' in answer ? namedRow(answer, width, room) : answer));
}

function namedRow({ name, price }: Priced, width: number, room: number): Row {
  return [
    { text: `${padded(name, width)}  `, tone: 'plain' },
    { text: formIn(price.forms, room - width - 2), tone: TONES[price.weight] ?? 'plain' },
  ];
}

/** Returns the rows under the list: the engineer's verdict, or how an editor works. */
export function underList(model: ChampionshipModel, columns: number, words: Words): readonly Row[] {
  const rolled = rollShown(model);
  if (rolled !== undefined) return rollRows(rolled, words.race.road);
  const help = editorHelp(model, words);
  const lines = help === '' ? [] : wrapped(help, columns - 1 - END_COLUMNS);
  return [
    ...engineerRows(model, columns, words),
    ...wrapped(flagFacts(model, words.championship), columns - 1 - END_COLUMNS).map(
      (text): Row => [{ text: ` ${text}`, tone: 'title' }],
    ),
    ...brakeRows(model, columns, words),
    ...(setUpAsked(model) === undefined ? [] : [readyHeads(words)]),
    ...lines.map((text): Row => [{ text: ` ${text}`, tone: 'faint' }]),
  ];
}

// What the key of the brakes would do to the marked way, with as much of the price as one row has room for.
function brakeRows(model: ChampionshipModel, columns: number, words: Words): readonly Row[] {
  const next = nextCut(model);
  if (next === undefined) return [];
  const { championship, race } = words;
  const { cut } = model.kept;
  const pulled = cutTo(model, next);
  const choice = itemsAsked(pulled).find(({ value }) => value === pulled.at)?.choice;
  const isFurther = next > 0 && choice?.kind === 'drive';
  const tellings = isFurther ? brakedTo(pulled, choice, words) : [undefined];
  const by = cut === 0 ? '' : championship.mph(cut);
  const text = formIn(
    tellings.map(to => race.road.braking(by, to)),
    columns - 1 - END_COLUMNS,
  );
  return [[{ text: ` ${text}`, tone: 'faint' }]];
}

function brakedTo(
  model: ChampionshipModel,
  way: ChoiceOf<'drive'>,
  words: Words,
): readonly string[] {
  const { forms } = wayPrice(model, way, words);
  const name = wayName(model, way, 0, words);
  return [...forms.map(price => `${name}, ${price}`), name];
}

function editorHelp(model: ChampionshipModel, { championship }: Words): string {
  if (setUpAsked(model) !== undefined) return championship.howToSetUp;
  return bidAsked(model) === undefined ? '' : championship.bid.howTo;
}
