// What each game provides to the race screen: which choices there are and their names, where cars are, what is drawn. The
// course of a race, its pace, camera, log, panes and layout are common.

import type { Board } from '../../circuit/board.ts';
import type { Choice, Race, RaceEvent, Seat, View } from '../../rules/kit/types.ts';
import type { MapFeatures } from '../board-view/map-features.ts';
import type { ListLine } from '../components/list-line.ts';
import type { Key } from '../input/key.ts';
import type { Command, Place } from '../keys.ts';
import type { RaceTable, Size } from '../messages.ts';
import type { Row, Run } from '../rows.ts';
import type { Sight } from '../screens/race/camera.ts';
import type { Course, Stage } from '../screens/race/course.ts';
import type { Item } from '../screens/race/items.ts';
import type { LogLine, Note, RaceModel, Step, Whereabouts } from '../screens/race/race-model.ts';
import type { Roll } from '../screens/race/roll/roll.ts';
import type { TurnPace } from '../services.ts';
import type { Glyphs } from '../theme/glyphs.ts';
import type { GameWords, GlossaryEntry } from '../words/guide-words.ts';
import type { RaceWords, Words } from '../words/words.ts';

export interface PictureRoom {
  /** `panel`: in a frame of the large screen, with the same number of rows at every question. */
  readonly layout: 'compact' | 'panel';
  readonly columns: number;
  /** The whole screen. */
  readonly size: Size;
  /** Most rows besides those that the picture always has (see `extraRows`). */
  readonly extraRows: number;
  readonly glyphs: Glyphs;
  readonly words: Words;
}

export interface DashboardRoom {
  readonly columns: number;
  /** Most rows. */
  readonly rows: 1 | 2 | 3;
  readonly glyphs: Glyphs;
}

export interface MapRoom {
  readonly columns: number;
  readonly rows: number;
  /** Whether cars are drawn on their way; else a move shows when it is over. */
  readonly live: boolean;
  readonly glyphs: Glyphs;
  readonly words: Words;
}

/**
 * The race screen of a game. Methods, so that a table can hold panels of different games: a caller passes one only
 * races of its own books.
 */
export interface RacePanels {
  features(board: Board, glyphs: Glyphs): MapFeatures;
  boardFacts(board: Board, words: Words): string;
  /** Returns how long a lap is; absent where the number of spaces of the shortest lane shows it. */
  length?(board: Board, words: Words): string;
  /** Returns what cars need alone there, in two lines; absent in a game that does not count in turns. */
  pace?(pace: TurnPace, words: Words): readonly [string, string];

  game(words: Words): GameWords;
  signs(words: Words): readonly GlossaryEntry[];

  /** Returns what the panels keep from one key to the next, as it is when a question opens. */
  fresh(): unknown;
  /** Returns the place of a seat's car, undefined for a seat that has none. */
  whereIs(table: RaceTable, race: View<Race>, seat: Seat): Whereabouts | undefined;
  /** Returns the steps that an event shows, one picture each, and its notes beside the cars. */
  steps(event: RaceEvent): readonly (Step | Note)[];
  /** Returns the rolls of people at the keyboard that are worth a picture, by their events: the model is that before them, `after` the race after them. */
  rolls?(
    model: RaceModel,
    after: View<Race>,
    events: readonly RaceEvent[],
    words: Words,
  ): ReadonlyMap<RaceEvent, Roll>;
  /** Returns the line of the log for an event, undefined when it is not worth one. */
  line(table: RaceTable, event: RaceEvent, words: RaceWords): LogLine | undefined;
  /** Returns whose turn begins with an event, undefined for any other event. */
  turnOf(event: RaceEvent): Seat | undefined;

  /** Returns what a choice is called where its question is over; empty for one that a page of its own shows. */
  nameOf(choice: Choice, words: Words): string;
  /** Returns the lines of the open question in the order of the list; none where it is answered without a list. */
  items(model: RaceModel, words: RaceWords): readonly Item[];
  /** Returns the value of the line that is marked when a question opens; `model.at` is the line that was marked before. */
  marked(model: RaceModel, items: readonly Item[]): string;
  /** Returns the place of the key table that is open while nothing covers the race. */
  place(model: RaceModel): Place;
  /** Returns the seats whose secret answers lie face down; absent where all that race and are not asked have given one. */
  laid?(model: RaceModel): readonly Seat[];
  idle(model: RaceModel, items: readonly Item[]): readonly Command[];
  /** Handles a key, even Escape, before the common screen does; undefined for keys that the panels do not take. */
  key?(model: RaceModel, key: Key, stage: Stage): Course | undefined;
  /** Handles the choice of a line that is not simply an answer; undefined for other lines. */
  pick?(model: RaceModel, value: string, stage: Stage): Course | undefined;
  /** Reports whether the choice of a line certainly ends the race of the car, so that the player must confirm it. */
  endsRace(model: RaceModel, item: Item): boolean;
  /**
   * Returns the answer with which a car goes on up its gears while nothing is at stake; undefined where something can be
   * decided. Absent in a game in which every choice is one.
   */
  risingAnswer?(model: RaceModel): Choice | undefined;
  /** Returns why a key does nothing at the open question, where the common sentence does not explain it; else undefined. */
  refusal?(
    model: RaceModel,
    key: Key,
    items: readonly Item[],
    words: RaceWords,
  ): string | undefined;

  /** Returns why Enter on a line is not an answer; undefined where it is one. */
  pickRefusal?(model: RaceModel, value: string, words: Words): string | undefined;

  titleRow(model: RaceModel, columns: number, words: Words): Row;
  orderRow(model: RaceModel, columns: number, words: Words): Row;
  picture(model: RaceModel, items: readonly Item[], room: PictureRoom): readonly Row[];
  /** Returns how much of the road the picture shows; absent where it is a strip. */
  sight?(size: Size): Sight;
  /** Returns how many further rows the picture could use for the open question. */
  extraRows?(model: RaceModel, items: readonly Item[]): number;
  /** Reports whether the list may have the room of the picture, because nothing moves there. */
  yieldsPicture?(model: RaceModel): boolean;
  map(model: RaceModel, room: MapRoom): readonly Row[];
  /** Returns the panels of the car that is looked at: where it is and what it can still afford; one row at least. */
  dashboard(model: RaceModel, room: DashboardRoom, words: Words): readonly Row[];
  /** Returns the question, which stands behind the name of the driver asked. */
  question(model: RaceModel, words: Words): readonly Run[];
  /** Returns the heading over the list of the open question, whose lines have `columns` including their pointer. */
  listHeading(model: RaceModel, words: Words, columns: number): readonly Row[];
  /** Returns the lines of the list of the open question, in `columns` including their pointer. */
  lines(
    model: RaceModel,
    items: readonly Item[],
    columns: number,
    words: Words,
  ): readonly ListLine[];
  /**
   * Returns the engineer's sentence about the marked line, or what Enter gives away there while he does not speak; nothing where
   * there is nothing to choose.
   */
  engineer(model: RaceModel, columns: number, words: Words): readonly Row[];
  underList(model: RaceModel, columns: number, words: Words): readonly Row[];
  raceTable(model: RaceModel, columns: number, words: Words): readonly Row[];
  result(model: RaceModel, seat: Seat, words: Words): string;
  /** Returns how a finished timed lap ended; absent where none are driven. */
  overAlone?(model: RaceModel, words: Words): string;
}
