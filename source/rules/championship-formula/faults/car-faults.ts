// What is wrong with the cars of a race that comes from outside.
import type { RowBoard, RowSpace } from '../../../circuit/rows/row-board.ts';
import { ATTRIBUTES, type CarCards, FASTEST_CARD, SPEED_STEP } from '../car.ts';
import { cardsOf, chipsOf, figuresOf, totalOf, wantedTotal } from '../chapters/car/car-set-up.ts';
import type { Car, ChampionshipRace } from '../state.ts';
import { isOnTrack } from '../table.ts';
import type { Ground, Terms } from '../terms.ts';

export function carFaults(race: ChampionshipRace, ground: Ground): readonly string[] {
  const ofEach = race.cars.flatMap((car, index) =>
    [
      ...statusFaults(car, race),
      ...placeFaults(car, race, ground.board),
      ...cornerFaults(car, ground.board),
      ...chipFaults(car, race, ground),
    ].map(fault => `cars.${index}.${fault}`),
  );
  return [...ofEach, ...sharedSpaces(race)];
}

/** Returns what is wrong with the cards of a car: those that the book does not have, and another total (CFR-105). */
export function cardFaults(
  cards: CarCards,
  handicap: number,
  { values }: Pick<Terms, 'values'>,
): readonly string[] {
  const total = wantedTotal(values, handicap);
  return [
    ...ATTRIBUTES.filter(attribute => !cardsOf(attribute, values).includes(cards[attribute])).map(
      attribute => `cards.${attribute}: there is no card of ${cards[attribute]} points`,
    ),
    ...(totalOf(cards) === total ? [] : [`cards: they total ${totalOf(cards)}, not ${total}`]),
  ];
}

function statusFaults(car: Car, race: ChampionshipRace): readonly string[] {
  const { status, place, retirement, retiredAt, speed } = car;
  const isOut = status === 'retired';
  const hasReason = retirement !== undefined && retiredAt !== undefined;
  const isCard = speed % SPEED_STEP === 0 && speed <= FASTEST_CARD;
  return [
    ...(isCard ? [] : [`speed: there is no card of ${speed} mph`]),
    ...((status === 'finished') === (place !== undefined)
      ? []
      : ['place: only finished cars have one']),
    ...(isOut === hasReason ? [] : ['retirement: only retired cars have one']),
    ...((retiredAt ?? 0) <= race.retirements
      ? []
      : ['retiredAt: more than there were retirements']),
    ...(car.laps <= race.laps + 1 ? [] : ['laps: more than the race has']),
  ];
}

// A car stands nowhere before the grid, in the lane during a stop, else on the track.
function placeFaults(car: Car, race: ChampionshipRace, board: RowBoard): readonly string[] {
  const { space, stop, pitted } = car;
  if (race.round === 0) return space === '' ? [] : ['space: the grid is not set yet'];
  const at = board.spaces[board.indexOf.get(space) ?? -1];
  if (at === undefined) return [`space: ${board.name} has no space ${space}`];
  const arrival = Math.max(stop?.arrival ?? 0, pitted ?? 0);
  return [
    ...(isInLane(at) === (stop !== undefined)
      ? []
      : [`space: ${space} ${stop === undefined ? 'is' : 'is not'} in the pits`]),
    ...(arrival <= race.arrivals ? [] : ['stop: more arrivals than there were']),
    ...(race.options.pits === 'on' || arrival === 0 ? [] : ['stop: the race has no pits']),
  ];
}

function isInLane({ lane }: RowSpace): boolean {
  return lane < 0;
}

function cornerFaults(
  { credit, line, spunIn = -1, passedIn = -1 }: Car,
  { corners }: RowBoard,
): readonly string[] {
  const spaces = corners[line?.corner ?? -1]?.lines[line?.line ?? -1]?.spaces ?? [];
  return [
    ...(credit === undefined || credit.corner < corners.length
      ? []
      : [`credit: there is no corner ${credit.corner}`]),
    ...(line === undefined || line.step < spaces.length
      ? []
      : ['line: there is no such place on a line']),
    ...(spunIn < corners.length ? [] : [`spunIn: there is no corner ${spunIn}`]),
    ...(passedIn < corners.length ? [] : [`passedIn: there is no corner ${passedIn}`]),
  ];
}

function chipFaults(car: Car, race: ChampionshipRace, ground: Ground): readonly string[] {
  const { cards, wear, green, red } = car;
  if (cards === undefined) {
    return wear + green + red + car.startingWear === 0 ? [] : ['wear: chips without cards'];
  }
  const unfit = cardFaults(cards, race.options.handicaps?.[car.seat] ?? 0, ground);
  if (unfit.length > 0) return unfit;
  const chips = chipsOf(figuresOf(cards, ground.hasPits, ground.values), race.laps);
  const { exchange } = ground.values.skill;
  const isSkilled =
    red <= chips.red && green + exchange * red <= chips.green + exchange * chips.red;
  return [
    ...(car.startingWear === chips.wear ? [] : [`startingWear: the cards give ${chips.wear}`]),
    // Hard tires give more wear on the way (CFR-183).
    ...(wear <= chips.wear || ground.hasPits
      ? []
      : [`wear: more than the ${chips.wear} of its cards`]),
    ...(isSkilled ? [] : ['green: more skill than its cards give']),
  ];
}

// Two cars share a space only where one came out of the pits on to a full row (CFR-199), or moves through (CFR-119).
function sharedSpaces({ cars, move }: ChampionshipRace): readonly string[] {
  const standing = cars.filter(car => isOnTrack(car) && car.seat !== move?.seat);
  const bySpace = Map.groupBy(standing, ({ space }) => space);
  return [...bySpace].flatMap(([space, sharing]) => {
    const fromTrack = sharing.filter(({ pitted }) => pitted === undefined);
    if (sharing.length === 1 || (sharing.length === 2 && fromTrack.length < 2)) return [];
    const seats = sharing.map(({ seat }) => seat).join(' and ');
    return [`cars: ${space} is taken by ${seats}`];
  });
}
