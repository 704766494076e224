// The chapters of Championship Formula Racing in plain words, with the statements of both books.
import type { RuleChapter } from '../../text/statement.ts';
import { carSetUp } from './car-set-up.ts';
import { chances } from './chances.ts';
import { classicEra } from './classic-era.ts';
import { corners } from './corners.ts';
import { crashes } from './crashes.ts';
import { driving } from './driving.ts';
import { earlierEditions } from './earlier-editions.ts';
import { finish } from './finish.ts';
import { firstTurn } from './first-turn.ts';
import { forcedPass } from './forced-pass.ts';
import { handicap } from './handicap.ts';
import { inShort } from './in-short.ts';
import { knockOut } from './knock-out.ts';
import { lateBraking } from './late-braking.ts';
import { orderOfMovement } from './order-of-movement.ts';
import { pitStops } from './pit-stops.ts';
import { planning } from './planning.ts';
import { planningErrors } from './planning-errors.ts';
import { poleBid } from './pole-bid.ts';
import { racingLines } from './racing-lines.ts';
import { skill } from './skill.ts';
import { slipstream } from './slipstream.ts';
import { slowingDown } from './slowing-down.ts';
import { spins } from './spins.ts';
import { startingGrid } from './starting-grid.ts';
import { strategy } from './strategy.ts';
import { tests } from './tests.ts';
import { tires } from './tires.ts';

/** Every chapter, in the order of a race. */
export const chapters: readonly RuleChapter[] = [
  inShort,
  carSetUp,
  poleBid,
  startingGrid,
  planning,
  firstTurn,
  orderOfMovement,
  slowingDown,
  tests,
  driving,
  corners,
  racingLines,
  slipstream,
  lateBraking,
  forcedPass,
  chances,
  skill,
  spins,
  crashes,
  planningErrors,
  finish,
  strategy,
  classicEra,
  handicap,
  knockOut,
  tires,
  pitStops,
  earlierEditions,
];
