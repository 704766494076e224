// The director behind the screen: follows the race that is driven, answer by answer.
import { directAgain } from '../../replay/commentary/direct-again.ts';
import { Director, type Told } from '../../replay/commentary/director.ts';
import type { RoundEnd } from '../../replay/commentary/round-ends.ts';
import type { Session, Turn } from '../../session/session.ts';

/** A race as far as it has come when it is opened. */
interface ToldSoFar {
  /** What was worth telling of it, behind which of its events. */
  readonly told: readonly Told[];
  /** The order at the end of each round that can be played again. */
  readonly ends: readonly RoundEnd[];
}

/** Directs the race of a session. */
export class DirectorRunner {
  #director: Director | undefined;

  /** Begins with a race as far as it has come, which is told. */
  open(session: Session): ToldSoFar {
    const { book, board } = session;
    try {
      const { director, told, events, ends } = directAgain(session.played(), book, board);
      this.#director = director;
      // Of a race that an older edition began, not every event can be played again.
      return { told: events === session.events().length ? told : [], ends };
    } catch {
      const first = { race: session.race(), events: [] };
      this.#director = new Director({ book, board, first, isSnapshot: true });
      return { told: [], ends: [] };
    }
  }

  /** Follows an answer; a race that has come here by another way is directed anew from where it stands. */
  follow(session: Session, turn: Turn): readonly Told[] {
    const { answered } = turn.race;
    if (this.#director?.race.answered === answered - 1) return this.#director.follow(turn);
    this.open(session);
    return [];
  }
}
