// Turns the events of Championship Formula Racing into sentences, the same way for every language.
import { type Board, cornerOf } from '../../circuit/board.ts';
import type { ChampionshipEvent } from '../../rules/championship-formula/events.ts';
import type { RaceEvent, Seat } from '../../rules/kit/types.ts';

export interface Teller {
  readonly name: (seat: Seat) => string;
  /** Returns `M12 in Mirabeau`, `P3 in the pits`, or the id alone on a straight. */
  readonly place: (space: string) => string;
  /** Returns the corner that a space lies in, undefined outside all. */
  readonly corner: (space: string) => string | undefined;
}

/** The sentences of a language, one per kind of event; undefined for an event that the events around it already report. */
export type Telling = {
  readonly [Kind in ChampionshipEvent['kind']]: (
    event: Extract<ChampionshipEvent, { readonly kind: Kind }>,
    teller: Teller,
  ) => string | undefined;
};

export interface PlaceWords {
  readonly car: (number: number) => string;
  readonly space: (id: string) => string;
  /**
   * @param space what the space is called
   * @param corner absent in the pit lane
   */
  readonly place: (space: string, corner?: string) => string;
}

/** Returns an event as a sentence; undefined for one of another game. */
export function told(
  event: RaceEvent,
  names: readonly string[],
  board: Board,
  words: PlaceWords & { readonly telling: Telling },
): string | undefined {
  const tellings: Readonly<Record<string, unknown>> = words.telling;
  if (!Object.hasOwn(tellings, event.kind)) return undefined;
  const telling = tellings[event.kind] as (event: RaceEvent, teller: Teller) => string | undefined;
  return telling(event, tellerOn(board, names, words));
}

function tellerOn(board: Board, names: readonly string[], words: PlaceWords): Teller {
  const spaceCalled = (id: string) => board.spaces[board.indexOf.get(id) ?? -1];
  const corner = (id: string) => {
    const space = spaceCalled(id);
    return space === undefined ? undefined : cornerOf(board, space)?.name;
  };
  return {
    name: seat => names[seat] ?? words.car(seat + 1),
    corner,
    place(id) {
      const name = corner(id);
      const space = words.space(id);
      if (name !== undefined) return words.place(space, name);
      return spaceCalled(id)?.lane === -1 ? words.place(space) : space;
    },
  };
}

/**
 * Returns the two dice of a roll as they are read: `8`, or `8 - 2` where something lowers it (CFR-97, CFR-155), `8 + 1` where
 * a block raises it.
 */
export function rollText(total: number, lowered: number): string {
  if (lowered === 0) return String(total);
  return lowered > 0 ? `${total} - ${lowered}` : `${total} + ${-lowered}`;
}

/** Reports whether a car enters another corner, which is worth a mention; the spaces in between are not. */
export function entersCorner(from: string, to: string, { corner }: Teller): boolean {
  const entered = corner(to);
  return entered !== undefined && entered !== corner(from);
}
