// What pages ask for beside a race: circuits and their figures, records, saves, the sheet of the race that is over.
import type { PlayedRace } from '../season/sheet/make-sheet.ts';
import type { Session } from '../session/session.ts';
import type { ScreenDoors } from './doors.ts';
import { keepFeats, keptReport, listedRecords, toldOf } from './flag-desk.ts';
import type { Effect, Message } from './messages.ts';
import type { QualifyingDesk } from './qualifying-desk.ts';
import { TrackDesk } from './track-desk.ts';

type Send = (message: Message) => void;

/** What is open behind the screen when a page asks. */
export interface OpenNow {
  readonly session: Session | undefined;
  /** The race of a replay. */
  readonly replayed: PlayedRace | undefined;
  /** The plan of the timed trials. */
  readonly plan: QualifyingDesk['weekend']['plan'] | undefined;
}

/** Answers what pages ask for. */
export class PageDesk {
  readonly #doors: ScreenDoors;
  readonly #tracks: TrackDesk;
  readonly #guarded: (act: () => void) => void;

  constructor(doors: ScreenDoors, guarded: (act: () => void) => void) {
    this.#doors = doors;
    this.#tracks = new TrackDesk(doors);
    this.#guarded = guarded;
  }

  /** Asks for no figures of circuits any more. */
  wait(): void {
    this.#tracks.wait();
  }

  /** Carries out an effect of a page. Reports whether it was one. */
  run(effect: Effect, now: OpenNow, send: Send): boolean {
    switch (effect.kind) {
      case 'listTracks':
        this.#listTracks(effect, send);
        return true;
      case 'askPar':
        this.#tracks.ask(effect, now.plan, message => this.#guarded(() => send(message)));
        return true;
      case 'makeSheet':
        // The page is drawn first: playing a race again takes a moment.
        setImmediate(() => this.#makeSheet(now, send));
        return true;
      case 'listRecords':
        send(listedRecords(this.#doors, this.#tracks.list()));
        return true;
      case 'keepReport':
        send(keptReport(this.#doors, effect));
        return true;
      case 'listSaves':
        send({ kind: 'savesListed', saves: this.#doors.listSaves() });
        return true;
      default:
        return false;
    }
  }

  #listTracks(effect: Extract<Effect, { kind: 'listTracks' }>, send: Send): void {
    const records = this.#doors.records.all();
    const tracks = this.#tracks.list();
    send({ ...effect, kind: 'tracksListed', tracks, records, draw: this.#doors.seed() });
  }

  // A race that cannot be played again has its classification all the same.
  #makeSheet({ session, replayed }: OpenNow, send: Send): void {
    const played = session === undefined ? replayed : { ...session.played(), book: session.book };
    const told = played === undefined ? undefined : toldOf(played);
    if (told === undefined) return;
    this.#guarded(() => {
      if (session !== undefined) keepFeats(this.#doors, session, told.sheet);
      send({ kind: 'sheetMade', ...told });
    });
  }
}
