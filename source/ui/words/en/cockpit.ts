// English: the words of the cockpit.
import type { CockpitWords } from '../cockpit-words.ts';
import { EN_CALLS } from './calls.ts';

export const EN_COCKPIT: CockpitWords = {
  calls: EN_CALLS,
  place: (place, count) => `P${place} of ${count}`,
  gap: halves => {
    if (halves === 0) return 'level';
    return `${halves / 2} ${halves === 2 ? 'space' : 'spaces'}`;
  },
  tires: (type, lap) => `${type} tires, lap ${lap}`,
  lapColumn: 'lap',
  moreCars: cars => `${cars} more: t shows all`,
};
