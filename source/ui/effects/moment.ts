// A race at one moment, as the screen shows it.
import type { Seat } from '../../rules/kit/types.ts';
import type { Session } from '../../session/session.ts';
import { adviceFor, enterChoices } from '../advice.ts';
import type { Moment, NextStep } from '../messages.ts';

const WATCHER: Seat = -1;

/**
 * Returns a race as the driver asked may see it, or a watcher while nobody is asked: never with the secrets of more than one
 * person.
 */
export function momentOf(session: Session, notice: string, unsaved = session.unsaved()): Moment {
  const next = nextOf(session);
  const seat = next.kind === 'ask' ? next.decision.seat : WATCHER;
  const race = session.book.view(session.race(), seat);
  const isSecret = next.kind === 'ask' && next.decision.secret === true;
  const open = isSecret ? { open: session.book.view(session.race(), WATCHER) } : {};
  return { race, ...open, next, notice, ...(unsaved === undefined ? {} : { unsaved }) };
}

function nextOf(session: Session): NextStep {
  const next = session.next();
  if (next.kind !== 'ask') return next;
  const [decision] = next.decisions;
  if (decision === undefined) return { kind: 'over' };
  const advice = adviceFor(session.book, session.race(), decision, session.board);
  const taken = enterChoices(session.book, session.race(), decision, session.board);
  return { kind: 'ask', decision, advice, ...taken };
}
