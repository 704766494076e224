// The characters of CPU drivers: invented names from many countries, short enough for every table, each with a style
// that shows in a race. Level is skill, character is taste: any character races at any level.
import { LEANINGS } from './leanings.ts';
import { PLAIN_TASTE, type Taste } from './taste.ts';

export const STYLES = [
  'lateBraker',
  'earlyBraker',
  'tireSaver',
  'slipstreamer',
  'blocker',
  'cleanDriver',
  'elbows',
  'rainGambler',
  'pitFox',
  'engineFlogger',
  'engineNurse',
  'starter',
  'finisher',
  'metronome',
] as const;
export type Style = (typeof STYLES)[number];

/** A driver with a name and a taste of its own; the name is its id. */
export interface Character {
  readonly name: string;
  readonly style: Style;
  readonly taste: Taste;
}

export const characters: readonly Character[] = [
  character('Vellano', 'lateBraker', {
    tires: 0.45,
    brakes: 0.45,
    tiresWanted: 0.1,
    brakesWanted: 0.1,
    softWanted: 0.3,
    leaning: LEANINGS.brakes,
  }),
  character('Morvane', 'earlyBraker', {
    brakes: 1.8,
    tires: 1.4,
    brakesWanted: -0.1,
    leaning: LEANINGS.gearbox,
  }),
  character('Okurada', 'tireSaver', {
    tires: 1.5,
    tiresWanted: -0.1,
    softWanted: -0.3,
    pits: 1.4,
    leaning: LEANINGS.handling,
  }),
  character('Marenko', 'slipstreamer', { slipstream: 4, leaning: LEANINGS.handling }),
  character('Castelbrun', 'blocker', { blocking: 8, leaning: LEANINGS.pack }),
  character('Duvannes', 'cleanDriver', { contact: 2.6, leaning: LEANINGS.pack }),
  character('Brandeker', 'elbows', { contact: 0.2, leaning: LEANINGS.engine }),
  character('Ashmoor', 'rainGambler', { weather: 4, wet: 0.4, leaning: LEANINGS.crew }),
  character('Teixandro', 'pitFox', { pits: 0.4, leaning: LEANINGS.crew }),
  character('Ferranze', 'engineFlogger', { engine: -0.8, leaning: LEANINGS.engine }),
  character('Haldquist', 'engineNurse', { engine: 2, leaning: LEANINGS.gearbox }),
  character('Ribalto', 'starter', { firstLap: 0.4, softWanted: 0.3, leaning: LEANINGS.driver }),
  character('Kowarek', 'finisher', { firstLap: 1.4, lastLap: 0.2, leaning: LEANINGS.brakes }),
  character('Lindarsen', 'metronome', { rhythm: 2.4, leaning: LEANINGS.driver }),
];

/** Returns the character of a name in upper or lower case; undefined when there is none. */
export function characterNamed(name: string): Character | undefined {
  const wanted = name.toLowerCase();
  return characters.find(one => one.name.toLowerCase() === wanted);
}

function character(name: string, style: Style, taste: Partial<Taste>): Character {
  return { name, style, taste: { ...PLAIN_TASTE, ...taste } };
}
