// Says the same to a terminal in fewer bytes: over a slow line every byte of a key press counts.

const CSI = '\u001b[';
const csi = '\\u001b\\[';
// To the beginning of the next line. Ink says it once for each line that stays as it is.
const NEXT_LINE = `${CSI}E`;
const LINES_SKIPPED = new RegExp(`(?:${csi}E){2,}`, 'g');
// There already.
const COLUMN_ONE = new RegExp(`(${csi}\\d*E)${csi}1?G`, 'g');
// The rest of a line that has just been erased.
const FRESH_LINE = new RegExp(`(?<=${csi}K)[^\\n]+`, 'g');
// A run of blanks that takes more bytes than a step over them, or a style that begins or ends.
const BLANKS_OR_STYLE = new RegExp(`${csi}(\\d+)m| {5,}`, 'g');
/** Styles that show on blanks, and what ends them. */
const SHOWN_ON_BLANKS = ['4', '7'];
const ENDS_THEM = ['0', '24', '27'];

/** The same frame of Ink in fewer bytes. */
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
