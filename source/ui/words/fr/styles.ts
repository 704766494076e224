// French: the styles of CPU drivers, in two words and in a sentence.
import type { Style } from '../../../drivers/levels/characters.ts';
import type { StyleWords } from '../words.ts';

export const FR_STYLES: Readonly<Record<Style, StyleWords>> = {
  lateBraker: {
    name: 'freine tard',
    note: 'aborde les virages un rapport trop haut et le paie en pneus et en freins.',
  },
  earlyBraker: {
    name: 'freine tôt',
    note: 'aborde lentement chaque virage et garde pneus et freins pour plus tard.',
  },
  tireSaver: { name: 'ménage ses pneus', note: 'ne dépense presque jamais un point de pneus.' },
  slipstreamer: {
    name: 'chasse l’aspiration',
    note: 'cherche la voiture de devant pour se faire aspirer.',
  },
  blocker: { name: 'ferme la porte', note: 'aime finir sur la ligne de celui qui le suit.' },
  cleanDriver: { name: 'pilote propre', note: 'se tient à l’écart des autres voitures.' },
  elbows: {
    name: 'joue des coudes',
    note: 'se glisse aux côtés des autres sans craindre la touchette.',
  },
  rainGambler: {
    name: 'parieur de pluie',
    note: 'attaque sous la pluie et parie que le temps va tourner.',
  },
  pitFox: {
    name: 'renard des stands',
    note: 's’arrête aux stands quand les autres restent en piste.',
  },
  engineFlogger: { name: 'cravache le moteur', note: 'adore les deux rapports les plus hauts.' },
  engineNurse: {
    name: 'ménage le moteur',
    note: 'laisse les deux plus hauts rapports aux autres.',
  },
  starter: { name: 'départ canon', note: 'attaque au premier tour, quoi qu’il en coûte.' },
  finisher: { name: 'finisseur', note: 'attend, et attaque au dernier tour.' },
  metronome: { name: 'métronome', note: 'garde le même rapport aussi longtemps que possible.' },
};
