// The chapters of Championship Formula Racing in plain words, with the statements of both books.
import type { RuleChapter } from '../../text/statement.ts';
import { carSetUp } from './car/car-set-up.ts';
import { pitStops } from './car/pit-stops.ts';
import { skill } from './car/skill.ts';
import { tires } from './car/tires.ts';
import { chances } from './corners/chances.ts';
import { corners } from './corners/corners.ts';
import { lateBraking } from './corners/late-braking.ts';
import { racingLines } from './corners/racing-lines.ts';
import { spins } from './corners/spins.ts';
import { crashes } from './crashes.ts';
import { classicEra } from './editions/classic-era.ts';
import { earlierEditions } from './editions/earlier-editions.ts';
import { finish } from './finish.ts';
import { handicap } from './handicap.ts';
import { inShort } from './in-short.ts';
import { knockOut } from './knock-out.ts';
import { driving } from './movement/driving.ts';
import { forcedPass } from './movement/forced-pass.ts';
import { slipstream } from './movement/slipstream.ts';
import { slowingDown } from './movement/slowing-down.ts';
import { poleBid } from './pole-bid.ts';
import { startingGrid } from './starting-grid.ts';
import { strategy } from './strategy.ts';
import { tests } from './tests.ts';
import { firstTurn } from './turn/first-turn.ts';
import { orderOfMovement } from './turn/order-of-movement.ts';
import { planning } from './turn/planning.ts';
import { planningErrors } from './turn/planning-errors.ts';

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
