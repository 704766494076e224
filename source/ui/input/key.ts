// One key press as the screen knows it: a name, and the text it types.

/** A key press, or a whole paste. */
export interface Key {
  /**
   * The character itself for a printable key; `up`, `enter`, `escape`, `tab`, `backTab`, `backspace`, `ctrl+c`, …
   * for the others; `paste` for pasted text; `unknown` for a sequence that means nothing here.
   */
  readonly name: string;
  /** What a text field would take over; empty for keys that type nothing. */
  readonly text: string;
}

/** A key that types nothing. */
export function named(name: string): Key {
  return { name, text: '' };
}

/** A key that types `text`, a single character. */
export function typed(text: string): Key {
  return { name: text, text };
}

/** True for keys that put a character into a text field. */
export function isTyped(key: Key): boolean {
  return key.text !== '' && key.name !== 'paste';
}
