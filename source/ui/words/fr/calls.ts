// The words with which a driver is called beside the screen.
import type { CallWords } from '../call-words.ts';

export const FR_CALLS: CallWords = {
  rows: { bell: 'Sonner à votre tour', title: 'Titre de la fenêtre' },
  title: (name, circuit) => `À ${name} de jouer · ${circuit} · Chicane`,
};
