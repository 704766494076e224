// Effects of a race or a replay on the screen: answers, answers taken back, turns of CPU drivers, steps of a replay.
import { seatStaysBecause } from '../../replay/hand-over.ts';
import { standsBecause, takeBackQuestion } from '../../replay/taken-back.ts';
import type { Seat } from '../../rules/kit/types.ts';
import type { Session, Turn } from '../../session/session.ts';
import type { ScreenServices, Settings } from '../services.ts';
import type { EffectOf, Handlers, Send } from './handlers.ts';
import { momentOf } from './moment.ts';
import { noticeOf, sentenceFrom } from './notices.ts';
import type { OnScreen } from './on-screen.ts';
import { tableOf } from './race-table.ts';

interface Wishes {
  readonly services: ScreenServices;
  readonly stage: OnScreen;
  readonly settings: () => Settings;
  readonly guarded: (act: () => void) => void;
  /** Cancels requests that take long, as a clock may run. */
  readonly wait: () => void;
  readonly turned: (session: Session) => void;
}

export function drivingHandlers(
  wishes: Wishes,
): Handlers<'answer' | 'takeBack' | 'handOver' | 'advance' | 'replayOn' | 'seek'> {
  const { stage, guarded } = wishes;
  return {
    answer: (effect, send) => answer(wishes, effect, send),
    takeBack: (effect, send) => takeBack(wishes, effect, send),
    handOver: (effect, send) => handOver(wishes, effect, send),
    // Not at once: keys and frames get their turn between two CPU drivers.
    advance: (_, send) => setImmediate(() => guarded(() => advance(wishes, send))),
    replayOn: () => stage.replay?.advanceSoon(guarded),
    seek: ({ place }) => stage.replay?.seek(place),
  };
}

function answer(wishes: Wishes, effect: EffectOf<'answer'>, send: Send): void {
  const { services, stage, wait } = wishes;
  const { seat, choice, heard } = effect;
  const at = services.clock();
  if (stage.trials !== undefined) wait();
  stage.trials?.answering(choice, at);
  turn(wishes, session => session.answer(seat, choice, heard), send);
  const race = stage.session?.race();
  if (race !== undefined) stage.trials?.answered(race, at);
}

// Asks for confirmation with the name of the driver, unless the answer is that of the driver asked now.
function takeBack(wishes: Wishes, { sure }: EffectOf<'takeBack'>, send: Send): void {
  const { session } = wishes.stage;
  const way = session?.wayBack();
  if (session === undefined || way === undefined) return;
  if ('refused' in way) {
    const text = standsBecause(way.refused, wishes.settings().language);
    send({ kind: 'problem', text });
  } else if (!sure && seatAsked(session) !== way.seat) {
    const name = session.seats[way.seat]?.name ?? '';
    const text = sentenceFrom(takeBackQuestion(name, wishes.settings().language));
    send({ kind: 'backAsked', text });
  } else turn(wishes, session => session.takeBack(), send);
}

function handOver(
  { stage, settings }: Wishes,
  { seat, to }: EffectOf<'handOver'>,
  send: Send,
): void {
  const { session } = stage;
  if (session === undefined) return;
  const handed = session.handOver(seat, to);
  if (typeof handed === 'string') {
    send({ kind: 'problem', text: seatStaysBecause(handed, settings().language) });
    return;
  }
  const table = { ...tableOf(session), ...stage.marks };
  send({ kind: 'handedOver', table, moment: momentOf(session, noticeOf(session)), handed });
}

function seatAsked(session: Session): Seat | undefined {
  const next = session.next();
  return next.kind === 'ask' ? next.decisions[0]?.seat : undefined;
}

// Two quick keys may ask for the same turn twice. The drivers may have to study again: their cars are known by now, or
// damaged.
function advance(wishes: Wishes, send: Send): void {
  const { stage } = wishes;
  const { session } = stage;
  if (stage.isStudying || session?.next().kind !== 'cpu') return;
  stage.whenStudied(session, () => turn(wishes, at => at.advance(), send));
}

function turn({ stage, turned }: Wishes, play: (session: Session) => Turn, send: Send): void {
  const { session } = stage;
  if (session === undefined) return;
  const played = play(session);
  const { seat, events } = played;
  const told = stage.follow(session, played);
  send({ kind: 'turned', seat, events, told, moment: momentOf(session, noticeOf(session)) });
  if (stage.trials === undefined) turned(session);
}
