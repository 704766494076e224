// The race engineer in French.
import type { ReasonName } from '../../advice.ts';
import type { Compared, EngineerWords, Weighed } from '../engineer-words.ts';
import { ordinal } from './consequences.ts';

type Points = 'tires' | 'brakes' | 'gearbox' | 'body' | 'engine' | 'handling' | 'wear' | 'chips';
type Names = Partial<Record<ReasonName, string>>;

const POINTS: Readonly<Record<Points, string>> = {
  tires: 'pneus',
  brakes: 'freins',
  gearbox: 'essence',
  body: 'carrosserie',
  engine: 'moteur',
  handling: 'tenue de route',
  wear: 'usure',
  chips: 'jetons de talent',
};

/** What “on” does by a choice that is better for a reason, and by one that is worse. */
const DEEDS: Readonly<
  Record<Exclude<ReasonName, Points>, readonly [gains: string, loses: string]>
> = {
  road: ['se rapproche du drapeau', 'reste plus loin du drapeau'],
  contact: ['évite les autres voitures', 'risque l’accrochage'],
  danger: ['évite les cases dangereuses', 'passe par les cases dangereuses'],
  blocking: ['retient les voitures de derrière', 'ouvre la porte derrière'],
  headway: ['reste devant', 'cède la position'],
  reserve: ['garde des réserves pour plus tard', 'entame les réserves'],
  driver: ['garde des points de pilote', 'entame les points de pilote'],
  mate: ['laisse des réparations à l’équipier', 'prend des réparations à l’équipier'],
  stop: ['rentabilise l’arrêt au stand', 'paie un arrêt dont on peut se passer'],
  places: ['est mieux placé à l’arrivée', 'est moins bien placé à l’arrivée'],
  traffic: ['trouve la piste libre', 'tombe dans le trafic'],
  slip: ['prend l’aspiration', 'manque l’aspiration'],
  damage: ['ménage la voiture', 'risque la casse'],
  place: ['prend du terrain aux autres', 'cède du terrain aux autres'],
};

/** Tenths of a roll below one, as they are said on the radio. */
const TENTHS = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

/** Verbs for points: where turns are counted, a card that is free may have to be paid for in the corner ahead. */
const PRICES = {
  lancer: ['épargne', 'perd'],
  manche: ['épargnera', 'perdra'],
} as const;

interface Own {
  readonly names: Names;
  readonly prices: readonly [saved: string, spent: string];
}

export const engineer: EngineerWords = engineerIn('lancer');

/** Returns the engineer's words in rolls, with other names for some parts. */
export function engineerSaying(names: Names): EngineerWords {
  return engineerIn('lancer', names);
}

export function engineerIn(unit: 'lancer' | 'manche', names: Names = {}): EngineerWords {
  const counted = (rolls: number) => {
    const tenths = Math.round(10 * rolls);
    const said = TENTHS[tenths];
    if (said) return `${said} dixième${tenths === 1 ? '' : 's'} de ${unit}`;
    // In French the plural begins at two.
    return `${figure(rolls)} ${unit}${rolls < 1.95 ? '' : 's'}`;
  };
  return {
    best: ({ names: both, rolls, why }) =>
      both === undefined
        ? `Ingénieur : celui-ci, ${counted(rolls)} de mieux${because(why)}.`
        : `Ingénieur : ${both.own}, ${counted(rolls)} de mieux que ${both.other}${because(why)}.`,
    even: 'Ingénieur : il n’y a pas mieux ici.',
    worse: ({ names: both, rolls, why }) =>
      both === undefined
        ? `Ingénieur : celui-ci nous coûte ${counted(rolls)}${because(why)}.`
        : `Ingénieur : ${both.own}, ${counted(rolls)} de plus que ${both.other}${because(why)}.`,
    ruin: 'Ingénieur : non ! Ce serait risquer l’abandon.',
    weighed: (facts, { kind, rolls, other }) => {
      const against: Record<Weighed['kind'], string> = {
        best: ` : ${counted(rolls)} de mieux que ${other}`,
        even: ' ; il n’y a pas mieux ici',
        worse: ` : ${counted(rolls)} de plus que ${other}`,
      };
      return `Ingénieur : ${facts}${against[kind]}.`;
    },
    givesAway: (rolls, asks) => {
      const loss = rolls === undefined ? 'peut perdre la course' : `coûte ${counted(rolls)}`;
      return `Entrée ${loss} ici${asks ? ' ; [h] dit pourquoi' : ''}.`;
    },
    gear: gear => (gear === 1 ? 'la 1re' : `la ${ordinal(gear)}`),
    why: (name, rolls, gains) =>
      reason(name, figure(rolls), gains, { names, prices: PRICES[unit] }),
    title: 'Ingénieur de course',
    manners: {
      school: 'école, marque et explique',
      onCall: 'sur appel, avec h',
      silent: 'muet',
    },
    help: 'Votre ingénieur de course vous guide à chaque coup, attend que vous l’appeliez avec h, ou se tait ; aux essais chronométrés il se tait toujours. Le résultat note combien de fois il a parlé.',
    radio: {
      trial: 'Pas de radio aux essais chronométrés : ce tour n’est qu’à vous.',
      off: 'Votre ingénieur ne répond pas. Les options (o) rétablissent la radio.',
    },
  };
}

function reason(name: ReasonName, rolls: string, gains: boolean, { names, prices }: Own): string {
  if (name in POINTS) {
    const points = names[name] ?? POINTS[name as Points];
    return `${prices[gains ? 0 : 1]} ${rolls} en ${points}`;
  }
  const [gained, lost] = DEEDS[name as keyof typeof DEEDS];
  return `${gains ? gained : lost} (${rolls})`;
}

function because(why: Compared['why']): string {
  return why.length === 0 ? '' : ` : on ${why.join(' et ')}`;
}

function figure(rolls: number): string {
  return rolls.toFixed(1).replace('.', ',');
}
