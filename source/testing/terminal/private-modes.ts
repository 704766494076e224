// Tracks the private modes (DECSET, DECRST) that programs set in a terminal: alternate screen, cursor, paste, mouse.
import type xterm from '@xterm/headless';

/** Modes that are on in a new terminal: wrapped rows and a visible cursor. */
const ON_AT_FIRST: readonly number[] = [7, 25];

/**
 * Follows the modes of a terminal; returns a function that lists those changed since its start, lowest number first.
 */
export function watchPrivateModes(terminal: xterm.Terminal): () => readonly number[] {
  const changed = new Set<number>();
  const follow = (final: 'h' | 'l') =>
    terminal.parser.registerCsiHandler({ prefix: '?', final }, parameters => {
      for (const mode of parameters.flat()) {
        if (ON_AT_FIRST.includes(mode) === (final === 'h')) changed.delete(mode);
        else changed.add(mode);
      }
      // The terminal itself must handle the sequence too.
      return false;
    });
  follow('h');
  follow('l');
  return () => [...changed].toSorted((a, b) => a - b);
}
