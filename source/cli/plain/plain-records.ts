// Records in plain text: those to beat before a race or a lap, and those that were set in it.
import type { Board } from '../../circuit/board.ts';
import type { Session } from '../../session/session.ts';
import { raceFeats } from '../../storage/records/race-feats.ts';
import { toldOf } from '../../ui/desks/flag-desk.ts';
import type { ScreenDoors } from '../../ui/doors.ts';
import { bestHere, recordText } from '../../ui/screens/records/record-rows.ts';
import type { Dialogue } from './dialogue.ts';
import type { PlainScript } from './teller.ts';

/** Where records are kept and told. */
interface RecordsPlace {
  readonly doors: Pick<ScreenDoors, 'records'>;
  readonly dialogue: Pick<Dialogue, 'say'>;
}

/** Says what there is to beat on a board by the rules with that id. */
export function tellBest(
  { doors, dialogue }: RecordsPlace,
  board: Board,
  rules: string,
  { words }: PlainScript,
): void {
  const best = bestHere(doors.records.all(), board, rules, words.records);
  if (best !== undefined) dialogue.say(`${best}.`);
}

/** Keeps what the people of a race that is over have done that is a record, and says so. */
export function keepRecords(
  { doors, dialogue }: RecordsPlace,
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
    if (doors.records.keep(board, book.id, feat)) {
      dialogue.say(plain.newRecord(recordText(feat, words.records)));
    }
  }
}
