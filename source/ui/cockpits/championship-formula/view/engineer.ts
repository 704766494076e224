// The race engineer, in turns: the sentence about the marked line of the prompt, and the opinions of all lines.
import { type Verdict, verdictOn } from '../../../advice.ts';
import { POINTER_COLUMNS } from '../../../components/list-line.ts';
import { padded } from '../../../look.ts';
import type { Row, Tone } from '../../../rows.ts';
import { MARK_COLUMNS } from '../../../screens/race/view/line-mark.ts';
import { textWidth } from '../../../theme/width.ts';
import type { ChampionshipWords, TwoCards } from '../../../words/championship-words.ts';
import type { Words } from '../../../words/words.ts';
import type { ChampionshipModel } from '../championship-model.ts';
import { choiceLaid } from '../editors.ts';
import { type Item, isEdited } from '../items.ts';
import { formIn } from '../prices.ts';
import { pricedAnswer } from './answer-rows.ts';
import { CARD_COLUMNS, cardRuns } from './card-rows.ts';
import { wayName } from './way-row.ts';

const TONES: Readonly<Record<Verdict['kind'], Tone>> = {
  best: 'good',
  even: 'good',
  worse: 'faint',
  ruin: 'bad',
};

/** Returns the engineer's sentence, with as many of its reasons as fit on a row; nothing where there is no choice to make. */
export function engineerRows(
  model: ChampionshipModel,
  columns: number,
  { championship }: Words,
): readonly Row[] {
  const { prompt, at } = model;
  if (prompt?.kind !== 'ask') return [];
  const { decision } = prompt;
  const choice = isEdited(decision) ? choiceLaid(model) : decision.choices[Number(at)];
  const verdict = choice === undefined ? undefined : verdictOn(prompt.advice, choice);
  if (verdict === undefined) return [];
  const { kind, rolls } = verdict;
  const { engineer } = championship;
  const cards = cardsCompared(model, at);
  const forms =
    kind === 'best' || kind === 'worse'
      ? reasonsLeft(verdict, championship).map(why => engineer[kind](rolls, why, cards))
      : [engineer[kind]];
  return [[{ text: ` ${formIn(forms, columns - 3)}`, tone: TONES[kind] }]];
}

// All reasons, then one less each time.
function reasonsLeft(
  { why }: Verdict,
  { reasons }: ChampionshipWords,
): readonly (readonly string[])[] {
  const told = why.map(({ name }) => reasons[name] ?? name);
  return [...told.map((_, at) => told.slice(0, told.length - at)), []];
}

// The marked card and the one against which it is judged: the best one, or the next best.
function cardsCompared({ prompt }: ChampionshipModel, at: string): TwoCards | undefined {
  if (prompt?.kind !== 'ask') return undefined;
  const speedOf = (choice: object | undefined) =>
    choice !== undefined && 'speed' in choice ? Number(choice.speed) : undefined;
  const own = speedOf(prompt.decision.choices[Number(at)]);
  const [best, next] = prompt.advice.map(({ choice }) => speedOf(choice));
  const other = own === best ? next : best;
  return own === undefined || other === undefined ? undefined : { own, other };
}

/** Returns the heading over cards with the engineer's opinions. */
export function opinionHeading({ columns }: ChampionshipWords): Row {
  const blank = ' '.repeat(POINTER_COLUMNS + MARK_COLUMNS);
  const text = `${blank}${padded(columns.card, CARD_COLUMNS)}${columns.engineer}`;
  return [{ text, tone: 'faint' }];
}

/** Returns what the engineer says of each line, in so many columns. */
export function opinionRows(
  model: ChampionshipModel,
  items: readonly Item[],
  columns: number,
  words: Words,
): readonly Row[] {
  const { prompt } = model;
  const advice = prompt?.kind === 'ask' ? prompt.advice : [];
  const names = items.map(item => nameIn(model, item, columns >> 1, words));
  const width = Math.max(0, ...names.map(textWidth)) + 2;
  return items.map((item, line) => {
    const { choice } = item;
    const verdict = verdictOn(advice, choice);
    const isCard = choice.kind === 'playCard';
    const room = columns - (isCard ? CARD_COLUMNS : width);
    return [
      ...(isCard
        ? cardRuns(model, choice.speed)
        : [{ text: padded(names[line] ?? '', width), tone: 'plain' } as const]),
      ...(verdict === undefined ? [] : [opinion(verdict, room, words.championship)]),
    ];
  });
}

function nameIn(model: ChampionshipModel, item: Item, columns: number, words: Words): string {
  const { choice } = item;
  if (choice.kind === 'playCard') return '';
  return choice.kind === 'drive'
    ? wayName(model, choice, columns, words.championship)
    : pricedAnswer(model, item, words).name;
}

function opinion(verdict: Verdict, room: number, words: ChampionshipWords): Row[number] {
  const { kind, rolls } = verdict;
  const { line } = words.engineer;
  const forms =
    kind === 'worse'
      ? reasonsLeft(verdict, words).map(why => line.worse(rolls, why))
      : [line[kind]];
  return { text: formIn(forms, room), tone: TONES[kind] };
}
