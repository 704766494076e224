// A line of text being typed: characters, a cursor, and a limit in columns. It never holds anything that a terminal
// would obey.
import stripAnsi from 'strip-ansi';
import { isTyped, type Key } from '../input/key.ts';
import { cutText, graphemesOf, textWidth } from '../theme/width.ts';

/** A text and the cursor in it, counted in characters as a person sees them. */
export interface TextField {
  readonly text: string;
  readonly at: number;
  /** True for a text that is untouched, which the first character typed replaces. */
  readonly suggested?: true;
}

/** Returns a field with the cursor behind its text. */
export function fieldOf(text: string): TextField {
  return { text, at: graphemesOf(text).length };
}

/** Returns a field with a text that the first letter typed replaces. */
export function suggestedField(text: string): TextField {
  return text === '' ? fieldOf('') : { ...fieldOf(text), suggested: true };
}

// Control, format (bidirectional marks, zero width), private and unassigned characters, line ends, and all that is
// drawn as nothing.
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns the text without anything that a terminal would obey or draw as nothing, in composed form, at most `columns`
 * wide.
 */
export function cleanText(text: string, columns: number): string {
  const plain = stripAnsi(text).replace(/\s+/gu, ' ').replace(UNSAFE, '').normalize('NFC');
  // A run of combining marks would pile up over its neighbours: two per character are plenty for any language.
  const calm = plain.replace(/(\p{M}{2})\p{M}+/gu, '$1').replace(/^\p{M}+/u, '');
  return cutText(calm, columns);
}

/** Returns the field after a key; the same field when the key does nothing to it. */
export function editField(field: TextField, key: Key, columns: number): TextField {
  if (field.suggested !== true) return edit(field, key, columns);
  const isText = isTyped(key) || key.name === 'paste';
  const from = isText ? fieldOf('') : { text: field.text, at: field.at };
  const edited = edit(from, key, columns);
  return edited === from || (isText && edited.text === '') ? field : edited;
}

function edit(field: TextField, key: Key, columns: number): TextField {
  const marks = graphemesOf(field.text).map(mark => mark.text);
  const last = marks.length;
  switch (key.name) {
    case 'left':
      return { ...field, at: Math.max(0, field.at - 1) };
    case 'right':
      return { ...field, at: Math.min(last, field.at + 1) };
    case 'home':
    case 'ctrl+a':
      return { ...field, at: 0 };
    case 'end':
    case 'ctrl+e':
      return { ...field, at: last };
    case 'ctrl+u':
      return fieldOf('');
    case 'backspace':
      return field.at === 0 ? field : spliced(marks, field.at - 1, 1);
    case 'delete':
      return field.at === last ? field : spliced(marks, field.at, 1);
    default:
      return isTyped(key) || key.name === 'paste' ? insert(field, key.text, columns) : field;
  }
}

function spliced(marks: readonly string[], at: number, count: number): TextField {
  return { text: [...marks.slice(0, at), ...marks.slice(at + count)].join(''), at };
}

function insert(field: TextField, text: string, columns: number): TextField {
  const marks = graphemesOf(field.text).map(mark => mark.text);
  const before = marks.slice(0, field.at).join('');
  const after = marks.slice(field.at).join('');
  // Joined with the text before it: an accent that arrives alone belongs to the letter there.
  const head = cleanText(before + text, Math.max(0, columns - textWidth(after))).trimStart();
  return { text: head + after, at: graphemesOf(head).length };
}
