// English: the styles of CPU drivers, in two words and in a sentence.
import type { Style } from '../../../drivers/levels/characters.ts';
import type { StyleWords } from '../words.ts';

export const EN_STYLES: Readonly<Record<Style, StyleWords>> = {
  lateBraker: {
    name: 'late braker',
    note: 'goes into corners a gear too high, and pays for it in tires and brakes.',
  },
  earlyBraker: {
    name: 'early braker',
    note: 'is slow into every corner and saves tires and brakes for later.',
  },
  tireSaver: { name: 'tire saver', note: 'hardly ever spends a tire point.' },
  slipstreamer: {
    name: 'slipstreamer',
    note: 'hunts for the car in front, to get a tow.',
  },
  blocker: { name: 'blocker', note: 'likes to end in the lane of the car right behind.' },
  cleanDriver: { name: 'clean driver', note: 'keeps away from other cars.' },
  elbows: { name: 'sharp elbows', note: 'squeezes in alongside and does not mind a bump.' },
  rainGambler: {
    name: 'rain gambler',
    note: 'attacks in the wet, and bets on a change in the weather.',
  },
  pitFox: { name: 'pit fox', note: 'stops for tires where others stay out.' },
  engineFlogger: { name: 'engine flogger', note: 'loves the two highest gears.' },
  engineNurse: { name: 'engine nurse', note: 'leaves the two highest gears to others.' },
  starter: { name: 'fast starter', note: 'attacks on the first lap, whatever it costs.' },
  finisher: { name: 'finisher', note: 'waits, then attacks on the last lap.' },
  metronome: { name: 'metronome', note: 'stays in the same gear for as long as possible.' },
};
