// Breaks text into lines between words.

/** A blank; in French the one before a colon or a semicolon holds them together. */
const BLANK = / (?![:;?!»])/;

/** Returns lines of at most `columns` characters, with a longer word on its own; an empty text is one empty line. */
export function wrapWords(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(BLANK)) {
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= columns) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
