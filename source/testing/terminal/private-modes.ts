// The private modes of a terminal (DECSET, DECRST), as programs set them: alternate screen, cursor, paste marks, mouse.
import type xterm from '@xterm/headless';

/** Modes that are on in a terminal just opened: rows that wrap, a cursor that is seen. */
const ON_AT_FIRST: readonly number[] = [7, 25];

/** Follows the modes of a terminal; the answer tells which of them stand otherwise than at first, lowest number first. */
export function watchPrivateModes(terminal: xterm.Terminal): () => readonly number[] {
  const changed = new Set<number>();
  const follow = (final: 'h' | 'l') =>
    terminal.parser.registerCsiHandler({ prefix: '?', final }, parameters => {
      for (const mode of parameters.flat()) {
        if (ON_AT_FIRST.includes(mode) === (final === 'h')) changed.delete(mode);
        else changed.add(mode);
      }
      // The terminal itself shall see it too.
      return false;
    });
  follow('h');
  follow('l');
  return () => [...changed].toSorted((a, b) => a - b);
}
