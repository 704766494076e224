// The race engineer in English.
import type { ReasonName } from '../../advice.ts';
import type { EngineerWords } from '../words.ts';

const REASONS: Readonly<Record<ReasonName, string>> = {
  road: 'distance to the flag',
  tires: 'tires',
  brakes: 'brakes',
  gearbox: 'gas',
  body: 'body',
  engine: 'engine',
  handling: 'road handling',
  wear: 'wear',
  contact: 'risk of contact',
  danger: 'dangerous spaces',
  blocking: 'cars held up behind',
  headway: 'track position',
  reserve: 'kept for a better moment',
  driver: 'driver points kept for later',
  mate: 'repairs for our other car',
  places: 'finishing position',
  chips: 'skill chips',
  traffic: 'the cars around',
  slip: 'slipstream',
  damage: 'damage',
  place: 'being in front',
};

/** The engineer's words as most books have them. */
export const engineer: EngineerWords = {
  best: (rolls, why) => `Engineer: best by ${figure(rolls)} rolls${reasons(why)}`,
  even: () => 'Engineer: nothing better here',
  worse: (rolls, why) => `Engineer: ${figure(rolls)} rolls worse${reasons(why)}`,
  ruin: () => 'Engineer: no! That could end our race',
  why: name => REASONS[name],
};

/** Returns the engineer's words with other names for some reasons. */
export function engineerSaying(names: Partial<Record<ReasonName, string>>): EngineerWords {
  return { ...engineer, why: name => names[name] ?? REASONS[name] };
}

function reasons(why: readonly string[]): string {
  return why.length === 0 ? '' : `: ${why.join(', ')}`;
}

function figure(rolls: number): string {
  return rolls.toFixed(1);
}
