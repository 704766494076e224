// French: the words of Championship Formula Racing where they are read out, in full instead of in columns.
import type { ExcessPayment } from '../../../rules/championship-formula/chapters/corners/excess.ts';
import type { ChampionshipWords } from '../championship-words.ts';
import { FR_CHAMPIONSHIP } from './championship.ts';
import { plural } from './consequences.ts';

const ROLLED = { chance: 'une chance', test: 'un test' } as const;
const TESTED = {
  acceleration: 'd’accélération',
  topSpeed: 'de vitesse maximale',
  startSpeed: 'du départ',
} as const;

function payments(
  ways: readonly ExcessPayment[],
  roll: 'chance' | 'test',
  percent?: number,
): string {
  const rolled = percent === undefined ? ROLLED[roll] : `${ROLLED[roll]} à ${percent}\u00a0%`;
  const told = ways.map(way => {
    if (!way.roll) return `${way.wear} d’usure`;
    return way.wear === 0 ? rolled : `${way.wear} d’usure et ${rolled}`;
  });
  return told.join(', ou ');
}

export const FR_PLAIN_CHAMPIONSHIP: ChampionshipWords = {
  ...FR_CHAMPIONSHIP,
  attributes: {
    ...FR_CHAMPIONSHIP.attributes,
    topSpeed: 'vitesse maximale',
    startSpeed: 'vitesse de départ',
  },
  thirdWear: wear =>
    wear < 0 ? 'trop dépensé pour ce tiers de la course' : `${wear} pour ce tiers de la course`,
  paid: over => `payé jusqu’à ${over} au-dessus de la limite de ce virage`,
  next: {
    brake: (by, cost) =>
      cost === undefined
        ? `il faudra ralentir de ${by}`
        : `il faudra ralentir de ${by}, puis ${cost}`,
    outOfReach: 'trop vite pour ralentir à temps',
  },
  payments,
  tests: (tests, percent) =>
    `${tests.length === 1 ? 'test' : 'tests'} ${tests.map(test => TESTED[test]).join(' et ')} à ${percent}\u00a0%`,
  brakes: payment => `freinage forcé pour ${payment}`,
  offRoad: 'HORS DE LA PISTE',
  inCorner: (corner, cost) => `${corner} : ${cost}`,
  overBy: over => `${over} au-dessus de la limite`,
  way: {
    ...FR_CHAMPIONSHIP.way,
    slip: (letter, spaces) =>
      `${plural(spaces, 'case', 'cases')} de plus dans l’aspiration de ${letter}`,
    pass: percent => `le dépassement réussit à ${percent}\u00a0%`,
    crash: percent =>
      `par la rangée d’un accident, ${percent}\u00a0% de tête-à-queue ou d’accident`,
    past: letters => `en force à travers ${letters}`,
    brake: speed => `en freinant tard à ${speed}`,
    slipped: letters => `${letters.join(' et ')} peut prendre votre aspiration`,
  },
  rollNames: {
    ...FR_CHAMPIONSHIP.rollNames,
    acceleration: 'test d’accélération',
    topSpeed: 'test de vitesse maximale',
  },
  chips: (green, red) => {
    if (red > 0) return 'un jeton rouge';
    return green === 0 ? 'aucun jeton' : plural(green, 'jeton vert', 'jetons verts');
  },
};
