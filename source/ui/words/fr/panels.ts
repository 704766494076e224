import type { CallWords } from '../call-words.ts';
import type { PanelWords } from '../panel-words.ts';
import { ordinal } from './consequences.ts';

const FR_CALLS: CallWords = {
  rows: { bell: 'Sonner à votre tour', title: 'Titre de la fenêtre' },
  title: (name, circuit) => `À ${name} de jouer · ${circuit} · Chicane`,
};

export const FR_PANELS: PanelWords = {
  calls: FR_CALLS,
  place: (place, count) => `${ordinal(place)} sur ${count}`,
  gap: halves => {
    if (halves === 0) return 'à hauteur';
    if (halves === 1) return 'une demi-case';
    return `${String(halves / 2).replace('.', ',')} ${halves < 4 ? 'case' : 'cases'}`;
  },
  tires: (type, lap) => `pneus ${type}, tour ${lap}`,
  chart: 'places par manche',
  gaps: 'écarts à la manche',
  lapColumn: 'tour',
  moreCars: cars => `${cars} de plus : t les montre`,
};
