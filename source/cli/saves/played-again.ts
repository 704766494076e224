// Plays a save again and reports whether it is the same race, for `saves check` and `replay --verify`.
import { type Verdict, verify } from '../../replay/verify.ts';
import type { LoadedSave } from '../../storage/saves/read-save.ts';
import { safeText } from '../../storage/untrusted-text.ts';
import { plural } from '../../ui/words/en/consequences.ts';
import { Problem } from '../problem.ts';

/** Most cells of a difference; the rest is cut. */
const DIFFERENCE_MOST = 200;

/**
 * Returns a sentence about a save whose answers were played again.
 * @throws Problem with the first difference when they no longer lead to its race
 */
export function playedAgain({ record, race, events, book, board }: LoadedSave): string {
  return sentenceOf(verify({ record, race, events }, book, board));
}

function sentenceOf(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'same':
      return 'Replayed from its answers, it is the same race.';
    case 'otherEdition':
      return `It was raced under edition ${verdict.recorded} of the rules, now ${verdict.present}: it continues from where it stands and cannot be replayed from its first answers.`;
    case 'differs': {
      const { answered, sentence } = verdict.divergence;
      throw new Problem(
        `Replayed, it becomes another race after ${plural(answered, 'answer', 'answers')}: ${safeText(sentence, DIFFERENCE_MOST)}.`,
      );
    }
  }
}
