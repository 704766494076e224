// The race screen at a question of Championship Formula Racing, without a session: for tests of what the panels report and
// show.
import type { Advice } from '../../drivers/advice.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { ChampionshipModel } from '../../ui/race-panels/championship-formula/championship-model.ts';
import { openRace } from '../../ui/screens/race/play.ts';
import { stageOf } from '../../ui/update.ts';
import { type Looking, screenModel } from '../terminal/race-frame.ts';
import type { Situation } from './builders.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

export interface Viewing extends Looking {
  /** Whose question it is; the first who is asked when absent. */
  readonly seat?: Seat;
  readonly advice?: readonly Advice[];
}

/** Returns the race screen at an open question, with a person in every car and no cover. */
export function screenAt(now: Situation, viewing: Viewing = {}): ChampionshipModel {
  const { book, board, race } = now;
  const { seat, advice = [] } = viewing;
  const open = book.decisions(race, board);
  const decision = seat === undefined ? open[0] : open.find(one => one.seat === seat);
  if (decision === undefined) throw new Error(`seat ${seat} is not asked`);
  const setup = {
    book: book.id,
    track: board.id,
    seed: 1,
    laps: race.laps,
    seats: [],
    options: {},
  };
  const human = { kind: 'human' as const, level: '', character: '' };
  const drivers = race.cars.map(car => ({ ...human, name: NAMES[car.seat] ?? '' }));
  const letters = race.cars.map(car => 'ABCDEFGHIJKL'[car.seat] ?? '');
  const table = { book, board, setup, drivers, letters, file: '' };
  const next = { kind: 'ask' as const, decision, advice };
  const moment = { race: book.view(race, decision.seat), next, notice: '' };
  const stage = stageOf(screenModel(undefined, viewing));
  return openRace(table, moment, [], stage).race as ChampionshipModel;
}
