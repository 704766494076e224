// What a drawing function returns: rows of runs, each run with a meaning instead of a colour.

/** Meanings that a theme turns into colours; colour is never the only sign of a fact. */
export const TONES = [
  'plain',
  'faint',
  'strong',
  'title',
  'kerb',
  'corner',
  'wet',
  'line',
  'wall',
  'car',
  'own',
  'danger',
  'target',
  'costly',
  'fatal',
  'path',
  'gear',
  'good',
  'warn',
  'bad',
  'chosen',
] as const;
export type Tone = (typeof TONES)[number];

export interface Run {
  readonly text: string;
  readonly tone: Tone;
  /** Seat whose colour the text takes; its letter shows the seat too. */
  readonly seat?: number;
}

/** A screen row, from left to right; never wider than asked for. */
export type Row = readonly Run[];
