// Sends the same to a terminal in fewer bytes: over a slow line every byte of a key press counts.

const CSI = '\u001b[';
const csi = '\\u001b\\[';
// Moves to the beginning of the next line. Ink writes it once for each line that stays as it is.
const NEXT_LINE = `${CSI}E`;
const LINES_SKIPPED = new RegExp(`(?:${csi}E){2,}`, 'g');
// A move up, then down to a line above where it began.
const UP_AND_DOWN = new RegExp(`${csi}(\\d+)A${csi}(\\d*)E`, 'g');
// A move to column one, where the cursor is already.
const COLUMN_ONE = new RegExp(`(${csi}\\d*[EF])${csi}1?G`, 'g');
// The rest of a line that has just been erased.
const FRESH_LINE = new RegExp(`(?<=${csi}K)[^\\n]+`, 'g');
const STYLES = new RegExp(`(?:${csi}[\\d;]+m){2,}`, 'g');
// A run of blanks that takes more bytes than a step over them, or the beginning or end of a style.
const BLANKS_OR_STYLE = new RegExp(`${csi}(\\d+)m| {5,}`, 'g');
// A step over the last blanks of a line, where nothing but the end of styles follows.
const LAST_STEP = new RegExp(`${csi}\\d+C((?:${csi}[\\d;]+m)*\\r?\\n)`, 'g');
/** Styles that show on blanks, and the codes that end them. */
const SHOWN_ON_BLANKS = ['4', '7'];
const ENDS_THEM = ['0', '24', '27'];

export function compact(frame: string): string {
  return frame
    .replace(LINES_SKIPPED, run => `${CSI}${run.length / NEXT_LINE.length}E`)
    .replace(UP_AND_DOWN, straightUp)
    .replace(COLUMN_ONE, '$1')
    .replace(FRESH_LINE, withoutBlanks)
    .replace(LAST_STEP, '$1')
    .replace(STYLES, run => `${CSI}${run.slice(CSI.length, -1).replaceAll(`m${CSI}`, ';')}m`);
}

function straightUp(moves: string, up: string, down: string): string {
  const lines = Number(up) - Number(down || 1);
  return lines > 0 ? `${CSI}${lines}F` : moves;
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
