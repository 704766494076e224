// A timed trial over lines. To be asked costs nothing: as on the screen, the lap counts from its first answer on.
import type { Session } from '../session/session.ts';
import { simulatedMs } from '../session/trial.ts';
import type { Weekend } from '../session/weekend.ts';

/** A timed trial that is being driven. */
export interface Lap {
  readonly session: Session;
  /** Begins the lap for good, which its first answer does as well. */
  begin(): void;
  /** Records the lap, after its end. */
  finish(): void;
  /** Leaves the lap; reports whether it had begun and is void now. */
  leave(): boolean;
}

/** Opens the trial that is due. */
export function openLap(trials: Weekend): Lap {
  const session = trials.begin();
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    trials.started();
  };
  session.listen(begin);
  return {
    session,
    begin,
    // A remote driver has the time of a CPU driver.
    finish() {
      trials.finish(simulatedMs(session));
      session.close();
    },
    leave() {
      trials.close();
      session.close();
      return isBegun;
    },
  };
}
