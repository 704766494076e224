// CPU drivers in the seats of people, for seasons that are driven without anybody: tests and the example seasons.

import { driverTables } from '../../drivers/driver-tables.ts';
import { seededRandom } from '../../drivers/levels/random-generator.ts';
import type { Due } from '../../season/to-do.ts';
import type { SeasonRun } from '../../session/season/season-run.ts';
import type { Session } from '../../session/session.ts';
import { simulatedMs } from '../../session/trial.ts';

/** Drives whatever is due, people's trials and races by CPU drivers of a level, until `isEnough` or nothing is due. */
export function driveWithStandIns(
  run: SeasonRun,
  level: string,
  isEnough: (run: SeasonRun) => boolean = () => false,
): void {
  while (!isEnough(run)) {
    const [one] = run.due();
    if (one === undefined) return;
    if (!run.settle(one) && !driven(run, one, level)) {
      throw new Error(`${one.kind} at ${one.weekend} needs an organiser`);
    }
  }
}

function driven(run: SeasonRun, one: Due, level: string): boolean {
  if (one.kind === 'trial') {
    const trials = run.trials(one.driver);
    if (trials === undefined) return false;
    const session = trials.begin();
    trials.started();
    answerAll(session, level);
    trials.finish(simulatedMs(session));
    session.close();
    return true;
  }
  if (one.kind !== 'race') return false;
  const session = run.openTable(one);
  if ('refused' in session) throw new Error(session.refused);
  answerAll(session, level);
  run.finishTable(one, session);
  session.close();
  return true;
}

/** Answers for the people of a session as a CPU driver of a level would, to its end or for so many answers of theirs. */
export function answerAll(session: Session, level: string, most = Number.POSITIVE_INFINITY): void {
  const { book, board } = session;
  const driver = driverTables.of(book).drivers.find(one => one.level === level);
  if (driver === undefined) throw new RangeError(`${book.id} has no level ${level}`);
  let random = seededRandom(session.setup.seed ?? 0, 0);
  for (let answers = 0; answers < most; ) {
    const next = session.next();
    if (next.kind === 'over') return;
    if (next.kind === 'cpu') {
      session.advance();
      continue;
    }
    const [decision] = next.decisions;
    if (decision === undefined) return;
    const answer = driver.choose(book.view(session.race(), decision.seat), decision, board, random);
    random = answer.random;
    session.answer(decision.seat, answer.choice);
    answers += 1;
  }
}
