// The words with which a driver is called beside the screen.
import type { CallWords } from '../call-words.ts';

export const EN_CALLS: CallWords = {
  rows: { bell: 'Bell on your turn', title: 'Turn in window title' },
  title: (name, circuit) => `${name} to play · ${circuit} · Chicane`,
};
