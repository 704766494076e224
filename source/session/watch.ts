// A race that another program drives, watched as it goes: its save is read again whenever it has changed. It asks nobody
// and writes nothing.
import type { Board } from '../circuit/board.ts';
import type { Playback } from '../replay/playback.ts';
import type { HandOver } from '../rules/kit/hand-over.ts';
import type { RaceSetup, RuleBook, Seat } from '../rules/kit/types.ts';
import type { PlayedRace } from '../season/sheet/make-sheet.ts';
import { type Disk, realDisk } from '../storage/disk.ts';
import type { Library } from '../storage/library.ts';
import { playedRace } from '../storage/saves/played-race.ts';
import { type LoadedSave, readSave } from '../storage/saves/read-save.ts';
import { type LiveRecord, openReplay, type Replay, type ReplayWishes, seatsOf } from './replay.ts';
import type { SessionSeat } from './session.ts';

export interface WatchWishes {
  readonly file: string;
  readonly holder: string;
  readonly library: Library;
  readonly disk?: Disk;
}

/**
 * Returns the race of a save as it stands now, to be watched as it continues; or a sentence that says why it cannot be.
 * Never throws.
 */
export function watchSave(wishes: WatchWishes): Replay | { readonly problem: string } {
  const { file, library, disk = realDisk } = wishes;
  const changedAt = changeOf(file, disk);
  const save = readSave(file, library, disk);
  if (!save.ok) return { problem: save.sentence };
  const replay = openReplay(save);
  if ('problem' in replay) return replay;
  try {
    replay.playback.seek({ answered: replay.playback.answers });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  return new WatchedRace({ ...wishes, disk }, replay, save, changedAt);
}

function changeOf(file: string, disk: Disk): number | undefined {
  try {
    return disk.changedAt(file);
  } catch {
    return undefined;
  }
}

class WatchedRace implements Replay {
  readonly file: string;
  readonly book: RuleBook;
  readonly board: Board;
  readonly setup: RaceSetup;
  readonly playback: Playback;
  readonly wishes: ReplayWishes;
  readonly notice: () => string | undefined;
  readonly close: () => void;
  readonly live: LiveRecord;
  #save: LoadedSave;
  #changedAt: number | undefined;

  constructor(
    wishes: WatchWishes & { readonly disk: Disk },
    replay: Replay,
    save: LoadedSave,
    changedAt: number | undefined,
  ) {
    this.file = replay.file;
    this.book = replay.book;
    this.board = replay.board;
    this.setup = replay.setup;
    this.playback = replay.playback;
    this.wishes = replay.wishes;
    this.notice = replay.notice;
    this.close = replay.close;
    this.#save = save;
    this.#changedAt = changedAt;
    this.live = {
      file: wishes.file,
      holder: wishes.holder,
      toMove: () => this.#toMove(),
      look: () => this.#look(wishes),
    };
  }

  get seats(): readonly SessionSeat[] {
    return seatsOf(this.#save, this.wishes.letters);
  }

  get handOvers(): readonly HandOver[] {
    return this.#save.record.handOvers ?? [];
  }

  get rounds(): number {
    return this.#save.race.round;
  }

  get finished(): boolean {
    return this.#save.race.agenda.length === 0;
  }

  get played(): PlayedRace {
    return playedRace(this.#save);
  }

  #toMove(): readonly Seat[] {
    return this.book.decisions(this.#save.race, this.board).map(({ seat }) => seat);
  }

  // A save that cannot be read at the moment is read at the next look.
  #look({ file, library, disk }: WatchWishes & { readonly disk: Disk }): boolean {
    const changedAt = changeOf(file, disk);
    if (changedAt === this.#changedAt) return false;
    const save = readSave(file, library, disk);
    if (!save.ok) return false;
    const { answers, handOvers = [] } = save.record;
    const isLonger = answers.length > this.playback.answers;
    if (!isLonger && handOvers.length <= this.handOvers.length) return false;
    this.#changedAt = changedAt;
    this.#save = save;
    if (isLonger) this.playback.goOn(answers);
    return true;
  }
}
