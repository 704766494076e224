// Who led, round by round.
import type { Seat } from '../../rules/kit/types.ts';
import type { SheetLine } from './race-sheet.ts';

/** Returns the car in front at the end of each round of the record, up to the one in which the winner took the flag. */
export function leaders(lines: readonly Pick<SheetLine, 'seat' | 'places'>[]): readonly Seat[] {
  const rounds = Math.max(0, ...lines.map(({ places }) => places.length - 1));
  const inFront = Array.from({ length: rounds }, (_, index) =>
    lines.filter(({ places }) => places[index + 1] === 1).map(({ seat }) => seat),
  );
  return inFront.flat();
}

/** Returns how often the car in front differs from that of the round before. */
export function changesOf(inFront: readonly Seat[]): number {
  return inFront.filter((seat, index) => index > 0 && seat !== inFront[index - 1]).length;
}
