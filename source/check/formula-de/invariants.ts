// What is true of a Formula Dé race at every question, whatever happened before. bookkeeping.ts compares the story of a
// turn (points paid, ways driven, cars retired) with the two races around it.
import { cornerOf } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeChoice } from '../../rules/formula-de/choices.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import type { Car, FormulaDeRace, Part, StopState } from '../../rules/formula-de/state.ts';
import type { Race, RaceEvent } from '../../rules/kit/types.ts';
import type { Turn } from '../contract/turns.ts';
import { storyFaults } from './bookkeeping.ts';
import { foresightFaults } from './foresight.ts';
import type { FormulaDeTurn } from './formula-de-turn.ts';
import { offerFaults } from './offers.ts';
import { left, pools, total } from './points-by-pool.ts';
import { printedIn } from './printed.ts';
import { standingIn } from './standing.ts';
import { matesOf } from './teams.ts';
import { liesInPits } from './ways/ground.ts';
import { WEATHERS, weatherOf } from './weather-story.ts';

export function formulaDeFaults(
  book: FormulaDeBook,
  board: FormulaBoard,
  turn: Turn,
): readonly string[] {
  const own: FormulaDeTurn = {
    before: turn.before === undefined ? undefined : asFormulaDe(turn.before),
    choice: turn.answered?.choice as FormulaDeChoice | undefined,
    race: asFormulaDe(turn.race),
    events: asStory(turn.events),
  };
  const state = raceInvariants(own.race, board);
  if (state.length > 0) return state;
  return [
    ...storyFaults(book, board, own),
    ...foresightFaults(book, board, own),
    ...offerFaults(book, board, own.race),
  ];
}

function raceInvariants(race: FormulaDeRace, board: FormulaBoard): readonly string[] {
  return [
    ...race.cars.flatMap(car => carFaults(race, board, car)),
    ...spaceFaults(race, board),
    ...placeFaults(race),
    ...tableFaults(race, board),
    ...(WEATHERS.includes(weatherOf(race)) ? [] : [`the weather is ${weatherOf(race)}`]),
  ];
}

function asFormulaDe(race: Race): FormulaDeRace {
  if (!('cars' in race)) throw new TypeError('this is no race of the Formula Dé family');
  return race as FormulaDeRace;
}

function asStory(events: readonly RaceEvent[]): readonly FormulaDeEvent[] {
  return events as readonly FormulaDeEvent[];
}

function carFaults(race: FormulaDeRace, board: FormulaBoard, car: Car): readonly string[] {
  const space = board.spaces[board.indexOf.get(car.space) ?? -1];
  if (space === undefined) return [`car ${car.seat} stands nowhere: ${car.space}`];
  // Points still move about while cars are configured (M-5-0-2).
  const prepared = race.round > 0;
  const wrong = [
    ...pools(car.points).flatMap(pool => {
      const points = car.points[pool] ?? 0;
      const more = prepared && points > (car.configuration[pool] ?? 0);
      return [
        ...(points < 0 ? [`has ${points} ${pool}`] : []),
        ...(more ? [`has more ${pool} than it began with`] : []),
      ];
    }),
    ...statusFaults(race, car),
    ...stopFaults(race, board, car, space),
    ...conditionFaults(car, printedIn(race.book).vital),
    ...spinFaults(race, car),
    ...pitPlaceFaults(race, board, car, space),
    ...tireFaults(race, car),
    ...budgetFaults(race, car),
  ];
  return wrong.map(what => `car ${car.seat} ${what}`);
}

function statusFaults(race: FormulaDeRace, car: Car): readonly string[] {
  const { status, laps, place, retirement, retiredAt, onBoard } = car;
  const wrong: string[] = [];
  const retired = status === 'retired';
  if (retired !== (retirement !== undefined)) wrong.push(`is ${status} by ${retirement}`);
  if (retired !== (retiredAt !== undefined)) wrong.push(`is ${status} with retiredAt ${retiredAt}`);
  if (status === 'racing' && !onBoard) wrong.push('is racing but not on the board');
  if (status === 'finished' && onBoard) wrong.push('has finished and stands on the board');
  if ((status === 'finished') !== (place !== undefined))
    wrong.push(`is ${status} with place ${place}`);
  // A race that is stopped is over where its cars are (TR-147).
  const isHome = laps === race.laps + 1 || race.flag === 'chequered';
  if (status === 'finished' && !isHome) wrong.push(`has finished in lap ${laps}`);
  const driving = race.play.seat === car.seat;
  if (status === 'racing' && !driving && laps > race.laps) wrong.push(`is racing in lap ${laps}`);
  if (laps < 0 || laps > race.laps + 1) wrong.push(`is in lap ${laps}`);
  if (car.gear < 1 || car.gear > 6) wrong.push(`is in gear ${car.gear}`);
  return wrong;
}

// Stops beyond the required ones count nothing. The car at play may stand where its stop is not marked yet.
function stopFaults(
  race: FormulaDeRace,
  board: FormulaBoard,
  car: Car,
  space: FormulaSpace,
): readonly string[] {
  if (car.status !== 'racing' || race.play.seat === car.seat) return [];
  const most = cornerOf(board, space)?.stops ?? 0;
  return car.stops <= most ? [] : [`has ${car.stops} stops on ${space.id}, ${most} are the most`];
}

function conditionFaults(
  { condition, status, aggravates, points, gear, inertia }: Car,
  vital: readonly Part[],
): readonly string[] {
  const wrong: string[] = [];
  if ((condition === 'wreck') !== (status === 'retired'))
    wrong.push(`is ${status}, a ${condition}`);
  if (aggravates && condition === 'sound') wrong.push('is sound and aggravates');
  if (condition === 'spun' && !aggravates) wrong.push('is spun and does not aggravate');
  if (condition === 'stalled' && gear !== 1) wrong.push(`is stalled in gear ${gear}`);
  if (status !== 'racing') return inertia ? [...wrong, `is ${status} and in inertia`] : wrong;
  for (const part of vital.filter(one => one !== 'engine')) {
    if (left(points, part) === 0) wrong.push(`is racing without ${part}`);
  }
  // Without an engine it rolls on for one play or more (M-16-0-3).
  const coasts = condition === 'blown' || condition === 'inertia';
  const engine = left(points, 'engine');
  if (coasts !== (vital.includes('engine') && engine === 0))
    wrong.push(`is ${condition}, engine ${engine}`);
  if (coasts !== (inertia !== undefined)) {
    wrong.push(`is ${condition}, inertia in gear ${inertia?.gear}`);
  }
  return wrong;
}

// A spin makes up the tires once its play is paid (BGA-A-38).
function spinFaults(race: FormulaDeRace, { seat, condition, points }: Car): readonly string[] {
  const least = printedIn(race.book).tiresAfterSpin;
  if (condition !== 'spun' || race.play.seat === seat || left(points, 'tires') >= least) return [];
  return [`has spun and is left ${left(points, 'tires')} tires`];
}

// On the track, in the lane or in its own pit, and its stop is as far as that allows (M-19-1-7, M-19-2-5).
function pitPlaceFaults(
  race: FormulaDeRace,
  board: FormulaBoard,
  car: Car,
  { kind, index }: FormulaSpace,
): readonly string[] {
  const { seat, status, pits: own, laps, space: id, onBoard } = car;
  const wrong: string[] = [];
  const box = own && race.pits?.[own.pit]?.box;
  const sharing = race.cars.flatMap(car => (own && car.pits?.pit === own.pit ? car.seat : []));
  const others = race.pits?.filter((pit, at) => at !== own?.pit && pit.box === box) ?? [];
  if (own !== undefined && sharing.join() !== matesOf(race, seat).join())
    wrong.push(`shares pit ${own.pit}`);
  const isFull = others.length >= printedIn(race.book).pitTeams;
  if (box !== undefined && isFull) wrong.push(`shares box ${box}`);
  if (kind === 'pit' && board.pit?.boxes[box ?? -1]?.space !== index)
    wrong.push(`stands in pit ${id}`);
  if (status !== 'racing' || !onBoard) return wrong;
  const allowed: Readonly<Record<typeof kind, readonly StopState[]>> = {
    track: [],
    pitLane: ['out'],
    pit: ['stopping', 'waiting'],
  };
  const stop = own?.stop;
  if (stop !== undefined && !allowed[kind].includes(stop)) wrong.push(`is ${stop} on ${id}`);
  if (car.plainExit && stop !== 'waiting') wrong.push(`leaves plainly, its stop is ${stop}`);
  if (car.plainExit && race.play.seat === seat && race.agenda[0]?.step === 'announceGear') {
    if (!race.play.bonusUsed) wrong.push('may use the extra space out of a technical stop');
  }
  if (kind === 'pit' && stop === undefined && race.play.seat !== seat) wrong.push(`idles on ${id}`);
  if (kind !== 'track' && (laps < 1 || laps > race.laps)) wrong.push(`is on ${id} in lap ${laps}`);
  return wrong;
}

// 24 points for three laps, 20 for two, fittings and the driver included (TR-5); a car that has yet to give some up may have as many
// as before a race of three, and one with points in fewer than four parts gives up fewer (TR-7, TRR-2).
function budgetFaults(race: FormulaDeRace, { seat, configuration, fittings, driverPoints }: Car) {
  if (race.round > 0 || fittings === undefined) return [];
  const built = total(configuration) + fittings.qualifying + fittings.pitCrew;
  const all = built + (driverPoints?.bought ?? 0);
  const owes = race.agenda.some(({ step, seats }) => step === 'stripCar' && seats.includes(seat));
  const given = Math.min(4, Object.values(configuration).filter(points => points > 0).length);
  return all > (race.laps > 2 || owes ? 24 : 24 - given) ? [`is built with ${all} points`] : [];
}

function tireFaults(race: FormulaDeRace, { seat, set, laps, pits }: Car) {
  const wrong: string[] = [];
  const lap = set?.fittedFor ?? 1;
  if (lap < 1 || lap > laps + 1) wrong.push(`has a set for lap ${lap}`);
  const own = pits && race.pits?.[pits.pit]?.points;
  if (own !== undefined && own < 0) wrong.push(`has ${own} points in its pit`);
  const { car, pitPoints } = race.options;
  const inPit = own === undefined ? 0 : pitPoints;
  // Cars of a team have one pit, with the points of both (BR-49).
  const mates = race.cars.filter(other => matesOf(race, seat).includes(other.seat));
  const all = mates.reduce((sum, { points }) => sum + total(points), own ?? 0);
  const due = mates.length * (total(car) + inPit);
  const isBuilt = race.cars.some(({ fittings }) => fittings !== undefined);
  if (race.round === 0 && !isBuilt && all !== due) wrong.push(`is configured with ${all}`);
  return wrong;
}

function spaceFaults(race: FormulaDeRace, board: FormulaBoard): readonly string[] {
  // Any number of cars may stand on a space of a lane without width (TR-121).
  const { isLaneWide } = printedIn(race.book);
  const standing = standingIn(race).filter(({ space }) => !isLaneWide || !liesInPits(board, space));
  return repeated(standing.map(({ space }) => space)).map(space => {
    const names = standing.filter(one => one.space === space).map(({ name }) => name);
    return `${names.join(' and ')} on ${space}`;
  });
}

function placeFaults({ cars, retirements, arrivals }: FormulaDeRace): readonly string[] {
  const faults: string[] = [];
  const places = cars.flatMap(({ place }) => place ?? []);
  if (!isGapless(places)) faults.push(`places ${places.join(', ')}`);
  const retired = cars.flatMap(({ retiredAt }) => retiredAt ?? []);
  if (!isGapless(retired) || retired.length !== retirements) {
    faults.push(`${retirements} retirements, ranked ${retired.join(', ')}`);
  }
  const arrived = cars.map(car => car.arrival);
  if (repeated(arrived).length > 0 || Math.max(...arrived) > arrivals) {
    faults.push(`arrivals ${arrived.join(', ')} of ${arrivals}`);
  }
  return faults;
}

function tableFaults(race: FormulaDeRace, board: FormulaBoard): readonly string[] {
  const faults: string[] = [];
  const { dangerous = [], order, recovered, play } = race;
  for (const space of repeated(dangerous)) faults.push(`${space} is dangerous twice`);
  for (const space of [...dangerous, ...play.path, ...play.marked]) {
    if (!board.indexOf.has(space)) faults.push(`the board has no space ${space}`);
  }
  if (repeated(order).length > 0) faults.push(`the order of play is ${order.join(', ')}`);
  if (repeated(recovered).length > 0) faults.push(`recovered twice: ${recovered.join(', ')}`);
  const driver = race.cars[play.seat];
  if (driver?.status === 'racing' && race.agenda.length > 0 && play.path.length > 0) {
    const end = play.path.at(-1);
    if (end !== driver.space) faults.push(`the play ends on ${end}, its car is on ${driver.space}`);
  }
  return faults;
}

function isGapless(ranks: readonly number[]): boolean {
  return ranks.toSorted((a, b) => a - b).every((rank, index) => rank === index + 1);
}

function repeated<X>(list: readonly X[]): readonly X[] {
  return list.filter((one, index) => list.indexOf(one) !== index);
}
