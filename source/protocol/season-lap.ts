// A timed trial over lines. Asking costs nothing: as on the screen, the lap counts from its first answer on.
import type { Session } from '../session/session.ts';
import { simulatedMs } from '../session/trial.ts';
import type { Weekend } from '../session/weekend.ts';

export interface Lap {
  readonly session: Session;
  /** Starts the lap for good; its first answer does so as well. */
  begin(): void;
  finish(): void;
  /** Leaves the lap; reports whether it had begun and is void now. */
  leave(): boolean;
}

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
    // A remote driver gets a simulated time, like a CPU driver.
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
