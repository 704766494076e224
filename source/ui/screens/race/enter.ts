// What Enter takes at a question where nobody has moved the mark, and what it gives away there.
import { type Verdict, verdictOn } from '../../advice.ts';
import type { NextStep } from '../../messages.ts';
import type { Row } from '../../rows.ts';
import type { EnterManner, Settings } from '../../services.ts';
import type { EngineerWords } from '../../words/engineer-words.ts';
import { speaks } from './engineer.ts';
import { sentenceRows } from './engineer-sentence.ts';
import type { RaceModel } from './race-model.ts';

type Asked = Extract<NextStep, { kind: 'ask' }>;

/** Rolls, or turns, beyond which a person is told what Enter gives away. */
const WORTH_TELLING = 0.5;

/** Returns what Enter takes for a person with these settings; a lesson counts on the usual choice. */
export function enterManner(
  { lesson }: Pick<RaceModel, 'lesson'>,
  { enter, raced }: Pick<Settings, 'enter' | 'raced'>,
): Exclude<EnterManner, 'first'> {
  if (lesson !== undefined) return 'usual';
  if (enter === 'first') return raced ? 'usual' : 'careful';
  return enter;
}

/** Returns the question with the choice that Enter takes in a manner; without one where it takes none. */
export function askedFor(next: Asked, manner: ReturnType<typeof enterManner>): Asked {
  const { usual, careful = usual, ...asked } = next;
  const taken = manner === 'careful' ? careful : usual;
  return taken === undefined || manner === 'none' ? asked : { ...asked, usual: taken };
}

/** Reports whether no line of the open question is marked yet, so that Enter takes none. */
export function isUnmarked({ prompt, at, takesNone }: RaceModel): boolean {
  return takesNone && prompt?.kind === 'ask' && at === '';
}

/** Returns how the marked line compares with the best one, where Enter takes it unasked and gives away more than half a roll. */
function givenAway(model: RaceModel): Verdict | undefined {
  const { prompt, at, trial, lesson } = model;
  if (prompt?.kind !== 'ask' || trial !== undefined || lesson !== undefined || speaks(model)) {
    return undefined;
  }
  const { usual, advice, decision } = prompt;
  if (usual === undefined || decision.choices[Number(at)] !== usual) return undefined;
  const verdict = verdictOn(advice, usual);
  const isWorse = verdict?.kind === 'worse' || verdict?.kind === 'ruin';
  return isWorse && verdict.rolls > WORTH_TELLING ? verdict : undefined;
}

/** Reports whether Enter, as the question stands, gives away more than half a roll of which nothing is said otherwise. */
export function tellsGivenAway(model: RaceModel): boolean {
  return givenAway(model) !== undefined;
}

/** Returns the line that says what Enter gives away; nothing where that is little, and where the engineer says it. */
export function givenAwayRows(
  model: RaceModel,
  columns: number,
  words: EngineerWords,
): readonly Row[] {
  const verdict = givenAway(model);
  if (verdict === undefined) return [];
  const asks = model.engineer.manner === 'onCall';
  const told = verdict.kind === 'ruin' ? undefined : verdict.rolls;
  return sentenceRows(words.givesAway(told, asks), columns, 'warn');
}
