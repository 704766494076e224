// One random race checked against every promise. Book, board and seed determine it, so that a fault is found again.
import type { Driver } from '../../drivers/driver.ts';
import { driverTables } from '../../drivers/driver-tables.ts';
import { canonical } from '../../rules/kit/hash.ts';
import type { RaceEvent, RaceSetup } from '../../rules/kit/types.ts';
import { answeredRace } from '../story/driven-races.ts';
import { checkStory, type StoryCheck } from '../story/story-faults.ts';
import { checkedBooks, type Game, seatsOf, setupOf, tinyTracksOf } from './games.ts';
import { deepFreeze } from './plain.ts';
import { turnFaults } from './promises.ts';
import { biasedDriver, evenHanded, seeking } from './random-drivers.ts';
import { type Sampler, samplerOf } from './sampler.ts';
import { fromGrid, type Opening, randomStateOf, type Turn, turnsOf } from './turns.ts';

export interface Find {
  readonly book: string;
  readonly track: string;
  readonly seed: number;
  /** Number of answers given when it was found. */
  readonly stop: number;
  readonly faults: readonly string[];
  readonly turn: Turn | undefined;
}

export interface Clean {
  readonly answers: number;
  readonly events: number;
  /** Turns that were asked every question. */
  readonly whole: number;
  /** Whether a CPU driver gave its answers. */
  readonly isCpu: boolean;
  /** How often each kind of event was reported, each step asked and each kind of choice taken. */
  readonly seen: Readonly<Record<string, number>>;
}

export type Fuzzed =
  | { readonly ok: true; readonly clean: Clean }
  | { readonly ok: false; readonly find: Find };

const EVEN_HANDED_PERCENT = 15;
const SEEKING_PERCENT = 50;
const CPU_PERCENT = 8;
/** On a whole circuit, which takes a CPU driver longer to study than the race takes to play. */
const CPU_PERCENT_ON_CIRCUITS = 2;
/** One turn in so many is asked the dear questions of `turnFaults` too. */
export const WHOLE_IN = 4;
const SCENE_PERCENT = 60;
/** Answers for which a scene is played; after that its cars have drawn apart. */
const SCENE_ANSWERS = 60;

interface Plan {
  readonly opening: Opening;
  /** Absent for an opening in the middle of a race, of which no story is written. */
  readonly setup?: RaceSetup;
  readonly driver: Driver;
  /** Number of answers after which the race is left. */
  readonly answers: number;
}

/** Returns the plan of a seed: from the grid or from the middle of a race, with its cars, laps and driver. */
function planOf(game: Game, seed: number): Plan {
  const sampler = samplerOf(seed);
  const driver = driverOf(game, seed, sampler);
  if (sampler.chance(SCENE_PERCENT) && game.scene !== undefined) {
    return { opening: game.scene(seed), driver, answers: SCENE_ANSWERS };
  }
  const { min, max } = seatsOf(game);
  const setup = setupOf(game, seed, sampler.number(min, max), sampler.number(1, game.lapsMax));
  deepFreeze(setup);
  const opening = fromGrid(game.book, game.board, setup);
  // A champion is too slow for a whole race; scenes show what it does.
  const patient = driver.level === 'champion' ? evenHanded : driver;
  const { answersMax: answers = Number.POSITIVE_INFINITY } = game;
  return { opening, setup, driver: patient, answers };
}

function driverOf({ book, track, withoutCpus }: Game, seed: number, sampler: Sampler): Driver {
  const isTiny = tinyTracksOf(book).includes(track);
  const isCpu = sampler.chance(isTiny ? CPU_PERCENT : CPU_PERCENT_ON_CIRCUITS);
  if (isCpu && withoutCpus !== true) return sampler.one(driverTables.of(book).drivers);
  if (sampler.chance(EVEN_HANDED_PERCENT)) return evenHanded;
  return sampler.chance(SEEKING_PERCENT) ? seeking(seed, book) : biasedDriver(seed);
}

/**
 * Plays the race of a seed and checks every turn; everything that enters or leaves the book is frozen.
 * @param stop number of answers after which the race is left
 */
export function fuzzRace(game: Game, seed: number, stop = Number.POSITIVE_INFINITY): Fuzzed {
  const seen: Record<string, number> = {};
  const count = (what: string, times = 1) => {
    seen[what] = (seen[what] ?? 0) + times;
  };
  let events = 0;
  let whole = 0;
  let isCpu = false;
  let last: Turn | undefined;
  const found = (faults: readonly string[]): Fuzzed => {
    const { book, track } = game;
    return {
      ok: false,
      find: { book: book.id, track, seed, stop: last?.number ?? 0, faults, turn: last },
    };
  };
  try {
    const { opening, setup, driver, answers } = planOf(game, seed);
    isCpu = driverTables.of(game.book).drivers.includes(driver);
    const turns: Turn[] = [];
    for (const turn of turnsOf(
      game.book,
      game.board,
      opening,
      driver,
      randomStateOf(seed),
      deepFreeze,
    )) {
      last = turn;
      turns.push(turn);
      const faults = turnFaults(game, turn, isWhole(turn));
      if (faults.length > 0) return found(faults);
      events += turn.events.length;
      whole += Number(isWhole(turn));
      for (const event of turn.events) count(nameOf(event));
      for (const what of game.shown?.(turn.race) ?? []) count(what);
      if (turn.answered !== undefined)
        count(`${turn.answered.decision.step}: ${turn.answered.choice.kind}`);
      if (turn.number >= Math.min(stop, answers)) break;
    }
    const told = setup === undefined ? undefined : storyOf(game, setup, turns);
    if (told !== undefined && told.faults.length > 0) return found(told.faults);
    for (const [name, times] of Object.entries(told?.claims ?? {})) count(`said by ${name}`, times);
  } catch (error) {
    return found([error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  }
  return { ok: true, clean: { answers: last?.number ?? 0, events, whole, isCpu, seen } };
}

// What is wrong with a race mostly stays wrong, so it shows a few turns later, or at the end.
function isWhole({ number, race }: Turn): boolean {
  return number % WHOLE_IN === 0 || race.agenda.length === 0;
}

// Returns the check of every text about a race that has come to its end; undefined for other races and for timed trials.
function storyOf(
  { book, board }: Game,
  setup: RaceSetup,
  turns: readonly Turn[],
): StoryCheck | undefined {
  const race = turns.at(-1)?.race;
  const isTold = checkedBooks(false).some(({ id }) => id === book.id);
  if (!isTold || race === undefined || book.decisions(race, board).length > 0) return undefined;
  return checkStory(answeredRace(book, board, setup, turns));
}

const CAUSES = ['why', 'test', 'how', 'cause', 'for', 'dice', 'wing', 'condition'] as const;
type Caused = RaceEvent & { readonly [Word in (typeof CAUSES)[number]]?: unknown };

/** Returns the kind of an event, with its cause where it has one: what must occur to prove that a rule was played. */
export function nameOf(event: RaceEvent): string {
  const caused = event as Caused;
  const cause = CAUSES.find(word => caused[word] !== undefined);
  return cause === undefined ? event.kind : `${event.kind} ${String(caused[cause])}`;
}

export function describeFind({ book, track, seed, stop, faults, turn }: Find): string {
  const lines = [
    `A broken promise after ${stop} answers:`,
    ...faults.map(fault => `  ${fault}`),
    'See it again:',
    `  ${commandOf(book, track, seed, stop)}`,
  ];
  if (turn === undefined) return lines.join('\n');
  const { answered, before, race, events } = turn;
  if (answered !== undefined) {
    const { decision, choice } = answered;
    lines.push(
      `Seat ${decision.seat} was asked ${decision.step} (${decision.rule}) and answered:`,
      `  ${canonical(choice)}`,
    );
  }
  if (before !== undefined) lines.push('The race before:', `  ${JSON.stringify(before)}`);
  lines.push('What was told:', ...events.map(event => `  ${JSON.stringify(event)}`));
  return [...lines, 'The race now:', `  ${JSON.stringify(race)}`].join('\n');
}

function commandOf(book: string, track: string, seed: number, stop: number): string {
  return `npm run fuzz -- --book ${book} --track ${track} --seed ${seed} --stop ${stop}`;
}
