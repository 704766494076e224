// Says the same to a terminal in fewer bytes: over a slow line every byte of a key press counts.

const CSI = '\u001b[';
const csi = '\\u001b\\[';
// Moves to the beginning of the next line. Ink writes it once for each line that stays as it is.
const NEXT_LINE = `${CSI}E`;
const LINES_SKIPPED = new RegExp(`(?:${csi}E){2,}`, 'g');
// A move to column one, where the cursor is already.
const COLUMN_ONE = new RegExp(`(${csi}\\d*E)${csi}1?G`, 'g');
// The rest of a line that has just been erased.
const FRESH_LINE = new RegExp(`(?<=${csi}K)[^\\n]+`, 'g');
// A run of blanks that takes more bytes than a step over them, or the beginning or end of a style.
const BLANKS_OR_STYLE = new RegExp(`${csi}(\\d+)m| {5,}`, 'g');
/** Styles that show on blanks, and the codes that end them. */
const SHOWN_ON_BLANKS = ['4', '7'];
const ENDS_THEM = ['0', '24', '27'];

/** Returns a frame of Ink in fewer bytes. */
export function compact(frame: string): string {
  return frame
    .replace(LINES_SKIPPED, run => `${CSI}${run.length / NEXT_LINE.length}E`)
    .replace(COLUMN_ONE, '$1')
    .replace(FRESH_LINE, withoutBlanks);
}

// Blank cells are there already: the line was erased, without any style.
function withoutBlanks(line: string): string {
  let isShown = false;
  return line.replace(BLANKS_OR_STYLE, (found, style?: string) => {
    if (style === undefined) return isShown ? found : `${CSI}${found.length}C`;
    if (SHOWN_ON_BLANKS.includes(style)) isShown = true;
    else if (ENDS_THEM.includes(style)) isShown = false;
    return found;
  });
}
