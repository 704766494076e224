// What a game prints for a person who plays in plain text. Methods, so that a table can hold the plain texts of different
// games: a caller passes one only races of its own books.
import type { Choice, RaceEvent, Seat } from '../../rules/kit/types.ts';
import type { RaceTable } from '../../ui/messages.ts';
import type { RaceModel } from '../../ui/screens/race/race-model.ts';
import type { PlainWords } from '../../ui/words/plain-words.ts';
import type { Words } from '../../ui/words/words.ts';
import type { Menu } from './menu.ts';

export interface PlainScript {
  readonly words: Words;
  readonly plain: PlainWords;
}

export interface Laid {
  readonly model: RaceModel;
  readonly name: string;
}

export interface PlainText {
  /** Ticks of the board that are reported as one space. */
  readonly ticksPerSpace: number;
  /**
   * Returns lap, weather, car and road of the person who is asked, a sentence for each thing that may change on its own.
   */
  situation(model: RaceModel, script: PlainScript): readonly string[];
  /** Returns what the screen shows of an event besides its line; undefined for most events. */
  shown?(event: RaceEvent, table: RaceTable, script: PlainScript): string | undefined;
  /** Returns what everybody sees of a racing car besides its place, such as its gear and its points. */
  carFacts(model: RaceModel, seat: Seat, script: PlainScript): readonly string[];
  menu(model: RaceModel, script: PlainScript): Menu<Choice>;
  /** Returns the question with an answer put together that no line of it holds, and what that answer is called; for such only. */
  laid?(model: RaceModel, choice: Choice, script: PlainScript): Laid | undefined;
}
