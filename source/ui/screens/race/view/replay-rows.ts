// What a replay shows in place of a question.
import type { Row } from '../../../rows.ts';
import type { Words } from '../../../words/words.ts';
import {
  answeredIn,
  atEndOfRecord,
  nameOf,
  type RaceModel,
  type ReplayModel,
} from '../race-model.ts';

export function replayRow(
  model: RaceModel,
  replay: ReplayModel,
  { replay: words, race }: Words,
): Row {
  const { answers, rounds, speed, typed, finished, live } = replay;
  if (typed !== undefined) return [{ text: ` ${words.whichRound(rounds, typed)}`, tone: 'title' }];
  if (atEndOfRecord(model)) {
    if (live !== undefined && !finished) {
      const drivers = live.toMove.map(seat => nameOf(model.table, seat)).join(', ');
      return [{ text: ` ${words.live(drivers)}`, tone: 'title' }];
    }
    return [{ text: ` ${finished ? words.over : words.ends}`, tone: 'title' }];
  }
  const { round } = model.moment.race;
  const at = round === 0 ? race.grid : `${race.round(round)}/${rounds}`;
  const { paused } = model;
  const where = words.where({ at, paused, answered: answeredIn(model), answers, speed });
  return [{ text: ` ${where}`, tone: paused ? 'warn' : 'faint' }];
}

/** Returns which program drives the race on, below what is shown of it live; none otherwise. */
export function holderRows(
  model: RaceModel,
  { finished, live }: ReplayModel,
  { replay: words }: Words,
): readonly Row[] {
  if (live === undefined || finished || !atEndOfRecord(model)) return [];
  return [[{ text: ` ${words.heldBy(live.holder)}`, tone: 'faint' }]];
}
