// What pages ask for beside a race: circuits and their figures, records, saves, the sheet of the race that is over.
import { type BigMoment, bigMomentOf } from '../season/pages/of-race/big-moment.ts';
import { type PlayedRace, raceSheet } from '../season/sheet/make-sheet.ts';
import type { RaceSheet } from '../season/sheet/race-sheet.ts';
import type { Session } from '../session/session.ts';
import { raceFeats } from '../storage/records/race-feats.ts';
import type { ScreenDoors } from './doors.ts';
import type { Effect, Message } from './messages.ts';
import { sentenceFrom } from './notices.ts';
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
        this.#listRecords(send);
        return true;
      case 'keepReport':
        this.#keepReport(effect, send);
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

  #listRecords(send: Send): void {
    const tracks = Object.fromEntries(this.#tracks.list().map(({ id, name }) => [id, name]));
    const { records, day } = this.#doors;
    send({ kind: 'recordsListed', records: records.all(), tracks, day: day?.state() });
  }

  // A race that cannot be played again has its classification all the same.
  #makeSheet({ session, replayed }: OpenNow, send: Send): void {
    const played = session === undefined ? replayed : { ...session.played(), book: session.book };
    if (played === undefined) return;
    const sheet = tried(() => raceSheet(played));
    if (sheet === undefined) return;
    const big: BigMoment | undefined = tried(() => bigMomentOf(played));
    this.#guarded(() => {
      if (session !== undefined) this.#keepFeats(session, sheet);
      send({ kind: 'sheetMade', sheet, big });
    });
  }

  #keepFeats(session: Session, sheet: RaceSheet): void {
    const { board, book, seats } = session;
    const drivers = seats.map(({ name, driver }) => ({ name, kind: driver.kind }));
    for (const feat of raceFeats(session.played(), sheet, drivers)) {
      this.#doors.records.keep(board, book.id, feat);
    }
  }

  #keepReport({ name, markdown }: Extract<Effect, { kind: 'keepReport' }>, send: Send): void {
    try {
      send({ kind: 'pageKept', file: sentenceFrom(this.#doors.keepReport(name, markdown)) });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      send({ kind: 'problem', text: sentenceFrom(text) });
    }
  }
}

function tried<X>(act: () => X): X | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
