// Looking for what was typed in texts: capitals and accents make no difference.
import { graphemesOf } from '../theme/width.ts';

/** Returns a text in the form in which texts are compared: without accents, in small letters. */
function comparedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Reports whether a text contains what is looked for; false where that is empty. */
export function contains(text: string, wanted: string): boolean {
  return wanted !== '' && comparedText(text).includes(comparedText(wanted));
}

export interface FoundPiece {
  readonly text: string;
  readonly isFound: boolean;
}

export function foundPieces(text: string, wanted: string): readonly FoundPiece[] {
  const sought = comparedText(wanted);
  const marks = graphemesOf(text).map(mark => mark.text);
  const pieces: FoundPiece[] = [];
  for (let at = 0; at < marks.length; ) {
    const length = sought === '' ? 0 : lengthAt(marks, at, sought);
    const taken = marks.slice(at, at + Math.max(1, length)).join('');
    const last = pieces.at(-1);
    if (length === 0 && last?.isFound === false) {
      pieces[pieces.length - 1] = { text: last.text + taken, isFound: false };
    } else pieces.push({ text: taken, isFound: length > 0 });
    at += Math.max(1, length);
  }
  return pieces;
}

// Returns how many marks from here on match what is looked for; 0 where no match begins here.
function lengthAt(marks: readonly string[], from: number, sought: string): number {
  let read = '';
  for (let at = from; at < marks.length && read.length < sought.length; at++) {
    read += comparedText(marks[at] ?? '');
    if (read === sought) return at - from + 1;
    if (!sought.startsWith(read)) return 0;
  }
  return 0;
}
