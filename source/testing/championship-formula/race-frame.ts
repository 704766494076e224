// The race screen at a question of Championship Formula Racing, without a session: for tests of what the cockpit tells and
// shows.
import { stripVTControlCharacters } from 'node:util';
import { renderToString } from 'ink';
import { createElement } from 'react';
import type { Advice } from '../../drivers/advice.ts';
import type { Language } from '../../replay/language.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { ChampionshipModel } from '../../ui/cockpits/championship-formula/championship-model.ts';
import { DEFAULT_SETTINGS } from '../../ui/doors.ts';
import { lookOf } from '../../ui/look.ts';
import type { Size } from '../../ui/messages.ts';
import type { Model } from '../../ui/model.ts';
import { openRace } from '../../ui/screens/race/play.ts';
import type { RaceModel } from '../../ui/screens/race/race-model.ts';
import { RaceView } from '../../ui/screens/race/view/race-view.tsx';
import { stageOf } from '../../ui/update.ts';
import { EN } from '../../ui/words/en/words.ts';
import { FR } from '../../ui/words/fr/words.ts';
import type { Situation } from './builders.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const WORDS = { en: EN, fr: FR };

/** How a race is looked at. */
export interface Viewing {
  readonly size?: Size;
  readonly language?: Language;
  /** Whose question it is; the first who is asked when absent. */
  readonly seat?: Seat;
  /** What the engineer says; nothing when absent. */
  readonly advice?: readonly Advice[];
}

const USUAL: Size = { columns: 80, rows: 24 };

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
  const stage = stageOf(modelOf(undefined, viewing));
  return openRace(table, moment, [], stage).race as ChampionshipModel;
}

/** Returns a race screen as the rows of a terminal. */
export function frameOf(race: RaceModel, viewing: Viewing = {}): string {
  const model = modelOf(race, viewing);
  const { columns, rows } = model.size;
  const view = createElement(RaceView, {
    model,
    race,
    look: lookOf(model),
    columns,
    rows: rows - 1,
    send: () => undefined,
  });
  const text = stripVTControlCharacters(renderToString(view, { columns }));
  const lines = text.split('\n').map(line => `${line.trimEnd()}\n`);
  return lines.join('');
}

function modelOf(race: RaceModel | undefined, { size = USUAL, language = 'en' }: Viewing): Model {
  const model: Model = {
    size,
    offer: { tracks: [], levels: [], books: [], carsMax: 12, words: WORDS },
    settings: { ...DEFAULT_SETTINGS, language, covers: false },
    screen: race === undefined ? { kind: 'title', at: '' } : { kind: 'race', race },
    overlay: { kind: 'none' },
    notice: '',
    unfinished: undefined,
    seasons: undefined,
    season: undefined,
    almanac: undefined,
    par: {},
    pace: {},
    leaveAsked: false,
  };
  return model;
}
