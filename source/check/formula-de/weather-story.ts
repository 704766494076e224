// The weather of a turn derived a second time (3, R-64, R-66, R-67): one roll at the end of the round for each face
// that makes engine tests, and what each roll does to sky and track.
import type { FormulaBoard, Sky } from '../../circuit/formula-board.ts';
import type { FormulaDeBook } from '../../rules/formula-de/book.ts';
import type { FormulaDeEvent, WeatherSet } from '../../rules/formula-de/events.ts';
import type { FormulaDeRace } from '../../rules/formula-de/state.ts';
import type { FormulaDeTurn } from './formula-de-turn.ts';
import { printedIn } from './printed.ts';

/** The six states of the weather, as `sky hold track`. */
export const WEATHERS: readonly string[] = [
  'changeable none dry',
  'changeable none wet',
  'sun temporary dry',
  'sun fixed dry',
  'rain temporary wet',
  'rain fixed wet',
];

export function weatherOf({ weather }: FormulaDeRace): string {
  return weather === undefined
    ? 'sun fixed dry'
    : `${weather.sky} ${weather.hold ?? 'none'} ${weather.track}`;
}

interface Told {
  state: string;
  waiting: number[];
}

export function weatherFaults(
  book: FormulaDeBook,
  board: FormulaBoard,
  { before, race, events }: FormulaDeTurn,
): readonly string[] {
  const told: Told = {
    // The first weather is reported, if the book has any.
    state: race.weather !== undefined && isOpen(before) ? '' : weatherOf(before ?? race),
    waiting: [...(before?.weather?.rollers ?? [])],
  };
  const faults = events.flatMap((event, at) => {
    if (event.kind === 'weatherSet') return set(book, board, race, told, event, events[at - 1]);
    if (event.kind === 'roundBegan' && told.waiting.length > 0) {
      return [`the round begins before seats ${told.waiting.join(', ')} rolled the weather`];
    }
    // A section of the weather is rolled for as it is entered (TR-15).
    if (event.kind === 'weatherSectionEntered') told.waiting.push(event.seat);
    if (isTrigger(book, event) && !told.state.includes('fixed')) told.waiting.push(event.seat);
    return [];
  });
  if (isOpen(race)) return faults;
  if (told.state !== weatherOf(race)) faults.push(`told ${told.state}, it is ${weatherOf(race)}`);
  const rollers = (race.weather?.rollers ?? []).join();
  if (told.waiting.join() !== rollers) {
    faults.push(`seats ${told.waiting.join()} roll the weather, not ${rollers}`);
  }
  return faults;
}

// Cars may be built before the first weather is rolled (TR-5, TR-12).
function isOpen(race: FormulaDeRace | undefined): boolean {
  return race?.agenda.some(({ step }) => step === 'rollWeather') ?? true;
}

function isTrigger(
  { definition }: FormulaDeBook,
  event: FormulaDeEvent,
): event is Extract<FormulaDeEvent, { kind: 'dieRolled' }> {
  if (event.kind !== 'dieRolled') return false;
  const { gearDice, engine } = definition.values;
  const gear = 1 + gearDice.findIndex(({ name }) => name === event.die);
  return engine.triggers[gear] === event.value;
}

function set(
  book: FormulaDeBook,
  board: FormulaBoard,
  race: FormulaDeRace,
  told: Told,
  { sky, hold, track }: WeatherSet,
  roll: FormulaDeEvent | undefined,
): readonly string[] {
  const rolled =
    roll?.kind === 'dieRolled' && roll.die === book.definition.values.blackDie.name
      ? roll
      : undefined;
  const state = `${sky} ${hold} ${track}`;
  const { weather, lastSession } = race.options;
  const first = told.state === '';
  const shown = rolled === undefined ? undefined : board.weather[rolled.value - 1];
  const wanted = first ? (weather === 'roll' ? shown : weather) : shown;
  const before = told.state;
  told.state = state;
  if (wanted === undefined) return [`${book.id}: the weather changes without a roll`];
  const expected = first
    ? opening(wanted, lastSession)
    : NEXT[printedIn(book.id).weather](before, wanted);
  if (!first && told.waiting.shift() !== rolled?.seat) return ['another seat rolls the weather'];
  if (expected.includes('fixed')) told.waiting = [];
  return state === expected ? [] : [`${before}, rolled ${wanted}: ${state} instead of ${expected}`];
}

function opening(sky: Sky, lastSession: string): string {
  if (sky === 'changeable') return `changeable none ${lastSession}`;
  return sky === 'sun' ? 'sun fixed dry' : 'rain fixed wet';
}

const NEXT = { twice: secondFixes, lines: nextLine } as const;

// Five lines, of which the middle one is never come back to; a changeable result moves nothing (BGA-O-25 to BGA-O-32).
const LINES = ['sun fixed dry', 'sun temporary dry', 'rain temporary wet', 'rain fixed wet'];

function nextLine(before: string, roll: Sky): string {
  if (roll === 'changeable') return before;
  const at = LINES.indexOf(before);
  if (at < 0) return LINES[roll === 'sun' ? 1 : 2] ?? '';
  return LINES[at + (roll === 'sun' ? -1 : 1)] ?? '';
}

function secondFixes(before: string, roll: Sky): string {
  const track = before.split(' ').at(-1);
  if (roll === 'changeable') return `changeable none ${track}`;
  const hold = before.startsWith(`${roll} temporary`) ? 'fixed' : 'temporary';
  return `${roll} ${hold} ${roll === 'rain' ? 'wet' : 'dry'}`;
}
