import { existsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { Board } from '../../circuit/board.ts';
import { isFormulaBoard } from '../../circuit/formula-board.ts';
import { driverTables, type StudyScope } from '../../drivers/driver-tables.ts';
import { drivers } from '../../drivers/levels/drivers.ts';
import { bookOf, firstBook } from '../../rules/books.ts';
import { trialValuesOf } from '../../rules/formula-de/qualifying/qualifying.ts';
import { allBooks, bookNamed, games, trialsOf } from '../../rules/games.ts';
import { offeredOptions } from '../../rules/kit/options.ts';
import type { RuleBook } from '../../rules/kit/types.ts';
import type { NewSession } from '../../session/begin-session.ts';
import type { LessonId } from '../../session/school/lesson.ts';
import { lessonSession } from '../../session/school/lesson-session.ts';
import { lessonOf, SCHOOL_TRACK } from '../../session/school/lessons.ts';
import type { Session, SessionSeat } from '../../session/session.ts';
import { newWeekend, type Weekend } from '../../session/weekend.ts';
import { clearLeftovers } from '../../storage/leftovers.ts';
import { lastUnfinished, listSaves, type SaveGlance } from '../../storage/saves/list-saves.ts';
import { isAskedFor } from '../../storage/saves/take-over.ts';
import {
  glanceTracks,
  loadTrack,
  type Track,
  type TrackGlance,
  trackNames,
  tracksFolder,
} from '../../storage/tracks/track-library.ts';
import type {
  NewRace,
  OfferedBook,
  Opened,
  Opening,
  Problem,
  SaveEntry,
  ScreenServices,
  TrackEntry,
} from '../../ui/services.ts';
import { chancesOf } from '../chances/chances.ts';
import { dayServices } from '../day/day-weekend.ts';
import { openRace } from '../race/qualify-flags.ts';
import { raceAgain } from '../race/race-again.ts';
import { freshSeed, seatsOf } from '../race/race-setup.ts';
import { tryAgain } from '../race/try-again.ts';
import { keepReport } from '../report/markdown-file.ts';
import { replayOf, resumeRace, seize, takeOver, watchRace } from '../saves/open-saved.ts';
import { resumeCommand } from '../saves/resume-command.ts';
import { warmUp } from '../tables/warm-up.ts';
import { circuitNamed } from '../tracks/circuits.ts';
import { knownFigures, parFrom } from '../tracks/formula-de/known-figures.ts';
import { trackPages } from '../tracks/pages.ts';
import { playerRecords } from './player-records.ts';
import type { PreferencesDoor } from './preferences.ts';
import { seasonServices } from './season-services.ts';

/** A race that was never saved has no name. */
const NAMELESS = 'race.json';

export interface ScreenWishes {
  readonly preferences: PreferencesDoor;
  readonly saves: string;
  /** `--saves` as given. */
  readonly flag?: string | undefined;
  readonly opening?: Opening;
}

export function screenServices({
  preferences,
  saves,
  flag,
  opening,
}: ScreenWishes): ScreenServices {
  return {
    settings: preferences.get(),
    keepSettings: settings => preferences.set(settings),
    tracks: listedTracks,
    levels: drivers.filter(driver => driver.level !== 'random').map(driver => driver.level),
    books: allBooks().map(offeredBook),
    carsMax: Math.max(...allBooks().map(book => book.seats.max)),
    seed: freshSeed,
    startRace: race => startRace(race, saves),
    raceAgain: (race, wishes) => told(() => raceAgain(race, wishes, saves)),
    tryAgain: (race, question) => told(() => tryAgain(race, question, saves)),
    chances: chancesOf,
    keepReport: (name, markdown) => keepReport(saves, name, markdown),
    listSaves: () => savesToOpen(saves),
    unfinished: file => waiting(saves, file),
    resumeCommand: file => resumeCommand({ file, folder: saves, flag }),
    refuges,
    resume: file => resumeRace(file),
    replay: file => replayOf(file),
    seasons: seasonServices({ saves, flag }),
    handover: { isAskedFor, takeOver, seize, watch: watchRace },
    timedLap,
    lesson: openLesson,
    clock: () => performance.now(),
    records: playerRecords({ preferences: preferences.get, saves }),
    day: dayServices({ saves }),
    warmUp: studied,
    parOf: perfectLap,
    ...(opening === undefined ? {} : { opening }),
  };
}

function offeredBook(book: RuleBook): OfferedBook {
  const { id, name, usualLaps, options } = book;
  const hasTrials = trialsOf(book) !== undefined;
  const sessionsMost = hasTrials ? trialValuesOf(id).sessionsMost : 0;
  const makesGrid = !hasTrials && games.of(book).makesGrid(book);
  return {
    id,
    name,
    usualLaps,
    hasTrials,
    sessionsMost,
    ...(makesGrid ? { makesGrid } : {}),
    options: offeredOptions(options),
  };
}

/** The club circuit with the short lap, suited for a first race. */
const FIRST_TRACK = SCHOOL_TRACK;
const LESSON_RIVALS = ['Duvannes', 'Okurada', 'Vellano'];

function forABeginner(a: TrackEntry, b: TrackEntry): number {
  return Number(b.id === FIRST_TRACK) - Number(a.id === FIRST_TRACK);
}

function listedTracks(): readonly TrackEntry[] {
  const read = trackReader();
  return glanceTracks(tracksFolder())
    .map(glance => entryOf(glance, read))
    .toSorted(forABeginner);
}

function entryOf(
  { id, name, place, file }: TrackGlance,
  read: (file: string) => Track | undefined,
): TrackEntry {
  return {
    id,
    name,
    place,
    board: bookId => {
      const book = bookNamed(bookId);
      const track = read(file);
      return book && track && games.of(book).boardOf(track, book);
    },
    par: async () => {
      const track = read(file);
      return track && parFrom(knownFigures(), track.board);
    },
    pace: async bookId => {
      const book = bookNamed(bookId);
      const track = read(file);
      return book && track && trackPages.of(book).pace?.(book, games.of(book).boardOf(track, book));
    },
  };
}

// A board is derived when somebody looks at it: with many circuits the list would have to wait for all of them. Only the
// one that was looked at last is kept.
function trackReader(): (file: string) => Track | undefined {
  let last: { readonly file: string; readonly track: Track | undefined } | undefined;
  return file => {
    if (last?.file !== file) {
      const loaded = loadTrack(tracksFolder(), file);
      last = { file, track: loaded.ok ? loaded.track : undefined };
    }
    return last.track;
  };
}

function startRace(race: NewRace, folder: string): Opened | Problem {
  const { laps, seed, options } = race;
  const cpus = race.opponents.map(({ name, level }) => `${level}:${name}`);
  const entry = { humans: race.humans, cpus, grid: race.cars };
  return told(() => {
    const venue = venueOf(race.track, race.rules);
    const wanted: NewSession = {
      ...venue,
      seats: seatsOf(entry, slotsOf(venue, options), seed),
      laps,
      seed,
      options,
      levels: driverTables.of(venue.book).drivers,
      saving: { folder },
    };
    return openRace(wanted, race.grid);
  });
}

// A book that is not offered, such as that of a trial, needs no study.
function studied(board: Board, bookId: string, ahead: StudyScope): Promise<void> | undefined {
  const book = bookNamed(bookId);
  const study = book && driverTables.of(book).study?.(book, board, ahead);
  return study && warmUp(board, bookId, study);
}

async function perfectLap(board: Board, bookId: string): Promise<number | undefined> {
  return isFormulaBoard(board) ? parFrom(knownFigures(), board, bookOf(bookId)) : undefined;
}

// Begins a lap in the sun by the first book, for which par is counted.
function timedLap(track: string, name: string): Weekend | Problem {
  const seats: readonly SessionSeat[] = [{ name, driver: { kind: 'human' } }];
  return told(() => {
    const { board, text: circuitText } = circuitNamed(track);
    const race = {
      book: firstBook,
      board,
      circuitText,
      seats,
      laps: 1,
      seed: freshSeed(),
      levels: drivers,
    };
    const wishes = { hand: 'guided', sessions: 1, weather: 'sun' } as const;
    return newWeekend({ race, wishes, races: false });
  });
}

// The rivals of a lesson are characters of the program.
function openLesson(id: LessonId, name: string): Session | Problem {
  return told(() => {
    const lesson = lessonOf(id);
    const { board, circuitText: text } = venueOf(SCHOOL_TRACK, lesson.book.id);
    return lessonSession(lesson, { board, text }, [name, ...LESSON_RIVALS]);
  });
}

type Venue = Pick<NewSession, 'book' | 'board' | 'circuitText'>;

function venueOf(track: string, rules: string): Venue {
  const book = bookNamed(rules);
  if (book === undefined) throw new Error('There is no such rule book.');
  const read = circuitNamed(track);
  return { book, board: games.of(book).boardOf(read, book), circuitText: read.text };
}

function slotsOf({ book, board }: Venue, options: unknown): number {
  return games.of(book).seatsOn(book, board, options).max;
}

function told<X>(open: () => X): X | Problem {
  try {
    return open();
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function savesToOpen(saves: string): readonly SaveEntry[] {
  clearLeftovers(saves);
  const names = trackNames(tracksFolder());
  return listSaves(saves)
    .flatMap(glance => saveEntry(glance, names))
    .toSorted((a, b) => Number(a.finished ?? false) - Number(b.finished ?? false));
}

// The title screen must open whatever is wrong with the folder, which the list of races reports.
function waiting(saves: string, file: string | undefined): SaveEntry | undefined {
  try {
    const glance = lastUnfinished(saves, file);
    const raced = glance?.race === undefined ? [] : [glance.race.track];
    return glance && saveEntry(glance, trackNames(tracksFolder(), raced))[0];
  } catch {
    return undefined;
  }
}

function saveEntry(
  glance: SaveGlance,
  names: Readonly<Record<string, string>>,
): readonly SaveEntry[] {
  const { race } = glance;
  if (race === undefined) return [];
  const humansFirst = race.drivers.toSorted(
    (a, b) => Number(b.kind === 'human') - Number(a.kind === 'human'),
  );
  return [
    {
      file: glance.file,
      track: names[race.track] ?? race.track,
      drivers: humansFirst.map(driver => driver.name),
      lap: race.lap ?? 0,
      laps: race.laps,
      writtenAt: glance.savedAt,
      qualifying: race.qualifying,
      ...(race.finished ? { finished: true } : {}),
      ...(race.turn === undefined ? {} : { turn: race.turn }),
      ...(race.winner === undefined ? {} : { winner: race.winner }),
    },
  ];
}

/**
 * Returns files in the home folder, the working folder and that for temporary files, none of them taken; not in the folder of
 * the file that cannot be written.
 */
function refuges(file: string): readonly string[] {
  const name = `chicane-${file === '' ? NAMELESS : basename(file)}`;
  const folders = [homedir(), process.cwd(), tmpdir()].map(folder => resolve(folder));
  const others = folders.filter(folder => file === '' || folder !== resolve(dirname(file)));
  return [...new Set(others)].map(folder => join(folder, name)).filter(one => !existsSync(one));
}
