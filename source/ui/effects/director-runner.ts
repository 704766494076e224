// The commentary behind the screen: follows the race being driven, answer by answer.
import { directAgain } from '../../replay/commentary/direct-again.ts';
import { Director, type Told } from '../../replay/commentary/director.ts';
import type { RoundEnd } from '../../replay/commentary/round-ends.ts';
import type { Session, Turn } from '../../session/session.ts';

interface ToldSoFar {
  /** The highlights so far, each with the event it follows. */
  readonly told: readonly Told[];
  readonly ends: readonly RoundEnd[];
}

export class DirectorRunner {
  #director: Director | undefined;

  /** Starts with a race in progress and returns its commentary so far. */
  open(session: Session): ToldSoFar {
    const { book, board } = session;
    try {
      const { director, told, events, ends } = directAgain(session.played(), book, board);
      this.#director = director;
      // In a race begun with an older edition, some events cannot be replayed.
      return { told: events === session.events().length ? told : [], ends };
    } catch {
      const first = { race: session.race(), events: [] };
      this.#director = new Director({ book, board, first, isSnapshot: true });
      return { told: [], ends: [] };
    }
  }

  /** Follows an answer; if the race got here another way, starts over from its current state. */
  follow(session: Session, turn: Turn): readonly Told[] {
    const { answered } = turn.race;
    if (this.#director?.race.answered === answered - 1) return this.#director.follow(turn);
    this.open(session);
    return [];
  }
}
