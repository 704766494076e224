// What must hold for every page of an evening.
import type { Frame } from './guest.ts';

export type Language = 'en' | 'fr';

/** A mark of a cut; the path of a save may be longer than any page. */
const CUT = /(?<![/\\]\S*)\S…/;
/** A line of a list of choices, with its key. */
const CHOICE = /^[▸ ] [0-9a-zA-Z]\*? +\S/;
/** Rows that have as much room as there is: names of corners over the road, and the log beside the map, which is whole on its page. */
const SHORTENED = /[○●]|… {2,}[\u2800-\u28ff]/;
/** A row of the list of saves, which names as many drivers as it has room for. */
const SAVE = / \d{4}-\d\d-\d\d \d\d:\d\d /;
const NO_WORD = /\b(?:undefined|NaN)\b|\[object/;
const KEYS = /\[[^\]]+\] \S/;
const MARKED = /^.?▸/;
/** Words that no French page has, but for what a file of a circuit says of it. */
const ENGLISH = /\b(?:the|with|your|which|and|from)\b(?! mind)/;

/** Returns what is wrong on a page, each with the page; empty when nothing is. */
export function faultsOf(frame: Frame, language: Language): readonly string[] {
  const { lines } = frame;
  const foot = lines.findLast(line => line !== '') ?? '';
  const faults = [
    ...lines.filter(isCut).map(line => `cut: ${line}`),
    ...lines.filter(line => NO_WORD.test(line)).map(line => `no word: ${line}`),
    ...(KEYS.test(foot) ? [] : [`no keys: ${foot}`]),
    ...(lines.some(line => MARKED.test(line) && line.replace(MARKED, '').trim() === '')
      ? ['an empty choice']
      : []),
    ...(language === 'fr'
      ? lines.filter(line => ENGLISH.test(line)).map(line => `English: ${line}`)
      : []),
  ];
  return faults.map(fault => `${frame.station}, ${frame.key}: ${fault}`);
}

function isCut(line: string): boolean {
  if (!CUT.test(line) || SAVE.test(line)) return false;
  return CHOICE.test(line) || !SHORTENED.test(line);
}
