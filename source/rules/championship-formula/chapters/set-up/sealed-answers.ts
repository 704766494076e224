// Answers that lie face down until all have been given (CFR-61, CFR-105, CFR-108, CFR-187).
import { BrokenRace } from '../../../kit/errors.ts';
import type { Seat } from '../../../kit/types.ts';
import { type ChampionshipRace, NOT_SEALED, type Sealed } from '../../state.ts';
import type { Automatic, ChampionshipTable } from '../../table.ts';

/** Lays the answer of a seat face down; the event reported does not reveal it. */
export function seal(table: ChampionshipTable, seat: Seat, answer: Sealed): void {
  table.race.sealed[seat] = answer;
  table.tell({ kind: 'answerSealed', seat });
}

/** Returns what lies face down before each seat, and takes it away. */
export function unseal({ race }: ChampionshipTable): readonly Sealed[] {
  const answers: readonly Sealed[] = race.sealed;
  race.sealed = answers.map(() => ({ ...NOT_SEALED }));
  return answers;
}

/**
 * Returns an answer that must be of a kind.
 * @throws BrokenRace when it is missing or another
 */
export function opened<Kind extends Sealed['kind']>(
  answer: Sealed | undefined,
  kind: Kind,
): Extract<Sealed, { kind: Kind }> {
  if (answer?.kind !== kind) throw new BrokenRace(`no ${kind} lies face down`);
  return answer as Extract<Sealed, { kind: Kind }>;
}

export function haveAll(
  { sealed }: Pick<ChampionshipRace, 'sealed'>,
  seats: readonly Seat[],
): boolean {
  return seats.every(seat => sealed[seat]?.kind !== 'none');
}

/** Ends the forecast of a choice: what others have laid down is not known to anybody yet. */
export const foreseeNothing: NonNullable<Automatic['foresee']> = ({ telling }) => telling.stop();
