// French: what a choice does.

import { ofName } from '../../../replay/elision.ts';
import { spaceName } from '../../../replay/space-names.ts';
import type { Consequence } from '../../../rules/kit/types.ts';
import { costly, grave, harmless } from '../weights.ts';
import type { ConsequenceWords, RaceWords } from '../words.ts';
import { ofTrant } from './trant-consequences.ts';

type Names = (seats: readonly number[]) => string;

export function plural(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`;
}

export function ordinal(value: number): string {
  return value === 1 ? '1er' : `${value}e`;
}

/** The points of a book in words: those that a choice costs, and those that a stop gives back. */
export interface PointWords {
  /** One point and several, by pool. */
  readonly points: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** In three letters. */
  readonly short: Readonly<Record<string, string>>;
  readonly back: (amount: number) => string;
}

const POINTS: PointWords['points'] = {
  tires: ['pneu', 'pneus'],
  brakes: ['frein', 'freins'],
  gearbox: ['essence', 'essence'],
  body: ['carrosserie', 'carrosserie'],
  engine: ['moteur', 'moteur'],
  handling: ['tenue', 'tenue'],
  wear: ['usure', 'usure'],
};

export const PARTS_SHORT = {
  tires: 'pne',
  brakes: 'frn',
  gearbox: 'ess',
  body: 'car',
  engine: 'mot',
  handling: 'ten',
  wear: 'usu',
} as const;

export const POINT_WORDS: PointWords = {
  points: POINTS,
  short: PARTS_SHORT,
  back: amount => (amount === 0 ? 'un train neuf' : `un train neuf : ${amount} pneus rendus`),
};

export function consequencesIn(said: PointWords): RaceWords['consequence'] {
  return (one, names) => consequence(one, names, said);
}

function consequence(one: Consequence, names: Names, said: PointWords): ConsequenceWords {
  const { amount = 0, name = '' } = one;
  const who = names(one.seats ?? []);
  const stops = `${amount}/${one.of ?? amount}`;
  const risk = `${one.percent ?? 0}\u00a0%${(one.seats ?? []).length > 1 ? ' chacun' : ''}`;
  const points = said.points[one.kind];
  if (points !== undefined) {
    const part = said.short[one.kind] ?? one.kind;
    const short = amount === 1 ? part : `${amount} ${part}`;
    return { ...costly(plural(amount, points[0], points[1]), short), paid: true };
  }
  switch (one.kind) {
    case 'stop':
      return harmless(`arrêt ${stops} dans ${name}`, `arrêt ${stops}`);
    case 'noStop':
      return costly(`pas d’arrêt dans ${name}`, 'pas d’arrêt');
    case 'overshoot':
      return costly(`sortie ${ofName(name)} de ${amount}`, `sortie de ${amount}`);
    // Left out where the line is short, because the question above it says so.
    case 'blocked':
      return costly(`bloqué, ${plural(amount, 'case', 'cases')} de moins`, '');
    case 'collisionTest':
      return costly(`accrochage avec ${who} (${risk})`, `choc ${who} (${risk})`);
    case 'handlingTest':
      return costly(`débris en ${spaceName(name, 'fr')} (${risk})`);
    case 'collisionTestOfLast':
      return costly(`accrochage avec ${who} (${risk} ÉLIM.)`, `choc ${who} (${risk} ÉLIM.)`);
    case 'handlingTestOfLast':
      return costly(`débris en ${spaceName(name, 'fr')} (${risk} ÉLIM.)`);
    case 'slipstream':
      return harmless(`dans l’aspiration de ${who}`);
    case 'finish':
      return harmless('termine la course');
    case 'spin':
      return grave('tête-à-queue : plus de pneus', 'tête-à-queue');
    case 'eliminated':
      return grave('ÉLIMINÉ');
    default:
      return ofPitsAndWeather(one, who, said);
  }
}

// Where the slide ends, if that is known, and the points that it costs.
function slides({ amount = 0, name = '', of: points = 0 }: Consequence): ConsequenceWords {
  const price = points > 0 ? ` pour ${plural(points, 'point', 'points')}` : '';
  if (name === '') return costly(`puis glisse de ${amount}`);
  return costly(
    `puis glisse de ${amount} en ${spaceName(name, 'fr')}${price}`,
    `glisse en ${spaceName(name, 'fr')}${price}`,
  );
}

function ofPitsAndWeather(one: Consequence, who: string, said: PointWords): ConsequenceWords {
  const { amount = 0, name = '', percent = 0 } = one;
  switch (one.kind) {
    case 'slide':
      return slides(one);
    case 'slidesOut':
      return grave(`ÉLIMINÉ : glisse de ${amount} en ${spaceName(name, 'fr')}`, 'SORT EN GLISSANT');
    case 'wallTest':
      return costly(`mur en ${spaceName(name, 'fr')} (${percent}\u00a0%)`);
    case 'wallTestOfLast':
      return costly(`mur en ${spaceName(name, 'fr')} (${percent}\u00a0% ÉLIM.)`);
    case 'tiresBack':
      return harmless(said.back(amount));
    case 'quickStop':
      return harmless(`repart aussitôt ${100 - percent}\u00a0%, sinon attend`);
    case 'waits':
      return harmless('attend le prochain coup', 'attend un coup');
    case 'ownPit':
      return harmless('rentre à votre stand');
    case 'pitLane':
      return harmless('entre dans la voie des stands');
    case 'heldUp':
      return harmless(
        who === '' ? 'attend dans la voie, gratuit' : `attend derrière ${who}, gratuit`,
      );
    case 'ontoTrack':
      return harmless('retour en piste');
    case 'by':
      return harmless(`par ${spaceName(name, 'fr')}`);
    case 'rolls':
      return costly(`+${plural(amount, 'lancer', 'lancers')}`);
    case 'lapDone':
      return harmless('franchit la ligne');
    case 'sessionOver':
      return grave('FIN DE SÉANCE : dernier');
    default:
      return (
        ofTrant(one) ??
        costly([one.kind, amount === 0 ? '' : String(amount), name].filter(Boolean).join(' '))
      );
  }
}
