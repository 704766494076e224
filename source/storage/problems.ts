// The reasons why a save cannot be loaded, and the sentences about them for a player.
import { basename } from 'node:path';
import { safeText } from './untrusted-text.ts';

export type SaveProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'notASave' }
  | { readonly kind: 'damaged'; readonly at: string }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'unknownBook'; readonly book: string }
  | { readonly kind: 'badCircuit'; readonly circuit: string; readonly reason: string };

const DETAIL_CELLS = 120;

/** Returns one or two plain sentences: what is wrong with `file`, and the remedy where there is one. */
export function problemSentence(problem: SaveProblem, file: string): string {
  const name = safeText(basename(file), DETAIL_CELLS);
  switch (problem.kind) {
    case 'missing':
      return `There is no save called ${name} in ${safeText(folderOf(file), DETAIL_CELLS)}.`;
    case 'unreadable':
      return `${name} cannot be read: ${detail(problem.reason)}.`;
    case 'notASave':
      return `${name} is not a saved race.`;
    case 'damaged':
      return `${name} is damaged (${detail(problem.at)}), and there is no earlier save of it to use.`;
    case 'newer':
      return `${name} was saved by a newer Chicane (save version ${problem.version}). Update the program to open it.`;
    case 'unknownBook':
      return `${name} uses the rule book “${detail(problem.book)}”, which this Chicane does not have.`;
    case 'badCircuit':
      return `The circuit ${detail(problem.circuit)} inside ${name} cannot be used: ${detail(problem.reason)}.`;
  }
}

function detail(text: string): string {
  return safeText(text, DETAIL_CELLS).replace(/\.$/, '');
}

function folderOf(file: string): string {
  const end = file.length - basename(file).length - 1;
  return end > 0 ? file.slice(0, end) : 'this folder';
}
