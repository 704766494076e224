// Reads a file with the faces of all dice of a race, in the order thrown.

export type DiceFile =
  | { readonly ok: true; readonly faces: readonly number[] }
  | { readonly ok: false; readonly problem: string };

const FACES_MAX = 1_000_000;
/** Largest accepted size in bytes; a face rarely needs more than four. */
export const DICE_BYTES_MAX = 4 * FACES_MAX;

/**
 * Reads whole numbers separated by spaces, commas or line breaks; `#` makes the rest of its line a comment. Whether a
 * face exists on its die is checked when that die is thrown.
 */
export function parseDiceFile(text: string): DiceFile {
  const faces: number[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const [numbers = ''] = line.split('#');
    for (const word of numbers.split(/[\s,;]+/).filter(part => part !== '')) {
      if (!/^\d{1,4}$/.test(word)) {
        const shown = JSON.stringify(word.slice(0, 20));
        const where = `line ${index + 1}, number ${faces.length + 1}`;
        return {
          ok: false,
          problem: `${where}: ${shown} is not the face of a die. Write whole numbers.`,
        };
      }
      faces.push(Number(word));
    }
    if (faces.length > FACES_MAX) {
      return { ok: false, problem: `more than ${FACES_MAX} faces: no race takes so many.` };
    }
  }
  if (faces.length === 0) {
    return {
      ok: false,
      problem: 'no numbers in it. Write the faces in the order in which the dice fall.',
    };
  }
  return { ok: true, faces };
}
