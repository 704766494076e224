// The BGA rules in plain words: their chapters in order, and the book that each of the two games makes of them.
import type { BookText } from '../../../text/book-text.ts';
import type { RuleChapter, Ruling, Statement } from '../../../text/statement.ts';
import { construction } from './car/construction.ts';
import { pits } from './car/pits.ts';
import { technicalStops } from './car/technical-stops.ts';
import { tires } from './car/tires.ts';
import { wearPoints } from './car/wear-points.ts';
import { collision } from './damage/collision.ts';
import { elimination } from './damage/elimination.ts';
import { engine } from './damage/engine.ts';
import { handling } from './damage/handling.ts';
import { differencesOf } from './differences.ts';
import { finish } from './finish.ts';
import type { Game } from './games.ts';
import { grid } from './grid.ts';
import { inShort } from './in-short.ts';
import { braking } from './movement/braking.ts';
import { corners } from './movement/corners.ts';
import { drivingCode } from './movement/driving-code.ts';
import { gearingDown } from './movement/gearing-down.ts';
import { gears } from './movement/gears.ts';
import { nitro } from './movement/nitro.ts';
import { overshooting } from './movement/overshooting.ts';
import { slipstream } from './movement/slipstream.ts';
import { withCard } from './option-cards.ts';
import { options } from './options.ts';
import { orderOfPlay } from './order-of-play.ts';
import { qualifying } from './qualifying.ts';
import { start } from './start.ts';
import { teams } from './teams.ts';
import { weather } from './weather.ts';

/** Every chapter, with the statements of both games. */
export const chapters: readonly RuleChapter[] = [
  inShort,
  gears,
  orderOfPlay,
  drivingCode,
  corners,
  wearPoints,
  grid,
  start,
  overshooting,
  braking,
  gearingDown,
  collision,
  engine,
  handling,
  slipstream,
  pits,
  elimination,
  finish,
  options,
  construction,
  qualifying,
  weather,
  tires,
  technicalStops,
  teams,
  nitro,
];

/** The two games as books to read. A chapter has the same number in both; a book lacks those it has nothing of. */
export const bgaTexts: readonly BookText[] = [
  textOf('bga-basic', 'BGA basic', 'basic'),
  textOf('bga-advanced', 'BGA advanced', 'advanced'),
];

function textOf(id: string, title: string, game: Game): BookText {
  const spoken = (one: Statement | Ruling) => one.editions?.includes(game) ?? true;
  const told = chapters.map(chapter => ({
    ...chapter,
    statements: chapter.statements.filter(spoken),
    rulings: chapter.rulings.filter(spoken),
  }));
  return {
    id,
    title,
    edition: game,
    chapters: told
      .filter(({ statements, rulings }) => statements.length + rulings.length > 0)
      .map(chapter => withCard(game, chapter)),
    options: differencesOf(game),
  };
}
