// The director behind the screen: follows the race that is driven, answer by answer.
import { directAgain } from '../../replay/director/direct-again.ts';
import { Director, type Told } from '../../replay/director/director.ts';
import type { Session, Turn } from '../../session/session.ts';

/** Directs the race of a session. */
export class DirectorDesk {
  #director: Director | undefined;

  /** Begins with a race as far as it has come. Returns what was worth telling of it, behind which of its events. */
  open(session: Session): readonly Told[] {
    const { book, board } = session;
    try {
      const { director, told, events } = directAgain(session.played(), book, board);
      this.#director = director;
      // Of a race that an older edition began, not every event can be played again.
      return events === session.events().length ? told : [];
    } catch {
      const first = { race: session.race(), events: [] };
      this.#director = new Director({ book, board, first, isSnapshot: true });
      return [];
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
