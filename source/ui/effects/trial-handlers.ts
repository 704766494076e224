// Effects of timed trials on the screen: who drives, withdraws or leaves, and what comes after them.

import { huesOf, lettersOf } from '../letters.ts';
import type { ScreenServices } from '../services.ts';
import type { Handlers, Send } from './handlers.ts';
import { momentOf } from './moment.ts';
import { noticeOf, sentenceFrom } from './notices.ts';
import type { OnScreen } from './on-screen.ts';
import type { QualifyingRunner } from './qualifying-runner.ts';
import { tableOf } from './race-table.ts';

interface Wishes {
  readonly services: ScreenServices;
  readonly stage: OnScreen;
  readonly guarded: (act: () => void) => void;
}

export function trialHandlers(
  wishes: Wishes,
): Handlers<
  'driveTrial' | 'cpuTrial' | 'withdraw' | 'leaveTrial' | 'raceAfterTrials' | 'trialsAgain'
> {
  const { services, stage } = wishes;
  const backToSheet = (act: (runner: QualifyingRunner) => void) => {
    const runner = stage.trials;
    stage.driveLap(undefined);
    if (runner === undefined) return;
    act(runner);
    runner.show(noticeOf(runner.weekend));
  };
  return {
    driveTrial: (_, send) => {
      if (stage.trials !== undefined) drive(wishes, stage.trials, send);
    },
    cpuTrial: () => letCpuDrive(wishes),
    withdraw: () => backToSheet(runner => runner.withdraw()),
    leaveTrial: () => backToSheet(runner => runner.leave()),
    raceAfterTrials: (_, send) => {
      if (stage.trials !== undefined) stage.show(stage.trials.weekend.race(), send);
    },
    trialsAgain: (_, send) => {
      if (stage.trials !== undefined) stage.show(stage.trials.again(services.seed()), send);
    },
  };
}

function letCpuDrive({ stage, guarded }: Wishes): void {
  const runner = stage.trials;
  setImmediate(() =>
    guarded(() => {
      if (runner === undefined || runner !== stage.trials) return;
      runner.advance();
      runner.show(noticeOf(runner.weekend));
    }),
  );
}

function drive({ services, stage }: Wishes, runner: QualifyingRunner, send: Send): void {
  const sheet = runner.sheet('');
  if (sheet.next === undefined) return;
  const session = runner.drive();
  if ('problem' in session) {
    send({ kind: 'problem', text: sentenceFrom(session.problem) });
    return;
  }
  stage.driveLap(session);
  // Alone on the track, a car has the letter and the colour that it will have in the race.
  const { drivers } = sheet;
  const own = { letters: lettersOf(drivers), hues: huesOf(drivers), ...stage.marks };
  const { driver } = sheet.next;
  const letters = own.letters.slice(driver, driver + 1);
  const hues = own.hues.slice(driver, driver + 1);
  send({
    kind: 'trialOpened',
    table: { ...tableOf(session), letters, hues },
    moment: momentOf(session, noticeOf(session)),
    events: session.events(),
    trial: sheet.next,
    sheet,
  });
  runner.opened(session, services.clock());
}
