// The prompt pane: the question, the heading of its list, and a line for each choice with its price.
import { SPEED_STEP } from '../../../../rules/championship-formula/car.ts';
import { loweredBy } from '../../../../rules/championship-formula/chapters/rolls.ts';
import type { DueRoll } from '../../../../rules/championship-formula/state.ts';
import { type ListLine, POINTER_COLUMNS } from '../../../components/choice-list.tsx';
import { padded, wrapped } from '../../../look.ts';
import type { Row, Run, Tone } from '../../../rows.ts';
import { askWordsOf } from '../../../screens/race/items.ts';
import { letterOf, nameOf } from '../../../screens/race/race-model.ts';
import { MARK_COLUMNS, markOf } from '../../../screens/race/view/line-mark.ts';
import type { Words } from '../../../words/words.ts';
import { askedOf, type ChampionshipModel, termsOf } from '../championship-model.ts';
import { bidAsked, setUpAsked } from '../editors.ts';
import type { ChoiceOf, Item } from '../items.ts';
import { type CardPrice, cardPrices, type Price, rollOdds } from '../prices.ts';
import { bidHeading, bidLines, setUpHeading, setUpLines } from './editor-rows.ts';
import { engineerRows } from './engineer.ts';
import { wayRow } from './way-row.ts';

const CARD_COLUMNS = 7;
const SPACES_COLUMNS = 8;
const NAME_COLUMNS = 24;
const TONES: readonly Tone[] = ['good', 'warn', 'bad'];

/** Returns the question, with the facts on which it depends. */
export function questionRuns(model: ChampionshipModel, words: Words): readonly Run[] {
  const decision = askedOf(model);
  if (decision === undefined) return [];
  const { question } = askWordsOf(decision, words.race);
  const fact = factOf(model, words);
  return [
    ...(fact === '' ? [] : [{ text: ` ${fact}${words.race.colon}`, tone: 'plain' } as const]),
    { text: ` ${question}`, tone: 'plain' },
  ];
}

function factOf({ prompt, moment, table }: ChampionshipModel, words: Words): string {
  const { championship } = words;
  const [task] = moment.race.agenda;
  if (task?.roll !== undefined) return championship.rollNames[task.roll.cause];
  if (task?.payment !== undefined) return championship.overBy(task.payment.over);
  if (task?.other !== undefined) {
    const name = `${nameOf(table, task.other)} (${letterOf(table, task.other)})`;
    return championship.wantsPast(name);
  }
  return prompt?.kind === 'ask' && moment.race.move !== undefined
    ? championship.mph(moment.race.move.speed)
    : '';
}

/** Returns the heading over the list. */
export function listHeading(model: ChampionshipModel, words: Words): readonly Row[] {
  const setUp = setUpAsked(model);
  if (setUp !== undefined) return [setUpHeading(model, setUp, words)];
  if (bidAsked(model) !== undefined) return [bidHeading(model, words)];
  const decision = askedOf(model);
  if (decision?.choices[0]?.kind !== 'playCard') return [];
  const { columns } = words.championship;
  const prices = [...cardPrices(model, decision.seat, words.championship).values()];
  const here = padded(columns.here, hereColumns(prices, columns.here));
  const text = `${padded(columns.card, CARD_COLUMNS)}${padded(columns.spaces, SPACES_COLUMNS)}${here} `;
  const corner = onlyCorner(model, prices);
  return [
    [
      {
        text: `${' '.repeat(POINTER_COLUMNS + MARK_COLUMNS)}${text}${columns.next(corner ?? '')}`,
        tone: 'faint',
      },
    ],
  ];
}

// The name of the next corner, where it is the same for all cards.
function onlyCorner(
  { table }: ChampionshipModel,
  prices: readonly CardPrice[],
): string | undefined {
  const corners = new Set(prices.flatMap(({ next }) => (next === undefined ? [] : [next.corner])));
  const [first] = corners;
  return corners.size === 1 ? table.board.corners[first ?? -1]?.name : undefined;
}

function hereColumns(prices: readonly CardPrice[], heading: string): number {
  return Math.max(heading.length, ...prices.map(({ here }) => here.text.length)) + 1;
}

/** Returns the lines of the list, in `columns` including their pointer. */
export function promptLines(
  model: ChampionshipModel,
  items: readonly Item[],
  columns: number,
  words: Words,
): readonly ListLine[] {
  const setUp = setUpAsked(model);
  if (setUp !== undefined) return setUpLines(model, setUp, words);
  const bidding = bidAsked(model);
  if (bidding !== undefined) return bidLines(model, bidding, words);
  const decision = askedOf(model);
  if (decision === undefined) return [];
  const isPlanning = items[0]?.choice.kind === 'playCard';
  const prices = isPlanning ? cardPrices(model, decision.seat, words.championship) : new Map();
  return items.map(item => ({
    value: item.value,
    row: [
      { text: markOf(item, words.race), tone: 'strong' },
      ...rowOf(model, item, { prices, columns: columns - POINTER_COLUMNS - MARK_COLUMNS }, words),
    ],
  }));
}

interface ListRoom {
  readonly prices: ReadonlyMap<number, CardPrice>;
  readonly columns: number;
}

function rowOf(model: ChampionshipModel, { choice }: Item, room: ListRoom, words: Words): Row {
  const { championship } = words;
  switch (choice.kind) {
    case 'playCard':
      return cardRow(model, choice, room, words);
    case 'drive':
      return wayRow(model, choice, room.columns, words);
    case 'pay':
      return payRow(model, choice, words);
    case 'spendSkill':
      return skillRow(model, choice, words);
    case 'chooseTire': {
      const bonus = bonusOf(model);
      return named(championship.tires[choice.tire], {
        text: championship.tireFacts(choice.tire, bonus),
        weight: 0,
      });
    }
    case 'block':
    case 'letPass':
      return blockRow(model, choice.kind === 'block', words);
    case 'enterPits':
      return named(championship.pits.enter, {
        text: championship.pits.enterFacts(carAsked(model)?.startingWear ?? 0),
        weight: 0,
      });
    case 'stayOut':
      return named(championship.pits.stay, { text: championship.free, weight: 0 });
    default:
      return [{ text: choice.kind, tone: 'plain' }];
  }
}

function carAsked(model: ChampionshipModel) {
  const seat = askedOf(model)?.seat;
  return seat === undefined ? undefined : model.moment.race.cars[seat];
}

function bonusOf(model: ChampionshipModel): number {
  const cards = carAsked(model)?.cards;
  const { pitWear } = termsOf(model).values;
  return cards === undefined ? 0 : (pitWear.hardTireBonus[cards.wear] ?? 0);
}

function named(name: string, { text, weight }: Price): Row {
  return [
    { text: `${padded(name, NAME_COLUMNS)} `, tone: 'plain' },
    { text, tone: TONES[weight] ?? 'plain' },
  ];
}

function cardRow(
  model: ChampionshipModel,
  { speed }: ChoiceOf<'playCard'>,
  { prices }: ListRoom,
  { championship }: Words,
): Row {
  const price = prices.get(speed);
  const isSame = speed === carAsked(model)?.speed;
  const head =
    padded(String(speed), CARD_COLUMNS) + padded(String(speed / SPEED_STEP), SPACES_COLUMNS);
  const here = price?.here ?? { text: '', weight: 0 };
  const next = price?.next;
  const all = [...prices.values()];
  const shared = onlyCorner(model, all) !== undefined;
  const corner = model.table.board.corners[next?.corner ?? -1]?.name ?? '';
  const told = next === undefined ? '' : next.price.text;
  return [
    { text: head, tone: isSame ? 'strong' : 'plain' },
    {
      text: `${padded(here.text, hereColumns(all, championship.columns.here))} `,
      tone: TONES[here.weight] ?? 'plain',
    },
    {
      text: shared || next === undefined ? told : championship.inCorner(corner, told),
      tone: TONES[next?.price.weight ?? 0] ?? 'plain',
    },
  ];
}

function payRow(model: ChampionshipModel, choice: ChoiceOf<'pay'>, words: Words): Row {
  const { championship } = words;
  const { wear = 0 } = carAsked(model) ?? {};
  const [task] = model.moment.race.agenda;
  const isChance = task?.payment?.space !== undefined;
  const left = championship.wearLeft(wear - choice.wear);
  const cause = isChance ? 'chance' : 'deceleration';
  const odds = championship.outcomes[cause](rollOdds(model, { cause }, 0));
  const text = choice.roll ? (choice.wear > 0 ? `${left}; ${odds}` : odds) : left;
  return named(championship.payment(choice, isChance), { text, weight: choice.roll ? 2 : 1 });
}

function skillRow(model: ChampionshipModel, choice: ChoiceOf<'spendSkill'>, words: Words): Row {
  const { championship } = words;
  const [task] = model.moment.race.agenda;
  const name = championship.chips(choice.green, choice.red);
  const roll = task?.roll;
  if (roll === undefined) return [{ text: name, tone: 'plain' }];
  const odds = rollOdds(model, roll, roll.lowered + loweredBy(choice, termsOf(model).values));
  return named(name, {
    text: championship.outcomes[roll.cause](odds),
    weight: odds.red === 0 ? 0 : 1,
  });
}

function blockRow(model: ChampionshipModel, isBlock: boolean, { championship }: Words): Row {
  const roll: Pick<DueRoll, 'cause' | 'blocked'> = isBlock
    ? { cause: 'pass', blocked: true }
    : { cause: 'pass' };
  const { passes, contact, block, letPass } = championship.block;
  const odds = passes(rollOdds(model, roll, 0).green);
  return named(isBlock ? block : letPass, {
    text: isBlock ? `${odds}; ${contact}` : odds,
    weight: isBlock ? 1 : 0,
  });
}

/** Returns the rows under the list: how an editor works, then the engineer's verdict. */
export function underList(model: ChampionshipModel, columns: number, words: Words): readonly Row[] {
  const { championship } = words;
  const help = setUpAsked(model)
    ? championship.howToSetUp
    : bidAsked(model)
      ? championship.bid.howTo
      : '';
  const lines = help === '' ? [] : wrapped(help, columns - 2);
  return [
    ...engineerRows(model, columns, words),
    ...lines.map((text): Row => [{ text: ` ${text}`, tone: 'faint' }]),
  ];
}
