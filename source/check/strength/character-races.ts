// Races of characters and a plain driver of the same level, and the figures that reveal the characters' styles.
import type { FormulaBoard } from '../../circuit/formula-board.ts';
import type { Style } from '../../drivers/levels/characters.ts';
import { drivers } from '../../drivers/levels/drivers.ts';
import { drawNames } from '../../drivers/levels/opponents.ts';
import { anyBook } from '../../rules/books.ts';
import type { FormulaDeEvent } from '../../rules/formula-de/events.ts';
import { masters2005 } from '../../rules/formula-de/masters/masters-2005.ts';
import { newSession } from '../../session/begin-session.ts';
import { type Driving, drivingOf, nothingYet } from './driving-tally.ts';

/** The name of the driver without a character, which starts in every race. */
export const PLAIN = 'plain';

export interface Drive extends Driving {
  readonly name: string;
  readonly place: number;
  /** True when it rained throughout. */
  readonly wet: boolean;
}

export interface Mark {
  readonly says: string;
  readonly more: boolean;
  /** Returns the figure, undefined when the race says nothing about it. */
  readonly of: (drive: Drive) => number | undefined;
}

export const MARKS: Readonly<Record<Style, Mark>> = {
  lateBraker: { says: 'spaces beyond corners', more: true, of: one => one.overshot },
  earlyBraker: { says: 'tires and brakes spent', more: false, of: one => one.points },
  tireSaver: { says: 'tires spent', more: false, of: one => one.tirePoints },
  slipstreamer: { says: 'slipstreams', more: true, of: one => one.slipstreams },
  blocker: { says: 'doors shut, % of plays', more: true, of: share('shutDoors') },
  cleanDriver: { says: 'body tests, % of plays', more: false, of: share('contacts') },
  elbows: { says: 'body tests, % of plays', more: true, of: share('contacts') },
  rainGambler: {
    says: 'tires and brakes spent in rain',
    more: true,
    of: one => (one.wet ? one.points : undefined),
  },
  pitFox: { says: 'pit stops', more: true, of: one => one.pitStops },
  engineFlogger: { says: '5th and 6th gear, % of plays', more: true, of: share('highGears') },
  engineNurse: { says: '5th and 6th gear, % of plays', more: false, of: share('highGears') },
  starter: { says: 'points spent in the first lap', more: true, of: one => one.firstLapPoints },
  finisher: { says: 'points spent in the last lap', more: true, of: one => one.lastLapPoints },
  metronome: { says: 'gear changes, % of plays', more: false, of: share('gearChanges') },
};

function share(count: 'shutDoors' | 'contacts' | 'highGears' | 'gearChanges') {
  return (drive: Drive) => (drive.plays === 0 ? undefined : (100 * drive[count]) / drive.plays);
}

export interface CharacterRace {
  readonly board: FormulaBoard;
  readonly level: string;
  readonly cars: number;
  readonly laps: number;
  readonly seed: number;
}

/** Races a plain driver, starting from every place in turn, against drawn characters; every third race is wet. */
export function raceCharacters(wanted: CharacterRace): readonly Drive[] {
  const { board, level, cars, laps, seed } = wanted;
  const names = [...drawNames(cars - 1, [], seed)];
  names.splice(seed % cars, 0, PLAIN);
  const wet = seed % 3 === 0;
  const session = newSession({
    book: anyBook(masters2005),
    board,
    circuitText: '',
    seats: names.map(name => ({ name, driver: { kind: 'cpu', level, character: name } })),
    laps,
    seed,
    options: { weather: wet ? 'rain' : 'sun', tires: wet ? 'rain' : 'hard' },
    levels: drivers,
  });
  while (session.next().kind === 'cpu') session.advance();
  const told = drivingOf(session.events() as readonly FormulaDeEvent[], { board, laps, cars });
  const standings = session.book.standings(session.race(), board);
  return names.map((name, seat) => ({
    ...(told[seat] ?? nothingYet()),
    name,
    wet,
    place: standings.find(one => one.seat === seat)?.place ?? 0,
  }));
}
