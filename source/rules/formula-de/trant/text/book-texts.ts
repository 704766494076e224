// The Trant rules in plain words: their chapters in order, as one book.
import type { BookText } from '../../../text/book-text.ts';
import type { RuleChapter } from '../../../text/statement.ts';
import { backmarkers } from './backmarkers.ts';
import { construction } from './construction.ts';
import { chainReaction } from './damage/chain-reaction.ts';
import { collisions } from './damage/collisions.ts';
import { debris } from './damage/debris.ts';
import { engine } from './damage/engine.ts';
import { injuries } from './damage/injuries.ts';
import { driverPoints } from './driver-points.ts';
import { finish } from './finish.ts';
import { grid } from './grid/grid.ts';
import { qualifying } from './grid/qualifying.ts';
import { rotation } from './grid/rotation.ts';
import { start } from './grid/start.ts';
import { length } from './length.ts';
import { corners } from './movement/corners.ts';
import { gears } from './movement/gears.ts';
import { movement } from './movement/movement.ts';
import { penaltyMovement } from './movement/penalty-movement.ts';
import { swerving } from './movement/swerving.ts';
import { wing } from './movement/wing.ts';
import { orderOfPlay } from './order-of-play.ts';
import { pits } from './pits.ts';
import { preparation } from './preparation.ts';
import { series } from './series.ts';
import { carTable, chartTable, costTable, crewTable, injuryTable, wingTable } from './tables.ts';
import { tires } from './tires.ts';
import { weather } from './weather.ts';

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
