// Records and the lap of the day in plain text: what there is to beat before a race or a lap, and what was set in it.
import type { Board } from '../../circuit/board.ts';
import type { Session } from '../../session/session.ts';
import { raceFeats } from '../../storage/records/race-feats.ts';
import { toldOf } from '../../ui/effects/flag-runner.ts';
import {
  bestHere,
  dayLines,
  recordTable,
  recordText,
} from '../../ui/screens/records/record-rows.ts';
import type {
  DayServices,
  DayState,
  DayWeekend,
  Problem,
  ScreenServices,
} from '../../ui/services.ts';
import type { Dialogue } from './dialogue.ts';
import type { PlainScript } from './plain-text.ts';

interface Place<Services extends keyof ScreenServices> {
  readonly services: Pick<ScreenServices, Services>;
  readonly dialogue: Pick<Dialogue, 'say'>;
}

/** Prints the record to beat on a board by the rules with that id. */
export function tellBest(
  { services, dialogue }: Place<'records'>,
  board: Board,
  rules: string,
  { words }: PlainScript,
): void {
  const best = bestHere(services.records.all(), board, rules, words.records);
  if (best !== undefined) dialogue.say(`${best}.`);
}

/** Keeps and prints the new records that people set in a race that is over. */
export function keepRecords(
  { services, dialogue }: Place<'records'>,
  session: Session,
  { words, plain }: PlainScript,
): void {
  const { board, book, seats } = session;
  const played = { ...session.played(), book };
  const drivers = seats.map(({ name, driver }) => ({ name, kind: driver.kind }));
  const told = toldOf(played);
  // A race by an older edition of its rules cannot be played again.
  if (told === undefined) return;
  for (const feat of raceFeats(played, told.sheet, drivers)) {
    if (services.records.keep(board, book.id, feat)) {
      dialogue.say(plain.newRecord(recordText(feat, book.id, words.records)));
    }
  }
}

/** Prints the records of the people at this machine, one a line. */
export function tellRecords(
  { services, dialogue }: Place<'records' | 'tracks'>,
  { words }: PlainScript,
): void {
  const said = words.records;
  const tracks = Object.fromEntries(services.tracks().map(({ id, name }) => [id, name]));
  const table = recordTable(services.records.all(), tracks, said);
  if (table.length === 0) dialogue.say(said.none);
  for (const { track, book, kind, plays, time, driver } of table) {
    dialogue.say(`${track}, ${book}: ${said.told(kind, plays, time, driver)}.`);
  }
}

/** Prints the state of the lap of the day; returns the lap where its one try has not been driven. */
export async function lapOfTheDay(
  place: Place<'settings'>,
  day: DayServices,
  script: PlainScript,
): Promise<DayWeekend | Problem | undefined> {
  const state = day.state();
  tellDay(place, state, script);
  return state.entry === undefined ? day.open(place.services.settings.name) : undefined;
}

/** Prints the result of the lap of the day, with the line to pass on and the length of the streak. */
export function tellDay(
  { services, dialogue }: Place<'settings'>,
  state: DayState,
  { words }: PlainScript,
): void {
  for (const line of dayLines(state, words.records, services.settings.ascii)) dialogue.say(line);
}
