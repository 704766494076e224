// The rolls of people that the screen shows: the die of a gear, the dice of a chart, and tests of the black die that may cost
// something.
import type { GearOdds } from '../../../drivers/planning/gear-odds.ts';
import { isOutWithout } from '../../../rules/formula-de/budget.ts';
import type { FormulaDeEvent, TestMade } from '../../../rules/formula-de/events.ts';
import type { Part } from '../../../rules/formula-de/state.ts';
import { carOf } from '../../../rules/formula-de/table.ts';
import type { DieRolled } from '../../../rules/kit/agenda.ts';
import type { RaceEvent } from '../../../rules/kit/types.ts';
import type { FaceMark, Roll, RollFaces } from '../../screens/race/roll/roll.ts';
import type { RoadWords } from '../../words/road-words.ts';
import type { Words } from '../../words/words.ts';
import { type FormulaModel, termsOf } from './formula-de-model.ts';
import { type Prospect, prospectsOf, reachOfFaces } from './odds.ts';

/** Returns the rolls among events that are worth a picture; the model is that before them. */
export function rollsOf(
  model: FormulaModel,
  events: readonly RaceEvent[],
  { race: { road } }: Words,
): ReadonlyMap<RaceEvent, Roll> {
  const rolls = new Map<RaceEvent, Roll>();
  for (const event of events as readonly FormulaDeEvent[]) {
    const roll = rollOf(model, event, road);
    if (roll !== undefined) rolls.set(event, roll);
  }
  return rolls;
}

function rollOf(model: FormulaModel, event: FormulaDeEvent, road: RoadWords): Roll | undefined {
  if (!('seat' in event) || model.table.drivers[event.seat]?.kind !== 'human') return undefined;
  switch (event.kind) {
    case 'dieRolled':
      return ofGear(model, event, road);
    case 'chartRead': {
      const found = prospectOf(model, ({ choice }) => {
        return choice.kind === 'throwDice' && choice.dice === event.dice;
      });
      return found && movement(found.odds, event.points, event, road);
    }
    case 'testMade':
      return ofTest(model, event, road);
    default:
      return undefined;
  }
}

function ofGear(model: FormulaModel, event: DieRolled, road: RoadWords): Roll | undefined {
  const { values } = termsOf(model.table, model.moment.race.options);
  const gear = values.gearDice.findIndex(({ name }) => name === event.die) + 1;
  const found = prospectOf(model, ({ choice }) => {
    return choice.kind === 'chooseGear' && choice.gear === gear;
  });
  return found && movement(found.odds, event.value, event, road);
}

// The question that was open before the events, whose prospects are known.
function prospectOf(
  model: FormulaModel,
  isWanted: (prospect: Prospect) => boolean,
): Prospect | undefined {
  const { next } = model.moment;
  if (next.kind !== 'ask') return undefined;
  const { decision } = next;
  return prospectsOf({ ...model, prompt: { kind: 'ask', decision, advice: [] } }).find(isWanted);
}

function movement(
  { gear, faces }: GearOdds,
  value: number,
  { seat }: Pick<DieRolled, 'seat'>,
  road: RoadWords,
): Roll {
  const rolled = faces.find(({ face }) => face === value);
  const mark = rolled?.outcome ?? 'clear';
  const isStop = (face: number) => faces.find(one => one.face === face)?.outcome === 'stop';
  const lowest = faces[0]?.face ?? value;
  const highest = faces.at(-1)?.face ?? value;
  const verdict = road.verdict({
    mark,
    tires: rolled?.tires ?? 0,
    // How many spaces less, or more, would have been no stop any more, as far as the die tells.
    ...(mark === 'stop'
      ? { reached: margin(value, lowest, -1, isStop), spare: margin(value, highest, 1, isStop) }
      : {}),
  });
  return {
    kind: 'roll',
    seat,
    name: road.gearRoll(gear),
    faces: faces.map(({ face, outcome }): RollFaces => ({ from: face, to: face, mark: outcome })),
    value,
    verdict,
    reach: reachOfFaces(faces),
    landed: (rolled?.landings ?? []).map(({ space }) => space),
  };
}

function margin(
  value: number,
  end: number,
  by: 1 | -1,
  isStop: (face: number) => boolean,
): number | undefined {
  for (let face = value + by; by * (end - face) >= 0; face += by) {
    if (!isStop(face)) return Math.abs(face - value);
  }
  return undefined;
}

/** The part whose point a test may cost. */
const TESTED: Readonly<Record<TestMade['test'], Part>> = {
  collision: 'body',
  wall: 'body',
  handling: 'handling',
  engine: 'engine',
};

function ofTest(model: FormulaModel, event: TestMade, road: RoadWords): Roll {
  const { seat, test, roll: value, upTo, failed } = event;
  const { race } = model.moment;
  const { values } = termsOf(model.table, race.options);
  const isLast = isOutWithout(carOf(race, seat).points, TESTED[test], values);
  const bad: FaceMark = isLast ? 'out' : 'pays';
  const most = values.blackDie.faces.length;
  const faces: readonly RollFaces[] = [
    { from: 1, to: upTo, mark: bad },
    { from: upTo + 1, to: most, mark: 'clear' },
  ];
  return {
    kind: 'roll',
    seat,
    name: road.tests[test],
    faces: faces.filter(({ from, to }) => from <= to),
    value,
    verdict: road.tested(failed, upTo),
    reach: [],
    landed: [],
  };
}
