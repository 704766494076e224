// The race engineer's sentence about the marked line of the prompt.
import type { FormulaDeChoice } from '../../../../rules/formula-de/choices.ts';
import { type Verdict, verdictOn } from '../../../advice.ts';
import type { Row } from '../../../rows.ts';
import { speaks, toldAdvice } from '../../../screens/race/engineer.ts';
import {
  engineerSentence,
  sentenceRows,
  VERDICT_TONES,
} from '../../../screens/race/engineer-sentence.ts';
import { givenAwayRows } from '../../../screens/race/enter.ts';
import { markedChoice } from '../../../screens/race/race-model.ts';
import type { Compared } from '../../../words/engineer-words.ts';
import type { RaceWords } from '../../../words/words.ts';
import { type FormulaModel, gearOf } from '../formula-de-model.ts';
import { factsOf } from './engineer-facts.ts';

/** Decisions before a race whose worth depends on what is chosen next. */
const UNTOLD: readonly string[] = ['choosePitBox', 'configureCar', 'chooseTires'];

/**
 * Returns the engineer's sentence, or what Enter gives away while he does not speak; nothing where there is no choice to make.
 */
export function engineerRows(
  model: FormulaModel,
  columns: number,
  words: RaceWords,
): readonly Row[] {
  const { prompt } = model;
  if (prompt?.kind !== 'ask' || UNTOLD.includes(prompt.decision.step)) return [];
  if (!speaks(model)) return givenAwayRows(model, columns, words.engineer);
  const choice = markedChoice(model) as FormulaDeChoice | undefined;
  const verdict = choice === undefined ? undefined : verdictOn(toldAdvice(model), choice);
  if (choice === undefined || verdict === undefined) return [];
  return sentenceRows(
    sentenceOf(model, choice, verdict, words),
    columns,
    VERDICT_TONES[verdict.kind],
  );
}

function sentenceOf(
  model: FormulaModel,
  choice: FormulaDeChoice,
  verdict: Verdict,
  words: RaceWords,
): string {
  const { prompt } = model;
  const { kind, rolls } = verdict;
  const facts =
    kind === 'ruin' || prompt?.kind !== 'ask'
      ? undefined
      : factsOf(model, prompt.decision.seat, choice, verdict, words);
  if (kind !== 'ruin' && facts !== undefined) {
    return words.engineer.weighed(facts.told, { kind, rolls, other: facts.other });
  }
  const names = namesOf(choice, verdict.other as FormulaDeChoice, words);
  return engineerSentence(verdict, names, words.engineer);
}

// Gears and spaces have names that are short enough for a sentence.
function namesOf(
  own: FormulaDeChoice,
  other: FormulaDeChoice,
  words: RaceWords,
): Compared['names'] {
  const [mine, theirs] = [own, other].map(choice => {
    const gear = gearOf(choice);
    if (gear !== undefined) return words.engineer.gear(gear);
    return choice.kind === 'move' && choice.path.length > 0 ? words.space(choice.to) : '';
  });
  return mine && theirs && mine !== theirs ? { own: mine, other: theirs } : undefined;
}
