// A key press as the screen knows it: a name, and the text it types.

/** A key press, or a whole paste. */
export interface Key {
  /**
   * The character itself for a printable key; `up`, `enter`, `escape`, `tab`, `backTab`, `backspace`, `ctrl+c`, … for
   * others; `paste` for pasted text; `unknown` for a sequence without a meaning here.
   */
  readonly name: string;
  /** The text that a field takes over; empty for keys that type nothing. */
  readonly text: string;
}

/** Returns a key that types nothing. */
export function named(name: string): Key {
  return { name, text: '' };
}

export function typed(text: string): Key {
  return { name: text, text };
}

/** Reports whether a key puts a character into a text field. */
export function isTyped(key: Key): boolean {
  return key.text !== '' && key.name !== 'paste';
}
