// What a replay tells in place of a question.
import type { Row } from '../../../rows.ts';
import type { Words } from '../../../words/words.ts';
import type { RaceModel, ReplayModel } from '../race-model.ts';
import { answeredIn, atEndOfRecord } from '../replay.ts';

/** Returns the place of the record that is shown, or the question for a round. */
export function replayRow(model: RaceModel, replay: ReplayModel, { replay: words }: Words): Row {
  const { answers, rounds, speed, typed, finished } = replay;
  if (typed !== undefined) return [{ text: ` ${words.whichRound(rounds, typed)}`, tone: 'title' }];
  if (atEndOfRecord(model)) {
    return [{ text: ` ${finished ? words.over : words.ends}`, tone: 'title' }];
  }
  const { round } = model.moment.race;
  const where = words.where({ round, rounds, answered: answeredIn(model), answers, speed });
  return [{ text: ` ${where}`, tone: 'faint' }];
}
