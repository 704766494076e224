// English: the styles of CPU drivers, in two words and in a sentence.
import type { Style } from '../../drivers/characters.ts';
import type { StyleWords } from './words.ts';

export const EN_STYLES: Readonly<Record<Style, StyleWords>> = {
  lateBraker: {
    name: 'late braker',
    note: 'comes into corners a gear too high, and pays for it with tires and brakes.',
  },
  earlyBraker: {
    name: 'early braker',
    note: 'is slow into every corner and keeps tires and brakes for later.',
  },
  tireSaver: { name: 'tire saver', note: 'hardly ever spends a tire point.' },
  slipstreamer: {
    name: 'slipstreamer',
    note: 'looks for the car in front, to be drawn along by it.',
  },
  blocker: { name: 'blocker', note: 'likes to end in the lane of whoever is right behind.' },
  cleanDriver: { name: 'clean driver', note: 'keeps away from other cars.' },
  elbows: { name: 'sharp elbows', note: 'squeezes in beside others and does not fear a bump.' },
  rainGambler: {
    name: 'rain gambler',
    note: 'attacks in the wet, and bets on a change of the weather.',
  },
  pitFox: { name: 'pit fox', note: 'stops for tires where others stay out.' },
  engineFlogger: { name: 'engine flogger', note: 'loves the two highest gears.' },
  engineNurse: { name: 'engine nurse', note: 'leaves the two highest gears to others.' },
  starter: { name: 'fast starter', note: 'attacks in the first lap, whatever it costs.' },
  finisher: { name: 'finisher', note: 'waits, and attacks in the last lap.' },
  metronome: { name: 'metronome', note: 'keeps the same gear for as long as it will do.' },
};
