// What pages ask for beside a race: circuits and their figures, records, saves, the sheet of the race that is over.
import type { PlayedRace } from '../../season/sheet/make-sheet.ts';
import type { Session } from '../../session/session.ts';
import type { ScreenDoors } from '../doors.ts';
import { keepFeats, keptReport, listedRecords, sheetOf, toldOf } from './flag-desk.ts';
import type { EffectOf, Handlers, Send } from './handlers.ts';
import type { QualifyingDesk } from './qualifying-desk.ts';
import { TrackDesk } from './track-desk.ts';

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

  /** Returns the handlers of what pages ask for; `now` tells what is open behind the screen by then. */
  handlers(
    now: () => OpenNow,
  ): Handlers<
    'listTracks' | 'askPar' | 'makeSheet' | 'readSheet' | 'listRecords' | 'keepReport' | 'listSaves'
  > {
    return {
      listTracks: (effect, send) => this.#listTracks(effect, send),
      askPar: (effect, send) =>
        this.#tracks.ask(effect, now().plan, message => this.#guarded(() => send(message))),
      // The page is drawn first: playing a race again takes a moment.
      makeSheet: (_, send) => {
        const opened = now();
        setImmediate(() => this.#makeSheet(opened, send));
      },
      readSheet: ({ file }, send) => send(sheetOf(this.#doors, file)),
      listRecords: (_, send) => send(listedRecords(this.#doors, this.#tracks.list())),
      keepReport: (effect, send) => send(keptReport(this.#doors, effect)),
      listSaves: (_, send) => send({ kind: 'savesListed', saves: this.#doors.listSaves() }),
    };
  }

  #listTracks(effect: EffectOf<'listTracks'>, send: Send): void {
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
      const records = session === undefined ? [] : keepFeats(this.#doors, session, told.sheet);
      send({ kind: 'sheetMade', ...told, records });
    });
  }
}
