// The BGA rules in plain words: their chapters in order, and the book that each of the two games makes of them.
import type { BookText } from '../../../text/book-text.ts';
import type { RuleChapter, Ruling, Statement } from '../../../text/statement.ts';
import { braking } from './braking.ts';
import { collision } from './collision.ts';
import { construction } from './construction.ts';
import { corners } from './corners.ts';
import { differencesOf } from './differences.ts';
import { drivingCode } from './driving-code.ts';
import { elimination } from './elimination.ts';
import { engine } from './engine.ts';
import { finish } from './finish.ts';
import type { Game } from './games.ts';
import { gearingDown } from './gearing-down.ts';
import { gears } from './gears.ts';
import { grid } from './grid.ts';
import { handling } from './handling.ts';
import { inShort } from './in-short.ts';
import { nitro } from './nitro.ts';
import { withCard } from './option-cards.ts';
import { options } from './options.ts';
import { orderOfPlay } from './order-of-play.ts';
import { overshooting } from './overshooting.ts';
import { pits } from './pits.ts';
import { qualifying } from './qualifying.ts';
import { slipstream } from './slipstream.ts';
import { start } from './start.ts';
import { teams } from './teams.ts';
import { technicalStops } from './technical-stops.ts';
import { tires } from './tires.ts';
import { wearPoints } from './wear-points.ts';
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
