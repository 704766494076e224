// The rolls of people that the screen shows: two dice, with the totals of each colour (CFR-82).
import { resultOf } from '../../../rules/championship-formula/chapters/car/rolls.ts';
import { columnOf } from '../../../rules/championship-formula/chapters/car/skill.ts';
import { marked } from '../../../rules/championship-formula/chapters/damage/damage.ts';
import {
  type RollEnding,
  rollEnding,
} from '../../../rules/championship-formula/chapters/damage/roll-endings.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type { Car } from '../../../rules/championship-formula/state.ts';
import type { RollResult } from '../../../rules/championship-formula/values.ts';
import type { RaceEvent } from '../../../rules/kit/types.ts';
import { type FaceMark, facesMeaning, type Roll } from '../../screens/race/roll/roll.ts';
import type { Words } from '../../words/words.ts';
import { type ChampionshipModel, groundOfModel } from './championship-model.ts';

type RollRead = Extract<ChampionshipEvent, { kind: 'rollRead' }>;

export function rollsOf(
  model: ChampionshipModel,
  events: readonly RaceEvent[],
  words: Words,
): ReadonlyMap<RaceEvent, Roll> {
  const rolls = new Map<RaceEvent, Roll>();
  const cars = model.moment.race.cars.slice();
  let blocked = false;
  for (const event of events as readonly ChampionshipEvent[]) {
    if (event.kind === 'passTried') ({ blocked } = event);
    keepCar(cars, event);
    if (event.kind !== 'rollRead' || model.table.drivers[event.seat]?.kind !== 'human') continue;
    const car = cars[event.seat];
    if (car === undefined) continue;
    rolls.set(
      event,
      rollOf(model, event, { car, blocked: blocked && event.cause === 'pass' }, words),
    );
  }
  return rolls;
}

// A roll meets the car as the events before it have left it.
function keepCar(cars: Car[], event: ChampionshipEvent): void {
  if (!('seat' in event)) return;
  const car = cars[event.seat];
  if (car === undefined) return;
  if (event.kind === 'wearPaid') cars[event.seat] = { ...car, wear: event.left };
  if (event.kind === 'damaged') {
    cars[event.seat] = { ...car, damage: marked(car.damage, event.attribute) };
  }
}

const MARKS: Readonly<Record<RollEnding, FaceMark>> = {
  none: 'clear',
  wear: 'pays',
  slower: 'held',
  stall: 'waits',
  damage: 'harm',
  spin: 'spin',
  out: 'out',
};

const SOUND = {
  wear: Number.POSITIVE_INFINITY,
  damage: { acceleration: 0, topSpeed: 0, deceleration: 0 },
  laps: 0,
} as const;

const COLOURS: readonly RollResult[] = ['green', 'yellow', 'red'];

interface Rolling {
  readonly car: Car;
  readonly blocked: boolean;
}

function rollOf(
  model: ChampionshipModel,
  { seat, cause, total, lowered, result, other }: RollRead,
  { car, blocked }: Rolling,
  { race: { road }, championship }: Words,
): Roll {
  const { values } = groundOfModel(model);
  const column = columnOf(blocked ? { cause, blocked } : { cause });
  const asked = { laps: model.moment.race.laps, isCrash: other === undefined, values };
  const markOf = (colour: RollResult) => MARKS[rollEnding(cause, colour, car, asked)];
  const { faces: dots } = values.die;
  const [least, most] = [2 * Math.min(...dots), 2 * Math.max(...dots)];
  const totals = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const faces = facesMeaning(totals, value => markOf(resultOf(column, value, lowered, values)));
  const came = championship.came[cause];
  return {
    kind: 'roll',
    seat,
    name: championship.rollNames[cause],
    faces,
    value: total,
    verdict: road.result(result, came[result] ?? ''),
    marks: Object.fromEntries(
      // Where a roll is worse for this car than for others, the usual word would be too mild.
      COLOURS.filter(one => markOf(one) === MARKS[rollEnding(cause, one, SOUND, asked)]).flatMap(
        colour => (came[colour] === undefined ? [] : [[markOf(colour), came[colour]]]),
      ),
    ),
    reach: [],
    landed: [],
  };
}
