// Services for the tests of the screen: real circuits, real rules, real drivers, and nothing on the disk.
import { readFileSync } from 'node:fs';
import { expect, onTestFinished } from 'vitest';
import { readCircuit } from '../../circuit/file/read.ts';
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import { drivers } from '../../drivers/levels/drivers.ts';
import { opponent } from '../../drivers/levels/opponents.ts';
import { anyBook, bookOf, books, firstBook } from '../../rules/books.ts';
import type { QualifyingWishes } from '../../rules/formula-de/qualifying/qualifying.ts';
import { offeredOptions } from '../../rules/kit/options.ts';
import type { Outcome, Race, RaceEvent } from '../../rules/kit/types.ts';
import { type NewSession, newSession } from '../../session/begin-session.ts';
import type { LessonId } from '../../session/school/lesson.ts';
import { lessonOf } from '../../session/school/lessons.ts';
import type { Session } from '../../session/session.ts';
import { newWeekend, type Weekend } from '../../session/weekend.ts';
import {
  DEFAULT_SETTINGS,
  type NewRace,
  type RacedBefore,
  type ScreenServices,
  type Settings,
} from '../../ui/services.ts';
import { startScreen } from '../../ui/start.tsx';
import { begunLesson } from '../lessons.ts';
import { renderScreen, type ScreenDriver } from './screen-driver.ts';

interface Circuit {
  readonly board: FormulaBoard;
  readonly text: string;
}

const known = new Map<string, Circuit>();

function circuit(id: string): Circuit {
  const before = known.get(id);
  if (before !== undefined) return before;
  const text = readFileSync(new URL(`../../../tracks/${id}.yaml`, import.meta.url), 'utf8');
  const read = readCircuit(text, `${id}.yaml`);
  if (!read.ok) throw new Error(JSON.stringify(read));
  const made = { board: read.board, text };
  known.set(id, made);
  return made;
}

/** Returns a race on a shipped circuit, humans first; with `saved` it pretends to have a file. */
function raceSession(race: NewRace, saved = false): Session {
  const { board, text } = circuit(race.track);
  const humans = race.humans.map(name => ({ name, driver: { kind: 'human' } as const }));
  const cpus = race.opponents.map(({ name, level }) => {
    const { name: safe, ...driver } = opponent(name, level);
    return { name: safe, driver: { kind: 'cpu', ...driver } as const };
  });
  const book = bookOf(race.rules);
  if (book === undefined) throw new Error(`no book ${race.rules}`);
  const session = newSession({
    book: anyBook(book),
    options: race.options,
    board,
    circuitText: text,
    seats: [...humans, ...cpus],
    laps: race.laps,
    seed: race.seed,
    levels: drivers,
  });
  return saved ? { ...session, file: '/saves/otterbrook.json' } : session;
}

/** The timed trials to open: people first, then CPU drivers that drive at random. */
export interface TrialsSpec extends Partial<QualifyingWishes> {
  readonly track?: string;
  readonly humans?: readonly string[];
  readonly cpus?: number;
  /** How well they drive; `random` when absent. */
  readonly level?: string;
  readonly seed?: number;
  readonly laps?: number;
  readonly races?: boolean;
  readonly saving?: NewSession['saving'];
  /** Id of the book; the usual one when absent. */
  readonly rules?: string;
  readonly options?: NewSession['options'];
}

function trialsSession(spec: TrialsSpec): Weekend {
  const { track = 'otterbrook', humans = ['Ann'], cpus = 0, seed = 3, laps = 1, saving } = spec;
  const { hand = 'guided', sessions = 1, weather = 'sun', races = true, level = 'random' } = spec;
  const { board, text } = circuit(track);
  const race = {
    book: bookOf(spec.rules ?? '') ?? firstBook,
    board,
    circuitText: text,
    seats: [
      ...humans.map(name => ({ name, driver: { kind: 'human' } as const })),
      ...Array.from({ length: cpus }, (_, at) => ({
        name: `Rival ${at + 1}`,
        driver: { kind: 'cpu', level } as const,
      })),
    ],
    laps,
    seed,
    levels: drivers,
    ...(spec.options === undefined ? {} : { options: spec.options }),
    ...(saving === undefined ? {} : { saving }),
  };
  return newWeekend({ race, wishes: { hand, sessions, weather }, races });
}

export function trials(
  columns: number,
  rows: number,
  wishes: Wishes & TrialsSpec = {},
): Game & { readonly weekend: Weekend } {
  const opening = trialsSession(wishes);
  const game = play(columns, rows, { ...wishes, services: { opening, ...wishes.services } });
  return { ...game, weekend: opening };
}

/** A record of the calls to the services. */
export interface Doorbook {
  readonly started: NewRace[];
  readonly sessions: Session[];
  closed: number;
  settings: Settings;
  readonly kept: Partial<Settings>[];
}

export interface Wishes {
  readonly settings?: Partial<Settings>;
  readonly services?: Partial<ScreenServices>;
  /** True when races pretend to have a file. */
  readonly saved?: boolean;
}

function again({ played, seats }: RacedBefore, seed: number): Session {
  const { book, board, setup } = played;
  const { laps, options } = setup;
  const { text: circuitText } = circuit(board.id);
  return newSession({ book, board, circuitText, seats, laps, options, seed, levels: drivers });
}

function offeredBooks(): ScreenServices['books'] {
  return books.map(({ id, name, usualLaps, options, definition: { hasTrials, values } }) => {
    const { sessionsMost } = values.trials;
    return { id, name, usualLaps, hasTrials, sessionsMost, options: offeredOptions(options) };
  });
}

/** Returns services that record their calls; cars jump, and CPU drivers play at random. */
export function doorsFor({ settings = {}, services = {}, saved = false }: Wishes = {}): {
  readonly services: ScreenServices;
  readonly book: Doorbook;
} {
  // Whoever has passed a lesson is no stranger: the title has its usual order.
  const known: Partial<Settings> = { lessons: ['shiftUp'], raced: true };
  const usual: Partial<Settings> = { language: 'en', animation: false };
  const all: Settings = { ...DEFAULT_SETTINGS, ...usual, ...known, ...settings };
  const book: Doorbook = { started: [], sessions: [], closed: 0, settings: all, kept: [] };
  const watched = (session: Session): Session => {
    const close = () => {
      book.closed += 1;
      session.close();
    };
    const open = Object.create(session, { close: { value: close } }) as Session;
    book.sessions.push(open);
    return open;
  };
  return {
    book,
    services: {
      settings: all,
      keepSettings: change => {
        book.settings = { ...book.settings, ...change };
        book.kept.push(change);
      },
      tracks: () => ['otterbrook', 'monza'].map(entry),
      levels: ['random', 'club'],
      books: offeredBooks(),
      carsMax: 10,
      seed: () => 4711,
      startRace: race => {
        book.started.push(race);
        return watched(raceSession(race, saved));
      },
      ...WITHOUT_SAVES,
      raceAgain: (race, { seed = race.played.setup.seed }) => watched(again(race, seed)),
      tryAgain: () => ({ problem: 'There is no race to try again.' }),
      keepReport: name => `/saves/${name}`,
      resumeCommand: () => 'npm start -- resume',
      lesson: openLesson,
      timedLap: track => trialsSession({ track, humans: ['Ann'], races: false }),
      clock: () => performance.now(),
      records: { all: () => [], keep: () => true },
      parOf: async () => 11,
      ...services,
    },
  };
}

const noSave = () => ({ problem: 'There is no such save.' });

const WITHOUT_SAVES = {
  listSaves: () => [],
  replay: noSave,
  unfinished: () => undefined,
  resume: noSave,
};

function openLesson(id: LessonId, name: string): Session {
  return begunLesson(lessonOf(id), name);
}

function entry(id: string) {
  const { board } = circuit(id);
  const { name, place } = board;
  return { id, name, place, board: () => board, par: async () => 11 };
}

export interface Game extends ScreenDriver {
  readonly book: Doorbook;
}

/** Opens the screen at the title for the current test, at whose end it is left. */
export function play(columns: number, rows: number, wishes: Wishes = {}): Game {
  const { services, book } = doorsFor(wishes);
  let presses = 0;
  // Each key counts as pressed long after the last frame, so that the screen accepts keys that a test presses at once.
  const typingClock = () => performance.now() + presses * LOOKING_MS;
  const patient = { typingClock, ...services };
  const driver = renderScreen(columns, rows, streams => startScreen(patient, streams));
  const press = (bytes: string) => {
    presses += 1;
    driver.press(bytes);
  };
  onTestFinished(async () => {
    // The first press asks about a race that cannot be saved, the second leaves it.
    press(KEYS.ctrlC);
    press(KEYS.ctrlC);
    await driver.exit;
  });
  return { ...driver, press, book };
}

const LOOKING_MS = 1000;

/** Leads from the title to the form of a new race on the first circuit. */
export async function toForm(game: Game): Promise<void> {
  await game.sees('New race');
  game.press(KEYS.enter);
  await game.sees('Choose a circuit');
  game.press(KEYS.enter);
  await game.sees('Who is racing?');
}

/** Expects that nothing runs over an edge: the last row is free, and no row continues on the next. */
export function fitsThePage(game: Game): void {
  expect(game.lines().at(-1)).toBe('');
  expect(game.wrappedRows()).toBe(0);
}

/** Matches the questions of an ordinary play. */
export const QUESTION = /which gear\?|where to\?|slipstream\?|overshoot\?/;

/** Opens the screen with a race of `cars` cars: people (by default Ann), then CPU drivers. */
export function race(
  columns: number,
  rows: number,
  wishes: Wishes & {
    readonly cars?: number;
    readonly humans?: readonly string[];
    readonly laps?: number;
    readonly track?: string;
    readonly seed?: number;
    readonly rules?: string;
    readonly weather?: string;
    readonly tires?: string;
    readonly preparation?: string;
  } = {},
): Game {
  const { cars = 4, humans = ['Ann'], laps = 1, track = 'otterbrook', seed = 3 } = wishes;
  const { rules = 'masters-2005', weather = 'sun' } = wishes;
  const { tires = 'hard', preparation = 'ready' } = wishes;
  const opening = raceSession(
    {
      track,
      laps,
      humans,
      cars,
      level: 'random',
      spread: 'even',
      opponents: Array.from({ length: cars - humans.length }, (_, at) => ({
        name: `Rival ${at + 1}`,
        level: 'random',
      })),
      seed,
      rules,
      options: { weather, tires, preparation },
      grid: { qualify: 'none', sessions: 1, hand: 'guided' },
    },
    wishes.saved ?? true,
  );
  const game = play(columns, rows, { ...wishes, services: { opening, ...wishes.services } });
  game.book.sessions.push(opening);
  return game;
}

export function boardOf(id: string): FormulaBoard {
  return circuit(id).board;
}

/** Opens the screen with a race from a given state; all its drivers are human, with the given names. */
export function raceFrom(
  columns: number,
  rows: number,
  from: Outcome<Race, RaceEvent>,
  humans: readonly string[],
  wishes: Wishes & { readonly track?: string } = {},
): Game {
  const { board, text } = circuit(wishes.track ?? 'otterbrook');
  const opening = newSession({
    book: anyBook(firstBook),
    board,
    circuitText: text,
    seats: humans.map(name => ({ name, driver: { kind: 'human' } as const })),
    laps: 3,
    seed: 1,
    from,
    levels: drivers,
  });
  const game = play(columns, rows, { ...wishes, services: { opening, ...wishes.services } });
  game.book.sessions.push(opening);
  return game;
}

export const KEYS = {
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  enter: '\r',
  escape: '\u001b',
  tab: '\t',
  ctrlC: '\u0003',
  paste: (text: string) => `\u001b[200~${text}\u001b[201~`,
} as const;
