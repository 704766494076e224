// The timed lap of a day: a try is written down before its first die, and its lap at its end.
import { drivers } from '../../drivers/levels/drivers.ts';
import { firstBook } from '../../rules/books.ts';
import { resultOf, trialValuesOf } from '../../rules/formula-de/qualifying/qualifying.ts';
import type { TrialLog } from '../../rules/formula-de/qualifying/qualifying-record.ts';
import { newWeekend } from '../../session/weekend.ts';
import { type DayLap, dateOf, dayLap } from '../../storage/day/calendar.ts';
import type { DrivenLap } from '../../storage/day/day-entry.ts';
import { beginDay, endDay, readDays } from '../../storage/day/day-file.ts';
import { streakOf } from '../../storage/day/streak.ts';
import { type Disk, realDisk, reasonOf } from '../../storage/disk.ts';
import type { DayServices, DayState, DayWeekend } from '../../ui/services.ts';
import { circuitNamed } from '../tracks/circuits.ts';
import { knownFigures, parFrom } from '../tracks/formula-de/known-figures.ts';

export interface DayGround {
  readonly saves: string;
  readonly disk?: Disk;
  readonly now?: () => Date;
}

const TENTHS = 10;

export function dayServices(ground: DayGround): DayServices {
  return {
    state: () => dayState(ground),
    open(name) {
      try {
        return dayWeekend(ground, name);
      } catch (error) {
        return { problem: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

/** Returns the state of the lap of the day; a file that cannot be read counts as if nothing had been driven. */
export function dayState({ saves, disk = realDisk, now = () => new Date() }: DayGround): DayState {
  return stateOn(todayAt(now()), saves, disk);
}

function stateOn(today: DayLap, saves: string, disk: Disk): DayState {
  const { entries, damaged } = readOr(saves, disk);
  return {
    today,
    entry: entries.find(({ date }) => date === today.date),
    streak: streakOf(entries, today.date),
    entries,
    damaged,
  };
}

// What cannot be read cannot be written either, so that no try begins.
function readOr(saves: string, disk: Disk): ReturnType<typeof readDays> {
  try {
    return readDays(saves, disk);
  } catch {
    return { entries: [], damaged: 0 };
  }
}

function todayAt(moment: Date): DayLap {
  const date = dateOf(moment);
  const lap = dayLap(date);
  if (lap === undefined) throw new RangeError(`${date} is no day`);
  return lap;
}

/**
 * Opens the lap of the day for one person: by the first book, in the sun, with legal moves only.
 * @throws Problem when its circuit is not to be found
 */
export function dayWeekend(ground: DayGround, name: string): DayWeekend {
  const { saves, disk = realDisk, now = () => new Date() } = ground;
  const today = todayAt(now());
  const { board, text: circuitText } = circuitNamed(today.track);
  const { seed, date, track } = today;
  const weekend = newWeekend({
    race: {
      ...{ book: firstBook, board, circuitText, laps: 1, seed, levels: drivers },
      seats: [{ name, driver: { kind: 'human' } }],
    },
    wishes: { hand: 'guided', sessions: 1, weather: 'sun' },
    races: false,
  });
  const parTenths = Math.round(parFrom(knownFigures(), board) * TENTHS);
  const trouble = new Trouble();
  return {
    ...weekend,
    file: undefined,
    day: () => stateOn(today, saves, disk),
    claim: () => claimed(() => beginDay(saves, disk, { date, track })),
    finish(timeMs) {
      weekend.finish(timeMs);
      const trial = weekend.qualifying().trials.at(-1);
      if (trial === undefined) return;
      trouble.during(() => endDay(saves, disk, date, lapOf(trial, parTenths)));
    },
    notice: () => trouble.told() ?? weekend.notice(),
  };
}

function claimed(begin: () => boolean): string | undefined {
  try {
    return begin() ? undefined : 'Today’s try has been driven, here or in another terminal.';
  } catch (error) {
    return `The lap of the day cannot be kept, so it does not begin: ${reasonOf(error)}.`;
  }
}

/** A sentence about a disk that failed, returned only once. */
class Trouble {
  #sentence: string | undefined;

  during(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#sentence = `The lap could not be written, so today’s try is void: ${reasonOf(error)}.`;
    }
  }

  told(): string | undefined {
    const sentence = this.#sentence;
    this.#sentence = undefined;
    return sentence;
  }
}

function lapOf(trial: TrialLog, parTenths: number): DrivenLap {
  const { rolls: plays, timeMs, aborted } = resultOf(trial, trialValuesOf(firstBook.id));
  const gears = trial.rolls.map(({ gear }) => gear);
  return { isWhole: !aborted, plays: Math.floor(plays), gears, timeMs, parTenths };
}
