// Effects that open something on the screen: races, trials, lessons, replays.
import type { ScreenDoors, Settings } from '../doors.ts';
import { againBy, racedBefore } from './flag-desk.ts';
import type { Handlers, Send } from './handlers.ts';
import type { OnScreen } from './on-screen.ts';

interface Wishes {
  readonly doors: ScreenDoors;
  readonly stage: OnScreen;
  readonly settings: () => Settings;
  readonly guarded: (act: () => void) => void;
  /** Takes note that the race on the screen was left; returns whether it is of a season. */
  readonly left: () => boolean;
}

/** Returns the handlers of what opens and closes races. */
export function openingHandlers(
  wishes: Wishes,
): Handlers<
  | 'startRace'
  | 'raceAgain'
  | 'resume'
  | 'takeOver'
  | 'seize'
  | 'watch'
  | 'replay'
  | 'dayLap'
  | 'timedLap'
  | 'startLesson'
  | 'closeRace'
> {
  const { doors, stage, settings } = wishes;
  // A second Enter while the drivers study the circuit is meant for the same race.
  const unlessStudying = (act: () => void) => {
    if (!stage.isStudying) act();
  };
  return {
    startRace: ({ race }, send) =>
      unlessStudying(() => {
        const seed = race.seed ?? doors.seed();
        stage.show(doors.startRace({ ...race, seed }), send);
      }),
    raceAgain: (effect, send) =>
      unlessStudying(() => {
        const race = racedBefore(stage.session, stage.replay);
        if (race !== undefined) stage.show(againBy(doors, race, effect), send);
      }),
    resume: ({ file }, send) => unlessStudying(() => resume(wishes, file, send)),
    takeOver: takingOver(wishes),
    seize: ({ file }, send) => {
      if (doors.handover !== undefined) stage.show(doors.handover.seize(file), send);
    },
    watch: ({ file }, send) => {
      if (doors.handover !== undefined) stage.show(doors.handover.watch(file), send);
    },
    replay: ({ file }, send) => stage.show(doors.replay(file), send),
    dayLap: ({ name }, send) => {
      if (doors.day !== undefined) stage.show(doors.day.open(name), send);
    },
    timedLap: ({ track, name }, send) => stage.show(doors.timedLap(track, name), send),
    startLesson: ({ lesson }, send) =>
      unlessStudying(() => stage.show(doors.lesson(lesson, settings().name), send, { lesson })),
    closeRace: (_, send) => {
      const left = stage.file;
      stage.close();
      if (wishes.left()) return;
      send({ kind: 'unfinishedFound', save: doors.unfinished(left) });
      send({ kind: 'dayTold', day: doors.day?.state() });
    },
  };
}

function resume({ doors, stage }: Wishes, file: string, send: Send): void {
  const opened = doors.resume(file);
  if ('problem' in opened && opened.held !== undefined && doors.handover !== undefined) {
    send({ kind: 'saveHeld', file, idleMs: opened.held.idleMs });
  } else stage.show(opened, send);
}

function takingOver({ doors, stage, guarded }: Wishes): Handlers<'takeOver'>['takeOver'] {
  let isAsking = false;
  return ({ file }, send) => {
    if (isAsking) return;
    isAsking = true;
    doors.handover?.takeOver(file).then(opened => {
      isAsking = false;
      if ('problem' in opened && opened.isSilent) {
        send({ kind: 'saveHeld', file, idleMs: 0, isSilent: true });
      } else if (stage.isEmpty) guarded(() => stage.show(opened, send));
      // The player has gone elsewhere meanwhile.
      else if (!('problem' in opened)) opened.close();
    });
  };
}
