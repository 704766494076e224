// Effects of leaving a race or the program: nothing is left before the disk holds it, unless it is lost by choice.

import type { LeavingTo } from '../messages.ts';
import type { ScreenServices } from '../services.ts';
import type { Handlers, Send } from './handlers.ts';
import type { OnScreen } from './on-screen.ts';
import type { Outlets } from './outlets.ts';

export function leavingHandlers(
  services: ScreenServices,
  stage: OnScreen,
  outlets: Outlets,
): Handlers<'leave' | 'leaveRace' | 'saveElsewhere'> {
  const refuges = () => services.refuges?.(stage.file) ?? [];
  // Reports whether the race may be left; if not, asks the player.
  const isSecured = (to: LeavingTo, send: Send): boolean => {
    const answers = stage.secure();
    if (answers === undefined) return true;
    const refuge = stage.canBeCopied ? (refuges()[0] ?? '') : '';
    send({ kind: 'notSaved', to, lacks: { answers, refuge } });
    return false;
  };
  return {
    leave: ({ losing }, send) => {
      if (losing || isSecured('shell', send)) outlets.leave();
    },
    leaveRace: ({ losing }, send) => {
      if (losing) send({ kind: 'raceSecured', to: 'title', file: '' });
      else if (isSecured('title', send)) {
        send({ kind: 'raceSecured', to: 'title', file: stage.file });
      }
    },
    saveElsewhere: ({ to }, send) => {
      const file = stage.saveElsewhere(refuges());
      if (file !== undefined) send({ kind: 'raceSecured', to, file });
      else isSecured(to, send);
    },
  };
}
