// Effects of timed trials on the screen: who drives, withdraws or leaves, and what comes after them.
import type { ScreenDoors } from '../doors.ts';
import { huesOf, lettersOf } from '../letters.ts';
import type { Handlers, Send } from './handlers.ts';
import { momentOf } from './moment.ts';
import { noticeOf, sentenceFrom } from './notices.ts';
import type { OnScreen } from './on-screen.ts';
import type { QualifyingDesk } from './qualifying-desk.ts';
import { tableOf } from './race-table.ts';

interface Wishes {
  readonly doors: ScreenDoors;
  readonly stage: OnScreen;
  readonly guarded: (act: () => void) => void;
}

/** Returns the handlers of timed trials. */
export function trialHandlers(
  wishes: Wishes,
): Handlers<
  'driveTrial' | 'cpuTrial' | 'withdraw' | 'leaveTrial' | 'raceAfterTrials' | 'trialsAgain'
> {
  const { doors, stage } = wishes;
  const backToSheet = (act: (desk: QualifyingDesk) => void) => {
    const desk = stage.trials;
    stage.driveLap(undefined);
    if (desk === undefined) return;
    act(desk);
    desk.show(noticeOf(desk.weekend));
  };
  return {
    driveTrial: (_, send) => {
      if (stage.trials !== undefined) drive(wishes, stage.trials, send);
    },
    cpuTrial: () => letCpuDrive(wishes),
    withdraw: () => backToSheet(desk => desk.withdraw()),
    leaveTrial: () => backToSheet(desk => desk.leave()),
    raceAfterTrials: (_, send) => {
      if (stage.trials !== undefined) stage.show(stage.trials.weekend.race(), send);
    },
    trialsAgain: (_, send) => {
      if (stage.trials !== undefined) stage.show(stage.trials.again(doors.seed()), send);
    },
  };
}

function letCpuDrive({ stage, guarded }: Wishes): void {
  const desk = stage.trials;
  setImmediate(() =>
    guarded(() => {
      if (desk === undefined || desk !== stage.trials) return;
      desk.advance();
      desk.show(noticeOf(desk.weekend));
    }),
  );
}

function drive({ doors, stage }: Wishes, desk: QualifyingDesk, send: Send): void {
  const sheet = desk.sheet('');
  if (sheet.next === undefined) return;
  const session = desk.drive();
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
  desk.opened(session, doors.clock());
}
