// Keys of a race that is watched again.
import type { Place } from '../../../replay/playback.ts';
import type { Key } from '../../input/key.ts';
import { type Command, commandOf } from '../../keys.ts';
import { type Model, wordsOf } from '../../model.ts';
import { stageOf, to, toCourse, type Update } from '../../update.ts';
import { askAgain } from '../again/again-update.ts';
import { anywhere } from '../anywhere.ts';
import { toAnalysis, toClassification } from '../classification/to-classification.ts';
import { backFromReplay, leaveRace } from '../leaving/leaving-update.ts';
import { askForTable } from '../season/season-back.ts';
import type { Course } from './course.ts';
import { faster } from './pace.ts';
import { settle, togglePause, withoutPictures } from './play.ts';
import {
  actingSeat,
  answeredIn,
  atEndOfRecord,
  type RaceModel,
  type ReplayModel,
} from './race-model.ts';
import { look, racePlace } from './race-update.ts';
import { following } from './replay.ts';

/** No race has a round number with more digits. */
const DIGITS_MOST = 4;

/** Handles a key on a replay that nothing covers. */
export function replayKey(model: Model, race: RaceModel, replay: ReplayModel, key: Key): Update {
  if (replay.typed !== undefined) return typedKey(model, race, replay.typed, key);
  const place = racePlace(race);
  const command = commandOf(place, key);
  if (command === 'back') return backFromReplay(model) ?? leaveRace(model);
  if (command === 'takeOver') return askForTable(model, race);
  if (command === 'result') {
    if (!atEndOfRecord(race) || !replay.finished) return to(model);
    return toClassification(model, race);
  }
  if (command === 'analysis') return toAnalysis(model, paused(race));
  if (command === 'fromHere' && replay.live === undefined) {
    const { answered, round } = race.moment.race;
    return askAgain(
      { ...model, screen: { kind: 'race', race: paused(race) } },
      { answered, round },
    );
  }
  const common = anywhere(model, place, key);
  if (common !== undefined) return common;
  const stage = stageOf(model);
  if (command === 'halt') {
    return atEndOfRecord(race) ? to(model) : toCourse(model, togglePause(race, stage));
  }
  const course = command === undefined ? undefined : courseOf(race, replay, command, key, model);
  return course === undefined ? to(model) : toCourse(model, course);
}

function courseOf(
  race: RaceModel,
  replay: ReplayModel,
  command: Command,
  key: Key,
  model: Model,
): Course | undefined {
  switch (command) {
    case 'step':
      return stepOn(race);
    case 'stepBack':
      return seek(paused(race), { answered: answeredIn(race) - 1 });
    case 'roundBack':
      return seek(race, { roundsOn: -1 });
    case 'roundOn':
      return seek(race, { roundsOn: 1 });
    case 'toRound':
      return withReplay(race, { typed: '' });
    case 'slower':
      return atSpeed(race, faster(replay.speed, -1), model);
    case 'faster':
      return atSpeed(race, faster(replay.speed, 1), model);
    case 'speed':
      return atSpeed(race, Number(key.name), model);
    case 'car': {
      const seat = race.table.letters.indexOf(key.name);
      return seat < 0 ? undefined : following(race, seat);
    }
    case 'follow':
      return following(race, replay.followed >= 0 ? -1 : lookedOrActing(race));
    default: {
      const looked = look(race, command);
      return looked === undefined ? undefined : { race: looked, effects: [] };
    }
  }
}

function typedKey(model: Model, race: RaceModel, typed: string, key: Key): Update {
  if (/^\d$/.test(key.name)) {
    return toCourse(model, withReplay(race, { typed: (typed + key.name).slice(0, DIGITS_MOST) }));
  }
  if (key.name === 'backspace') {
    return toCourse(model, withReplay(race, { typed: typed.slice(0, -1) }));
  }
  const closed = withReplay(race, { typed: undefined });
  if (key.name !== 'enter' || typed === '') return toCourse(model, closed);
  const { rounds = 0 } = race.replay ?? {};
  const round = Number(typed);
  if (round < 1 || round > rounds) {
    const notice = wordsOf(model).replay.noSuchRound(rounds);
    return toCourse({ ...model, notice }, closed);
  }
  return toCourse(model, seek(closed.race, { round }));
}

function stepOn(race: RaceModel): Course {
  const stood = race.frames.length > 0 ? withoutPictures(race) : race;
  return { race: paused(stood), effects: atEndOfRecord(race) ? [] : [{ kind: 'replayOn' }] };
}

function seek(race: RaceModel, place: Place): Course {
  return { race, effects: [{ kind: 'seek', place }] };
}

function paused(race: RaceModel): RaceModel {
  return { ...race, paused: true, ticket: race.ticket + 1 };
}

// A rest in progress takes the new speed at once; pictures do with the next one.
function atSpeed(race: RaceModel, speed: number, model: Model): Course {
  const changed = withReplay(race, { speed });
  return race.paused || race.frames.length > 0 ? changed : settle(changed.race, stageOf(model));
}

function withReplay(race: RaceModel, change: Partial<ReplayModel>): Course {
  const replay = race.replay === undefined ? undefined : { ...race.replay, ...change };
  return { race: { ...race, replay }, effects: [] };
}

function lookedOrActing(race: RaceModel): number {
  return race.look >= 0 ? race.look : actingSeat(race);
}
