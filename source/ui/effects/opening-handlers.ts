// Effects that open something on the screen: races, trials, lessons, replays.
import type { ScreenServices, Settings } from '../services.ts';
import { againBy, againFrom, racedBefore } from './flag-runner.ts';
import type { Handlers, Send } from './handlers.ts';
import type { OnScreen } from './on-screen.ts';

interface Wishes {
  readonly services: ScreenServices;
  readonly stage: OnScreen;
  readonly settings: () => Settings;
  readonly guarded: (act: () => void) => void;
  /** Takes note that the race on the screen was left; returns whether it is of a season. */
  readonly left: () => boolean;
}

export function openingHandlers(
  wishes: Wishes,
): Handlers<
  | 'startRace'
  | 'raceAgain'
  | 'tryAgain'
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
  const { services, stage, settings } = wishes;
  // A second Enter while the drivers study the circuit is meant for the same race.
  const unlessStudying = (act: () => void) => {
    if (!stage.isStudying) act();
  };
  return {
    startRace: ({ race }, send) =>
      unlessStudying(() => {
        const seed = race.seed ?? services.seed();
        stage.show(services.startRace({ ...race, seed }), send);
      }),
    raceAgain: (effect, send) =>
      unlessStudying(() => {
        const race = racedBefore(stage.session, stage.replay);
        if (race !== undefined) stage.show(againBy(services, race, effect), send);
      }),
    tryAgain: (effect, send) =>
      unlessStudying(() => {
        const race = racedBefore(stage.session, stage.replay);
        if (race !== undefined) stage.show(againFrom(services, race, effect), send);
      }),
    resume: ({ file }, send) => unlessStudying(() => resume(wishes, file, send)),
    takeOver: takingOver(wishes),
    seize: ({ file }, send) => {
      if (services.handover !== undefined) stage.show(services.handover.seize(file), send);
    },
    watch: ({ file }, send) => {
      if (services.handover !== undefined) stage.show(services.handover.watch(file), send);
    },
    replay: ({ file }, send) => stage.show(services.replay(file), send),
    dayLap: ({ name }, send) => {
      if (services.day !== undefined) stage.show(services.day.open(name), send);
    },
    timedLap: ({ track, name }, send) => stage.show(services.timedLap(track, name), send),
    startLesson: ({ lesson }, send) =>
      unlessStudying(() => stage.show(services.lesson(lesson, settings().name), send, { lesson })),
    closeRace: (_, send) => {
      const left = stage.file;
      stage.close();
      if (wishes.left()) return;
      send({ kind: 'unfinishedFound', save: services.unfinished(left) });
      send({ kind: 'dayTold', day: services.day?.state() });
    },
  };
}

function resume({ services, stage }: Wishes, file: string, send: Send): void {
  const opened = services.resume(file);
  if ('problem' in opened && opened.held !== undefined && services.handover !== undefined) {
    send({ kind: 'saveHeld', file, idleMs: opened.held.idleMs });
  } else stage.show(opened, send);
}

function takingOver({ services, stage, guarded }: Wishes): Handlers<'takeOver'>['takeOver'] {
  let isAsking = false;
  return ({ file }, send) => {
    if (isAsking) return;
    isAsking = true;
    services.handover?.takeOver(file).then(opened => {
      isAsking = false;
      if ('problem' in opened && opened.isSilent) {
        send({ kind: 'saveHeld', file, idleMs: 0, isSilent: true });
      } else if (stage.isEmpty) guarded(() => stage.show(opened, send));
      // The player has gone elsewhere meanwhile.
      else if (!('problem' in opened)) opened.close();
    });
  };
}
