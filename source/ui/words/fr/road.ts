// French: the choices that are made on the road.
import type { RoadWords } from '../road-words.ts';

export const FR_ROAD: RoadWords = {
  sure: 'C’est l’abandon. Vraiment ? [y] oui, [esc] non',
  sureOfSession: 'C’est la fin de votre séance. Vraiment ? [y] oui, [esc] non',
};
