// What pages ask for beside a race: circuits and their figures, records, saves, the sheet of the race that is over.
import type { PlayedRace } from '../../season/sheet/make-sheet.ts';
import type { Session } from '../../session/session.ts';
import type { ScreenServices } from '../services.ts';
import { keepFeats, keptReport, listedRecords, sheetOf, toldOf } from './flag-runner.ts';
import type { EffectOf, Handlers, Send } from './handlers.ts';
import type { QualifyingRunner } from './qualifying-runner.ts';
import { TrackRunner } from './track-runner.ts';

/** What is open behind the screen when a page asks. */
export interface OpenNow {
  readonly session: Session | undefined;
  /** The race of a replay. */
  readonly replayed: PlayedRace | undefined;
  /** The plan of the timed trials. */
  readonly plan: QualifyingRunner['weekend']['plan'] | undefined;
}

/** Answers what pages ask for. */
export class PageRunner {
  readonly #services: ScreenServices;
  readonly #tracks: TrackRunner;
  readonly #guarded: (act: () => void) => void;

  constructor(services: ScreenServices, guarded: (act: () => void) => void) {
    this.#services = services;
    this.#tracks = new TrackRunner(services);
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
      readSheet: ({ file }, send) => send(sheetOf(this.#services, file)),
      listRecords: (_, send) => send(listedRecords(this.#services, this.#tracks.list())),
      keepReport: (effect, send) => send(keptReport(this.#services, effect)),
      listSaves: (_, send) => send({ kind: 'savesListed', saves: this.#services.listSaves() }),
    };
  }

  #listTracks(effect: EffectOf<'listTracks'>, send: Send): void {
    const records = this.#services.records.all();
    const tracks = this.#tracks.list();
    send({ ...effect, kind: 'tracksListed', tracks, records, draw: this.#services.seed() });
  }

  // A race that cannot be played again has its classification all the same.
  #makeSheet({ session, replayed }: OpenNow, send: Send): void {
    const played = session === undefined ? replayed : { ...session.played(), book: session.book };
    const told = played === undefined ? undefined : toldOf(played);
    if (told === undefined) return;
    this.#guarded(() => {
      const records = session === undefined ? [] : keepFeats(this.#services, session, told.sheet);
      send({ kind: 'sheetMade', ...told, records });
    });
  }
}
