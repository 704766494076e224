// Carries out the effects of the reducer: sessions, saves, settings, timers. Besides the terminal this is the only part
// of the screen with side effects.
import { standsBecause } from '../replay/taken-back.ts';
import type { LessonId } from '../session/school/lessons.ts';
import type { Session } from '../session/session.ts';
import type { Weekend } from '../session/weekend.ts';
import { DirectorDesk } from './director-desk.ts';
import type { Opening, Problem, ScreenDoors, Settings } from './doors.ts';
import { againBy, racedBefore } from './flag-desk.ts';
import { huesOf, lettersOf } from './letters.ts';
import type { Effect, Message } from './messages.ts';
import { momentOf } from './moment.ts';
import { noticeOf, sentenceFrom } from './notices.ts';
import type { Outlets, Runtime } from './outlets.ts';
import { type OpenNow, PageDesk } from './page-desk.ts';
import { QualifyingDesk } from './qualifying-desk.ts';
import { driversOf, tableOf } from './race-table.ts';
import { ReplayDesk } from './replay-desk.ts';
import { watchRequests } from './requests.ts';
import type { CarMarks } from './season-desk.ts';
import { SeasonHost } from './season-host.ts';

type Send = (message: Message) => void;

/** Returns the runtime of a screen. */
export function createRuntime(doors: ScreenDoors, outlets: Outlets): Runtime {
  return new DoorRuntime(doors, outlets);
}

/** What a race on the screen is part of. */
type Part = Pick<Extract<Message, { kind: 'raceOpened' }>, 'season' | 'lesson'>;

class DoorRuntime implements Runtime {
  readonly #doors: ScreenDoors;
  readonly #outlets: Outlets;
  #session: Session | undefined;
  #desk: QualifyingDesk | undefined;
  #replay: ReplayDesk | undefined;
  readonly #director = new DirectorDesk();
  readonly #seasons: SeasonHost;
  // Where a season gives them.
  #marks: CarMarks | undefined;
  #isStudying = false;
  #isAsking = false;
  #settings: Settings;
  readonly #pages: PageDesk;
  #timer: NodeJS.Timeout | undefined;
  #stopWatching: () => void = () => undefined;

  constructor(doors: ScreenDoors, outlets: Outlets) {
    this.#doors = doors;
    this.#outlets = outlets;
    this.#settings = doors.settings;
    this.#pages = new PageDesk(doors, act => this.#guarded(act));
    this.#seasons = new SeasonHost(doors, {
      show: (opened, send, marks, at) => this.#open(opened, send, marks, at && { season: at }),
      close: () => this.#closeRace(),
    });
  }

  readonly run = (effect: Effect, send: Send): void => {
    this.#guarded(() => this.#race(effect, send));
  };

  readonly file = (): string => this.#desk?.weekend.file ?? this.#session?.file ?? '';

  readonly close = (): void => {
    this.#closeRace();
    this.#seasons.close();
  };

  #closeRace(): void {
    clearTimeout(this.#timer);
    this.#pages.wait();
    this.#stopWatching();
    this.#isStudying = false;
    this.#session?.close();
    this.#session = undefined;
    this.#desk?.close();
    this.#desk = undefined;
    this.#replay?.close();
    this.#replay = undefined;
    this.#marks = undefined;
  }

  readonly open = (opened: Opening | Problem, send: Send): void => this.#open(opened, send);

  #open(opened: Opening | Problem, send: Send, marks?: CarMarks, part: Part = {}): void {
    if ('problem' in opened) {
      send({ kind: 'problem', text: sentenceFrom(opened.problem) });
      return;
    }
    this.#closeRace();
    this.#marks = marks;
    if ('playback' in opened) {
      this.#replay = new ReplayDesk(opened, send, { marks, at: part.season });
      this.#replay.show();
      return;
    }
    const { handover } = this.#doors;
    if (handover !== undefined)
      this.#stopWatching = watchRequests(handover, this.file, this.#outlets.takenOver);
    if ('qualifying' in opened) {
      this.#openTrials(opened, send);
      return;
    }
    this.#session = opened;
    this.#whenStudied(opened, () => {
      const moment = momentOf(opened, noticeOf(opened));
      const table = { ...tableOf(opened), ...marks };
      const told = this.#director.open(opened);
      send({ kind: 'raceOpened', table, moment, events: opened.events(), told, ...part });
    });
  }

  #begin(
    effect: Extract<Effect, { kind: 'startRace' | 'raceAgain' | 'resume' }>,
    send: Send,
  ): void {
    if (effect.kind === 'resume') this.#resume(effect.file, send);
    else if (effect.kind === 'raceAgain') {
      const race = racedBefore(this.#session, this.#replay);
      if (race !== undefined) this.open(againBy(this.#doors, race, effect), send);
    } else {
      const seed = effect.race.seed ?? this.#doors.seed();
      this.open(this.#doors.startRace({ ...effect.race, seed }), send);
    }
  }

  #resume(file: string, send: Send): void {
    const opened = this.#doors.resume(file);
    if ('problem' in opened && opened.held !== undefined && this.#doors.handover !== undefined) {
      send({ kind: 'saveHeld', file, idleMs: opened.held.idleMs });
    } else this.open(opened, send);
  }

  #takeOver(file: string, send: Send): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#doors.handover?.takeOver(file).then(opened => {
      this.#isAsking = false;
      const isElsewhere = [this.#session, this.#desk, this.#replay].some(one => one !== undefined);
      // The player has gone elsewhere meanwhile.
      if (isElsewhere && !('problem' in opened)) opened.close();
      else if (!isElsewhere) this.#guarded(() => this.open(opened, send));
    });
  }

  // No driver is asked before the drivers know the circuit; keys and frames are handled meanwhile.
  #whenStudied(opened: Session, act: () => void): void {
    const isOver = opened.next().kind === 'over';
    // Nobody drives a race that is over.
    const studying = isOver
      ? undefined
      : this.#doors.warmUp?.(opened.board, opened.book.id, opened.race());
    this.#isStudying = studying !== undefined;
    if (studying === undefined) {
      act();
      return;
    }
    studying.then(() => {
      if (this.#session !== opened) return;
      this.#isStudying = false;
      this.#guarded(act);
    });
  }

  #openTrials(weekend: Weekend, send: Send): void {
    const { clock, records } = this.#doors;
    const drivers = driversOf(weekend.plan.seats);
    const { ticks } = this.#outlets;
    // The trials leave time to study the circuit for the race.
    const { board, book } = weekend.plan;
    if (weekend.races) this.#doors.warmUp?.(board, book.id);
    const inSeason = this.#seasons.isOpen;
    this.#desk = new QualifyingDesk({ weekend, clock, records, drivers, ticks, inSeason, send });
    this.#desk.show(noticeOf(weekend));
  }

  #race(effect: Effect, send: Send): void {
    switch (effect.kind) {
      case 'startRace':
      case 'raceAgain':
      case 'resume':
        // A second Enter while the drivers study the circuit is meant for the same race.
        if (!this.#isStudying) this.#begin(effect, send);
        break;
      case 'takeOver':
        this.#takeOver(effect.file, send);
        break;
      case 'replay':
        this.open(this.#doors.replay(effect.file), send);
        break;
      case 'watch':
        if (this.#doors.handover) this.open(this.#doors.handover.watch(effect.file), send);
        break;
      case 'closeRace': {
        const left = this.file();
        this.#closeRace();
        if (!this.#seasons.left()) {
          send({ kind: 'unfinishedFound', save: this.#doors.unfinished(left) });
          send({ kind: 'dayTold', day: this.#doors.day?.state() });
        }
        break;
      }
      case 'dayLap':
        if (this.#doors.day !== undefined) this.open(this.#doors.day.open(effect.name), send);
        break;
      case 'timedLap':
        this.open(this.#doors.timedLap(effect.track, effect.name), send);
        break;
      case 'replayOn':
        this.#replay?.advanceSoon(act => this.#guarded(act));
        break;
      case 'seek':
        this.#replay?.seek(effect.place);
        break;
      default:
        this.#plays(effect, send);
    }
  }

  #plays(effect: Effect, send: Send): void {
    switch (effect.kind) {
      case 'answer':
        this.#answer(effect, send);
        break;
      case 'takeBack':
        this.#takeBack(send);
        break;
      case 'advance':
        // Not at once: keys and frames get their turn between two CPU drivers.
        setImmediate(() => this.#guarded(() => this.#advance(send)));
        break;
      default:
        this.#trials(effect, send);
    }
  }

  #trials(effect: Effect, send: Send): void {
    const desk = this.#desk;
    switch (effect.kind) {
      case 'driveTrial':
        if (desk !== undefined) this.#drive(desk, send);
        break;
      case 'cpuTrial':
        setImmediate(() =>
          this.#guarded(() => {
            if (desk === undefined || desk !== this.#desk) return;
            desk.advance();
            desk.show(noticeOf(desk.weekend));
          }),
        );
        break;
      case 'withdraw':
      case 'leaveTrial':
        if (effect.kind === 'withdraw') desk?.withdraw();
        else desk?.leave();
        this.#session = undefined;
        desk?.show(desk === undefined ? '' : noticeOf(desk.weekend));
        break;
      case 'raceAfterTrials':
        if (desk !== undefined) this.open(desk.weekend.race(), send);
        break;
      case 'trialsAgain':
        if (desk !== undefined) this.open(desk.again(this.#doors.seed()), send);
        break;
      default:
        this.#aside(effect, send);
    }
  }

  #drive(desk: QualifyingDesk, send: Send): void {
    const sheet = desk.sheet('');
    if (sheet.next === undefined) return;
    const session = desk.drive();
    if ('problem' in session) {
      send({ kind: 'problem', text: sentenceFrom(session.problem) });
      return;
    }
    this.#session = session;
    // Alone on the track, a car has the letter and the colour that it will have in the race.
    const { drivers } = sheet;
    const own = { letters: lettersOf(drivers), hues: huesOf(drivers), ...this.#marks };
    const [from, to] = [sheet.next.driver, sheet.next.driver + 1];
    const letters = own.letters.slice(from, to);
    const hues = own.hues.slice(from, to);
    send({
      kind: 'trialOpened',
      table: { ...tableOf(session), letters, hues },
      moment: momentOf(session, noticeOf(session)),
      events: session.events(),
      trial: sheet.next,
      sheet,
    });
    desk.opened(session, this.#doors.clock());
  }

  #answer({ seat, choice, heard }: Extract<Effect, { kind: 'answer' }>, send: Send): void {
    const at = this.#doors.clock();
    // Nothing that takes long may come while a clock runs.
    if (this.#desk !== undefined) this.#pages.wait();
    this.#desk?.answering(choice, at);
    this.#turn(session => session.answer(seat, choice, heard), send);
    const race = this.#session?.race();
    if (race !== undefined) this.#desk?.answered(race, at);
  }

  #teach(lesson: LessonId, send: Send): void {
    this.#open(this.#doors.lesson(lesson, this.#settings.name), send, undefined, { lesson });
  }

  #aside(effect: Effect, send: Send): void {
    switch (effect.kind) {
      case 'startLesson':
        if (!this.#isStudying) this.#teach(effect.lesson, send);
        break;
      case 'later':
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#guarded(() => send(effect.message)), effect.waitMs);
        break;
      case 'keepSettings':
        this.#keep(effect.settings);
        break;
      case 'redraw':
      case 'suspend':
      case 'leave':
        this.#outlets[effect.kind]();
        break;
      default:
        if (!this.#pages.run(effect, this.#now(), send)) this.#seasons.run(effect, send);
    }
  }

  #now(): OpenNow {
    const replayed = this.#replay?.played;
    return { session: this.#session, replayed, plan: this.#desk?.weekend.plan };
  }

  #turn(play: (session: Session) => ReturnType<Session['advance']>, send: Send): void {
    const session = this.#session;
    if (session === undefined) return;
    const turn = play(session);
    const { seat, events } = turn;
    const told = this.#desk === undefined ? this.#director.follow(session, turn) : [];
    send({ kind: 'turned', seat, events, told, moment: momentOf(session, noticeOf(session)) });
    if (this.#desk === undefined) this.#seasons.turned(session);
  }

  #takeBack(send: Send): void {
    const way = this.#session?.wayBack();
    if (way === undefined) return;
    if ('refused' in way) {
      send({ kind: 'problem', text: standsBecause(way.refused, this.#settings.language) });
    } else this.#turn(session => session.takeBack(), send);
  }

  // Two quick keys may ask for the same turn twice. What the drivers must know may have changed: their cars are known, or damaged.
  #advance(send: Send): void {
    const session = this.#session;
    if (this.#isStudying || session?.next().kind !== 'cpu') return;
    this.#whenStudied(session, () => this.#turn(at => at.advance(), send));
  }

  #keep(settings: Settings): void {
    const fields = Object.keys(settings) as (keyof Settings)[];
    const changed = fields.filter(field => settings[field] !== this.#settings[field]);
    this.#settings = settings;
    if (changed.length === 0) return;
    this.#doors.keepSettings(Object.fromEntries(changed.map(field => [field, settings[field]])));
  }

  #guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#outlets.broken(error);
    }
  }
}
