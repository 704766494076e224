// Events of the Formula Dé family as English sentences, for the log, the text race and replays.

import { cornerOf } from '../../circuit/board.ts';
import type { FormulaBoard, FormulaSpace } from '../../circuit/formula-board.ts';
import type { CarMoved, FormulaDeEvent, TestMade } from '../../rules/formula-de/events.ts';
import type { Retirement } from '../../rules/formula-de/state.ts';
import type { RaceEvent, Seat } from '../../rules/kit/types.ts';
import { ordinal } from '../ordinal.ts';
import { isSideEvent, sideSentence } from './en-pit-story.ts';
import { EN_STORY_NAMES, points } from './en-story-names.ts';
import { isTrantEvent, trantSentence } from './en-trant-story.ts';
import { EN_CAUSES } from './en-words.ts';
import type { StoryNames } from './story-names.ts';

/**
 * Returns an event as one sentence of at most 76 columns for names of ordinary length, undefined for an event that the
 * events around it already report. `names` are by seat, fit for a terminal; `bookId` is the book of the race, which may have
 * names of its own for points and stops.
 */
export function sentence(
  event: RaceEvent,
  names: readonly string[],
  board: FormulaBoard,
  bookId = '',
): string | undefined {
  // An event of another family matches no case and yields no sentence.
  const told = event as FormulaDeEvent;
  const name = (seat: Seat) => names[seat] ?? `Car ${seat + 1}`;
  const own = EN_STORY_NAMES[bookId] ?? {};
  if (isSideEvent(told)) return sideSentence(told, name, own);
  if (isTrantEvent(told)) return trantSentence(told, name, board);
  switch (told.kind) {
    case 'roundBegan':
      return `Round ${told.round}.`;
    case 'raceEnded':
      return 'The race is over.';
    case 'gridRolled':
      return `${name(told.grid[0] ?? 0)} has pole position.`;
    case 'playBegan':
    case 'slipstreamDeclined':
      return undefined;
    case 'superStarted':
      return `${name(told.seat)} makes a super start.`;
    case 'gearChosen':
      return `${name(told.seat)} ${shift(told.from, told.gear)}.`;
    case 'dieRolled':
      return throwOf(name(told.seat), told.die, told.value);
    case 'carMoved':
      return `${name(told.seat)} ${movement(told.how, told.path, board)}.`;
    case 'stopMade':
      return `${name(told.seat)} makes stop ${told.stops} of ${told.required} in ${told.corner}.`;
    case 'lapBegan':
      return told.lap > 1 ? `${name(told.seat)} starts lap ${told.lap}.` : undefined;
    case 'carFinished':
      return `${name(told.seat)} takes the flag in ${ordinal(told.place)} place.`;
    default:
      return troubleSentence(told, name, board, own);
  }
}

type Trouble = Extract<
  FormulaDeEvent,
  {
    kind:
      | 'playSkipped'
      | 'playRecovered'
      | 'carStalled'
      | 'pointsPaid'
      | 'carHeldBack'
      | 'carBlocked'
      | 'cornerOvershot'
      | 'carSpun'
      | 'tiresRegained'
      | 'carTurnedRound'
      | 'testMade'
      | 'spaceMarked'
      | 'carRetired'
      | 'wreckRemoved';
  }
>;

function troubleSentence(
  told: Trouble,
  name: (seat: Seat) => string,
  board: FormulaBoard,
  own: StoryNames,
): string {
  switch (told.kind) {
    case 'playSkipped':
      return `${name(told.seat)} has been lapped and misses this round.`;
    case 'playRecovered':
      return `${name(told.seat)} makes up a lap and plays a second time.`;
    case 'carStalled':
      return `${name(told.seat)} stalls and waits for the next round.`;
    case 'pointsPaid':
      return `${name(told.seat)} pays ${points(told.amount, told.pool ?? told.part, own)} ${own.causes?.[told.why] ?? EN_CAUSES[told.why]}.`;
    case 'carHeldBack':
      return `${name(told.seat)} brakes ${spaces(told.spaces)} back to ${place(told.to, board)}.`;
    case 'carBlocked':
      return `${name(told.seat)} is blocked, ${spaces(told.missing)} short.`;
    case 'cornerOvershot':
      return told.spaces === 0
        ? `${name(told.seat)} leaves ${told.corner} too many stops short.`
        : `${name(told.seat)} overshoots ${told.corner} by ${spaces(told.spaces)}.`;
    case 'carSpun':
      return `${name(told.seat)} spins.`;
    case 'tiresRegained':
      return `${name(told.seat)} gets ${points(told.amount, 'tires', own)} back after the spin.`;
    case 'carTurnedRound':
      return `${name(told.seat)} recovers from the spin, in 1st gear.`;
    case 'testMade':
      return testOf(told, name, board);
    case 'spaceMarked':
      return `${placeAtStart(told.space, board)} is now dangerous.`;
    case 'carRetired':
      return `${name(told.seat)} is out: ${own.retirements?.[told.why] ?? WHY_OUT[told.why]}.`;
    case 'wreckRemoved':
      return `${name(told.seat)}'s wreck is cleared from the track.`;
  }
}

const WHY_OUT: Readonly<Record<Retirement, string>> = {
  overshoot: 'off the track in a corner',
  blocking: 'ran into the cars ahead',
  collision: 'wrecked in the collision',
  engine: 'the engine blows up',
  handling: 'off the track on a dangerous space',
  wall: 'wrecked against the wall',
  overRevving: 'the engine blows from over-revving',
};

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

function shift(from: number, gear: number): string {
  if (gear === from) return `stays in ${ordinal(gear)}`;
  return `shifts ${gear > from ? 'up' : 'down'} to ${ordinal(gear)}`;
}

/** Returns a sentence about a gear die; undefined for the black die, whose test reports the face. */
function throwOf(name: string, die: string, value: number): string | undefined {
  const gear = /^gear([1-6])$/.exec(die)?.[1];
  return gear === undefined ? undefined : `${name} rolls ${value} in ${ordinal(Number(gear))}.`;
}

const HOW_MOVED: Readonly<Record<CarMoved['how'], string>> = {
  main: 'moves',
  slide: 'slides',
  bonus: 'takes the soft-tire bonus,',
  slipstream: 'slipstreams',
  penalty: 'is carried on',
};

function movement(how: CarMoved['how'], path: readonly string[], board: FormulaBoard): string {
  const end = path.at(-1);
  if (end === undefined) return 'stays where it is';
  return `${HOW_MOVED[how]} ${spaces(path.length)} to ${place(end, board)}`;
}

function testOf(test: TestMade, name: (seat: Seat) => string, board: FormulaBoard): string {
  const roll = `(${test.roll}, needs over ${test.upTo})`;
  const who = name(test.seat);
  const other = otherOf(test, name);
  switch (test.test) {
    case 'collision': {
      const whom = other === undefined ? '' : ` ${test.failed ? 'with' : 'of'} ${other}`;
      return `${who} ${test.failed ? 'collides' : 'stays clear'}${whom} ${roll}.`;
    }
    case 'wall':
      return `${who} ${test.failed ? 'touches' : 'clears'} the wall ${roll}.`;
    case 'handling':
      return `${who} ${test.failed ? 'skids' : 'holds the road'} on ${place(test.space, board)} ${roll}.`;
    case 'engine':
      return `${who}'s engine ${test.failed ? 'suffers' : 'holds'} ${roll}.`;
  }
}

function otherOf(
  { seat, other, marker }: TestMade,
  name: (seat: Seat) => string,
): string | undefined {
  if (marker !== undefined) return `backmarker ${marker + 1}`;
  return other >= 0 && other !== seat ? name(other) : undefined;
}

/** Returns `M41 in Parabolica`, `P3 in the pit lane`, or the id alone on a straight. */
function place(id: string, board: FormulaBoard): string {
  const space = spaceCalled(id, board);
  if (space === undefined) return id;
  if (space.kind !== 'track') return `${id} in the pit lane`;
  const corner = cornerOf(board, space);
  return corner === undefined ? id : `${id} in ${corner.name}`;
}

function placeAtStart(id: string, board: FormulaBoard): string {
  return `Space ${place(id, board)}`;
}

function spaceCalled(id: string, board: FormulaBoard): FormulaSpace | undefined {
  return board.spaces[board.indexOf.get(id) ?? -1];
}
