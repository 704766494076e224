// What the screen gets from the rest of the house: circuits, drivers, sessions, saves and preferences.
import type { Board } from '../circuit/board.ts';
import { drivers } from '../drivers/drivers.ts';
import { bookOf, books } from '../rules/books.ts';
import { newSession, resumeSession, type Session } from '../session/session.ts';
import { listSaves, type SaveGlance } from '../storage/list-saves.ts';
import { openSave } from '../storage/open-save.ts';
import {
  glanceTracks,
  loadTrack,
  type TrackGlance,
  tracksFolder,
} from '../storage/track-library.ts';
import type { NewRace, Problem, SaveEntry, ScreenDoors, TrackEntry } from '../ui/doors.ts';
import { circuitNamed } from './circuits.ts';
import { knownFigures, parFrom } from './known-figures.ts';
import { library } from './library.ts';
import { drawGrid, freshSeed, seatsOf } from './race-setup.ts';
import type { PreferencesDoor } from './settings.ts';

/** A session to begin with, or the title screen. */
export interface ScreenWishes {
  readonly preferences: PreferencesDoor;
  /** Folder of the saves. */
  readonly saves: string;
  readonly opening?: Session;
}

/** The real doors of the screen. */
export function screenDoors({ preferences, saves, opening }: ScreenWishes): ScreenDoors {
  return {
    settings: preferences.get(),
    keepSettings: settings => preferences.set(settings),
    tracks: () => glanceTracks(tracksFolder()).map(entryOf).toSorted(forABeginner),
    levels: drivers.filter(driver => driver.level !== 'random').map(driver => driver.level),
    books: books.map(({ id, name }) => ({ id, name })),
    carsMax: Math.max(...books.map(book => book.seats.max)),
    seed: freshSeed,
    startRace: race => startRace(race, saves),
    listSaves: () => listSaves(saves).flatMap(saveEntry),
    resume: file => resumeRace(file),
    ...(opening === undefined ? {} : { opening }),
  };
}

/** The club circuit with the short lap: the one for a first race. */
const FIRST_TRACK = 'otterbrook';

function forABeginner(a: TrackEntry, b: TrackEntry): number {
  return Number(b.id === FIRST_TRACK) - Number(a.id === FIRST_TRACK);
}

// A board is derived when somebody looks at it: with many circuits the list would have to wait for all of them.
function entryOf({ id, name, place, file }: TrackGlance): TrackEntry {
  let board: Board | undefined;
  let isRead = false;
  const read = () => {
    if (!isRead) {
      const loaded = loadTrack(tracksFolder(), file);
      board = loaded.ok ? loaded.track.board : undefined;
      isRead = true;
    }
    return board;
  };
  return {
    id,
    name,
    place,
    board: read,
    par: async () => {
      const solved = read();
      return solved === undefined ? undefined : parFrom(knownFigures(), solved);
    },
  };
}

function startRace(race: NewRace, folder: string): Session | Problem {
  const book = bookOf(race.rules);
  if (book === undefined) return { problem: 'There is no such rule book.' };
  const cpus = race.opponents.map(({ name, level }) => `${level}:${name}`);
  const entry = { humans: race.humans, cpus, grid: race.cars };
  try {
    const { board, text } = circuitNamed(race.track);
    const slots = Math.min(book.seats.max, board.grid.length);
    return newSession({
      book,
      board,
      circuitText: text,
      seats: drawGrid(seatsOf(entry, slots, race.seed), race.seed),
      laps: race.laps,
      seed: race.seed,
      options: {
        weather: race.weather,
        tires: race.tires,
        preparation: race.preparation,
      },
      levels: drivers,
      saving: { folder },
    });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Opens a save to drive on, or says in a sentence why not. */
export function resumeRace(file: string): Session | Problem {
  const opened = openSave(file, library);
  if (opened.kind !== 'open') return { problem: opened.sentence };
  try {
    return resumeSession({ opened, levels: drivers });
  } catch (error) {
    opened.logbook.release();
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function saveEntry(glance: SaveGlance): readonly SaveEntry[] {
  const { race } = glance;
  if (race === undefined) return [];
  const humansFirst = race.drivers.toSorted(
    (a, b) => Number(b.kind === 'human') - Number(a.kind === 'human'),
  );
  return [
    {
      file: glance.file,
      track: race.track,
      drivers: humansFirst.map(driver => driver.name),
      lap: race.lap ?? 0,
      laps: race.laps,
      writtenAt: glance.savedAt,
      finished: race.finished,
    },
  ];
}
