// What the screen gets from the rest of the house: circuits, drivers, sessions, saves and preferences.
import { drivers } from '../drivers/drivers.ts';
import { parOf } from '../drivers/par.ts';
import { bookOf, books } from '../rules/books.ts';
import { newSession, resumeSession, type Session } from '../session/session.ts';
import { listSaves, type SaveGlance } from '../storage/list-saves.ts';
import { openSave } from '../storage/open-save.ts';
import type { NewRace, Problem, SaveEntry, ScreenDoors, TrackEntry } from '../ui/doors.ts';
import { circuitNamed, everyCircuit } from './circuits.ts';
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
    tracks: () => everyCircuit().flatMap(entryOf).toSorted(byLength),
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

// The shortest lap first: it is the one for a first race.
function byLength(a: TrackEntry, b: TrackEntry): number {
  const spaces = (entry: TrackEntry) => entry.board()?.laneLengths[0] ?? 0;
  return spaces(a) - spaces(b);
}

function entryOf(track: ReturnType<typeof everyCircuit>[number]): readonly TrackEntry[] {
  if ('problem' in track) return [];
  const { board } = track;
  return [
    {
      id: board.id,
      name: board.name,
      place: board.place,
      board: () => board,
      par: async () => Math.round(parOf(board) * 10) / 10,
    },
  ];
}

function startRace(race: NewRace, folder: string): Session | Problem {
  const book = bookOf(race.rules);
  if (book === undefined) return { problem: 'There is no such rule book.' };
  const entry = { humans: race.humans, cpus: [], grid: race.cars, level: race.level };
  try {
    const { board, text } = circuitNamed(race.track);
    const slots = Math.min(book.seats.max, board.grid.length);
    return newSession({
      book,
      board,
      circuitText: text,
      seats: drawGrid(seatsOf(entry, slots), race.seed),
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
