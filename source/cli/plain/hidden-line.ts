// A line that is typed while the terminal echoes nothing, and therefore edits nothing either.
import { stripVTControlCharacters } from 'node:util';

/** What has become of a line: still open, ended by Enter, or given up by Ctrl-C or by Ctrl-D at its start. */
export type HiddenTyping = 'open' | 'interrupt' | 'end' | { readonly line: string };

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const CTRL_U = '\u0015';
const ENTER = /[\r\n]/;
const BACKSPACE = /[\b\u007f]/;
const PRINTABLE = /^\P{Cc}$/u;

/** A line as it is typed. */
export class HiddenLine {
  #text = '';

  /** Takes what the keyboard sends, and returns what has become of the line. */
  type(keys: string): HiddenTyping {
    for (const key of stripVTControlCharacters(keys)) {
      if (ENTER.test(key)) return { line: this.#text };
      if (key === CTRL_C) return 'interrupt';
      if (key === CTRL_D && this.#text === '') return 'end';
      if (key === CTRL_U) this.#text = '';
      else if (BACKSPACE.test(key)) this.#text = [...this.#text].slice(0, -1).join('');
      else if (PRINTABLE.test(key)) this.#text += key;
    }
    return 'open';
  }
}
