// The race engineer, in turns: his sentence about the marked line of the prompt, and the opinions of all lines.
import type { Choice } from '../../../../rules/kit/types.ts';
import { type Verdict, verdictOn } from '../../../advice.ts';
import { POINTER_COLUMNS } from '../../../components/list-line.ts';
import { padded } from '../../../look.ts';
import type { Row, Run } from '../../../rows.ts';
import { speaks, toldAdvice } from '../../../screens/race/engineer.ts';
import {
  engineerSentence,
  sentenceRows,
  VERDICT_TONES,
} from '../../../screens/race/engineer-sentence.ts';
import { givenAwayRows } from '../../../screens/race/enter.ts';
import { markedChoice } from '../../../screens/race/race-model.ts';
import { MARK_COLUMNS } from '../../../screens/race/view/line-mark.ts';
import { textWidth } from '../../../theme/width.ts';
import type { ChampionshipWords } from '../../../words/championship-words.ts';
import type { Compared } from '../../../words/engineer-words.ts';
import type { Words } from '../../../words/words.ts';
import type { ChampionshipModel } from '../championship-model.ts';
import { choiceLaid } from '../editors.ts';
import { type Item, isEdited } from '../items.ts';
import { formIn } from '../prices.ts';
import { pricedAnswer } from './answer-rows.ts';
import { CARD_COLUMNS, cardRuns } from './card-rows.ts';
import { wayName } from './way-row.ts';

/**
 * Returns the engineer's sentence, or what Enter gives away while he does not speak; nothing where there is no choice to make.
 */
export function engineerRows(
  model: ChampionshipModel,
  columns: number,
  { championship }: Words,
): readonly Row[] {
  const { prompt } = model;
  if (prompt?.kind !== 'ask') return [];
  if (!speaks(model)) return givenAwayRows(model, columns, championship.engineer);
  const { decision } = prompt;
  const choice = isEdited(decision) ? choiceLaid(model) : markedChoice(model);
  const verdict = choice === undefined ? undefined : verdictOn(toldAdvice(model), choice);
  if (choice === undefined || verdict === undefined) return [];
  const text = engineerSentence(verdict, cardsCompared(choice, verdict), championship.engineer);
  return sentenceRows(text, columns - 1, VERDICT_TONES[verdict.kind]);
}

function cardsCompared(choice: Choice, { other }: Verdict): Compared['names'] {
  const speedOf = (one: object) => ('speed' in one ? String(one.speed) : '');
  const [mine, theirs] = [speedOf(choice), speedOf(other)];
  return mine !== '' && theirs !== '' ? { own: mine, other: theirs } : undefined;
}

export function opinionHeading({ columns }: ChampionshipWords): Row {
  const blank = ' '.repeat(POINTER_COLUMNS + MARK_COLUMNS);
  const text = `${blank}${padded(columns.card, CARD_COLUMNS)}${columns.engineer}`;
  return [{ text, tone: 'faint' }];
}

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
    ? wayName(model, choice, columns, words)
    : pricedAnswer(model, item, words).name;
}

function opinion(verdict: Verdict, room: number, { engineer, opinions }: ChampionshipWords): Run {
  const { kind, rolls, why } = verdict;
  const told = why.map(one => engineer.why(one.name, one.rolls, false));
  const forms =
    kind === 'worse'
      ? [...told.keys(), told.length]
          .toReversed()
          .map(at => opinions.worse(rolls, told.slice(0, at)))
      : [opinions[kind]];
  return { text: formIn(forms, room), tone: VERDICT_TONES[kind] };
}
