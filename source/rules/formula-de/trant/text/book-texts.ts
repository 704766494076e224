// The Trant rules in plain words: their chapters in order, as one book.
import type { BookText } from '../../../text/book-text.ts';
import type { RuleChapter } from '../../../text/statement.ts';
import { backmarkers } from './backmarkers.ts';
import { chainReaction } from './chain-reaction.ts';
import { collisions } from './collisions.ts';
import { construction } from './construction.ts';
import { corners } from './corners.ts';
import { debris } from './debris.ts';
import { driverPoints } from './driver-points.ts';
import { engine } from './engine.ts';
import { finish } from './finish.ts';
import { gears } from './gears.ts';
import { grid } from './grid.ts';
import { injuries } from './injuries.ts';
import { length } from './length.ts';
import { movement } from './movement.ts';
import { orderOfPlay } from './order-of-play.ts';
import { penaltyMovement } from './penalty-movement.ts';
import { pits } from './pits.ts';
import { preparation } from './preparation.ts';
import { qualifying } from './qualifying.ts';
import { rotation } from './rotation.ts';
import { series } from './series.ts';
import { start } from './start.ts';
import { swerving } from './swerving.ts';
import { carTable, chartTable, costTable, crewTable, injuryTable, wingTable } from './tables.ts';
import { tires } from './tires.ts';
import { weather } from './weather.ts';
import { wing } from './wing.ts';

const chapters: readonly RuleChapter[] = [
  series,
  { ...construction, tables: [costTable(), carTable()] },
  length,
  weather,
  preparation,
  { ...wing, tables: [wingTable()] },
  grid,
  qualifying,
  rotation,
  start,
  orderOfPlay,
  gears,
  { ...movement, tables: [chartTable()] },
  penaltyMovement,
  corners,
  swerving,
  collisions,
  chainReaction,
  debris,
  engine,
  tires,
  { ...pits, tables: [crewTable()] },
  backmarkers,
  { ...injuries, tables: [injuryTable()] },
  driverPoints,
  finish,
];

/** The book to read. There is one print of it, and so nothing in which prints differ. */
export const trantText: BookText = {
  id: 'trant',
  title: 'Trant',
  edition: '1995',
  chapters,
  options: [],
};
