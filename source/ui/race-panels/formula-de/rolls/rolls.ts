// The rolls of people that the screen shows: the die of a gear, the dice of a chart, the start, a quick stop, and tests of the
// black die that may cost something. A die that may be thrown again is shown each time it falls.
import { isOutWithout, pointsLeft } from '../../../../rules/formula-de/budget.ts';
import type {
  FormulaDeEvent,
  QuickStopRolled,
  TestMade,
} from '../../../../rules/formula-de/events.ts';
import { isEngineLost } from '../../../../rules/formula-de/gear-throws.ts';
import type { Part, Points } from '../../../../rules/formula-de/state.ts';
import { carOf } from '../../../../rules/formula-de/table.ts';
import type { BookValues } from '../../../../rules/formula-de/values.ts';
import type { DieRolled } from '../../../../rules/kit/agenda.ts';
import type { RaceEvent } from '../../../../rules/kit/types.ts';
import { type FaceMark, facesMeaning, type Roll } from '../../../screens/race/roll/roll.ts';
import type { RoadWords } from '../../../words/road-words.ts';
import type { Words } from '../../../words/words.ts';
import { type FormulaModel, termsOf } from '../formula-de-model.ts';
import { movement, prospectOf } from './movement-roll.ts';
import { isStartRoll, startRoll } from './start-roll.ts';
import { thrownAgain, thrownFirst } from './thought-roll.ts';

interface Reading {
  /** The race before the events, and after them. */
  readonly model: FormulaModel;
  readonly after: FormulaModel['moment']['race'];
  readonly events: readonly FormulaDeEvent[];
  readonly values: BookValues;
  readonly road: RoadWords;
}

/**
 * Returns the rolls among events that are worth a picture, by the last die of each.
 * @param model the screen before the events
 * @param after the race after them
 */
export function rollsOf(
  model: FormulaModel,
  after: FormulaModel['moment']['race'],
  events: readonly FormulaDeEvent[],
  { race: { road } }: Words,
): ReadonlyMap<RaceEvent, Roll> {
  const { values } = termsOf(model.table, after.options);
  const reading = { model, after, events, values, road };
  const rolls = new Map<RaceEvent, Roll>();
  for (const [at, event] of events.entries()) {
    if (event.kind !== 'dieRolled') continue;
    if (model.table.drivers[event.seat]?.kind !== 'human') continue;
    const next = events[at + 1];
    // Dice that fall together are one roll.
    if (next?.kind === 'dieRolled' && next.seat === event.seat) continue;
    const roll = rollOf(reading, event, at);
    if (roll !== undefined) rolls.set(event, roll);
  }
  return rolls;
}

function rollOf(reading: Reading, die: DieRolled, at: number): Roll | undefined {
  const { model, after, events, values, road } = reading;
  const gear = values.gearDice.findIndex(({ name }) => name === die.die) + 1;
  if (gear > 0) {
    const found = prospectOf(model, ({ choice }) => {
      return choice.kind === 'chooseGear' && choice.gear === gear;
    });
    return found && movement(found.odds, die.value, die.seat, road);
  }
  const told = events[at + 1];
  const again = thrownAgain(reading, at);
  if (again !== undefined) return again;
  switch (told?.kind) {
    case 'chartRead': {
      const found = prospectOf(model, ({ choice }) => {
        if (choice.kind === 'rollAgain') return true;
        return choice.kind === 'throwDice' && choice.dice === told.dice;
      });
      const { points } = carOf(model.moment.race, told.seat);
      const isRuined = isEngineLost(points, told.roll, values);
      return found && movement(found.odds, told.points, told.seat, road, isRuined);
    }
    case 'testMade':
      return ofTest(reading, told);
    case 'quickStopRolled':
      return ofQuickStop(reading, told);
    default:
      if (told === undefined && after.secondThought !== undefined) {
        return thrownFirst(reading, die);
      }
      return isStartRoll(reading, at) ? startRoll(die, values, road) : undefined;
  }
}

/** The part whose point a test may cost. */
const TESTED: Readonly<Record<TestMade['test'], Part>> = {
  collision: 'body',
  wall: 'body',
  handling: 'handling',
  engine: 'engine',
};

function ofTest({ model, values, road }: Reading, event: TestMade): Roll {
  const { seat, test, roll: value, upTo, failed } = event;
  const bad = badMark(carOf(model.moment.race, seat).points, TESTED[test], values);
  return {
    kind: 'roll',
    seat,
    name: road.tests[test],
    faces: facesMeaning(values.blackDie.faces, face => (face <= upTo ? bad : 'clear')),
    value,
    verdict: road.tested(failed, upTo),
    marks: { harm: road.blown },
    reach: [],
    landed: [],
  };
}

// A test for the last point of a part ends the race, or blows an engine, which runs on for a play (M-16-0-3).
function badMark(points: Points, part: Part, values: BookValues): FaceMark {
  if (isOutWithout(points, part, values)) return 'out';
  const isBlown = values.parts[part].last === 'inertia' && pointsLeft(points, part, values) === 1;
  return isBlown ? 'harm' : 'pays';
}

// Half of a low face is moved at once; a higher one waits in the pit (M-19-3-3).
function ofQuickStop({ values, road }: Reading, event: QuickStopRolled): Roll {
  const { seat, roll: value, succeeded } = event;
  const { quickStopUpTo, quickExitDivisor } = values.pits;
  return {
    kind: 'roll',
    seat,
    name: road.quickStop,
    faces: facesMeaning(values.blackDie.faces, face => (face <= quickStopUpTo ? 'clear' : 'waits')),
    value,
    verdict: road.quickStopped(succeeded ? Math.ceil(value / quickExitDivisor) : 0),
    reach: [],
    landed: [],
  };
}
