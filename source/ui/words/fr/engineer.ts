// The race engineer in French.
import type { ReasonName } from '../../advice.ts';
import type { EngineerWords } from '../words.ts';

const REASONS: Readonly<Record<ReasonName, string>> = {
  road: 'distance jusqu’au drapeau',
  tires: 'pneus',
  brakes: 'freins',
  gearbox: 'essence',
  body: 'carrosserie',
  engine: 'moteur',
  handling: 'tenue de route',
  wear: 'usure',
  contact: 'risque de contact',
  danger: 'cases dangereuses',
  blocking: 'voitures retenues derrière',
  headway: 'position en piste',
  reserve: 'gardé pour un meilleur moment',
  driver: 'points de pilote gardés pour la suite',
  mate: 'réparations de l’équipier',
  places: 'place à l’arrivée',
  chips: 'jetons d’adresse',
  traffic: 'les voitures autour',
  slip: 'aspiration',
  damage: 'dégâts',
  place: 'être devant',
};

/** The engineer's words as most books have them. */
export const engineer: EngineerWords = {
  best: (rolls, why) => `Ingénieur : ${lancers(rolls)} de mieux${reasons(why)}`,
  even: () => 'Ingénieur : rien de mieux ici',
  worse: (rolls, why) => `Ingénieur : ${lancers(rolls)} de plus${reasons(why)}`,
  ruin: () => 'Ingénieur : non ! Ce serait risquer l’abandon',
  why: name => REASONS[name],
};

/** Returns the engineer's words with other names for some reasons. */
export function engineerSaying(names: Partial<Record<ReasonName, string>>): EngineerWords {
  return { ...engineer, why: name => names[name] ?? REASONS[name] };
}

function reasons(why: readonly string[]): string {
  return why.length === 0 ? '' : ` : ${why.join(', ')}`;
}

// In French the plural begins at two.
function lancers(rolls: number): string {
  return `${figure(rolls)} ${rolls < 1.95 ? 'lancer' : 'lancers'}`;
}

function figure(rolls: number): string {
  return rolls.toFixed(1).replace('.', ',');
}
