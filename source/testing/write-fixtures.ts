// Writes the example saves of the present save version that do not exist yet: `node source/testing/write-fixtures.ts`.
// They are not called .json, so that no formatter touches them: every byte counts. A save that has been shipped is
// never written again, because it proves that old saves load.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstBook } from '../rules/books.ts';
import type { Session } from '../session/session.ts';
import { SAVE_VERSION } from '../storage/saves/save-file.ts';
import { playOne, playOut } from './bids/bid-session.ts';
import { sealedBids } from './bids/sealed-bids.ts';
import { bookIds, sessionOf, weekendOf } from './every-book.ts';
import { fakeDisk } from './fake-disk.ts';

const folder = join(import.meta.dirname, `../storage/fixtures/v${SAVE_VERSION}`);
// Enough for a race to be well under way, and few enough for a small file and for the short game of bids.
const ANSWERS = 40;
const ANSWERS_OF_BIDS = 5;

mkdirSync(folder, { recursive: true });
for (const id of bookIds) {
  const file = join(folder, `${id}.save`);
  if (existsSync(file)) continue;
  const session = sessionOf(id);
  const answers = id === sealedBids.id ? ANSWERS_OF_BIDS : ANSWERS;
  for (let count = 0; count < answers; count++) playOne(session, count);
  session.saveCopy(file);
  process.stdout.write(`${file}\n`);
}

const weekendFile = join(folder, 'weekend.save');
if (!existsSync(weekendFile)) {
  writeFileSync(weekendFile, weekendInALap());
  process.stdout.write(`${weekendFile}\n`);
}

const changedFile = join(folder, 'changed-answers.save');
if (!existsSync(changedFile)) {
  changedAnswers().saveCopy(changedFile);
  process.stdout.write(`${changedFile}\n`);
}

const handsFile = join(folder, 'changed-hands.save');
if (!existsSync(handsFile)) {
  changedHands().saveCopy(handsFile);
  process.stdout.write(`${handsFile}\n`);
}

// Returns a race in which one car went from a person to a CPU driver and on to somebody else.
function changedHands(): Session {
  const session = sessionOf(firstBook.id);
  for (let count = 0; count < ANSWERS; count++) playOne(session, count);
  session.handOver(0, { name: '', driver: { kind: 'cpu', level: 'club' } });
  for (let count = 0; count < ANSWERS; count++) playOne(session, count);
  session.handOver(0, { name: 'Eva', driver: { kind: 'human' } });
  return session;
}

// Returns a race with one answer that was given after the engineer's advice, and taken back.
function changedAnswers(): Session {
  const session = sessionOf(firstBook.id);
  while (!('seat' in session.wayBack())) {
    const question = session.next();
    const [decision] = question.kind === 'ask' ? question.decisions : [];
    const [choice] = decision?.choices ?? [];
    if (question.kind === 'cpu') session.advance();
    else if (decision === undefined || choice === undefined) throw new Error('nobody is asked');
    else session.answer(decision.seat, choice, true);
  }
  session.takeBack();
  return session;
}

// Returns a weekend with two laps driven and a third under way.
function weekendInALap(): Uint8Array {
  const disk = fakeDisk();
  const weekend = weekendOf({ folder: '/saves', disk });
  playOut(weekend.begin());
  weekend.finish(54_320);
  weekend.advance();
  weekend.begin();
  weekend.started();
  weekend.close();
  return disk.read(weekend.file ?? '');
}
