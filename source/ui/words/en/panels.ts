import type { CallWords } from '../call-words.ts';
import type { PanelWords } from '../panel-words.ts';

const EN_CALLS: CallWords = {
  rows: { bell: 'Bell on your turn', title: 'Turn in window title' },
  title: (name, circuit) => `${name} to play · ${circuit} · Chicane`,
};

export const EN_PANELS: PanelWords = {
  calls: EN_CALLS,
  place: (place, count) => `P${place} of ${count}`,
  gap: halves => {
    if (halves === 0) return 'level';
    if (halves === 1) return 'half a space';
    return `${halves / 2} ${halves === 2 ? 'space' : 'spaces'}`;
  },
  tires: (type, lap) => `${type} tires, lap ${lap}`,
  chart: 'places by round',
  gaps: 'gaps after round',
  lapColumn: 'lap',
  moreCars: cars => `${cars} more: t shows all`,
};
