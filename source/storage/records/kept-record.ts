// The best results of the people at this machine: one record for each kind, circuit, board and book.

/**
 * The kinds of records: a timed lap with legal moves only, one in which the car was placed by hand, the fastest lap of a race, and a
 * race over so many laps.
 */
export const RECORD_KINDS = ['timedLap', 'freeHandLap', 'raceLap', 'race'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A space of a lap on which the car stood after a roll, so that the lap can be driven against. */
export interface LapPoint {
  readonly space: string;
  /** Ticks since the start of the lap. */
  readonly progress: number;
}

export interface Feat {
  readonly kind: RecordKind;
  /** Laps driven: 1 for a lap. */
  readonly laps: number;
  readonly name: string;
  /** Rolls, with everything that counts as one, or turns; the fewest are best. */
  readonly plays: number;
  /** The time, which decides between equal rolls; absent where no clock ran. */
  readonly timeMs?: number;
  /** Where the car stood after each roll of a timed lap, from the start on. */
  readonly course?: readonly LapPoint[];
}

/** A record, with what it is for. A board that has changed counts as another board. */
export interface KeptRecord extends Feat {
  /** Id and fingerprint of the board, and id of the book. */
  readonly track: string;
  readonly hash: string;
  readonly book: string;
  /** The day on which it was set, such as 2026-11-22; empty where it is unknown. */
  readonly date: string;
}

/** A new record, and the one that it beat; absent where there was none. */
export interface RecordSet {
  readonly feat: Feat;
  readonly before?: Feat;
}

/** The fields that identify what a record is for. */
export type RecordPlace = Pick<KeptRecord, 'kind' | 'laps' | 'track' | 'hash' | 'book'>;

export function isOfOnePlace(one: RecordPlace, other: RecordPlace): boolean {
  return (
    one.kind === other.kind &&
    one.laps === other.laps &&
    one.track === other.track &&
    one.hash === other.hash &&
    one.book === other.book
  );
}

/** Reports whether a feat beats another one: fewer rolls, or as many in less time. An equal one does not. */
export function beats(
  one: Pick<Feat, 'plays' | 'timeMs'>,
  other: Pick<Feat, 'plays' | 'timeMs'>,
): boolean {
  if (one.plays !== other.plays) return one.plays < other.plays;
  return one.timeMs !== undefined && other.timeMs !== undefined && one.timeMs < other.timeMs;
}

/** Returns the best of some records for one place; undefined where there is none. */
export function bestOf(records: readonly KeptRecord[], place: RecordPlace): KeptRecord | undefined {
  const here = records.filter(one => isOfOnePlace(one, place));
  return here.reduce<KeptRecord | undefined>(
    (best, one) => (best === undefined || beats(one, best) ? one : best),
    undefined,
  );
}
