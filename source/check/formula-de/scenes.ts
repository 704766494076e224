// Situations put together at random: a pack of cars somewhere on the board, in any gear, worn down, among dangerous
// spaces. They show at once what a race from the grid seldom comes to: blocked cars, slipstreams, wrecks in the way.
import { spaceOf } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import { plainExitGroup } from '../../rules/formula-de/chapters/car/plain-exit.ts';
import type { FormulaDeOptions, FormulaDeRace } from '../../rules/formula-de/state.ts';
import { driverPointsGroup } from '../../rules/formula-de/trant/driver-points.ts';
import type { DriverPoints } from '../../rules/formula-de/trant/state.ts';
import { seededDice } from '../../rules/kit/dice.ts';
import { lapsLeastOf } from '../../rules/kit/options.ts';
import { type RaceSpec, writtenRace } from '../../testing/formula-de/builders.ts';
import { type Sampler, samplerOf } from '../contract/sampler.ts';
import type { Opening } from '../contract/turns.ts';
import { carOn, specialCar } from './scene-cars.ts';
import { WEATHERS } from './weather-story.ts';

const LAPS_MAX = 3;
const WAKE_GEAR = 4;
/** Most spaces of length over which a pack is spread. */
const PACK_SPACES_MAX = 14;
const WAKE_PERCENT = 25;
const WRECK_PERCENT = 8;

/** Returns the scene of a seed: a round about to begin or under way, or a play that has come into a wake. */
export function sceneOf(book: FormulaDeBook, board: FormulaBoard, seed: number): Opening {
  const sampler = samplerOf(seed ^ 0x1f83d9ab);
  const options = optionsOfScene(book, seed);
  const dealtLaps = sampler.number(1, LAPS_MAX);
  const laps = Math.max(dealtLaps, lapsLeastOf(book.options, options));
  const most = Math.min(book.seats.max, board.grid.length);
  const inWake = sampler.chance(WAKE_PERCENT) && book.terms({}).orderOfPlay.includes('slipstream');
  const size = teamSize(options);
  const drawn = sampler.number(Math.max(2, book.seats.min), most);
  const places = packOf(board, sampler, drawn - (drawn % size), inWake);
  const optionsOn = Object.keys(options).length > 0;
  let retired = 0;
  const taken = new Set(places.map(space => space.id));
  const cars = places.map((space, seat) => {
    const wreck = seat > FOLLOWER && sampler.chance(WRECK_PERCENT);
    if (wreck) retired += 1;
    const terms = book.terms(options);
    const dealt = carOn(book, board, space, sampler, laps, wreck ? retired : 0);
    const pitPoints = Math.min(seed % (2 * size + 1), size * terms.values.configuration.pitMost);
    const car = optionsOn ? { ...dealt, pitPoints } : dealt;
    if (wreck || (inWake && seat <= FOLLOWER)) return car;
    if (driverPointsGroup.isIn(terms)) return { ...car, driverPoints: pointsOfScene(sampler) };
    const special = specialCar(book, board, car, Math.floor(seat / size), sampler, laps);
    // Two cars may be dealt the same space of the pit lane: the second stays where it was.
    if (special.space !== car.space && taken.has(special.space)) return car;
    taken.add(special.space);
    // A car that waits may have had a stop that it leaves without the extra space.
    const mayBePlain = special.pit === 'waiting' && plainExitGroup.isIn(book.terms(options));
    return mayBePlain && seed % 2 === 0 ? { ...special, plainExit: true as const } : special;
  });
  const dangerous = pickSome(nearby(board, places), sampler, sampler.number(0, 8));
  const running = cars.flatMap((car, seat) => (car.condition === 'wreck' ? [] : [seat]));
  // In the middle of a round the cars that have played stand still, and the others meet them.
  const toPlay = pickSome(running, sampler, sampler.number(1, running.length));
  const danger = dangerous.map(space => space.id);
  const about = { book, board, laps, cars, dangerous: danger, options };
  const situation = { ...about, ...weatherOfScene(sampler) };
  const begun = inWake || sampler.chance(60);
  const written = writtenRace(begun ? { ...situation, toPlay } : situation, book);
  const placed = inWake ? comeIntoWake(written, book, board, sampler) : written;
  const before = { ...placed, dice: seededDice(seed) };
  const outcome = book.resumeAt(before, board);
  return { seats: cars.length, before, dice: before.dice, outcome };
}

function pointsOfScene(sampler: Sampler): DriverPoints {
  return { bought: sampler.number(0, 2), wonHalves: sampler.number(0, 3) };
}

// Teams are whole (BGA-O-59).
function teamSize({ teams }: Partial<FormulaDeOptions>): number {
  return teams === 'on' ? 2 : 1;
}

/** Options on which the situation of a race depends, and not only what comes before it. */
const SCENE_OPTIONS: readonly string[] = [
  'weather',
  'tireChoice',
  'technicalStops',
  'construction',
  'teams',
  'nitro',
  'injuries',
  'driverPoints',
];

function optionsOfScene({ definition }: FormulaDeBook, seed: number): Partial<FormulaDeOptions> {
  const sampler = samplerOf(seed ^ 0x510e527f);
  const switches = definition.options.filter(
    ({ name, off }) => off !== undefined && SCENE_OPTIONS.includes(name),
  );
  return Object.fromEntries(switches.map(({ name, values }) => [name, sampler.one(values)]));
}

// Returns one of the six weathers.
function weatherOfScene(sampler: Sampler): Partial<RaceSpec> {
  const [sky, skyHold, trackState] = sampler.one(WEATHERS).split(' ');
  return { sky, skyHold, trackState } as Partial<RaceSpec>;
}

/** Seat of the car in a wake; seat 0 leaves it. */
const FOLLOWER = 1;

// The play of the follower is where its main move has just ended behind the leader.
function comeIntoWake(
  race: FormulaDeRace,
  book: FormulaDeBook,
  board: FormulaBoard,
  sampler: Sampler,
): FormulaDeRace {
  const gears = [WAKE_GEAR + sampler.number(0, 1), WAKE_GEAR + sampler.number(1, 2)];
  const cars = race.cars.map(car => ({ ...car, gear: gears[car.seat] ?? car.gear }));
  const follower = cars[FOLLOWER];
  const start =
    follower === undefined ? undefined : spaceBehind(board, spaceOf(board, follower.space));
  if (follower === undefined || start === undefined) return race;
  const { space, gear } = follower;
  const stops = board.corners[start.corner]?.stops ?? 0;
  const { orderOfPlay } = book.terms(race.options);
  // On a wet track the slide of a corner comes before the wake (M-6-3-s6).
  const next = race.weather?.track === 'wet' ? 'slide' : 'slipstream';
  const steps = orderOfPlay.slice(orderOfPlay.indexOf(next));
  return {
    ...race,
    cars: cars.map(car => (car.seat === FOLLOWER ? { ...car, stops } : car)),
    order: race.order.filter(seat => seat !== FOLLOWER),
    play: {
      ...race.play,
      seat: FOLLOWER,
      leverBefore: gear,
      gear,
      rolled: 1,
      distance: 1,
      path: [start.id, space],
      stopsBefore: stops,
    },
    agenda: [...steps.map(step => ({ step, seats: [FOLLOWER] })), { step: 'nextPlay', seats: [] }],
  };
}

function spaceBehind(board: FormulaBoard, { index }: FormulaSpace): FormulaSpace | undefined {
  return board.spaces.find(({ kind, ahead }) => kind === 'track' && ahead === index);
}

function trackSpaces(board: FormulaBoard): readonly FormulaSpace[] {
  return board.spaces.filter(space => space.kind === 'track');
}

// Returns the spaces of a pack, within a stretch of the board if there is room for all cars, else anywhere. A wake
// needs two cars nose to tail.
function packOf(
  board: FormulaBoard,
  sampler: Sampler,
  cars: number,
  inWake: boolean,
): readonly FormulaSpace[] {
  const spaces = trackSpaces(board);
  const leader = sampler.one(spaces);
  const follower = spaceBehind(board, leader);
  const pair = inWake && follower !== undefined ? [leader, follower] : [];
  const front = leader.tick + 2 * sampler.number(0, PACK_SPACES_MAX);
  const spread = 2 * sampler.number(4, PACK_SPACES_MAX);
  const behind = (space: FormulaSpace) => (front - space.tick + 2 * board.ticks) % board.ticks;
  const near = spaces.filter(space => behind(space) < spread && !pair.includes(space));
  return [
    ...pair,
    ...pickSome(
      near.length >= cars ? near : spaces.filter(one => !pair.includes(one)),
      sampler,
      cars - pair.length,
    ),
  ];
}

function nearby(board: FormulaBoard, places: readonly FormulaSpace[]): readonly FormulaSpace[] {
  const ahead = 2 * PACK_SPACES_MAX;
  const from = places[0]?.tick ?? 0;
  return trackSpaces(board).filter(
    space => (space.tick - from + board.ticks) % board.ticks < ahead,
  );
}

function pickSome<X>(list: readonly X[], sampler: Sampler, count: number): readonly X[] {
  const left = [...list];
  const picked: X[] = [];
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(sampler.number(0, left.length - 1), 1));
  }
  return picked;
}
