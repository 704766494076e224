// Timed trials in plain text: the sheet of each session in sentences, and the laps of people by numbers. The clock runs as on
// the screen.
import {
  type NextTrial,
  qualifyingRanking,
  sessionWeather,
  trialValuesOf,
} from '../../rules/formula-de/qualifying/qualifying.ts';
import {
  startersAfter,
  type TrialLog,
} from '../../rules/formula-de/qualifying/qualifying-record.ts';
import type { Weekend } from '../../session/weekend.ts';
import { QualifyingRunner } from '../../ui/effects/qualifying-runner.ts';
import { driversOf } from '../../ui/effects/race-table.ts';
import { lapFigures } from '../../ui/lap-figures.ts';
import { lapWords } from '../../ui/lap-words.ts';
import type { ScreenServices } from '../../ui/services.ts';
import type { Dialogue } from './dialogue.ts';
import { askMenu } from './menu.ts';
import { type PlainEnd, playRace } from './plain-race.ts';
import type { PlainTrial } from './plain-table.ts';
import type { PlainScript } from './plain-text.ts';
import { isStopped, tellEnd } from './stopping.ts';

export interface PlainTrials {
  readonly weekend: Weekend;
  readonly dialogue: Dialogue;
  readonly services: Pick<ScreenServices, 'clock' | 'records' | 'settings'>;
  readonly script: PlainScript;
}

export async function driveTrials(trials: PlainTrials): Promise<PlainEnd> {
  return new TrialsInLines(trials).run();
}

class TrialsInLines {
  readonly #trials: PlainTrials;
  readonly #runner: QualifyingRunner;
  #session = -1;

  constructor(trials: PlainTrials) {
    this.#trials = trials;
    const { weekend, services } = trials;
    const { clock, records } = services;
    const drivers = driversOf(weekend.plan.seats);
    const silent = { ticks: false, inSeason: false, send: () => undefined };
    this.#runner = new QualifyingRunner({ weekend, clock, records, drivers, ...silent });
  }

  async run(): Promise<PlainEnd> {
    const { weekend } = this.#trials;
    for (let next = weekend.next(); next !== undefined; next = weekend.next()) {
      if (await isStopped(this.#trials.dialogue)) return 'endOfInput';
      this.#tellSession(next);
      const isCpu = weekend.plan.seats[next.driver]?.driver.kind === 'cpu';
      if (isCpu) this.#runner.advance();
      const end = isCpu ? 'over' : await this.#person(next);
      if (end !== 'over') return end;
      const trial = weekend.qualifying().trials.at(-1);
      if (trial !== undefined) this.#tellLap(trial);
      const { lap } = this.#runner.sheet('');
      if (!isCpu && lap?.isRecord) {
        const { firstHere, record } = this.#sheet;
        this.#trials.dialogue.say(lap.best === undefined ? firstHere : record);
      }
    }
    this.#tellRanking();
    this.#tellNoRace();
    return 'over';
  }

  get #values() {
    const { book, options } = this.#trials.weekend.plan;
    return trialValuesOf(book.id, options);
  }

  get #sheet() {
    return this.#trials.script.words.race.trials.sheet;
  }

  #nameOf(driver: number): string {
    return this.#trials.weekend.plan.seats[driver]?.name ?? '';
  }

  #tellSession({ session }: NextTrial): void {
    if (session === this.#session) return;
    this.#session = session;
    const { weekend, dialogue } = this.#trials;
    const { board, book } = weekend.plan;
    const { sky, roll } = sessionWeather(weekend.qualifying(), session, book.id, board);
    dialogue.say(this.#sheet.heading(session + 1, weekend.qualifying().sessions));
    dialogue.say(this.#sheet.weather(sky, roll));
  }

  async #person(next: NextTrial): Promise<PlainEnd> {
    const { weekend, dialogue, script } = this.#trials;
    dialogue.say();
    dialogue.say(this.#sheet.turn(this.#nameOf(next.driver)));
    dialogue.say(lapWords(this.#values, script.words).warning);
    const { drive, withdraw, help } = this.#sheet;
    const lines = [
      { text: drive, value: 'drive' },
      { text: withdraw, value: 'withdraw' },
    ] as const;
    for (;;) {
      const heard = await askMenu(dialogue, { lines, usual: 0 }, script.plain);
      if (heard.kind === 'end') return tellEnd(this.#trials);
      if (heard.kind === 'chosen') {
        if (heard.value === 'drive') return this.#drive(next);
        weekend.withdraw();
        return 'over';
      }
      if (heard.command === 'q') return 'quit';
      for (const line of [...help, ...script.plain.help]) dialogue.say(line);
    }
  }

  async #drive(next: NextTrial): Promise<PlainEnd> {
    const { weekend, dialogue, services, script } = this.#trials;
    const session = this.#runner.drive();
    if ('problem' in session) {
      dialogue.say(session.problem);
      return 'quit';
    }
    this.#runner.opened(session, services.clock());
    const trial = this.#trialOf(next);
    const end = await playRace({ session, dialogue, settings: services.settings, script, trial });
    if (end === 'over') return end;
    const isUnderWay = weekend.qualifying().underWay !== undefined;
    this.#runner.leave();
    if (isUnderWay) dialogue.say(lapWords(this.#values, script.words).void);
    return end;
  }

  #trialOf({ session }: NextTrial): PlainTrial {
    const { weekend, services } = this.#trials;
    return {
      shown: {
        bookId: weekend.plan.book.id,
        session: session + 1,
        sessions: weekend.qualifying().sessions,
        timed: this.#values.timed,
        clock: 'waiting',
        elapsedMs: 0,
        par: undefined,
      },
      answering: choice => this.#runner.answering(choice, services.clock()),
      answered: race => this.#runner.answered(race, services.clock()),
    };
  }

  #tellLap(trial: TrialLog): void {
    const { dialogue, weekend } = this.#trials;
    dialogue.say(this.#lap(trial));
    const { driver, injury } = trial;
    if (injury === undefined) return;
    dialogue.say(this.#sheet.hurt(this.#nameOf(driver), injury, weekend.races));
  }

  #lap(trial: TrialLog): string {
    const name = this.#nameOf(trial.driver);
    const { ends, lap } = this.#sheet;
    if (trial.end === 'void' || trial.end === 'withdrawn') return `${name}: ${ends[trial.end]}`;
    return lap(lapFigures(name, trial, this.#values, this.#trials.script.words.race.trials));
  }

  // Where everybody was hurt nobody starts (TR-145).
  #tellNoRace(): void {
    const { weekend, dialogue } = this.#trials;
    if (!weekend.races || startersAfter(weekend.qualifying()).length > 0) return;
    dialogue.say();
    dialogue.say(this.#sheet.nobodyStarts);
  }

  #tellRanking(): void {
    const { weekend, dialogue } = this.#trials;
    const ranking = qualifyingRanking(weekend.qualifying(), this.#values);
    if (ranking.length < 2) return;
    dialogue.say();
    dialogue.say(this.#sheet.allSessions);
    for (const { place, trial } of ranking) {
      if (trial !== undefined) dialogue.say(`${place} ${this.#lap(trial)}`);
    }
  }
}
