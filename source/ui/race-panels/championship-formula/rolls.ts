// The rolls of people that the screen shows: two dice, with the totals of each colour (CFR-82).
import { resultOf } from '../../../rules/championship-formula/chapters/car/rolls.ts';
import { columnOf } from '../../../rules/championship-formula/chapters/car/skill.ts';
import type { ChampionshipEvent } from '../../../rules/championship-formula/events.ts';
import type { RollCause } from '../../../rules/championship-formula/state.ts';
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
  let blocked = false;
  for (const event of events as readonly ChampionshipEvent[]) {
    if (event.kind === 'passTried') ({ blocked } = event);
    if (event.kind !== 'rollRead' || model.table.drivers[event.seat]?.kind !== 'human') continue;
    rolls.set(event, rollOf(model, event, blocked && event.cause === 'pass', words));
  }
  return rolls;
}

/** Rolls whose red is a crash. */
const CRASHES: readonly RollCause[] = ['chance', 'crashAvoidance'];

function rollOf(
  model: ChampionshipModel,
  { seat, cause, total, lowered, result }: RollRead,
  blocked: boolean,
  { race: { road }, championship }: Words,
): Roll {
  const { values } = groundOfModel(model);
  const column = columnOf(blocked ? { cause, blocked } : { cause });
  const marks: Readonly<Record<RollResult, FaceMark>> = {
    green: 'clear',
    yellow: 'pays',
    red: CRASHES.includes(cause) ? 'out' : 'pays',
  };
  const { faces: dots } = values.die;
  const [least, most] = [2 * Math.min(...dots), 2 * Math.max(...dots)];
  const totals = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const faces = facesMeaning(totals, value => {
    return marks[resultOf(column, value, lowered, values)];
  });
  return {
    kind: 'roll',
    seat,
    name: championship.rollNames[cause],
    faces,
    value: total,
    verdict: road.results[result],
    reach: [],
    landed: [],
  };
}
